"""Points and places."""

from __future__ import annotations

from motu.core.game import Game
from motu.words import LANGUAGES, Words
from tests.support.random_games import Place, final, moments, positions


def test_the_ledger_sums_to_the_scores(place: Place) -> None:
    for number, s in enumerate(positions(place, 1)):
        if number % 10 == 0:
            ledger = place.game.ledger(s)
            assert [sum(line.points for line in lines) for lines in ledger] == s.scores()
            assert len(ledger) == place.seats


def test_every_source_of_points_stands_once_and_has_a_text(game: Game) -> None:
    spoken = [Words(game.name, language, strict=True) for language in LANGUAGES]
    for _, s in moments(game, 100, 2):
        for lines in game.ledger(s):
            sources = [line.source for line in lines]
            assert len(set(sources)) == len(sources)
            for line in lines:
                assert line.times > 0
                for words in spoken:
                    assert words.text(f"score-{line.source}", {"count": line.times, "points": line.points})


def test_places_follow_the_points(place: Place) -> None:
    for seed in range(3):
        s = final(place, seed)
        scores, ranking = s.scores(), place.game.ranking(s)
        assert len(ranking) == place.seats
        if 1 not in ranking:
            assert ranking == [place.seats] * place.seats, "who wins nothing has lost together with all others"
            continue
        for a in range(place.seats):
            better = [b for b in range(place.seats) if ranking[b] < ranking[a]]
            assert ranking[a] == len(better) + 1, "places are counted from 1, shared ones alike"
            assert all(scores[b] >= scores[a] for b in better), "more points, better place"
