"""What the checks of invariants count with: the component file, and corners read from their tiles."""

from __future__ import annotations

from typing import Any

from motu.core.game import Game
from motu.games.hawaii.names import KIND_NAMES, PLACE_NAMES, TILES


class Printed:
    """The numbers that the checks count with, straight from the component file."""

    def __init__(self, game: Game) -> None:
        sheet = game.components()
        self.tokens = [entry["count"] for entry in sheet["cost_token"]]
        self.values = [entry["value"] for entry in sheet["cost_token"]]
        self.fish = [entry["fish"] for entry in sheet["cost_token"]]
        self.counts = {entry["id"]: entry["count"] for entry in sheet["product"] + sheet["god"]}
        places = {entry["id"]: entry for entry in sheet["place"]}
        self.unnumbered = [places[name]["unnumbered"] for name in PLACE_NAMES]
        self.numbers = [places[name]["number"] for name in PLACE_NAMES]
        self.spaces = sum(self.unnumbered) + len(PLACE_NAMES)
        self.kahuna_points = [entry["points"] for entry in sheet["kahuna_space"]]
        self.tikis = len(sheet["tiki_space"])
        self.columns = [entry["column"] for entry in sheet["tiki_space"]]
        self.width = {entry["id"]: entry.get("width", 1) for entry in sheet["product"] + sheet["god"]}
        self.islands = len(sheet["island"])
        self.irrigation = sheet["irrigation"]["points"]
        self.effects = {entry["id"]: entry.get("effects", {}) for entry in sheet["product"] + sheet["god"]}
        self.icons = {entry["id"]: entry.get("icons", [0, 0]) for entry in sheet["product"] + sheet["god"]}

    def does(self, tile: tuple[str, int], effect: str) -> int:
        """The effect of a tile on its side; 0 when it has none of that sort."""
        name, side = tile
        return int(self.effects[name].get(effect, (0, 0))[side - 1])


class Corner:
    """A corner read from its tiles alone."""

    def __init__(self, player: Any, printed: Printed, long_width: int) -> None:
        self.rows: list[list[tuple[str, int]]] = [[] for _ in range(5)]
        for tile in player.tiles:
            self.rows[tile // 2 // TILES].append((KIND_NAMES[tile // 2 % TILES], tile % 2 + 1))
        widths = {**printed.width, **({"long_hut": long_width} if long_width else {})}
        self.widths = [int(row == 0) + sum(widths[name] for name, _ in self.rows[row]) for row in range(5)]

    def names(self, row: int) -> list[str]:
        return [name for name, _ in self.rows[row]]
