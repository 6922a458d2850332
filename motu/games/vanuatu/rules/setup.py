"""V0: setting up, and what chance decides then and later."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.vanuatu.events import BecameFirst, LaidStart, Revealed, ShipArrived, TouristsCame
from motu.games.vanuatu.moves import FIRST, REVEAL, SHIP, START, TOURISTS, lettered_of, tile_of
from motu.games.vanuatu.names import (
    ACTIONS,
    CELL_NAMES,
    CELLS,
    CHARACTERS,
    CRATES,
    GOOD_NAMES,
    GOODS,
    ISLANDS,
    LETTERED,
    MOST_SEATS,
    SHIPS,
    SLOTS,
    START_OCEAN,
    START_OCEANS,
    TILE_NAMES,
)
from motu.games.vanuatu.rules import preparation
from motu.games.vanuatu.state import NONE, SETS, VanuatuState

VOLCANO: i64 = 2  # tiles on it


def unpack(s: VanuatuState) -> None:
    """[V0.5] Everything in its place; [V0.6] the start island with its cubes, oceans with fish and treasures."""
    box = s.box
    s.tiles = vec[i64]([NONE] * CELLS)
    s.deck = vec[i64]([1] * LETTERED)
    s.fish = box.fish[:]
    s.treasures = box.treasures[:]
    s.goods = bag.empty(ISLANDS * GOODS)
    s.huts = bag.empty(ISLANDS * MOST_SEATS)
    s.drawings = bag.empty(ISLANDS)
    s.tourists = bag.empty(ISLANDS)
    s.water = bag.empty(ISLANDS)
    s.dikes = bag.empty(ISLANDS)
    s.reserve = box.cubes[:]
    s.ships = vec[i64]([NONE] * SLOTS)
    s.loaded = bag.empty(SLOTS)
    s.ship_deck = vec[i64]([1] * SHIPS)
    s.ship_discard = bag.empty(SHIPS)
    s.tourist_deck = box.tourist_tiles[:]
    s.tourist_deck[box.left_out[s.seats()]] -= 1  # [V0.4]
    s.pool = vec[i64]([1 if s.options.characters and s.seats() > 2 else 0] * CHARACTERS)
    s.neutral = bag.empty(ACTIONS)
    s.dikes_left = box.dikes if s.options.rising else 0
    s.reach = bag.empty(s.seats() * SETS)
    s.lay(0, box.start_island)
    preparation.stock(s, 0, None)


def start_cell(s: VanuatuState) -> i64:
    """The first start cell without an ocean; NONE when all have one."""
    for cell in s.box.start_oceans:
        if s.tiles[cell] == NONE:
            return cell
    return NONE


def lay_start(s: VanuatuState, tile: i64, log: Log | None) -> None:
    """[V0.1] A start ocean comes to its cell; [V0.7] boats stand on the blank one."""
    cell = start_cell(s)
    s.lay(tile, cell)
    if tile == s.box.blank:
        for player in s.players:
            player.boat = cell
    if log is not None:
        log.append(LaidStart(0, tile=TILE_NAMES[tile], cell=CELL_NAMES[cell]))


class StartTile(Step[VanuatuState]):
    rule = "V0.1"
    by_chance = True
    first = START

    def bag(self, s: VanuatuState, f: Frame) -> vec[i64]:
        left = bag.empty(START_OCEANS)
        for ocean in range(START_OCEANS):
            left[ocean] = 1 if s.cells[START_OCEAN + ocean] == NONE else 0
        return left

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        lay_start(s, START_OCEAN + move - START, log)
        if start_cell(s) != NONE:
            s.now(f)


def next_tiles(s: VanuatuState) -> vec[i64]:
    """[V0.2] The tiles that may come next: those of the next letter that have not come yet."""
    hidden = bag.total(s.deck)
    found = bag.empty(LETTERED)
    if hidden:
        letter = s.box.letters[LETTERED - hidden]
        for n in range(LETTERED):
            if s.deck[n] and s.box.letter[tile_of(n)] == letter:
                found[n] = 1
    return found


def reveal(s: VanuatuState, tile: i64, log: Log | None) -> None:
    """[V3.10] A tile is turned up on the volcano."""
    s.deck = bag.changed(s.deck, lettered_of(tile), 0)
    s.volcano = append(s.volcano[:], tile)
    if log is not None:
        log.append(Revealed(s.first, tile=TILE_NAMES[tile]))


class Reveal(Step[VanuatuState]):
    """Until two tiles lie on the volcano, as long as there are any."""

    rule = "V3.10"
    by_chance = True
    first = REVEAL

    def bag(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return next_tiles(s) if len(s.volcano) < VOLCANO else NO_MOVES

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        reveal(s, tile_of(move - REVEAL), log)
        s.now(f)


def empty_slot(s: VanuatuState) -> i64:
    """The topmost slot of the harbour without a ship; NONE when there is none."""
    for slot in range(SLOTS):
        if s.ships[slot] == NONE:
            return slot
    return NONE


def arrive(s: VanuatuState, ship: i64, log: Log | None) -> None:
    """[V0.3] [V2.3] A ship comes in below the others; [V2.4] the discarded ones are shuffled if it takes that."""
    shuffled = not bag.total(s.ship_deck)
    if shuffled:
        bag.pour(s.ship_discard, s.ship_deck)
    s.ship_deck[ship] -= 1
    slot = empty_slot(s)
    s.ships[slot] = ship
    s.loaded[slot] = 0
    if log is not None:
        goods = [GOOD_NAMES[s.box.crates[ship * CRATES + crate]] for crate in range(CRATES)]
        log.append(ShipArrived(s.first, ship=int(ship + 1), goods=goods, slot=int(slot + 1), shuffled=shuffled))


class Ship(Step[VanuatuState]):
    """Until the harbour is full."""

    rule = "V2.3"
    by_chance = True
    first = SHIP

    def bag(self, s: VanuatuState, f: Frame) -> vec[i64]:
        if empty_slot(s) == NONE:
            return NO_MOVES
        return s.ship_deck if bag.total(s.ship_deck) else s.ship_discard

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        arrive(s, move - SHIP, log)
        s.now(f)


class Tourists(Step[VanuatuState]):
    """[V2.2] The next tourist tile, and so many in the office."""

    rule = "V2.2"
    by_chance = True
    first = TOURISTS

    def bag(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return s.tourist_deck

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        s.tourist_tile = move - TOURISTS
        s.tourist_deck[s.tourist_tile] -= 1
        s.office = s.tourist_tile
        if log is not None:
            log.append(TouristsCame(s.first, count=int(s.office)))


class First(Step[VanuatuState]):
    """[V0.8] The first player."""

    rule = "V0.8"
    by_chance = True
    first = FIRST

    def bag(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return vec[i64]([1] * s.seats())

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        s.first = move - FIRST
        if log is not None:
            log.append(BecameFirst(s.first))
