"""One row of a table's log, and the summary that lists of tables show of the last one."""

from __future__ import annotations

import hashlib
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from motu.core.game import NOBODY, Json, Move, Seat

Kind: TypeAlias = Literal["start", "play", "undo"]


class LogRow(Struct, frozen=True, kw_only=True):
    """A start, a move or an undo, with the answers of chance to it and the state of the game after it."""

    seq: int  # 1 for the start, then one more for each row
    command_id: str
    kind: Kind
    seat: Seat
    move: Move | None  # of an undo: how many moves it took back
    fresh: bool  # whether the move began a turn, or a part of one that stands by itself
    chance: list[Move]
    events: list[list[Json]]  # of the move and of each answer of chance, dumped
    version: int  # of the rules
    state_hash: str
    awaiting: Seat
    scores: list[int]
    ranking: list[int] | None
    time: int  # milliseconds since 1970
    link: str = ""  # a hash over this row and the link of the one before


class Summary(Struct, frozen=True, kw_only=True):
    """The state of a game as lists of tables show it: fields of the last row of its log."""

    seq: int
    awaiting: Seat
    scores: list[int]
    ranking: list[int] | None
    time: int


NOT_STARTED: Final = Summary(seq=0, awaiting=NOBODY, scores=[], ranking=None, time=0)


def summary_of(row: LogRow) -> Summary:
    """The summary after this row."""
    return Summary(**{field: getattr(row, field) for field in Summary.__struct_fields__})


# The chain: a row that was changed, removed or put in is noticed. A link is a hash over these fields in this order; a
# field that is added later must leave the links of older rows as they are.

CHAINED: Final = (
    "seq", "command_id", "kind", "seat", "move", "fresh", "chance", "events", "version", "state_hash", "awaiting",
    "scores", "ranking", "time",
)  # fmt: skip


def first_link(table: str) -> str:
    """The head of a table's log, before its first row."""
    return hashlib.sha256(f"motu log {table}".encode()).hexdigest()


def link_after(before: str, row: LogRow) -> str:
    """The link of a row that follows the link `before`."""
    written = msgspec.json.encode([before, *(getattr(row, field) for field in CHAINED)])
    return hashlib.sha256(written).hexdigest()
