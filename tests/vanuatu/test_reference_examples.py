"""The specification's golden examples of programming, turns, actions and scoring, on the second reading alone."""

from __future__ import annotations

import pytest

from tests.vanuatu.reference.actions import Way, perform, ways
from tests.vanuatu.reference.course import has_majority, pay_rest, turn, turn_options
from tests.vanuatu.reference.exchanges import beg
from tests.vanuatu.reference.lying import answered, lying
from tests.vanuatu.reference.programming import programmable
from tests.vanuatu.reference.scoring import final_scoring, ranking
from tests.vanuatu.reference.table import Ocean, Ship


def test_g1_majority() -> None:
    table = lying()
    for seat, markers in enumerate([1, 2, 1]):
        table.players[seat].markers["fish"] = markers
    for seat in (1, 0, 2):
        assert [has_majority(table, other, "fish") for other in range(3)] == [other == seat for other in range(3)]
        table.players[seat].markers["fish"] = 0


@pytest.mark.parametrize(
    ("vatus", "fish", "per", "sold", "after", "points", "price"),
    [
        (3, {3: 1}, "action", (1, 0, 0), 2, 5, 2),  # G2
        (8, {3: 2}, "action", (2, 0, 0), 6, 10, 2),  # G14
        (0, {3: 1, 2: 1, 1: 1}, "action", (1, 1, 1), 8, 5, 2),  # G30
        (0, {3: 1, 2: 1, 1: 1}, "tile", (1, 1, 1), 4, 5, 1),  # G30
    ],
)
def test_g2_g14_g30_selling(
    vatus: int, fish: dict[int, int], per: str, sold: Way, after: int, points: int, price: int
) -> None:
    table = lying(sell_price_drop_per=per)
    player = table.players[0]
    player.vatus = vatus
    player.fish.update(fish)
    assert ways(table, 0, "sell") == []
    table.island("a2").huts.append(0)
    assert sold in ways(table, 0, "sell")
    perform(table, 0, "sell", sold)
    assert (player.vatus, player.prosperity(), table.price) == (after, points, price)


def test_g20_prices() -> None:
    table = lying(5)
    prices = []
    for player in table.players:
        player.fish[1], player.vatus = 1, 0
        table.island("a2").huts = [0, 1, 2, 3, 4]
        perform(table, table.players.index(player), "sell", (0, 0, 1))
        prices.append(player.vatus)
    assert prices == [3, 2, 1, 1, 1]


def test_g3_g25_g26_final_scoring() -> None:
    table = lying()
    red, blue, yellow = table.players
    table.island("a2").huts, table.island("a2").tourists = [0, 0], 4
    red.vatus = 0
    blue.vatus, blue.fish[3], blue.fish[2] = 4, 1, 1
    yellow.vatus, yellow.fish[3], yellow.fish[2] = 5, 1, 1
    final_scoring(table)
    assert red.earned == {"huts": 16, "first_player": 3}
    assert blue.earned == {"vatus": 3}
    assert yellow.earned == {"bank": 5}
    assert ranking(table) == [1, 3, 2]
    red.earned.clear()
    blue.earned.clear()
    yellow.earned.clear()
    assert ranking(table) == [1, 2, 3]  # huts, then 9 vatus against 0
    blue.vatus = yellow.vatus = 7
    assert ranking(table) == [1, 2, 2]


def test_g4_g33_g34_programming() -> None:
    table = lying(tiles={"a2": "efate", "a3": "S1", "b2": "C1", "b3": "S3"})
    player = table.players[0]
    player.vatus = 3
    assert not {"fish", "sell"} & set(programmable(table, 0))
    player.markers["sail"] = 1
    assert "fish" in programmable(table, 0)
    assert "sell" not in programmable(table, 0)
    player.markers["fish"] = 1
    assert "sell" not in programmable(table, 0)
    table.island("a2").huts.append(0)
    assert "sell" in programmable(table, 0)

    two = lying(2, tiles={"a2": "efate", "b3": "S3", "b4": "A1", "a3": "S1"})
    two.players[0].vatus, two.players[1].boat = 1, "a3"
    assert "sail" not in programmable(two, 0)

    table = lying()
    player = table.players[0]
    player.vatus, player.character = 0, "beggar"
    assert not {"sail", "build"} & set(programmable(table, 0))
    player.markers["draw"] = 1
    assert {"sail", "build"} <= set(programmable(table, 0))
    player.character = "artist"
    assert not {"sail", "build"} & set(programmable(table, 0))


@pytest.mark.parametrize(
    ("vatus", "fish", "price", "sail", "legal"),
    [(0, 3, 3, 0, 1), (1, 3, 3, 0, 0), (1, 3, 2, 0, 1), (1, 1, 3, 0, 1), (1, 1, 1, 0, 0), (1, 3, 3, 1, 1)],
)
def test_g21_programming_with_conversion(vatus: int, fish: int, price: int, sail: int, legal: int) -> None:
    table = lying()
    player, island = table.players[0], table.island("a2")
    island.huts, island.cubes = [0], {"kava": 0, "copra": 0, "beef": 1}
    player.vatus, player.fish[fish], table.price = vatus, 1, price
    player.markers["sell"], player.markers["sail"] = 1, sail
    assert ("buy" in programmable(table, 0)) == bool(legal)


def test_g5_g6_g7_g22_turns() -> None:
    table = lying()
    player = table.players[0]
    player.markers["sail"], player.markers["fish"] = 1, 1
    assert turn_options(table, 0) == [("resolve", "sail"), ("resolve", "fish")]
    player.vatus = 0
    assert len(answered(turn(table, 0), ("resolve", "sail"))) == 1
    assert (player.boat, player.stacks()) == ("b3", ["fish"])
    assert answered(turn(table, 0)) == []  # one option, and no fish there: nothing is asked
    assert player.stacks() == []

    player.markers["fish"] = player.markers["draw"] = 1
    table.players[1].markers["fish"] = 2
    player.character, player.boat = "preacher", "a3"
    assert turn_options(table, 0) == [("resolve", "draw")]
    player.markers["draw"] = 0
    assert turn_options(table, 0) == [("give up", "fish"), ("preach", "fish")]
    player.boat = "b3"
    assert turn_options(table, 0) == [("give up", "fish")]


def test_g12_g13_g31_fish_and_rest() -> None:
    table = lying()
    table.map["b3"] = Ocean("F2", 3, 0)
    for worth in (3, 2, 1):
        perform(table, 0, "fish", ())
        assert table.players[0].fish[worth] == 1
    assert ways(table, 0, "fish") == []
    table.players[0].vatus = 9
    perform(table, 0, "rest", ("coin",))
    perform(table, 1, "rest", ("first",))
    perform(table, 0, "rest", ("point",))
    pay_rest(table)
    assert (table.players[0].vatus, table.players[0].earned) == (0, {"bank": 5, "rest": 1})
    assert (table.first, len(table.rest)) == (1, 4)


def test_g15_g16_g17_buying() -> None:
    table = lying()
    player = table.players[0]
    player.vatus = 9
    table.ships = [Ship(1, ["beef"]), Ship(9, ["kava", "kava", "kava"])]
    reserve = dict(table.reserve)
    perform(table, 0, "buy", (("a2", "beef"),))
    assert (player.vatus, player.earned) == (6, {"goods": 5, "ships": 2})
    perform(table, 0, "buy", (("a2", "kava"),))
    assert (player.vatus, player.earned) == (5, {"goods": 6, "ships": 2})
    perform(table, 0, "buy", (("a2", "copra"),))
    assert (player.vatus, player.earned, table.reserve["copra"]) == (3, {"goods": 6, "ships": 2}, reserve["copra"] + 1)

    table = lying()
    player = table.players[0]
    player.character, table.ships = "buyer", [Ship(2, ["kava", "kava"])]
    assert ways(table, 0, "buy")[:2] == [(("a2", "kava"), True), (("a2", "kava"), False)]
    perform(table, 0, "buy", (("a2", "kava"), True))
    assert (player.vatus, player.earned, player.used) == (2, {"goods": 2, "ships": 2}, True)


def test_g18_g19_huts_and_tourists() -> None:
    table = lying()
    player = table.players[0]
    player.vatus = 2
    assert ways(table, 0, "build") == []
    player.vatus, player.character = 1, "builder"
    perform(table, 0, "build", ways(table, 0, "build")[0])
    assert (player.vatus, player.huts, table.island("a2").huts) == (0, 7, [0])
    table.island("a2").huts, table.island("a2").drawings, table.office = [1, 1, 2], 2, 1
    player.character, player.used = "guide", False
    perform(table, 0, "tourist", ("a2",))
    assert (player.vatus, player.earned, table.office) == (3, {"guide": 4}, 0)


def test_g23_governor() -> None:
    table = lying(rising_waters=True)
    player = table.players[0]
    player.character, table.die = "governor", 2
    player.markers["fish"], player.markers["explore"] = 2, 1
    answered(turn(table, 0), ("governor", "fish"), "explore")
    assert (player.markers["explore"], player.stacks(), player.used, table.die) == (3, ["explore"], True, 2)


def test_g27_begging() -> None:
    table = lying()
    player = table.players[0]
    player.vatus, player.earned["goods"], player.character = 8, 4, "beggar"
    player.markers["build"] = 1
    asked = answered(turn(table, 0), ("resolve", "build"), 3)
    assert [question.kind for question in asked] == ["turn", "beg last"]
    assert (player.vatus, player.prosperity(), player.stacks()) == (5 + 3, 1, [])

    player.vatus, player.earned["goods"], player.used = 8, 7, False
    beg(table, 0, 3)
    assert (player.vatus, player.prosperity(), ways(table, 0, "build")) == (1, 6, [])
