"""uvicorn's protocols with deadlines: for receiving a request, and for reading what was sent."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from motu.server.tcp.callers import Caller, Callers

FEW_MESSAGES: Final = 8  # of at most 64 KiB each


class TimedConfig(uvicorn.Config):
    """uvicorn's settings, and the callers that its protocols serve."""

    def __init__(self, app: Any, callers: Callers, **settings: Any) -> None:
        super().__init__(app, http=TimedHttp, ws=TimedWebSocket, **settings)
        self.callers = callers


class Timed(asyncio.Protocol):
    """A protocol with a deadline for the caller to read what was written."""

    config: uvicorn.Config
    caller: Caller

    @property
    def callers(self) -> Callers:
        return cast(TimedConfig, self.config).callers

    def pause_writing(self) -> None:
        """Something could not be written at once."""
        super().pause_writing()
        self.callers.await_reading(self.caller)

    def resume_writing(self) -> None:
        """All has been written."""
        super().resume_writing()
        self.callers.has_read(self.caller)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.callers.remove(self.caller)


class TimedHttp(Timed, H11Protocol):
    """HTTP: a request has to be here in time, from its first byte to its last."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.caller = self.callers.add(transport)
        self.callers.await_request(self.caller)

    def handle_events(self) -> None:
        super().handle_events()
        state = self.conn.their_state
        if self.transport.get_protocol() is not self:
            return  # a web socket from now on
        if state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0]):
            self.callers.await_request(self.caller)
        elif state is not h11.IDLE:
            self.callers.has_sent(self.caller)

    def send_400_response(self, msg: str) -> None:
        """The rest of a request is no HTTP: nothing that the application says any more can be sent."""
        if self.cycle is not None:
            self.cycle.disconnected = True
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # an answer is on its way already, or must not have a body
            self.transport.close()


class TimedWebSocket(Timed, WebSocketsSansIOProtocol):
    """A web socket: uvicorn's pings notice a silent caller, so that only reading has a deadline here."""

    def send_receive_event_to_app(self) -> None:
        """Reading goes on while few messages wait: to stop it for each costs more than most messages do."""
        if self.queue.qsize() >= FEW_MESSAGES:
            super().send_receive_event_to_app()
            return
        paused, self.read_paused = self.read_paused, True  # where reading has stopped, it is not stopped again
        super().send_receive_event_to_app()
        self.read_paused = paused

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        before = cast(asyncio.Transport, transport).get_protocol()
        assert isinstance(before, TimedHttp)
        self.caller = before.caller
        self.callers.has_sent(self.caller)
