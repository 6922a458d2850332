"""The state of the table: board, paddles, flowers, islands, pontoons. Clone, dump and load side by side.

Most rows are replaced and never changed, so that clones share them; only the board and the stack are copied.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from motu.core import bag
from motu.core.dumps import load_bag, load_course, load_row, load_seats, load_slots, numbers
from motu.core.errors import BadState, WrongGame
from motu.core.flow import Flow, Frame, Step
from motu.core.game import Json
from motu.games.pagaie import moves, names
from motu.games.pagaie.components import NOTHING, Components
from motu.games.pagaie.moves import CELL_X, CELL_Y, overlap, packed, tile_at, with_windows, x_at, x_of, y_at, y_of

NONE: Final[i64] = -1  # an empty slot; a line without a paddle; no tile there
FIXED: Final[i64] = 4  # the owner of the paddle that is never moved: no seat has this number
EMPTY: Final = vec[i64]()  # before anything is there; never added to


@final
class Options:
    """The settings of a table and what follows from them and from the number of seats, shared by all its states."""

    def __init__(
        self,
        box: Components,
        seats: i64,
        larger: bool,
        sea_flowers: i64,
        free_discard: bool,
        short: bool,
        confirm: bool,
    ) -> None:
        self.chosen: list[int] = [int(larger), int(sea_flowers), int(free_discard), int(short), int(confirm)]
        self.rows: i64 = box.sides[2 if larger else 0]
        self.columns: i64 = box.sides[3 if larger else 1]
        self.sea_flowers: i64 = sea_flowers  # on start tiles of sea animals; 1: as printed
        self.free_discard: bool = free_discard
        self.days: i64 = box.short_days[seats] if short else box.days[seats]
        self.confirm: bool = confirm
        self.tiles: i64 = box.tiles[seats]
        self.fixed: i64 = self.rows - 1 if box.fixed[seats] else NONE  # the line under the paddle that nobody owns


@final
@mypyc_attr(acyclic=True)
class Island:
    """The tiles of one player, level by level, and where more could go. Never changed, only replaced."""

    def __init__(self) -> None:
        self.sea: vec[i64] = EMPTY  # tiles as moves.packed() has them, in the order in which they were placed
        self.sand: vec[i64] = EMPTY
        self.built: vec[i64] = EMPTY
        self.seen: vec[i64] = EMPTY  # icons that can be seen, by kind
        self.sea_places: vec[i64] = EMPTY  # as moves
        self.sand_places: vec[i64] = EMPTY
        self.build_places: vec[i64] = EMPTY

    def tiles(self, level: i64) -> vec[i64]:
        if level == names.SEA:
            return self.sea
        return self.sand if level == names.SAND else self.built

    def places(self, level: i64) -> vec[i64]:
        if level == names.SEA:
            return self.sea_places
        return self.sand_places if level == names.SAND else self.build_places

    def below(self, level: i64) -> vec[i64]:
        """The tiles by which the places of a level are named: those it lies on, of sea those it lies beside."""
        return self.sand if level == names.CONSTRUCTION else self.sea

    def has_place(self, level: i64) -> bool:
        return len(self.places(level)) > 0


def new_island() -> Island:
    """[P5.1] Nothing yet, and one place for a sea tile."""
    island = Island()
    island.seen = bag.empty(names.ICONS)
    island.sea_places = vec[i64]([moves.SEA_AT])
    return island


def covered(box: Components, island: Island, level: i64, x: i64, y: i64) -> vec[i64]:
    """[P5.7] The icons that a tile at this place would cover, by kind; the sea covers nothing."""
    found = bag.empty(names.ICONS)
    if level != names.SEA:
        below = island.below(level)
        for cell in range(names.CELLS):
            icon = icon_at(box, below, x + CELL_X[cell], y + CELL_Y[cell])
            if icon != NOTHING:
                found[icon] += 1
    return found


def icon_at(box: Components, tiles: vec[i64], x: i64, y: i64) -> i64:
    """The icon that these tiles show in a cell that one of them covers."""
    tile = tiles[tile_at(tiles, x, y)]
    return box.icon(moves.face_of(tile), moves.turn_of(tile), moves.tile_cell(x - x_of(tile), y - y_of(tile)))


def with_tile(box: Components, old: Island, level: i64, x: i64, y: i64, turn: i64, face: i64) -> Island:
    """[P4.7] The island with one more tile; the others stay where they are. Only places near the tile are looked at."""
    new = Island()
    tile = packed(x, y, turn, face)
    new.sea = old.sea if level != names.SEA else append(old.sea[:], tile)
    new.sand = old.sand if level != names.SAND else append(old.sand[:], tile)
    new.built = old.built if level != names.CONSTRUCTION else append(old.built[:], tile)
    new.seen = covered(box, old, level, x, y)
    for icon in range(names.ICONS):
        new.seen[icon] = old.seen[icon] - new.seen[icon] + box.shows[face * names.ICONS + icon]
    new.sea_places = old.sea_places if level != names.SEA else sea_places(old, x, y)
    new.sand_places = old.sand_places if level != names.SAND else still_free(old, level, x, y)
    new.build_places = old.build_places if level != names.CONSTRUCTION else still_free(old, level, x, y)
    if level == names.SEA:
        new.sand_places = with_windows(old.sand_places, moves.SAND_AT, new.sea, old.sand, x, y)
    elif level == names.SAND:
        new.build_places = with_windows(old.build_places, moves.BUILD_AT, new.sand, old.built, x, y)
    return new


def still_free(old: Island, level: i64, x: i64, y: i64) -> vec[i64]:
    """The places of a level that a tile at this one leaves free."""
    found = vec[i64](capacity=64)
    below = old.below(level)
    for place in old.places(level):
        if not overlap(x_at(place, below), y_at(place, below), x, y):
            found = append(found, place)
    return found


def sea_places(old: Island, x: i64, y: i64) -> vec[i64]:
    """[P5.2] Those that are left, and those around the new tile that touched no other one before."""
    found = still_free(old, names.SEA, x, y)
    first = moves.SEA_AT + i64(len(old.sea)) * names.AROUND
    for k in range(names.AROUND):
        if moves.is_new(old.sea, x + moves.AROUND_X[k], y + moves.AROUND_Y[k]):
            found = append(found, first + k)
    return found


@final
@mypyc_attr(acyclic=True)
class Player:
    """One seat: the island, and the tiles beside it."""

    def __init__(self, island: Island, held: vec[i64]) -> None:
        self.island: Island = island
        self.held: vec[i64] = held  # face * 2, + 1 when taken in this turn; between turns this is the pontoon. Replaced


@final
class PagaieState(Flow):
    """The table of a game of Pagaie."""

    def __init__(
        self, book: list[Step[Any]], agenda: list[Frame], box: Components, options: Options, players: list[Player]
    ) -> None:
        super().__init__(book, agenda)
        self.box: Components = box
        self.options: Options = options
        self.players: list[Player] = players
        self.slots: vec[i64] = EMPTY  # the face in each slot, names.MOST_SIDE to a row
        self.stack: vec[i64] = EMPTY  # tiles not drawn, by face
        self.paddles: vec[i64] = EMPTY  # whose paddle lies on each line. Replaced, like all that follow
        self.flowers: vec[i64] = EMPTY  # by element
        self.starts: vec[i64] = EMPTY  # 1 for each start tile that was not drawn, by element
        self.discard: vec[i64] = EMPTY  # by face
        self.turned: vec[i64] = EMPTY  # tiles that became flowers, by face
        self.day: i64 = 0  # counted from 0
        self.first: i64 = 0  # who holds the pirogue

    def clone(self) -> PagaieState:
        players = [Player(player.island, player.held) for player in self.players]
        new = PagaieState(self.book, self.agenda[:], self.box, self.options, players)
        new.stands_like(self)
        new.slots = self.slots[:]
        new.stack = self.stack[:]
        new.paddles = self.paddles
        new.flowers = self.flowers
        new.starts = self.starts
        new.discard = self.discard
        new.turned = self.turned
        new.day = self.day
        new.first = self.first
        return new

    def dump(self) -> Json:
        return {
            **self.course_dump(),
            "options": list(self.options.chosen),
            "players": [
                [bag.listed(p.island.sea), bag.listed(p.island.sand), bag.listed(p.island.built), bag.listed(p.held)]
                for p in self.players
            ],
            "slots": bag.listed(self.slots),
            "stack": bag.listed(self.stack),
            "paddles": bag.listed(self.paddles),
            "flowers": bag.listed(self.flowers),
            "starts": bag.listed(self.starts),
            "discard": bag.listed(self.discard),
            "turned": bag.listed(self.turned),
            "day": [self.day, self.first],
        }

    def scores(self) -> list[int]:
        return [int(self.worth_of(player.island.seen)) for player in self.players]

    def seats(self) -> i64:
        return len(self.players)

    def worth(self, icon: i64) -> i64:
        """[P8.1] What one of an element is worth now; [P8.2] a bottle costs."""
        return -self.box.bottle_costs if icon == names.BOTTLE else self.flowers[icon] * self.box.points[icon]

    def worth_of(self, icons: vec[i64]) -> i64:
        """[P8.4] What so many of each icon are worth now."""
        total = -self.box.bottle_costs * icons[names.BOTTLE]
        for e in range(names.ELEMENTS):
            total += icons[e] * self.flowers[e] * self.box.points[e]
        return total


def mine(state: object) -> PagaieState:
    """States of other games are refused."""
    if not isinstance(state, PagaieState):
        raise WrongGame("This is no table of Pagaie: ask the game that made it.")
    return state


def load(book: list[Step[Any]], box: Components, data: Json) -> PagaieState:
    """The way back from dump(); raises BadState when something does not fit. Nobody has been asked yet."""
    seats = len(load_seats(data["players"], names.MOST_SEATS))
    larger, sea_flowers, free_discard, short, confirm = numbers(data["options"], 5)
    options = Options(box, seats, larger != 0, sea_flowers, free_discard != 0, short != 0, confirm != 0)
    s = PagaieState(book, [], box, options, [load_player(box, row) for row in data["players"]])
    load_course(s, data, seats)
    s.slots = load_slots(data["slots"], names.SLOTS, box.faces())
    s.stack = load_bag(data["stack"], box.faces())
    s.paddles = load_slots(data["paddles"], names.LINES, FIXED + 1)
    s.flowers = load_bag(data["flowers"], names.ELEMENTS)
    s.starts = load_bag(data["starts"], names.ELEMENTS)
    s.discard = load_bag(data["discard"], box.faces())
    s.turned = load_bag(data["turned"], box.faces())
    s.day, s.first = numbers(data["day"], 2)
    if not 0 <= s.day < options.days or not 0 <= s.first < seats:
        raise BadState(f"There is no such day: {data['day']!r}.")
    return s


def load_player(box: Components, data: Json) -> Player:
    """Tiles are placed again one by one, so that all that follows from them fits."""
    island = new_island()
    if sum(len(row) for row in data[:3]) > names.MOST_TILES or len(data) != 4:
        raise BadState(f"Nobody can have as many tiles: {data!r}.")
    for level in range(names.LEVELS):
        for tile in numbers(data[level], len(data[level])):
            island = load_tile(box, island, level, tile)
    return Player(island, load_row(data[3], 2 * box.faces()))


def load_tile(box: Components, island: Island, level: i64, tile: i64) -> Island:
    """The island with a tile that has its place there."""
    face, x, y = moves.face_of(tile), x_of(tile), y_of(tile)
    below = island.below(level)
    if tile >= 0 and face < box.faces() and box.level[face] == level:
        for place in island.places(level):
            if x_at(place, below) == x and y_at(place, below) == y:
                return with_tile(box, island, level, x, y, moves.turn_of(tile), face)
    raise BadState(f"There is no place for this tile: {tile}.")
