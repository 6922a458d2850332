"""The component file by name, and the choices that were made for a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

ACTIONS = ["sail", "build", "explore", "fish", "sell", "buy", "draw", "tourist", "rest"]
# What lies beside a cell (q, r), by the names of its sides.
SIDES = {"e": (1, 0), "se": (1, 1), "sw": (0, 1), "w": (-1, 0), "nw": (-1, -1), "ne": (0, -1)}


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
    confirm: bool = False  # players say when a part of a phase is over (section 3: undo until the player confirms)


class Printed:
    """The component file, by name."""

    def __init__(self, sheet: Any) -> None:
        self.rounds: int = sheet["meta"]["rounds"]
        self.setup: dict[str, Any] = sheet["setup"]
        self.amounts: dict[str, int] = {**sheet["amounts"], **{f"{key}_bank": n for key, n in sheet["bank"].items()}}
        self.final: dict[str, int] = sheet["final"]
        self.islands = {entry["id"]: entry for entry in sheet["island"]}
        self.oceans = {entry["id"]: entry for entry in sheet["ocean"]}
        self.boats_start = next(name for name, entry in self.oceans.items() if entry.get("boats_start"))
        self.letters: list[str] = sheet["volcano"]["letters"]
        self.volcano_slots: int = sheet["volcano"]["slots"]
        self.goods = {entry["id"]: entry for entry in sheet["good"]}
        self.ships = {entry["number"]: list(entry["goods"]) for entry in sheet["ship"]}
        self.ship_slots: int = sheet["harbour"]["slots"]
        self.full_ship: int = sheet["harbour"]["last_crate_points"]
        self.prices: list[int] = sheet["fish_market"]["prices"]
        self.tourist_tiles = [entry["value"] for entry in sheet["tourist_tile"] for _ in range(entry["count"])]
        self.characters = {entry["id"]: entry for entry in sheet["character"]}
        self.linked = {name: entry.get("action", "") for name, entry in self.characters.items()}
        self.rest_tokens = {entry["id"]: entry for entry in sheet["rest_token"]}
        self.two: dict[str, int] = sheet["two_players"]
        self.waters: dict[str, Any] = sheet["rising_waters"]
        self.penalty: dict[int, int] = dict(enumerate(self.waters["penalty"], 1))
        left_out = [self.two["tourist_tile_left_out"], *self.setup["tourist_tile_left_out"]]
        self.tourist_left_out = dict(enumerate(left_out, 2))
        self.read_board(sheet["cell"])

    def read_board(self, cells: Any) -> None:
        """Section 1.2: cells, and what lies beside each, by the name of the side."""
        at = {(entry["q"], entry["r"]): entry["id"] for entry in cells}
        self.sides: dict[str, dict[str, str]] = {}
        for (q, r), cell in at.items():
            beside = {side: (q + step_q, r + step_r) for side, (step_q, step_r) in SIDES.items()}
            self.sides[cell] = {side: at[place] for side, place in beside.items() if place in at}
        self.near = {cell: list(sides.values()) for cell, sides in self.sides.items()}
        roles = {entry["id"]: entry["role"] for entry in cells}
        self.start_island_cell = next(cell for cell, role in roles.items() if role == "start_island")
        self.start_ocean_cells = [cell for cell, role in roles.items() if role == "start_ocean"]

    def is_island(self, tile: str) -> bool:
        return tile in self.islands

    def letter(self, tile: str) -> str:
        """Its back; none on those that are there from the start."""
        return str((self.islands.get(tile) or self.oceans[tile]).get("letter", ""))

    def tiles_of(self, letter: str) -> list[str]:
        return [tile for tile in [*self.islands, *self.oceans] if self.letter(tile) == letter]
