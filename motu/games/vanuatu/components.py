"""Components of board, tiles and cards: components.toml read once into flat tables."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.edition import Entry, Sheet
from motu.core.game import Json
from motu.games.vanuatu import names

MOST_AMOUNT: Final = {"beggar": 3, "buyer": 1, "navigator": 0}  # more than that has no move


@final
class Components:
    """One edition of the box."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Json = sheet.data
        self.vatus: i64 = 0  # at the start
        self.markers: i64 = 0
        self.passes: vec[i64] = vec[i64]()
        self.huts: i64 = 0
        self.full: i64 = 0  # so many vatus become points
        self.full_points: i64 = 0
        self.prices: vec[i64] = vec[i64]()  # of fish, downwards
        self.ship_points: i64 = 0
        self.most_steps: i64 = 0
        self.step_cost: i64 = 0
        self.hut_cost: i64 = 0
        self.dike_cost: i64 = 0
        self.drawing_points: i64 = 0
        self.final_fish: i64 = 0
        self.final_first: i64 = 0
        self.final_vatus: i64 = 0
        self.final_treasure: i64 = 0
        self.final_tourist: i64 = 0
        self.linked: vec[i64] = vec[i64]([-1] * names.CHARACTERS)  # the action of a character
        self.amount: vec[i64] = bag.empty(names.CHARACTERS)
        self.rest_vatus: vec[i64] = bag.empty(names.REST_TOKENS)
        self.rest_points: vec[i64] = bag.empty(names.REST_TOKENS)
        self.fish_tiles: vec[i64] = bag.empty(names.MOST_VALUE + 1)  # by value
        self.treasure_tiles: vec[i64] = bag.empty(names.MOST_VALUE + 1)
        self.tourist_tiles: vec[i64] = bag.empty(names.MOST_TOURISTS + 1)
        self.left_out: vec[i64] = bag.empty(names.MOST_SEATS + 1)  # the value of a tourist tile, by players
        self.cubes: vec[i64] = bag.empty(names.GOODS)
        self.price: vec[i64] = bag.empty(names.GOODS)
        self.points: vec[i64] = bag.empty(names.GOODS)
        self.crates: vec[i64] = bag.empty(names.SHIPS * names.CRATES)  # goods
        self.letters: vec[i64] = vec[i64]()  # of the hidden tiles, the next one first
        self.letter: vec[i64] = vec[i64]([-1] * names.TILES)
        self.hut_places: vec[i64] = bag.empty(names.ISLANDS)
        self.drawing_places: vec[i64] = bag.empty(names.ISLANDS)
        self.tourist_places: vec[i64] = bag.empty(names.ISLANDS)
        self.goods: vec[i64] = bag.empty(names.ISLANDS * names.GOODS)
        self.fish: vec[i64] = bag.empty(names.TILES)
        self.treasures: vec[i64] = bag.empty(names.TILES)
        self.blank: i64 = -1  # the ocean on which boats start
        self.near: vec[i64] = vec[i64]([-1] * (names.CELLS * names.SIDES))  # the cell at each side
        self.around: vec[i64] = bag.empty(names.CELLS)  # the cells next to a cell, as bits
        self.start_island: i64 = -1
        self.start_oceans: vec[i64] = vec[i64]()  # cells
        self.dikes: i64 = 0
        self.flood_rounds: i64 = 0  # as bits, from round 0 on
        self.die: vec[i64] = vec[i64]()  # a weight for each face
        self.sinks_at: i64 = 0
        self.lost_at: i64 = 0
        self.penalty: vec[i64] = vec[i64]()  # by water markers
        self.neutral_first: i64 = 0
        self.neutral_second: i64 = 0
        self.offered: i64 = 0
        read_setup(self, sheet.top)
        read_tracks(self, sheet.top)
        read_actions(self, sheet.top)
        read_tiles_by_value(self, sheet.top)
        read_goods(self, sheet.top)
        read_archipelago(self, sheet.top)
        read_cells(self, sheet.top)
        read_water(self, sheet.top)
        check_totals(self, sheet.top)
        sheet.top.done()


def read_setup(box: Components, top: Entry) -> None:
    top.agrees("format_version", 1)
    meta = top.about("vanuatu", range(2, int(names.MOST_SEATS) + 1))
    meta.agrees("rounds", int(names.ROUNDS))
    meta.done()
    bank = top.entry("bank")
    box.full = bank.number("full", 5, 15)
    box.full_points = bank.number("points", 0, 99)
    bank.done()
    setup = top.entry("setup")
    box.vatus = setup.number("vatus", 0, int(box.full) - 1)
    box.passes = vec[i64](setup.numbers("marker_passes", 1, 5, int(names.PASSES)))
    setup.agrees("markers", int(bag.total(box.passes)))
    box.markers = bag.total(box.passes)
    box.huts = setup.number("huts", 0, 99)
    for i, value in enumerate(setup.numbers("tourist_tile_left_out", 0, int(names.MOST_TOURISTS), 3)):
        box.left_out[3 + i] = value
    setup.done()
    read_two_players(box, top.entry("two_players"))


def read_two_players(box: Components, two: Entry) -> None:
    box.neutral_first = two.number("neutral_first", 0, 9)
    box.neutral_second = two.number("neutral_second", 0, 9)
    box.offered = two.number("offered", 2, 5)
    box.left_out[2] = two.number("tourist_tile_left_out", 0, int(names.MOST_TOURISTS))
    two.done()


def read_tracks(box: Components, top: Entry) -> None:
    market = top.entry("fish_market")
    prices = market.numbers("prices", 0, 9, 3)
    if prices != sorted(prices, reverse=True):
        raise market.wrong("prices", "the price of fish goes down, not up.")
    box.prices = vec[i64](prices)
    harbour = top.entry("harbour")
    harbour.agrees("slots", int(names.SLOTS))
    box.ship_points = harbour.number("last_crate_points", 0, 99)
    amounts = top.entry("amounts")
    box.most_steps = amounts.number("most_steps", 1, int(names.MOST_STEPS))
    box.step_cost = amounts.number("vatus_per_step", 0, 9)
    box.hut_cost = amounts.number("hut_vatus", 0, 99)
    box.dike_cost = amounts.number("dike_vatus", 0, 99)
    box.drawing_points = amounts.number("drawing_points", 0, 99)
    final_scoring = top.entry("final")
    box.final_fish = final_scoring.number("vatus_per_fish", 0, 9)
    box.final_first = final_scoring.number("first_player_points", 0, 99)
    box.final_vatus = final_scoring.number("vatus_per_point", 1, 99)
    box.final_treasure = final_scoring.number("points_per_treasure", 0, 99)
    box.final_tourist = final_scoring.number("points_per_tourist", 0, 99)
    for entry in [market, harbour, amounts, final_scoring]:
        entry.done()


def read_actions(box: Components, top: Entry) -> None:
    for a, entry in enumerate(top.by_id("action", names.ACTION_NAMES)):
        entry.agrees("number", a + 1)
        entry.choice("zone", [names.ZONE_NAMES[a]])
        entry.names()
        entry.done()
    for c, entry in enumerate(top.by_id("character", names.CHARACTER_NAMES)):
        entry.names()
        if names.LINKED_NAMES[c]:
            box.linked[c] = names.ACTION_NAMES.index(entry.choice("action", [names.LINKED_NAMES[c]]))
        if names.AMOUNT_NAMES[c]:
            box.amount[c] = entry.number(names.AMOUNT_NAMES[c], 0, MOST_AMOUNT.get(names.CHARACTER_NAMES[c], 99))
        entry.done()
    for t, entry in enumerate(top.by_id("rest_token", names.REST_NAMES)):
        box.rest_vatus[t] = entry.number("vatus", 0, 9)
        box.rest_points[t] = entry.number("points", 0, 99)
        entry.flag("first_player", t == names.FIRST_TOKEN)
        entry.done()


def by_value(top: Entry, key: str, low: int, high: int, most: int) -> vec[i64]:
    """How many tiles there are of each value."""
    found = bag.empty(high + 1)
    for entry in top.entries(key):
        value = entry.number("value", low, high)
        if found[value]:
            raise entry.wrong("value", "this value stands twice; raise the count of one of them.")
        found[value] = entry.number("count", 1, most)
        entry.done()
    return found


def read_tiles_by_value(box: Components, top: Entry) -> None:
    box.fish_tiles = by_value(top, "fish_tile", 1, int(names.MOST_VALUE), int(names.MOST_TILES))
    box.treasure_tiles = by_value(top, "treasure_tile", 1, int(names.MOST_VALUE), int(names.MOST_TILES))
    box.tourist_tiles = by_value(top, "tourist_tile", 0, int(names.MOST_TOURISTS), 99)
    if bag.total(box.tourist_tiles) != names.ROUNDS + 1:
        raise top.wrong("tourist_tile", f"there must be {names.ROUNDS + 1} tourist tiles: one is left out.")
    for players in range(2, int(names.MOST_SEATS) + 1):
        if not box.tourist_tiles[box.left_out[players]]:
            raise top.wrong("tourist_tile", f"there is no tourist tile {box.left_out[players]} to be left out.")


def read_goods(box: Components, top: Entry) -> None:
    for g, entry in enumerate(top.by_id("good", names.GOOD_NAMES)):
        entry.names()
        entry.text("colour")
        box.cubes[g] = entry.number("cubes", 0, 99)
        box.price[g] = entry.number("price", 0, 99)
        box.points[g] = entry.number("points", 0, 99)
        entry.done()
    for n, entry in enumerate(top.numbered("ship", "number", int(names.SHIPS))):
        goods = entry.get("goods")
        if not isinstance(goods, list) or len(goods) != names.CRATES or any(g not in names.GOOD_NAMES for g in goods):
            raise entry.wrong("goods", f"`goods` must be {names.CRATES} of {', '.join(names.GOOD_NAMES)}.")
        for crate, good in enumerate(goods):
            box.crates[n * names.CRATES + crate] = names.GOOD_NAMES.index(good)
        entry.done()


def read_letter(box: Components, entry: Entry, tile: int, at_start: bool) -> None:
    """Tiles of the start have no letter, all others have one."""
    if at_start and entry.has("letter"):
        raise entry.wrong("letter", "this tile is there from the start and has no letter.")
    if not at_start:
        box.letter[tile] = names.LETTER_NAMES.index(entry.choice("letter", names.LETTER_NAMES))


def read_archipelago(box: Components, top: Entry) -> None:
    for i, entry in enumerate(top.by_id("island", names.ISLAND_NAMES)):
        read_letter(box, entry, i, at_start=i == 0)
        box.hut_places[i] = entry.number("huts", 0, 9)
        box.drawing_places[i] = entry.number("drawings", 0, 9)
        box.tourist_places[i] = entry.number("tourists", 0, 9)
        for g, good in enumerate(names.GOOD_NAMES):
            box.goods[i * names.GOODS + g] = entry.number(good, 0, 9)
        entry.done()
    for o, entry in enumerate(top.by_id("ocean", names.OCEAN_NAMES)):
        tile = int(names.ISLANDS) + o
        read_letter(box, entry, tile, at_start=o < names.START_OCEANS)
        box.fish[tile] = entry.number("fish", 0, int(names.MOST_VALUE))
        box.treasures[tile] = entry.number("treasures", 0, int(names.MOST_VALUE))
        if entry.has("boats_start"):
            entry.flag("boats_start", o < names.START_OCEANS)
            if box.blank >= 0:
                raise entry.wrong("boats_start", "boats start on one ocean only.")
            box.blank = tile
        entry.done()
    if box.blank < 0:
        raise top.wrong("ocean", "boats start nowhere; add `boats_start = true` to one of the start oceans.")
    volcano = top.entry("volcano")
    volcano.agrees("slots", 2)
    letters = volcano.get("letters")
    if not isinstance(letters, list) or sorted(letters, key=str) != sorted(names.LETTER_NAMES * 2):
        raise volcano.wrong("letters", "each letter from A to F must stand twice.")
    box.letters = vec[i64]([names.LETTER_NAMES.index(letter) for letter in letters])
    volcano.done()
    for letter, name in enumerate(names.LETTER_NAMES):
        if sum(known == letter for known in box.letter) != 2:
            raise top.wrong("island", f"two tiles must have the letter {name}.")


def read_cells(box: Components, top: Entry) -> None:
    """Neighbours follow from the coordinates."""
    cells: dict[tuple[int, int], int] = {}
    for c, entry in enumerate(top.by_id("cell", names.CELL_NAMES)):
        spot = (entry.number("q", -20, 20), entry.number("r", -20, 20))
        if spot in cells:
            raise entry.wrong("q", f"cell {names.CELL_NAMES[cells[spot]]} is at the same place.")
        cells[spot] = c
        role = entry.choice("role", ["open", "start_island", "start_ocean"])
        if role == "start_island":
            box.start_island = c if box.start_island < 0 else names.CELLS
        if role == "start_ocean":
            box.start_oceans = append(box.start_oceans, i64(c))
        entry.done()
    if not 0 <= box.start_island < names.CELLS or len(box.start_oceans) != names.START_OCEANS:
        raise top.wrong("cell", f"there must be one start island and {names.START_OCEANS} start oceans.")
    for (q, r), c in cells.items():
        for side in range(int(names.SIDES)):
            neighbour = cells.get((q + names.STEPS_Q[side], r + names.STEPS_R[side]), -1)
            box.near[c * names.SIDES + side] = neighbour
            if neighbour >= 0:
                box.around[c] |= 1 << neighbour


def read_water(box: Components, top: Entry) -> None:
    water = top.entry("rising_waters")
    box.dikes = water.number("dikes", 0, 99)
    for number in water.numbers("rounds", 2, int(names.ROUNDS), 4):
        box.flood_rounds |= 1 << (number - 1)
    box.die = vec[i64]([1] * water.number("die_faces", 1, int(names.DIE)))
    box.sinks_at = water.number("sinks_at", 1, 20)
    water.number("water_markers", int(names.ISLANDS * (box.sinks_at - 1)), 999)
    box.lost_at = water.number("lost_at", 1, int(names.ISLANDS))
    points = [0, *water.numbers("penalty", 0, 99, int(box.sinks_at) - 1)]
    box.penalty = vec[i64](points)
    water.done()


def check_stack(top: Entry, key: str, tiles: vec[i64], tokens: vec[i64]) -> None:
    """There is a tile for every catch that the oceans allow."""
    for value in range(i64(1), names.MOST_VALUE + 1):
        needed = sum(n >= value for n in tokens)
        if tiles[value] < needed:
            raise top.wrong(key, f"{needed} oceans can give a tile of value {value}, but there are {tiles[value]}.")


def check_totals(box: Components, top: Entry) -> None:
    """Numbers that stand twice must agree, and there must be enough of everything."""
    checks = top.entry("checks")
    checks.agrees("fish_total", int(bag.total(box.fish)))
    checks.agrees("treasure_total", int(bag.total(box.treasures)))
    checks.agrees("drawing_total", int(bag.total(box.drawing_places)))
    checks.agrees("tourist_total", sum(value * count for value, count in enumerate(box.tourist_tiles)))
    checks.agrees("cube_total", int(bag.total(box.cubes)))
    checks.done()
    check_stack(top, "fish_tile", box.fish_tiles, box.fish)
    check_stack(top, "treasure_tile", box.treasure_tiles, box.treasures)
