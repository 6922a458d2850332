"""The component file by name."""

from __future__ import annotations

from collections import Counter
from typing import Any

GATHERING = ("apple", "nut", "mushroom", "root")
DISPLAY_SIZE = 3
TRACK_LENGTH = 3
ROMAN = {1: "I", 2: "II", 3: "III"}


class Printed:
    """Prints of board, tiles and cards."""

    def __init__(self, sheet: Any) -> None:
        self.sheet = sheet
        self.setup: dict[str, int] = sheet["setup"]
        self.rewards: dict[str, int] = sheet["rewards"]
        self.ending: dict[str, int] = sheet["ending"]
        self.colours: list[str] = [tile["colour"] for tile in sheet["starting_tile"]]
        self.areas: list[str] = [area["id"] for area in sheet["area"]]
        self.region: dict[str, int] = {area["id"]: area["region"] for area in sheet["area"]}
        self.printed_fires: set[str] = {area["id"] for area in sheet["area"] if area["icon"] == "fire"}
        self.start: str = sheet["setup"]["start_area"]
        self.at_a_lake: set[str] = {area for lake in sheet["lake"] for area in lake["areas"]}
        self.land = self.neighbours(sheet["land"]["edges"])
        self.sea = self.neighbours(sheet["sea"]["edges"])
        self.animals: dict[str, Any] = {animal["id"]: animal for animal in sheet["animal"]}
        self.stacks: dict[int, int] = dict(enumerate(sheet["animal_stacks"]["by_region"], 1))
        self.animals_per_stack: int = sheet["animal_stacks"]["tiles"]
        self.inventions: dict[str, Any] = {
            card["id"]: card for card in sheet["invention"] + sheet["starting_invention"]
        }
        self.starting_inventions: list[str] = [card["id"] for card in sheet["starting_invention"]]
        self.objectives: dict[str, Any] = {card["id"]: card for card in sheet["objective"]}
        self.caves: dict[str, Any] = {card["id"]: card for card in sheet["cave"]}
        self.track_effects: dict[int, str] = {entry["space"]: entry["effect"] for entry in sheet["hut_space"]}

    def neighbours(self, edges: list[str]) -> dict[str, set[str]]:
        near: dict[str, set[str]] = {area: set() for area in self.areas}
        for one, other in [edge.split("-") for edge in edges]:
            near[one].add(other)
            near[other].add(one)
        return near

    def discovery_tiles(self, region: int) -> Counter[str]:
        """1.2."""
        return Counter({tile["id"]: tile["counts"][region - 1] for tile in self.sheet["discovery_tile"]})

    def animal_tiles(self) -> Counter[str]:
        """1.3."""
        return Counter({name: animal["count"] for name, animal in self.animals.items()})

    def invention_deck(self) -> Counter[str]:
        """1.4."""
        return Counter({card["id"]: card["count"] for card in self.sheet["invention"]})

    def vp_pile(self) -> list[int]:
        """1.5: from the top."""
        return [card["value"] for card in self.sheet["vp_card"] for _ in range(card["count"])]

    def cave_deck(self, level: str) -> Counter[str]:
        """S3."""
        return Counter(name for name, card in self.caves.items() if level in ("any", card["level"]))

    def starting_tiles(self, colour: str, seats: int, symbol: str) -> dict[str, str]:
        """S9: kinds by track: the sun lies left, the moon right."""
        used = {2: [], 3: [symbol], 4: ["sun", "moon"]}[seats]
        tiles = next(tile for tile in self.sheet["starting_tile"] if tile["colour"] == colour)
        return {{"sun": "left", "moon": "right"}[symbol]: tiles[symbol] for symbol in used}
