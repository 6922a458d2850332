"""V2: the preparation of a round."""

from __future__ import annotations

from motu.games.vanuatu.rules import preparation
from motu.games.vanuatu.state import VanuatuState
from tests.vanuatu.board import choose, cubes, next_round, offers, price, table, with_printed


def prepared(s: VanuatuState) -> VanuatuState:
    """Into the round that was set up, up to the tiles."""
    next_round(s)
    while s.awaiting() < 0 and not offers(s, "lay"):
        s.play(s.moves()[0])
    return s


def test_v2_1_tourists_ships_goods_price_tiles() -> None:
    s = table(step="round", volcano="A1 B1", ships=["9 kava kava kava", "2", "3"], settings={"rising_waters": "on"})
    kinds = []
    next_round(s)
    while s.awaiting() < 0:
        kinds.append(offers(s)[0].split()[0])
        s.play(s.moves()[0])
    assert kinds == ["roll", "tourists", "ship"]
    assert offers(s, "lay"), "then the first player is asked"


def test_v2_2_tourists_left_over_leave_the_game() -> None:
    s = table(step="round", office=3)
    next_round(s)
    assert s.office == 0
    choose(s, "tourists 1")
    assert s.office == 1


def test_v2_3_full_ships_leave_and_the_others_move_up() -> None:
    s = table(step="round", volcano="A1 B1", ships=["1 beef", "9 kava kava kava", "2 copra"])
    before = s.reserve[0]
    next_round(s)
    assert [int(ship) + 1 for ship in s.ships] == [1, 2, 0]
    assert [int(crates) for crates in s.loaded] == [1, 4, 0]
    assert s.reserve[0] == before + 3
    choose(s, "tourists 1", "ship 6")
    assert [int(ship) + 1 for ship in s.ships] == [1, 2, 6]


def test_v2_4_discarded_ships_are_shuffled_when_one_is_needed() -> None:
    s = table(step="round", volcano="A1 B1", ships=["9 kava kava kava", "1", "2"])
    for ship in range(10):
        if s.ship_deck[ship]:
            s.ship_deck[ship], s.ship_discard[ship] = 0, 1
    next_round(s)
    choose(s, "tourists 1")
    assert "ship 9" in offers(s), "the one just discarded is among them"
    log = choose(s, "ship 9")
    assert log[0].shuffled  # type: ignore[attr-defined]
    assert (sum(s.ship_deck), sum(s.ship_discard)) == (7, 0)


def test_v2_5_only_empty_islands_are_stocked_again() -> None:
    s = prepared(table(step="round", volcano="A2 B1", lay="A1 b4", goods={"efate": "", "A1": "kava"}))
    assert (cubes(s, "efate"), cubes(s, "A1")) == ("kava copra beef", "kava")


def test_v2_6_a_short_reserve_serves_the_islands_in_order() -> None:
    s = table(step="round", volcano="A2 B1", lay="A1 b4", goods={"efate": "", "A1": ""})
    s.reserve[2] = 1
    prepared(s)
    assert (cubes(s, "efate"), cubes(s, "A1")) == ("kava copra beef", "kava")
    few = with_printed(("cubes = 6", "cubes = 1"), ("cube_total = 24", "cube_total = 19"))
    s = table(step="place", round=2, volcano="A1 B1", game=few)
    choose(s, "lay a1 at b4")
    assert cubes(s, "A1") == "kava", "a new island likewise"


def test_v2_7_the_price_goes_back_to_3() -> None:
    s = table(step="round", price=1)
    assert price(s) == 1
    preparation.prepare(s, None)
    assert price(s) == 3
