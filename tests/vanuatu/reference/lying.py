"""Tables of the second reading set up by hand, for the specification's golden examples."""

from __future__ import annotations

from typing import Any

from motu.shelf import games
from tests.vanuatu.reference.asking import Chance, Course, Question
from tests.vanuatu.reference.preparing import new_table, put
from tests.vanuatu.reference.printed import Choices, Printed
from tests.vanuatu.reference.table import Ship, Table

PRINTED = Printed(games["vanuatu"].components())
START = {"a2": "efate", "a3": "S1", "b2": "S2", "b3": "S3"}


def lying(seats: int = 3, tiles: dict[str, str] = START, **choices: Any) -> Table:
    """A table with these tiles, all boats on b3, and no pawn at the office."""
    table = new_table(PRINTED, Choices(**choices), seats)
    for cell, tile in tiles.items():
        put(table, tile, cell)
    for player in table.players:
        player.boat = "b3"
    table.ships = [Ship(3, ["beef", "beef", "copra"]), Ship(6, ["kava", "copra", "copra"])]
    return table


def answered(course: Course[Any], *answers: Any) -> list[Question | Chance]:
    """What is asked, in turn, when it is answered so."""
    asked = []
    try:
        asked.append(next(course))
        for answer in answers:
            asked.append(course.send(answer))
    except StopIteration:
        return asked
    return asked
