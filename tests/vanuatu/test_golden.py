"""The worked examples of the rulebook, and those derived from it."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import NOBODY
from motu.games.vanuatu.rules import majority, scoring
from tests.vanuatu.board import (
    VANUATU,
    boat,
    choose,
    cubes,
    happened,
    loaded,
    markers,
    may_mark,
    money,
    next_round,
    of_island,
    offers,
    price,
    table,
    tiles,
    whatever,
)

ROUND_6 = "A1 b4, A2 c3, D1 b1"  # islands beside Efate


def holder(s: Any, action: int) -> int:
    return int(majority.holder(s, action))


def test_g1_majority_passes_on_by_the_order() -> None:
    s = table(
        "fish 2",
        boat="a3",
        others={1: {"markers": "fish rest", "boat": "a3"}, 2: {"markers": "fish draw sail"}},
        first=2,
        price=3,
    )
    assert holder(s, 3) == 0
    choose(s, "resolve fish")
    assert holder(s, 3) == 2, "first in the order, though not the lowest seat"
    choose(s, "rest coin", "resolve fish")
    assert tiles(s.players[1].fish) == "1", "no option is left to seat 1 but to fish"


def test_g2_nine_vatus_beyond_ten() -> None:
    s = table("sell", vatus=3, points=4, fish="2 1", huts="efate")
    choose(s, "resolve sell", "sell 1 of value 2", "sell 1 of value 1")
    assert money(s) == (2, 9)
    assert price(s) == 2


def test_g3_two_huts_and_four_tourists() -> None:
    s = table(huts="A1 2", lay="A1 b4", tourists="A1 4")
    assert scoring.hut_points(s, 0) == 16


def test_g4_what_may_be_programmed_for_fish_and_sale() -> None:
    s = table(step="mark", left=2, huts="efate", boat="b3", vatus=3)
    assert not {"sell", "fish"} & may_mark(s)
    s = table("sail", step="mark", left=1, huts="efate", boat="b3", vatus=3)
    assert "fish" in may_mark(s)
    assert "sell" not in may_mark(s)
    choose(s, "mark fish")
    s = table("sail fish", step="mark", left=1, huts="efate", boat="b3", vatus=3)
    assert "sell" in may_mark(s)
    s = table("sail fish", step="mark", left=1, boat="b3", vatus=3)
    assert "sell" not in may_mark(s), "no own hut"


def test_g5_sailing_in_earnest() -> None:
    s = table("sail", vatus=1)
    choose(s, "resolve sail")
    assert offers(s) == ["sail a3 for 1", "sail b2 for 1"]
    s = table("sail", vatus=0)
    choose(s, "resolve sail")
    assert (boat(s), markers(s)) == ("b3", "")


def test_g6_no_fish_where_the_boat_is() -> None:
    s = table("fish", boat="b3")
    choose(s, "resolve fish")
    assert (markers(s), tiles(s.players[0].fish)) == ("", "")


def test_g7_without_a_majority_one_stack_is_given_up() -> None:
    s = table("fish draw", others={1: {"markers": "fish 2 draw 2"}})
    assert offers(s) == ["give up fish", "give up draw"]


RISING = {"rising_waters": "on"}


def test_g8_water_on_open_sides_only() -> None:
    s = table("draw", settings=RISING, round=2, die=1, lay="A1 b4", dikes={"A1": "w"}, boat="a3")
    assert s.box.near[7 * 6 + 3] == 6, "b3 lies west of b4"
    choose(s, "resolve draw", "draw a1")
    assert of_island(s.water, "A1") == 1, "a3 in the north-west; the other sides face empty cells"


def test_g9_an_island_sinks_with_all_that_stands_on_it() -> None:
    s = table(
        "draw",
        settings=RISING,
        round=2,
        die=1,
        lay="A1 b4",
        dikes={"A1": "w"},
        water="A1 4",
        tourists="A1 2",
        boat="b3",
        others={1: {"huts": "A1"}, 2: {"huts": "A1"}},
    )
    before = list(s.reserve)
    choose(s, "resolve draw", "draw efate")
    assert s.sunk == 0b10
    assert (cubes(s, "A1"), of_island(s.tourists, "A1")) == ("", 0)
    assert [s.players[seat].huts for seat in (1, 2)] == [7, 7]
    assert [after - was for was, after in zip(before, s.reserve, strict=True)] == [1, 0, 1]


@pytest.mark.parametrize(("seats", "deck"), [(3, "01122233"), (4, "01122334"), (5, "11222334"), (2, "01122233")])
def test_g10_tourist_tiles_by_players(seats: int, deck: str) -> None:
    s = VANUATU.new(seats, {})
    assert "".join(str(value) * s.tourist_deck[value] for value in range(5)) == deck


@pytest.mark.parametrize(("water", "lost"), [(1, 1), (2, 3), (3, 5), (4, 7)])
def test_g11_what_water_costs(water: int, lost: int) -> None:
    s = table(settings=RISING, huts="efate 2", water=f"efate {water}")
    assert scoring.final_points(s, 0)[12] == lost


def test_g12_three_two_one_and_no_more() -> None:
    s = table("fish", boat="c4", lay="A1 b4, B2 c4", others={1: {"markers": "rest 4"}})
    for _ in range(3):
        choose(s, "resolve fish")
        s.players[0].markers[3] = 1
        whatever(s)
        s.agenda[-1:] = [type(s.agenda[-1])(18, 0)]
        s.refresh()
    assert tiles(s.players[0].fish) == "3 2 1"
    choose(s, "resolve fish")
    assert tiles(s.players[0].fish) == "3 2 1"


def test_g13_the_tenth_vatu_of_a_rest_token() -> None:
    s = table("explore", vatus=9, rests="0 coin")
    choose(s, "resolve explore")
    assert money(s) == (0, 5)


def test_g14_a_sale_of_eighteen() -> None:
    s = table("sell", vatus=8, fish="3 2 1", huts="efate")
    choose(s, "resolve sell", "sell 1 of value 3", "sell 1 of value 2", "sell 1 of value 1")
    assert money(s) == (6, 10)


def test_g15_the_last_crate() -> None:
    idle = {1: {"markers": "rest"}}
    s = table("buy", vatus=3, ships=["1 copra kava", "9", "3"], others=idle)
    choose(s, "resolve buy", "buy beef efate")
    assert money(s) == (0, 7)
    assert loaded(s, 1) == 3
    s = table("buy", vatus=3, ships=["1 copra kava", "9", "3"], others=idle)
    choose(s, "resolve buy", "buy kava efate")
    assert (money(s), loaded(s, 1), loaded(s, 2)) == ((2, 1), 2, 1)


def test_g16_the_buyer_fills_a_ship() -> None:
    s = table("buy", vatus=1, character="buyer", ships=["2 copra", "3", "4"], goods={"efate": "kava"})
    choose(s, "resolve buy", "second cube")
    assert money(s) == (0, 4)


def test_g17_a_good_that_nobody_needs() -> None:
    s = table("buy", vatus=2, ships=["9", "7", "5"], goods={"efate": "copra"})
    before = s.reserve[1]
    choose(s, "resolve buy")
    assert money(s) == (0, 0)
    assert s.reserve[1] == before + 1


def test_g18_the_builder() -> None:
    s = table("build", vatus=1, character="builder")
    choose(s, "resolve build")
    assert (money(s)[0], s.players[0].huts) == (0, 7)
    s = table("build", vatus=2)
    choose(s, "resolve build")
    assert (money(s)[0], s.players[0].huts) == (2, 8)


def test_g19_tourists_and_the_guide() -> None:
    others = {1: {"huts": "efate 2"}, 2: {"huts": "efate"}}
    s = table("tourist", vatus=0, others=others)
    choose(s, "resolve tourist")
    assert money(s) == (3, 0)
    s = table("tourist", vatus=0, others={1: {"huts": "A1 2"}, 2: {"huts": "A1"}}, lay="A1 b4", drawings="A1 2",
              character="guide", tourists="efate 5")  # fmt: skip
    choose(s, "resolve tourist")
    assert money(s) == (3, 4)


def test_g20_five_sales_in_a_round() -> None:
    seller = {"markers": "sell", "fish": "1"}
    others = {
        1: {**seller, "huts": "efate"},
        2: {**seller, "huts": "efate"},
        3: {**seller, "boat": "c4", "huts": "A1"},
        4: {**seller, "boat": "c4", "huts": "A1"},
    }
    s = table("sell", seats=5, fish="1", character="vendor", others=others, lay="A1 b4, C1 c4")
    log = happened(choose(s, "resolve sell"), "sold_fish")
    assert [event.gained for event in log] == [3, 2, 1, 1, 1]  # type: ignore[attr-defined]
    whatever(s)
    assert price(s) == 3, "in the next round"


@pytest.mark.parametrize(
    ("vatus", "fish", "cost", "possible"),
    [(0, "3", 3, True), (1, "3", 3, False), (1, "3", 2, True), (1, "1", 3, True), (1, "1", 1, False)],
)
def test_g21_programming_with_the_conversion(vatus: int, fish: str, cost: int, possible: bool) -> None:
    s = table("sell", step="mark", left=1, vatus=vatus, fish=fish, price=cost, huts="efate", goods={"efate": "beef"})
    assert ("buy" in may_mark(s)) == possible
    if (vatus, fish, cost) == (1, "3", 3):
        s = table("sell sail", step="mark", left=1, vatus=1, fish="3", huts="efate", goods={"efate": "beef"})
        assert "buy" in may_mark(s)


def test_g22_the_preacher_needs_to_have_no_majority() -> None:
    others = {1: {"markers": "fish 2"}}
    s = table("fish draw", character="preacher", boat="a3", others=others)
    assert offers(s) == ["resolve draw"]
    s = table("fish", character="preacher", boat="a3", others=others)
    assert offers(s) == ["give up fish", "preach fish"]
    choose(s, "preach fish")
    assert (tiles(s.players[0].fish), markers(s), s.players[0].used) == ("2", "", True)
    s = table("fish", character="preacher", boat="b3", others=others)
    assert offers(s) == ["give up fish"]


def test_g23_the_governor_moves_a_stack() -> None:
    s = table("fish 2 explore", character="governor", settings=RISING, round=2, die=3, others={1: {"markers": "rest"}})
    choose(s, "govern fish", "to explore")
    assert (markers(s), s.die, s.players[0].used, s.awaiting()) == ("explore 3", 3, True, 1)


def test_g24_the_first_placement() -> None:
    s = table(step="place", round=2, volcano="A1 B1")
    assert offers(s, "lay a1") == ["lay a1 at b4", "lay a1 at c3"]
    assert offers(s, "lay b1") == ["lay b1 at a1"]
    choose(s, "lay a1 at b4")
    assert offers(s) == ["lay b1 at a1", "lay b1 at a4", "lay b1 at c4"]


@pytest.mark.parametrize(("vatus", "end"), [(4, (9, 3)), (5, (0, 5))])
def test_g25_unsold_fish_at_the_end(vatus: int, end: tuple[int, int]) -> None:
    s = table("explore", round=8, lay="", vatus=vatus, fish="3 2", first=1)
    choose(s, "resolve explore")
    assert s.awaiting() == NOBODY
    assert money(s) == end


@pytest.mark.parametrize(
    ("other", "places"), [({"huts": "efate"}, [2, 1, 3]), ({"vatus": 5}, [2, 1, 3]), ({}, [1, 1, 3])]
)
def test_g26_ties(other: dict[str, Any], places: list[int]) -> None:
    third = {"points": 0, "vatus": 0}
    one = {"vatus": 4, "points": 3} | other
    s = table(points=3, vatus=4, others={1: one, 2: third})
    assert scoring.places(s) == places


def test_g27_begging_after_the_last_stack() -> None:
    s = table("build", vatus=8, points=4, character="beggar")
    choose(s, "resolve build", "beg 3")
    assert money(s) == (8, 1)
    s = table("build", vatus=8, points=4, character="beggar")
    log = choose(s, "beg 3")
    assert money(s) == (1, 6)
    assert happened(log, "took_back"), "nothing is left but to take the markers off"
    assert s.players[0].huts == 8


SPOILED = f"{ROUND_6}, B1 a1, B2 a4, C1 b5, E1 c2, E2 c4"


def test_g28_the_first_tile_leaves_a_cell_for_the_second() -> None:
    s = table(step="place", round=6, lay=SPOILED, volcano="C2 D2")
    assert offers(s) == ["lay c2 at c5"]
    choose(s, "lay c2 at c5")
    assert s.tiles[14] == 4, "the island had one cell left"
    s = table(step="place", round=6, lay=SPOILED, volcano="C2 D2", settings={"placement_pair_lookahead": "no"})
    assert offers(s) == ["lay c2 at c1", "lay c2 at c5", "lay c2 at d1"]


def test_g29_the_fallback() -> None:
    lay = f"{ROUND_6}, B1 a1, B2 a4, C1 c1, E1 c2, E2 c4"
    s = table(step="place", round=6, lay=lay, volcano="C2 D2")
    assert offers(s) == ["lay c2 at b5", "lay c2 at c5", "lay c2 at d1"]
    choose(s, "lay c2 at d1")
    assert offers(s) == ["lay d2 at b5", "lay d2 at c5"]
    log = choose(s, "lay d2 at b5")
    assert not happened(log, "laid_tile")[0].by_rule  # type: ignore[attr-defined]
    s = table(step="place", round=7, lay=f"{lay}, C2 d1, D2 b5", volcano="F1 F2")
    assert offers(s) == ["lay f1 at c5", "lay f2 at c5"]
    choose(s, "lay f1 at c5")
    assert s.tiles[14] == 15, "the last cell"


@pytest.mark.parametrize(("per", "left", "then"), [("action", (8, 5), 2), ("tile", (4, 5), 1)])
def test_g30_the_price_by_action_or_tile(per: str, left: tuple[int, int], then: int) -> None:
    s = table("sell", vatus=0, fish="3 2 1", huts="efate", settings={"sell_price_drop_per": per})
    choose(s, "resolve sell", "sell 1 of value 3", "sell 1 of value 2", "sell 1 of value 1")
    assert (money(s), price(s)) == (left, then)


def test_g31_two_rest_tokens() -> None:
    s = table("rest draw", vatus=0, character="governor")
    choose(s, "resolve rest", "rest coin", "govern draw", "to rest", "rest point")
    assert money(s) == (1, 1)
    assert len(s.rests) == 0


def test_g32_islands_in_open_water() -> None:
    lay = "A1 b4, C1 a4, E1 b5, B1 c4, B2 c5"
    s = table("draw", settings=RISING, round=2, die=1, lay=lay)
    choose(s, "resolve draw", "draw efate")
    assert s.sunk == 0b10, "from 0 to 6 in one rise"
    corner = "D2 c6, E1 b5, B2 c5"
    s = table("draw", settings=RISING, round=6, die=1, lay=corner)
    choose(s, "resolve draw")
    assert of_island(s.water, "D2") == 2
    s = table("draw", settings=RISING, round=8, die=1, lay=corner, water="D2 2", huts="D2", dikes={"efate": "e sw se"})
    choose(s, "resolve draw")
    assert of_island(s.water, "D2") == 4
    assert s.players[0].earned[12] == 7


def test_g33_two_players_in_each_others_way() -> None:
    s = table(
        "",
        seats=2,
        step="mark",
        left=2,
        vatus=1,
        boat="a3",
        start="efate a2, S1 a3, S3 b3, S2 c5",
        others={1: {"boat": "b3"}},
    )
    assert "sail" not in may_mark(s)
    s = table("sail", seats=2, vatus=1, boat="a3", start="efate a2, S1 a3, S3 b3, S2 c5", others={1: {"boat": "b3"}})
    choose(s, "resolve sail")
    assert boat(s) == "a3"


@pytest.mark.parametrize(("character", "possible"), [("beggar", True), ("fisher", False)])
def test_g34_programming_through_a_drawing(character: str, possible: bool) -> None:
    s = table("", step="mark", left=1, vatus=0, character=character)
    assert not {"sail", "build"} & may_mark(s)
    s = table("draw", step="mark", left=1, vatus=0, character=character)
    assert ({"sail", "build"} <= may_mark(s)) == possible


def test_g35_ships_come_back() -> None:
    s = table(step="round", ships=["1 beef copra kava", "2 kava kava copra", "3"])
    for ship in range(4, 10):
        s.ship_deck[ship] = 0
        s.ship_discard[ship] = 1
    next_round(s)
    while not offers(s, "ship"):
        s.play(s.moves()[0])
    assert [ship + 1 for ship in s.ships] == [3, 4, 0]
    assert sum(s.odds()) == 8
    assert sum(s.ship_discard) == 8
    choose(s, offers(s, "ship 2")[0])
    assert sum(s.ship_deck) == 7
    s = table(step="round", ships=["1 beef copra kava", "2", "3"])
    for ship in range(4, 10):
        s.ship_deck[ship] = 0
        s.ship_discard[ship] = 1
    next_round(s)
    while s.ships[2] == -1:
        s.play(s.moves()[0])
    assert [ship + 1 for ship in s.ships] == [2, 3, 4]
    assert (sum(s.ship_deck), sum(s.ship_discard)) == (0, 7)
