"""The examples of the specification about the course of a game, worked out on the second reading of the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.pagaie.reference import course
from tests.pagaie.reference.box import BOTTLE, ELEMENTS, Box, Face, Options
from tests.pagaie.reference.course import END, Course, Question
from tests.pagaie.reference.island import Island
from tests.pagaie.reference.result import places, worths
from tests.pagaie.reference.table import Held, Table

BOX = Box()
TURTLE, PARROT, CRAB = "SAND-TU-0-0-0", "SAND-PA-0-0-0", "SAND-CR-0-0-0"
SEAHORSE, FISH = "SEA-SH-0-0-0", "SEA-FI-0-0-0"


def new_table(seats: int = 4, first: int = 0, **options: Any) -> Table:
    table = Table(BOX, Options(**options), seats)
    for animal in ("seahorse", "octopus", "turtle", "crab"):
        table.draw_start_tile(animal)
    table.first = first
    filler = BOX.face("SEA-OC-MR-0-0")
    table.board = dict.fromkeys(table.to_fill(), filler)
    return table


def hold(table: Table, seat: int, pontoon: list[str], taken: list[str]) -> None:
    player = table.players[seat]
    player.held = [Held(BOX.face(name)) for name in pontoon] + [Held(BOX.face(name), fresh=True) for name in taken]


def lay_out(table: Table, tiles: list[str]) -> None:
    """These tiles on the first slots of the board."""
    for slot, name in zip(sorted(table.board), tiles, strict=False):
        table.board[slot] = BOX.face(name)


class Answered:
    """A course that is answered one question after the other."""

    def __init__(self, questions: Course) -> None:
        self.questions = questions
        self.now: Question | None = next(questions)

    def ask(self) -> list[Any]:
        assert self.now
        return self.now.answers

    def say(self, *answers: Any) -> None:
        for answer in answers:
            assert answer in self.ask()
            try:
                self.now = self.questions.send(answer)
            except StopIteration:
                self.now = None

    def menu(self) -> list[str]:
        return sorted(
            " ".join([option[0], *(face_and_flag(*option[1:]) if option[1:] else [])]) for option in self.ask()
        )


def face_and_flag(face: Face, fresh: bool) -> list[str]:
    return [face.name, "taken"] if fresh else [face.name]


class Shown(Island):
    """An island of which only the visible elements are known."""

    def __init__(self, counts: dict[str, int]) -> None:
        super().__init__()
        self.counts = counts

    def visible(self) -> Counter[str]:
        return Counter(self.counts)


def test_g2_flowers() -> None:
    table = new_table()
    lay_out(table, ["SEA-OC-MR-0-0", "CON-TIKI"])
    played = Answered(course.add_flower(table, 3))
    assert len(played.ask()) == 25
    played.say((0, 0))
    assert played.ask() == ["manta", "octopus"]
    played.say("octopus")
    played = Answered(course.add_flower(table, 2))
    assert (0, 0) not in played.ask()
    played.say((0, 1))
    assert played.ask() == ["tiki"]
    played.say("tiki")
    assert (table.flowers["octopus"], table.flowers["manta"], table.flowers["tiki"]) == (2, 0, 1)
    assert (0, 0) not in table.board


def test_g3_five_tiles_in_a_turn() -> None:
    table = new_table()
    hold(table, 0, [SEAHORSE, FISH], [FISH, SEAHORSE, TURTLE])
    played = Answered(course.build(table, 0))
    seahorse, fish, turtle = BOX.face(SEAHORSE), BOX.face(FISH), BOX.face(TURTLE)
    played.say(("place", seahorse, False), (0, 0), 0, ("place", fish, False), (2, 0), 0)
    played.say(
        ("place", fish, True), (4, 0), 3, ("place", seahorse, True), (6, 0), 1, ("place", turtle, True), (1, 0), 2
    )
    assert played.now is None
    assert table.players[0].held == []


@pytest.mark.parametrize(("seats", "last", "flowers"), [(2, 6, 22), (3, 9, 22), (4, 8, 20)])
def test_g5_days(seats: int, last: int, flowers: int) -> None:
    table = new_table(seats)
    assert table.last_day() == last
    assert 4 + last * len(table.flower_pickers()) == flowers


def test_g12_g13_g16_discarding() -> None:
    table = new_table()
    hold(table, 0, [], [TURTLE, PARROT, CRAB])
    played = Answered(course.build(table, 0))
    assert played.menu() == [f"discard {name} taken" for name in (CRAB, PARROT, TURTLE)]
    played.say(("discard", BOX.face(CRAB), True))
    assert END in played.ask()
    hold(table, 1, [TURTLE, PARROT], [FISH])
    assert Answered(course.build(table, 1)).menu() == [f"place {FISH} taken"]
    hold(table, 2, [TURTLE, PARROT], [CRAB, FISH])
    played = Answered(course.build(table, 2))
    assert played.menu() == [f"place {FISH} taken"]
    played.say(("place", BOX.face(FISH), True))
    assert played.ask() == [(0, 0)]
    played.say((0, 0))
    assert played.ask() == [0]
    played.say(0)
    assert played.menu() == [f"discard {CRAB} taken", f"discard {PARROT}", f"discard {TURTLE}"]


@pytest.mark.parametrize(
    ("lines", "free"),
    [(["R0", "R1", "R2", "R3"], 5), (["R0", "R1", "C0", "C1"], 9), (["R0", "R1", "R2", "C0"], 8)],
)
def test_g14_blocking(lines: list[str], free: int) -> None:
    table = new_table()
    table.paddles = dict.fromkeys(lines, 0)
    assert len(table.free()) == free


def test_g15_ties() -> None:
    table = new_table(2)
    table.flowers = dict.fromkeys(ELEMENTS, 1)
    table.players[0].island = Shown({"seahorse": 6, BOTTLE: 2})
    table.players[1].island = Shown({"seahorse": 3, BOTTLE: 1})
    assert places(table) == [2, 1]
    table.players[0].island = Shown({"manta": 3, BOTTLE: 1})
    assert places(table) == [1, 1]


def test_g17_orders() -> None:
    four, three, two = new_table(4, 2), new_table(3, 1), new_table(2, 0)
    assert (four.turns(), four.flower_pickers()) == ([2, 3, 0, 1], [1, 0])
    assert (three.turns(), three.flower_pickers()) == ([1, 2, 0], [0, 2])
    assert (two.turns(), two.flower_pickers()) == ([0, 1, 0, 1], [1, 1, 0])


def test_g18_g23_crossing_lines() -> None:
    table = new_table()
    table.paddles = {"R0": 0, "C0": 1}
    played = Answered(course.choose_tiles(table, 2))
    assert played.ask() == ["R1", "R2", "R3", "R4", "C1", "C2", "C3", "C4"]
    played.say("R1")
    assert len(played.ask()) == 14
    table.paddles = {"R0": 0, "R1": 1, "R2": 2}
    for line, sets in (("R3", 25), ("C0", 3)):
        played = Answered(course.choose_tiles(table, 3))
        played.say(line)
        assert len(played.ask()) == sets
    table.paddles = {"C2": 0}
    played = Answered(course.choose_tiles(table, 1))
    played.say("R0", frozenset({(0, 1), (0, 3)}))
    assert table.paddles == {"C2": 0, "R0": 1}
    assert [tile.fresh for tile in table.players[1].held] == [True, True]


def test_g19_rising_twice() -> None:
    table = new_table(2)
    lay_out(table, [CRAB, "SAND-CR-CR-TU-x"])
    assert table.flower_pickers()[:2] == [1, 1]
    for slot in ((0, 0), (0, 1)):
        Answered(course.add_flower(table, 1)).say(slot, "crab")
    assert (table.flowers["crab"], worths(table)["crab"]) == (1 + 2, 2 + 4)


def test_g21_which_tile_goes() -> None:
    table = new_table()
    hold(table, 0, [], [TURTLE, CRAB, FISH])
    discards = [f"discard {name} taken" for name in (CRAB, TURTLE, FISH)]
    assert Answered(course.build(table, 0)).menu() == [*discards, f"place {FISH} taken"]


def test_g22_same_face_different_flag() -> None:
    for fresh, after in ((False, 4), (True, 0)):
        table = new_table()
        for anchor in ((0, 0), (2, 0)):
            table.players[0].island.lay(BOX.face(FISH), anchor, 0)
        hold(table, 0, [TURTLE, "CON-HUT"], [TURTLE, SEAHORSE, "CON-TIKI"])
        played = Answered(course.build(table, 0))
        assert played.menu() == [f"place {TURTLE}", f"place {TURTLE} taken", f"place {SEAHORSE} taken"]
        played.say(("place", BOX.face(TURTLE), fresh), (1, 0), 0)
        assert [line for line in played.menu() if line.startswith("place")] == [f"place {SEAHORSE} taken"]
        assert len(played.menu()) == after + 1


def test_free_discard_and_larger_board() -> None:
    table = new_table(3, free_discard=True, board_size=6, short_game=True, start_flowers_sea=2)
    hold(table, 0, [TURTLE, PARROT], [FISH])
    assert len(Answered(course.build(table, 0)).ask()) == 4
    assert (table.paddles, len(table.board), table.last_day()) == ({"R5": -1}, 30, 6)
    assert (table.flowers["seahorse"], table.flowers["octopus"], table.flowers["crab"]) == (2, 2, 1)
