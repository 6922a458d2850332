"""The tables of the digest are those of the component file, in the words of the pieces."""

from __future__ import annotations

from typing import Any

import pytest

from motu.words import LANGUAGES
from tests.support.rules_digest import label, origins, rows, said
from tests.vanuatu.board import BOX, VANUATU

ISLANDS, OCEANS, GOODS, SHIPS, TILES = range(5)  # the tables

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def good(name: str, language: str) -> str:
    return label(VANUATU, language, f"name-{name}")


@pytest.mark.parametrize("entry", BOX["island"], ids=lambda entry: entry["id"])
def test_an_island_is_listed_as_printed(entry: Any, language: str) -> None:
    name = said(VANUATU, language, "tile-efate") if entry["id"] == "efate" else entry["id"]
    letter, huts, drawings, tourists, goods, origin = rows(VANUATU, language, ISLANDS)[name]
    assert letter == entry.get("letter", "–")
    assert [huts, drawings, tourists] == [str(entry[key]) for key in ("huts", "drawings", "tourists")]
    assert goods == ", ".join(str(entry[name]) for name in ("kava", "copra", "beef"))
    assert origin == origins(language, entry["source"])


@pytest.mark.parametrize("entry", BOX["ocean"], ids=lambda entry: entry["id"])
def test_an_ocean_is_listed_as_printed(entry: Any, language: str) -> None:
    letter, fish, treasures, origin = rows(VANUATU, language, OCEANS)[entry["id"]]
    assert (letter, fish, treasures) == (entry.get("letter", "–"), str(entry["fish"]), str(entry["treasures"]))
    assert origin == origins(language, entry["source"])


@pytest.mark.parametrize("entry", BOX["good"], ids=lambda entry: entry["id"])
def test_a_good_is_listed_as_printed(entry: Any, language: str) -> None:
    *numbers, origin = rows(VANUATU, language, GOODS)[good(entry["id"], language)]
    assert numbers == [str(entry[key]) for key in ("cubes", "price", "points")]
    assert origin == origins(language, entry["source_cubes"], entry["source_price"])


@pytest.mark.parametrize("entry", BOX["ship"], ids=lambda entry: str(entry["number"]))
def test_a_ship_is_listed_as_printed(entry: Any, language: str) -> None:
    crates, origin = rows(VANUATU, language, SHIPS)[str(entry["number"])]
    assert crates == ", ".join(good(name, language) for name in entry["goods"])
    assert origin == origins(language, entry["source"])


def test_tiles_by_value_are_listed_as_printed(language: str) -> None:
    listed = list(rows(VANUATU, language, TILES).values())
    for row, key in zip(listed, ("fish_tile", "treasure_tile", "tourist_tile"), strict=True):
        counts = {entry["value"]: entry["count"] for entry in BOX[key]}
        assert row[:5] == [str(counts.get(value, 0)) for value in range(5)]
        assert row[5] == origins(language, "rulebook")
