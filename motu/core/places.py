"""Places in the ranking, from the tuples that are compared."""

from __future__ import annotations

from typing import Any


def places(marks: list[Any], lost: bool = False) -> list[int]:
    """The place of each seat: larger marks are better, equal ones share a place. All are last where all have lost."""
    if lost:
        return [len(marks)] * len(marks)
    return [1 + len([other for other in marks if other > mark]) for mark in marks]
