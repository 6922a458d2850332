"""Dumps of tables: what no box allows is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from motu.core.errors import BadState, WrongGame
from motu.core.game import State
from tests.vanuatu.board import VANUATU, table

RISING = {"rising_waters": "on"}


def set_at(data: Any, *path: Any) -> None:
    *keys, last, value = path
    for key in keys:
        data = data[key]
    data[last] = value


WRONG: dict[str, Callable[[Any], None]] = {
    "efate: 2 of them": lambda d: set_at(d, "tiles", 15, 0),
    "laid and not on the board": lambda d: d["laid"].append(1),
    "kava: 11": lambda d: set_at(d, "reserve", 0, d["reserve"][0] + 1),
    "hut of nobody": lambda d: set_at(d, "huts", 4, 1),
    "efate: 4": lambda d: set_at(d, "huts", 0, 4),
    "efate: 6": lambda d: set_at(d, "tourists", 0, 6),
    "S1: 3": lambda d: set_at(d, "fish", 5, 3),
    "ship 1: 2": lambda d: set_at(d, "ship_discard", 0, 1),
    "load without a ship": lambda d: set_at(d, "loaded", 0, 8),
    "tourists in the office": lambda d: set_at(d, "sky", 4, 9),
    "tourist tile 0": lambda d: set_at(d, "tourist_deck", 0, 2),
    "artist: 2": lambda d: set_at(d, "players", 1, "rest", 3, 0),
    "on offer": lambda d: set_at(d, "turn", 2, 1),
    "neutral markers": lambda d: set_at(d, "neutral", 0, 1),
    "coin: 2": lambda d: d["rests"].append(11),
    "water markers": lambda d: set_at(d, "water", 0, 5),
    "no shore": lambda d: set_at(d, "dikes", 0, 8),
    "sunk and not laid": lambda d: set_at(d, "sky", 0, 2),
    "21 dikes": lambda d: set_at(d, "sky", 1, 21),
    "A die": lambda d: set_at(d, "sky", 2, 7),
    "9 huts": lambda d: set_at(d, "players", 0, "rest", 2, 9),
    "10 vatus": lambda d: set_at(d, "players", 0, "rest", 0, 10),
    "6 markers": lambda d: set_at(d, "players", 0, "markers", 8, 5),
    "not on an ocean": lambda d: set_at(d, "players", 0, "rest", 1, 1),
    "tile of value 3": lambda d: set_at(d, "players", 0, "fish", 3, 3),
}


@pytest.mark.parametrize("said", WRONG)
def test_what_no_box_allows_is_refused(said: str) -> None:
    data = table("sail", settings=RISING, character="artist", rests="1 coin").dump()
    VANUATU.load(data)
    WRONG[said](data)
    with pytest.raises(BadState, match=said):
        VANUATU.load(data)


def test_a_table_of_another_game_is_refused() -> None:
    with pytest.raises(WrongGame):
        VANUATU.view(State(), 0)
