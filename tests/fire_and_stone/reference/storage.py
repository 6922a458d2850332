"""R3: food, bags and where they are stored."""

from __future__ import annotations

from tests.fire_and_stone.reference.table import Player, Table


def capacity(table: Table, player: Player) -> int:
    """R3.1."""
    return table.printed.setup["storage"] + player.bags + table.works(player, "storage")


def free(table: Table, player: Player) -> int:
    return capacity(table, player) - player.food


def gain(table: Table, player: Player, bags: int, food: int) -> None:
    """R3.5: bags come first. R3.4: an empty supply gives none. R3.2: food beyond capacity is lost."""
    tokens = min(bags, table.bag_supply)
    table.bag_supply -= tokens
    player.bags += tokens
    player.food = min(player.food + food, capacity(table, player))


def pay(player: Player, food: int) -> None:
    assert player.food >= food
    player.food -= food


def fit(table: Table, player: Player) -> None:
    """R3.6: food above a capacity that dropped is discarded at once."""
    player.food = min(player.food, capacity(table, player))
