"""The games kept for ever: today's rules still lead to the same ends."""

from __future__ import annotations

import json

import pytest

from motu.core.game import NOBODY
from motu.core.record import replay, verify
from tests.hawaii.golden_records import GAMES
from tests.support import golden

ENDS = {
    "french": [37, 20],
    "english": [61, 40, 45],
    "german": [24, 11, 56, 33, 44],
}


def test_every_kept_game_is_one_that_we_can_make() -> None:
    assert sorted(file.stem for file in golden.path("hawaii", "x").parent.iterdir()) == sorted(ENDS)
    assert sorted(game.name for game in GAMES) == sorted(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_kept_game_still_plays_the_same(name: str) -> None:
    data = json.loads(golden.path("hawaii", name).read_text(encoding="utf-8"))
    state = replay(data)
    assert state.awaiting() == NOBODY
    assert state.scores() == ENDS[name]
    assert verify(data).seed is not None
