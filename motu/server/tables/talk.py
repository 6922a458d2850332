"""Talk at a table: ready phrases, and asking somebody for a move. It is kept in memory only."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

from motu.core.game import Seat
from motu.server.tables.presence import milliseconds
from motu.server.wire.errors import Refusal
from motu.server.wire.frames import Said
from motu.server.wire.messages import Saying

KEPT: Final = 30  # phrases
MOST_PHRASES: Final = 6  # of one person, in PERIOD
PERIOD: Final = 60.0  # seconds
ASK_EVERY: Final = 30.0  # seconds between two questions of one person


class Talk:
    """The last phrases, and who has said how many lately."""

    def __init__(self) -> None:
        self.said: deque[Said] = deque(maxlen=KEPT)
        self.lately: dict[Seat, deque[float]] = {}
        self.asked: dict[Seat, float] = {}

    def heard(self) -> list[Said]:
        return list(self.said)

    def say(self, seat: Seat, phrase: Saying) -> Said:
        """A phrase; raises a Refusal when there were many from this seat."""
        now = time.monotonic()
        lately = self.lately.setdefault(seat, deque(maxlen=MOST_PHRASES))
        if len(lately) == MOST_PHRASES and now - lately[0] < PERIOD:
            raise Refusal("too_fast", f"At most {MOST_PHRASES} phrases a minute.")
        lately.append(now)
        said = Said(seat=seat, phrase=phrase, time=milliseconds())
        self.said.append(said)
        return said

    def ask(self, seat: Seat, to: Seat) -> Said:
        """A question to the seat that is to decide; raises a Refusal when this seat has just asked."""
        now = time.monotonic()
        if now - self.asked.get(seat, -ASK_EVERY) < ASK_EVERY:
            raise Refusal("too_fast", f"Ask again after {ASK_EVERY:.0f} seconds.")
        self.asked[seat] = now
        return Said(seat=seat, phrase=None, to=to, time=milliseconds())
