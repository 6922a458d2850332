"""What tells moves apart in Skerry, for hints."""

from __future__ import annotations

from typing import Final

from motu.core.differences import Difference, Differences, Fact, Sequel, by, by_others, points
from tests.skerry.game.components import CELL_NAMES
from tests.skerry.game.events import Laid, Passed
from tests.skerry.game.wording import place

CELL: Final = -0.5  # a cell that somebody else takes


def passed(sequel: Sequel) -> list[Fact]:
    """[S3.1] Whoever passes loses a point."""
    return [Fact((), -1.0) for _ in by(sequel.seat, sequel.own, Passed)]


def built(sequel: Sequel) -> list[Fact]:
    """Where somebody else lays a tile before the seat's next turn."""
    laid = by_others(sequel.seat, sequel.others, Laid)
    return [Fact((("seat", event.seat), *place(CELL_NAMES.index(event.cell))), CELL) for event in laid]


def next_points(sequel: Sequel) -> list[Fact]:
    """What the next turn brings."""
    gain = sequel.gained(sequel.round, sequel.later)
    return [Fact((("points", gain),), float(gain))] if gain > 0 else []


DIFFERENCES: Final = Differences(
    1,
    1,
    (
        Difference("points", "turn", points),
        Difference("passed", "turn", passed),
        Difference("built", "others", built),
        Difference("next_points", "later", next_points),
    ),
)
