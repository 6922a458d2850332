"""Tooltips of the pieces."""

from __future__ import annotations

import pytest

from motu.words import LANGUAGES, Words
from tests.hawaii.board import HAWAII

ONCE = {"en": "once per turn", "fr": "une fois par tour", "de": "einmal pro Zug"}
NOT_LAST = {"en": "but the last", "fr": "sauf la dernière", "de": "außer der letzten"}


def tip(piece: str, language: str) -> str:
    return Words("hawaii", language, strict=True).say(HAWAII.tooltips()[piece])


@pytest.mark.parametrize("language", LANGUAGES)
def test_h6_4_a_trade_hut_says_that_it_works_once_per_turn(language: str) -> None:
    assert tip("trade_hut", language).count(ONCE[language]) == 2, "on each side"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("piece", ["shell_hut", "foot_hut", "taro", "irrigation", "ku", "kane"])
def test_h8_2_an_income_says_that_nothing_is_paid_after_the_last_round(piece: str, language: str) -> None:
    assert NOT_LAST[language] in tip(piece, language)
