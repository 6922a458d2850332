"""Pages ping every few seconds: a view is hashed once for a position, not for each ping."""

from __future__ import annotations

import pytest

from motu.server.readers.positions import current_position
from motu.server.readers.view_hashes import ViewHashes
from tests.support.server.canary_game import CanaryGame
from tests.support.server.game_logs import new_game_log


def test_a_view_is_hashed_once_for_each_position(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    view = CanaryGame.view

    def counted(game: CanaryGame, state: object, seat: int) -> object:
        made.append(seat)
        return view(game, state, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(CanaryGame, "view", counted)
    _, game_log = new_game_log(CanaryGame(), 2, "seed")
    hashes = ViewHashes()
    for _ in range(3):
        expected = [current_position(game_log, seat).view_hash for seat in (0, 1)]
        made.clear()
        assert [hashes.of(game_log, seat) for seat in (0, 1, 0, 1, 1)] == [*expected, *expected, expected[1]]
        assert made == [0, 1]
        state = game_log.table.state
        game_log.play(state.awaiting(), state.moves()[0], str(game_log.seq))


def test_another_game_log_at_the_same_row_is_hashed_anew() -> None:
    """As after a table was read again from its log."""
    hashes = ViewHashes()
    for seed in ("one", "two"):
        _, game_log = new_game_log(CanaryGame(), 2, seed)
        assert hashes.of(game_log, 0) == current_position(game_log, 0).view_hash
