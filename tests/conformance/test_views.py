"""Views and what programs make of a position: plain data and numbers, for everybody, at any time."""

from __future__ import annotations

import json
import math

from motu.core.game import NOBODY, Game
from tests.support.random_games import Place, final, moments, onlookers


def test_a_view_is_plain_data_for_everybody(game: Game) -> None:
    for place, s in moments(game, 60, 1):
        before = s.dump()
        for seat in onlookers(place):
            view = game.view(s, seat)
            assert json.loads(json.dumps(view)) == view
            assert (view["game"], view["seat"], view["awaiting"]) == (game.name, seat, s.awaiting())
        assert s.dump() == before, "looking changed the table"


def test_the_end_can_be_looked_at(place: Place) -> None:
    s = final(place, 2)
    assert s.awaiting() == NOBODY
    for seat in onlookers(place):
        view = place.game.view(s, seat)
        for handle in view["handles"]:
            assert place.game.why_not(s, seat, handle) is not None


def test_positions_have_a_value_for_every_seat(game: Game) -> None:
    for place, s in moments(game, 100, 3):
        before = s.dump()
        values = [game.value(s, seat) for seat in range(place.seats)]
        assert all(math.isfinite(value) for value in values)
        assert values == [game.value(s, seat) for seat in range(place.seats)]
        assert s.dump() == before, "thinking changed the table"


def test_moves_have_a_prior(game: Game) -> None:
    for _, s in moments(game, 100, 4):
        if s.awaiting() >= 0:
            priors = [game.prior(s, move) for move in s.moves()]
            assert all(math.isfinite(prior) and prior >= 0 for prior in priors)


def test_components_are_told_with_their_provenance(game: Game) -> None:
    """Every table of cards says where its values come from."""
    sheet = game.components()
    origins = {"rulebook", "public", "deduced", "invented"}
    cards = [entry for entries in sheet.values() if isinstance(entries, list) for entry in entries]
    assert cards
    assert all(entry["source"] in origins for entry in cards)
    assert json.loads(json.dumps(sheet)) == sheet
