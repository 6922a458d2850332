"""A game at one of its moments as a reader sees it: position, log entries, standing."""

from __future__ import annotations

import hashlib

import msgspec

from motu.core.events import Event
from motu.core.game import NOBODY, Seat, State
from motu.server.model.game_log import GameLog
from motu.server.readers.reader import may_know
from motu.server.readers.to_wire import wire_entry, wire_ledger
from motu.server.wire.messages import Position, Standing, WireEntry, WireScoreLine

Ledger = list[list[WireScoreLine]]
Happened = list[tuple[Event, WireEntry]]  # each reader may see some of it


def position_of(game_log: GameLog, state: State, moment: int, ledger: Ledger, seat: Seat) -> Position:
    """The position of a moment, whose state is given. Equal views have equal hashes."""
    view = msgspec.json.encode(game_log.game.view(state, seat), order="sorted")
    return Position(
        moment=moment,
        turn=game_log.moments[moment].turn,
        view=msgspec.Raw(view),
        view_hash=hashlib.sha256(view).hexdigest(),
        scores=state.scores(),
        ledger=ledger,
        ranking=game_log.game.ranking(state) if state.awaiting() == NOBODY else None,
    )


def current_position(game_log: GameLog, seat: Seat, ledger: Ledger | None = None) -> Position:
    """The present position; the ledger may have been made already, for another reader."""
    state = game_log.table.state
    return position_of(game_log, state, game_log.last_moment(), ledger or wire_ledger(game_log.game, state), seat)


def events_with_entries(game_log: GameLog, moment: int) -> Happened:
    """All events of a moment with their entries."""
    turn = game_log.moments[moment].turn
    return [(event, wire_entry(game_log.game, event, moment, turn)) for event in game_log.events_of(moment)]


def for_reader(happened: Happened, seat: Seat) -> list[WireEntry]:
    """The entries that the reader may see."""
    return [entry for event, entry in happened if may_know(event, seat)]


def entries_of(game_log: GameLog, moment: int, seat: Seat) -> list[WireEntry]:
    """The entries of a moment that the reader may see."""
    return for_reader(events_with_entries(game_log, moment), seat)


def standing_of(game_log: GameLog, moment: int) -> Standing:
    end = game_log.moments[moment]
    return Standing(moment, end.turn, end.seat, end.scores)
