"""The state of the table; clone, dump and load side by side."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motu.core import bag
from motu.core.dumps import load_bag, load_course, load_seats, load_slots, numbers
from motu.core.errors import BadState, WrongGame
from motu.core.flow import Flow, Frame, Step
from motu.core.game import Json
from motu.games.moorea.components import COMMODITIES, GOODS, MOST_SEATS, PRODUCTS, TOOLS, Components

NOT_YET: Final[i64] = -1  # last turns that have not been rung in
NO_CARD: Final[i64] = -1  # an empty slot

# values of the setting tie_break
SHARED: Final[i64] = 0
FEWER_PRODUCTS: Final[i64] = 1
FEWER_TOOLS: Final[i64] = 2


@final
class Options:
    """The settings of a table as numbers, shared by all its states."""

    def __init__(self, first: i64, tie_break: i64, sites_add_up: bool, tracker: bool, confirm: bool) -> None:
        self.first: i64 = first  # the seat that begins; -1: chance decides
        self.tie_break: i64 = tie_break
        self.sites_add_up: bool = sites_add_up
        self.tracker: bool = tracker
        self.confirm: bool = confirm

    def dump(self) -> Json:
        return [self.first, self.tie_break, int(self.sites_add_up), int(self.tracker), int(self.confirm)]


@final
@mypyc_attr(acyclic=True)
class Player:
    """Everything before one seat."""

    def __init__(
        self,
        hand: vec[i64],
        known: vec[i64],
        products: vec[i64],
        laid: vec[i64],
        saves: vec[i64],
        tools: i64,
        points: i64,
    ) -> None:
        self.hand: vec[i64] = hand  # by good
        self.known: vec[i64] = known  # of these hand cards everybody knows, having paid attention
        # shared by clones: replaced, and never changed
        self.products: vec[i64] = products  # face up before the player, by kind
        self.laid: vec[i64] = laid  # cards at stores, by place
        self.saves: vec[i64] = saves  # how many of each commodity the own sites save
        self.tools: i64 = tools  # one bit for each
        self.points: i64 = points  # on the table

    def clone(self) -> Player:
        return Player(
            self.hand[:],
            self.known[:],
            self.products,
            self.laid,
            self.saves,
            self.tools,
            self.points,
        )

    def has(self, tool: i64) -> bool:
        return (self.tools >> tool) & 1 != 0

    def takes(self, good: i64, openly: bool) -> None:
        """A card comes to the hand."""
        self.hand[good] += 1
        if openly:
            self.known[good] += 1

    def gives(self, good: i64, n: i64) -> None:
        """Cards leave the hand, seen by all."""
        self.hand[good] -= n
        self.known[good] = max(0, self.known[good] - n)

    def dump(self) -> Json:
        return {
            "hand": bag.listed(self.hand),
            "known": bag.listed(self.known),
            "products": bag.listed(self.products),
            "laid": bag.listed(self.laid),
            "saves": bag.listed(self.saves),
            "tools": self.tools,
            "points": self.points,
        }


@final
class MooreaState(Flow):
    """The table of a game of Moorea."""

    def __init__(
        self,
        book: list[Step[Any]],
        agenda: list[Frame],
        box: Components,
        options: Options,
        players: list[Player],
        pile: vec[i64],
        discard: vec[i64],
        row: vec[i64],
        stack_one: vec[i64],
        stack_two: vec[i64],
        display: vec[i64],
        marks: vec[i64],
        removed: vec[i64],
    ) -> None:
        super().__init__(book, agenda)
        self.box: Components = box
        self.options: Options = options
        self.players: list[Player] = players
        self.pile: vec[i64] = pile  # commodities face down; nobody knows their order, so there is none
        self.discard: vec[i64] = discard
        self.row: vec[i64] = row  # the open commodities by slot
        self.stack_one: vec[i64] = stack_one  # product cards face down, by kind; stack I lies on top of II
        self.stack_two: vec[i64] = stack_two
        self.display: vec[i64] = display  # the products for sale by slot
        self.marks: vec[i64] = marks  # from which stack each of them came
        self.removed: vec[i64] = removed  # canoes, huts, stoneware used up or thrown away; shared like products
        self.first: i64 = 0  # who began
        self.active: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # begun so far
        self.progress: bool = False  # this turn bought or laid something
        self.idle: i64 = 0  # turns in a row without progress
        self.rung: bool = False  # this turn rang in the end
        self.last_turns: i64 = NOT_YET  # that many are still to come after this one

    def clone(self) -> MooreaState:
        new = MooreaState(
            self.book,
            self.agenda[:],
            self.box,
            self.options,
            [player.clone() for player in self.players],
            self.pile[:],
            self.discard[:],
            self.row[:],
            self.stack_one[:],
            self.stack_two[:],
            self.display[:],
            self.marks[:],
            self.removed,
        )
        new.stands_like(self)
        new.first = self.first
        new.active = self.active
        new.turns = self.turns
        new.progress = self.progress
        new.idle = self.idle
        new.rung = self.rung
        new.last_turns = self.last_turns
        return new

    def dump(self) -> Json:
        return {
            **self.course_dump(),
            "options": self.options.dump(),
            "players": [player.dump() for player in self.players],
            "pile": bag.listed(self.pile),
            "discard": bag.listed(self.discard),
            "row": bag.listed(self.row),
            "stack_one": bag.listed(self.stack_one),
            "stack_two": bag.listed(self.stack_two),
            "display": bag.listed(self.display),
            "marks": bag.listed(self.marks),
            "removed": bag.listed(self.removed),
            "turn": [
                self.first,
                self.active,
                self.turns,
                int(self.progress),
                self.idle,
                int(self.rung),
                self.last_turns,
            ],
        }

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def seats(self) -> i64:
        return len(self.players)

    def deck_size(self) -> i64:
        """Product cards still face down."""
        return bag.total(self.stack_one) + bag.total(self.stack_two)

    def tools_left(self, tool: i64) -> i64:
        """How many of a tool nobody has bought."""
        left = self.box.tool_count[tool]
        for player in self.players:
            if player.has(tool):
                left -= 1
        return left


def mine(state: object) -> MooreaState:
    """States of other games are refused."""
    if not isinstance(state, MooreaState):
        raise WrongGame("This is no table of Moorea: ask the game that made it.")
    return state


def load(book: list[Step[Any]], box: Components, data: Json) -> MooreaState:
    """The way back from dump(); raises BadState when something does not fit. Nobody has been asked yet."""
    first, tie_break, add_up, tracker, confirm = numbers(data["options"], 5)
    players = [load_player(box, entry) for entry in load_seats(data["players"], MOST_SEATS)]
    s = MooreaState(
        book,
        [],
        box,
        Options(first, tie_break, add_up != 0, tracker != 0, confirm != 0),
        players,
        load_bag(data["pile"], COMMODITIES),
        load_bag(data["discard"], COMMODITIES),
        load_slots(data["row"], box.open_size, COMMODITIES),
        load_bag(data["stack_one"], PRODUCTS),
        load_bag(data["stack_two"], PRODUCTS),
        load_slots(data["display"], box.display_size, PRODUCTS),
        load_bag(data["marks"], box.display_size),
        load_bag(data["removed"], PRODUCTS),
    )
    load_course(s, data, len(players))
    s.first, s.active, s.turns, progress, s.idle, rung, s.last_turns = numbers(data["turn"], 7)
    s.progress, s.rung = progress != 0, rung != 0
    if not 0 <= s.active < len(players):
        raise BadState(f"There is no seat {s.active}.")
    return s


def load_player(box: Components, data: Json) -> Player:
    tools, points = numbers([data["tools"], data["points"]], 2)
    if not 0 <= tools < 1 << TOOLS:
        raise BadState(f"There are no such tools: {tools}.")
    return Player(
        load_bag(data["hand"], GOODS),
        load_bag(data["known"], GOODS),
        load_bag(data["products"], PRODUCTS),
        load_bag(data["laid"], box.places),
        load_bag(data["saves"], COMMODITIES),
        tools,
        points,
    )
