"""When it is a bot's decision: ask it for a move, and make that move unless the table has changed meanwhile."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from motu.core.dice import Dice
from motu.core.game import Move, Seat
from motu.server.workers import NoMove
from motu.server.model.game_log import Course
from motu.server.wire.errors import Refusal
from motu.server.wire.frames import Cause
from motu.server.tables.live import Live

AGAIN_AFTER = 5.0  # seconds, when a bot's move could not be saved
log = logging.getLogger("motu.server.thinking")


def went_on(live: Live, cause: Cause, seat: Seat) -> None:
    """The game has changed and is saved: everybody is told, and the bot whose decision it is now begins to think."""
    live.tell_moved(cause, seat)
    if live.game().over():
        live.tell_info()
    go_on(live)


def go_on(live: Live) -> None:
    """Set the bot thinking whose decision it is, if it is a bot's."""
    if live.thinking or live.course is None or live.course.over():
        return
    seat = live.course.table.state.awaiting()
    bot = live.at.seats[seat].bot
    if bot is not None:
        live.thinking = asyncio.create_task(think(live, live.course, seat, bot))


async def think(live: Live, course: Course, seat: Seat, bot: str) -> None:
    """Find a move and make it. Where there is no choice, nobody needs to be kept waiting."""
    seq, moves = course.seq, course.table.state.moves()
    move = moves[0] if len(moves) == 1 else await chosen(live, course, seat, bot)
    try:
        await live.owner.do(lambda: make_move(live, seq, seat, bot, move))
    except Refusal as error:
        log.warning("a bot's move was not made", extra={"bot": bot, "code": error.code})
        live.thinking = None
        asyncio.get_running_loop().call_later(AGAIN_AFTER, go_on, live)


async def chosen(live: Live, course: Course, seat: Seat, bot: str) -> Move | None:
    """The bot is given a guess: all that its seat may know is true in it, all else is made up."""
    luck, began = secrets.randbits(60), time.monotonic()
    guess = course.game.guess(course.table.state, seat, Dice(luck)).dump()
    move = None
    try:
        move = await live.house.pool.choose(course.game.name, bot, guess, seat, luck)
    except NoMove as error:
        log.warning("a bot did not choose", extra={"bot": bot, "reason": str(error)})
        live.house.meters.bot_faults.labels(bot).inc()
    live.house.meters.bot.labels(bot).observe(time.monotonic() - began)
    await asyncio.sleep(began + live.house.config.bot_pause - time.monotonic())
    return move


async def make_move(live: Live, seq: int, seat: Seat, bot: str, move: Move | None) -> None:
    """The bot's move, or any when it has none; nothing when a person took the seat back, or the game went on."""
    live.thinking = None
    course = live.game()
    if course.seq != seq or live.at.seats[seat].bot != bot:
        go_on(live)
        return
    moves = course.table.state.moves()
    await live.commit(course.play(seat, move if move in moves else secrets.choice(moves), f"bot:{seq}"))
    went_on(live, "played", seat)
