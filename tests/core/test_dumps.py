"""Loading the parts of a dump."""

from __future__ import annotations

import pytest

from motu.core.dumps import LARGE, Loading, load_points, load_seats, numbers
from motu.core.errors import BadState


def test_points_may_lie_below_zero_and_counts_may_not() -> None:
    assert list(load_points([-5, 0, 7, -12], 4)) == [-5, 0, 7, -12]
    with pytest.raises(BadState, match="small whole number, found -5"):
        numbers([-5], 1)
    for wrong in (-LARGE - 1, LARGE, 1.0, True, "1", None):
        with pytest.raises(BadState, match="small whole number"):
            load_points([wrong], 1)


def test_a_table_has_players() -> None:
    for wrong in ([], [1], [1, 2, 3, 4], None, 3, {"0": 1}):
        with pytest.raises(BadState, match="A table has 2 to 3 players"):
            load_seats(wrong, 3)
    assert load_seats(["a", "b"], 3) == ["a", "b"]


@pytest.mark.parametrize("error", [KeyError("x"), TypeError(), ValueError(), IndexError(), OverflowError()])
def test_any_error_while_a_dump_is_loaded_is_a_bad_state(error: Exception) -> None:
    with pytest.raises(BadState, match="not a dump of a Tortuga table"), Loading("Tortuga"):
        raise error


def test_a_bad_state_keeps_its_message() -> None:
    with pytest.raises(BadState, match="no such tools"), Loading("Tortuga"):
        raise BadState("There are no such tools.")
    with pytest.raises(ZeroDivisionError), Loading("Tortuga"):
        raise ZeroDivisionError
