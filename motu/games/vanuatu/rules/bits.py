"""Sets of small numbers as bits: islands, cells, sides, actions."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def count(bits: i64) -> i64:
    """How many there are."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def several(bits: i64) -> bool:
    """Whether there are two or more."""
    return bits & (bits - 1) != 0


def moves(first: i64, bits: i64) -> vec[i64]:
    """A move for each of them, from the first one on."""
    found = vec[i64](capacity=8)
    number: i64 = 0
    while bits >> number:
        if (bits >> number) & 1:
            found = append(found, first + number)
        number += 1
    return found
