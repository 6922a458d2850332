"""What all games say alike about who is asked: the question, the step it belongs to, and why nobody else may answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from motu.core.errors import NobodyAsked
from motu.core.flow import Flow
from motu.core.game import CHANCE, NOBODY, Decision, Move, Option, Phrase, Reason, Seat, because

S = TypeVar("S", bound=Flow)


def nothing(_s: Flow) -> dict[str, str | int]:
    return {}


def decision(
    s: S,
    prompt: Callable[[S], Phrase],
    option: Callable[[S, Move], Option],
    about: Callable[[S], dict[str, str | int]] = nothing,
    parts: Mapping[str, str] = {},
) -> Decision:
    """What the awaited seat is asked, and its legal moves dressed for people.

    The prompt `ask-pay` asks for the step `pay`; `about` says by name what it is about, `parts` to which part of the
    turn a step belongs.
    """
    if s.waiting < 0:
        raise NobodyAsked("No seat has a decision to make: let chance answer, or look at the final scores.")
    f = s.agenda[-1]
    asked = prompt(s)
    step = asked.id.removeprefix("ask-")
    options = [option(s, move) for move in s.moves()]
    return Decision(f.seat, s.book[f.step].rule, asked, options, step, parts.get(step), about(s))


def step_name(s: Flow, names: Mapping[int, str]) -> str:
    """The step the table is in, as everybody may know it: what has no name here is part of an action."""
    if s.waiting == NOBODY:
        return "over"
    if s.waiting == CHANCE:
        return "chance"
    return names.get(s.agenda[-1].step, "act")


def not_asked(s: Flow, seat: Seat, turn: str, over: str) -> Reason:
    """Somebody else is to move, by the rule of turns, or nobody any more, by the rule of the end."""
    if s.waiting == NOBODY:
        return because(over, "why-over")
    if seat < 0:
        return because(turn, "why-watching")
    if s.waiting == CHANCE:
        return because(s.book[s.agenda[-1].step].rule, "why-chance")
    return because(turn, "why-not-your-turn", seat=int(s.waiting))
