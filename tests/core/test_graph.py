"""Ways between places."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import graph

#   0 - 1 - 2 - 3    6
#       |       |
#       4 ----- 5
NEAR = graph.near([(0, 1), (2, 1), (2, 3), (1, 4), (4, 5), (5, 3), (3, 2)], 7)


def numbers(*found: int) -> vec[i64]:
    return vec[i64](found)


def test_neighbours_stand_in_order_and_once() -> None:
    assert [list(places) for places in NEAR] == [[1], [0, 2, 4], [1, 3], [2, 5], [1, 5], [3, 4], []]


def test_the_shortest_way_counts() -> None:
    assert list(graph.steps(NEAR, numbers(0))) == [0, 1, 2, 3, 2, 3, graph.NOWHERE]
    assert list(graph.steps(NEAR, numbers(0, 5))) == [0, 1, 2, 1, 1, 0, graph.NOWHERE]
    assert list(graph.steps(NEAR, numbers())) == [graph.NOWHERE] * 7


def test_a_closed_place_cannot_be_entered_but_left() -> None:
    assert list(graph.steps(NEAR, numbers(0), numbers(0, 0, 1, 0, 0, 0, 0))) == [0, 1, -1, 4, 2, 3, -1]
    assert list(graph.steps(NEAR, numbers(2), numbers(0, 1, 1, 0, 0, 0, 0))) == [-1, -1, 0, 1, 3, 2, -1]


def test_what_is_within_reach() -> None:
    assert list(graph.within(NEAR, 0, 2)) == [1, 2, 4]
    assert list(graph.within(NEAR, 0, 0)) == []
    assert list(graph.within(NEAR, 0, 9, numbers(0, 0, 0, 0, 1, 0, 0))) == [1, 2, 3, 5]
