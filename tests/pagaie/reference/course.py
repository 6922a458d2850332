"""The course of a game as questions: who is asked, what may be answered, and what comes of the answer [3]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from tests.pagaie.reference.box import BOTTLE, Face
from tests.pagaie.reference.island import Cell
from tests.pagaie.reference.result import score, worths
from tests.pagaie.reference.table import Held, Player, Slot, Table

CHANCE = -1
END = ("end",)


@dataclass(frozen=True)
class Question:
    """Asked of a seat; all that may be answered. An answer of chance stands there as often as it is likely."""

    seat: int
    about: str
    answers: list[Any]


Course = Generator[Question, Any, None]


def game(table: Table) -> Course:
    """From setting up to the last flower."""
    yield from set_up(table)
    yield from deal(table)
    while True:
        yield from day(table)
        if table.day == table.last_day():
            break  # without refilling [3.11]
        table.tell("night", table.day)
        table.day += 1
        table.take_paddles_back()
        yield from deal(table)
        table.first = (table.first + 1) % table.seats
    for seat, player in enumerate(table.players):
        table.tell("counted", seat, score(table, seat), player.island.visible()[BOTTLE])


def set_up(table: Table) -> Course:
    """Start tiles, then the first player [2]."""
    for _ in range(table.box.start_tiles_drawn):
        table.draw_start_tile((yield Question(CHANCE, "start tile", list(table.start_tiles))))
    table.first = yield Question(CHANCE, "first player", list(range(table.seats)))
    table.tell("first", table.first)


def deal(table: Table) -> Course:
    """Chance fills the empty slots in their order, as long as there are tiles [R7.3]."""
    for slot in table.to_fill()[: table.stack.total()]:
        face: Face = yield Question(CHANCE, "tile", list(table.stack.elements()))
        table.stack[face] -= 1
        table.board[slot] = face
        table.tell("dealt", slot, face.name)


def day(table: Table) -> Course:
    """Every turn, then the flowers [R2.4]."""
    table.tell("day", table.first, table.day)
    for seat in table.turns():
        yield from choose_tiles(table, seat)
        yield from build(table, seat)
    for seat in table.flower_pickers():
        yield from add_flower(table, seat)


def choose_tiles(table: Table, seat: int) -> Course:
    """A line, then some of its free tiles; the paddle covers the line at once [R3]."""
    free = set(table.free())
    offered = {line: [slot for slot in slots if slot in free] for line, slots in table.lines().items()}
    lines = [line for line, slots in offered.items() if slots]
    if not lines:
        return table.tell("no tile", seat)  # [R3.8]
    line: str = yield Question(seat, "line", lines)
    sizes = range(1, table.box.most_tiles[table.seats] + 1)
    sets = [frozenset(some) for size in sizes for some in combinations(offered[line], size)]
    taken: frozenset[Slot] = yield Question(seat, "tiles", sets)
    table.tell("took", seat, line, sorted(taken))
    for slot in sorted(taken):
        table.players[seat].held.append(Held(table.board.pop(slot), fresh=True))
    assert line not in table.paddles  # [R3.6]
    table.paddles[line] = seat


def build(table: Table, seat: int) -> Course:
    """Placing and discarding, until the player ends the turn or holds nothing [3.5].

    At a table that wants it the end of a turn is always asked for: the product's own setting, not a rule.
    """
    player = table.players[seat]
    while player.held or table.options.confirm_end_of_turn:
        answer: tuple[Any, ...] = yield Question(seat, "menu", menu(table, player))
        if answer == END:
            break
        what, face, fresh = answer
        tile = next(tile for tile in player.held if (tile.face, tile.fresh) == (face, fresh))
        if what == "place":
            anchor = yield Question(seat, "position", player.island.anchors(face.level))
            turn = yield Question(seat, "turn", player.island.turns(face))
            place(table, seat, face, anchor, turn)
        else:
            table.out.append(face)
            table.tell("discarded", seat, face.name, fresh)
        player.held.remove(tile)
    for tile in player.held:
        tile.fresh = False
    table.tell("ended", seat, sorted(tile.face.name for tile in player.held))


def place(table: Table, seat: int, face: Face, anchor: Cell, turn: int) -> None:
    """A tile comes to the island: what is covered by it, and what that changes now."""
    island = table.players[seat].island
    before, points = island.visible(), score(table, seat)
    island.lay(face, anchor, turn)
    gone = before + Counter(icon for icon in face.cells if icon) - island.visible()
    table.tell("placed", seat, face.name, anchor, turn, gone, score(table, seat) - points)


def menu(table: Table, player: Player) -> list[tuple[Any, ...]]:
    """Tiles with the same face and both or neither just taken are one option [3.5]."""
    kinds = sorted({(tile.face, tile.fresh) for tile in player.held}, key=lambda kind: (kind[0].name, kind[1]))
    placeable = {level: bool(player.island.anchors(level)) for level in (1, 2, 3)}
    options: list[tuple[Any, ...]] = [("place", face, fresh) for face, fresh in kinds if placeable[face.level]]
    if may_discard(table, player):
        options += [("discard", face, fresh) for face, fresh in kinds]
    if len(player.held) <= table.box.pontoon:
        options.append(END)
    return options


def may_discard(table: Table, player: Player) -> bool:
    """Too many are held, and no more are too many than were taken just now and have no place [R4.3, R4.4, Q5]."""
    excess = len(player.held) - table.box.pontoon
    stuck = sum(tile.fresh and not player.island.anchors(tile.face.level) for tile in player.held)
    return excess > 0 and (table.options.free_discard or excess <= stuck)


def add_flower(table: Table, seat: int) -> Course:
    """A free tile becomes a flower of one element it shows; it must [R6.3, R6.7]."""
    free = [slot for slot in table.free() if table.board[slot].elements()]
    if not free:
        return table.tell("no flower", seat)  # [R6.11]
    slot: Slot = yield Question(seat, "flower tile", free)
    element: str = yield Question(seat, "flower element", table.board[slot].elements())
    table.turned.append(table.board.pop(slot))
    table.flowers[element] += 1
    table.tell("flower", seat, slot, element, table.flowers[element], worths(table)[element])
