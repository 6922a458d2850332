"""Tooltips of the pieces: a sentence for each, in every language, with the numbers of the box."""

from __future__ import annotations

import pytest

from motu.core.game import EVERYONE
from motu.games.vanuatu.game import Vanuatu
from motu.games.vanuatu.names import (
    ACTION_NAMES,
    CHARACTER_NAMES,
    GOOD_NAMES,
    MOST_VALUE,
    REST_NAMES,
    SHIPS,
    TILE_NAMES,
)
from motu.words import LANGUAGES, Words
from tests.vanuatu.board import VANUATU, with_printed

HELD = ["fish-tile", *(f"treasure-{value}" for value in range(1, int(MOST_VALUE) + 1))]
PIECES = [*ACTION_NAMES, *CHARACTER_NAMES, *TILE_NAMES, *GOOD_NAMES, *REST_NAMES, *HELD, "dike", "water"]
SHIP_NAMES = [f"ship-{number}" for number in range(1, int(SHIPS) + 1)]


# what is printed, what it is made, and whose sentence tells it
PRINTED = [
    ("drawing_points = 3", "drawing_points = 4", "draw", "4 points"),
    ("hut_vatus = 3", "hut_vatus = 4", "build", "4 vatus"),
    ("points_per_tourist = 2", "points_per_tourist = 3", "build", "3 points"),
    ("last_crate_points = 2", "last_crate_points = 6", "ship-1", "6 points"),
    ('action = "draw"\npoints = 5', 'action = "draw"\npoints = 7', "artist", "7 points"),
    ("points_per_drawing = 2", "points_per_drawing = 4", "guide", "4 points"),
    ("dike_vatus = 1", "dike_vatus = 2", "dike", "2 vatus"),
    ("points_per_treasure = 2", "points_per_treasure = 3", "treasure-2", "6 points"),
    ("vatus_per_fish = 1", "vatus_per_fish = 2", "fish-tile", "2 vatus"),
]


def told(game: Vanuatu, language: str = "en") -> dict[str, str]:
    """Tooltips of the pieces."""
    words = Words("vanuatu", language, strict=True)
    return {piece: words.say(tip, ["Ana"], EVERYONE) for piece, tip in game.tooltips().items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_says_what_it_does(language: str) -> None:
    found = told(VANUATU, language)
    assert set(found) == {*PIECES, *SHIP_NAMES}
    assert [piece for piece, text in found.items() if len(text.split()) < 3] == []
    acts = [found[name] for name in (*ACTION_NAMES, *CHARACTER_NAMES)]
    assert len(set(acts)) == len(acts), "no two do the same"


@pytest.mark.parametrize(("before", "after", "piece", "said"), PRINTED)
def test_the_numbers_are_those_of_the_box(before: str, after: str, piece: str, said: str) -> None:
    assert said not in told(VANUATU)[piece]
    assert said in told(with_printed((before, after)))[piece]
