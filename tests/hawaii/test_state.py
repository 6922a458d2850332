"""Dumps of Hawaii: a row of things, each of which must exist."""

from __future__ import annotations

import pytest

from motu.core.errors import BadState
from motu.games.hawaii import names
from tests.hawaii.board import HAWAII, table


@pytest.mark.parametrize(("field", "last"), [("layout", names.PLACES - 1), ("order", 1)])
def test_a_row_names_things_that_there_are(field: str, last: int) -> None:
    data = table().dump()
    assert max(data[field]) <= last
    for wrong in (-1, last + 1):
        with pytest.raises(BadState, match=f"There is no card or piece {wrong}"):
            HAWAII.load({**data, field: [wrong, *data[field][1:]]})
    HAWAII.load({**data, field: [*data[field][:-1][::-1], *data[field][-1:]]})


@pytest.mark.parametrize(
    ("field", "at", "more", "said"),
    [
        ("stock", names.KIND_NAMES.index("tiki"), 1, "tiki: 16 of them are too many, there can be 15"),
        ("hidden", 0, 1, "ku: 3 of them"),
        ("below", 0, 1, "gods lie under the piles"),
        ("bag", 0, 1, "token orange 2: "),
        ("stack", 1, 1, "points_b: 2 of them"),
        ("returned", 0, 1, "points_a: 2 of them"),
    ],
)
def test_no_piece_is_there_too_often(field: str, at: int, more: int, said: str) -> None:
    data = table().dump()
    HAWAII.load(data)
    data[field][at] += more
    with pytest.raises(BadState, match=said):
        HAWAII.load(data)


@pytest.mark.parametrize(
    ("field", "at", "more", "said"),
    [
        ("ready", 0, 1, "small: 2 of them"),
        ("ready", 1, 9, "large_boat: "),
        ("rest", 0, 1, "kahuna: 26 of them"),
        ("rest", 3, 1, "cannot make up a sum of 1"),
    ],
)
def test_nobody_has_more_than_there_is(field: str, at: int, more: int, said: str) -> None:
    data = table().dump()
    data["players"][1][field][at] += more
    with pytest.raises(BadState, match=said):
        HAWAII.load(data)


@pytest.mark.parametrize("field", ["layout", "order"])
def test_nothing_stands_twice_in_a_row(field: str) -> None:
    data = table().dump()
    data[field][0] = data[field][1]
    with pytest.raises(BadState, match="2 of them are too many"):
        HAWAII.load(data)
