"""The component file by name, and the choices that were made for a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

ACTIONS = ["sail", "build", "explore", "fish", "sell", "buy", "draw", "tourist", "rest"]
SHIP_CRATES = 3


@dataclass
class Choices:
    """The options of the specification's section 8 and the switches of 8.4, with their usual values."""

    characters: bool = True
    rising_waters: bool = False
    sell_price_drop_per: str = "action"
    water_penalty_per: str = "player_island"
    flood_at_end_of_phase_iv_if_die_not_spent: bool = True
    governor_may_repeat_action: bool = True
    governor_counts_for_flood_die: bool = False
    retrieval_counts_for_flood_die: bool = False
    vendor_still_needs_adjacent_island: bool = True
    placement_pair_lookahead: bool = True


class Printed:
    """The component file, by name."""

    def __init__(self, sheet: Any) -> None:
        self.numbers: dict[str, Any] = {**sheet["constants"], **sheet["constants_public"]}
        self.rounds: int = sheet["meta"]["rounds"]
        self.islands = {entry["id"]: entry for entry in sheet["island_tiles"]}
        self.oceans = {entry["id"]: entry for entry in sheet["ocean_tiles"]}
        self.start_island = next(name for name, entry in self.islands.items() if entry["printed_on_board"])
        self.start_oceans = [name for name, entry in self.oceans.items() if entry["start"]]
        self.boats_start = next(name for name, entry in self.oceans.items() if entry.get("boats_start_here"))
        self.letters: list[str] = sheet["tile_deck"]["letters_in_order"]
        self.placing_rounds: list[int] = sheet["tile_deck"]["pairs_placed_in_rounds"]
        self.goods = {entry["id"]: entry for entry in sheet["goods"]}
        self.ships = {entry["id"]: list(entry["goods"]) for entry in sheet["order_tiles"]}
        self.ship_slots: int = sheet["tracks"]["order_slots"]
        self.volcano_slots: int = sheet["tracks"]["volcano_slots"]
        self.prices: list[int] = sheet["tracks"]["fish_price"]
        self.tourist_tiles = [entry["value"] for entry in sheet["tourist_tiles"] for _ in range(entry["count"])]
        self.tourist_removed = {entry["players"]: entry["value"] for entry in sheet["tourist_tile_removed"]}
        self.characters = [entry["id"] for entry in sheet["characters"]]
        self.linked = {entry["id"]: entry["action"] for entry in sheet["characters"]}
        self.rest_tokens = {entry["id"]: entry for entry in sheet["rest_tokens"]}
        self.huts: int = sheet["player_pieces"]["huts"]
        self.two: dict[str, Any] = sheet["two_player"]
        self.waters: dict[str, Any] = sheet["rising_waters"]
        self.penalty: dict[int, int] = {entry["water"]: -entry["points"] for entry in self.waters["penalty"]}
        board = sheet["board"]
        self.start_island_cell: str = board["start_island_cell"]
        self.start_ocean_cells: list[str] = board["start_ocean_cells"]
        self.near: dict[str, list[str]] = {entry["id"]: entry["neighbours"] for entry in board["cells"]}

    def is_island(self, tile: str) -> bool:
        return tile in self.islands

    def letter(self, tile: str) -> str:
        return str((self.islands.get(tile) or self.oceans[tile])["letter"])

    def tiles_of(self, letter: str) -> list[str]:
        return [tile for tile in [*self.islands, *self.oceans] if self.letter(tile) == letter]
