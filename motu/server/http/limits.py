"""Rate limits by token bucket, and the number of open sockets."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final, Literal, TypeAlias

from motu.server.config import Allowance, Rate
from motu.server.wire.errors import Refusal

Kind: TypeAlias = Literal[
    "frames", "tables", "new_guests", "session", "address", "frames_of_address", "requests_of_address", "handshakes",
    "operations", "hints",
]  # fmt: skip
MOST_BUCKETS: Final = 50_000  # beyond that, full buckets are dropped


class Bucket:
    """A token bucket: it fills at a steady rate, and each request takes a token."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.updated = now

    def take(self, now: float) -> float:
        """Take a token: 0, or the seconds until there will be one."""
        self.tokens = min(self.rate.burst, self.tokens + (now - self.updated) * self.rate.steady)
        self.updated = now
        if self.tokens < 1:
            return (1 - self.tokens) / self.rate.steady
        self.tokens -= 1
        return 0

    def full(self, now: float) -> bool:
        return self.tokens + (now - self.updated) * self.rate.steady >= self.rate.burst


class TooFast(Refusal):
    """A Refusal that says how many seconds to wait."""

    def __init__(self, wait: float) -> None:
        super().__init__("too_fast", f"Too many requests; try again in {wait:.0f} seconds.")
        self.wait = wait


class Limits:
    """A bucket for each visitor and kind of request, and the number of open sockets of each guest."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.sockets: Counter[str] = Counter()

    def take(self, visitor: str, kind: Kind) -> None:
        """Take a token from the visitor's bucket of this kind; raises TooFast when it is empty."""
        now = time.monotonic()
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full(now)}
        bucket = self.buckets.get((visitor, kind))
        if bucket is None:
            rate: Rate = getattr(self.allowance, kind)
            bucket = self.buckets[visitor, kind] = Bucket(rate, now)
        wait = bucket.take(now)
        if wait:
            raise TooFast(wait)

    def open_socket(self, guest: str) -> None:
        if self.sockets[guest] >= self.allowance.sockets:
            raise Refusal("too_many_sockets", f"You have {self.allowance.sockets} windows open already.")
        self.sockets[guest] += 1

    def close_socket(self, guest: str) -> None:
        self.sockets[guest] -= 1
        if not self.sockets[guest]:
            del self.sockets[guest]
