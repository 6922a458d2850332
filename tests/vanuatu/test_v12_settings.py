"""V12: settings."""

from __future__ import annotations

import pytest

from tests.vanuatu.board import VANUATU, choose, happened, markers, money, offers, price, table, whatever
from tests.vanuatu.test_v9_final import ended
from tests.vanuatu.test_v10_water import flooded

IDLE = {1: {"markers": "rest"}}
RISING = {"rising_waters": "on"}


def test_v12_1_without_characters() -> None:
    s = VANUATU.new(4, {"characters": "off"})
    whatever(s)
    assert offers(s, "mark")
    assert all(player.character == -1 for player in s.players)


@pytest.mark.parametrize(("value", "dikes"), [("off", 0), ("on", 20)])
def test_v12_2_rising_waters(value: str, dikes: int) -> None:
    assert VANUATU.new(3, {"rising_waters": value}).dikes_left == dikes


@pytest.mark.parametrize(("per", "gained", "after"), [("action", 6, 2), ("tile", 5, 1)])
def test_v12_3_the_price_falls_by_sale_or_tile(per: str, gained: int, after: int) -> None:
    s = table("sell", vatus=0, fish="1 1", huts="efate", settings={"sell_price_drop_per": per}, others=IDLE)
    choose(s, "resolve sell", "sell 2 of value 1")
    assert (money(s)[0], price(s)) == (gained, after)


@pytest.mark.parametrize(("per", "lost"), [("player_island", 3), ("hut", 6)])
def test_v12_4_water_by_island_or_hut(per: str, lost: int) -> None:
    s = ended(settings={**RISING, "water_penalty_per": per}, huts="efate 2", water="efate 2")
    assert s.players[0].earned[12] == lost


@pytest.mark.parametrize(("value", "rises"), [("yes", 1), ("no", 0)])
def test_v12_5_a_late_flood(value: str, rises: int) -> None:
    s = flooded("explore", die=4, others={}, settings={**RISING, "flood_at_the_end": value})
    log = choose(s, "resolve explore")
    assert len(happened(log, "water_rose")) == rises
    assert s.die == 0


@pytest.mark.parametrize(("value", "again"), [("yes", True), ("no", False)])
def test_v12_6_the_governor_again(value: str, again: bool) -> None:
    s = table("fish draw", character="governor", performed="rest", settings={"governor_may_repeat": value})
    choose(s, "govern fish")
    assert ("to rest" in offers(s)) == again


@pytest.mark.parametrize(("value", "die"), [("no", 3), ("yes", 2)])
def test_v12_7_the_governor_and_the_die(value: str, die: int) -> None:
    settings = {**RISING, "governor_counts_for_flood": value}
    s = flooded("fish sail", die=3, character="governor", settings=settings)
    choose(s, "govern fish", "to draw")
    assert s.die == die


@pytest.mark.parametrize(("value", "die"), [("no", 3), ("yes", 2)])
def test_v12_8_stacks_and_the_die(value: str, die: int) -> None:
    s = flooded("fish sail", die=3, settings={**RISING, "retrieval_counts_for_flood": value})
    choose(s, "resolve fish")
    assert s.die == die
    s = flooded(
        "fish sail",
        die=3,
        settings={**RISING, "retrieval_counts_for_flood": value},
        others={1: {"markers": "fish 2 sail 2"}},
    )
    choose(s, "give up fish")
    assert s.die == die


@pytest.mark.parametrize(("value", "vatus"), [("yes", 3), ("no", 6)])
def test_v12_9_the_vendor_anywhere(value: str, vatus: int) -> None:
    s = table(
        "sell",
        character="vendor",
        fish="1",
        boat="c6",
        lay="C1 c6",
        others=IDLE,
        settings={"vendor_needs_island": value},
    )
    choose(s, "resolve sell")
    assert money(s)[0] == vatus


@pytest.mark.parametrize(("value", "ways"), [("yes", 1), ("no", 3)])
def test_v12_10_both_tiles(value: str, ways: int) -> None:
    lay = "A1 b4, A2 c3, D1 b1, B1 a1, B2 a4, C1 b5, E1 c2, E2 c4"
    s = table(step="place", round=6, lay=lay, volcano="C2 D2", settings={"placement_pair_lookahead": value})
    assert len(offers(s)) == ways


def test_v12_11_the_end_of_a_turn_is_confirmed() -> None:
    s = table("draw sail", settings={"confirm_end_of_turn": "on"}, others=IDLE)
    choose(s, "resolve draw")
    assert offers(s) == ["end turn"]
    choose(s, "end turn")
    assert s.awaiting() == 1
    s = table(step="mark", left=2, settings={"confirm_end_of_turn": "on"})
    choose(s, "mark sail", "mark rest")
    assert (offers(s), markers(s)) == (["end turn"], "sail rest")
