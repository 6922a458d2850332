"""The tables of the digest are those of the component file."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.play import rulebook
from tests.hawaii.setting import BOX, HAWAII

NAMES = {entry["id"]: entry["name_en"] for entry in BOX["product"] + BOX["god"]} | {"god": "gods"}


def rows() -> dict[str, list[str]]:
    """The lines of the tables by their first column."""
    lines = [line for line in rulebook(HAWAII).splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]
    return {row[0]: row[1:] for row in cells}


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.replace(",", " ").replace(";", " ").split() if word.isdigit()]


@pytest.mark.parametrize("entry", BOX["place"], ids=lambda entry: entry["id"])
def test_a_place_is_listed_as_printed(entry: Any) -> None:
    sells, spaces, number, origin = rows()[entry["id"]]
    assert sells == ", ".join(NAMES[name] for name in entry["products"])
    assert (spaces, number) == (f"{entry['unnumbered']} + 1", str(entry["number"]))
    assert origin == f"{entry['source_products']}, {entry['source']}"


@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_tokens_are_listed_as_printed(value: int) -> None:
    for colour, listed in zip(("orange", "red"), rows()[f"value {value}"], strict=True):
        alike = [entry for entry in BOX["cost_token"] if (entry["value"], entry["colour"]) == (value, colour)]
        assert numbers(listed) == [entry["fish"] for entry in alike for _ in range(entry["count"])]


@pytest.mark.parametrize("entry", BOX["product"] + BOX["god"], ids=lambda entry: entry["id"])
def test_a_product_is_listed_as_printed(entry: Any) -> None:
    count, sides, width, origin = rows()[entry["name_en"]]
    printed = entry.get("effects") or {key: entry[key] for key in ("spaces", "prepaid_feet", "tokens") if key in entry}
    assert numbers(sides) == [amount for amounts in printed.values() for amount in amounts]
    assert (count, width, origin) == (str(entry["count"]), str(entry.get("width", "")), entry["source"])


def test_tracks_posts_and_goals_are_listed_as_printed() -> None:
    listed = rows()
    for space in BOX["kahuna_space"]:
        assert listed[f"village {space['village']}"][:2] == [str(space["points"]), str(space["shells"])]
    for space in BOX["tiki_space"]:
        assert listed[f"tiki {space['order']}"] == [str(space["column"]), str(space["feet"]), space["source"]]
    for post in BOX["mooring_post"]:
        assert listed[f"post {post['post']}"] == [str(post["feet"]), str(post["points"]), post["source"]]
    for marker in BOX["goal_marker"]:
        goal, prizes, handout, origin = listed[f"round {marker['round']}"]
        assert (int(goal), origin) == (marker["goal"], marker["source"])
        assert numbers(prizes) == [marker["first"], marker["second"], marker["others"]]
        assert numbers(handout) == [marker["shells"], marker["feet"]]


def test_the_settings_are_those_of_the_game() -> None:
    text = rulebook(HAWAII)
    for setting in HAWAII.settings:
        assert f"`{setting.name}`: `{setting.values[0]}`" in text, "the default stands first"
        assert all(f"`{value}`" in text for value in setting.values)
