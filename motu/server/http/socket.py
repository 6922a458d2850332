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

from motu.server.http.dependencies import (
    AdmissionDependency,
    LimitsDependency,
    ServicesDependency,
    TableId,
    TablesDependency,
)
from motu.server.http.limits import Limits, TooFast
from motu.server.http.session import address
from motu.server.services import Services
from motu.server.tables import commands, lobby
from motu.server.tables.connection import Connection
from motu.server.tables.registry import Tables
from motu.server.wire.errors import Refusal
from motu.server.wire.frames import VERSION, FromPage, Ping, Pong, Review, Sync, WireHint, decode, encode

TOO_FAST: Final = 4429  # close code after too many frames over the limit
FAULT: Final = 1011  # close code after a fault of the server
MOST_OFFENCES: Final = 50  # frames over the limit, one after the other, until the socket is closed
Socket = WebSocket[Any, Any, Any]
log = logging.getLogger("motu.server.socket")


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: Socket,
    table: TableId,
    admission: AdmissionDependency,
    limits: LimitsDependency,
    tables: TablesDependency,
    services: ServicesDependency,
) -> None:
    """Watch a table, and play if the guest sits there."""
    try:
        guest = await admission.check_socket(socket)
        await tables.info(table, guest.id)
        limits.open_socket(guest.id)
    except Refusal as error:
        services.metrics.refusals.labels(error.code).inc()
        await refuse_handshake(socket, error)
        return
    services.metrics.sockets.inc()
    services.announcements.opened(guest.id)
    try:
        await serve_connection(socket, table, Connection(guest.id), tables, limits, services)
    finally:
        limits.close_socket(guest.id)
        services.announcements.closed(guest.id)
        services.metrics.sockets.dec()


async def refuse_handshake(socket: Socket, error: Refusal) -> None:
    """Refuse the handshake with the HTTP response that a request would get."""
    send: Any = socket.send  # these messages are an ASGI extension that Litestar does not know
    if "websocket.http.response" not in (socket.scope.get("extensions") or {}):
        await socket.close()
        return
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": error.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": msgspec.json.encode(error.problem())})


async def serve_connection(
    socket: Socket, table: str, connection: Connection, tables: Tables, limits: Limits, services: Services
) -> None:
    """From the handshake to the end of the connection."""
    await socket.accept()
    sender = asyncio.create_task(send_frames(socket, table, connection, tables))
    try:
        await tables.ask(table, lambda live: lobby.arrive(live, connection))
        await receive_frames(socket, table, connection, tables, limits, services)
    except WebSocketDisconnect:
        pass
    except Refusal as error:
        connection.send(encode(error.frame(None)))
        connection.close(FAULT)
        await sender
    finally:
        sender.cancel()
        await tables.depart(table, connection)


async def send_frames(socket: Socket, table: str, connection: Connection, tables: Tables) -> None:
    """Send the frames of the connection's queue; the whole table to a page that fell behind."""
    with contextlib.suppress(WebSocketDisconnect, OSError):  # the page is gone: receive_frames will notice
        while not connection.close_code or connection.frames:
            frame = await connection.next()
            if frame is not None:
                await socket.send_data(frame.decode(), "text", "utf-8")
            elif connection.behind:
                connection.caught_up()
                await carry_out(Sync(v=VERSION), table, connection, tables, time.monotonic())
        await socket.close(connection.close_code)


async def carry_out(frame: FromPage, table: str, connection: Connection, tables: Tables, received: float) -> None:
    """Leave the frame to the request queue of the table."""
    await tables.ask(table, lambda live: commands.carry_out(live, connection, frame, received))


async def receive_frames(
    socket: Socket, table: str, connection: Connection, tables: Tables, limits: Limits, services: Services
) -> None:
    """Carry out one frame after the other; each is answered, if only with a refusal."""
    offences = 0
    while True:
        data = await receive(socket)
        received = time.monotonic()
        too_fast = over_limit(limits, connection.guest, address(socket))
        offences = offences + 1 if too_fast else 0
        frame: FromPage | None = None
        try:
            frame = decoded(data)
            if too_fast:
                raise Refusal("too_fast", "Too many frames at once.")
            if isinstance(frame, WireHint | Review):
                limits.take(connection.guest, "hints")
            if isinstance(frame, Ping) and tables.in_step(table, connection.guest, frame):
                connection.send(encode(Pong(seq=frame.seq)))
            else:
                await carry_out(frame, table, connection, tables, received)
        except Refusal as error:
            services.metrics.refusals.labels(error.code).inc()
            connection.send(encode(error.frame(getattr(frame, "command_id", None))))
        if offences > MOST_OFFENCES:
            connection.close(TOO_FAST)


def over_limit(limits: Limits, guest: str, visitor: str) -> bool:
    """Whether the guest, or all guests at one address together, send too many frames on all their sockets."""
    try:
        limits.take(guest, "frames")
        limits.take(visitor, "frames_of_address")
    except TooFast:
        return True
    return False


async def receive(socket: Socket) -> bytes:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the page has closed the socket")
    return event.get("bytes") or (event.get("text") or "").encode()


def decoded(data: bytes) -> FromPage:
    """The frame; raises a Refusal when it is of another version or no frame at all."""
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        version = version_of(data)
        if version not in (None, VERSION):
            raise Refusal("old_page", f"The page has version {version!r:.20}, the server {VERSION}.") from None
        raise Refusal("bad_message", f"This is not a frame: {error}.") from None


class Versioned(msgspec.Struct):
    """The version of any frame."""

    v: Any = None


def version_of(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data, type=Versioned).v
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
