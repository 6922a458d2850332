"""The table [meta] of a component file."""

from __future__ import annotations

import pytest

from motu.core.edition import Sheet
from motu.core.errors import BadEdition

BOX = """[meta]
id = "x"
title = "X"
designer = "somebody"
publisher = "somebody else"
illustrator = "a third"
year = 2011
min_age = 10
minutes = 60
min_players = 2
max_players = 4
"""
FACTS = ["designer", "publisher", "illustrator", "year", "min_age", "minutes"]


def without(text: str, *keys: str) -> str:
    return "\n".join(line for line in text.splitlines() if line.split(" = ")[0] not in keys)


def read(text: str, *unknown: str) -> None:
    Sheet(text).top.about("x", range(2, 5), unknown).done()


def test_every_fact_of_a_box_is_required_unless_it_is_unknown() -> None:
    read(BOX)
    read(without(BOX, *FACTS), *FACTS)
    for fact in FACTS:
        with pytest.raises(BadEdition, match=f"`{fact}` is missing"):
            read(without(BOX, fact))
        with pytest.raises(BadEdition, match=f"`{fact}` .* is not known here"):
            read(BOX, fact)


def test_how_many_can_play_is_what_the_game_says() -> None:
    for key in ("min_players", "max_players"):
        with pytest.raises(BadEdition, match=f"`{key}` must be"):
            read(without(BOX, key) + f"\n{key} = 3")


def test_a_box_may_print_other_numbers_of_players() -> None:
    read(BOX + "printed_players = [3, 5]")
    for wrong in ("[5, 3]", "[3]", "5", "[0, 5]"):
        with pytest.raises(BadEdition, match="`printed_players`"):
            read(BOX + f"printed_players = {wrong}")
