"""Graphs of places: neighbours, and breadth-first distances."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NOWHERE: Final[i64] = -1  # the distance of an unreachable place
NOTHING: Final = vec[i64]()  # no place is closed


def near(pairs: list[tuple[int, int]], places: i64) -> list[vec[i64]]:
    """The neighbours of each place in order; a pair joins two places in both directions."""
    joined = set(pairs) | {(b, a) for a, b in pairs}
    return [vec[i64]([b for b in range(places) if (a, b) in joined]) for a in range(places)]


def steps(near: list[vec[i64]], starts: vec[i64], closed: vec[i64] = NOTHING) -> vec[i64]:
    """The distance of each place from the nearest start. Places marked in `closed` cannot be entered."""
    found = vec[i64]([NOWHERE] * len(near))
    for start in starts:
        found[start] = 0
    reached = starts
    away: i64 = 0
    while len(reached):
        away += 1
        further = vec[i64]()
        for a in reached:
            for b in near[a]:
                if found[b] == NOWHERE and not (len(closed) and closed[b]):
                    found[b] = away
                    further = append(further, b)
        reached = further
    return found


def within(near: list[vec[i64]], start: i64, most: i64, closed: vec[i64] = NOTHING) -> vec[i64]:
    """The other places that can be reached in so many steps, in order."""
    found = vec[i64]()
    away = steps(near, vec[i64]([start]), closed)
    for place in range(i64(len(away))):
        if 0 < away[place] <= most:
            found = append(found, place)
    return found
