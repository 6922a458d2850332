"""The tables of the digest are those of the component file, in the words of the pieces."""

from __future__ import annotations

from typing import Any

import pytest

from motu.words import LANGUAGES
from tests.hawaii.board import BOX, HAWAII
from tests.support.rules_digest import label, origins, rows, said

PLACES, TOKENS, PRODUCTS, KAHUNAS, TIKIS, POSTS, GOALS = range(7)  # the tables
VALUE = {"en": "value", "fr": "valeur", "de": "Wert"}
GODS = {"en": "gods", "fr": "dieux", "de": "Götter"}

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def name(product: str, language: str) -> str:
    return GODS[language] if product == "god" else label(HAWAII, language, f"name-{product}")


def line(language: str, table: int, key: str, number: int) -> list[str]:
    """The row of village 2, tiki 3, post 4 or round 5."""
    return rows(HAWAII, language, table)[f"{label(HAWAII, language, key)} {number}"]


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.replace(",", " ").replace(";", " ").split() if word.isdigit()]


@pytest.mark.parametrize("entry", BOX["place"], ids=lambda entry: entry["id"])
def test_a_place_is_listed_as_printed(entry: Any, language: str) -> None:
    sells, spaces, number, origin = rows(HAWAII, language, PLACES)[said(HAWAII, language, f"place-{entry['id']}")]
    assert sells == ", ".join(name(product, language) for product in entry["products"])
    assert (spaces, number) == (f"{entry['unnumbered']} + 1", str(entry["number"]))
    assert origin == origins(language, entry["source_products"], entry["source"])


@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_tokens_are_listed_as_printed(value: int, language: str) -> None:
    listed = rows(HAWAII, language, TOKENS)[f"{VALUE[language]} {value}"]
    for colour, fish in zip(("orange", "red"), listed, strict=True):
        alike = [entry for entry in BOX["cost_token"] if (entry["value"], entry["colour"]) == (value, colour)]
        assert numbers(fish) == [entry["fish"] for entry in alike for _ in range(entry["count"])]


@pytest.mark.parametrize("entry", BOX["product"] + BOX["god"], ids=lambda entry: entry["id"])
def test_a_product_is_listed_as_printed(entry: Any, language: str) -> None:
    count, sides, width, origin = rows(HAWAII, language, PRODUCTS)[name(entry["id"], language)]
    printed = entry.get("effects") or {key: entry[key] for key in ("spaces", "prepaid_feet", "tokens") if key in entry}
    amounts = [amount for amounts in printed.values() for amount in amounts]
    assert numbers(sides) == (amounts if entry["id"] != "irrigation" else [1]), "irrigation is told in a sentence"
    assert (count, width) == (str(entry["count"]), str(entry.get("width", "")))
    assert origin == origins(language, entry["source"])


def test_tracks_posts_and_goals_are_listed_as_printed(language: str) -> None:
    for space in BOX["kahuna_space"]:
        listed = line(language, KAHUNAS, "text-village", space["village"])
        origin = origins(language, space.get("source_points", space["source"]), space["source"])
        assert listed == [str(space["points"]), str(space["shells"]), origin]
    for space in BOX["tiki_space"]:
        listed = line(language, TIKIS, "name-tiki", space["order"])
        assert listed == [str(space["column"]), str(space["feet"]), origins(language, space["source"])]
    for post in BOX["mooring_post"]:
        listed = line(language, POSTS, "text-post", post["post"])
        assert listed == [str(post["feet"]), str(post["points"]), origins(language, post["source"])]
    for marker in BOX["goal_marker"]:
        goal, prizes, handout, origin = line(language, GOALS, "field-round", marker["round"])
        sources = [marker.get(f"source_{field}", marker["source"]) for field in ("goal", "first", "shells")]
        assert (int(goal), origin) == (marker["goal"], origins(language, *sources))
        assert marker.get("source_feet") == marker.get("source_shells"), "they are told together"
        assert numbers(prizes) == [marker["first"], marker["second"], marker["others"]]
        assert numbers(handout) == [marker["shells"], marker["feet"]]
