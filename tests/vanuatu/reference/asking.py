"""A question of the second reading: to a player, or to chance."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

Result = TypeVar("Result")
Course = Generator["Question | Chance", Any, Result]


@dataclass
class Question:
    """A decision of a player, with every legal answer."""

    seat: int
    kind: str
    answers: list[Any]


@dataclass
class Chance:
    """Something that is turned up, drawn or rolled, with everything that it can be."""

    kind: str
    outcomes: list[Any]
    about: Any = None


def ask(seat: int, kind: str, answers: Sequence[Any]) -> Course[Any]:
    """Section 3: a decision with exactly one legal option is no question."""
    assert answers, f"{kind}: nothing is legal"
    if len(answers) == 1:
        return answers[0]
    answer = yield Question(seat, kind, list(answers))
    assert answer in answers, f"{kind}: {answer} is not among {answers}"
    return answer


def turn_up(kind: str, outcomes: Sequence[Any], about: Any = None) -> Course[Any]:
    """Chance is asked where it has a choice; an outcome stands as often in the list as it can come."""
    if len(set(outcomes)) == 1:
        return outcomes[0]
    outcome = yield Chance(kind, list(outcomes), about)
    assert outcome in outcomes, f"{kind}: {outcome} is not among {outcomes}"
    return outcome
