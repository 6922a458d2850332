"""What a reader is shown: frames and answers made for one seat or a spectator, from the game's own view."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import takewhile
from typing import Any, Literal, NamedTuple, cast

import msgspec

from motu.core import game as core
from motu.core.events import Event, dump
from motu.core.game import EVERYONE, SPECTATOR, Game, Seat, State
from motu.core.plan import plan, where, whole
from motu.core.record import commitment
from motu.server.wire import frames
from motu.server.wire import messages
from motu.server.model.game_log import Course
from motu.server.wire.frames import Cause, NoUndo
from motu.server.wire.messages import (
    Decision,
    Doubt,
    Entry,
    Option,
    Phrase,
    Position,
    Reason,
    ScoreLine,
    SeatInfo,
    Standing,
    TableInfo,
)
from motu.server.store.rows import Last
from motu.server.model.seating import Sitting, away_from


class Reader(NamedTuple):
    """Whose eyes a message is for, and whether they decide for their seat: not while a bot stands in."""

    seat: Seat
    decides: bool


def reader_of(at: Sitting, guest: str | None) -> Reader:
    seat = at.seat_of(guest)
    return Reader(SPECTATOR, False) if seat is None else Reader(seat, at.seats[seat].bot is None)


def phrase(told: core.Phrase) -> Phrase:
    return Phrase(told.id, {name: argument(value) for name, value in told.args})


def argument(value: Any) -> int | str | Phrase | list[Phrase]:
    """A phrase is a tuple too, so it is looked for first."""
    if isinstance(value, core.Phrase):
        return phrase(value)
    if isinstance(value, tuple | list):
        return [phrase(part) for part in value]
    return cast("int | str", value)


def option(offered: core.Option) -> Option:
    return Option(
        offered.move,
        list(offered.handles),
        phrase(offered.label),
        list(offered.spends),
        offered.gain,
        offered.final,
        offered.pays,
        list(offered.uses),
        offered.doubt and Doubt(phrase(offered.doubt.question), phrase(offered.doubt.yes)),
    )


def asked(course: Course, reader: Reader) -> Decision | None:
    """What the reader is asked; nothing when it is somebody else's decision."""
    if not reader.decides or course.table.state.awaiting() != reader.seat:
        return None
    return decision(course.game.decision(course.table.state))


def decision(found: core.Decision) -> Decision:
    options = [option(offered) for offered in found.options]
    return Decision(found.seat, found.rule, phrase(found.prompt), options, found.step, found.part, found.about)


def planned(course: Course, reader: Seat, command_id: str, picks: list[str]) -> frames.Planned:
    """The rest of the reader's turn with these picks; nothing of what chance would answer or the turn would uncover."""
    game = course.game
    found = plan(game, course.table.state, picks)
    number, turn = course.moment() + 1, course.marks[-1].turn
    safe = until_reveal(found.events)
    told = [event for event in safe if may_know(event, reader)]
    turned = whole(game, found, [event for event in told if event.seat == reader])
    return frames.Planned(
        command_id=command_id,
        seq=course.seq,
        stages=[frames.Stage(decision(stage.decision), stage.move) for stage in found.stages],
        open=found.open and decision(found.open),
        entries=[entry(game, event, number, turn) for event in told],
        option=turned and option(turned),
        view=game.view(found.after, reader) if len(safe) == len(found.events) else None,
        reveals=len(safe) < len(found.events) or found.after.awaiting() == core.CHANCE,
    )


def until_reveal(events: list[Event]) -> list[Event]:
    """What is told before something hidden comes out: whatever comes after it may follow from it."""
    return list(takewhile(lambda event: not event.reveals, events))


def reason(game: Game, state: State, reader: Seat, handle: str, picks: list[str]) -> Reason | None:
    """Why a handle does nothing: now, or where the reader's picks would lead."""
    if picks and game.plans_turns() and state.awaiting() == reader:
        state = where(plan(game, state, picks), handle)
    found = game.why_not(state, reader, handle)
    return found and Reason(phrase(found.phrase), found.rule)


def may_know(event: Event, reader: Seat) -> bool:
    return event.audience in (EVERYONE, reader)


def entries(course: Course, moment: int, reader: Seat) -> list[Entry]:
    """The lines of the log about one moment that the reader may see."""
    turn = course.marks[moment].turn
    return [entry(course.game, event, moment, turn) for event in course.told(moment) if may_know(event, reader)]


def entry(game: Game, event: Event, moment: int, turn: int) -> Entry:
    return Entry(moment, turn, dump(event), phrase(game.tell(event)), event.reveals)


def standing(course: Course, moment: int) -> Standing:
    mark = course.marks[moment]
    return Standing(moment, mark.turn, mark.seat, mark.scores)


def sheet(game: Game, state: State) -> list[list[ScoreLine]]:
    """Where the points come from: the same for all readers."""
    return [[ScoreLine(*line) for line in lines] for lines in game.ledger(state)]


def position(course: Course, state: State, number: int, ledger: list[list[ScoreLine]], reader: Seat) -> Position:
    """The game at one moment as the reader sees it. Equal views have equal hashes, wherever they were made."""
    view = msgspec.json.encode(course.game.view(state, reader), order="sorted")
    return Position(
        moment=number,
        turn=course.marks[number].turn,
        view=msgspec.Raw(view),
        view_hash=hashlib.sha256(view).hexdigest(),
        scores=state.scores(),
        ledger=ledger,
        ranking=course.game.ranking(state) if state.awaiting() == core.NOBODY else None,
    )


def now(course: Course, reader: Seat, ledger: list[list[ScoreLine]] | None = None) -> Position:
    """The position as it is; the score sheet may have been made already, for another reader."""
    state = course.table.state
    return position(course, state, course.moment(), ledger or sheet(course.game, state), reader)


def may_undo(course: Course, reader: Seat) -> NoUndo:
    return cast(NoUndo, course.table.why_no_undo(reader))


def waiting(at: Sitting, info: TableInfo) -> frames.Table:
    """Everything about a table that waits for players."""
    sealed = commitment(at.seed)
    nothing: NoUndo = "nothing"
    return frames.Table(
        seq=0, info=info, commitment=sealed, position=None, decision=None, undo=nothing, log=[], history=[]
    )


def table(at: Sitting, info: TableInfo, course: Course, reader: Reader) -> frames.Table:
    """Everything about a table with a game."""
    moments = range(len(course.marks))
    return frames.Table(
        seq=course.seq,
        info=info,
        commitment=commitment(at.seed),
        position=now(course, reader.seat),
        decision=asked(course, reader),
        undo=may_undo(course, reader.seat),
        log=[entry for moment in moments for entry in entries(course, moment, reader.seat)],
        history=[standing(course, moment) for moment in moments],
    )


def moved(
    course: Course, cause: Cause, seat: Seat, reader: Reader, ledger: list[list[ScoreLine]] | None = None
) -> frames.Moved:
    """What the last event changed."""
    return frames.Moved(
        seq=course.seq,
        cause=cause,
        seat=seat,
        position=now(course, reader.seat, ledger),
        decision=asked(course, reader),
        undo=may_undo(course, reader.seat),
        entries=[] if cause == "undone" else entries(course, course.moment(), reader.seat),
        standing=standing(course, course.moment()),
    )


def table_info(at: Sitting, last: Last, guest: str | None, here: set[str], away: Callable[[str], bool]) -> TableInfo:
    """All about a table but the game itself; `here` are the guests whose page is open on it."""
    return TableInfo(
        id=at.id,
        game=at.game,
        version=at.version,
        settings=at.settings,
        status=at.status,
        listed=at.listed,
        seats=[seat_info(at, number, here, away) for number in range(len(at.seats))],
        host=at.seat_of(at.host),
        me=at.seat_of(guest),
        hosting=guest == at.host,
        seq=last.seq,
        awaiting=last.awaiting if last.awaiting >= 0 else None,
        scores=last.scores or None,
        ranking=last.ranking,
        created=at.created,
        changed=last.at or at.created,
        rematch=at.rematch,
    )


def seat_info(at: Sitting, number: int, here: set[str], away: Callable[[str], bool]) -> SeatInfo:
    seat = at.seats[number]
    kind: Literal["bot", "person", "empty"] = "bot" if seat.bot else "person" if seat.guest else "empty"
    return SeatInfo(number, kind, seat.name, seat.bot, seat.guest in here, away_from(seat, away))


def replay(at: Sitting, info: TableInfo, course: Course, reader: Seat) -> messages.Replay:
    """A finished game through one pair of eyes, without the positions."""
    everything = table(at, info, course, Reader(reader, False))
    return messages.Replay(info, reader, everything.history, everything.log, everything.commitment, at.seed)


def moment(course: Course, state: State, number: int, reader: Seat) -> messages.Moment:
    """One position of a finished game, and what had just happened."""
    shown = position(course, state, number, sheet(course.game, state), reader)
    return messages.Moment(course.marks[number].seat, shown, entries(course, number, reader))
