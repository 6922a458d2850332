"""H11: finishing."""

from __future__ import annotations

from motu.core.game import NOBODY
from tests.hawaii.board import chief, choose, offers, order_tokens, purse, table, whatever


def test_h11_1_a_free_order_space_and_its_token_for_nothing() -> None:
    s = table("1 shell", seats=3, order="- 3 r5", villages=["spear_hut"], taken="4")
    choose(s, "finish 3")
    assert s.players[0].sum == 4 + 5
    assert s.scores()[0] == 1, "spears score"
    assert purse(s) == "1 shell"
    assert order_tokens(s) == ["-", "3", "-"]
    assert chief(s) == "order:3"


def test_h11_1_the_first_space_has_no_token() -> None:
    s = table("", seats=3, order="- 3 r5", taken="4")
    choose(s, "finish 1")
    assert s.players[0].sum == 4


def test_h11_1_the_space_chosen_is_the_place_in_the_next_round() -> None:
    s = table("", seats=3, others={1: {"finished": 3}, 2: {"finished": 1}})
    choose(s, "finish 2")
    whatever(s)
    assert list(s.order) == [2, 0, 1]


def test_h11_2_no_more_turns_but_the_others_go_on_as_they_like() -> None:
    others = {1: {"purse": "20 shell 20 foot"}}
    s = table("20 shell 20 foot", tokens={"tikis": "2 3", "kahunas": "2 3 4"}, others=others)
    choose(s, "finish 2")
    for line in ("go tikis", "single orange 2", "go kahunas", "single orange 2", "go tikis", "single orange 3"):
        assert s.awaiting() == 1
        choose(s, line)
    assert (s.awaiting(), offers(s, "finish")) == (1, ["finish 1"])


def test_h11_3_in_the_last_round_the_token_counts_for_the_last_goal() -> None:
    s = table("", round=5, order="- 5", taken="6 6", others={1: {"finished": 1}})
    choose(s, "finish 2")
    assert s.awaiting() == NOBODY
    assert s.scores() == [12, 0], "17 reaches the goal; the order scores nothing"
