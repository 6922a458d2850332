"""Moves as lines of text."""

from __future__ import annotations

import pytest

from motu.core.errors import IllegalMove
from tests.moorea.board import MOOREA, at_action, choose, offers


def test_a_payment_is_written_by_its_cards() -> None:
    s = at_action("3 wood fish", display="jetty", tools="fishing_net")
    choose(s, "buy jetty")
    assert sorted(offers(s)) == ["pay wood 2 fish 1", "pay wood 3"]


def test_a_payment_is_written_where_something_is_paid_for() -> None:
    """The payment of the last move number follows from the product alone."""
    with pytest.raises(IllegalMove, match="is not a legal move now"):
        MOOREA.write(at_action("3 wood"), MOOREA.n_moves - 1)
