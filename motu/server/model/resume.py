"""A game read back from its log: from the last snapshot and what came after it, or else from the start."""

from __future__ import annotations

from motu.core.errors import MotuError
from motu.core.events import Event, load
from motu.core.game import CHANCE, Game, Json, Move, Seat, State
from motu.core.record import digest
from motu.server.model.game_log import GameLog
from motu.server.model.log_row import LogRow
from motu.server.model.seating import Seating


class BadLog(Exception):
    """The log does not lead to the state whose hash it has."""


def resumed(game: Game, seating: Seating, rows: list[LogRow], snapshot: tuple[int, Json] | None) -> GameLog:
    """The game after the last row. A snapshot is the `seq` of a row and the dumped state after it."""
    game_log = GameLog(game, seating)
    kinds = {kind.kind: kind for kind in game.events()}
    moves: list[tuple[Seat, Move]] = []
    events: list[list[Event]] = []
    fresh: list[bool] = []
    in_snapshot = -1  # how many of the moves the snapshot has; -1 when one of its moves was undone later
    for row in rows:
        read(game_log, row, moves, fresh)
        del events[len(moves) :]
        events += loaded(kinds, row.events)
        if snapshot and row.seq == snapshot[0]:
            in_snapshot = len(moves)
        elif len(moves) < in_snapshot:
            in_snapshot = -1
    expected = rows[-1].state_hash
    state = snapshot and in_snapshot >= 0 and from_snapshot(game, snapshot[1], moves[in_snapshot:], expected)
    game_log.table.resume(state or from_start(game, seating, moves, expected), moves, events, fresh)
    return game_log


def loaded(kinds: dict[str, type[Event]], dumps: list[list[Json]]) -> list[list[Event]]:
    """The events of a row."""
    try:
        return [[load(kinds, dump) for dump in events] for events in dumps]
    except (KeyError, TypeError) as error:
        raise BadLog(f"No such event is known: {error}") from error


def read(game_log: GameLog, row: LogRow, moves: list[tuple[Seat, Move]], fresh: list[bool]) -> None:
    """Add the moves of a row, or remove those that it takes back."""
    if row.kind == "undo" and row.move is not None:
        game_log.remove_moments(row.move)
        kept = game_log.moments[-1].plays
        del moves[kept:], fresh[kept:]
    elif row.move is not None:
        moves.append((row.seat, row.move))
        fresh.append(row.fresh)
    moves += [(CHANCE, outcome) for outcome in row.chance]
    fresh += [False] * len(row.chance)
    if row.kind == "play":
        game_log.end_moment(row.seat, len(moves), row.scores, row.fresh)
    game_log.count(row)


def from_snapshot(game: Game, dump: Json, moves: list[tuple[Seat, Move]], expected: str) -> State | None:
    """The state by playing the moves after the snapshot; None when the snapshot is damaged: it is only a cache."""
    try:
        state = game.load(dump)
        for _, move in moves:
            state.play(move)
    except MotuError:
        return None
    return state if digest(state.dump()) == expected else None


def from_start(game: Game, seating: Seating, moves: list[tuple[Seat, Move]], expected: str) -> State:
    """The state by playing all moves."""
    try:
        state = game.new(seating.seats, seating.settings)
        for _, move in moves:
            state.play(move)
    except MotuError as error:
        raise BadLog(str(error)) from error
    if digest(state.dump()) != expected:
        raise BadLog("The moves lead to another state than the hash in the log.")
    return state
