"""Finished games: the record, the log, and every position of them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get

from motu.core.game import SPECTATOR, Seat
from motu.server.model import permissions as allowed
from motu.server.readers import messages as showing
from motu.server.model.game_log import Course
from motu.server.wire.errors import Refusal
from motu.server.http.dependencies import Eyes, GivenPast, GivenTables, GivenVisit, MomentNumber, TableId
from motu.server.tables.live import Live
from motu.server.wire.messages import Moment, Replay
from motu.server.http.refusals import REFUSED
from motu.server.http.session import Visit

FOR_EVER = {"Cache-Control": "private, max-age=31536000, immutable"}


def finished(live: Live, visit: Visit, seat: Seat = SPECTATOR) -> Course:
    """The game, now that it is over."""
    allowed.require("replay", live.at, visit.who, live.away)
    if seat != SPECTATOR and not 0 <= seat < len(live.at.seats):
        raise Refusal("no_such_seat", f"The table has {len(live.at.seats)} seats, counted from 0.")
    return live.game()


@get("/tables/{table:str}/record", responses=REFUSED)
async def read_record(table: TableId, visit: GivenVisit, tables: GivenTables) -> Response[dict[str, Any]]:
    """The record as a file."""

    async def record(live: Live) -> dict[str, Any]:
        found: dict[str, Any] = finished(live, visit).table.record()
        return found

    found = await tables.ask(table, record)
    name = f'attachment; filename="motu-{found["game"]}-{table}.json"'
    return Response(found, headers={"Content-Disposition": name})


@get("/tables/{table:str}/replay", responses=REFUSED)
async def read_replay(table: TableId, visit: GivenVisit, tables: GivenTables, seat: Eyes = SPECTATOR) -> Replay:
    """The log and the standings, through one pair of eyes."""

    async def replay(live: Live) -> Replay:
        return showing.replay(live.at, live.info(visit.who), finished(live, visit, seat), seat)

    return await tables.ask(table, replay)


@get("/tables/{table:str}/moments/{moment:int}", responses=REFUSED)
async def read_moment(
    table: TableId,
    moment: MomentNumber,
    request: Request[Any, Any, Any],
    visit: GivenVisit,
    tables: GivenTables,
    past: GivenPast,
    seat: Eyes = SPECTATOR,
) -> Response[Moment | None]:
    """One position, and what had just happened."""

    async def shown(live: Live) -> Moment:
        course = finished(live, visit, seat)
        if moment >= len(course.marks):
            raise Refusal("no_such_moment", f"The game has moments 0 to {course.moment()}.")
        return showing.moment(course, past.states(live.at, course)[moment], moment, seat)

    found = await tables.ask(table, shown)
    etag = f'"{found.position.view_hash[:32]}"'
    headers = FOR_EVER | {"ETag": etag}
    if request.headers.get("if-none-match") == etag:
        return Response(None, status_code=304, headers=headers)
    return Response(found, headers=headers)


router = Router("/", route_handlers=[read_record, read_replay, read_moment])
