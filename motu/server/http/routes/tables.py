"""Routes of tables: make, join, leave, arrange seats, start, rematch."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post, put
from litestar.params import JSONBody

from motu.server import qr
from motu.server.http.dependencies import (
    SeatNumber,
    ServicesDependency,
    SessionDependency,
    TableId,
    TablesDependency,
)
from motu.server.http.hosts import for_others, own_origin
from motu.server.http.openapi import REFUSALS
from motu.server.tables import lobby
from motu.server.wire.messages import Invitation, Join, MakeTable, SetSeat, SetTable, Start, TableInfo


@get("/tables", responses=REFUSALS)
async def list_tables(session: SessionDependency, tables: TablesDependency) -> list[TableInfo]:
    """The listed tables: waiting, playing, just over."""
    return await tables.listed(session.guest_id)


@post("/tables", responses=REFUSALS)
async def make_table(data: JSONBody[MakeTable], session: SessionDependency, tables: TablesDependency) -> TableInfo:
    """A new table with the visitor as its host."""
    return await tables.make(data, await session.sign_in_as_host(), session.address)


@get("/tables/{table:str}", responses=REFUSALS)
async def read_table(table: TableId, session: SessionDependency, tables: TablesDependency) -> TableInfo:
    """A table without its game."""
    return await tables.info(table, session.guest_id)


@get("/tables/{table:str}/invitation", responses=REFUSALS)
async def read_invitation(
    table: TableId,
    request: Request[Any, Any, Any],
    session: SessionDependency,
    tables: TablesDependency,
    services: ServicesDependency,
) -> Invitation:
    """The link to a table as friends can open it."""
    await tables.info(table, session.guest_id)
    own = own_origin(request.headers, request.scope["scheme"], services.config)
    link = f"{for_others(own, services.config)}/table/{table}"
    return Invitation(link, *qr.as_path(link))


@post("/tables/{table:str}/join", responses=REFUSALS, status_code=200)
async def join(table: TableId, data: JSONBody[Join], session: SessionDependency, tables: TablesDependency) -> TableInfo:
    """Take a seat, or take the own seat back."""
    taken = await tables.names_beside(table, session.guest_id)  # an unknown table must not make a session
    guest = await session.sign_in_beside(taken)
    await tables.ask(table, lambda live: lobby.join(live, guest, data.seat))
    return await tables.info(table, guest.id)


@post("/tables/{table:str}/leave", responses=REFUSALS, status_code=200)
async def leave(table: TableId, session: SessionDependency, tables: TablesDependency) -> TableInfo:
    """Leave the table; after the start the seat is kept."""
    info = await tables.info(table, session.guest_id)
    deleted = await tables.ask(table, lambda live: lobby.leave(live, session.guest_id))
    return info if deleted else await tables.info(table, session.guest_id)


@post("/tables/{table:str}/start", responses=REFUSALS, status_code=200)
async def start(
    table: TableId, data: JSONBody[Start], session: SessionDependency, tables: TablesDependency
) -> TableInfo:
    """Start the game."""
    await tables.ask(table, lambda live: lobby.start(live, session.guest_id, data.fill))
    return await tables.info(table, session.guest_id)


@put("/tables/{table:str}", responses=REFUSALS)
async def set_table(
    table: TableId, data: JSONBody[SetTable], session: SessionDependency, tables: TablesDependency
) -> TableInfo:
    """Lock the table, agree how long it waits for a player, allow ready phrases or not."""
    await tables.ask(table, lambda live: lobby.agree(live, session.guest_id, data))
    return await tables.info(table, session.guest_id)


@post("/tables/{table:str}/resign", responses=REFUSALS, status_code=200)
async def resign(table: TableId, session: SessionDependency, tables: TablesDependency) -> TableInfo:
    """Give the game up: a bot plays on."""
    await tables.ask(table, lambda live: lobby.resign(live, session.guest_id))
    return await tables.info(table, session.guest_id)


@post("/tables/{table:str}/seats/{seat:int}/stand-in", responses=REFUSALS, status_code=200)
async def stand_in(table: TableId, seat: SeatNumber, session: SessionDependency, tables: TablesDependency) -> TableInfo:
    """Let a bot play for somebody who is away."""
    await tables.ask(table, lambda live: lobby.stand_in(live, session.guest_id, seat))
    return await tables.info(table, session.guest_id)


@put("/tables/{table:str}/seats/{seat:int}", responses=REFUSALS)
async def set_seat(
    table: TableId, seat: SeatNumber, data: JSONBody[SetSeat], session: SessionDependency, tables: TablesDependency
) -> TableInfo:
    """Before the start: give a seat to a bot, or empty it."""
    await tables.ask(table, lambda live: lobby.arrange(live, session.guest_id, seat, data.bot))
    return await tables.info(table, session.guest_id)


@post("/tables/{table:str}/rematch", responses=REFUSALS)
async def rematch(table: TableId, session: SessionDependency, tables: TablesDependency) -> TableInfo:
    """The table of the rematch, made for the first who asks; whoever asks too accepts the invitation."""
    made = await tables.ask(table, lambda live: lobby.rematch(live, session.guest_id))
    _, guest = session.require_guest()
    await tables.ask(made, lambda live: lobby.accept(live, guest))
    return await tables.info(made, session.guest_id)


router = Router(
    "/",
    route_handlers=[
        list_tables, make_table, read_table, read_invitation, set_table,
        join, leave, resign, start, set_seat, stand_in, rematch,
    ],
)  # fmt: skip
