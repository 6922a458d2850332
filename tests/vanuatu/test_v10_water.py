"""V10: Rising Waters."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import NOBODY
from motu.games.vanuatu.names import CELL_NAMES
from motu.games.vanuatu.rules import scoring, tiles
from motu.games.vanuatu.state import VanuatuState
from tests.vanuatu.board import VANUATU, choose, happened, money, next_round, of_island, offers, table
from tests.vanuatu.test_v9_final import ended

RISING = {"rising_waters": "on"}
IDLE = {1: {"markers": "rest"}}


def flooded(markers: str = "draw sail", **set_up: Any) -> VanuatuState:
    """A table of a flood round."""
    return table(markers, **{"settings": RISING, "round": 2, "others": IDLE, **set_up})


@pytest.mark.parametrize(("number", "rolled"), [(2, True), (3, False), (4, True), (5, False), (6, True), (8, True)])
def test_v10_1_the_die_in_rounds_2_4_6_8(number: int, rolled: bool) -> None:
    s = table(step="round", round=number - 1, settings=RISING)
    next_round(s)
    assert bool(offers(s, "roll")) == rolled
    s = table(step="round", round=number - 1)
    next_round(s)
    assert not offers(s, "roll")


def test_v10_2_a_hut_a_dike_or_both() -> None:
    s = flooded("build", vatus=4)
    choose(s, "resolve build")
    assert offers(s) == [
        "build hut efate",
        "build dike efate e", "build both efate e",
        "build dike efate se", "build both efate se",
        "build dike efate sw", "build both efate sw",
    ]  # fmt: skip
    choose(s, "build both efate se")
    assert (money(s)[0], s.players[0].huts, s.dikes[0], s.dikes_left) == (0, 7, 0b10, 19)
    s = flooded("build", vatus=1, character="builder")
    choose(s, "resolve build")
    assert offers(s) == ["build hut efate", "build dike efate e", "build dike efate se", "build dike efate sw"]
    choose(s, "build dike efate e")
    assert (money(s)[0], s.players[0].used) == (0, True), "a dike costs the builder as much"
    s = flooded("build", vatus=2, dikes={"efate": "e sw"})
    choose(s, "resolve build")
    assert (money(s)[0], s.dikes[0]) == (1, 0b111), "the dike that is possible has to be built"


def test_v10_3_each_ocean_side_once() -> None:
    s = flooded("build", vatus=1, dikes={"efate": "e"}, boat="a3")
    choose(s, "resolve build")
    assert offers(s) == ["build dike efate se", "build dike efate sw"], "not only the side of the boat"
    s = flooded("build", vatus=1, dikes={"efate": "e"})
    s.dikes_left = 0
    choose(s, "resolve build")
    assert money(s)[0] == 1


def test_v10_4_performed_actions_count_and_nothing_else() -> None:
    s = flooded(die=3)
    choose(s, "resolve draw")
    assert s.die == 2
    s = flooded("fish sail", die=3, character="governor")
    choose(s, "resolve fish")
    assert s.die == 3, "nothing was fished"
    s = flooded("fish sail", die=3, character="governor")
    choose(s, "govern fish", "to draw")
    assert s.die == 3
    s = flooded(die=1, others={1: {"markers": "draw"}})
    log = choose(s, "resolve draw")
    assert [event.kind for event in log][:3] == ["drew", "water_rose", "took_back"], "before the next turn"
    assert s.die == 0


def test_v10_5_what_is_left_of_the_die_at_the_end() -> None:
    s = flooded("explore", die=4, others={})
    log = choose(s, "resolve explore")
    assert len(happened(log, "water_rose")) == 1
    assert of_island(s.water, "efate") == 3


def test_v10_6_a_marker_for_each_open_side() -> None:
    s = flooded(die=1, lay="A1 b4", dikes={"efate": "e sw"})
    choose(s, "resolve draw", "draw efate")
    assert (of_island(s.water, "efate"), of_island(s.water, "A1")) == (1, 2)


def test_v10_7_an_island_with_five_sinks() -> None:
    s = flooded(die=1, water="efate 2", huts="efate", tourists="efate 2", dikes={"efate": ""}, lay="A1 b4")
    before = list(s.reserve)
    log = choose(s, "resolve draw", "draw a1")
    sank = happened(log, "sank")[0]
    assert (sank.cell, sank.huts) == ("a2", [1, 0, 0])  # type: ignore[attr-defined]
    assert (s.sunk, s.players[0].huts, of_island(s.tourists, "efate"), of_island(s.water, "efate")) == (1, 7, 0, 0)
    assert [now - was for was, now in zip(before, s.reserve, strict=True)] == [1, 1, 1]
    s = flooded("draw sail", sunk="efate", die=1, goods={"efate": ""}, others={1: {"markers": "rest"}})
    log = choose(s, "resolve draw")
    assert happened(log, "took_back"), "nothing can be done there"


def test_v10_8_a_sunken_island_is_still_an_island() -> None:
    s = table(step="place", round=2, volcano="A1 B1", sunk="efate", settings=RISING)
    assert offers(s, "lay b1") == ["lay b1 at a1"]
    assert CELL_NAMES[1] == "a2"
    assert tiles.island_cells(s) == 0b10


def test_v10_9_three_sunken_islands_and_all_have_lost() -> None:
    lay = "A1 b4, A2 c3, C1 c4"
    s = flooded(die=1, water="efate 4 A1 4", sunk="A2", lay=lay, rests="0 point", character="beggar", points=4)
    log = choose(s, "resolve draw", "draw efate")
    assert happened(log, "all_lost")
    assert s.awaiting() == NOBODY
    assert VANUATU.ranking(s) == [3, 3, 3]
    assert money(s)[1] == 7, "no scoring, no rest token"


def test_v10_10_water_costs_points_at_the_end() -> None:
    s = ended(settings=RISING, huts="efate 2 A1", water="efate 2 A1 4 A2 3", dikes={"A1": "e"})
    assert (s.players[0].earned[12], money(s)[1]) == (10, -10)
    assert scoring.ledger(s.players[0])[-1].points == -10
