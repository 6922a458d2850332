"""The request queue of a table: one task carries out all requests one after the other, so that nothing needs a lock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from motu.core.errors import MotuError
from motu.server.wire.errors import Refusal, refusal_of

T = TypeVar("T")
log = logging.getLogger("motu.server.requests")


class RequestQueue:
    """Carries out requests in order, each to its end, even when its caller was cancelled meanwhile."""

    def __init__(self, prepare: Callable[[], Awaitable[None]], on_fault: Callable[[], None]) -> None:
        self.prepare = prepare  # before each request: loads the table
        self.on_fault = on_fault  # after an unexpected exception: the table in memory may be wrong
        self.requests: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.stopped = False
        self.task = asyncio.create_task(self.run())

    async def do(self, request: Callable[[], Awaitable[T]]) -> T:
        """The result of the request, or the Refusal that it raises."""
        if self.stopped:
            raise table_gone()
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.requests.put_nowait((request, result))
        return await result

    def busy(self) -> bool:
        return not self.requests.empty()

    async def run(self) -> None:
        while True:
            request, future = await self.requests.get()
            result = await self.attempt(request)
            if future.cancelled():
                continue
            if isinstance(result, Refusal):
                future.set_exception(result)
            else:
                future.set_result(result)

    async def attempt(self, request: Callable[[], Awaitable[Any]]) -> Any:
        """The result, or a Refusal for any exception."""
        try:
            await self.prepare()
            return await request()
        except Refusal as error:
            return error
        except MotuError as error:
            return refusal_of(error)
        except Exception:
            log.exception("request at a table failed")
            self.on_fault()
            return Refusal("broken", "The server failed to carry this out.")

    def stop(self) -> None:
        """Refuse all waiting requests."""
        self.stopped = True
        self.task.cancel()
        while not self.requests.empty():
            _, future = self.requests.get_nowait()
            if not future.done():
                future.set_exception(table_gone())


def table_gone() -> Refusal:
    return Refusal("no_such_table", "This table no longer exists.")
