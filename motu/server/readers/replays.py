"""Finished games as any reader would have seen them."""

from __future__ import annotations

from motu.core.game import Seat, State
from motu.server.model.game_log import GameLog
from motu.server.model.seating import Seating
from motu.server.readers.frames import whole_table
from motu.server.readers.positions import entries_of, position_of
from motu.server.readers.reader import Reader
from motu.server.readers.to_wire import wire_ledger
from motu.server.wire.messages import TableInfo
from motu.server.wire.replays import Replay, WireMoment


def replay_for(seating: Seating, info: TableInfo, game_log: GameLog, seat: Seat) -> Replay:
    """A finished game without its positions, as this seat or a spectator saw it."""
    table = whole_table(seating, info, game_log, Reader(seat, False))
    return Replay(info, seat, table.history, table.log, table.commitment, seating.seed)


def moment_for(game_log: GameLog, state: State, moment: int, seat: Seat) -> WireMoment:
    """One position of a finished game, and the entries of its moment."""
    position = position_of(game_log, state, moment, wire_ledger(game_log.game, state), seat)
    return WireMoment(game_log.moments[moment].seat, position, entries_of(game_log, moment, seat))
