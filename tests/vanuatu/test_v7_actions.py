"""V7: the nine actions."""

from __future__ import annotations

import pytest

from tests.vanuatu.board import (
    boat,
    choose,
    cubes,
    happened,
    loaded,
    money,
    next_round,
    offers,
    price,
    table,
    tiles,
)

IDLE = {1: {"markers": "rest"}}
SEA = "A1 b4, C1 a4, E1 b5, B1 c4"


def test_v7_1_a_vatu_for_each_step() -> None:
    s = table("sail", vatus=2, lay=SEA, others=IDLE)
    choose(s, "resolve sail")
    assert set(offers(s)) == {
        "sail a3 for 1", "sail b2 for 1", "sail c4 for 1",
        "sail b3 for 2", "sail a4 for 2",
    }  # fmt: skip
    choose(s, "sail a4 for 2")
    assert (boat(s), money(s)[0]) == ("a4", 0)


def test_v7_2_longer_ways_and_back_again() -> None:
    s = table("sail", vatus=9, others=IDLE)
    choose(s, "resolve sail")
    assert offers(s) == [
        "sail a3 for 1", "sail b2 for 1", "sail b3 for 2", "sail a3 for 3", "sail b2 for 3",
    ]  # fmt: skip


def test_v7_3_huts() -> None:
    s = table("build", vatus=3, huts="efate", lay="A1 b4", others={1: {"markers": "rest", "huts": "efate"}})
    choose(s, "resolve build")
    assert offers(s) == ["build hut efate", "build hut a1"], "several own huts may stand on an island"
    choose(s, "build hut efate")
    assert (money(s)[0], s.players[0].huts) == (0, 6)
    s = table("build", vatus=9, others={1: {"markers": "rest", "huts": "efate 3"}})
    log = choose(s, "resolve build")
    assert happened(log, "took_back"), "three places, three huts"
    s = table("build", vatus=9, huts="A1 3 A2 3 D1 2", others=IDLE)
    choose(s, "resolve build")
    assert money(s)[0] == 9, "no hut is left"


def test_v7_4_treasures() -> None:
    s = table("explore", boat="b2", others=IDLE)
    choose(s, "resolve explore")
    assert (tiles(s.players[0].treasures), s.treasures[6]) == ("2", 1)


def test_v7_5_a_sold_treasure_leaves_the_game() -> None:
    s = table("sail draw", treasures="2", tokens={"S2": (1, 1)}, vatus=0, others=IDLE)
    choose(s, "sell treasure 2")
    assert (money(s)[0], tiles(s.players[0].treasures)) == (2, "")


def test_v7_6_fish() -> None:
    s = table("fish", boat="a3", others=IDLE)
    choose(s, "resolve fish")
    assert (tiles(s.players[0].fish), s.fish[5]) == ("2", 1)


def test_v7_7_any_number_of_fish_beside_an_own_hut() -> None:
    s = table("sell", vatus=0, fish="3 1 1", huts="efate", others=IDLE)
    choose(s, "resolve sell")
    assert offers(s) == ["sell 0 of value 3", "sell 1 of value 3"]
    choose(s, "sell 0 of value 3")
    assert offers(s) == ["sell 1 of value 1", "sell 2 of value 1"]
    choose(s, "sell 2 of value 1")
    assert (money(s)[0], tiles(s.players[0].fish)) == (6, "3")
    s = table("sell", fish="1", lay="A1 b4, C1 c4", boat="c4", huts="efate", others=IDLE)
    log = choose(s, "resolve sell")
    assert happened(log, "took_back"), "the hut stands elsewhere"


@pytest.mark.parametrize(("before", "after"), [(3, 2), (2, 1), (1, 1)])
def test_v7_8_the_price_falls_once(before: int, after: int) -> None:
    s = table("sell", vatus=0, fish="1 1", huts="efate", price=before, others=IDLE)
    choose(s, "resolve sell", "sell 2 of value 1")
    assert (money(s)[0], price(s)) == (2 * before, after)


def test_v7_9_a_cube_is_bought_and_loaded() -> None:
    s = table("buy", vatus=2, lay="A1 b4", ships=["3", "6", "2"], others=IDLE)
    choose(s, "resolve buy")
    assert offers(s) == ["buy kava efate", "buy copra efate", "buy kava a1"], "beef is too dear"
    choose(s, "buy copra efate")
    assert (money(s), cubes(s, "efate")) == ((0, 3), "kava beef")
    assert [loaded(s, slot) for slot in (1, 2, 3)] == [1, 0, 0], "the topmost ship"


def test_v7_10_the_last_crate_scores_more_and_the_ship_stays() -> None:
    s = table("buy", vatus=1, ships=["9 kava kava", "2", "3"], others=IDLE)
    log = choose(s, "resolve buy")
    assert money(s) == (0, 3)
    assert happened(log, "filled_ship")[0].ship == 9  # type: ignore[attr-defined]
    assert s.ships[0] == 8
    s = table(step="round", ships=["9 kava kava kava", "2", "3"])
    next_round(s)
    assert s.ships[0] == 1, "until the next preparation"


def test_v7_11_a_cube_that_fits_nowhere_goes_to_the_reserve() -> None:
    s = table("buy", vatus=1, ships=["3", "4 copra", "6 kava"], goods={"efate": "kava"}, others=IDLE)
    before = s.reserve[0]
    log = choose(s, "resolve buy")
    assert (money(s), s.reserve[0]) == ((0, 0), before + 1)
    assert happened(log, "bought")[0].ship is None  # type: ignore[attr-defined]


def test_v7_12_drawings() -> None:
    s = table("draw", lay="A1 b4", others=IDLE)
    choose(s, "resolve draw")
    assert offers(s) == ["draw efate", "draw a1"]
    choose(s, "draw a1")
    assert (money(s)[1], s.drawings[1]) == (3, 1)
    s = table("draw", drawings="efate", others=IDLE)
    choose(s, "resolve draw")
    assert money(s)[1] == 0


def test_v7_13_tourists() -> None:
    s = table("tourist", vatus=0, huts="efate", others={1: {"markers": "rest", "huts": "efate"}}, office=1)
    choose(s, "resolve tourist")
    assert (money(s)[0], s.office, s.tourists[0]) == (2, 0, 1)
    for nobody in ({"office": 0}, {"tourists": "efate 5"}):
        s = table("tourist", vatus=0, huts="efate", others=IDLE, **nobody)
        choose(s, "resolve tourist")
        assert money(s)[0] == 0
    s = table("tourist", vatus=0, others=IDLE)
    choose(s, "resolve tourist")
    assert (money(s)[0], s.tourists[0]) == (0, 1), "no hut is needed"


def test_v7_14_rest() -> None:
    s = table("rest", rests="1 first", others={2: {"markers": "rest"}})
    choose(s, "resolve rest")
    assert offers(s) == ["rest both", "rest point", "rest coin"]
    choose(s, "rest coin")
    assert money(s) == (3, 0), "paid when the round ends"
    s = table("rest", rests="1 first, 1 both, 2 point, 2 coin", others={2: {"markers": "sail draw"}})
    log = choose(s, "resolve rest")
    assert happened(log, "took_back")
