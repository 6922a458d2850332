"""The golden examples of the specification, G1 to G31, as they are told there."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import NOBODY
from motu.games.fire_and_stone import names
from tests.fire_and_stone.board import (
    BOX,
    at_setup,
    bags,
    cards,
    choose,
    cooked,
    discard,
    food,
    forest,
    huts,
    kinds,
    mat,
    offers,
    score,
    scouts,
    stacks,
    storage,
    table,
    targets,
    tile,
    track,
)
from tests.fire_and_stone.test_f12_ending import seats_until_the_end

FIRST_MOVES = ["kalahari", "zambezi", "angola", "rift", "congo"]


def points(s: Any, seat: int) -> list[int]:
    """Huts, majorities and objective of the final scoring."""
    return [int(n) for n in s.players[seat].earned[names.HUT_POINTS : names.GRAVE]]


def over(seats: int, **mine: Any) -> Any:
    """A game whose last turn has just been played."""
    s = table("cape", seats=seats, trigger=1, turns_left=[1] + [0] * (seats - 1), tiles={"kalahari": "-"}, **mine)
    choose(s, "move kalahari", "pass")
    assert s.awaiting() == NOBODY
    return s


def test_g1_what_cannot_be_stored_is_lost() -> None:
    s = table("cape", tiles={"kalahari": "apple"}, cards="digging_stick")
    choose(s, "move kalahari", "leave")
    assert food(s) == 2


def test_g2_a_forest_is_found_and_hunted() -> None:
    s = table("cape", hidden=("kalahari",))
    choose(s, "move kalahari", "reveal forest", "hunt", "draw hare", "draw boar", "draw bison", "catch bison")
    assert (stacks(s)[0], forest(s, "kalahari"), mat(s)) == (2, "1 hare 1 boar", "1 bison")


def test_g3_a_fire_is_found_and_one_animal_cooked() -> None:
    s = table("cape", hidden=("kalahari",), mat="antelope boar")
    choose(s, "move kalahari", "reveal fire", "cook antelope", "done")
    assert (score(s), bags(s), food(s), cooked(s), mat(s)) == (1, 1, 3, "1 antelope", "1 boar")


def test_g4_a_track_is_emptied() -> None:
    s = table("cape", tiles={"kalahari": "mushroom"}, tracks=["apple apple", "root"])
    choose(s, "move kalahari", "take", "track 1")
    assert (track(s, 1), track(s, 2), discard(s), cards(s)) == ("mushroom", "root", "2 apple", [])


def test_g5_the_third_hut_opens_the_second_region() -> None:
    s = table("cape", found=2, hidden=("congo",), food=1)
    log = choose(s, "move congo", "reveal hut", "return danube")
    assert (huts(s, "congo"), food(s), s.found, s.opened) == ([1, 0], 1, 3, 3)
    assert (scouts(s), kinds(log)[-1]) == (["danube"], "sent_back")


def test_g6_a_hut_for_two_food() -> None:
    s = table("cape", huts={"kalahari": "1 1"}, food=2, mat="hare")
    choose(s, "move kalahari", "build", "return cape")
    assert (food(s), sum(huts(s, "kalahari")), scouts(s), mat(s)) == (0, 3, ["cape"], "1 hare")


@pytest.mark.parametrize("there", [1, 2, 3, 4, 5])
def test_g6b_the_nth_hut_costs_one_less_than_n(there: int) -> None:
    s = table("cape", huts={"kalahari": f"0 {there}"}, food=6, bags=4)
    choose(s, "move kalahari", "build")
    assert food(s) == 6 - there


@pytest.mark.parametrize(("stored", "legal"), [(0, True), (1, False), (2, False)])
def test_g7_garden_of_eden(stored: int, legal: bool) -> None:
    s = table("caucasus", cave="garden_of_eden", huts={"persia": "1 1"}, food=stored)
    choose(s, "move persia")
    assert (s.awaiting() == 0) == legal
    if legal:
        choose(s, "use", "return altai")
        assert (food(s), sum(huts(s, "persia")), scouts(s)) == (2, 3, ["altai"])


def test_g8_clay_pots_for_three_apples() -> None:
    s = table("cape", tiles={"kalahari": "apple"}, tracks=["apple apple"], display="clay_pots boats basket")
    choose(s, "move kalahari", "take", "track 1", "learn clay_pots", "show crops")
    assert (food(s), track(s, 1), discard(s), len([c for c in s.display if c >= 0])) == (2, "", "3 apple", 3)


def test_g9_a_vp_card_on_crops() -> None:
    s = table(
        "cape",
        tiles={"kalahari": "apple", "angola": "-"},
        tracks=["apple apple"],
        cards="crops",
        display="boats",
        others={1: {"cards": "boats=4 stone_axe=4"}},
    )
    choose(s, "move kalahari", "take", "track 1", "points")
    assert (cards(s), score(s)) == (["crops=3"], 3)
    choose(s, "move angola", "pass")
    assert food(s) == 0, "crops give nothing any more"
    assert s.players[0].cards[names.CARD_NAMES.index("crops")] > 0


def test_g10_the_final_scoring_of_two_settlements() -> None:
    s = over(3, huts={"chad": "2 1 0", "gaul": "2 3 2"}, objective="lakes", others={1: {"objective": "forests"}})
    assert points(s, 0) == [4, 1, 1]
    assert points(s, 1) == [4, 1, 0]
    assert points(s, 2) == [2, 0, 0]


def test_g11_a_tie_is_no_majority() -> None:
    s = over(2, huts={"chad": "2 2"}, objective="lakes")
    assert points(s, 0) == points(s, 1) == [2, 0, 0]


def test_g12_what_lies_in_the_first_region() -> None:
    first = {entry["id"]: entry["counts"][0] for entry in BOX["discovery_tile"]}
    assert (first["hut"], first["fire"], first["forest"]) == (4, 3, 3)


def test_g13_second_scouts_in_the_order_of_seats_from_the_finder() -> None:
    s = table("levant", seats=3, active=1, found=4, hidden=("arabia",))
    choose(s, "move arabia", "reveal hut")
    assert s.awaiting() == 1
    choose(s, "second altai")
    assert s.awaiting() == 2
    choose(s, "second cape")
    assert s.awaiting() == 0
    choose(s, "second cape")
    assert (s.awaiting(), offers(s)) == (1, ["return altai", "return sunda"])
    choose(s, "return sunda")
    assert s.awaiting() == 1
    assert "gobi" in targets(s), "the second scout is used in this turn"


def test_g14_the_last_turns_of_four_players() -> None:
    s = table("cape", seats=4, active=1, huts={"kalahari": "0 1 0 0"}, food=1, huts_left=1)
    choose(s, "move kalahari", "build", "return cape")
    assert seats_until_the_end(s) == [2, 3, 0, 1, 2, 3, 0]


def test_g15_no_vp_card_without_an_invention() -> None:
    s = table("cape", tiles={"kalahari": "apple"}, tracks=["apple apple"])
    choose(s, "move kalahari", "take", "track 1")
    assert "points" not in offers(s)


def test_g16_nothing_in_an_exhausted_forest() -> None:
    s = table("cape", forests={"kalahari": ""})
    choose(s, "move kalahari")
    assert (food(s), s.awaiting()) == (0, 1)


@pytest.mark.parametrize(("seats", "tiles"), [(2, 0), (3, 1), (4, 2)])
def test_g17_starting_tiles(seats: int, tiles: int) -> None:
    s = at_setup(seats)
    for player in s.players:
        assert sum(kind >= 0 for kind in player.tracks) == tiles
        assert all(kind < 0 for space, kind in enumerate(player.tracks) if space % 3)


def test_g18_the_first_move_of_the_game() -> None:
    assert targets(table("cape")) == FIRST_MOVES
    shod = targets(table("cape", cards="hide_shoes"))
    assert set(shod) == {*FIRST_MOVES, "upper_nile", "horn", "chad", "cameroon"}


def test_g19_clay_pots_taken_and_covered() -> None:
    s = table("cape", tiles={"kalahari": "apple"}, tracks=["apple apple"], food=2, display="clay_pots boats basket")
    choose(s, "move kalahari", "take", "track 1", "learn clay_pots")
    assert (storage(s), food(s)) == (5, 4)
    s = table("cape", tiles={"kalahari": "apple"}, tracks=["apple apple"], food=6, bags=2, cards="clay_pots")
    assert storage(s) == 7
    choose(s, "move kalahari", "take", "track 1", "points")
    assert (storage(s), food(s)) == (4, 4)


def test_g20_two_huts_with_the_timber_frame() -> None:
    s = table("cape", huts={"kalahari": "0 1"}, food=3, bags=1, cards="timber_frame")
    choose(s, "move kalahari", "build", "build", "return cape")
    assert (food(s), sum(huts(s, "kalahari")), s.awaiting()) == (0, 3, 1)
    s = table("cape", huts={"kalahari": "0 1"}, food=3, bags=1, cards="timber_frame stone_axe")
    choose(s, "move kalahari", "build", "build", "return cape")
    assert food(s) == 2


@pytest.mark.parametrize(("there", "cost"), [(1, 0), (2, 0), (3, 1)])
def test_g21_flint_vein_and_stone_axe(there: int, cost: int) -> None:
    s = table("mesopotamia", cave="flint_vein", huts={"arabia": f"0 {there}"}, food=2, cards="stone_axe")
    choose(s, "move arabia", "build")
    assert food(s) == 2 - cost


def test_g22_what_hunters_remember() -> None:
    s = table("cape", seats=3, forests={"kalahari": "boar hare mammoth"}, others={1: {"scouts": "angola"}})
    choose(s, "move kalahari", "hunt", "catch mammoth")
    choose(s, "move kalahari", "hunt")
    assert offers(s) == ["catch hare", "catch boar"]
    choose(s, "catch boar")
    red = s.players[0]
    kept = {name: int(red.memory[0]) >> (animal * 4) & 15 for animal, name in enumerate(names.ANIMAL_NAMES)}
    assert {name: n for name, n in kept.items() if n} == {"hare": 1, "boar": 1}
    assert (red.memory[1], red.memory[2], s.players[2].memory[0]) == (1, 0, -1)


def test_g23_each_second_scout_in_the_region_of_the_first() -> None:
    s = table("cape", found=3, hidden=("congo",), huts={"arabia": "0 1"}, others={1: {"scouts": "persia"}})
    s.found = 4
    choose(s, "move congo", "reveal hut")
    assert targets(s, "second") == ["cape", "danube"]
    choose(s, "second cape")
    assert (s.awaiting(), targets(s, "second")) == (1, ["altai", "sunda"])


def test_g24_the_last_hut_with_the_first_scout() -> None:
    s = table(
        "cape cape",
        seats=3,
        active=2,
        found=5,
        huts={"kalahari": "0 0 1"},
        food=1,
        huts_left=1,
        others={0: {"scouts": "cape cape"}, 1: {"scouts": "cape cape"}},
    )
    choose(s, "move kalahari", "build", "return cape")
    assert s.awaiting() == 2, "the second scout is still used"
    choose(s, "move kalahari")
    assert list(s.turns_left) == [2, 2, 1]
    turns: dict[int, int] = {}
    while s.awaiting() != NOBODY:
        turns[int(s.turns)] = int(s.active)
        s.play(s.moves()[-1])
    assert list(turns.values()) == [0, 1, 2, 0, 1]


def test_g25_the_stall_guard_of_three_players() -> None:
    s = table("cape", seats=3, active=1, idle=44, tiles={"kalahari": "-", "angola": "-"})
    choose(s, "move kalahari", "pass")
    assert s.trigger == 1
    assert seats_until_the_end(s) == [2, 0, 1, 2, 0]


@pytest.mark.parametrize(
    ("standing", "expected"),
    [("5 5 3", [2, 2, 0]), ("4 1 0", [4, 0, 0]), ("0 0 0", [0, 0, 0])],
)
def test_g26_ancestor_grave(standing: str, expected: list[int]) -> None:
    s = over(3, cave="ancestor_grave", huts={"arabia": standing})
    assert [int(player.earned[names.GRAVE]) for player in s.players] == expected


def test_g27_the_grotto_fills_a_track() -> None:
    s = table("caucasus", cave="mushroom_grotto", gathered="nut", tracks=["nut nut", "root"], cards="basket")
    choose(s, "move persia", "use")
    assert (track(s, 1), food(s)) == ("nut nut nut", 0)
    choose(s, "decline")
    assert discard(s) == "3 nut"


def test_g28_bags_first() -> None:
    s = table("kalahari", mat="cave_bear boar", food=1)
    choose(s, "move cape", "cook boar", "cook cave_bear")
    assert (bags(s), food(s)) == (2, 4)


@pytest.mark.parametrize(("stored", "then"), [(2, 3), (0, 1)])
def test_g29_a_stash(stored: int, then: int) -> None:
    s = table("cape", hidden=("kalahari",), food=stored)
    choose(s, "move kalahari", "reveal stash")
    assert (bags(s), food(s), tile(s, "kalahari"), s.awaiting()) == (1, then, "", 1)


def test_g30_starting_inventions_of_three() -> None:
    s = at_setup(3, {"starting_inventions": "on"})
    choose(s, "first 2", "objective lakes", "objective forests", "objective hearths", "show boats", "show bow")
    choose(s, "show crops", "offer hand_axe", "offer hide_shoes", "offer hide_pouch")
    order = []
    for _ in range(2):
        order.append(int(s.awaiting()))
        s.play(s.moves()[0])
    assert (order, s.awaiting(), len(cards(s, 1))) == ([0, 2], 1, 1)


def test_g31_a_known_fire_is_no_fire_yet() -> None:
    s = table("caucasus", cave="seers_cave", hidden=("atlas", "congo"), others={1: {"scouts": "cape"}})
    choose(s, "move persia", "use", "peek atlas", "reveal fire", "stop", "move congo", "reveal hut")
    assert targets(s, "return") == ["cape", "danube"]
