"""Tables set up in one line of words, and read as a player would.

    s = table("sea@0,0 sea@2,0", taken="sand hut", paddles={"row 1": 1})
    assert offers(s) == ["place sand-tu-0-0-0", "end turn"]
    choose(s, "place sand-tu-0-0-0", "at 1 0", "turn 0")

Tiles are written by their ids, or `sea`, `sand`, `hut` and `tiki` for plain ones; on an island with column and row, and
`r1` behind them for a quarter turn. Every tile named is taken from the stack, so nothing is made or lost. Slots that
nobody names are filled with what is left. Seat 0 is to choose a line, or to build when it has taken something.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Any, cast

from motu.core.game import CHANCE, Settings
from motu.games.pagaie import flow, moves
from motu.games.pagaie.game import Pagaie
from motu.games.pagaie.names import COLUMN_NAMES, ELEMENT_NAMES, ICON_NAMES, slot_name
from motu.games.pagaie.rules import days
from motu.games.pagaie.rules.choosing import is_free
from motu.games.pagaie.state import PagaieState
from tests.support import editions, speaking
from tests.support.piece_words import counted, spoken, words

PAGAIE = Pagaie()
offers = partial(speaking.offers, PAGAIE)
BOX = PAGAIE.components()
PLAIN = {"sea": "SEA-SH-0-0-0", "sand": "SAND-TU-0-0-0", "hut": "CON-HUT", "tiki": "CON-TIKI"}
IDS = [entry["id"] for entry in BOX["tile"]]
LYING = re.compile(r"([\w-]+)@(-?\d+),(-?\d+)(?:r([0-3]))?")


def full(word: str) -> str:
    """The id of a tile."""
    return PLAIN.get(word, word)


class Maker:
    """A dump in the making: what it names leaves the stack."""

    def __init__(self, game: Pagaie, seats: int, settings: Settings) -> None:
        self.game = game
        self.data = game.new(seats, settings).dump()
        self.left = self.data["stack"]

    def tile(self, word: str) -> int:
        """A tile out of the stack, by its face."""
        face = self.game.box.ids.index(full(word))
        assert self.left[face], f"there is no further {word}"
        self.left[face] -= 1
        return face

    def seat(self, seat: int, island: str = "", pontoon: str = "", taken: str = "") -> None:
        """Everything of one seat."""
        levels: list[list[int]] = [[], [], []]
        for word in island.split():
            found = LYING.fullmatch(word)
            assert found, word
            face = self.tile(found[1])
            lying = moves.packed(int(found[2]), int(found[3]), int(found[4] or 0), face)
            levels[self.game.box.level[face]].append(int(lying))
        held = [self.tile(word) * 2 for word in words(pontoon)] + [self.tile(word) * 2 + 1 for word in words(taken)]
        self.data["players"][seat] = [*levels, held]

    def fill(self, s: PagaieState, board: dict[str, str]) -> None:
        """Tiles in the slots that are named, "" where none lies; then the first ones left in all others."""
        for name, word in board.items():
            self.data["slots"][slot(name)] = self.tile(word) if word else -1
        for row in range(s.options.rows):
            for column in range(s.options.columns):
                name = f"{COLUMN_NAMES[column]}{row + 1}"
                if name not in board and row != s.options.fixed:
                    at = max(range(len(self.left)), key=lambda face: (self.left[face] > 0, -self.used(face)))
                    self.data["slots"][slot(name)] = self.tile(self.game.box.ids[at])

    def used(self, face: int) -> int:
        """How many of a face lie in slots."""
        return int(self.data["slots"].count(face))


def slot(name: str) -> int:
    """`c2` as a number."""
    return (int(name[1:]) - 1) * 6 + COLUMN_NAMES.index(name[0])


def line(name: str) -> int:
    """`row 2` or `column c` as a number."""
    kind, which = name.split()
    return int(which) - 1 if kind == "row" else 6 + COLUMN_NAMES.index(which)


def table(
    island: str = "",
    *,
    seats: int = 4,
    day: int = 1,
    first: int = 0,
    seat: int = 0,
    turn: int = 0,  # which of the seat's turns of the day
    step: int | None = None,
    pontoon: str = "",
    taken: str = "",
    board: dict[str, str] | None = None,
    paddles: dict[str, int] | None = None,
    flowers: str = "",
    others: dict[int, dict[str, Any]] | None = None,
    settings: Settings | None = None,
    game: Pagaie = PAGAIE,
) -> PagaieState:
    """A table with all its pieces, at which `seat` is to act."""
    make = Maker(game, seats, settings or {})
    data = make.data
    s = game.new(seats, settings or {})
    make.seat(seat, island, pontoon, taken)
    for other, theirs in (others or {}).items():
        make.seat(other, **theirs)
    make.fill(s, board or {})
    for name, owner in (paddles or {}).items():
        data["paddles"][line(name)] = owner
    data["flowers"] = counted(flowers, ELEMENT_NAMES)
    data["day"] = [day - 1, first]
    data["after_chance"] = 0
    data["agenda"] = agenda(s, seat, turn, first, step, bool(taken))
    return game.load(data)


def agenda(s: PagaieState, seat: int, turn: int, first: int, step: int | None, building: bool) -> list[list[int]]:
    """The rest of the day, the next frame last."""
    s.first = first
    order = [int(other) for other in days.turn_order(s)]
    flowers = [[int(flow.FLOWER), int(other), 0, 0] for other in days.flower_order(s)]
    night = [int(flow.NIGHT), first, 0, 0]
    if step == flow.FLOWER:
        return [night, *flowers[::-1]]
    place = [at for at, other in enumerate(order) if other == seat][turn]
    menu = flow.ASKED_MENU if s.options.confirm else flow.MENU
    top = [int(step if step is not None else menu if building else flow.LINE), seat, 0, 0]
    return [night, *flowers[::-1], *[[int(flow.LINE), other, 0, 0] for other in order[place + 1 :]][::-1], top]


def choose(s: PagaieState, *lines: str) -> list[Any]:
    """Play these moves of seats and of chance, and hear what happened."""
    return list(speaking.choose(PAGAIE, s, *lines))


def whatever(s: PagaieState) -> list[Any]:
    """Chance answers anything until a seat is asked or the game is over."""
    log: list[Any] = []
    while s.awaiting() == CHANCE:
        s.play(s.moves()[0], log)
    return log


def places(s: PagaieState, terrain: str, seat: int = 0) -> list[tuple[int, int]]:
    """Where a tile of a terrain can go, by column and row, in order."""
    level = ["sea", "sand", "construction"].index(terrain)
    island = s.players[seat].island
    below = island.below(level)
    found = [(int(moves.x_at(at, below)), int(moves.y_at(at, below))) for at in island.places(level)]
    assert len(set(found)) == len(found), "a place is listed twice"
    return sorted(found)


def seen(s: PagaieState, seat: int = 0) -> str:
    """Elements in sight on an island."""
    return spoken(s.players[seat].island.seen, ICON_NAMES)


def flowers(s: PagaieState) -> str:
    return spoken(s.flowers, ELEMENT_NAMES)


def held(s: PagaieState, seat: int = 0) -> list[str]:
    """The tiles in hand, those from the pontoon in brackets."""
    ids = s.box.ids
    return [ids[one // 2] if one % 2 else f"({ids[one // 2]})" for one in s.players[seat].held]


def free(s: PagaieState) -> list[str]:
    """The slots of free tiles, row by row."""
    return [slot_name(at) for at in range(36) if is_free(s, at)]


def kinds(log: list[Any]) -> list[str]:
    """Events by kind."""
    return [event.kind for event in log]


def with_printed(*changes: tuple[str, str]) -> Pagaie:
    """Pagaie with other numbers on its components: texts of the component file replaced."""
    return cast(Pagaie, editions.with_printed(PAGAIE, *changes))
