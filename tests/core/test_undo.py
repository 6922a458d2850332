"""How far an undo goes back."""

from __future__ import annotations

import pytest

from motu.core.errors import CannotUndo
from motu.core.table import Table
from tests.core.markers import PLAIN, Markers


def at_table(plans: bool, *moves: int) -> Table:
    table = Table(Markers(plans), 2, {}, 1)
    for move in moves:
        table.play(table.state.awaiting(), move)
    return table


def played(table: Table) -> list[int]:
    return [play.move for play in table.plays]


def test_the_moves_of_one_part_of_a_turn_are_taken_back_together() -> None:
    table = at_table(True, 1, 2, PLAIN, 3, 4)
    assert table.undo(0) == 2
    assert played(table) == [1, 2, PLAIN]
    assert table.undo(0) == 3, "then the part before it"
    assert played(table) == []
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_from_the_beginning_of_a_part_the_one_before_it_is_taken_back() -> None:
    table = at_table(True, 1, 2, PLAIN)
    assert table.state.fresh()
    assert table.undo(0) == 3


def test_the_turn_of_somebody_else_is_never_taken_back() -> None:
    table = at_table(True, 1, 2, PLAIN, 3, 4, PLAIN, 5)
    assert table.undo(1) == 1
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            table.undo(seat)


def test_where_turns_are_not_planned_every_move_is_taken_back_by_itself() -> None:
    table = at_table(False, 1, 2)
    assert table.undo(0) == 1
    assert played(table) == [1]
