"""All open TCP connections, each with its deadline. Callers who send too slowly or do not read are cut off.

One visitor with a few lines of code can open a thousand connections, begin a request on each and never end it. So one
address has a limited number of places, the whole server as many as it may open files, and the caller that has been
silent for the longest makes room for others.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from motu.core.errors import MotuError
from motu.server.metrics import Metrics

TO_SEND: Final = 10.0  # seconds in which a request has to be here, from its first byte to its last
TO_READ: Final = 30.0  # seconds in which what was written has to be taken
LOG_EVERY: Final = 60.0  # seconds
Reason: TypeAlias = Literal["slow_sender", "slow_reader", "address_full", "server_full"]
log = logging.getLogger("motu.server.tcp")


class BadProxies(MotuError):
    """Trusted proxies that are no addresses."""


class Caller:
    """An open TCP connection, with a deadline for each thing that is awaited of it."""

    def __init__(self, address: str, transport: asyncio.Transport) -> None:
        self.address = address
        self.transport = transport
        self.deadlines: dict[Reason, asyncio.TimerHandle] = {}

    def expect(self, reason: Reason, seconds: float, too_late: Callable[[Caller, Reason], None]) -> None:
        """Start the deadline for this reason, unless it runs already."""
        if reason not in self.deadlines:
            timer = asyncio.get_running_loop().call_later(seconds, too_late, self, reason)
            self.deadlines[reason] = timer

    def has_done(self, reason: Reason) -> None:
        """Cancel the deadline: it was kept."""
        if reason in self.deadlines:
            self.deadlines.pop(reason).cancel()


class Callers:
    """At most so many from one address, and in all; addresses of trusted proxies speak for many and are not counted."""

    def __init__(self, most: int, most_of_address: int, trusted_proxies: str, metrics: Metrics) -> None:
        self.most = most
        self.most_of_address = most_of_address
        self.trusted = trusted(trusted_proxies)
        self.metrics = metrics
        self.places: Counter[str] = Counter()  # taken, by address
        self.taken = 0
        self.leaving: set[Caller] = set()  # cut off, but not yet closed
        self.unfinished: dict[Caller, None] = {}  # a request of theirs is on its way, oldest first
        self.counted: Counter[Reason] = Counter()  # since the last line in the log
        self.logged = 0.0

    # places

    def has_room(self) -> bool:
        """Whether there is a place, or will be in a moment."""
        if self.taken < self.most:
            return True
        if not self.leaving and self.unfinished:
            self.cut_off(next(iter(self.unfinished)), "server_full")
        return False

    def take_place(self, address: str) -> bool:
        """A place for a caller from this address, if there is one."""
        if self.taken >= self.most:
            self.count("server_full")
            return False
        if self.places[address] >= self.most_of_address and not self.trusted(address):
            self.count("address_full")
            return False
        self.taken += 1
        self.places[address] += 1
        return True

    def add(self, transport: asyncio.Transport) -> Caller:
        """The caller of a place that was taken before. Its protocol is called back for every write that has to wait."""
        transport.set_write_buffer_limits(high=0)
        name = transport.get_extra_info("peername")
        return Caller(name[0] if name else "", transport)

    def remove(self, caller: Caller) -> None:
        """The connection is closed."""
        self.has_sent(caller)
        self.has_read(caller)
        self.leaving.discard(caller)
        self.taken -= 1
        self.places[caller.address] -= 1
        if not self.places[caller.address]:
            del self.places[caller.address]

    # deadlines

    def await_request(self, caller: Caller) -> None:
        """Start the deadline for a request; `has_sent` ends it."""
        self.unfinished.setdefault(caller)
        caller.expect("slow_sender", TO_SEND, self.cut_off)

    def has_sent(self, caller: Caller) -> None:
        self.unfinished.pop(caller, None)
        caller.has_done("slow_sender")

    def await_reading(self, caller: Caller) -> None:
        """Start the deadline for reading; `has_read` ends it."""
        caller.expect("slow_reader", TO_READ, self.cut_off)

    def has_read(self, caller: Caller) -> None:
        caller.has_done("slow_reader")

    def cut_off(self, caller: Caller, reason: Reason) -> None:
        """Close the connection without waiting for anything."""
        self.has_sent(caller)
        self.leaving.add(caller)
        self.count(reason)
        caller.transport.abort()

    def count(self, reason: Reason) -> None:
        """Count a caller that was cut off; at most one line in the log a minute."""
        self.metrics.cut_off.labels(reason).inc()
        self.counted[reason] += 1
        if time.monotonic() - self.logged > LOG_EVERY:
            log.warning("connections cut off", extra={"reasons": dict(self.counted)})
            self.logged = time.monotonic()
            self.counted.clear()


def trusted(proxies: str) -> Callable[[str], bool]:
    """A function that says whether an address is trusted: single ones or networks, with commas; or * for all."""
    if proxies.strip() == "*":
        return lambda _: True
    try:
        networks = [ipaddress.ip_network(part.strip()) for part in proxies.split(",") if part.strip()]
    except ValueError as error:
        raise BadProxies(f"--trusted-proxies: {error}. Name addresses in digits or networks, with commas.") from None
    return lambda address: any(ipaddress.ip_address(address.partition("%")[0]) in network for network in networks)
