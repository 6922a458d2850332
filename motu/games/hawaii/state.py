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
from motu.games.hawaii import names
from motu.games.hawaii.components import Components

NONE: Final[i64] = -1  # an empty slot; nobody; not finished
MOST_RESOURCES: Final[i64] = 1  # of the setting tie_break; 0: shared
EMPTY: Final = vec[i64]()  # before anything is there; never added to


@final
class Options:
    """The settings of a table as numbers, shared by all its states."""

    def __init__(
        self,
        every_payment: bool,
        gaps: bool,
        first_space_points: i64,
        tie_break: i64,
        open_resources: bool,
        long_width: i64,
        confirm: bool,
    ) -> None:
        self.every_payment: bool = every_payment
        self.gaps: bool = gaps
        self.first_space_points: i64 = first_space_points
        self.tie_break: i64 = tie_break
        self.open_resources: bool = open_resources
        self.long_width: i64 = long_width
        self.confirm: bool = confirm

    def dump(self) -> Json:
        return [
            int(self.every_payment),
            int(self.gaps),
            self.first_space_points,
            self.tie_break,
            int(self.open_resources),
            self.long_width,
            int(self.confirm),
        ]


@final
@mypyc_attr(acyclic=True)
class Player:
    """One seat: what is behind the screen, in the corner and beside it. Clones share what its tiles make of it."""

    def __init__(self) -> None:
        self.purse: vec[i64] = EMPTY  # by resource
        self.tiles: vec[i64] = EMPTY  # in the order they were placed: (village * names.TILES + kind) * 2 + side
        self.kinds: vec[i64] = EMPTY  # by village: a bit for each kind in it
        self.width: vec[i64] = EMPTY  # by village: columns
        self.trade: vec[i64] = EMPTY  # by village: units of its trade hut
        self.powers: vec[i64] = EMPTY  # effects that add up
        self.ready: vec[i64] = EMPTY  # boats by type
        self.away: vec[i64] = EMPTY  # boats used up for this round
        self.taken: vec[i64] = EMPTY  # cost tokens of this round: kind * 2, + 1 when taken as fish
        self.earned: vec[i64] = EMPTY  # points by source
        self.walk_limit: i64 = names.FAR
        self.kahunas: i64 = 0
        self.tikis: i64 = 0
        self.chief: i64 = names.BEACH  # a space, the beach, or the harbour and the posts on it
        self.sum: i64 = 0  # of the tokens of this round
        self.finished: i64 = NONE  # the order space taken in this round

    def clone(self) -> Player:
        new = Player()
        new.purse = self.purse[:]
        new.tiles = self.tiles  # these five are replaced when a tile is added, and never changed
        new.kinds = self.kinds
        new.width = self.width
        new.trade = self.trade
        new.powers = self.powers
        new.ready = self.ready[:]
        new.away = self.away[:]
        new.taken = self.taken[:]
        new.earned = self.earned[:]
        new.walk_limit = self.walk_limit
        new.kahunas = self.kahunas
        new.tikis = self.tikis
        new.chief = self.chief
        new.sum = self.sum
        new.finished = self.finished
        return new

    def adds(self, box: Components, village: i64, kind: i64, side: i64, width: i64) -> None:
        """A tile comes to the right end of a village, and what it does counts from now on."""
        self.tiles = append(self.tiles[:], (village * names.TILES + kind) * 2 + side)
        self.kinds = bag.changed(self.kinds, village, self.kinds[village] | 1 << kind)
        self.width = bag.changed(self.width, village, self.width[village] + width)
        first = (kind * 2 + side) * names.EFFECTS
        units = box.effect[first + names.TRADE_UNITS]
        self.trade = bag.changed(self.trade, village, self.trade[village] + units)
        self.powers = self.powers[:]
        for power in range(names.POWERS):
            self.powers[power] += box.effect[first + power]
        limit = box.effect[first + names.WALK_LIMIT]
        if limit and limit < self.walk_limit:
            self.walk_limit = limit

    def points(self) -> i64:
        return bag.total(self.earned)

    def dump(self) -> Json:
        return {
            "purse": bag.listed(self.purse),
            "tiles": bag.listed(self.tiles),
            "ready": bag.listed(self.ready),
            "away": bag.listed(self.away),
            "taken": bag.listed(self.taken),
            "earned": bag.listed(self.earned),
            "rest": [self.kahunas, self.tikis, self.chief, self.sum, self.finished],
        }


def new_player(box: Components) -> Player:
    """[H0.3] A seat with a corner, a small boat and the hut that is printed in village 1."""
    player = Player()
    player.purse = bag.empty(names.RESOURCES)
    player.tiles = vec[i64]()
    player.kinds = bag.empty(names.VILLAGES)
    player.width = bag.empty(names.VILLAGES)
    player.trade = bag.empty(names.VILLAGES)
    player.powers = bag.empty(names.POWERS)
    player.ready = bag.empty(names.BOATS)
    player.away = bag.empty(names.BOATS)
    player.taken = vec[i64]()
    player.earned = bag.empty(names.SOURCES)
    player.ready[0] = 1
    player.kinds[0] = 1 << names.START_HUT
    player.width[0] = box.width[names.START_HUT]
    return player


@final
class HawaiiState(Flow):
    """The table of a game of Hawaii."""

    def __init__(
        self, book: list[Step[Any]], agenda: list[Frame], box: Components, options: Options, players: list[Player]
    ) -> None:
        super().__init__(book, agenda)
        self.box: Components = box
        self.options: Options = options
        self.players: list[Player] = players
        self.layout: vec[i64] = EMPTY  # the place on each space
        self.tokens: vec[i64] = EMPTY  # by place, names.SLOTS each; the numbered space comes last
        self.bag: vec[i64] = EMPTY  # tokens not drawn, by kind
        self.beach: vec[i64] = EMPTY  # tokens lying as fish
        self.order_tokens: vec[i64] = EMPTY  # by order space
        self.stock: vec[i64] = EMPTY  # products not bought, by kind; none for gods
        self.tops: vec[i64] = EMPTY  # gods for sale, by pile
        self.below: vec[i64] = EMPTY  # how many lie under each of them
        self.hidden: vec[i64] = EMPTY  # which gods lie there, in both piles together
        self.posts: vec[i64] = EMPTY  # islands
        self.stack: vec[i64] = EMPTY  # islands face down, 1 for each that is there; nobody knows their order
        self.returned: vec[i64] = EMPTY  # islands face up under the stack, likewise
        self.order: vec[i64] = EMPTY  # seats in turn order
        self.next_order: vec[i64] = EMPTY  # seats by order space
        self.round: i64 = 0  # counted from 0
        self.active: i64 = 0  # whose turn it is
        self.used_huts: i64 = 0  # in this turn: a bit for each village of the active seat

    def clone(self) -> HawaiiState:
        players = [player.clone() for player in self.players]
        new = HawaiiState(self.book, self.agenda[:], self.box, self.options, players)
        new.stands_like(self)
        new.layout = self.layout  # these eight are replaced, and never changed
        new.tops = self.tops
        new.below = self.below
        new.hidden = self.hidden
        new.posts = self.posts
        new.stack = self.stack
        new.returned = self.returned
        new.order = self.order
        new.tokens = self.tokens[:]
        new.bag = self.bag[:]
        new.beach = self.beach[:]
        new.order_tokens = self.order_tokens[:]
        new.stock = self.stock[:]
        new.next_order = self.next_order[:]
        new.round = self.round
        new.active = self.active
        new.used_huts = self.used_huts
        return new

    def dump(self) -> Json:
        return {
            **self.course_dump(),
            "options": self.options.dump(),
            "players": [player.dump() for player in self.players],
            "layout": bag.listed(self.layout),
            "tokens": bag.listed(self.tokens),
            "bag": bag.listed(self.bag),
            "beach": bag.listed(self.beach),
            "order_tokens": bag.listed(self.order_tokens),
            "stock": bag.listed(self.stock),
            "tops": bag.listed(self.tops),
            "below": bag.listed(self.below),
            "hidden": bag.listed(self.hidden),
            "posts": bag.listed(self.posts),
            "stack": bag.listed(self.stack),
            "returned": bag.listed(self.returned),
            "order": bag.listed(self.order),
            "next_order": bag.listed(self.next_order),
            "turn": [self.round, self.active, self.used_huts],
        }

    def scores(self) -> list[int]:
        return [player.points() for player in self.players]

    def seats(self) -> i64:
        return len(self.players)

    def width_of(self, kind: i64) -> i64:
        """[H7.6] Columns that a tile takes, [H14.7] the long hut as the table was made."""
        if kind == names.LONG_HUT and self.options.long_width:
            return self.options.long_width
        return self.box.width[kind]


def mine(state: object) -> HawaiiState:
    """States of other games are refused."""
    if not isinstance(state, HawaiiState):
        raise WrongGame("This is no table of Hawaii: ask the game that made it.")
    return state


def load(book: list[Step[Any]], box: Components, data: Json) -> HawaiiState:
    """The way back from dump(); raises BadState when something does not fit. Nobody has been asked yet."""
    payment, gaps, points, tie_break, opened, width, confirm = numbers(data["options"], 7)
    seats = len(load_seats(data["players"], names.MOST_SEATS))
    tokens = len(box.token_count)
    options = Options(payment != 0, gaps != 0, points, tie_break, opened != 0, width, confirm != 0)
    s = HawaiiState(book, [], box, options, [new_player(box) for _ in range(seats)])
    load_course(s, data, seats)
    s.layout = load_row(data["layout"], names.PLACES)
    s.tokens = load_slots(data["tokens"], names.PLACES * names.SLOTS, tokens)
    s.bag = load_bag(data["bag"], tokens)
    s.beach = load_row(data["beach"], tokens)
    s.order_tokens = load_slots(data["order_tokens"], names.MOST_SEATS, tokens)
    s.stock = load_bag(data["stock"], names.KINDS)
    s.tops = load_slots(data["tops"], names.PILES, names.FIRST_GOD + names.GODS)
    s.below = load_bag(data["below"], names.PILES)
    s.hidden = load_bag(data["hidden"], names.GODS)
    s.posts = load_slots(data["posts"], names.POSTS, names.ISLANDS)
    s.stack = load_bag(data["stack"], names.ISLANDS)
    s.returned = load_bag(data["returned"], names.ISLANDS)
    s.order = load_row(data["order"], seats)
    s.next_order = load_slots(data["next_order"], seats, seats)
    for seat in range(seats):
        load_player(s, s.players[seat], data["players"][seat])
    s.round, s.active, s.used_huts = numbers(data["turn"], 3)
    if not 0 <= s.active < seats or not 0 <= s.round < names.ROUNDS or not 0 <= s.used_huts < 1 << names.VILLAGES:
        raise BadState(f"There is no such turn: {data['turn']!r}.")
    return s


def load_player(s: HawaiiState, player: Player, data: Json) -> None:
    """Tiles are placed again one by one, so that all that follows from them fits."""
    player.purse = load_bag(data["purse"], names.RESOURCES)
    player.ready = load_bag(data["ready"], names.BOATS)
    player.away = load_bag(data["away"], names.BOATS)
    player.taken = load_row(data["taken"], 2 * len(s.box.token_count))
    player.earned = load_bag(data["earned"], names.SOURCES)
    for tile in load_row(data["tiles"], names.VILLAGES * names.TILES * 2):
        kind = tile // 2 % names.TILES
        player.adds(s.box, tile // 2 // names.TILES, kind, tile % 2, s.width_of(kind))
    player.kahunas, player.tikis, player.chief, player.sum, player.finished = numbers(data["rest"], 5)
    if not 0 <= player.kahunas <= names.VILLAGES or not 0 <= player.tikis <= s.box.most_tikis():
        raise BadState(f"A track is longer than that: {data['rest']!r}.")
    if not 0 <= player.chief <= names.BEACH + 1 + names.POSTS or not NONE <= player.finished < s.seats():
        raise BadState(f"A chief cannot be there: {data['rest']!r}.")
