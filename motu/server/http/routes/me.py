"""Routes of the visitor's own session."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody

from motu.server.http.dependencies import ServicesDependency, SessionDependency, TableId, TablesDependency
from motu.server.http.guests import clean_name
from motu.server.http.openapi import REFUSALS
from motu.server.model.guest import Guest
from motu.server.model.names import is_generated
from motu.server.tables.registry import Tables
from motu.server.wire.messages import LogOut, Me, SetMe


async def about(guest: Guest | None, tables: Tables) -> Me:
    """Facts about the reader of a page."""
    if guest is None:
        return Me(False, "", False, [])
    return Me(True, guest.name, not is_generated(guest.name), await tables.of_guest(guest.id))


@get("/me", responses=REFUSALS)
async def read_me(session: SessionDependency, tables: TablesDependency) -> Me:
    """The visitor's name and tables. Makes no session."""
    return await about(session.guest, tables)


@put("/me", responses=REFUSALS)
async def set_me(data: JSONBody[SetMe], session: SessionDependency, tables: TablesDependency) -> Me:
    """Become a guest, or change the name."""
    before = session.guest
    if before is not None and data.name.strip():
        await tables.require_free_name(before, clean_name(data.name))
    guest = await session.sign_in(data.name)
    if before is not None and before.name != guest.name:
        await tables.rename(guest)
    return await about(guest, tables)


@get("/me/file", responses=REFUSALS)
async def read_file(session: SessionDependency, services: ServicesDependency) -> Response[dict[str, Any]]:
    """All data about the visitor, as a file."""
    _, guest = session.require_guest()
    found = await services.store.guest_data(guest.id)
    return Response(found, headers={"Content-Disposition": 'attachment; filename="motu-about-me.json"'})


@post("/me/log-out", responses=REFUSALS, status_code=200)
async def log_out(data: JSONBody[LogOut], session: SessionDependency, tables: TablesDependency) -> Me:
    """End this session, or all of the guest's: in every browser."""
    guest = await session.log_out(data.everywhere)
    tables.close_pages(guest.id)
    return await about(None, tables)


@delete("/me", responses=REFUSALS, status_code=200)
async def erase_me(session: SessionDependency, tables: TablesDependency) -> Me:
    """Delete the name and every session; games stay."""
    _, guest = session.require_guest()
    await tables.leave_all(guest)
    await session.erase()
    await tables.rename(Guest(guest.id, ""))
    tables.close_pages(guest.id)
    return await about(None, tables)


@delete("/me/tables/{table:str}", responses=REFUSALS, status_code=200)
async def forget_table(table: TableId, session: SessionDependency, tables: TablesDependency) -> Me:
    """Leave a table for good out of the own list; nothing changes for the others."""
    _, guest = session.require_guest()
    await tables.forget(table, guest)
    return await about(guest, tables)


router = Router("/", route_handlers=[read_me, set_me, read_file, log_out, erase_me, forget_table])
