"""A game and its log: the referee's table, its moments, and the row that each start, move and undo adds."""

from __future__ import annotations

import time
from typing import NamedTuple

from msgspec.structs import replace

from motu.core.coach import coach_of
from motu.core.events import Event, dump
from motu.core.game import CHANCE, NOBODY, Game, Move, Seat
from motu.core.record import digest
from motu.core.table import Table
from motu.server.model.log_row import Kind, LogRow, first_link, link_after
from motu.server.model.seating import Seating


class MomentEnd(NamedTuple):
    """The end of a moment: the number of plays so far, the turn, the seat that moved, and the scores."""

    plays: int
    turn: int
    seat: Seat
    scores: list[int]


class DoneCommand(NamedTuple):
    """A command that was carried out, and the row that it became."""

    kind: Kind
    move: Move | None
    seq: int


class GameLog:
    """A game with its history. A moment is one move of a seat that stands, with the answers of chance to it."""

    def __init__(self, game: Game, seating: Seating) -> None:
        self.game = game
        self.table = Table(game, seating.seats, seating.settings, seating.seed)
        self.moments: list[MomentEnd] = [MomentEnd(len(self.table.plays), 0, CHANCE, self.table.state.scores())]
        self.seq = 0
        self.link = first_link(seating.id)  # of the last row
        self.commands: dict[str, DoneCommand] = {}
        coach = coach_of(game)
        self.coach = coach if coach and coach.seed == seating.seed else None  # a coached game has the seed of its coach

    def last_moment(self) -> int:
        """The number of the present moment."""
        return len(self.moments) - 1

    def over(self) -> bool:
        return self.table.state.awaiting() == NOBODY

    def events_of(self, moment: int) -> list[Event]:
        """Events of a moment, secrets included."""
        first = self.moments[moment - 1].plays if moment else 0
        return [event for events in self.table.events[first : self.moments[moment].plays] for event in events]

    # Each returns the row to write into the log.

    def start(self) -> LogRow:
        return self.new_row("start", "start", CHANCE, None, 0)

    def play(self, seat: Seat, move: Move, command: str) -> LogRow:
        before = len(self.table.plays)
        self.table.play(seat, move)
        self.end_moment(seat, len(self.table.plays), self.table.state.scores(), self.table.fresh[before])
        return self.new_row("play", command, seat, move, before)

    def undo(self, seat: Seat, command: str) -> LogRow:
        count = self.table.undo(seat)
        self.remove_moments(count)
        return self.new_row("undo", command, seat, count, len(self.table.plays))

    def end_moment(self, seat: Seat, plays: int, scores: list[int], fresh: bool) -> None:
        """Consecutive moves of a seat are one turn, until a fresh decision begins another one."""
        last = self.moments[-1]
        self.moments.append(MomentEnd(plays, last.turn + (seat != last.seat or fresh), seat, scores))

    def remove_moments(self, count: int) -> None:
        """The last moves are undone."""
        del self.moments[-count:]

    def new_row(self, kind: Kind, command: str, seat: Seat, move: Move | None, before: int) -> LogRow:
        """The row for all that was played since there were `before` plays."""
        state = self.table.state
        row = LogRow(
            seq=self.seq + 1,
            command_id=command,
            kind=kind,
            seat=seat,
            move=move,
            fresh=kind == "play" and self.table.fresh[before],
            chance=[play.move for play in self.table.plays[before:] if play.seat == CHANCE],
            events=[[dump(event) for event in events] for events in self.table.events[before:]],
            version=self.game.version,
            state_hash=digest(state.dump()),
            awaiting=state.awaiting(),
            scores=state.scores(),
            ranking=self.game.ranking(state) if self.over() else None,
            time=int(time.time() * 1000),
        )
        row = replace(row, link=link_after(self.link, row))
        self.count(row)
        return row

    def count(self, row: LogRow) -> None:
        """The log has this row now."""
        self.seq, self.link = row.seq, row.link
        self.commands[row.command_id] = DoneCommand(row.kind, row.move, row.seq)
