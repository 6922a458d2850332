"""The socket of a table: frames in, frames out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from motu.server.tables import commands
from motu.server.tables import lobby
from motu.server.wire.errors import Refusal
from motu.server.wire.frames import VERSION, FromPage, Sync, decode, encode
from motu.server.http.dependencies import GivenDoor, GivenHouse, GivenLimits, GivenTables, TableId
from motu.server.services import House
from motu.server.http.limits import OFFENCES, Bucket
from motu.server.tables.registry import Tables
from motu.server.tables.connection import Watcher

TOO_FAST: Final = 4429
FAULT: Final = 1011
Socket = WebSocket[Any, Any, Any]
log = logging.getLogger("motu.server.sockets")


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: Socket, table: TableId, door: GivenDoor, limits: GivenLimits, tables: GivenTables, house: GivenHouse
) -> None:
    """Look at a table, and play if you sit there."""
    try:
        guest = await door.socket(socket)
        await tables.info(table, guest.id)
        limits.open_socket(guest.id)
    except Refusal as error:
        house.meters.refusals.labels(error.code).inc()
        await turn_away(socket, error)
        return
    house.meters.sockets.inc()
    try:
        await attend(socket, table, Watcher(guest.id), tables, house)
    finally:
        limits.close_socket(guest.id)
        house.meters.sockets.dec()


async def turn_away(socket: Socket, error: Refusal) -> None:
    """Refuse the handshake with the same answer that a request would get."""
    send: Any = socket.send  # these messages are an extension of ASGI that the framework does not know
    if "websocket.http.response" not in (socket.scope.get("extensions") or {}):
        await socket.close()
        return
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": error.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": msgspec.json.encode(error.problem())})


async def attend(socket: Socket, table: str, watcher: Watcher, tables: Tables, house: House) -> None:
    """From the handshake to the end of the connection."""
    await socket.accept()
    sender = asyncio.create_task(send_on(socket, table, watcher, tables))
    try:
        await tables.ask(table, lambda live: lobby.arrive(live, watcher))
        await listen(socket, table, watcher, tables, house)
    except WebSocketDisconnect:
        pass
    except Refusal as error:
        watcher.send(encode(error.frame(None)))
        watcher.close(FAULT)
        await sender
    finally:
        sender.cancel()
        await tables.depart(table, watcher)


async def send_on(socket: Socket, table: str, watcher: Watcher, tables: Tables) -> None:
    """Send what waits for the reader; everything at once when that had become too much."""
    with contextlib.suppress(WebSocketDisconnect, OSError):  # the page has gone: the listener will notice
        while not watcher.ended or watcher.frames:
            frame = await watcher.next()
            if frame is not None:
                await socket.send_data(frame.decode(), "text", "utf-8")
            elif watcher.behind:
                watcher.behind = False
                await said(Sync(v=VERSION), table, watcher, tables, time.monotonic())
        await socket.close(watcher.ended)


async def said(frame: FromPage, table: str, watcher: Watcher, tables: Tables, came: float) -> None:
    """Leave the frame to the owner of the table."""
    await tables.ask(table, lambda live: commands.carry_out(live, watcher, frame, came))


async def listen(socket: Socket, table: str, watcher: Watcher, tables: Tables, house: House) -> None:
    """One frame after the other; each is answered, whatever it is."""
    bucket, offences = Bucket(house.config.allowance.frames, time.monotonic()), 0
    while True:
        data = await received(socket)
        came = time.monotonic()
        too_fast = bucket.take(came) > 0
        offences = offences + 1 if too_fast else 0
        frame: FromPage | None = None
        try:
            frame = understood(data)
            if too_fast:
                raise Refusal("too_fast", "That was too much at once.")
            await said(frame, table, watcher, tables, came)
        except Refusal as error:
            house.meters.refusals.labels(error.code).inc()
            watcher.send(encode(error.frame(getattr(frame, "command_id", None))))
        if offences > OFFENCES:
            watcher.close(TOO_FAST)


async def received(socket: Socket) -> bytes:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the page has gone")
    return event.get("bytes") or (event.get("text") or "").encode()


def understood(data: bytes) -> FromPage:
    """A frame, or the reason why it is none."""
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        spoken = version(data)
        if spoken not in (None, VERSION):
            raise Refusal("old_page", f"The page speaks version {spoken!r:.20}, the server {VERSION}.") from None
        raise Refusal("bad_message", f"This is no frame: {error}.") from None


class Spoken(msgspec.Struct):
    """Only the version of a frame."""

    v: Any = None


def version(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data, type=Spoken).v
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
