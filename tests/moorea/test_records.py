"""The games kept for ever: today's rules still lead to the same ends."""

from __future__ import annotations

import json

import pytest

from motu.core.events import Event
from motu.core.game import NOBODY
from motu.core.record import from_json, game_of, replay, steps, verify
from tests.moorea.golden_records import GAMES
from tests.support import golden

NAMES = [game.name for game in GAMES]
ENDS = {
    "deck_runs_out": ("rang_in", [41, 63, 31]),
    "stall": ("stalled", [4, 2]),
    "pile_runs_out": ("rang_in", [39, 41, 50, 35, 57]),
}


def told(name: str) -> list[Event]:
    """Everything that happened in a game."""
    record = from_json(json.loads(golden.path("moorea", name).read_text(encoding="utf-8")))
    return [event for moment in steps(record, game_of(record)) for event in moment.events]


def test_every_kept_game_is_one_that_we_can_make() -> None:
    assert sorted(file.stem for file in golden.path("moorea", "x").parent.iterdir()) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_kept_game_still_plays_the_same(name: str) -> None:
    data = json.loads(golden.path("moorea", name).read_text(encoding="utf-8"))
    state = replay(data)
    assert state.awaiting() == NOBODY
    assert state.scores() == ENDS[name][1]
    assert verify(data).seed is not None


@pytest.mark.parametrize("name", NAMES)
def test_a_kept_game_ends_in_its_own_way(name: str) -> None:
    kinds = [event.kind for event in told(name)]
    assert kinds[-1] == "ended"
    assert [kind for kind in kinds if kind in ("rang_in", "stalled")] == [ENDS[name][0]]
