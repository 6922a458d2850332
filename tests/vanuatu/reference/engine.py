"""The other side: what the second reading says, in the words and numbers of the game that is played beside it."""

from __future__ import annotations

from typing import Any

from motu.core.game import Settings
from motu.games.vanuatu.names import (
    ACTION_NAMES,
    CELL_NAMES,
    CHARACTER_NAMES,
    GOOD_NAMES,
    ISLAND_NAMES,
    LETTERED_NAMES,
    OCEAN_NAMES,
    REST_NAMES,
    SIDE_NAMES,
    SOURCE_NAMES,
    TILE_NAMES,
)
from tests.vanuatu.reference.asking import Chance, Question
from tests.vanuatu.reference.printed import Choices
from tests.vanuatu.reference.table import WORTHS, Island, Ocean, Table

SWITCHES = {  # the names of the specification's switches, by setting
    "characters": "characters",
    "rising_waters": "rising_waters",
    "sell_price_drop_per": "sell_price_drop_per",
    "water_penalty_per": "water_penalty_per",
    "flood_at_the_end": "flood_at_end_of_phase_iv_if_die_not_spent",
    "governor_may_repeat": "governor_may_repeat_action",
    "governor_counts_for_flood": "governor_counts_for_flood_die",
    "retrieval_counts_for_flood": "retrieval_counts_for_flood_die",
    "vendor_needs_island": "vendor_still_needs_adjacent_island",
    "placement_pair_lookahead": "placement_pair_lookahead",
    "confirm_end_of_turn": "confirm",
}
LOST = ("begged", "water")  # sources of points that the game counts as losses


def choices(settings: Settings) -> Choices:
    """A table's settings as the specification has them."""
    said = {"on": True, "yes": True, "off": False, "no": False}
    chosen: dict[str, Any] = {SWITCHES[name]: said.get(value, value) for name, value in settings.items()}
    return Choices(**chosen)


def lines(table: Table, asked: Question | Chance) -> dict[str, Any]:
    """Each answer to a question, by the line of the move that gives it."""
    answers = asked.answers if isinstance(asked, Question) else asked.outcomes
    return {line(table, asked.kind, answer): answer for answer in answers}


def line(table: Table, kind: str, answer: Any) -> str:
    """An answer as a line of text."""
    verb, _, part = kind.partition(" ")
    if kind == "turn":
        what, which = answer
        return f"{'govern' if what == 'governor' else what} {which}"
    if kind == "place tile":
        return f"lay {answer[0].lower()} at {answer[1]}"
    if kind == "sail 1":
        cell, steps = answer
        return f"sail {cell} " + (f"for {steps}" if steps else "free")
    if verb == "sell":
        return f"sell {answer} of value {WORTHS[int(part) - 1]}"
    if kind == "build 1":
        return built(table, *answer)
    if kind == "buy 1":
        cell, good = answer
        return f"buy {good} {table.map[cell].name.lower()}"
    if kind == "buy 2":
        return "second cube" if answer else "no second cube"
    if kind in ("draw 1", "tourist 1"):
        return f"{verb} {table.map[answer].name.lower()}"
    if kind == "first player":
        return f"first {answer + 1}"
    words = {
        "place neutral": "neutral",
        "choose character": "take",
        "place marker": "mark",
        "governor target": "to",
        "rest 1": "rest",
        "beg last": "beg",
        "end turn": "",
        "start ocean": "start",
        "tile": "reveal",
        "die": "roll",
    }
    return f"{words.get(kind, kind)} {answer}".strip().lower()


def built(table: Table, cell: str, what: str, beyond: str) -> str:
    island = table.island(cell).name.lower()
    if what == "hut":
        return f"build hut {island}"
    side = next(side for side, other in table.printed.sides[cell].items() if other == beyond)
    return f"build {'dike' if what == 'dike' else 'both'} {island} {side}"


def expected(table: Table) -> dict[str, Any]:
    """The state of the table, hidden things included: everything that is compared."""
    ahead = [tile for tile in LETTERED_NAMES if tile not in table.tiles_seen]
    return {
        "round": table.round,
        "first": table.first,
        "map": {cell: tile_of(table, cell, tile) for cell, tile in table.map.items()},
        "islands in order": [island.name for island in table.islands()],
        "volcano": sorted(table.volcano),
        "tiles ahead": sorted(ahead),
        "ships": [(ship.name, sorted(ship.free)) for ship in table.ships],
        "ship deck": sorted(table.ship_deck),
        "ship discards": sorted(table.ship_discards),
        "tourist tile": table.tourist_tile,
        "tourist deck": sorted(table.tourist_deck),
        "office": table.office,
        "price": table.price,
        "reserve": table.reserve,
        "pool": sorted(table.pool),
        "neutral": table.neutral,
        "dikes": table.dikes,
        "die": table.die,
        "players": [seat_of(table, seat) for seat in range(len(table.players))],
    }


def tile_of(table: Table, cell: str, tile: Island | Ocean) -> dict[str, Any]:
    if isinstance(tile, Ocean):
        return {"tile": tile.name, "fish": tile.fish, "treasure": tile.treasure}
    return {
        "tile": tile.name,
        "cubes": tile.cubes,
        "huts": [tile.huts.count(seat) for seat in range(len(table.players))],
        "drawings": tile.drawings,
        "tourists": tile.tourists,
        "water": tile.water,
        "dikes": sorted(side for side, other in table.printed.sides[cell].items() if other in tile.dikes),
        "submerged": tile.submerged,
    }


def seat_of(table: Table, seat: int) -> dict[str, Any]:
    player = table.players[seat]
    return {
        "vatus": player.vatus,
        "boat": player.boat,
        "huts": player.huts,
        "fish": player.fish,
        "treasure": player.treasure,
        "markers": player.markers,
        "character": player.character,
        "used": player.used,
        "governed": player.governed,
        "performed": sorted(player.performed),
        "tokens": sorted(player.tokens),
        "earned": {source: player.earned[source] for source in SOURCE_NAMES},
        "points": player.prosperity(),
    }


class Dump:
    """The dump of a state of the game, read by name."""

    def __init__(self, state: Any, printed: Any) -> None:
        self.data: Any = state.dump()
        self.scores: list[int] = state.scores()
        self.printed = printed

    def named(self, key: str, names: list[str]) -> list[str]:
        """A bag as a sorted list of names."""
        return sorted(name for name, count in zip(names, self.data[key], strict=True) for _ in range(count))

    def read(self) -> dict[str, Any]:
        """The same as `expected`."""
        data = self.data
        sunk, dikes, die, tourist_tile, office, price = data["sky"]
        self.sunk = sunk
        numbers = [int(ship) for ship in self.printed.ships]
        return {
            "round": data["turn"][0] + 1,
            "first": data["turn"][1],
            "map": {CELL_NAMES[c]: self.tile(c, t) for c, t in enumerate(data["tiles"]) if t >= 0},
            "islands in order": [ISLAND_NAMES[island] for island in data["laid"]],
            "volcano": sorted(TILE_NAMES[tile] for tile in data["volcano"]),
            "tiles ahead": self.named("deck", LETTERED_NAMES),
            "ships": [self.ship(numbers[ship], slot) for slot, ship in enumerate(data["ships"])],
            "ship deck": [number for number, there in zip(numbers, data["ship_deck"], strict=True) if there],
            "ship discards": [number for number, there in zip(numbers, data["ship_discard"], strict=True) if there],
            "tourist tile": tourist_tile,
            "tourist deck": [value for value, count in enumerate(data["tourist_deck"]) for _ in range(count)],
            "office": office,
            "price": self.printed.prices[price],
            "reserve": dict(zip(GOOD_NAMES, data["reserve"], strict=True)),
            "pool": self.named("pool", CHARACTER_NAMES),
            "neutral": dict(zip(ACTION_NAMES, data["neutral"], strict=True)),
            "dikes": dikes,
            "die": die,
            "players": [self.player(seat) for seat in range(len(data["players"]))],
        }

    def tile(self, cell: int, tile: int) -> dict[str, Any]:
        data, seats = self.data, len(self.data["players"])
        if TILE_NAMES[tile] in OCEAN_NAMES:
            return {"tile": TILE_NAMES[tile], "fish": data["fish"][tile], "treasure": data["treasures"][tile]}
        goods = data["goods"][3 * tile : 3 * tile + 3]
        return {
            "tile": TILE_NAMES[tile],
            "cubes": dict(zip(GOOD_NAMES, goods, strict=True)),
            "huts": data["huts"][5 * tile : 5 * tile + seats],
            "drawings": data["drawings"][tile],
            "tourists": data["tourists"][tile],
            "water": data["water"][tile],
            "dikes": sorted(name for side, name in enumerate(SIDE_NAMES) if data["dikes"][tile] >> side & 1),
            "submerged": bool(self.sunk >> tile & 1),
        }

    def ship(self, number: int, slot: int) -> tuple[int, list[str]]:
        crates = enumerate(self.printed.ships[number])
        return number, sorted(good for crate, good in crates if not self.data["loaded"][slot] >> crate & 1)

    def player(self, seat: int) -> dict[str, Any]:
        data = self.data["players"][seat]
        vatus, boat, huts, character, used, target, performed = data["rest"]
        held = [divmod(taken, len(REST_NAMES)) for taken in self.data["rests"]]
        earned = dict(zip(SOURCE_NAMES, data["earned"], strict=True))
        return {
            "vatus": vatus,
            "boat": CELL_NAMES[boat],
            "huts": huts,
            "fish": {worth: data["fish"][worth] for worth in WORTHS},
            "treasure": {worth: data["treasures"][worth] for worth in WORTHS},
            "markers": dict(zip(ACTION_NAMES, data["markers"], strict=True)),
            "character": CHARACTER_NAMES[character] if character >= 0 else "",
            "used": bool(used),
            "governed": ACTION_NAMES[target] if target >= 0 else "",
            "performed": sorted(name for action, name in enumerate(ACTION_NAMES) if performed >> action & 1),
            "tokens": sorted(REST_NAMES[token] for whose, token in held if whose == seat),
            "earned": {source: -points if source in LOST else points for source, points in earned.items()},
            "points": self.scores[seat],
        }
