"""When it is a bot's decision: ask it for a move, and make that move unless the table has changed meanwhile."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from motu.core.dice import Dice
from motu.core.game import Move, Seat
from motu.server.bots import NoMove
from motu.server.course import Course
from motu.server.errors import Refusal
from motu.server.live import Live

log = logging.getLogger("motu.server.thinking")


def go_on(live: Live) -> None:
    """Set the bot thinking whose decision it is, if it is a bot's."""
    if live.thinking or live.course is None or live.course.over():
        return
    seat = live.course.table.state.awaiting()
    bot = live.at.seats[seat].bot
    if bot is not None:
        live.thinking = asyncio.create_task(think(live, live.course, seat, bot))


async def think(live: Live, course: Course, seat: Seat, bot: str) -> None:
    """The bot is given a guess: all that its seat may know is true in it, all else is made up."""
    seq, luck, began = course.seq, secrets.randbits(60), time.monotonic()
    guess = course.game.guess(course.table.state, seat, Dice(luck)).dump()
    try:
        move = await live.house.pool.choose(course.game.name, bot, guess, seat, luck)
    except NoMove as error:
        log.warning("a bot did not choose", extra={"bot": bot, "reason": str(error)})
        live.house.meters.bot_faults.labels(bot).inc()
        move = None
    live.house.meters.bot.labels(bot).observe(time.monotonic() - began)
    await asyncio.sleep(began + live.house.config.bot_pause - time.monotonic())
    try:
        await live.owner.do(lambda: make_move(live, seq, seat, bot, move))
    except Refusal as error:
        log.warning("a bot's move was not made", extra={"bot": bot, "code": error.code})


async def make_move(live: Live, seq: int, seat: Seat, bot: str, move: Move | None) -> None:
    """The bot's move, or any when it has none; nothing when a person took the seat back, or the game went on."""
    live.thinking = None
    course = live.game()
    if course.seq == seq and live.at.seats[seat].bot == bot:
        moves = course.table.state.moves()
        if move not in moves:
            move = secrets.choice(moves)
        await live.commit(course.play(seat, move, f"bot:{seq}"))
        live.tell_moved("played", seat)
    go_on(live)
