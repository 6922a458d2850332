"""The state of the table; clone, dump and load side by side."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from motu.core import bag
from motu.core.dumps import load_bag, load_course, load_row, load_seats, load_slots, numbers
from motu.core.errors import BadState, WrongGame
from motu.core.flow import Flow, Frame, Step
from motu.core.game import Json
from motu.games.vanuatu import names
from motu.games.vanuatu.components import Components

NONE: Final[i64] = -1  # an empty cell or slot; nobody; no character
EMPTY: Final = vec[i64]()  # before anything is there; never added to
SETS: Final[i64] = 256  # of programmed actions, without rest
COUNTED: Final = [  # the bags on the table and beside it, with how many kinds they count
    ("deck", names.LETTERED), ("fish", names.TILES), ("treasures", names.TILES),
    ("goods", names.ISLANDS * names.GOODS), ("huts", names.ISLANDS * names.MOST_SEATS),
    ("drawings", names.ISLANDS), ("tourists", names.ISLANDS), ("water", names.ISLANDS), ("dikes", names.ISLANDS),
    ("reserve", names.GOODS), ("loaded", names.SLOTS), ("ship_deck", names.SHIPS), ("ship_discard", names.SHIPS),
    ("tourist_deck", names.MOST_TOURISTS + 1), ("pool", names.CHARACTERS), ("neutral", names.ACTIONS),
]  # fmt: skip


@final
class Options:
    """The settings of a table, shared by all its states."""

    def __init__(self, chosen: list[bool]) -> None:
        self.characters: bool = chosen[0]
        self.rising: bool = chosen[1]
        self.drop_per_tile: bool = chosen[2]
        self.penalty_per_hut: bool = chosen[3]
        self.late_flood: bool = chosen[4]
        self.repeat: bool = chosen[5]  # the governor may lead to an action once more
        self.governor_counts: bool = chosen[6]
        self.retrieval_counts: bool = chosen[7]
        self.vendor_needs_island: bool = chosen[8]
        self.lookahead: bool = chosen[9]
        self.confirm: bool = chosen[10]
        self.chosen: list[bool] = chosen


@final
@mypyc_attr(acyclic=True)
class Player:
    """One seat: money, boat, tiles, markers and the character of the round."""

    def __init__(self) -> None:
        self.vatus: i64 = 0
        self.boat: i64 = NONE  # a cell
        self.huts: i64 = 0  # not built
        self.character: i64 = NONE
        self.used: bool = False  # the character, in this round
        self.target: i64 = NONE  # where the governor has moved a stack in this round
        self.performed: i64 = 0  # actions of this round, as bits
        self.fish: vec[i64] = EMPTY  # tiles by value
        self.treasures: vec[i64] = EMPTY  # tiles by value
        self.markers: vec[i64] = EMPTY  # by action
        self.earned: vec[i64] = EMPTY  # points by source; what was lost is counted as such

    def clone(self) -> Player:
        new = Player()
        new.vatus, new.boat, new.huts = self.vatus, self.boat, self.huts
        new.character, new.used = self.character, self.used
        new.target, new.performed = self.target, self.performed
        new.fish, new.treasures = self.fish[:], self.treasures[:]
        new.markers, new.earned = self.markers[:], self.earned[:]
        return new

    def points(self) -> i64:
        """[V1.5] [V10.10] All that was earned less what was begged away and lost to the water."""
        return bag.total(self.earned) - 2 * (self.earned[names.BEGGED] + self.earned[names.WATER])

    def programmed(self) -> i64:
        """The actions with own markers, as bits."""
        found: i64 = 0
        for action in range(names.ACTIONS):
            if self.markers[action]:
                found |= 1 << action
        return found

    def helps(self, character: i64) -> bool:
        """[V4.2] Whether this character is there and not used up."""
        return self.character == character and not self.used

    def dump(self) -> Json:
        return {
            "fish": bag.listed(self.fish),
            "treasures": bag.listed(self.treasures),
            "markers": bag.listed(self.markers),
            "earned": bag.listed(self.earned),
            "rest": [self.vatus, self.boat, self.huts, self.character, int(self.used), self.target, self.performed],
        }


def new_player(box: Components) -> Player:
    """[V0.7] A seat with its vatus and huts; its boat comes with the blank ocean."""
    player = Player()
    player.vatus = box.vatus
    player.huts = box.huts
    player.fish = bag.empty(names.MOST_VALUE + 1)
    player.treasures = bag.empty(names.MOST_VALUE + 1)
    player.markers = bag.empty(names.ACTIONS)
    player.earned = bag.empty(names.SOURCES)
    return player


@final
class VanuatuState(Flow):
    """The table of a game of Vanuatu."""

    def __init__(
        self, book: list[Step[Any]], agenda: list[Frame], box: Components, options: Options, players: list[Player]
    ) -> None:
        super().__init__(book, agenda)
        self.box: Components = box
        self.options: Options = options
        self.players: list[Player] = players
        self.tiles: vec[i64] = EMPTY  # by cell; these seven are replaced, never changed, so clones share them
        self.cells: vec[i64] = EMPTY  # by tile: where it lies
        self.shores: vec[i64] = EMPTY  # by cell: the islands next to it that have not sunk, as bits
        self.sea: i64 = 0  # the cells with an ocean, as bits
        self.laid: vec[i64] = EMPTY  # islands in the order they were laid
        self.deck: vec[i64] = EMPTY  # lettered tiles face down
        self.volcano: vec[i64] = EMPTY  # tiles
        self.fish: vec[i64] = EMPTY  # tokens by tile, also of those not laid yet
        self.treasures: vec[i64] = EMPTY
        self.goods: vec[i64] = EMPTY  # by island, names.GOODS each
        self.huts: vec[i64] = EMPTY  # by island, names.MOST_SEATS each
        self.drawings: vec[i64] = EMPTY  # by island
        self.tourists: vec[i64] = EMPTY
        self.water: vec[i64] = EMPTY
        self.dikes: vec[i64] = EMPTY  # sides as bits
        self.sunk: i64 = 0  # islands as bits
        self.reserve: vec[i64] = EMPTY  # cubes by good
        self.ships: vec[i64] = EMPTY  # by slot, the topmost first
        self.loaded: vec[i64] = EMPTY  # by slot: filled crates as bits
        self.ship_deck: vec[i64] = EMPTY
        self.ship_discard: vec[i64] = EMPTY
        self.tourist_deck: vec[i64] = EMPTY  # tiles by value
        self.tourist_tile: i64 = 0
        self.office: i64 = 0
        self.price: i64 = 0  # of fish: how far down the track
        self.pool: vec[i64] = EMPTY  # characters that can be taken
        self.offered: i64 = 0  # two players: the characters of this round, as bits
        self.barred: i64 = 0  # and those of the round before
        self.neutral: vec[i64] = EMPTY  # markers by action
        self.rests: vec[i64] = EMPTY  # seat * names.REST_TOKENS + token, in the order they were taken
        self.dikes_left: i64 = 0
        self.die: i64 = 0  # what it shows; 0 when there is none
        self.round: i64 = 0  # counted from 0
        self.first: i64 = 0
        self.reach: vec[i64] = EMPTY  # what may be programmed, as far as it was asked: never cloned, never dumped

    def clone(self) -> VanuatuState:
        players = [player.clone() for player in self.players]
        new = VanuatuState(self.book, self.agenda[:], self.box, self.options, players)
        new.stands_like(self)
        new.tiles, new.cells, new.shores, new.sea = self.tiles, self.cells, self.shores, self.sea
        new.laid, new.deck, new.volcano = self.laid, self.deck, self.volcano
        new.fish, new.treasures = self.fish[:], self.treasures[:]
        new.goods, new.huts = self.goods[:], self.huts[:]
        new.drawings, new.tourists = self.drawings[:], self.tourists[:]
        new.water, new.dikes = self.water[:], self.dikes[:]
        new.sunk = self.sunk
        new.reserve = self.reserve[:]
        new.ships, new.loaded = self.ships[:], self.loaded[:]
        new.ship_deck, new.ship_discard = self.ship_deck[:], self.ship_discard[:]
        new.tourist_deck = self.tourist_deck[:]
        new.tourist_tile, new.office, new.price = self.tourist_tile, self.office, self.price
        new.pool = self.pool[:]
        new.offered, new.barred = self.offered, self.barred
        new.neutral, new.rests = self.neutral[:], self.rests[:]
        new.dikes_left, new.die = self.dikes_left, self.die
        new.round, new.first = self.round, self.first
        new.reach = self.reach  # all clones of a phase fill it for each other
        return new

    def dump(self) -> Json:
        return {
            **self.course_dump(),
            "options": [int(chosen) for chosen in self.options.chosen],
            "players": [player.dump() for player in self.players],
            "tiles": bag.listed(self.tiles),
            "laid": bag.listed(self.laid),
            "volcano": bag.listed(self.volcano),
            "ships": bag.listed(self.ships),
            "rests": bag.listed(self.rests),
            **{name: bag.listed(getattr(self, name)) for name, _ in COUNTED},
            "sky": [self.sunk, self.dikes_left, self.die, self.tourist_tile, self.office, self.price],
            "turn": [self.round, self.first, self.offered, self.barred],
        }

    def scores(self) -> list[int]:
        return [player.points() for player in self.players]

    def seats(self) -> i64:
        return len(self.players)

    def lay(self, tile: i64, cell: i64) -> None:
        """A tile comes to a cell. Shores are reckoned anew."""
        self.tiles = bag.changed(self.tiles, cell, tile)
        if tile < names.ISLANDS:
            self.laid = append(self.laid[:], tile)
        self.survey()

    def survey(self) -> None:
        """Tables that follow from where tiles lie and which islands have sunk."""
        cells = vec[i64]([NONE] * names.TILES)
        shores = bag.empty(names.CELLS)
        self.sea = 0
        for cell in range(names.CELLS):
            tile = self.tiles[cell]
            if tile == NONE:
                continue
            cells[tile] = cell
            if tile >= names.ISLANDS:
                self.sea |= 1 << cell
            elif not (self.sunk >> tile) & 1:
                for side in range(names.SIDES):
                    beside = self.box.near[cell * names.SIDES + side]
                    if beside != NONE:
                        shores[beside] |= 1 << tile
        self.cells = cells
        self.shores = shores

    def at(self, place: i64) -> i64:
        """[V1.2] The seat at a place in the order of the round, counted from 0."""
        seat = self.first + place
        return seat - self.seats() if seat >= self.seats() else seat

    def place_of(self, seat: i64) -> i64:
        """[V1.2] The place of a seat in the order of the round."""
        place = seat - self.first
        return place + self.seats() if place < 0 else place


def mine(state: object) -> VanuatuState:
    """States of other games are refused."""
    if not isinstance(state, VanuatuState):
        raise WrongGame("This is no table of Vanuatu: ask the game that made it.")
    return state


def load(book: list[Step[Any]], box: Components, data: Json) -> VanuatuState:
    """The way back from dump(), but for the question; raises BadState when something does not fit."""
    chosen = [value != 0 for value in numbers(data["options"], 11)]
    seats = len(load_seats(data["players"], names.MOST_SEATS))
    s = VanuatuState(book, [], box, Options(chosen), [new_player(box) for _ in range(seats)])
    load_course(s, data, seats)
    s.tiles = load_slots(data["tiles"], names.CELLS, names.TILES)
    s.laid = load_row(data["laid"], names.ISLANDS)
    s.volcano = load_row(data["volcano"], names.TILES)
    s.ships = load_slots(data["ships"], names.SLOTS, names.SHIPS)
    s.rests = load_row(data["rests"], seats * names.REST_TOKENS)
    for name, kinds in COUNTED:
        setattr(s, name, load_bag(data[name], kinds))
    load_numbers(s, data)
    for seat in range(seats):
        load_player(s.players[seat], data["players"][seat])
    s.survey()
    s.reach = bag.empty(seats * SETS)
    return s


def load_numbers(s: VanuatuState, data: Json) -> None:
    s.sunk, s.dikes_left, s.die, s.tourist_tile, s.office, s.price = load_bag(data["sky"], 6)
    if s.price >= len(s.box.prices):
        raise BadState(f"Fish have no such price: {data['sky']!r}.")
    s.round, s.first, s.offered, s.barred = load_bag(data["turn"], 4)
    if s.first >= s.seats() or s.round >= names.ROUNDS:
        raise BadState(f"There is no such turn: {data['turn']!r}.")


def load_player(player: Player, data: Json) -> None:
    player.fish = load_bag(data["fish"], names.MOST_VALUE + 1)
    player.treasures = load_bag(data["treasures"], names.MOST_VALUE + 1)
    player.markers = load_bag(data["markers"], names.ACTIONS)
    player.earned = load_bag(data["earned"], names.SOURCES)
    vatus, boat, huts, character, used, target, performed = numbers(data["rest"], 7)
    if vatus < 0 or not NONE <= boat < names.CELLS or not NONE <= character < names.CHARACTERS:
        raise BadState(f"There is no such boat or character: {data['rest']!r}.")
    if not NONE <= target < names.ACTIONS or huts < 0 or performed < 0:
        raise BadState(f"There is no such space: {data['rest']!r}.")
    player.vatus, player.boat, player.huts = vatus, boat, huts
    player.character, player.used, player.target, player.performed = character, used != 0, target, performed
