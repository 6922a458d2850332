"""V8: the end of a round."""

from __future__ import annotations

import pytest

from tests.vanuatu.board import choose, happened, money, table


@pytest.mark.parametrize(("token", "end"), [("both", (4, 1)), ("point", (3, 1)), ("coin", (4, 0)), ("first", (3, 0))])
def test_v8_1_rest_tokens_are_paid_and_put_back(token: str, end: tuple[int, int]) -> None:
    s = table("explore", rests=f"0 {token}", first=1)
    log = choose(s, "resolve explore")
    assert money(s) == end
    assert len(s.rests) == 0
    assert happened(log, "rest_paid")[0].token == token  # type: ignore[attr-defined]


def test_v8_2_only_the_token_changes_the_first_player() -> None:
    s = table("explore", rests="2 first", first=1)
    choose(s, "resolve explore")
    assert s.first == 2
    s = table("explore", rests="2 coin", first=1)
    choose(s, "resolve explore")
    assert s.first == 1
