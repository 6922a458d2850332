"""R8: huts and settlements. R11: the hut track. R12.1: what triggers the end."""

from __future__ import annotations

from collections import Counter

from tests.fire_and_stone.reference.asking import Course, ask
from tests.fire_and_stone.reference.storage import pay
from tests.fire_and_stone.reference.table import Player, Table


def build(table: Table, player: Player, area: str) -> None:
    """R12.1: the last hut of the supply triggers the end. R12.4: a hut is progress."""
    assert player.huts > 0
    player.huts -= 1
    table.huts.setdefault(area, Counter())[player.seat] += 1
    table.progress = True
    if player.huts == 0:
        table.pull_trigger(player.seat)


def discover_hut(table: Table, player: Player, area: str) -> Course[None]:
    """R8.1, R8.6: the tile goes to the track in any case."""
    built = player.huts > 0
    if built:
        build(table, player, area)
    table.hut_count += 1
    effect = table.printed.track_effects.get(table.hut_count)
    if effect == "second_scouts":
        yield from place_second_scouts(table, player.seat)
    if effect == "end":
        table.pull_trigger(player.seat)
    yield from return_to_fire(table, player, area, built)


def place_second_scouts(table: Table, discoverer: int) -> Course[None]:
    """R11.2, R11.5: the discoverer first, and to use in this very turn."""
    for player in table.around(discoverer):
        region = table.printed.region[player.scouts[0]]
        player.scouts.append((yield from ask(player.seat, "place_second_scout", table.fires(region))))
        if player.seat == discoverer:
            table.unused.append(1)


def return_to_fire(table: Table, player: Player, area: str, built: bool) -> Course[None]:
    """R8.1c, R13.23: only after building may the scout stay."""
    stay = ["stay"] if built and table.rule("stay") else []
    answer = yield from ask(player.seat, "return_fire", table.fires(table.printed.region[area]) + stay)
    if answer != "stay":
        player.scouts[table.scout] = answer


def cost(table: Table, player: Player, area: str) -> int:
    """R8.2."""
    huts = table.huts_in(area)
    if huts in [table.printed.inventions[card]["effects"].get("hut_free_at") for card in table.uncovered(player)]:
        return 0
    less = table.works(player, "hut_discount") + table.rule("hut_discount", table.printed.region[area])
    return max(0, huts - less)


def can_settle(table: Table, player: Player, area: str) -> bool:
    """R8.2, R13.21."""
    taboo = table.rule("hut_cap")
    if taboo and table.huts_in(area) >= taboo:
        return False
    return player.huts > 0 and player.food >= cost(table, player, area)


def settle(table: Table, player: Player, area: str) -> Course[None]:
    """R8.2, R8.3."""
    built = 0
    for step in ["settlement_action"] + ["build_again"] * table.works(player, "more_huts"):
        if not can_settle(table, player, area):
            break
        answer = yield from ask(player.seat, step, ["build", "pass" if step == "settlement_action" else "stop"])
        if answer != "build":
            break
        pay(player, cost(table, player, area))
        build(table, player, area)
        built += 1
    if built:
        yield from return_to_fire(table, player, area, True)
