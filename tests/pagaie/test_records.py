"""The games kept for ever: today's rules still lead to the same ends."""

from __future__ import annotations

import json

import pytest

from motu.core.game import NOBODY
from motu.core.record import replay, verify
from tests.pagaie.golden_records import GAMES
from tests.support import golden

ENDS = {
    "discards": [0, 0, 0, 0],
    "fixed_paddle": [44, 54, 19],
    "four_seats": [41, 34, 59, 37],
    "two_turns": [73, 46],
}


def test_every_kept_game_is_one_that_we_can_make() -> None:
    assert sorted(file.stem for file in golden.path("pagaie", "x").parent.iterdir()) == sorted(ENDS)
    assert sorted(game.name for game in GAMES) == sorted(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_kept_game_still_plays_the_same(name: str) -> None:
    data = json.loads(golden.path("pagaie", name).read_text(encoding="utf-8"))
    state = replay(data)
    assert state.awaiting() == NOBODY
    assert state.scores() == ENDS[name]
    assert verify(data).seed is not None
