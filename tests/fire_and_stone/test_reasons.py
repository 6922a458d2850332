"""Why a click does nothing: what a player reads, and the rule behind it."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import SPECTATOR
from motu.words import LANGUAGES, Words
from tests.fire_and_stone.board import FIRE, choose, table

NAMES = ["Lea", "Jonas", "Anouk"]


def why(s: Any, handle: str, seat: int = 0, language: str = "en") -> str:
    """The note beside a click: text and rule."""
    reason = FIRE.why_not(s, seat, handle)
    assert reason is not None, f"{handle} does something"
    return f"{Words('fire_and_stone', language, strict=True).say(reason.phrase, NAMES, seat)} {reason.rule}"


def test_moving() -> None:
    s = table("cape", found=2)
    assert FIRE.why_not(s, 0, "area:kalahari") is None
    assert why(s, "area:cape") == "The scout cannot stay where it is. F2.3"
    assert why(s, "area:atlas") == "Atlas: too far. Your scout may take 2 steps. F2.2"
    assert why(s, "area:arabia") == "Region II is closed until 1 more hut tile is found. F2.5"
    assert why(s, "area:alaska") == "Region III is closed until 7 more hut tiles are found. F2.5"
    assert why(table("kalahari"), "area:guinea").startswith("Guinea Coast: only a sea route leads there")
    assert why(s, "build") == "First move the scout: it must go somewhere. F1.3"


def test_not_asked() -> None:
    s = table("cape")
    assert why(s, "area:kalahari", 1) == "It is Lea’s decision. Wait until it comes round to you. F1.1"
    assert why(s, "area:kalahari", SPECTATOR) == "You are watching. Only the players at this table move. F1.1"
    assert why(s, "area:atlantis") == "There is nothing like that on the table now. F17.6"


def test_actions() -> None:
    s = table("cape", tiles={"kalahari": "apple"}, food=2, tracks=["apple apple", "root"], cards="boats=4")
    choose(s, "move kalahari")
    assert why(s, "leave") == "Your storage is full, so the food would be lost. F3.9"
    choose(s, "take")
    assert why(s, "display:boats").startswith("Boats: you have this invention")
    assert why(s, "points") == "A VP card has to lie on an invention of yours, and none is free for it. F10.3"
    s = table("cape", huts={"kalahari": "1 0"}, food=1, found=3)
    choose(s, "move kalahari", "build")
    assert why(s, "fire:altai") == "Altai: that fire lies in another region. F8.1"
    assert why(s, "area:angola") == "First choose a fire for the scout. F8.1"


def test_two_scouts() -> None:
    s = table("cape danube", found=5, others={1: {"scouts": "cape cape"}})
    assert why(s, "area:kalahari") == "First choose the scout you use. F1.2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_in_every_language(language: str) -> None:
    note = {
        "en": "Atlas: too far. Your scout may take 2 steps.",
        "fr": "Atlas\u00a0: trop loin. Ton éclaireur peut faire 2 pas.",
        "de": "Atlas: zu weit. Dein Kundschafter darf 2 Schritte gehen.",
    }
    assert why(table("cape"), "area:atlas", language=language) == f"{note[language]} F2.2"
