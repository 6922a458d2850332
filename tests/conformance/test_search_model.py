"""What a search asks of a game: an answer for each seat or move, and final results that agree with the ranking."""

from __future__ import annotations

from math import isfinite

from motu.core.game import NOBODY, Game
from tests.support.random_games import Place, final, moments


def test_values_and_priors_are_numbers_for_every_seat_and_move(game: Game) -> None:
    model = game.search_model()
    for place, s in moments(game, 200, 7):
        before = s.dump()
        values = list(model.values(s))
        assert len(values) == place.seats
        assert all(isfinite(value) for value in values)
        assert isfinite(model.spread(s))
        assert s.awaiting() == NOBODY or model.spread(s) > 0.0
        if s.awaiting() >= 0:
            priors = list(model.priors(s))
            assert len(priors) == len(s.moves())
            assert all(isfinite(prior) and prior >= 0.0 for prior in priors)
            assert game.priors(s) == priors
            assert [game.prior(s, move) for move in s.moves()] == priors
        assert s.dump() == before, "asking changes nothing"


def test_final_points_are_ordered_as_the_ranking(place: Place) -> None:
    for seed in range(3):
        s = final(place, seed)
        points, ranking = list(place.game.search_model().points(s)), place.game.ranking(s)
        assert place.game.search_model().spread(s) == 0.0
        for a in range(place.seats):
            for b in range(place.seats):
                assert (points[a] > points[b]) == (ranking[a] < ranking[b])


def test_values_at_the_end_are_the_points(place: Place) -> None:
    s = final(place, 4)
    assert list(place.game.search_model().values(s)) == s.scores()
