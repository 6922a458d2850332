"""Routes of the past: of finished games the record, the log, every position; of others what a reader has seen."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get

from motu.core.game import SPECTATOR, Seat
from motu.server.http.dependencies import (
    MomentNumber,
    ReaderSeat,
    ReplayStatesDependency,
    SessionDependency,
    TableId,
    TablesDependency,
)
from motu.server.http.openapi import REFUSALS
from motu.server.http.session import Session
from motu.server.model.game_log import GameLog
from motu.server.model.permissions import require
from motu.server.readers.reader import reader_of
from motu.server.readers.recaps import recap_for
from motu.server.readers.replays import moment_for, replay_for
from motu.server.tables.live import LiveTable
from motu.server.wire.errors import Refusal
from motu.server.wire.frames import Recap
from motu.server.wire.replays import Replay, WireMoment

IMMUTABLE = {"Cache-Control": "private, max-age=31536000, immutable"}


def finished(live: LiveTable, session: Session, seat: Seat = SPECTATOR) -> GameLog:
    """The game; raises a Refusal while it is not over, or when there is no such seat."""
    require("replay", live.seating, session.guest_id)
    if seat != SPECTATOR:
        live.seating.require_seat(seat)
    return live.require_game()


@get("/tables/{table:str}/record", responses=REFUSALS)
async def read_record(table: TableId, session: SessionDependency, tables: TablesDependency) -> Response[dict[str, Any]]:
    """The record as a file."""

    async def record(live: LiveTable) -> dict[str, Any]:
        found: dict[str, Any] = finished(live, session).table.record()
        return found

    found = await tables.ask(table, record)
    name = f'attachment; filename="motu-{found["game"]}-{table}.json"'
    return Response(found, headers={"Content-Disposition": name})


@get("/tables/{table:str}/replay", responses=REFUSALS)
async def read_replay(
    table: TableId, session: SessionDependency, tables: TablesDependency, seat: ReaderSeat = SPECTATOR
) -> Replay:
    """The log and the standings, as one reader saw them."""

    async def replay(live: LiveTable) -> Replay:
        return replay_for(live.seating, live.info(session.guest_id), finished(live, session, seat), seat)

    return await tables.ask(table, replay)


@get("/tables/{table:str}/moments/{moment:int}", responses=REFUSALS)
async def read_moment(
    table: TableId,
    moment: MomentNumber,
    request: Request[Any, Any, Any],
    session: SessionDependency,
    tables: TablesDependency,
    replay_states: ReplayStatesDependency,
    seat: ReaderSeat = SPECTATOR,
) -> Response[WireMoment | None]:
    """One position, and the log entries of its moment."""

    async def position(live: LiveTable) -> WireMoment:
        game_log = finished(live, session, seat)
        if moment >= len(game_log.moments):
            raise Refusal("no_such_moment", f"The game has moments 0 to {game_log.last_moment()}.")
        return moment_for(game_log, replay_states.states(live.seating, game_log)[moment], moment, seat)

    found = await tables.ask(table, position)
    etag = f'"{found.position.view_hash[:32]}"'
    headers = IMMUTABLE | {"ETag": etag}
    if request.headers.get("if-none-match") == etag:
        return Response(None, status_code=304, headers=headers)
    return Response(found, headers=headers)


@get("/tables/{table:str}/since/{moment:int}", responses=REFUSALS)
async def read_recap(
    table: TableId, moment: MomentNumber, session: SessionDependency, tables: TablesDependency
) -> Recap:
    """Entries since a moment, as the reader saw them; also while the game goes on."""

    async def recap(live: LiveTable) -> Recap:
        require("look", live.seating, session.guest_id)
        return recap_for(live.require_game(), moment, reader_of(live.seating, session.guest_id).seat)

    return await tables.ask(table, recap)


router = Router("/", route_handlers=[read_record, read_replay, read_moment, read_recap])
