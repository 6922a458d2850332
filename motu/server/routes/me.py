"""Who I am, and my tables."""

from __future__ import annotations

from litestar import Router, get, put

from motu.server.messages import Me, SetMe
from motu.server.routes.answers import REFUSED
from motu.server.tables import Tables
from motu.server.visit import Visit


@get("/me", responses=REFUSED)
async def read_me(visit: Visit, tables: Tables) -> Me:
    """My name and my tables. Makes no session."""
    name = visit.guest.name if visit.guest else ""
    return Me(visit.guest is not None, name, await tables.mine(visit.who))


@put("/me", responses=REFUSED)
async def set_me(data: SetMe, visit: Visit, tables: Tables) -> Me:
    """Become a guest, or change the name."""
    before = visit.guest
    guest = await visit.somebody(data.name)
    if before is not None and before.name != guest.name:
        await tables.renamed(guest)
    return Me(True, guest.name, await tables.mine(guest.id))


router = Router("/", route_handlers=[read_me, set_me])
