"""The tables of cards in the digest are those of the component file, in the words of the cards."""

from __future__ import annotations

from typing import Any

import pytest

from motu.words import LANGUAGES
from tests.moorea.board import MOOREA
from tests.support.rules_digest import blocks, label, origins, rows, said

SHEET = MOOREA.components()
TOOLS, PRODUCTS = range(2)  # the tables
EQUAL = {"en": "{} equal", "fr": "{} identiques", "de": "{} gleiche"}
PER_CARD = {"en": "{} a card", "fr": "{} par carte", "de": "{} je Karte"}
TAKES = {"en": "takes {}", "fr": "accepte {}", "de": "nimmt {} auf"}
SAVES = {"en": "saves {}", "fr": "économise {}", "de": "spart {}"}
TO_HAND = {"en": "to the hand", "fr": "dans la main", "de": "auf die Hand"}

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def name(entry: Any, language: str) -> str:
    return label(MOOREA, language, f"name-{entry['id']}")


def cost(entry: Any, language: str) -> str:
    if "cost_same" in entry:
        return EQUAL[language].format(entry["cost_same"])
    return ", ".join(said(MOOREA, language, "goods", good=good, count=n) for good, n in entry["cost"].items())


def points(entry: Any, language: str) -> tuple[str, str]:
    """What is printed and where it comes from."""
    if entry["class"] == "store":
        return PER_CARD[language].format(entry["points_per_card"]), entry["source_points_per_card"]
    return "M11.2" if entry["class"] == "necklace" else str(entry["points"]), entry["source_points"]


def effect(entry: Any, language: str) -> str:
    if "accepts" in entry:
        return TAKES[language].format(
            ", ".join(said(MOOREA, language, f"name-{good}.some") for good in entry["accepts"])
        )
    if "discount_commodity" in entry:
        saved = said(MOOREA, language, "goods", good=entry["discount_commodity"], count=entry["discount_amount"])
        return SAVES[language].format(saved)
    return TO_HAND[language] if entry["to_hand"] else ""


def copies(entry: Any) -> str:
    counts = [sum(c["count"] for c in entry["copies"] if c["min_players"] <= seats) for seats in (3, 4, 5)]
    return " / ".join(map(str, counts))


@pytest.mark.parametrize("entry", SHEET["tool"], ids=lambda entry: entry["id"])
def test_a_tool_is_listed_as_printed(entry: Any, language: str) -> None:
    price, worth, _, origin = rows(MOOREA, language, TOOLS)[name(entry, language)]
    assert (price, worth) == (cost(entry, language), str(entry["points"]))
    assert origin == origins(language, entry["source_cost"], entry["source_points"])


@pytest.mark.parametrize("entry", SHEET["product"], ids=lambda entry: entry["id"])
def test_a_product_is_listed_as_printed(entry: Any, language: str) -> None:
    worth, origin = points(entry, language)
    assert rows(MOOREA, language, PRODUCTS)[name(entry, language)] == [
        cost(entry, language),
        worth,
        effect(entry, language),
        copies(entry),
        origins(language, entry["source_cost"], origin, *([entry["source_accepts"]] if "accepts" in entry else [])),
    ]


def test_every_product_is_of_its_place(language: str) -> None:
    for table, kind in ((TOOLS, "tool"), (PRODUCTS, "product")):
        assert list(rows(MOOREA, language, table)) == [name(entry, language) for entry in SHEET[kind]]


def test_m0_4_the_six_cards_for_five_players_are_named(language: str) -> None:
    (rule,) = [block for block in blocks(MOOREA, language) if block.startswith("- **M0.4**")]
    copies = [(entry["id"], c["count"]) for entry in SHEET["product"] for c in entry["copies"] if c["min_players"] == 5]
    assert sum(count for _, count in copies) == 6
    for product, _ in copies:
        several = said(MOOREA, language, f"name-{product}").lower().split()[0]
        assert several in rule.lower(), product
