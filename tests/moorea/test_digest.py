"""The tables of cards in the digest are those of the component file."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.play import rulebook
from tests.moorea.setting import MOOREA

SHEET = MOOREA.components()


def rows() -> dict[str, list[str]]:
    """The lines of the tables by their first column."""
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in rulebook(MOOREA).splitlines() if "|" in line]
    return {row[0]: row[1:] for row in cells}


def cost(entry: Any) -> str:
    if "cost_same" in entry:
        return f"{entry['cost_same']} equal"
    return ", ".join(f"{n} {good}" for good, n in entry["cost"].items())


def points(entry: Any) -> tuple[str, str]:
    """What is printed and where it comes from."""
    if entry["class"] == "store":
        return f"{entry['points_per_card']} a card", entry["source_points_per_card"]
    return "M11.2" if entry["class"] == "necklace" else str(entry["points"]), entry["source_points"]


def effect(entry: Any) -> str:
    if "accepts" in entry:
        return f"takes {', '.join(entry['accepts'])}"
    if "discount_commodity" in entry:
        return f"saves {entry['discount_amount']} {entry['discount_commodity']}"
    return "to the hand" if entry["to_hand"] else ""


def copies(entry: Any) -> str:
    counts = [sum(c["count"] for c in entry["copies"] if c["min_players"] <= seats) for seats in (3, 4, 5)]
    return " / ".join(map(str, counts))


@pytest.mark.parametrize("entry", SHEET["tool"], ids=lambda entry: entry["id"])
def test_a_tool_is_listed_as_printed(entry: Any) -> None:
    price, worth, _, origin = rows()[entry["name_en"]]
    assert (price, worth) == (cost(entry), str(entry["points"]))
    assert origin == f"{entry['source_cost']}, {entry['source_points']}"


@pytest.mark.parametrize("entry", SHEET["product"], ids=lambda entry: entry["id"])
def test_a_product_is_listed_as_printed(entry: Any) -> None:
    worth, origin = points(entry)
    expected = [cost(entry), worth, effect(entry), copies(entry), f"{entry['source_cost']}, {origin}"]
    assert rows()[entry["name_en"]] == expected


def test_every_product_is_of_its_place() -> None:
    listed = [name for name in rows() if name in {entry["name_en"] for entry in SHEET["tool"] + SHEET["product"]}]
    assert listed == [entry["name_en"] for entry in SHEET["tool"] + SHEET["product"]]


def test_the_settings_are_those_of_the_game() -> None:
    text = rulebook(MOOREA)
    for setting in MOOREA.settings:
        assert f"`{setting.name}`: `{setting.values[0]}`" in text, "the default stands first"
        if setting.name != "starting_player":
            assert all(f"`{value}`" in text for value in setting.values)
