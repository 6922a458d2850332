"""The component file by name."""

from __future__ import annotations

from collections import Counter
from typing import Any

GATHERING = ("apple", "nut", "mushroom", "root")


class Printed:
    """What is printed on board, tiles and cards."""

    def __init__(self, sheet: Any) -> None:
        self.sheet = sheet
        self.constants: dict[str, int] = sheet["constants"]
        self.bag_tokens: int = sheet["printed_totals"]["bag_tokens"]
        self.colours: list[str] = [colour["id"] for colour in sheet["colour"]]
        self.areas: list[str] = [area["id"] for area in sheet["area"]]
        self.region: dict[str, int] = {area["id"]: area["region"] for area in sheet["area"]}
        self.printed_fires: set[str] = {area["id"] for area in sheet["area"] if area["icon"] == "fire"}
        self.start: str = next(area["id"] for area in sheet["area"] if area["start"])
        self.at_a_lake: set[str] = {area for lake in sheet["lake"] for area in lake["areas"]}
        self.land = self.neighbours(sheet["land"]["edges"])
        self.sea = self.neighbours(sheet["sea"]["edges"])
        self.animals: dict[str, Any] = {animal["id"]: animal for animal in sheet["animal"]}
        self.stacks: dict[int, int] = {entry["region"]: entry["stacks"] for entry in sheet["animal_stack_spaces"]}
        self.inventions: dict[str, Any] = {
            card["id"]: card for card in sheet["invention"] + sheet["starting_invention"]
        }
        self.starting_inventions: list[str] = [card["id"] for card in sheet["starting_invention"]]
        self.objectives: dict[str, Any] = {card["id"]: card for card in sheet["objective"]}
        self.caves: dict[str, Any] = {card["id"]: card for card in sheet["cave"]}
        self.track_effects: dict[int, str] = {entry["space"]: entry["effect"] for entry in sheet["hut_track_effect"]}

    def neighbours(self, edges: list[list[str]]) -> dict[str, set[str]]:
        near: dict[str, set[str]] = {area: set() for area in self.areas}
        for one, other in edges:
            near[one].add(other)
            near[other].add(one)
        return near

    def discovery_tiles(self, region: int) -> Counter[str]:
        """1.2."""
        return Counter({e["kind"]: e["count"] for e in self.sheet["discovery_tile"] if e["region"] == region})

    def animal_tiles(self) -> Counter[str]:
        """1.3."""
        return Counter({name: animal["count"] for name, animal in self.animals.items()})

    def invention_deck(self) -> Counter[str]:
        """1.4."""
        return Counter({card["id"]: card["count"] for card in self.sheet["invention"]})

    def vp_pile(self) -> list[int]:
        """1.5: from the top."""
        cards = sorted(self.sheet["vp_card"], key=lambda card: int(card["pile_order"]))
        return [card["value"] for card in cards for _ in range(card["count"])]

    def cave_deck(self, level: str) -> Counter[str]:
        """S3."""
        return Counter(name for name, card in self.caves.items() if level in ("any", card["level"]))

    def starting_tiles(self, colour: str, seats: int, symbol: str) -> dict[str, str]:
        """S9: kinds by track, left or right."""
        used: list[str] = self.sheet["starting_gathering_use"][f"players_{seats}"]
        if seats == 3:
            used = [symbol]
        return {
            tile["track"]: tile["kind"]
            for tile in self.sheet["starting_gathering_tile"]
            if tile["colour"] == colour and tile["symbol"] in used
        }
