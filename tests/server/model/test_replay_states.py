"""The cache of finished games' states is bounded in total."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from motu.server.model import replay_states
from motu.server.model.replay_states import ReplayStates
from tests.support.server.canary_game import CanaryGame
from tests.support.server.game_logs import new_game_log


def test_the_states_of_all_cached_games_together_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_states, "CACHED_STATES", 10)
    cache = ReplayStates()
    for number in range(5):
        seating, game_log = new_game_log(CanaryGame(), 2, str(number))
        for _ in range(number):
            state = game_log.table.state
            game_log.play(state.awaiting(), state.moves()[0], str(game_log.seq))
        states = cache.states(replace(seating, id=str(number)), game_log)
        assert len(states) == number + 1, "all states are there, whether they are kept or not"
        assert sum(len(kept) for kept in cache.games.values()) <= 10
    assert list(cache.games) == ["3", "4"], "the games that were asked for last"
