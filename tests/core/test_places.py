"""Places from what is compared."""

from __future__ import annotations

from motu.core.places import places


def test_larger_marks_are_better_and_equal_ones_share_a_place() -> None:
    assert places([3, 7, 3, -1]) == [2, 1, 2, 4]
    assert places([(3, 1), (3, 2), (2, 9)]) == [2, 1, 3]


def test_where_all_have_lost_everybody_is_last_and_nobody_first() -> None:
    assert places([3, 7, 3], lost=True) == [3, 3, 3]
