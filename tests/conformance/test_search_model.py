"""The search model: an answer for each seat or move, and final results that agree with the ranking."""

from __future__ import annotations

from math import isfinite

from motu.core.dice import Dice
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


def test_features_are_small_numbers_one_for_each_name(game: Game) -> None:
    """Features: none of them much larger than the others, and all the same for the same table."""
    model = game.search_model()
    names = model.feature_names()
    largest = [0.0] * len(names)
    for place, s in moments(game, 400, 8):
        before = s.dump()
        assert 0.0 <= model.progress(s) <= 1.0
        for seat in range(place.seats):
            found = list(model.features(s, seat))
            assert len(found) == len(names) == len(set(names))
            largest = [max(one, abs(number)) for one, number in zip(largest, found, strict=True)]
        assert s.dump() == before, "asking changes nothing"
    assert all(one <= 10.0 for one in largest), dict(zip(names, largest, strict=True))


def test_progress_only_grows_from_turn_to_turn(plain_place: Place) -> None:
    """From about 0 at the beginning to near the end."""
    place = plain_place
    model, s, seen = place.game.own_model(), place.new(), 0.0
    if not model.feature_names():
        return
    dice = Dice(5)
    s.until_asked(dice)
    assert model.progress(s) < 0.2
    while s.awaiting() != NOBODY:
        if s.fresh():
            assert model.progress(s) >= seen - 0.05
            seen = max(seen, model.progress(s))
        s.play(s.moves()[dice.below(len(s.moves()))])
        s.until_asked(dice)
    assert seen > 0.5
