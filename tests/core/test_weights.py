"""Learned weights are added to the hand-written model, and are used only with the components they were made with."""

from __future__ import annotations

from importlib.resources import files
from math import exp, log

import pytest

from motu import shelf
from motu.core import weights
from motu.core.errors import BadWeights
from motu.core.game import NOBODY, Game, State
from motu.core.learned import Learned, evidence, leads
from motu.core.weights import learned
from tests.support.play import EXAMPLE, richer
from tests.support.random_games import moments
from tests.support.weights import written

GAME = shelf.game(EXAMPLE)
OWN = GAME.own_model()
OTHER = GAME.with_edition(richer(EXAMPLE))


def positions(game: Game, most: int) -> list[State]:
    """Decisions with a choice, from the beginning of random games on."""
    found = [s.clone() for _, s in moments(game, most, 3) if s.awaiting() >= 0 and len(s.moves()) > 1]
    assert len(found) > 10
    return found


def test_weights_of_nothing_change_nothing() -> None:
    model = learned(GAME, written(GAME))
    for s in positions(GAME, 300):
        assert list(model.values(s)) == list(OWN.values(s))
        priors, before = list(model.priors(s)), list(OWN.priors(s))
        assert [one / max(priors) for one in priors] == pytest.approx([max(1e-4, b / max(before)) for b in before])
        assert model.points(s) == OWN.points(s)
        assert model.danger(s) == OWN.danger(s)
        assert model.by_hand() is OWN


def test_points_are_added_by_stage_in_straight_lines() -> None:
    model = learned(GAME, written(GAME, {"one": [1.0, 3.0, 2.0]}, [10.0, 6.0, 4.0]))
    seen = set()
    for s in positions(GAME, 600):
        at = min(0.9999, OWN.progress(s)) * 2
        more = 1 + 2 * at if at <= 1 else 4 - at
        spread = 10 - 4 * at if at <= 1 else 8 - 2 * at
        assert list(model.values(s)) == pytest.approx([value + more for value in OWN.values(s)])
        assert model.spread(s) == pytest.approx(spread)
        seen.add(int(at))
    assert seen == {0, 1}


def test_values_and_leads_are_inputs_too() -> None:
    model = learned(GAME, written(GAME, {"points": [1.0] * 3, "lead": [0.5] * 3}))
    for s in positions(GAME, 200):
        own = list(OWN.values(s))
        ahead = [value - max(other for i, other in enumerate(own) if i != seat) for seat, value in enumerate(own)]
        assert list(leads(OWN.values(s))) == pytest.approx(ahead)
        expected = [value + 0.1 * value + 0.05 * lead for value, lead in zip(own, ahead, strict=True)]
        assert list(model.values(s)) == pytest.approx(expected)


@pytest.mark.parametrize("name", OWN.feature_names())
def test_every_feature_counts_for_the_seat_that_it_is_of(name: str) -> None:
    at = OWN.feature_names().index(name)
    model = learned(GAME, written(GAME, {name: [2.0] * 3}))
    for s in positions(GAME, 100):
        expected = [value + 2 * OWN.features(s, seat)[at] for seat, value in enumerate(OWN.values(s))]
        assert list(model.values(s)) == pytest.approx(expected)


def test_priors_are_changed_by_kind_and_by_move() -> None:
    kinds = weights.kinds_of_moves(GAME)
    names = [name for name, _ in OWN.move_kinds()]
    asked = [s for s in positions(GAME, 600) if len({kinds[move] for move in s.moves()}) > 1]
    chosen = asked[0].moves()[0]
    kind = names[kinds[chosen]]
    model = learned(GAME, written(GAME, trust=0.5, priors={kind: {"progress": 2.0}}, single={chosen: 0.7}))
    for s in asked:
        found = []
        for move, sure in zip(s.moves(), evidence(OWN.priors(s)), strict=True):
            more = 2 * OWN.progress(s) if names[kinds[move]] == kind else 0.0
            found.append(exp(0.5 * sure + more + (0.7 if move == chosen else 0.0)))
        assert list(model.priors(s)) == pytest.approx(found)
    first = list(OWN.priors(asked[0]))
    assert list(evidence(OWN.priors(asked[0]))) == pytest.approx([log(max(1e-4, p / max(first))) for p in first])


def test_the_end_of_a_game_is_as_it_is() -> None:
    model = learned(GAME, written(GAME, {"one": [5.0] * 3}))
    last = next(s for _, s in moments(GAME, 5000, 1) if s.awaiting() == NOBODY)
    assert list(model.values(last)) == last.scores()
    assert model.spread(last) == 0.0


def test_every_move_is_of_the_last_kind_that_begins_before_it() -> None:
    for game in shelf.games.values():
        found, kinds = weights.kinds_of_moves(game), game.own_model().move_kinds()
        firsts = [first for _, first in kinds]
        assert firsts == sorted(set(firsts)), game.name
        assert [found[first] for first in firsts] == list(range(len(firsts)))
        assert len(found) == game.n_moves


def test_other_components_play_by_what_was_written_by_hand() -> None:
    text = written(GAME, {"one": [5.0] * 3})
    assert isinstance(learned(GAME, text, strict=False), Learned)
    assert learned(OTHER, text, strict=False) is OTHER.own_model()
    with pytest.raises(BadWeights, match="other components"):
        learned(OTHER, text)


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("[made]", "[made", "no file of weights"),
        ("components =", "printed =", "no file of weights"),
        ("one = [0.0, 0.0, 0.0]", "one = [0.0, 0.0]", "other features"),
        ("one = [0.0, 0.0, 0.0]", "two = [0.0, 0.0, 0.0]", "no file of weights"),
        ("spreads = [1.0, 1.0, 1.0]", "spreads = [1.0]", "other features"),
        ('"progress", ', "", "other features"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(before: str, after: str, said: str) -> None:
    text = written(GAME)
    assert before in text
    with pytest.raises(BadWeights, match=said):
        learned(GAME, text.replace(before, after))


@pytest.mark.parametrize("game", shelf.games.values(), ids=lambda game: game.name)
def test_weights_that_are_shipped_are_used(game: Game) -> None:
    """After a change of components or features a game is trained again, or its weights are taken away."""
    place = files(f"motu.games.{game.name}").joinpath(weights.FILE)
    assert isinstance(weights.shipped(game), Learned) == place.is_file()


def test_bots_that_look_ahead_by_hand_do_not_change_with_what_was_learned() -> None:
    """`greedy` and the order in which it tries moves are what records and tests were made with."""
    taught = GAME.with_edition("")
    taught.model = learned(taught, written(GAME, {"one": [5.0] * 3}, single={0: 3.0}))
    for s in positions(GAME, 100):
        assert taught.priors(s) == GAME.priors(s) == list(OWN.priors(s))
        assert taught.value(s, 0) == GAME.value(s, 0)
