"""People open and close pages, sit down, leave, start, play again: requests to the queue of a table."""

from __future__ import annotations

from msgspec.structs import replace

from motu.core.game import Seat
from motu.server.model import seating as seatings
from motu.server.model import standing_in
from motu.server.model.guest import Guest
from motu.server.model.names import require_free
from motu.server.model.permissions import require
from motu.server.tables.connection import Connection
from motu.server.tables.live import LiveTable
from motu.server.tables.new_table import rematch_table, require_bot
from motu.server.tables.presence import milliseconds
from motu.server.wire.errors import Refusal
from motu.server.wire.messages import SetTable

KICKED = 4403  # close code of the sockets of a guest whom the host has asked to leave


async def arrive(live: LiveTable, connection: Connection) -> None:
    """A page was opened. A guest who had left is back; a seat where a bot stands in is taken back by `join`."""
    guest = connection.guest
    require("look", live.seating, guest)
    seat, first = live.seating.seat_of(guest), guest not in live.presence.guests()
    live.connect(connection)
    holder = None if seat is None else live.seating.holders[seat]
    if seat is not None and holder and (holder.left or holder.gone_since) and holder.bot is None:
        await live.save(live.seating.with_holder(seat, replace(holder, left=False, gone_since=0)))
    elif seat is not None and first:
        live.send_info()
    live.bot_turns.wake()


async def depart(live: LiveTable, connection: Connection) -> None:
    """A page was closed. Since when somebody is gone from a game is written down: days and restarts may pass."""
    seat = live.disconnect(connection)
    if seat is None:
        return
    holder = live.seating.holders[seat]
    if live.seating.status == "playing" and holder.bot is None:
        await live.save(live.seating.with_holder(seat, replace(holder, gone_since=milliseconds())))
    else:
        live.send_info()
    live.remind()


async def join(live: LiveTable, guest: Guest, wish: Seat | None) -> None:
    """Before the start: sit down. Later: take the own seat back."""
    require("sit", live.seating, guest.id)
    own = live.seating.seat_of(guest.id)
    if own is not None and live.seating.status != "waiting" and wish in (None, own):
        back = standing_in.take_back(live.seating.holders[own], live.moment(), milliseconds())
        await live.save(live.seating.with_holder(own, back))
        return
    if own is None:
        require_free(live.seating, guest.id, guest.name)
    await live.save(seatings.join(live.seating, guest.id, guest.name, wish))


async def leave(live: LiveTable, guest: str | None) -> bool:
    """Leave the table. True when nobody was left who could start the game, and the table was deleted."""
    require("leave", live.seating, guest)
    assert guest is not None
    seating = seatings.leave(live.seating, guest)
    await live.save(seating)
    if seatings.deserted(seating, guest):
        await live.delete()
    return live.deleted


async def start(live: LiveTable, guest: str | None, fill: str | None) -> None:
    """Start the game; nothing happens when it has started already."""
    require("start", live.seating, guest)
    require_bot(live.services, fill)
    if live.seating.status != "waiting":
        return
    seating = seatings.start(live.seating, fill)
    game = live.services.games.get(seating.game)
    if game is None or game.version != seating.version:
        raise Refusal("other_rules", "The rules of this game have changed since the table was made.")
    await live.start(game, seating)


async def arrange(live: LiveTable, guest: str | None, seat: Seat, bot: str | None) -> None:
    """Before the start: give a seat to a bot, or empty it. The sockets of whoever has to leave are closed."""
    require("arrange", live.seating, guest, seat)
    require_bot(live.services, bot)
    before = live.seating.holders[seat].guest
    await live.save(seatings.arrange(live.seating, seat, bot))
    if before is not None and before in live.seating.kicked:
        live.presence.close_pages(before, KICKED)


async def agree(live: LiveTable, guest: str | None, wish: SetTable) -> None:
    """Change the table as its host wants."""
    require("agree", live.seating, guest)
    await live.save(seatings.agree(live.seating, wish))


async def stand_in(live: LiveTable, guest: str | None, seat: Seat) -> None:
    """Let a bot play for somebody who is away."""
    require("stand_in", live.seating, guest, seat)
    bot_in = live.presence.attendance().bot_in(live.seating, live.summary, seat)
    bot = live.services.config.stand_in
    await live.save(standing_in.stand_in(live.seating, seat, bot, live.moment(), bot_in))
    live.bot_turns.wake()


async def resign(live: LiveTable, guest: str | None) -> None:
    """A bot plays on for the guest, for good."""
    require("resign", live.seating, guest)
    assert guest is not None
    await live.save(standing_in.resign(live.seating, guest, live.services.config.stand_in))
    live.bot_turns.wake()


async def rename(live: LiveTable, guest: Guest) -> None:
    live.rename(guest)


async def rematch(live: LiveTable, guest: str | None) -> str:
    """The id of the rematch's table: the same one for everybody who asks."""
    require("rematch", live.seating, guest)
    assert guest is not None
    made = live.seating.rematch
    if made and await live.services.store.seating(made):
        return made
    seating = rematch_table(live.seating, guest)
    await live.save_rematch(seating)
    return seating.id


async def accept(live: LiveTable, guest: Guest) -> None:
    """At the table of a rematch: take the seat to which the guest was invited; nothing happens without one."""
    seat = live.seating.seat_of(guest.id)
    if seat is not None and live.seating.holders[seat].invited:
        await join(live, guest, None)
