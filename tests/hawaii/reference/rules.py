"""The component file by name, and the lengths of walks."""

from __future__ import annotations

from typing import Any

from motu.core.game import Game
from motu.games.hawaii.names import SPACE_NAMES

HUTS = ["shell_hut", "foot_hut", "spear_hut", "trade_hut", "long_hut"]
FRUITS = ["breadfruit", "taro", "coconut", "banana"]
Tile = tuple[str, int]  # name and side


class Rules:
    """The component file, by name."""

    def __init__(self, game: Game) -> None:
        sheet: Any = game.components()
        self.sheet = sheet
        self.faces = [(entry["value"], entry["colour"]) for entry in sheet["cost_token"]]
        self.fish = [entry["fish"] for entry in sheet["cost_token"]]
        self.sold = {entry["id"]: entry["products"] for entry in sheet["place"]}
        self.printed = {entry["id"]: entry for entry in sheet["product"] + sheet["god"]}
        self.gods = [entry["id"] for entry in sheet["god"]]
        large = self.printed["large_boat"]
        self.spaces: list[int] = [sheet["small_boat"]["spaces"], *large["spaces"]]
        self.prepaid: list[int] = [sheet["small_boat"]["prepaid_feet"], *large["prepaid_feet"]]
        self.lengths = {start: self.walks(start) for start in [*SPACE_NAMES, "beach"]}

    def walks(self, start: str) -> dict[str, int]:
        """The shortest way from a space, or from the beach, to each space; staying costs a foot."""
        edges = self.sheet["edges"]
        steps = [tuple(edge.split("-")) for edge in edges["side"] + edges["corner"]]
        near = {a: {c for pair in steps if a in pair for c in pair if c != a} for a in SPACE_NAMES}
        reached = dict.fromkeys(edges["beach"] if start == "beach" else near[start], 1)
        for feet in range(1, len(SPACE_NAMES)):
            for space in [space for space, n in reached.items() if n == feet]:
                for other in near[space]:
                    reached.setdefault(other, feet + 1)
        return {**reached, start: 1}

    def does(self, tile: Tile, effect: str) -> int:
        name, side = tile
        return int(self.printed[name].get("effects", {}).get(effect, (0, 0))[side - 1])
