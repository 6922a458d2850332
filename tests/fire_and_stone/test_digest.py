"""The tables of the digest are those of the component file, in the words of the pieces."""

from __future__ import annotations

from typing import Any

import pytest

from motu.words import LANGUAGES
from tests.fire_and_stone.board import BOX, FIRE
from tests.support.rules_digest import origins, rows, said

TILES, ANIMALS, INVENTIONS, CARDS, OBJECTIVES, CAVES, SPACES, STARTING = range(8)  # the tables

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def listed(language: str, number: int, entry: Any) -> list[str]:
    """The digest's sentence about a piece."""
    return rows(FIRE, language, number)[said(FIRE, language, f"name-{entry['id']}")]


def test_discovery_tiles_are_listed_as_printed(language: str) -> None:
    for entry in BOX["discovery_tile"]:
        counts = ", ".join(map(str, entry["counts"]))
        assert listed(language, TILES, entry) == [counts, origins(language, entry["source"])]


def test_animals_are_listed_as_printed(language: str) -> None:
    for entry in BOX["animal"]:
        numbers = [str(entry[key]) for key in ("food", "bags", "count")]
        assert listed(language, ANIMALS, entry) == [*numbers, origins(language, entry["source"])]


def test_inventions_are_listed_as_printed(language: str) -> None:
    for entry in BOX["invention"] + BOX["starting_invention"]:
        _, count, instant, origin = listed(language, INVENTIONS, entry)
        assert (int(count), instant) == (entry.get("count", 1), f"{entry['instant_bags']}, {entry['instant_food']}")
        assert origin == origins(language, entry["source"])


def test_objectives_and_cave_cards_are_listed_as_printed(language: str) -> None:
    for entry in BOX["objective"]:
        assert listed(language, OBJECTIVES, entry) == [str(entry["points"]), origins(language, entry["source"])]
    for entry in BOX["cave"]:
        level = said(FIRE, language, f"value-{entry['level']}")
        assert listed(language, CAVES, entry) == [level, origins(language, entry["source"])]


def test_vp_cards_spaces_and_starting_tiles_are_listed_as_printed(language: str) -> None:
    for entry in BOX["vp_card"]:
        count, origin = rows(FIRE, language, CARDS)[str(entry["value"])]
        assert (int(count), origin) == (entry["count"], origins(language, entry["source"]))
    for entry in BOX["hut_space"]:
        effect, origin = rows(FIRE, language, SPACES)[str(entry["space"])]
        assert effect == said(FIRE, language, f"value-{entry['effect']}")
        assert origin == origins(language, entry["source"])
    for entry in BOX["starting_tile"]:
        colour = said(FIRE, language, f"value-{entry['colour']}")
        sun, moon, origin = rows(FIRE, language, STARTING)[colour]
        assert [sun, moon] == [said(FIRE, language, f"name-{entry[key]}") for key in ("sun", "moon")]
        assert origin == origins(language, entry["source"])
