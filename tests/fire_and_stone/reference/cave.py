"""R9 and R13: the cave and its cards."""

from __future__ import annotations

from typing import Any

from tests.fire_and_stone.reference.asking import Course, ask, draw
from tests.fire_and_stone.reference.cards import cards, gain_card, take_from_teacher, takeable
from tests.fire_and_stone.reference.gathering import grotto
from tests.fire_and_stone.reference.hunting import cook, returning_herds
from tests.fire_and_stone.reference.huts import build, return_to_fire, settle
from tests.fire_and_stone.reference.storage import free, gain, pay
from tests.fire_and_stone.reference.table import Player, Table


def discover_cave(table: Table, player: Player, area: str) -> Course[None]:
    """R9.2: the card's discovery effect; its rule holds from now on."""
    table.cave = yield from draw("cave", "", table.printed.cave_deck(table.settings["cave_level"]))
    effect = table.printed.caves[table.cave].get("discovery_effect", {})
    match effect.get("id"):
        case "gain":
            player.vp += effect.get("vp", 0)
            gain(table, player, effect.get("bags", 0), effect.get("food", 0))
            for other in table.around(player.seat):  # R13.9
                gain(table, other, 0, effect.get("food_for_every_player", 0))
        case "build_hut_free" if player.huts > 0:  # R13.5
            build(table, player, area)
            yield from return_to_fire(table, player, area, True)
        case "peek":
            yield from peek(table, player, effect)
        case "take_invention":
            if takeable(table, player):
                yield from take_from_teacher(table, player)
            else:
                player.vp += effect["vp_if_none"]
        case "restock_forests":
            yield from returning_herds(table)


def peekable(table: Table, player: Player, effect: Any) -> list[str]:
    """Face-down tiles in range that the player has not seen yet."""
    return [
        area
        for area in table.printed.areas
        if area in table.face_down and area not in player.peeked and table.printed.region[area] in effect["regions"]
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
    effect = table.printed.caves[table.cave].get("action_effect", {})
    if effect.get("once_per_player") and player.marker_on_cave:
        return False
    match effect.get("id"):
        case "build_hut_gain_food_per_hut":  # R13.1
            return player.huts > 0 and free(table, player) >= table.huts_in(area)
        case "gain" if "once_per_player" in effect:  # R13.3, R13.10
            return bool(player.food >= effect.get("cost_food", 0))
        case "gain":  # R13.2
            return free(table, player) >= 1
        case "take_from_gathering_discard":  # R13.6
            return table.gathering_discard.total() > 0 or free(table, player) >= 1
        case "peek":
            return bool(peekable(table, player, effect))
        case "feast":  # R13.20
            return bool(player.food >= min(effect["cost_food"]))
        case "buy_card":  # R13.22
            return bool(player.food >= effect["cost_food"]) and bool(cards(table, player))
        case "draw_from_animal_discard":  # R13.24
            return table.animal_discard.total() > 0
    return effect.get("id") in ("relocate_scout", "step_limit")


def cave_action(table: Table, player: Player, area: str) -> Course[bool]:
    """R9.2, R9.3. True if the scout went through the Tunnel, and may take the action of another area."""
    effect = table.printed.caves[table.cave].get("action_effect", {})
    if effect.get("id") == "cook":
        yield from cook(table, player, "cook_select")
    elif effect.get("id") == "settlement":
        yield from settle(table, player, area)
    elif possible(table, player, area):
        answer = yield from ask(player.seat, "cave_action", ["use", "pass"])
        if answer == "use":
            yield from use(table, player, area, effect)
            player.marker_on_cave |= effect.get("once_per_player", False)
            return bool(effect["id"] == "relocate_scout")
    return False


def use(table: Table, player: Player, area: str, effect: Any) -> Course[None]:
    """R13: what the card's action does."""
    match effect["id"]:
        case "build_hut_gain_food_per_hut":
            gain(table, player, 0, table.huts_in(area))
            build(table, player, area)
            yield from return_to_fire(table, player, area, True)
        case "gain":
            pay(player, effect.get("cost_food", 0))
            player.vp += effect.get("vp", 0)
            gain(table, player, effect.get("bags", 0), effect.get("food", 0))
        case "take_from_gathering_discard":
            if table.gathering_discard.total():
                yield from grotto(table, player)
            else:
                gain(table, player, 0, effect["food_if_empty"])
        case "relocate_scout":
            player.scouts[table.scout] = yield from ask(player.seat, "tunnel_target", tunnel_targets(table, effect))
        case "peek":
            yield from peek(table, player, effect)
        case "feast":
            costs = [food for food in effect["cost_food"] if food <= player.food]
            food = int((yield from ask(player.seat, "feast_amount", [str(food) for food in costs])))
            pay(player, food)
            player.vp += effect["vp"][effect["cost_food"].index(food)]
        case "buy_card":
            pay(player, effect["cost_food"])
            yield from gain_card(table, player, False, [])
        case "draw_from_animal_discard":
            for _ in range(effect["tiles"]):
                player.animals[(yield from draw("discard", "", table.animal_discard))] += 1


def tunnel_targets(table: Table, effect: Any) -> list[str]:
    """R13.12."""
    return [
        area
        for area in table.printed.areas
        if table.printed.region[area] == effect["region"]
        and (
            area in table.printed.printed_fires
            or table.face_up.get(area) in ("forest", "fire")
            or table.is_gathering(area)
            or (table.huts_in(area) > 0 and area != table.cave_area())
        )
    ]
