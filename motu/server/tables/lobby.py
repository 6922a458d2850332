"""People come, go, change seats, start, play again: each carried out by the owner of the table."""

from __future__ import annotations

import asyncio
import secrets
import time

from msgspec.structs import replace

from motu.server.model import permissions as allowed
from motu.server.model import seating as sitting
from motu.server.tables import bot_turns as thinking
from motu.server.model.game_log import Course
from motu.server.wire.errors import Refusal
from motu.server.services import House
from motu.server.tables.live import Live
from motu.server.wire.messages import MakeTable
from motu.server.store.rows import Guest
from motu.server.model.seating import Seat, Sitting
from motu.server.tables.connection import Watcher


def milliseconds() -> int:
    return int(time.time() * 1000)


def new_id() -> str:
    """A link that nobody guesses: 96 bits."""
    return secrets.token_urlsafe(12)


def new_seed() -> str:
    return secrets.token_hex(32)


def laid(house: House, wish: MakeTable, host: Guest) -> Sitting:
    """A new table as somebody wishes it; the host sits in the first seat that no bot has."""
    game = house.games.get(wish.game)
    if game is None:
        raise Refusal("no_such_game", f"There is no game {wish.game!r} on the shelf.")
    if len(wish.bots) > wish.seats:
        raise Refusal("bad_bots", f"{len(wish.bots)} bots do not fit on {wish.seats} seats.")
    bots = [*wish.bots, *[None] * (wish.seats - len(wish.bots))]
    for bot in bots:
        known_bot(house, bot)
    settings = game.settings_for_people() | wish.settings if None in bots else wish.settings
    chosen = game.chosen(wish.seats, settings)
    game.new(wish.seats, chosen)  # some settings fit the game but not each other
    seats = [Seat(bot=bot) for bot in bots]
    if None in bots:
        seats[bots.index(None)] = Seat(host.id, host.name)
    return Sitting(
        id=new_id(),
        game=game.name,
        version=game.version,
        settings=chosen,
        seed=new_seed(),
        host=host.id,
        listed=wish.listed,
        status="waiting",
        created=milliseconds(),
        seats=tuple(seats),
    )


def known_bot(house: House, bot: str | None) -> None:
    if bot is not None and bot not in house.bots:
        raise Refusal("no_such_bot", f"There is no bot {bot!r}.")


async def arrive(live: Live, watcher: Watcher) -> None:
    """A page opens on the table. Whoever had left is back."""
    seat, first = live.at.seat_of(watcher.guest), watcher.guest not in live.here()
    live.watchers.append(watcher)
    live.send_table(watcher)
    if seat is not None and live.at.seats[seat].gone and live.at.seats[seat].bot is None:
        await live.save(live.at.with_seat(seat, replace(live.at.seats[seat], gone=False)))
    elif seat is not None and first:
        live.tell_info()
    thinking.go_on(live)


async def depart(live: Live, watcher: Watcher) -> None:
    """A page closes. After a while a bot may stand in, which the others are then told."""
    if watcher in live.watchers:
        live.watchers.remove(watcher)
    if watcher.guest in live.here() or live.at.seat_of(watcher.guest) is None:
        return
    live.seen[watcher.guest] = time.monotonic()
    live.tell_info()
    later = live.house.config.away_after + 0.1
    asyncio.get_running_loop().call_later(later, live.tell_info)


async def join(live: Live, guest: Guest, wish: int | None) -> None:
    allowed.require("sit", live.at, guest.id, live.away)
    await live.save(sitting.join(live.at, guest.id, guest.name, wish))


async def leave(live: Live, who: str | None) -> bool:
    """Go. True when nobody was left who could start the game, and the table went too."""
    allowed.require("leave", live.at, who, live.away)
    assert who is not None
    at = sitting.leave(live.at, who)
    await live.save(at)
    if sitting.deserted(at, who):
        await live.saved(live.house.store.drop(live.id))
        live.gone = True
    return live.gone


async def start(live: Live, who: str | None, fill: str | None) -> None:
    """Deal. Asking again changes nothing."""
    allowed.require("start", live.at, who, live.away)
    known_bot(live.house, fill)
    if live.at.status != "waiting":
        return
    at = sitting.start(live.at, fill)
    game = live.house.games.get(at.game)
    if game is None or game.version != at.version:
        raise Refusal("other_rules", "The rules of this game have changed since the table was made.")
    live.course = Course(game, at)
    await live.commit(live.course.start(), at)
    for watcher in live.watchers:
        live.send_table(watcher)
    thinking.go_on(live)


async def arrange(live: Live, who: str | None, seat: int, bot: str | None) -> None:
    allowed.require("arrange", live.at, who, live.away, seat)
    known_bot(live.house, bot)
    await live.save(sitting.arrange(live.at, seat, bot, live.away))
    thinking.go_on(live)


async def rename(live: Live, guest: Guest) -> None:
    """The new name is saved already; here it is only told."""
    seat = live.at.seat_of(guest.id)
    if seat is not None:
        live.at = live.at.with_seat(seat, replace(live.at.seats[seat], name=guest.name))
        live.tell_info()


async def rematch(live: Live, who: str | None) -> str:
    """The table on which the same people play again: one for all who ask."""
    allowed.require("rematch", live.at, who, live.away)
    assert who is not None
    if live.at.rematch and await live.house.store.sitting(live.at.rematch):
        return live.at.rematch
    after = sitting.again(live.at, new_id(), new_seed(), who, milliseconds())
    before = replace(live.at, rematch=after.id)
    await live.saved(live.house.store.add_rematch(before, after))
    live.at = before
    live.tell_info()
    return after.id
