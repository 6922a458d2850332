"""The state of the table; clone, dump and load side by side."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.dumps import Loading, ask_again, load_bag, load_course, load_seats, load_slots, numbers
from motu.core.errors import BadState, WrongGame
from motu.core.flow import Flow, Frame, Step
from motu.core.game import Json
from tests.skerry.game.components import AXES, CELLS, MOST_SEATS, TILE_NAMES, Components

EMPTY = -1
NO_SEAT = -1


class Player:
    """Everything before one seat; what it has lost is counted, not subtracted."""

    def __init__(self, hand: vec[i64], joins: int, edges: int, passes: int) -> None:
        self.hand = hand
        self.joins = joins
        self.edges = edges
        self.passes = passes

    def clone(self) -> Player:
        return Player(self.hand[:], self.joins, self.edges, self.passes)


class SkerryState(Flow):
    """The table of a game of Skerry."""

    def __init__(
        self,
        book: list[Step[Any]],
        agenda: list[Frame],
        box: Components,
        rough: bool,
        confirm: bool,
        players: list[Player],
        tiles: vec[i64],
        weather: vec[i64],
        reef: vec[i64],
        axes: vec[i64],
        owners: vec[i64],
    ) -> None:
        super().__init__(book, agenda)
        self.box = box
        self.rough = rough
        self.confirm = confirm
        self.players = players
        self.tiles = tiles  # in the bag, by kind
        self.weather = weather  # calm and waves that are still to come
        self.reef = reef  # the tile in each cell
        self.axes = axes  # how it lies
        self.owners = owners  # who laid it
        self.active = 0
        self.turns = 0  # taken so far, by all seats
        self.waves = 0

    def seats(self) -> int:
        return len(self.players)

    def lost(self) -> bool:
        """[S5.2] All seats have lost together."""
        return self.waves >= self.box.waves

    def scores(self) -> list[int]:
        costs = self.box
        return [p.joins - costs.edge_costs * p.edges - costs.pass_costs * p.passes for p in self.players]

    def clone(self) -> SkerryState:
        new = SkerryState(
            self.book,
            self.agenda[:],
            self.box,
            self.rough,
            self.confirm,
            [player.clone() for player in self.players],
            self.tiles[:],
            self.weather[:],
            self.reef[:],
            self.axes[:],
            self.owners[:],
        )
        new.stands_like(self)
        new.active, new.turns, new.waves = self.active, self.turns, self.waves
        return new

    def dump(self) -> Json:
        return {
            **self.course_dump(),
            "settings": [int(self.rough), int(self.confirm)],
            "players": [[bag.listed(p.hand), [p.joins, p.edges, p.passes]] for p in self.players],
            "tiles": bag.listed(self.tiles),
            "weather": bag.listed(self.weather),
            "reef": bag.listed(self.reef),
            "axes": bag.listed(self.axes),
            "owners": bag.listed(self.owners),
            "turn": [self.active, self.turns, self.waves],
        }


def mine(state: object) -> SkerryState:
    """States of other games are refused."""
    if not isinstance(state, SkerryState):
        raise WrongGame("This is no table of Skerry: ask the game that made it.")
    return state


def load(book: list[Step[Any]], box: Components, data: Json) -> SkerryState:
    """The way back from dump()."""
    with Loading("Skerry"):
        seats = load_seats(data["players"], MOST_SEATS)
        rough, confirm = numbers(data["settings"], 2)
        s = SkerryState(
            book,
            [],
            box,
            rough != 0,
            confirm != 0,
            [load_player(hand, counts) for hand, counts in seats],
            load_bag(data["tiles"], len(TILE_NAMES)),
            load_bag(data["weather"], 2),
            load_slots(data["reef"], len(CELLS), len(TILE_NAMES)),
            load_slots(data["axes"], len(CELLS), len(AXES)),
            load_slots(data["owners"], len(CELLS), len(seats)),
        )
        load_course(s, data, len(seats))
        s.active, s.turns, s.waves = numbers(data["turn"], 3)
        if not 0 <= s.active < len(seats):
            raise BadState(f"There is no seat {s.active}.")
        check(s)
        ask_again(s)
    return s


def check(s: SkerryState) -> None:
    """No tile is made or lost."""
    held = [sum(p.hand[kind] for p in s.players) for kind in range(len(TILE_NAMES))]
    for kind, count in enumerate(s.box.count):
        if s.tiles[kind] + held[kind] + sum(tile == kind for tile in s.reef) != count:
            raise BadState(f"There must be {count} of {TILE_NAMES[kind]} in all.")


def load_player(hand: Json, counts: Json) -> Player:
    joins, edges, passes = numbers(counts, 3)
    return Player(load_bag(hand, len(TILE_NAMES)), joins, edges, passes)
