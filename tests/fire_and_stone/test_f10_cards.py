"""F10: gaining a card."""

from __future__ import annotations

from typing import Any

from motu.core.game import CHANCE
from tests.fire_and_stone.board import cards, choose, discard, food, kinds, offers, score, table, track


def full(**mine: Any) -> Any:
    """A scout has filled a track and may gain a card."""
    shown = mine.pop("display", "boats bow fishing")
    s = table("cape", tiles={"kalahari": "nut"}, tracks=["nut nut", "root"], display=shown, **mine)
    choose(s, "move kalahari", "take")
    return s


def test_f10_1_an_invention_or_a_vp_card() -> None:
    assert offers(full(cards="crops")) == ["learn boats", "learn bow", "learn fishing", "points", "decline"]


def test_f10_2_an_invention_of_a_new_kind_with_its_instant_effect() -> None:
    s = full(cards="boats=3")
    assert offers(s) == ["learn bow", "learn fishing", "decline"]
    log = choose(s, "learn bow")
    assert kinds(log) == ["took_invention", "gained"]
    assert (food(s), cards(s), s.awaiting()) == (2, ["boats=3", "bow"], CHANCE)
    choose(s, "show crops")
    assert (discard(s), s.awaiting()) == ("3 nut", 1)


def test_f10_2_without_a_deck_the_gap_stays() -> None:
    s = full(display="boats bow")
    for card in range(11):
        s.deck[card] = 0
    choose(s, "learn bow")
    assert list(s.display) == [0, -1, -1]
    assert s.awaiting() == 1


def test_f10_3_a_vp_card_covers_an_invention_for_good() -> None:
    s = full(cards="crops hand_axe")
    choose(s, "points")
    assert offers(s) == ["cover crops", "cover hand_axe"]
    choose(s, "cover hand_axe")
    assert (cards(s), score(s)) == (["crops", "hand_axe=4"], 4)


def test_f10_3_a_starting_invention_will_do() -> None:
    assert "points" in offers(full(cards="hand_axe"))
    assert "points" not in offers(full())


def test_f10_4_an_invention_carries_one_card_only() -> None:
    assert "points" not in offers(full(cards="crops=4"))


def test_f10_5_tiles_are_discarded_without_a_card_too() -> None:
    s = full()
    choose(s, "decline")
    assert (track(s, 1), discard(s)) == ("", "3 nut")
    s = full(display="boats stone_axe basket", cards="boats=4 stone_axe=4 basket=3")
    assert (track(s, 1), discard(s), s.awaiting()) == ("", "3 nut", 1), "nothing could be taken"


def test_f10_6_there_is_no_limit_to_inventions() -> None:
    owned = "transport_sledge stone_axe timber_frame basket clay_pots crops fire_drill hand_axe"
    s = full(cards=owned)
    choose(s, "learn boats")
    assert len(cards(s)) == 9


def test_f10_7_the_instant_effect_happens_once() -> None:
    s = full(cards="crops", food=0)
    choose(s, "points")
    assert food(s) == 0


def test_f10_8_equal_cards_are_one_choice_and_gaps_are_filled_at_once() -> None:
    s = full(display="boats boats bow")
    assert offers(s, "learn") == ["learn boats", "learn bow"]
    choose(s, "learn boats")
    assert list(s.display) == [-1, 0, 8]
    assert s.awaiting() == CHANCE


def test_f10_9_the_tiles_are_not_in_the_discard_while_the_card_is_chosen() -> None:
    s = full()
    assert (track(s, 1), discard(s)) == ("nut nut nut", "")
