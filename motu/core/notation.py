"""Moves as lines of text, where a line is the same at every table: `pass`, `buy jetty`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from motu.core.game import Move


def line(move: Move, plain: Mapping[int, str], named: Sequence[tuple[int, str, Sequence[str]]]) -> str:
    """The line of a move that is plain, or one of a row: its first move, a verb, a name for each. Else nothing."""
    if move in plain:
        return plain[move]
    for first, verb, names in named:
        if first <= move < first + len(names):
            return f"{verb} {names[move - first]}"
    return ""
