"""Which actions a player may program: those he could carry out alone on the table (R6.4 to R6.8)."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from tests.vanuatu.reference.actions import DIKE, perform, ways
from tests.vanuatu.reference.exchanges import alms, beg, sell_treasure
from tests.vanuatu.reference.printed import ACTIONS
from tests.vanuatu.reference.table import Island, Ocean, Player, Ship, Table

Node = tuple[object, ...]


def programmable(table: Table, seat: int) -> list[str]:
    """R6.5 for all nine actions at once. Rest always is, and so is what is programmed already (R6.7)."""
    programmed = frozenset(table.players[seat].stacks())
    found = {"rest", *programmed}
    wanted = {action for action in ACTIONS if conceivable(table, seat, action)} | found
    seen: set[Node] = set()
    ahead = [(imagined(table, seat), programmed - {"rest"}, "")]
    while ahead and found != wanted:
        now, left, hut = ahead.pop()
        found |= {action for action in wanted - found if ways(now, seat, action)}
        for after, left_then, hut_then in steps(now, seat, left, hut):
            node = matters(after, seat, left_then, hut_then)
            if node not in seen:
                seen.add(node)
                ahead.append((after, left_then, hut_then))
    return [action for action in ACTIONS if action in found]


def conceivable(table: Table, seat: int, action: str) -> bool:
    """Refusals that need no search: the thing is not there at all."""
    oceans = [tile for tile in table.map.values() if isinstance(tile, Ocean)]
    islands = [island for island in table.islands() if not island.submerged]
    if action == "fish":
        return any(ocean.fish for ocean in oceans)
    if action == "explore":
        return any(ocean.treasure for ocean in oceans)
    if action == "sell":
        player = table.players[seat]
        return any(player.fish.values()) or player.markers["fish"] > 0
    if action == "buy":
        return any(any(island.cubes.values()) for island in islands)
    if action == "draw":
        return any(island.drawings < table.printed.islands[island.name]["drawings"] for island in islands)
    if action == "tourist":
        return table.office > 0
    return True


def steps(now: Table, seat: int, left: frozenset[str], hut: str) -> Iterator[tuple[Table, frozenset[str], str]]:
    """R6.5: the steps that a player can take alone: a treasure sold, alms, a programmed action that is not done yet."""
    player = now.players[seat]
    for worth, count in player.treasure.items():
        if count:
            after = imagined(now, seat)
            sell_treasure(after, seat, worth)
            yield after, left, hut
    for count in alms(now, seat):
        after = imagined(now, seat)
        beg(after, seat, count)
        yield after, left, hut
    for action in left:
        if action == "draw" and not player.has("beggar"):
            continue  # it brings nothing but prosperity
        for way in ways(now, seat, action):
            after = imagined(now, seat, action)
            perform(after, seat, action, way)
            built = way[0][0] if action == "build" and way[0][1] != DIKE else hut
            yield after, left - {action}, built


def matters(now: Table, seat: int, left: frozenset[str], hut: str) -> Node:
    """Settings that can still make a difference to this player; others that he has changed are not asked for again.

    Each action is done at most once: tokens, cubes, pawns and drawings that one takes or puts are not missed by others.
    A hut is: fish can be sold there, and a tourist pays for it. Prosperity counts only for who may still beg.
    """
    player = now.players[seat]
    points = min(player.prosperity(), now.printed.characters["beggar"]["most_points"]) if player.has("beggar") else 0
    fish, treasure = tuple(player.fish.values()), tuple(player.treasure.values())
    return left, hut, player.vatus, player.boat, fish, treasure, player.used, points


def imagined(table: Table, seat: int, action: str = "") -> Table:
    """A copy in which this player can take a step: what is his is copied, and what an action changes."""
    other = copy(table)
    other.players = list(table.players)
    other.players[seat] = copied_player(table.players[seat])
    if action not in ("", "sail", "sell"):
        other.map = dict(table.map)
        boat = table.players[seat].boat
        for cell in [boat, *table.printed.near[boat]]:
            tile = table.map.get(cell)
            if tile:
                other.map[cell] = copied_tile(tile)
    if action == "buy":
        other.ships = [Ship(ship.name, list(ship.free)) for ship in table.ships]
        other.reserve = dict(table.reserve)
    return other


def copied_player(player: Player) -> Player:
    other = copy(player)
    other.fish, other.treasure = dict(player.fish), dict(player.treasure)
    other.performed, other.earned = set(player.performed), player.earned.copy()
    return other


def copied_tile(tile: Island | Ocean) -> Island | Ocean:
    if isinstance(tile, Ocean):
        return Ocean(tile.name, tile.fish, tile.treasure)
    island = copy(tile)
    island.cubes, island.huts, island.dikes = dict(tile.cubes), list(tile.huts), set(tile.dikes)
    return island
