"""Why a click does nothing: the sentence and the rule."""

from __future__ import annotations

from typing import Any

import pytest

from motu.words import Words
from tests.vanuatu.board import VANUATU, choose, table

NAMES = ["Ana", "Ben", "Cleo"]
IDLE = {1: {"markers": "rest"}}
RISING = {"rising_waters": "on"}
LATE = "A1 b4, A2 c3, D1 b1, B1 a1, B2 a4, C1 b5, E1 c2, E2 c4"  # the island D2 needs an ocean on c5
CASES: list[tuple[str, dict[str, Any], list[str], str, str]] = [
    ("", {"step": "mark", "left": 2, "vatus": 0}, [], "action:fish", "V5.3"),
    ("", {"step": "mark", "left": 2}, [], "cell:a3", "V5.1"),
    ("draw", {"others": IDLE}, [], "action:fish", "V6.3"),
    ("draw fish", {"others": {1: {"markers": "fish 2"}}}, [], "action:fish", "V6.2"),
    ("draw fish", {"first": 1, "others": {1: {"markers": "fish"}}}, [], "action:fish", "V6.2"),
    ("draw fish 2", {"seats": 2, "neutral": "draw"}, [], "action:draw", "V11.2"),
    ("draw", {"others": IDLE}, [], "cell:a3", "V6.3"),
    ("draw sail", {"others": IDLE, "character": "artist"}, [], "power", "V4.4"),
    ("draw sail", {"others": IDLE, "character": "artist", "used": True}, [], "power", "V4.2"),
    ("draw sail", {"others": IDLE, "character": "preacher"}, [], "power", "V4.14"),
    ("draw sail", {"others": IDLE, "character": "beggar", "points": 3}, [], "power", "V4.13"),
    ("draw sail", {"others": IDLE, "character": "beggar", "points": 1}, [], "beg:3", "V4.13"),
    ("draw sail", {"others": IDLE, "character": "beggar", "points": 1}, [], "beg:0", "V4.13"),
    ("draw sail", {"others": IDLE}, [], "beg:1", "V4.13"),
    ("draw sail", {"others": IDLE, "character": "governor"}, ["govern draw"], "action:draw", "V4.15"),
    ("sail", {"others": IDLE}, ["resolve sail"], "cell:a2", "V7.1"),
    ("sail", {"others": IDLE, "vatus": 2, "lay": "C1 c6"}, ["resolve sail"], "cell:c6", "V7.1"),
    ("sail", {"others": IDLE, "vatus": 2}, ["resolve sail"], "steps:3", "V7.2"),
    ("build", {"others": IDLE, "vatus": 9, "lay": "A1 b4, A2 c6"}, ["resolve build"], "hut:c6", "V1.6"),
    ("build", {"others": IDLE, "vatus": 2, "settings": RISING}, ["resolve build"], "hut:a2", "V7.3"),
    ("build", {"others": IDLE, "vatus": 2, "settings": RISING, "dikes": {"efate": "e"}}, ["resolve build"],
     "side:a2:e", "V10.3"),
    ("buy", {"others": IDLE, "vatus": 2}, ["resolve buy"], "cube:a2:beef", "V7.9"),
    ("draw", {"others": IDLE, "lay": "A1 b4, A2 c3", "drawings": "efate"}, ["resolve draw"], "cell:a2", "V7.12"),
    ("tourist", {"others": IDLE, "lay": "A1 b4, A2 c3", "tourists": "efate 5"}, ["resolve tourist"], "cell:a2",
     "V7.13"),
    ("sell", {"others": IDLE, "fish": "3 3 1", "huts": "efate"}, ["resolve sell"], "sell:1:1", "V7.7"),
    ("sell", {"others": IDLE, "fish": "1 1", "huts": "efate"}, ["resolve sell"], "sell:1:0", "V6.6"),
    ("", {"step": "place", "round": 2, "volcano": "A1 B1"}, [], "cell:a3", "V3.2"),
    ("", {"step": "place", "round": 2, "volcano": "A1 B1"}, [], "cell:c6", "V3.2"),
    ("", {"step": "place", "round": 3, "volcano": "B1 C2", "lay": "A1 b4, C1 a1"}, [], "cell:c3", "V3.5"),
    ("", {"step": "place", "round": 6, "volcano": "C2 D2", "lay": LATE}, [], "cell:c1", "V3.6"),
    ("", {"step": "place", "round": 2, "volcano": "A1 B1"}, [], "action:sail", "V3.1"),
    ("", {"step": "character"}, [], "action:sail", "V4.1"),
]  # fmt: skip


@pytest.mark.parametrize(("markers", "set_up", "lines", "handle", "rule"), CASES)
def test_the_reason_cites_its_rule(
    markers: str, set_up: dict[str, Any], lines: list[str], handle: str, rule: str
) -> None:
    s = table(markers, **set_up)
    choose(s, *lines)
    reason = VANUATU.why_not(s, 0, handle)
    assert reason is not None
    assert reason.rule == rule
    for language in ("en", "fr", "de"):
        assert Words("vanuatu", language, strict=True).say(reason.phrase, NAMES, 0).endswith((".", "?"))


def test_the_reason_names_who_comes_before() -> None:
    s = table("draw fish", others={2: {"markers": "fish 2"}})
    reason = VANUATU.why_not(s, 0, "action:fish")
    assert reason is not None
    said = Words("vanuatu", "en", strict=True).say(reason.phrase, NAMES, 0)
    assert said == "Fish: Cleo has more markers there. When they are gone, look again."
