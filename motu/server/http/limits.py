"""How much of everything one visitor may ask for."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final, NamedTuple

from msgspec import Struct

from motu.server.wire.errors import Refusal


class Rate(NamedTuple):
    """So many at once, then so many a second."""

    burst: float
    steady: float


class Allowance(Struct, frozen=True):
    """What one visitor may have."""

    frames: Rate = Rate(20, 5)  # on one socket
    tables: Rate = Rate(30, 30 / 3600)
    new_guests: Rate = Rate(30, 0.1)  # from one address
    session: Rate = Rate(100, 10)  # requests
    address: Rate = Rate(60, 4)  # requests without a session
    sockets: int = 10


FRAME_BYTES: Final = 64 * 1024
OFFENCES: Final = 50  # frames over the limit, one after the other, until the socket is closed
LARGEST: Final = 50_000  # buckets that are remembered before the full ones are poured out


class Bucket:
    """Fills steadily; each request takes one out."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float) -> float:
        """0 when there was one to take, otherwise the seconds until there will be."""
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.steady)
        self.at = now
        if self.left < 1:
            return (1 - self.left) / self.rate.steady
        self.left -= 1
        return 0

    def full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate.steady >= self.rate.burst


class TooFast(Refusal):
    """A Refusal that says how long to wait."""

    def __init__(self, wait: float) -> None:
        super().__init__("too_fast", f"That was too much at once; go on in {wait:.0f} seconds.")
        self.wait = wait


class Limits:
    """A bucket for each visitor and kind of request, and the number of open sockets."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self.buckets: dict[tuple[str, Rate], Bucket] = {}
        self.sockets: Counter[str] = Counter()

    def take(self, visitor: str, rate: Rate) -> None:
        """Raises TooFast when the visitor has to wait."""
        now = time.monotonic()
        if len(self.buckets) > LARGEST:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full(now)}
        bucket = self.buckets.setdefault((visitor, rate), Bucket(rate, now))
        wait = bucket.take(now)
        if wait:
            raise TooFast(wait)

    def open_socket(self, guest: str) -> None:
        if self.sockets[guest] >= self.allowance.sockets:
            raise Refusal("too_many_sockets", f"More than {self.allowance.sockets} windows are open.")
        self.sockets[guest] += 1

    def close_socket(self, guest: str) -> None:
        self.sockets[guest] -= 1
        if not self.sockets[guest]:
            del self.sockets[guest]
