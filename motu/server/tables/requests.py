"""One task owns a table: whoever wants something of it leaves a request and waits. No locks, no order to get wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from motu.core.errors import MotuError
from motu.server.wire.errors import Refusal, refusal

T = TypeVar("T")
log = logging.getLogger("motu.server.owner")


class Owner:
    """Carries out requests one after the other, each to its end even when the asker has gone meanwhile."""

    def __init__(self, prepare: Callable[[], Awaitable[None]], spoilt: Callable[[], None]) -> None:
        self.prepare = prepare  # before each request: the table is loaded
        self.spoilt = spoilt  # after a fault: what is in memory is not to be trusted
        self.requests: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.stopped = False
        self.task = asyncio.create_task(self.work())

    async def do(self, request: Callable[[], Awaitable[T]]) -> T:
        """What the request returns, or the Refusal it ends in."""
        if self.stopped:
            raise Refusal("no_such_table", "There is no such table any more.")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.requests.put_nowait((request, answer))
        return await answer

    def busy(self) -> bool:
        return not self.requests.empty()

    async def work(self) -> None:
        while True:
            request, answer = await self.requests.get()
            result = await self.attempt(request)
            if answer.cancelled():
                continue
            if isinstance(result, Refusal):
                answer.set_exception(result)
            else:
                answer.set_result(result)

    async def attempt(self, request: Callable[[], Awaitable[Any]]) -> Any:
        try:
            await self.prepare()
            return await request()
        except Refusal as error:
            return error
        except MotuError as error:
            return refusal(error)
        except Exception:
            log.exception("a request at a table failed")
            self.spoilt()
            return Refusal("broken", "Something went wrong here.")

    def stop(self) -> None:
        """Whoever still waits is told so."""
        self.stopped = True
        self.task.cancel()
        while not self.requests.empty():
            _, answer = self.requests.get_nowait()
            if not answer.done():
                answer.set_exception(Refusal("no_such_table", "There is no such table any more."))
