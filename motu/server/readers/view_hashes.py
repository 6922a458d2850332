"""The hashes of the present views of a game, kept: every open page asks for its own every few seconds."""

from __future__ import annotations

from motu.core.game import Seat
from motu.server.model.game_log import GameLog
from motu.server.readers.positions import current_position


class ViewHashes:
    """By seat, for the present position of one game and the one before."""

    def __init__(self) -> None:
        self.game_log: GameLog | None = None
        self.seq = 0
        self.hashes: dict[Seat, str] = {}
        self.before: dict[Seat, tuple[int, str]] = {}

    def note(self, game_log: GameLog, seat: Seat, view_hash: str) -> None:
        if game_log is not self.game_log or game_log.seq != self.seq:
            known = self.hashes.items() if game_log is self.game_log else ()
            self.before = {other: (self.seq, old) for other, old in known}
            self.game_log, self.seq, self.hashes = game_log, game_log.seq, {}
        self.hashes[seat] = view_hash

    def last_sent(self, seat: Seat) -> tuple[int, str | None]:
        """The row and the hash of which the seat was told last."""
        return self.seq, self.hashes.get(seat)

    def sent_before(self, seat: Seat) -> tuple[int, str] | None:
        """What the seat was told last of the position before this one."""
        return self.before.get(seat)

    def of(self, game_log: GameLog, seat: Seat) -> str:
        """The hash of what the seat sees now."""
        if game_log is not self.game_log or game_log.seq != self.seq or seat not in self.hashes:
            self.note(game_log, seat, current_position(game_log, seat).view_hash)
        return self.hashes[seat]
