"""The outbox: turns that wait to be told leave it one by one. It is in the database, so it survives a restart."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Final

from motu.server.announcements import messages, push
from motu.server.announcements.dial import BadAddress, Dial, NoAnswer
from motu.server.metrics import Metrics
from motu.server.store import channels
from motu.server.store.channels import Waiting
from motu.server.store.database import NotSaved, Taken
from motu.server.store.store import Store

AT_ONCE: Final = 16
AFTER_START: Final = 5.0  # seconds in which pages come back by themselves
LONGEST_SLEEP: Final = 3600.0
RETRY: Final = (30, 120, 480, 1920, 7680, 30_720)  # seconds before each new attempt
GONE: Final = (404, 410)
BROKEN: Final = 400
LATER: Final = (408, 425, 429)
log = logging.getLogger("motu.server.announcements")


class Announcements:
    """Tells guests of their turns where they have asked for it, while none of their pages is open."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.dial = Dial()
        self.pages: Counter[str] = Counter()  # open ones, by guest
        self.changed = asyncio.Event()
        self.after_start = AFTER_START
        self.key = ""

    # who is there

    def opened(self, guest: str) -> None:
        self.pages[guest] += 1

    def closed(self, guest: str) -> None:
        self.pages[guest] -= 1
        self.pages += Counter()  # without those who have none

    def absent(self, guest: str) -> bool:
        return not self.pages[guest]

    def wake(self) -> None:
        """Something has come into the outbox."""
        self.changed.set()

    async def push_key(self) -> str:
        """The private key by which browsers know this server; made when the first browser asks for it."""
        self.key = self.key or await self.store.secret("vapid", push.new_key)
        return self.key

    # telling

    async def run(self) -> None:
        """In a loop until the server stops: tell what is due, then wait for the next turn."""
        await asyncio.sleep(self.after_start)
        while True:
            self.changed.clear()
            try:
                await self.tell_all()
                due = await channels.next_due(self.store.database)
            except (NotSaved, Taken):
                log.exception("the outbox could not be saved")
                due = milliseconds() + RETRY[0] * 1000
            wait = LONGEST_SLEEP if due is None else max(0.05, min(LONGEST_SLEEP, due / 1000 - time.time()))
            try:
                await asyncio.wait_for(self.changed.wait(), wait)
            except TimeoutError:
                continue

    async def tell_all(self) -> None:
        """Tell all turns that are due, some at a time."""
        while found := await channels.due_now(self.store.database, milliseconds(), AT_ONCE):
            await asyncio.gather(*(self.tell(waiting) for waiting in found))

    async def tell(self, waiting: Waiting) -> None:
        """Tell one turn on one channel, unless it has passed or its player is back."""
        channel, now = waiting.channel, time.time()
        if not waiting.still or not self.absent(channel.guest):
            await self.done(waiting, "not_needed")
        elif channel.kind == "push" and (morning := messages.morning_after(channel.zone, now)) > now:
            await self.store.database.write(channels.later(waiting, int(morning * 1000), waiting.tries))
        else:
            await self.settle(waiting, await self.attempt(waiting))

    async def attempt(self, waiting: Waiting) -> int:
        """As `send`, or BROKEN for one that cannot even be written: it must not keep the others waiting."""
        try:
            return await self.send(waiting)
        except Exception:
            log.exception("an announcement could not be written")
            return BROKEN

    async def send(self, waiting: Waiting) -> int:
        """Send an announcement. The status of the answer; 0 where nobody answers, 410 where nothing may be sent."""
        channel = waiting.channel
        try:
            if channel.kind == "webhook":
                body = messages.for_webhook(channel, waiting.game, waiting.table)
                return await self.dial.post(channel.address, {"Content-Type": "application/json"}, body)
            details = channel.details
            message = messages.for_browser(channel, waiting.game, waiting.table)
            body = push.encrypted(message, details["p256dh"], details["auth"])
            headers = push.headers(channel.address, await self.push_key(), details["origin"], waiting.table)
            return await self.dial.post(channel.address, headers, body)
        except NoAnswer:
            return 0
        except BadAddress:
            return GONE[1]

    async def settle(self, waiting: Waiting, status: int) -> None:
        """Record by the status: told, to be tried again, or given up."""
        channel = waiting.channel
        if 200 <= status < 300:
            await self.done(waiting, "told")
        elif status in GONE:
            await self.store.database.write(channels.remove(channel.guest, channel.kind, channel.address))
            self.count(waiting, "gone")
        elif (status == 0 or status >= 500 or status in LATER) and waiting.tries < len(RETRY):
            due = milliseconds() + RETRY[waiting.tries] * 1000
            await self.store.database.write(channels.later(waiting, due, waiting.tries + 1))
            self.count(waiting, "failed")
        else:
            await self.done(waiting, "given_up")

    async def done(self, waiting: Waiting, outcome: str) -> None:
        await self.store.database.write(channels.taken_out(waiting))
        self.count(waiting, outcome)

    def count(self, waiting: Waiting, outcome: str) -> None:
        self.metrics.announcements.labels(waiting.channel.kind, outcome).inc()


def milliseconds() -> int:
    return int(time.time() * 1000)
