"""What a page says on its socket, carried out by the owner of the table."""

from __future__ import annotations

import time

from motu.server.model import permissions as allowed
from motu.server.readers import messages as showing
from motu.server.tables import bot_turns as thinking
from motu.server.model.game_log import Course
from motu.server.wire.errors import Refusal
from motu.server.wire.frames import Ack, Because, FromPage, Ping, Plan, Play, Pong, Stale, Sync, Undo, Why
from motu.server.tables.live import Live
from motu.server.readers.messages import reader_of
from motu.server.tables.connection import Watcher


async def carry_out(live: Live, watcher: Watcher, frame: FromPage, came: float) -> None:
    """Answer a frame that came at that time; what it changed is told to everybody."""
    match frame:
        case Play() | Undo():
            await go_on(live, watcher, frame, came)
        case Why():
            explain(live, watcher, frame)
        case Plan():
            plan(live, watcher, frame)
        case Sync():
            live.send_table(watcher)
        case Ping():
            compare(live, watcher, frame)


async def go_on(live: Live, watcher: Watcher, frame: Play | Undo, came: float) -> None:
    """Save, acknowledge, tell everybody: in this order."""
    seat = live.at.seat_of(watcher.guest)
    command = f"{seat}:{frame.command_id}"
    course = live.course
    if course and command in course.commands:
        live.send(watcher, Ack(command_id=frame.command_id, seq=first_answer(course, command, frame)))
        return
    allowed.require("play", live.at, watcher.guest, live.away)
    course = live.game()
    assert seat is not None
    if frame.seq != course.seq:
        live.send(watcher, Stale(command_id=frame.command_id, table=live.whole(watcher.guest)))
        return
    event = course.play(seat, frame.move, command) if isinstance(frame, Play) else course.undo(seat, command)
    await live.commit(event)
    live.send(watcher, Ack(command_id=frame.command_id, seq=event.seq))
    live.house.meters.ack.observe(time.monotonic() - came)
    thinking.went_on(live, "played" if isinstance(frame, Play) else "undone", seat)


def first_answer(course: Course, command: str, frame: Play | Undo) -> int:
    """The event that this very command became when it came for the first time."""
    kind, move, seq = course.commands[command]
    same = (kind, move) == ("play", frame.move) if isinstance(frame, Play) else kind == "undo"
    if not same or frame.seq != seq - 1:
        raise Refusal("command_reused", "This command_id stood for something else before.")
    return seq


def explain(live: Live, watcher: Watcher, frame: Why) -> None:
    allowed.require("ask_why", live.at, watcher.guest, live.away)
    course, reader = live.game(), reader_of(live.at, watcher.guest)
    found = showing.reason(course.game, course.table.state, reader.seat, frame.handle, frame.picks)
    live.send(watcher, Because(command_id=frame.command_id, handle=frame.handle, reason=found))


def plan(live: Live, watcher: Watcher, frame: Plan) -> None:
    """Only for the one who is asked: what may be chosen is told to nobody else."""
    allowed.require("play", live.at, watcher.guest, live.away)
    course, reader = live.game(), reader_of(live.at, watcher.guest)
    if not course.game.plans_turns():
        raise Refusal("no_plans", "In this game turns are not planned.")
    if course.table.state.awaiting() != reader.seat:
        raise Refusal("wrong_seat", "Somebody else is asked now.")
    live.send(watcher, showing.planned(course, reader.seat, frame.command_id, frame.picks))


def compare(live: Live, watcher: Watcher, frame: Ping) -> None:
    """A page that shows what it should gets a short answer, any other the whole table."""
    course = live.course
    seq = course.seq if course else 0
    view_hash = showing.now(course, reader_of(live.at, watcher.guest).seat).view_hash if course else ""
    if (frame.seq, frame.view_hash) == (seq, view_hash):
        live.send(watcher, Pong(seq=seq))
    else:
        live.send_table(watcher)
