"""The course of one game: the referee's table together with its moments, to and from the log of events."""

from __future__ import annotations

import time
from typing import NamedTuple

from motu.core.errors import MotuError
from motu.core.events import Event, dump, load
from motu.core.game import CHANCE, NOBODY, Game, Json, Move, Seat, State
from motu.core.record import digest
from motu.core.table import Table
from motu.server.store.rows import Kind, Logged
from motu.server.model.seating import Sitting


class BadLog(Exception):
    """The log does not lead to the state that it claims."""


class Mark(NamedTuple):
    """The end of a moment: how many plays there were until then, who had moved, and the scores."""

    plays: int
    turn: int
    seat: Seat
    scores: list[int]


class Course:
    """A game that goes on: a moment is one move of a seat that stands, with all that chance answered."""

    def __init__(self, game: Game, at: Sitting) -> None:
        self.game = game
        self.table = Table(game, len(at.seats), at.settings, at.seed)
        self.marks: list[Mark] = [Mark(len(self.table.plays), 0, CHANCE, self.table.state.scores())]
        self.seq = 0
        self.commands: dict[str, tuple[str, Move | None, int]] = {}  # command: kind, move, and the event it became

    def moment(self) -> int:
        return len(self.marks) - 1

    def over(self) -> bool:
        return self.table.state.awaiting() == NOBODY

    def told(self, moment: int) -> list[Event]:
        """What happened in a moment, secrets included."""
        first = self.marks[moment - 1].plays if moment else 0
        return [event for events in self.table.events[first : self.marks[moment].plays] for event in events]

    # going on: each says what to write into the log

    def start(self) -> Logged:
        return self.logged("start", "start", CHANCE, None, 0)

    def play(self, seat: Seat, move: Move, command: str) -> Logged:
        before = len(self.table.plays)
        self.table.play(seat, move)
        self.mark(seat, len(self.table.plays), self.table.state.scores(), self.table.fresh[before])
        return self.logged("play", command, seat, move, before)

    def undo(self, seat: Seat, command: str) -> Logged:
        count = self.table.undo(seat)
        del self.marks[-count:]
        return self.logged("undo", command, seat, count, len(self.table.plays))

    def mark(self, seat: Seat, plays: int, scores: list[int], fresh: bool) -> None:
        """The moves that a seat makes in a row are one turn, until it begins another one."""
        last = self.marks[-1]
        self.marks.append(Mark(plays, last.turn + (seat != last.seat or fresh), seat, scores))

    def logged(self, kind: Kind, command: str, seat: Seat, move: Move | None, before: int) -> Logged:
        state = self.table.state
        latest = self.table.plays[before:]
        event = Logged(
            self.seq + 1,
            command,
            kind,
            seat,
            move,
            kind == "play" and self.table.fresh[before],
            [play.move for play in latest if play.seat == CHANCE],
            [[dump(event) for event in events] for events in self.table.events[before:]],
            self.game.version,
            digest(state.dump()),
            state.awaiting(),
            state.scores(),
            self.game.ranking(state) if self.over() else None,
            int(time.time() * 1000),
        )
        self.note(event)
        return event

    def note(self, event: Logged) -> None:
        self.seq = event.seq
        self.commands[event.command_id] = (event.kind, event.move, event.seq)


def resumed(game: Game, at: Sitting, log: list[Logged], snapshot: tuple[int, Json] | None) -> Course:
    """The game where the log left it: from the snapshot and what came after, or else from the very start."""
    course = Course(game, at)
    kinds = {kind.kind: kind for kind in game.events()}
    moves: list[tuple[Seat, Move]] = []
    told: list[list[Event]] = []
    fresh: list[bool] = []
    seen = -1  # how many of the moves the snapshot has seen; -1 when it saw one that was undone later
    for event in log:
        read(course, event, moves, fresh)
        del told[len(moves) :]
        told += loaded(kinds, event.told)
        if snapshot and event.seq == snapshot[0]:
            seen = len(moves)
        elif len(moves) < seen:
            seen = -1
    state = snapshot and seen >= 0 and from_snapshot(game, snapshot[1], moves[seen:], log[-1].state_hash)
    course.table.resume(state or from_start(game, at, moves, log[-1].state_hash), moves, told, fresh)
    return course


def loaded(kinds: dict[str, type[Event]], told: list[list[Json]]) -> list[list[Event]]:
    """The events of a row of the log."""
    try:
        return [[load(kinds, happened) for happened in events] for events in told]
    except (KeyError, TypeError) as error:
        raise BadLog(f"No such event is known: {error}") from error


def read(course: Course, event: Logged, moves: list[tuple[Seat, Move]], fresh: list[bool]) -> None:
    """One event of the log: more moves, or fewer."""
    if event.kind == "undo" and event.move is not None:
        del course.marks[-event.move :]
        kept = course.marks[-1].plays
        del moves[kept:], fresh[kept:]
    elif event.move is not None:
        moves.append((event.seat, event.move))
        fresh.append(event.fresh)
    moves += [(CHANCE, outcome) for outcome in event.chance]
    fresh += [False] * len(event.chance)
    if event.kind == "play":
        course.mark(event.seat, len(moves), event.scores, event.fresh)
    course.note(event)


def from_snapshot(game: Game, dump: Json, moves: list[tuple[Seat, Move]], expected: str) -> State | None:
    """The state, unless the snapshot is spoilt: it is only a cache."""
    try:
        state = game.load(dump)
        for _, move in moves:
            state.play(move)
    except MotuError:
        return None
    return state if digest(state.dump()) == expected else None


def from_start(game: Game, at: Sitting, moves: list[tuple[Seat, Move]], expected: str) -> State:
    """The state by playing everything again."""
    try:
        state = game.new(len(at.seats), at.settings)
        for _, move in moves:
            state.play(move)
    except MotuError as error:
        raise BadLog(str(error)) from error
    if digest(state.dump()) != expected:
        raise BadLog("The moves lead to another state than was written down.")
    return state
