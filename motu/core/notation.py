"""Moves as lines of text and as handles, where both are the same at every table: `buy jetty`, `display:jetty`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from motu.core.game import Move


class Row(NamedTuple):
    """Consecutive moves, one for each name. A single move needs no name."""

    first: int
    verb: str  # the first words of the line
    kind: str = ""  # the first part of the handle; "" where chance answers
    names: Sequence[str] = ("",)


def line(move: Move, rows: Sequence[Row]) -> str:
    """The line of a move in one of these rows, else ""."""
    row, name = found(move, rows)
    return f"{row.verb} {name}".rstrip()


def handle(move: Move, rows: Sequence[Row]) -> str:
    """The handle of a move in one of these rows, else ""."""
    row, name = found(move, rows)
    return f"{row.kind}:{name}" if name else row.kind


def found(move: Move, rows: Sequence[Row]) -> tuple[Row, str]:
    """The row of a move and its name there."""
    for row in rows:
        if row.first <= move < row.first + len(row.names):
            return row, row.names[move - row.first]
    return Row(move, ""), ""


def alone(rows: Sequence[Row]) -> list[str]:
    """The handles of all rows of a single move."""
    return [row.kind for row in rows if row.kind and len(row.names) == 1]


def numbers(n: int) -> list[str]:
    """The names of things that have only a number, counted from 1."""
    return [str(1 + i) for i in range(n)]
