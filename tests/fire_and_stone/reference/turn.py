"""R1: a turn. R4: what happens in the area where a move ends."""

from __future__ import annotations

from tests.fire_and_stone.reference.asking import Course, Question, ask, draw
from tests.fire_and_stone.reference.cave import cave_action, discover_cave
from tests.fire_and_stone.reference.gathering import forage, gather
from tests.fire_and_stone.reference.hunting import cook, discover_forest, forest_action
from tests.fire_and_stone.reference.huts import discover_hut, settle
from tests.fire_and_stone.reference.movement import targets
from tests.fire_and_stone.reference.storage import gain
from tests.fire_and_stone.reference.table import Player, Table


def turn(table: Table) -> Course[None]:
    """3.1, R1.2: each own scout on the map is used exactly once."""
    player = table.players[table.active]
    table.progress = False
    table.turns += 1
    gain(table, player, 0, table.works(player, "turn_food"))  # R14.8
    table.unused = list(range(len(player.scouts)))
    while table.unused:
        yield from choose_scout(table, player)
        yield from use_scout(table, player)
    if table.settings["confirm_end_of_turn"] == "on":
        yield Question(player.seat, "end_turn", ["confirm"])
    end_turn(table)


def choose_scout(table: Table, player: Player) -> Course[None]:
    """Asked by the area in which the scout stands: two in one area are the same."""
    areas = list(dict.fromkeys(player.scouts[scout] for scout in table.unused))
    area = yield from ask(player.seat, "choose_scout", areas)
    table.scout = next(scout for scout in table.unused if player.scouts[scout] == area)
    table.unused.remove(table.scout)


def use_scout(table: Table, player: Player) -> Course[None]:
    """R4.1."""
    area = yield from ask(player.seat, "move", targets(table, player, player.scouts[table.scout]))
    player.scouts[table.scout] = area
    if area in table.printed.at_a_lake:
        gain(table, player, 0, table.works(player, "lake_food"))  # R14.10
    if table.works(player, "cook_anywhere") and not table.is_fire_area(area):
        yield from cook(table, player, "free_cook")  # R14.11
    goes_on = True
    if area in table.face_down:
        goes_on = yield from reveal(table, player, area)
    if goes_on:
        yield from action(table, player, area)


def reveal(table: Table, player: Player, area: str) -> Course[bool]:
    """R4.2. True if the tile's action may be taken."""
    kind = table.fixed.pop(area, "")
    if not kind:
        kind = yield from draw("tile", area, table.hidden[table.printed.region[area]])
    table.face_down.remove(area)
    for other in table.players:
        other.peeked.pop(area, None)
    table.progress = True  # R12.4
    if kind == "hut":
        yield from discover_hut(table, player, area)
        return False
    if kind == "stash":  # R9.1
        gain(table, player, table.printed.rewards["stash_bags"], table.printed.rewards["stash_food"])
        return False
    table.face_up[area] = kind
    if kind == "fire":
        player.vp["fires"] += table.printed.rewards["fire_points"]  # R6.1
    if kind == "forest":
        discover_forest(table, area)
    if kind == "cave":
        yield from discover_cave(table, player, area)
    return player.scouts[table.scout] == area


def action(table: Table, player: Player, area: str) -> Course[None]:
    """R4.7."""
    if table.face_up.get(area) == "cave":
        tunnelled = yield from cave_action(table, player, area)
        if tunnelled:
            yield from action(table, player, player.scouts[table.scout])
    elif table.is_fire_area(area):
        yield from cook(table, player, "cook_select")
    elif area in table.forests:
        yield from forest_action(table, player, area)
    elif table.is_gathering(area):
        yield from gather(table, player, area)
    elif table.huts_in(area):
        yield from settle(table, player, area)
    else:
        yield from forage(table, player, area)


def end_turn(table: Table) -> None:
    """3.3, R12.2, R12.4."""
    seats = len(table.players)
    table.quiet_turns = 0 if table.progress else table.quiet_turns + 1
    if table.turns_left:
        table.turns_left[table.active] -= 1
    else:
        if table.quiet_turns >= int(table.settings["stall_guard"]) * seats:
            table.pull_trigger(table.active)
        if table.trigger is not None:
            table.turns_left = [table.printed.ending["turns_left_others"]] * seats
            table.turns_left[table.trigger] = table.printed.ending["turns_left_trigger"]
    table.over = bool(table.turns_left) and not any(table.turns_left)
    table.active = (table.active + 1) % seats
