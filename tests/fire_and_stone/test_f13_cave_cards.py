"""F13: every cave card in its own tests. The cave lies in Persia, or is found on the Aral Steppe."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import CHANCE, NOBODY
from motu.games.fire_and_stone import names
from tests.fire_and_stone.board import (
    FIRE,
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
    table,
    targets,
    told,
    track,
    with_printed,
)

LEVEL = {entry["id"]: entry["level"] for entry in FIRE.components()["cave"]}


def find(card: str, **mine: Any) -> Any:
    """A scout has just found the cave with this card."""
    settings = {"cave_level": LEVEL[card]}
    kept = ("aral", *mine.pop("hidden", ()))
    s = table("caucasus", found=mine.pop("found", 3), hidden=kept, settings=settings, **mine)
    choose(s, "move aral", "reveal cave", f"card {card}")
    return s


def visit(card: str, **mine: Any) -> Any:
    """A scout comes to the cave with this card, found long ago."""
    s = table("caucasus", cave=card, **mine)
    choose(s, "move persia")
    return s


def last_turn(card: str, **mine: Any) -> Any:
    """The game has ended with this card in play."""
    s = table("cape", cave=card, trigger=1, turns_left=[1, 0], tiles={"kalahari": "-"}, food=2, **mine)
    choose(s, "move kalahari")
    assert s.awaiting() == NOBODY
    return s


def test_f13_1_garden_of_eden() -> None:
    s = visit("garden_of_eden", huts={"persia": "1 1"})
    choose(s, "use")
    assert (food(s), huts(s, "persia"), targets(s, "return")) == (2, [2, 1], ["altai", "sunda"])
    s = visit("garden_of_eden", huts={"persia": "1 1"}, food=1)
    assert s.awaiting() == 1
    s = find("garden_of_eden")
    choose(s, "use", "return sunda")
    assert (food(s), huts(s, "aral"), scouts(s)) == (0, [1, 0], ["sunda"])


def test_f13_2_overflowing_larder() -> None:
    s = find("overflowing_larder", bags=6)
    assert food(s) == 3
    choose(s, "use")
    assert food(s) == 6
    assert visit("overflowing_larder", food=2).awaiting() == 1, "full storage"


def test_f13_3_cave_paintings() -> None:
    s = find("cave_paintings", food=2)
    choose(s, "use")
    assert (score(s), food(s), s.players[0].marker) == (3, 0, 1)
    assert visit("cave_paintings", food=1).awaiting() == 1
    assert visit("cave_paintings", food=2, marker=True).awaiting() == 1


def test_f13_4_great_hearth() -> None:
    s = find("great_hearth", mat="hare")
    assert (score(s), offers(s)) == (1, ["done", "cook hare"])
    s = visit("great_hearth", mat="hare", cards="fire_drill")
    assert (score(s), offers(s)) == (0, ["done", "cook hare"])
    choose(s, "done")
    assert s.awaiting() == 1, "a fire area: the fire drill asks nothing more"
    s = table("levant", cave="great_hearth", hidden=("arabia",))
    choose(s, "move arabia", "reveal hut")
    assert "persia" in targets(s, "return")
    assert "yenisei" not in targets(table("persia", cave="great_hearth"))
    assert "ob" in targets(table("persia", cave="great_hearth", cards="hide_shoes"))


def test_f13_4_great_hearth_counts_for_the_hearths() -> None:
    s = last_turn("great_hearth", huts={"indus": "1 0"}, objective="hearths")
    assert score(s) == 3


def test_f13_5_dwelling_cave() -> None:
    s = find("dwelling_cave")
    assert (huts(s, "aral"), s.found, targets(s, "return")) == ([1, 0], 3, ["altai", "sunda"])
    choose(s, "return altai")
    assert s.awaiting() == 1, "the action is lost"
    s = find("dwelling_cave", huts_left=0)
    assert (huts(s, "aral"), scouts(s), s.awaiting()) == ([0, 0], ["aral"], 1)
    s = visit("dwelling_cave")
    choose(s, "build")
    assert (huts(s, "persia"), food(s)) == ([1, 0], 0)
    s = visit("dwelling_cave", cards="timber_frame hand_axe")
    choose(s, "build", "build")
    assert huts(s, "persia") == [2, 0], "the second one is free with the hand axe"


def test_f13_6_mushroom_grotto() -> None:
    s = visit("mushroom_grotto", gathered="nut root", tracks=["nut nut", "root"], cards="basket")
    choose(s, "use")
    assert offers(s) == ["gather nut", "gather root"]
    choose(s, "gather nut")
    assert (track(s, 1), food(s), discard(s)) == ("nut nut nut", 0, "1 root")
    choose(s, "decline")
    assert discard(s) == "3 nut 1 root"
    s = visit("mushroom_grotto")
    choose(s, "use")
    assert food(s) == 2
    assert visit("mushroom_grotto", food=2).awaiting() == 1
    s = visit("mushroom_grotto", gathered="apple", tracks=["nut nut", "root"])
    choose(s, "use", "track 2")
    assert (track(s, 2), discard(s)) == ("apple", "1 root")


@pytest.mark.parametrize(("start", "end", "gained"), [("mesopotamia", "arabia", 2), ("cape", "kalahari", 1)])
def test_f13_7_hot_springs(start: str, end: str, gained: int) -> None:
    s = table(start, cave="hot_springs", tiles={end: "-"})
    choose(s, f"move {end}", "forage")
    assert food(s) == gained


@pytest.mark.parametrize(("start", "end", "cost"), [("mesopotamia", "arabia", 1), ("cape", "kalahari", 2)])
def test_f13_8_flint_vein(start: str, end: str, cost: int) -> None:
    s = table(start, cave="flint_vein", huts={end: "1 1"}, food=2)
    choose(s, f"move {end}", "build")
    assert food(s) == 2 - cost


def test_f13_9_meeting_place() -> None:
    s = find("meeting_place", seats=3, food=1, others={1: {"food": 1}, 2: {"food": 2}})
    assert [bags(s, seat) for seat in range(3)] == [1, 0, 0]
    assert [food(s, seat) for seat in range(3)] == [3, 2, 2]
    assert s.awaiting() == 1, "there is no action"


def test_f13_10_hide_store() -> None:
    s = visit("hide_store", food=2, bags_left=0)
    choose(s, "use")
    assert (bags(s), food(s), s.players[0].marker) == (0, 2, 1)
    s = find("hide_store")
    choose(s, "use")
    assert (bags(s), food(s)) == (1, 1)


@pytest.mark.parametrize(("start", "end", "gained"), [("mesopotamia", "arabia", 3), ("cape", "kalahari", 2)])
def test_f13_11_fertile_valley(start: str, end: str, gained: int) -> None:
    s = table(start, cave="fertile_valley", tiles={end: "nut"}, bags=3)
    choose(s, f"move {end}", "leave")
    assert food(s) == gained


def test_f13_12_tunnel() -> None:
    s = visit(
        "tunnel",
        tiles={"nippon": "apple", "gobi": "-", "kalahari": "apple"},
        forests={"lena": ""},
        huts={"papua": "1 0"},
        cards="fishing fire_drill",
        mat="hare",
    )
    assert offers(s) == ["done", "cook hare"], "Persia borders the Caspian, and the fire drill comes first"
    choose(s, "done", "use")
    assert targets(s, "tunnel") == ["lena", "altai", "nippon", "sunda", "papua"]
    before = food(s)
    choose(s, "tunnel nippon")
    assert (scouts(s), food(s), offers(s)) == (["nippon"], before, ["take", "leave", "pass"])


def test_f13_12_the_tunnel_leads_back_to_where_the_scout_came_from() -> None:
    s = table("altai", cave="tunnel", mat="hare", cards="transport_sledge")
    choose(s, "move persia", "use")
    assert "altai" in targets(s, "tunnel")
    choose(s, "tunnel altai", "cook hare")
    assert food(s) == 2


def test_f13_13_seers_cave() -> None:
    s = find("seers_cave")
    assert offers(s)[-1] == "stop"
    assert "guinea" not in targets(s, "peek")
    assert "alaska" in targets(s, "peek")
    log = choose(s, "peek alaska", "reveal hut")
    assert (told(log, "peeked").audience, told(log, "saw_tile").audience, told(log, "saw_tile").tile) == (-2, 0, "hut")
    assert "alaska" not in targets(s, "peek")
    choose(s, "peek hudson", "reveal fire", "stop", "use")
    assert "guinea" in targets(s, "peek")
    choose(s, "peek guinea", "reveal apple", "peek atlas", "reveal root")
    assert s.awaiting() == 1, "no more than two"
    assert s.left[2 * 9 + 5] == 2, "one of three huts is no longer drawn by chance"


def test_f13_13_a_tile_that_was_looked_at_is_revealed_as_it_is() -> None:
    s = find("seers_cave")
    choose(s, "peek caucasus", "reveal fire", "stop", "pass")
    s.players[1].scouts[0] = names.AREA_NAMES.index("anatolia")
    s.refresh()
    log = choose(s, "move caucasus")
    assert (told(log, "revealed").tile, score(s, 1)) == ("fire", 1)
    assert len(s.peeks) == 0


def test_f13_14_land_bridges() -> None:
    assert "deccan" in targets(table("zambezi", cave="land_bridges"))
    near = len(targets(table("zambezi", cave="land_bridges")))
    assert len(targets(table("zambezi", cave="land_bridges", cards="boats"))) > near
    assert "andes" not in targets(table("papua", cave="land_bridges")), "the third region is closed"
    s = last_turn("land_bridges", huts={"deccan": "1 0", "zambezi": "1 0"}, objective="neighbours")
    assert score(s) == 4, "a sea route is no border"


def test_f13_15_ice_passage() -> None:
    s = find("ice_passage")
    assert s.opened == 7
    s = table("kolyma", cave="ice_passage")
    assert "alaska" in targets(s)


def test_f13_16_ice_age() -> None:
    s = table("cape", cave="ice_age", tiles={"kalahari": "nut"})
    choose(s, "move kalahari", "leave")
    assert food(s) == 1
    s = table("kalahari", cave="ice_age", mat="hare", bags=5)
    choose(s, "move cape", "cook hare")
    assert food(s) == 3


@pytest.mark.parametrize(
    ("standing", "points"),
    [(["2 1 0", "1 0 0"], [4, 0, 0]), (["1 1 0", "1 1 0"], [2, 2, 0]), ([], [0, 0, 0])],
)
def test_f13_17_ancestor_grave(standing: list[str], points: list[int]) -> None:
    placed = dict(zip(["arabia", "indus"], standing, strict=False))
    s = table("cape", seats=3, cave="ancestor_grave", huts={"gaul": "0 0 3", **placed}, trigger=1, turns_left=[1, 0, 0])
    choose(s, *(line for line in offers(s, "move kalahari")))
    while s.awaiting() != NOBODY:
        s.play(s.moves()[-1])
    assert [int(player.earned[names.GRAVE]) for player in s.players] == points


def test_f13_18_vision_quest() -> None:
    s = visit("vision_quest")
    choose(s, "use")
    assert s.players[0].marker == 1
    assert visit("vision_quest", marker=True).awaiting() == 1
    assert len(targets(table("cape", cave="vision_quest", marker=True))) == 9


def test_f13_19_totem() -> None:
    s = last_turn("totem", huts={"arabia": "1 0", "gaul": "1 0", "persia": "1 0"}, objective="lakes")
    assert list(s.players[0].earned[names.HUT_POINTS : names.GRAVE]) == [3, 5, 1]


def test_f13_20_feast_hall() -> None:
    s = visit("feast_hall", food=5, bags=4)
    choose(s, "use")
    assert offers(s) == ["feast 1", "feast 2"]
    choose(s, "feast 2")
    assert (food(s), score(s), s.players[0].marker) == (1, 2, 1)
    s = visit("feast_hall", food=6, bags=4)
    choose(s, "use", "feast 3")
    assert score(s) == 4
    assert visit("feast_hall", food=1).awaiting() == 1
    assert visit("feast_hall", food=6, bags=4, marker=True).awaiting() == 1


def test_f13_21_taboo() -> None:
    s = table("cape", cave="taboo", huts={"kalahari": "3 1"}, food=6, bags=4)
    choose(s, "move kalahari")
    assert s.awaiting() == 1
    s = table("cape", cave="taboo", huts={"kalahari": "3 0"}, food=7, bags=5, cards="timber_frame")
    choose(s, "move kalahari", "build")
    assert targets(s, "return"), "four stand there now"


def test_f13_22_first_teacher() -> None:
    s = find("first_teacher", display="boats stone_axe basket", cards="boats")
    assert offers(s) == ["learn stone_axe", "learn basket"]
    choose(s, "learn basket", "show crops")
    assert cards(s) == ["boats", "basket"]
    s = find("first_teacher", display="boats stone_axe basket", cards="boats stone_axe basket")
    assert (score(s), s.awaiting()) == (2, 1)


def test_f13_22_a_card_for_food() -> None:
    s = visit("first_teacher", display="boats clay_pots basket", food=4, bags=2)
    choose(s, "use")
    assert offers(s) == ["learn boats", "learn basket", "learn clay_pots"], "it must be taken"
    choose(s, "learn clay_pots")
    assert (food(s), cards(s), s.awaiting()) == (2, ["clay_pots"], CHANCE)
    s = visit("first_teacher", display="boats", cards="boats=4", food=4, bags=2)
    assert s.awaiting() == 1, "nothing could be taken"
    s = visit("first_teacher", display="boats", cards="boats", food=4, bags=2)
    choose(s, "use")
    assert (cards(s), score(s)) == (["boats=4"], 4), "the one card there is on the one invention"
    assert visit("first_teacher", food=3, bags=2).awaiting() == 1


def test_f13_23_nomads() -> None:
    s = table("cape", cave="nomads", huts={"kalahari": "1 0"}, food=1, others={1: {"scouts": "cape"}})
    choose(s, "move kalahari", "build")
    assert offers(s) == ["return cape", "return danube", "stay"]
    log = choose(s, "stay")
    assert (scouts(s), kinds(log), s.awaiting()) == (["kalahari"], ["stayed"], 1)


def test_f13_24_returning_herds_come_to_the_forests_with_fewest_animals() -> None:
    forests: dict[str, str | None] = {"ob": "hare", "lena": "", "gobi": "boar", "kalahari": ""}
    s = find("returning_herds", forests=forests, cooked="bison mammoth")
    log = choose(s, "draw bison")
    assert told(log, "laid_herds").areas == ["lena", "ob"]
    assert (cooked(s), list(s.herd)) == ("", [1, 1, 0, 0, 0, 0, 0, 0])
    assert s.awaiting() == 1, "there is nothing in the discard to draw from"


def test_f13_24_a_random_animal_of_the_discard() -> None:
    s = visit("returning_herds", cooked="hare boar")
    log = choose(s, "use", "draw boar")
    assert (mat(s), cooked(s), told(log, "left_discard").audience) == ("1 boar", "1 hare", -2)
    assert list(s.players[0].shown)[3] == 1
    assert visit("returning_herds").awaiting() == 1


def test_f13_24_a_hunter_finds_what_came_back() -> None:
    s = find("returning_herds", forests={"ob": "hare"}, cooked="bison mammoth")
    choose(s, "draw bison", "pass")
    assert list(s.herds)[5] == 1
    s.players[1].scouts[0] = names.AREA_NAMES.index("ural")
    s.refresh()
    choose(s, "move ob", "hunt")
    assert forest(s, "ob") == "1 hare 1 bison"
    assert offers(s) == ["catch hare", "catch bison"]


def test_an_effect_may_move_to_another_card() -> None:
    game = with_printed(('rule = { regions = ["II"], forage_food = 1 }', 'rule = { regions = ["I"], forage_food = 3 }'))
    s = table("cape", cave="hot_springs", tiles={"kalahari": "-"}, bags=5, game=game)
    choose(s, "move kalahari", "forage")
    assert food(s) == 4
