"""Tables: make, join, leave, arrange, start, play again."""

from __future__ import annotations

from litestar import Router, get, post, put
from litestar.params import JSONBody

from motu.server.tables import lobby
from motu.server.http.dependencies import GivenTables, GivenVisit, SeatNumber, TableId
from motu.server.wire.messages import Join, MakeTable, SetSeat, Start, TableInfo
from motu.server.http.refusals import REFUSED


@get("/tables", responses=REFUSED)
async def list_tables(visit: GivenVisit, tables: GivenTables) -> list[TableInfo]:
    """The tables that everybody may see: waiting, playing, just over."""
    return await tables.listed(visit.who)


@post("/tables", responses=REFUSED)
async def make_table(data: JSONBody[MakeTable], visit: GivenVisit, tables: GivenTables) -> TableInfo:
    """A new table with the visitor as its host."""
    return await tables.make(data, await visit.host())


@get("/tables/{table:str}", responses=REFUSED)
async def read_table(table: TableId, visit: GivenVisit, tables: GivenTables) -> TableInfo:
    """All about a table but the game itself."""
    return await tables.info(table, visit.who)


@post("/tables/{table:str}/join", responses=REFUSED, status_code=200)
async def join(table: TableId, data: JSONBody[Join], visit: GivenVisit, tables: GivenTables) -> TableInfo:
    """Take a seat, or come back to it."""
    await tables.info(table, visit.who)  # nobody becomes a guest at a table that is not there
    guest = await visit.somebody()
    await tables.ask(table, lambda live: lobby.join(live, guest, data.seat))
    return await tables.info(table, guest.id)


@post("/tables/{table:str}/leave", responses=REFUSED, status_code=200)
async def leave(table: TableId, visit: GivenVisit, tables: GivenTables) -> TableInfo:
    """Leave; in a game the seat is kept."""
    info = await tables.info(table, visit.who)
    gone = await tables.ask(table, lambda live: lobby.leave(live, visit.who))
    return info if gone else await tables.info(table, visit.who)


@post("/tables/{table:str}/start", responses=REFUSED, status_code=200)
async def start(table: TableId, data: JSONBody[Start], visit: GivenVisit, tables: GivenTables) -> TableInfo:
    """Deal."""
    await tables.ask(table, lambda live: lobby.start(live, visit.who, data.fill))
    return await tables.info(table, visit.who)


@put("/tables/{table:str}/seats/{seat:int}", responses=REFUSED)
async def set_seat(
    table: TableId, seat: SeatNumber, data: JSONBody[SetSeat], visit: GivenVisit, tables: GivenTables
) -> TableInfo:
    """Give a seat to a bot, or empty it."""
    await tables.ask(table, lambda live: lobby.arrange(live, visit.who, seat, data.bot))
    return await tables.info(table, visit.who)


@post("/tables/{table:str}/rematch", responses=REFUSED)
async def rematch(table: TableId, visit: GivenVisit, tables: GivenTables) -> TableInfo:
    """The table on which the same people play again."""
    again = await tables.ask(table, lambda live: lobby.rematch(live, visit.who))
    return await tables.info(again, visit.who)


router = Router("/", route_handlers=[list_tables, make_table, read_table, join, leave, start, set_seat, rematch])
