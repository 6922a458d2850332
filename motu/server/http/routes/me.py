"""Routes of the visitor's own session."""

from __future__ import annotations

from litestar import Router, get, put
from litestar.params import JSONBody

from motu.server.http.dependencies import SessionDependency, TablesDependency
from motu.server.http.openapi import REFUSALS
from motu.server.wire.messages import Me, SetMe


@get("/me", responses=REFUSALS)
async def read_me(session: SessionDependency, tables: TablesDependency) -> Me:
    """The visitor's name and tables. Makes no session."""
    name = session.guest.name if session.guest else ""
    return Me(session.guest is not None, name, await tables.of_guest(session.guest_id))


@put("/me", responses=REFUSALS)
async def set_me(data: JSONBody[SetMe], session: SessionDependency, tables: TablesDependency) -> Me:
    """Become a guest, or change the name."""
    before = session.guest
    guest = await session.sign_in(data.name)
    if before is not None and before.name != guest.name:
        await tables.rename(guest)
    return Me(True, guest.name, await tables.of_guest(guest.id))


router = Router("/", route_handlers=[read_me, set_me])
