"""The nine actions: in which ways a player may perform one now (R2, section 3.4), and what comes of it (R8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.vanuatu.reference.table import WORTHS, Island, Ocean, Table

Way = tuple[Any, ...]  # the answers to the questions of one action, one after the other
HUT, DIKE, BOTH = "hut", "dike", "hut+dike"


def ways(table: Table, seat: int, action: str) -> list[Way]:
    """Every way to perform an action now; none if it is not performable (R2)."""
    return WAYS[action](table, seat)


def perform(table: Table, seat: int, action: str, way: Way) -> None:
    """R8: what an action does. The character linked to it is used then, whatever was chosen (R5.2, Q36)."""
    EFFECTS[action](table, seat, *way)
    player = table.players[seat]
    player.performed.add(action)
    if player.character and table.printed.linked[player.character] == action:
        player.used = True


# 1 sail


def walks(table: Table, seat: int) -> dict[int, set[str]]:
    """R8.1, Q13: the cells where a walk of exactly so many steps over oceans may end. For two see T4."""
    closed = {other.boat for other in table.players} if len(table.players) == 2 else set()
    player = table.players[seat]
    if all(other.boat != player.boat for other in table.players if other is not player):
        closed.discard(player.boat)
    reached, found = {player.boat}, {}
    for steps in range(1, table.printed.amounts["most_steps"] + 1):
        reached = {cell for start in reached for cell in table.printed.near[start] if table.ocean(cell)}
        found[steps] = reached - closed
    return found


def step_cost(table: Table, seat: int) -> int:
    return 0 if table.players[seat].has("navigator") else table.printed.amounts["vatus_per_step"]


def sail_ways(table: Table, seat: int) -> list[Way]:
    """A cell and the steps to be paid. With an unused Navigator only the destination matters."""
    cost = step_cost(table, seat)
    return sorted(
        {
            ((cell, steps if cost else 0),)
            for steps, cells in walks(table, seat).items()
            for cell in cells
            if steps * cost <= table.players[seat].vatus
        }
    )


def sail(table: Table, seat: int, answer: tuple[str, int]) -> None:
    table.players[seat].boat, steps = answer
    table.players[seat].vatus -= steps * step_cost(table, seat)


# 2 build


def hut_cost(table: Table, seat: int) -> int:
    if table.players[seat].has("builder"):
        return int(table.printed.characters["builder"]["vatus"])
    return table.printed.amounts["hut_vatus"]


def open_sides(table: Table, cell: str) -> list[str]:
    """R12.3, R12.6: the sides of an island that touch an ocean tile and have no dike."""
    return [side for side in table.printed.near[cell] if table.ocean(side) and side not in table.island(cell).dikes]


def build_ways(table: Table, seat: int) -> list[Way]:
    """R8.2; with Rising Waters a hut, a dike, or both on the same island (R12.2). What and where are one answer."""
    player, price, dike = table.players[seat], hut_cost(table, seat), table.printed.amounts["dike_vatus"]
    found: list[Way] = []
    for cell, island in table.harbours(seat).items():
        room = player.huts > 0 and len(island.huts) < table.printed.islands[island.name]["huts"]
        if room and player.vatus >= price:
            found.append(((cell, HUT, ""),))
        if not table.choices.rising_waters or table.dikes == 0:
            continue
        for side in open_sides(table, cell):
            if player.vatus >= dike:
                found.append(((cell, DIKE, side),))
            if room and player.vatus >= price + dike:
                found.append(((cell, BOTH, side),))
    return found


def build(table: Table, seat: int, answer: tuple[str, str, str]) -> None:
    player, (cell, what, side) = table.players[seat], answer
    if what in (HUT, BOTH):
        player.vatus -= hut_cost(table, seat)
        player.huts -= 1
        table.island(cell).huts.append(seat)
    if what in (DIKE, BOTH):
        player.vatus -= table.printed.amounts["dike_vatus"]
        table.dikes -= 1
        table.island(cell).dikes.add(side)


# 3 explore, 4 fish


def here(table: Table, seat: int) -> Ocean:
    ocean = table.ocean(table.players[seat].boat)
    assert ocean
    return ocean


def explore_ways(table: Table, seat: int) -> list[Way]:
    return [()] if here(table, seat).treasure else []


def explore(table: Table, seat: int) -> None:
    """R8.3; the Diver gains the value in vatus (Q8)."""
    player, ocean = table.players[seat], here(table, seat)
    player.treasure[ocean.treasure] += 1
    if player.has("diver"):
        table.gain(seat, ocean.treasure * table.printed.characters["diver"]["vatus_per_treasure"])
    ocean.treasure -= 1


def fish_ways(table: Table, seat: int) -> list[Way]:
    return [()] if here(table, seat).fish else []


def fish(table: Table, seat: int) -> None:
    """R8.5; the Fisher scores the value (Q8)."""
    player, ocean = table.players[seat], here(table, seat)
    player.fish[ocean.fish] += 1
    if player.has("fisher"):
        table.score(seat, "fisher", ocean.fish * table.printed.characters["fisher"]["points_per_fish"])
    ocean.fish -= 1


# 5 sell


def sell_ways(table: Table, seat: int) -> list[Way]:
    """R8.6, R2: how many tiles of value 3, 2 and 1, at least one in all. The Vendor needs no own hut (Q9)."""
    player, harbours = table.players[seat], table.harbours(seat).values()
    if player.has("vendor"):
        market = bool(harbours) or not table.choices.vendor_still_needs_adjacent_island
    else:
        market = any(seat in island.huts for island in harbours)
    threes, twos, ones = (range(player.fish[worth] + 1) for worth in WORTHS)
    return [(a, b, c) for a in threes for b in twos for c in ones if market and a + b + c > 0]


def sell(table: Table, seat: int, *counts: int) -> None:
    """R8.6, Q1: the price falls once for all, or after each tile from the dearest on. The last price stays (Q2)."""
    sold = [worth for worth, count in zip(WORTHS, counts, strict=True) for _ in range(count)]
    earned = 0
    for worth in sold:
        table.players[seat].fish[worth] -= 1
        earned += table.price * worth
        if table.choices.sell_price_drop_per == "tile":
            drop_price(table)
    if table.choices.sell_price_drop_per == "action":
        drop_price(table)
    table.gain(seat, earned)


def drop_price(table: Table) -> None:
    prices = table.printed.prices
    table.price = prices[min(prices.index(table.price) + 1, len(prices) - 1)]


# 6 buy


def berth(table: Table, good: str) -> int | None:
    """Q23: the topmost ship with a free crate for a good."""
    return next((slot for slot, ship in enumerate(table.ships) if good in ship.free), None)


def buy_ways(table: Table, seat: int) -> list[Way]:
    """R8.7: one cube whose price can be paid; then the Buyer is asked for a second one (R8.10)."""
    found: list[Way] = []
    player = table.players[seat]
    for cell, island in table.harbours(seat).items():
        for good, cubes in island.cubes.items():
            if cubes == 0 or table.printed.goods[good]["price"] > player.vatus:
                continue
            crates = sum(ship.free.count(good) for ship in table.ships)
            extra = player.has("buyer") and table.reserve[good] > 0 and crates > 1
            found += [((cell, good), True), ((cell, good), False)] if extra else [((cell, good),)]
    return found


def buy(table: Table, seat: int, answer: tuple[str, str], second: bool = False) -> None:
    cell, good = answer
    table.players[seat].vatus -= table.printed.goods[good]["price"]
    table.island(cell).cubes[good] -= 1
    load(table, seat, good)
    if second:
        table.reserve[good] -= 1
        load(table, seat, good)


def load(table: Table, seat: int, good: str) -> None:
    """R8.7, R8.8: a crate of the topmost ship that wants it, else the reserve."""
    slot = berth(table, good)
    if slot is None:
        table.reserve[good] += 1
        return
    ship = table.ships[slot]
    ship.free.remove(good)
    table.score(seat, "goods", table.printed.goods[good]["points"])
    if not ship.free:
        table.score(seat, "ships", table.printed.full_ship)


# 7 draw, 8 tourist, 9 rest


def draw_ways(table: Table, seat: int) -> list[Way]:
    slots = {name: island["drawings"] for name, island in table.printed.islands.items()}
    return [(cell,) for cell, island in table.harbours(seat).items() if island.drawings < slots[island.name]]


def draw(table: Table, seat: int, cell: str) -> None:
    """R8.11."""
    printed, artist = table.printed, table.players[seat].has("artist")
    table.island(cell).drawings += 1
    points = printed.characters["artist"]["points"] if artist else printed.amounts["drawing_points"]
    table.score(seat, "drawings", points)


def tourist_ways(table: Table, seat: int) -> list[Way]:
    def room(island: Island) -> bool:
        return bool(island.tourists < table.printed.islands[island.name]["tourists"])

    return [(cell,) for cell, island in table.harbours(seat).items() if table.office and room(island)]


def tourist(table: Table, seat: int, cell: str) -> None:
    """R8.12, R8.13."""
    island = table.island(cell)
    table.office -= 1
    island.tourists += 1
    table.gain(seat, len(island.huts))
    if table.players[seat].has("guide"):
        table.score(seat, "guide", island.drawings * table.printed.characters["guide"]["points_per_drawing"])


def rest_ways(table: Table, seat: int) -> list[Way]:
    return [(token,) for token in table.rest]


def rest(table: Table, seat: int, token: str) -> None:
    """R8.14: the bonus comes in phase V."""
    table.rest.remove(token)
    table.players[seat].tokens.append(token)
    table.players[seat].seen = list(table.rest)


WAYS: dict[str, Callable[[Table, int], list[Way]]] = {
    "sail": sail_ways,
    "build": build_ways,
    "explore": explore_ways,
    "fish": fish_ways,
    "sell": sell_ways,
    "buy": buy_ways,
    "draw": draw_ways,
    "tourist": tourist_ways,
    "rest": rest_ways,
}
EFFECTS: dict[str, Callable[..., None]] = {
    "sail": sail,
    "build": build,
    "explore": explore,
    "fish": fish,
    "sell": sell,
    "buy": buy,
    "draw": draw,
    "tourist": tourist,
    "rest": rest,
}
