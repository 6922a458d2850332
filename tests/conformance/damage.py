"""Damage done to files: what a slip of the hand, a broken disk or a cheat might do to them."""

from __future__ import annotations

import copy
import re
from typing import Any

from motu.core.dice import Dice

ODD_CHARACTERS = ["", *" \n\t\"'[]{},=#09-.eé\x00𝄞\u2028"]
ODD_VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 7, -4, 1 << 31, 1 << 64, -(1 << 70), 0.5, float("nan"), float("inf"),
    "", "x", "0", "\ud800", "\x00", "é" * 300, [], {}, [[]], [None], {"": None}, ["a", 1], [0, 0, ""],
]  # fmt: skip
ODD_NUMBERS = [
    "0", "1", "2", "3", "5", "8", "12", "60", "-1", "007", "1_0", "99999999999999999999",
    "1.5", "inf", "true", '"2"', "[1]", "{}", "",
]  # fmt: skip


def pick(dice: Dice, choices: list[Any]) -> Any:
    return choices[dice.below(len(choices))]


def damaged_text(text: str, dice: Dice) -> str:
    """A character or a stretch changed, lost, doubled or moved."""
    at = dice.below(len(text))
    end = at + 1 + dice.below(40)
    odd = pick(dice, ODD_CHARACTERS)
    return str(
        pick(
            dice,
            [
                text[:at] + odd + text[at + 1 :],
                text[:at] + odd + text[at:],
                text[:at] + text[end:],
                text[:end] + text[at:],
                text[:at],
                text[at:] + text[:at],
            ],
        )
    )


def damaged_lines(text: str, dice: Dice) -> str:
    """A line lost, doubled or exchanged with another; mostly another number in a line."""
    lines = text.splitlines()
    a, b = dice.below(len(lines)), dice.below(len(lines))
    way = dice.below(7)
    if way == 0:
        del lines[a]
    elif way == 1:
        lines.insert(a, lines[b])
    elif way == 2:
        lines[a], lines[b] = lines[b], lines[a]
    else:
        change_number(lines, dice)
    return "\n".join(lines) + "\n"


def change_number(lines: list[str], dice: Dice) -> None:
    """The first number of some line becomes another."""
    i = pick(dice, [i for i, line in enumerate(lines) if re.search(r"\d", line)])
    lines[i] = re.sub(r"\d+", lambda _: str(pick(dice, ODD_NUMBERS)), lines[i], count=1)


def damaged_data(data: Any, dice: Dice) -> Any:
    """One value somewhere in plain data changed, lost, doubled or exchanged with its neighbour."""
    whole = copy.deepcopy(data)
    inside = whole
    while True:
        key = pick(dice, list(inside) if isinstance(inside, dict) else list(range(len(inside))))
        if not isinstance(inside[key], dict | list) or not inside[key] or dice.below(4) == 0:
            break
        inside = inside[key]
    way = dice.below(4)
    if way == 0:
        del inside[key]
    elif way == 1 and isinstance(inside, list):
        inside.insert(key, copy.deepcopy(inside[key]))
    elif way == 2 and isinstance(inside, list):
        other = dice.below(len(inside))
        inside[key], inside[other] = inside[other], inside[key]
    else:
        inside[key] = pick(dice, ODD_VALUES)
    return whole
