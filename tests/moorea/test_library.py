"""Moorea at the prompt: a table of the library with its hands, its moves and its language."""

from __future__ import annotations

import motu
from motu.core.game import SPECTATOR


def test_undo_takes_the_last_move_back() -> None:
    table = motu.Table("moorea", seats=2, settings={"confirm_end_of_turn": "on"}, seed=1)
    before = table.state.clone()
    table.play("pass")
    assert table.state != before
    assert table.undo() == 1
    assert table.state == before


def test_a_table_prints_what_the_asked_seat_sees_and_at_the_end_what_everybody_sees() -> None:
    table = motu.Table("moorea", seats=2, seed=1)
    assert table.turn is not None
    assert str(table) == table.draw(table.turn)
    assert "Your hand" in str(table)
    assert "Your hand" not in table.draw(SPECTATOR)
    while not table.over:
        table.play(motu.bots["random"].move(table))
    assert str(table) == table.draw(SPECTATOR)


def test_a_table_speaks_the_language_it_was_made_in() -> None:
    table = motu.Table("moorea", seats=2, seed=1, language="de", names=("Ina", "Jo"))
    (first, *_) = table.play("pass")
    assert "Ina" in str(table)
    assert table.tell(first) != str(first)
