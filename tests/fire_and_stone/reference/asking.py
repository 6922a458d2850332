"""A question of a course: to a seat, or a draw whose outcome is told to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeAlias, TypeVar


@dataclass
class Question:
    """A seat chooses one of several answers. An answer is one word, a kind, an area or the number of a track."""

    seat: int
    step: str
    options: list[str]


@dataclass
class Draw:
    """Something comes up at random: one of what is left, each thing with the same chance."""

    what: str
    where: str
    left: Counter[str]


Asked: TypeAlias = Question | Draw
T = TypeVar("T")
Course: TypeAlias = Generator[Asked, str, T]


def ask(seat: int, step: str, options: list[str], always: bool = False) -> Course[str]:
    """Decisions with exactly one option are taken automatically, unless that would tell a secret."""
    assert options, f"nobody can answer {step}"
    assert len(set(options)) == len(options), f"{step} offers something twice: {options}"
    if len(options) == 1 and not always:
        return options[0]
    answer = yield Question(seat, step, options)
    assert answer in options, f"{answer} is no answer to {step}"
    return answer


def draw(what: str, where: str, left: Counter[str]) -> Course[str]:
    """The outcome is taken out of what is left."""
    outcome = yield Draw(what, where, +left)
    assert left[outcome] > 0, f"{what}: {outcome} is not among {left}"
    left[outcome] -= 1
    return outcome
