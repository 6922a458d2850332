"""Frames about a game for one reader: the whole table, what a move changed, a plan, a reason."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import NamedTuple, cast

from motu.core.coach import advice, over
from motu.core.events import Event
from motu.core.game import CHANCE, Game, Seat, State
from motu.core.plan import plan, where, whole
from motu.core.record import commitment
from motu.server.model.game_log import GameLog
from motu.server.model.log_row import Kind
from motu.server.model.seating import Seating
from motu.server.readers.positions import (
    Happened,
    Ledger,
    current_position,
    entries_of,
    events_with_entries,
    for_reader,
    standing_of,
)
from motu.server.readers.reader import Reader, may_know
from motu.server.readers.to_wire import wire_advice, wire_decision, wire_entry, wire_ledger, wire_option, wire_reason
from motu.server.wire.coach import WireCoach
from motu.server.wire.frames import Cause, Moved, NoUndo, Planned, Said, WireStage, WireTable
from motu.server.wire.messages import TableInfo, WireDecision, WireReason

CAUSES: dict[Kind, Cause] = {"start": "started", "play": "played", "undo": "undone"}


def waiting_table(seating: Seating, info: TableInfo, said: list[Said]) -> WireTable:
    """A table that waits for players, or whose game cannot be shown."""
    return WireTable(
        seq=0,
        info=info,
        commitment=commitment(seating.seed),
        position=None,
        decision=None,
        undo="nothing",
        coach=None,
        log=[],
        history=[],
        said=said,
    )


def whole_table(
    seating: Seating, info: TableInfo, game_log: GameLog, reader: Reader, said: list[Said] | None = None
) -> WireTable:
    """A table with a game."""
    moments = range(len(game_log.moments))
    return WireTable(
        seq=game_log.seq,
        info=info,
        commitment=commitment(seating.seed),
        position=current_position(game_log, reader.seat),
        decision=decision_for(game_log, reader),
        undo=why_no_undo(game_log, reader.seat),
        coach=coach_for(game_log, reader),
        log=[entry for moment in moments for entry in entries_of(game_log, moment, reader.seat)],
        history=[standing_of(game_log, moment) for moment in moments],
        said=said or [],
    )


class Shared(NamedTuple):
    """The parts of what a row changed that are made once for all readers."""

    ledger: Ledger
    happened: Happened


def shared_by_all(game_log: GameLog, kind: Kind) -> Shared:
    happened = [] if kind == "undo" else events_with_entries(game_log, game_log.last_moment())
    return Shared(wire_ledger(game_log.game, game_log.table.state), happened)


def moved(game_log: GameLog, kind: Kind, seat: Seat, reader: Reader, shared: Shared) -> Moved:
    """Changes of the last row of the log: a move or an undo of this seat."""
    moment = game_log.last_moment()
    return Moved(
        seq=game_log.seq,
        cause=CAUSES[kind],
        seat=seat,
        position=current_position(game_log, reader.seat, shared.ledger),
        decision=decision_for(game_log, reader),
        undo=why_no_undo(game_log, reader.seat),
        coach=coach_for(game_log, reader),
        entries=for_reader(shared.happened, reader.seat),
        standing=standing_of(game_log, moment),
    )


def decision_for(game_log: GameLog, reader: Reader) -> WireDecision | None:
    """The reader's decision; None when another seat, a bot or nobody is to decide."""
    if not reader.decides or game_log.table.state.awaiting() != reader.seat:
        return None
    return wire_decision(game_log.game.decision(game_log.table.state))


def coach_for(game_log: GameLog, reader: Reader) -> WireCoach | None:
    """Advice of the coach, from what the learner is asked and has done; None without a coach."""
    coach = game_log.coach
    if coach is None or not reader.decides:
        return None
    state, seat = game_log.table.state, reader.seat
    happened = Counter(event.kind for events in game_log.table.events for event in events if event.seat == seat)
    said = advice(coach, game_log.game.decision(state), happened) if state.awaiting() == seat else []
    done = [step.id for step in coach.steps if over(step, happened)]
    return WireCoach(len(coach.steps), done, [wire_advice(one) for one in said])


def why_no_undo(game_log: GameLog, seat: Seat) -> NoUndo:
    return cast(NoUndo, game_log.table.why_no_undo(seat))


def planned(game_log: GameLog, seat: Seat, command_id: str, picks: list[str]) -> Planned:
    """The rest of the reader's turn with these picks, without anything that chance would answer or a reveal tell."""
    game = game_log.game
    found = plan(game, game_log.table.state, picks)
    moment, turn = game_log.last_moment() + 1, game_log.moments[-1].turn
    before_reveal = until_reveal(found.events)
    known = [event for event in before_reveal if may_know(event, seat)]
    option = whole(game, found, [event for event in known if event.seat == seat])
    reveals = len(before_reveal) < len(found.events)
    return Planned(
        command_id=command_id,
        seq=game_log.seq,
        stages=[WireStage(wire_decision(stage.decision), stage.move) for stage in found.stages],
        open=found.open and wire_decision(found.open),
        entries=[wire_entry(game, event, moment, turn) for event in known],
        option=option and wire_option(option),
        view=None if reveals else game.view(found.after, seat),
        reveals=reveals or found.after.awaiting() == CHANCE,
    )


def until_reveal(events: list[Event]) -> list[Event]:
    """The events before the first reveal: later ones may follow from what it brought out."""
    return list(takewhile(lambda event: not event.reveals, events))


def reason_for(game: Game, state: State, seat: Seat, handle: str, picks: list[str]) -> WireReason | None:
    """Why a click on a handle does nothing: now, or where the reader's picks would lead."""
    if picks and game.plans_turns() and state.awaiting() == seat:
        state = where(plan(game, state, picks), handle)
    found = game.why_not(state, seat, handle)
    return found and wire_reason(found)
