"""R9 and R13: the cave and its cards."""

from __future__ import annotations

from typing import Any

from tests.fire_and_stone.reference.asking import Course, ask, draw
from tests.fire_and_stone.reference.cards import cards, gain_card, take_from_teacher, takeable
from tests.fire_and_stone.reference.gathering import grotto
from tests.fire_and_stone.reference.hunting import cook, returning_herds
from tests.fire_and_stone.reference.huts import build, return_to_fire, settle
from tests.fire_and_stone.reference.printed import ROMAN
from tests.fire_and_stone.reference.storage import free, gain, pay
from tests.fire_and_stone.reference.table import Player, Table


def discover_cave(table: Table, player: Player, area: str) -> Course[None]:
    """R9.2: the card's discovery effect; its rule holds from now on."""
    table.cave = yield from draw("cave", "", table.printed.cave_deck(table.settings["cave_level"]))
    effect = table.discovery()
    match effect["do"]:
        case "gain":
            player.vp["cave"] += effect.get("points", 0)
            gain(table, player, effect.get("bags", 0), effect.get("food", 0))
            for other in table.around(player.seat):  # R13.9
                gain(table, other, 0, effect.get("food_for_all", 0))
        case "build" if player.huts > 0:  # R13.5
            build(table, player, area)
            yield from return_to_fire(table, player, area, True)
        case "peek":
            yield from peek(table, player, effect)
        case "take_invention":
            if takeable(table, player):
                yield from take_from_teacher(table, player)
            else:
                player.vp["cave"] += effect["points"]
        case "restock":
            yield from returning_herds(table)


def peekable(table: Table, player: Player, effect: Any) -> list[str]:
    """Face-down tiles in range that the player has not seen yet."""
    return [
        area
        for area in table.printed.areas
        if area in table.face_down
        and area not in player.peeked
        and ROMAN[table.printed.region[area]] in effect["regions"]
    ]


def peek(table: Table, player: Player, effect: Any) -> Course[None]:
    """R13.13: one tile at a time, each known before the next is chosen."""
    for _ in range(effect["tiles"]):
        area = yield from ask(player.seat, "cave_peek", [*peekable(table, player, effect), "stop"])
        if area == "stop":
            return
        if area not in table.fixed:
            table.fixed[area] = yield from draw("tile", area, table.hidden[table.printed.region[area]])
        player.peeked[area] = table.fixed[area]


def possible(table: Table, player: Player, area: str) -> bool:
    """R9.5, R13, and 3.2: an action that is illegal or would do nothing is not asked."""
    effect = table.cave_action()
    if effect.get("once") and player.marker_on_cave:
        return False
    match effect["do"]:
        case "build_and_gain":  # R13.1
            return player.huts > 0 and free(table, player) >= table.huts_in(area)
        case "gain" if effect.get("once"):  # R13.3, R13.10, R13.18
            return player.food >= int(effect.get("cost", 0))
        case "gain":  # R13.2
            return free(table, player) >= 1
        case "gather_discard":  # R13.6
            return table.gathering_discard.total() > 0 or free(table, player) >= 1
        case "tunnel":
            return bool(tunnel_targets(table, effect))
        case "peek":
            return bool(peekable(table, player, effect))
        case "feast":  # R13.20
            return player.food >= min(int(food) for food in effect["costs"])
        case "buy_card":  # R13.22
            return player.food >= int(effect["cost"]) and bool(cards(table, player))
        case "draw_animal":  # R13.24
            return table.animal_discard.total() > 0
    return False


def cave_action(table: Table, player: Player, area: str) -> Course[bool]:
    """R9.2, R9.3. True if the scout went through the Tunnel, and may take the action of another area."""
    effect = table.cave_action()
    if effect["do"] == "cook":
        yield from cook(table, player, "cook_select")
    elif effect["do"] == "settle":
        yield from settle(table, player, area)
    elif possible(table, player, area):
        answer = yield from ask(player.seat, "cave_action", ["use", "pass"])
        if answer == "use":
            player.marker_on_cave |= bool(effect.get("once"))
            yield from use(table, player, area, effect)
            return bool(effect["do"] == "tunnel")
    return False


def use(table: Table, player: Player, area: str, effect: Any) -> Course[None]:
    """R13: what the card's action does."""
    match effect["do"]:
        case "build_and_gain":
            gain(table, player, 0, table.huts_in(area))
            build(table, player, area)
            yield from return_to_fire(table, player, area, True)
        case "gain":
            pay(player, effect.get("cost", 0))
            player.vp["cave"] += effect.get("points", 0)
            gain(table, player, effect.get("bags", 0), effect.get("food", 0))
        case "gather_discard":
            if table.gathering_discard.total():
                yield from grotto(table, player)
            else:
                gain(table, player, 0, effect["food"])
        case "tunnel":
            player.scouts[table.scout] = yield from ask(player.seat, "tunnel_target", tunnel_targets(table, effect))
        case "peek":
            yield from peek(table, player, effect)
        case "feast":
            yield from feast(player, effect)
        case "buy_card":
            pay(player, effect["cost"])
            yield from gain_card(table, player, False, [])
        case "draw_animal":
            animal = yield from draw("discard", "", table.animal_discard)
            player.animals[animal] += 1
            player.shown[animal] += 1


def feast(player: Player, effect: Any) -> Course[None]:
    """R13.20."""
    costs = [food for food in effect["costs"] if food <= player.food]
    food = int((yield from ask(player.seat, "feast_amount", [str(food) for food in costs])))
    pay(player, food)
    player.vp["cave"] += effect["points"][effect["costs"].index(food)]


def tunnel_targets(table: Table, effect: Any) -> list[str]:
    """R13.12."""
    return [
        area
        for area in table.printed.areas
        if ROMAN[table.printed.region[area]] in effect["regions"]
        and (
            area in table.printed.printed_fires
            or table.face_up.get(area) in ("forest", "fire")
            or table.is_gathering(area)
            or (table.huts_in(area) > 0 and area != table.cave_area())
        )
    ]
