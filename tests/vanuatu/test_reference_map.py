"""The specification's golden examples of tiles, water, ships and tourists, on the second reading alone."""

from __future__ import annotations

from tests.vanuatu.reference.asking import Chance
from tests.vanuatu.reference.course import turn
from tests.vanuatu.reference.land import lays
from tests.vanuatu.reference.lying import PRINTED, answered, lying
from tests.vanuatu.reference.preparing import begin_round, new_table
from tests.vanuatu.reference.printed import Choices
from tests.vanuatu.reference.scoring import water_penalty
from tests.vanuatu.reference.table import Ship
from tests.vanuatu.reference.waters import rise


def test_g8_g9_g11_g32_rise() -> None:
    table = lying(rising_waters=True)
    del table.map["b3"]
    table.island("a2").dikes.add("a3")
    table.players[0].boat, table.players[0].vatus, table.die = "b2", 0, 1
    table.players[0].markers["rest"] = 1
    answered(turn(table, 0), "coin")
    assert (table.island("a2").water, table.die) == (1, 0)
    table.island("a2").huts.append(0)
    assert water_penalty(table, 0, table.island("a2")) == 1

    table.island("a2").water, table.island("a2").huts, table.island("a2").tourists = 4, [1, 2], 3
    before = dict(table.reserve)
    rise(table)
    island = table.island("a2")
    assert island.submerged
    assert (island.huts, island.tourists, island.water) == ([], 0, 0)
    assert table.reserve == {good: cubes + 1 for good, cubes in before.items()}
    assert [player.huts for player in table.players] == [8, 8, 8]
    assert table.harbours(0) == {}

    around = {"a3": "S1", "a4": "B1", "b3": "S3", "b5": "B2", "c4": "C1", "c5": "C2"}
    table = lying(tiles={"b4": "A1", "c6": "D1", **around}, rising_waters=True)
    rise(table)
    assert table.island("b4").submerged
    rise(table)
    assert (table.island("c6").water, table.printed.penalty) == (4, {1: 1, 2: 3, 3: 5, 4: 7})
    assert not table.lost


def test_g10_tourist_tiles() -> None:
    assert sorted(new_table(PRINTED, Choices(), 3).tourist_deck) == [0, 1, 1, 2, 2, 2, 3, 3]
    assert sorted(new_table(PRINTED, Choices(), 4).tourist_deck) == [0, 1, 1, 2, 2, 3, 3, 4]
    assert sorted(new_table(PRINTED, Choices(), 5).tourist_deck) == [1, 1, 2, 2, 2, 3, 3, 4]


def kinds(islands: str, oceans: str) -> dict[str, bool]:
    return {**dict.fromkeys(islands.split(), True), **dict.fromkeys(oceans.split(), False)}


def test_g24_g28_g29_laying() -> None:
    start = kinds("a2", "a3 b2 b3")
    assert sorted(lays(PRINTED, start, ["A1", "B1"], False)) == [("A1", "b4"), ("A1", "c3"), ("B1", "a1")]
    assert sorted(lays(PRINTED, {**start, "b4": True}, ["B1"], True)) == [("B1", "a1"), ("B1", "a4"), ("B1", "c4")]
    g28 = kinds("a2 b1 b4 c3", "a3 b2 b3 a1 a4 b5 c2 c4")
    assert lays(PRINTED, g28, ["C1", "D1"], True) == [("C1", "c5")]
    assert lays(PRINTED, g28, ["C1", "D1"], False) == [("C1", "c1"), ("C1", "c5"), ("C1", "d1")]
    assert lays(PRINTED, {**g28, "c5": False}, ["D1"], True) == [("D1", "c6")]
    g29 = kinds("a2 b1 b4 c3", "a3 b2 b3 a1 a4 c1 c2 c4")
    assert lays(PRINTED, g29, ["C1", "D1"], True) == [("C1", "b5"), ("C1", "c5"), ("C1", "d1")]
    after = {**g29, "d1": False}
    assert lays(PRINTED, after, ["D1"], True) == [("D1", "b5"), ("D1", "c5")]
    assert lays(PRINTED, {**after, "b5": True}, ["E1", "F1"], True) == [("E1", "c5"), ("F1", "c5")]
    assert lays(PRINTED, {**after, "b5": True, "c5": False}, ["F1"], True) == [("F1", "c6")]


def test_g35_ship_reshuffle() -> None:
    table = lying()
    table.tourist_deck, table.volcano, table.round = [1], [], 7
    table.ships = [Ship(1, []), Ship(2, ["kava"]), Ship(3, [])]
    table.ship_deck, table.ship_discards = [4], [5, 6, 7, 8, 9, 10]
    asked = answered(begin_round(table), 3)
    assert [thing.outcomes for thing in asked if isinstance(thing, Chance)] == [[1, 3, 5, 6, 7, 8, 9, 10]]
    assert [ship.name for ship in table.ships] == [2, 4, 3]
