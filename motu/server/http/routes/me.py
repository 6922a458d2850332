"""Who I am, and my tables."""

from __future__ import annotations

from litestar import Router, get, put
from litestar.params import JSONBody

from motu.server.http.dependencies import GivenTables, GivenVisit
from motu.server.wire.messages import Me, SetMe
from motu.server.http.refusals import REFUSED


@get("/me", responses=REFUSED)
async def read_me(visit: GivenVisit, tables: GivenTables) -> Me:
    """My name and my tables. Makes no session."""
    name = visit.guest.name if visit.guest else ""
    return Me(visit.guest is not None, name, await tables.mine(visit.who))


@put("/me", responses=REFUSED)
async def set_me(data: JSONBody[SetMe], visit: GivenVisit, tables: GivenTables) -> Me:
    """Become a guest, or change the name."""
    before = visit.guest
    guest = await visit.somebody(data.name)
    if before is not None and before.name != guest.name:
        await tables.renamed(guest)
    return Me(True, guest.name, await tables.mine(guest.id))


router = Router("/", route_handlers=[read_me, set_me])
