"""Types of the wire: what the coach of a coached first game says to the learner."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from motu.server.wire.messages import WirePhrase


class WireAdvice(Struct, frozen=True):
    """A step of the coach that speaks now. Its title is the attribute `.title` of the phrase, what to do `.do`."""

    id: str
    number: int  # from 1
    rule: str
    phrase: WirePhrase
    points: list[str]  # handles and places that it points at; with a `*` at the end, all that begin alike
    because: list[str]  # what belongs to the reason: `.tag` says it
    waits: Literal["", "one", "any"]  # for one answer or for any; "": it only tells
    late: bool  # it tells of what has been done already: only to whoever has not heard it


class WireCoach(Struct, frozen=True):
    """Advice that the coach of a coached game can give the learner now."""

    steps: int
    done: list[str]  # what the learner has done already, by the ids of the steps
    advice: list[WireAdvice]  # in the order of the steps; nothing while others are asked
