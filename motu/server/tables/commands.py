"""Frames that a page sends, carried out by the request queue of its table."""

from __future__ import annotations

import time

from motu.core.game import NOBODY
from motu.server.model.game_log import GameLog
from motu.server.model.permissions import require
from motu.server.model.seating import hinted
from motu.server.readers import frames
from motu.server.readers.reader import reader_of
from motu.server.tables.connection import Connection
from motu.server.tables.live import LiveTable
from motu.server.wire.errors import Refusal
from motu.server.wire.frames import (
    Ack,
    Ask,
    Because,
    Enough,
    FromPage,
    Ping,
    Pong,
    Review,
    Say,
    Stale,
    Sync,
    Undo,
    Why,
    WireHint,
    WirePlan,
    WirePlay,
)


async def carry_out(live: LiveTable, connection: Connection, frame: FromPage, received: float) -> None:
    """Answer a frame that was received at this time; everybody is told what it changed."""
    match frame:
        case WirePlay() | Undo():
            await play_or_undo(live, connection, frame, received)
        case Why():
            explain(live, connection, frame)
        case WirePlan():
            plan(live, connection, frame)
        case Sync():
            live.send_table(connection)
            live.bot_turns.wake()
        case Ping():
            compare(live, connection, frame)
        case Say():
            say(live, connection, frame)
        case Ask():
            ask(live, connection)
        case WireHint():
            await hint(live, connection, frame)
        case Review():
            review(live, connection, frame)
        case Enough():
            live.hints.stop(connection)


async def play_or_undo(live: LiveTable, connection: Connection, frame: WirePlay | Undo, received: float) -> None:
    """Advance the game by a command, once: the same command again gets the same answer."""
    seat = live.seating.seat_of(connection.guest)
    command = f"{seat}:{frame.command_id}"
    if live.game_log and command in live.game_log.commands:
        live.send(connection, Ack(command_id=frame.command_id, seq=first_answer(live.game_log, command, frame)))
        return
    require("play", live.seating, connection.guest)
    game_log = live.require_game()
    assert seat is not None
    if frame.seq != game_log.seq:
        live.send(connection, Stale(command_id=frame.command_id, table=live.whole(connection.guest)))
        return
    row = game_log.play(seat, frame.move, command) if isinstance(frame, WirePlay) else game_log.undo(seat, command)

    def acknowledge() -> None:
        live.send(connection, Ack(command_id=frame.command_id, seq=row.seq))
        live.services.metrics.ack.observe(time.monotonic() - received)

    await live.advance(row, acknowledge=acknowledge)


def first_answer(game_log: GameLog, command: str, frame: WirePlay | Undo) -> int:
    """The `seq` of the row that this command became when it came first."""
    kind, move, seq = game_log.commands[command]
    same = (kind, move) == ("play", frame.move) if isinstance(frame, WirePlay) else kind == "undo"
    if not same or frame.seq != seq - 1:
        raise Refusal("command_reused", "This command_id was used for another command.")
    return seq


def explain(live: LiveTable, connection: Connection, frame: Why) -> None:
    """Answer why a click does nothing."""
    require("ask_why", live.seating, connection.guest)
    game_log, reader = live.require_game(), reader_of(live.seating, connection.guest)
    reason = frames.reason_for(game_log.game, game_log.table.state, reader.seat, frame.handle, frame.picks)
    live.send(connection, Because(command_id=frame.command_id, handle=frame.handle, reason=reason))


def plan(live: LiveTable, connection: Connection, frame: WirePlan) -> None:
    """Answer with a plan, to the awaited seat alone: nobody else may know its options."""
    require("play", live.seating, connection.guest)
    game_log, reader = live.require_game(), reader_of(live.seating, connection.guest)
    if not game_log.game.plans_turns():
        raise Refusal("no_plans", "In this game turns are not planned.")
    if game_log.table.state.awaiting() != reader.seat:
        raise Refusal("wrong_seat", "Another seat is to decide now.")
    live.send(connection, frames.planned(game_log, reader.seat, frame.command_id, frame.picks))


def compare(live: LiveTable, connection: Connection, frame: Ping) -> None:
    """Answer a page that shows the present position with `pong`, any other with the whole table."""
    game_log = live.game_log
    seq, view_hash = 0, ""
    if game_log:
        seat = reader_of(live.seating, connection.guest).seat
        seq, view_hash = game_log.seq, live.view_hashes.of(game_log, seat)
    if (frame.seq, frame.view_hash) == (seq, view_hash):
        live.send(connection, Pong(seq=seq))
    else:
        live.send_table(connection)


def say(live: LiveTable, connection: Connection, frame: Say) -> None:
    """Send a ready phrase to everybody at the table."""
    require("say", live.seating, connection.guest)
    seat = live.seating.seat_of(connection.guest)
    assert seat is not None
    live.send_said(live.talk.say(seat, frame.phrase))


def ask(live: LiveTable, connection: Connection) -> None:
    """Tell everybody that somebody asks the person who is to decide for a move."""
    require("ask", live.seating, connection.guest)
    seat, to = live.seating.seat_of(connection.guest), live.summary.awaiting
    assert seat is not None
    if to in (seat, NOBODY) or live.seating.holders[to].bot is not None:
        raise Refusal("wrong_seat", "Nobody else is to decide now.")
    live.send_said(live.talk.ask(seat, to))


async def hint(live: LiveTable, connection: Connection, frame: WireHint) -> None:
    """Tell everybody who asks for a hint, then begin to work it out."""
    require("hint", live.seating, connection.guest)
    game_log, seat = live.require_game(), live.seating.seat_of(connection.guest)
    assert seat is not None
    if game_log.table.state.awaiting() != seat:
        raise Refusal("wrong_seat", "Another seat is to decide now.")
    if frame.seq != game_log.seq:
        live.send(connection, Stale(command_id=frame.command_id, table=live.whole(connection.guest)))
        return
    seating = hinted(live.seating, seat, live.moment())
    if seating != live.seating:
        await live.save(seating)
    live.hints.hint(connection, game_log, seat, frame)


def review(live: LiveTable, connection: Connection, frame: Review) -> None:
    """Begin to look for the decisions that cost the reader most."""
    require("review", live.seating, connection.guest)
    game_log, seat = live.require_game(), live.seating.seat_of(connection.guest)
    assert seat is not None
    live.hints.review(connection, game_log, seat, frame)
