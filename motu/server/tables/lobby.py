"""People open and close pages, sit down, leave, start, play again: requests to the queue of a table."""

from __future__ import annotations

from msgspec.structs import replace

from motu.core.game import Seat
from motu.server.model import seating as seatings
from motu.server.model.guest import Guest
from motu.server.model.names import require_free
from motu.server.model.permissions import require
from motu.server.tables.connection import Connection
from motu.server.tables.live import LiveTable
from motu.server.tables.new_table import rematch_table, require_bot
from motu.server.wire.errors import Refusal


async def arrive(live: LiveTable, connection: Connection) -> None:
    """A page was opened. A guest who had left is back."""
    guest = connection.guest
    seat, first = live.seating.seat_of(guest), guest not in live.presence.guests()
    live.connect(connection)
    holder = None if seat is None else live.seating.holders[seat]
    if seat is not None and holder and holder.left and holder.bot is None:
        await live.save(live.seating.with_holder(seat, replace(holder, left=False)))
    elif seat is not None and first:
        live.send_info()
    live.bot_turns.wake()


async def depart(live: LiveTable, connection: Connection) -> None:
    """A page was closed."""
    live.disconnect(connection)


async def join(live: LiveTable, guest: Guest, wish: Seat | None) -> None:
    require("sit", live.seating, guest.id, live.presence.away)
    if live.seating.seat_of(guest.id) is None:
        require_free(live.seating, guest.id, guest.name)
    await live.save(seatings.join(live.seating, guest.id, guest.name, wish))


async def leave(live: LiveTable, guest: str | None) -> bool:
    """Leave the table. True when nobody was left who could start the game, and the table was deleted."""
    require("leave", live.seating, guest, live.presence.away)
    assert guest is not None
    seating = seatings.leave(live.seating, guest)
    await live.save(seating)
    if seatings.deserted(seating, guest):
        await live.delete()
    return live.deleted


async def start(live: LiveTable, guest: str | None, fill: str | None) -> None:
    """Start the game; nothing happens when it has started already."""
    require("start", live.seating, guest, live.presence.away)
    require_bot(live.services, fill)
    if live.seating.status != "waiting":
        return
    seating = seatings.start(live.seating, fill)
    game = live.services.games.get(seating.game)
    if game is None or game.version != seating.version:
        raise Refusal("other_rules", "The rules of this game have changed since the table was made.")
    await live.start(game, seating)


async def arrange(live: LiveTable, guest: str | None, seat: Seat, bot: str | None) -> None:
    """Give a seat to a bot, empty it, or let a bot stand in."""
    require("arrange", live.seating, guest, live.presence.away, seat)
    require_bot(live.services, bot)
    await live.save(seatings.arrange(live.seating, seat, bot, live.presence.away))
    live.bot_turns.wake()


async def rename(live: LiveTable, guest: Guest) -> None:
    live.rename(guest)


async def rematch(live: LiveTable, guest: str | None) -> str:
    """The id of the rematch's table: the same one for everybody who asks."""
    require("rematch", live.seating, guest, live.presence.away)
    assert guest is not None
    made = live.seating.rematch
    if made and await live.services.store.seating(made):
        return made
    seating = rematch_table(live.seating, guest)
    await live.save_rematch(seating)
    return seating.id
