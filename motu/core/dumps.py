"""Functions that read the parts of a dump back; a value that does not fit raises BadState, which names it."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Final, Self

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.errors import BadState
from motu.core.flow import Flow, Frame, Step
from motu.core.game import NOBODY, Json

LARGE: Final[i64] = 1 << 40  # frames pack several counts into one number


class Loading:
    """A context in which a dump is read: an error there means a bad dump, so it becomes BadState."""

    def __init__(self, title: str) -> None:
        self.title = title

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, (KeyError, TypeError, ValueError, IndexError, OverflowError)):
            raise BadState(f"This is not a dump of a {self.title} table: {error!r}") from None


def numbers(data: Json, length: i64, least: i64 = NOBODY) -> list[int]:
    """A list of that many whole numbers."""
    if not isinstance(data, list) or len(data) != length:
        raise BadState(f"Expected {length} numbers, found {data!r}.")
    for n in data:
        if type(n) is not int or not least <= n < LARGE:
            raise BadState(f"Expected a small whole number, found {n!r}.")
    return data


def load_points(data: Json, length: i64) -> vec[i64]:
    """Points or other numbers that may lie below zero."""
    return vec[i64](numbers(data, length, -LARGE))


def load_bag(data: Json, kinds: i64) -> vec[i64]:
    """A count for each kind."""
    found = vec[i64](numbers(data, kinds))
    for n in found:
        if n < 0:
            raise BadState(f"A count cannot be negative: {data!r}.")
    return found


def load_slots(data: Json, slots: i64, kinds: i64) -> vec[i64]:
    """A kind in each slot, or -1 where it is empty."""
    found = vec[i64](numbers(data, slots))
    for kind in found:
        if not -1 <= kind < kinds:
            raise BadState(f"There is no card or piece {kind}.")
    return found


def load_row(data: Json, kinds: i64) -> vec[i64]:
    """Things in a row of any length, each by its kind."""
    found = vec[i64](numbers(data, len(data)))
    for kind in found:
        if not 0 <= kind < kinds:
            raise BadState(f"There is no card or piece {kind}.")
    return found


def load_seats(data: Json, most: i64) -> list[Any]:
    """The players' parts of a dump, one for each seat."""
    if not isinstance(data, list) or not 2 <= len(data) <= most:
        found = len(data) if isinstance(data, list) else repr(data)
        raise BadState(f"A table has 2 to {most} players, not {found}.")
    return data


def load_course(s: Flow, data: Json, seats: i64) -> None:
    """Read the agenda, and whether chance has just answered."""
    s.agenda = [load_frame(s.book, entry, seats) for entry in data["agenda"]]
    s.after_chance = bool(data["after_chance"])


def ask_again(s: Flow) -> None:
    """Ask the question on top of the agenda again; it must have an answer."""
    s.refresh()
    if s.waiting != NOBODY and not s.moves():
        raise BadState("The agenda asks a question that has no answer.")


def no_more(found: vec[i64], most: vec[i64], names: list[str]) -> None:
    """Refuse a bag that has more of a kind than there can be."""
    for kind in range(i64(len(found))):
        if found[kind] > most[kind]:
            raise BadState(f"{names[kind]}: {found[kind]} of them are too many, there can be {most[kind]}.")


def load_frame(book: list[Step[Any]], data: Json, seats: i64) -> Frame:
    """A line of the agenda."""
    step, seat, a, b = numbers(data, 4)
    if not 0 <= step < len(book) or not 0 <= seat < seats:
        raise BadState(f"The agenda knows no such step: {data!r}.")
    return Frame(step, seat, a, b)
