"""R6: fire and cooking. R7: forests and hunting."""

from __future__ import annotations

from tests.fire_and_stone.reference.asking import Course, ask, draw
from tests.fire_and_stone.reference.printed import ROMAN
from tests.fire_and_stone.reference.storage import gain
from tests.fire_and_stone.reference.table import Forest, Memory, Player, Table


def cook(table: Table, player: Player, step: str) -> Course[None]:
    """R6.2, R6.5: tiles are chosen one after the other, and shown only when the choice is done."""
    if not player.animals.total():
        return
    while True:
        rest = player.animals - table.selected
        answer = yield from ask(player.seat, step, [*sorted(rest), "done"])
        if answer == "done":
            break
        table.selected[answer] += 1
    resolve(table, player)


def resolve(table: Table, player: Player) -> None:
    """R6.3: all bags, then all food."""
    more = table.works(player, "cook_food") + table.rule("cook_food")
    cooked = list(table.selected.elements())
    player.animals -= table.selected
    player.shown -= table.selected  # of the others nobody can be sure
    table.animal_discard += table.selected
    table.selected.clear()
    printed = table.printed.animals
    gain(table, player, sum(printed[a]["bags"] for a in cooked), sum(printed[a]["food"] + more for a in cooked))


def discover_forest(table: Table, area: str) -> None:
    """R7.1."""
    region = table.printed.region[area]
    table.stacks[region] -= 1
    table.forests[area] = Forest(unseen=table.printed.animals_per_stack)


def forest_action(table: Table, player: Player, area: str) -> Course[None]:
    """R7.2, R7.3, R7.5: who looks takes one."""
    forest = table.forests[area]
    if not forest.tiles():
        return
    answer = yield from ask(player.seat, "forest_action", ["hunt", "pass"])
    if answer == "pass":
        return
    while forest.unseen:
        forest.unseen -= 1
        forest.kinds.append((yield from draw("animal", area, table.unseen_animals)))
    while forest.returned:
        forest.returned -= 1
        forest.kinds.append((yield from draw("animal", area, table.returned_animals)))
    table.looking = area
    player.memory[area] = Memory(sorted(forest.kinds))
    yield from pick(table, player, forest, [])
    for _ in range(table.works(player, "more_animals")):  # R14.9
        yield from pick(table, player, forest, ["stop"])
    table.looking = ""


def pick(table: Table, player: Player, forest: Forest, stop: list[str]) -> Course[None]:
    """One tile of the forest, face down onto the mat. R7.6: others may not learn that all tiles are alike."""
    if not forest.kinds:
        return
    options = sorted(set(forest.kinds)) + stop
    chosen = yield from ask(player.seat, "pick_animal", options, always=True)
    if chosen == "stop":
        return
    forest.kinds.remove(chosen)
    player.animals[chosen] += 1
    table.progress = True  # R12.4
    player.memory[table.looking] = Memory(sorted(forest.kinds))
    for other in table.players:
        if other is not player and table.looking in other.memory:
            other.memory[table.looking].taken += 1


def returning_herds(table: Table) -> Course[None]:
    """R13.24: the discovery. All see which tiles leave the discard, and nobody which of them lies where."""
    regions = table.discovery()["regions"]
    forests = [area for area in table.forests if ROMAN[table.printed.region[area]] in regions]
    forests.sort(key=lambda area: (table.forests[area].tiles(), table.printed.areas.index(area)))
    for area in forests:
        if table.animal_discard.total():
            table.returned_animals[(yield from draw("herd", "", table.animal_discard))] += 1
            table.forests[area].returned += 1
            for player in table.players:
                if area in player.memory:
                    player.memory[area].added += 1
