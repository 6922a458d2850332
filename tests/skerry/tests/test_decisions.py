"""Consequences of a move, found by trying it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.decisions import tried
from tests.skerry.game.state import SkerryState
from tests.skerry.tests.board import choose, table


def about_to_lay() -> SkerryState:
    s = table("coral sand")
    choose(s, "lay coral", "at 0:1")
    return s


def test_a_try_changes_nothing_and_says_what_would_come_of_it() -> None:
    s = about_to_lay()
    before = s.dump()
    after, log, gain, final = tried(s, s.moves()[1])
    assert s.dump() == before
    assert [event.kind for event in log] == ["laid"]
    assert gain == after.scores()[0] - s.scores()[0] != 0
    assert final, "chance is asked next"


def test_nothing_is_said_of_points_where_something_comes_out() -> None:
    """One kind of tile is left in the bag, so chance is not asked, and the draw is part of the same move."""
    s = about_to_lay()
    s.tiles = vec[i64]([0, 0, 3])
    after, log, gain, final = tried(s, s.moves()[1])
    assert [event.kind for event in log if event.reveals] == ["drew"]
    assert after.scores()[0] != s.scores()[0]
    assert (gain, final) == (0, True)
