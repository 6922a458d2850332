"""The last moments of a game that goes on, for one reader: what happened since then, as a film."""

from __future__ import annotations

from typing import Final

from motu.core.game import Seat
from motu.server.model.game_log import GameLog
from motu.server.readers.positions import entries_of, position_of, standing_of
from motu.server.readers.to_wire import wire_ledger
from motu.server.wire.frames import Moved, Recap

MOST_MOMENTS: Final = 60


def recap_for(game_log: GameLog, moment: int, seat: Seat) -> Recap:
    """The position at a moment, and the moves since then as this reader saw them; of many the last ones."""
    last = game_log.last_moment()
    first = max(0, min(moment, last), last - MOST_MOMENTS)
    state = game_log.game.new(game_log.table.seats, game_log.table.settings)
    played, positions = 0, []
    for number, end in enumerate(game_log.moments):
        for play in game_log.table.plays[played : end.plays]:
            state.play(play.move)
        played = end.plays
        if number >= first:
            positions.append(position_of(game_log, state, number, wire_ledger(game_log.game, state), seat))
    moves = [
        Moved(
            seq=position.moment,
            cause="played",
            seat=game_log.moments[position.moment].seat,
            position=position,
            decision=None,
            undo="nothing",
            coach=None,
            entries=entries_of(game_log, position.moment, seat),
            standing=standing_of(game_log, position.moment),
        )
        for position in positions[1:]
    ]
    return Recap(first=positions[0], moves=moves)
