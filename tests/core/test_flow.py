"""Parts of the agenda that no game uses."""

from __future__ import annotations

import pytest

from motu.core.flow import Flow
from motu.core.game import NOBODY, Game
from motu.shelf import games


@pytest.mark.parametrize("game", games.values(), ids=list(games))
def test_a_game_can_be_over_at_once(game: Game) -> None:
    s = game.new(3, {})
    assert isinstance(s, Flow)
    assert s.awaiting() != NOBODY
    s.over()
    s.settle(None)
    assert (s.awaiting(), s.moves(), s.dump()["agenda"]) == (NOBODY, [], [])
    assert len(game.ranking(s)) == 3
