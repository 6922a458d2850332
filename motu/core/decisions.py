"""Decisions, in the part that all games share: the question, the effect of an answer, why a click does nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from motu.core.errors import IllegalMove, NobodyAsked, NoSuchSeat
from motu.core.events import Event
from motu.core.flow import Flow
from motu.core.game import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Decision,
    Json,
    Move,
    Option,
    Phrase,
    Reason,
    Seat,
    State,
    because,
)

S = TypeVar("S", bound=Flow)
Why = Callable[[S, Seat, str], Reason]  # why a thing of some kind cannot be clicked, by the name of the thing
OTHERS = ""  # everything of a step that has no reason of its own


def seated(state: State, seat: Json) -> Seat:
    """A seat of the table, or a spectator; raises NoSuchSeat."""
    seats = len(state.scores())
    if type(seat) is not int or not (0 <= seat < seats or seat == SPECTATOR):
        raise NoSuchSeat(f"Seats are numbered from 0 to {seats - 1}, and a spectator is {SPECTATOR}; not {seat!r}.")
    return seat


def legal(state: State, move: Json) -> Move:
    """One of the legal moves; raises IllegalMove."""
    if type(move) is not int or move not in state.moves():
        raise IllegalMove(f"{move!r} is not a legal move now: choose one of moves().")
    return move


def nothing(_s: Flow) -> dict[str, str | int]:
    return {}


def decision(
    s: S,
    prompt: Callable[[S], Phrase],
    option: Callable[[S, Move], Option],
    about: Callable[[S], dict[str, str | int]] = nothing,
    parts: Mapping[str, str] = {},
) -> Decision:
    """The decision of the awaited seat: the question, and its legal moves as options.

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


class Tried(NamedTuple, Generic[S]):
    """The outcome of a move that was tried on a copy."""

    after: S
    log: list[Event]
    gain: int  # change of the own score; 0 after a reveal, because it could give the secret away
    final: bool  # something was revealed, or the turn passed on


def tried(s: S, move: Move) -> Tried[S]:
    """Try a legal move on a copy of the state."""
    seat = s.waiting
    after = s.clone()
    assert isinstance(after, type(s))
    log: list[Event] = []
    after.play(move, log)
    revealed = any(event.reveals for event in log)
    gain = 0 if revealed else after.scores()[seat] - s.scores()[seat]
    return Tried(after, log, gain, revealed or after.waiting != seat)


def step_name(s: Flow, names: Mapping[int, str]) -> str:
    """The public name of the current step; a step without a name here is part of an action: `act`."""
    if s.waiting == NOBODY:
        return "over"
    if s.waiting == CHANCE:
        return "chance"
    return names.get(s.agenda[-1].step, "act")


class Rules(NamedTuple):
    """The numbers of the rules behind the reasons that all games have."""

    shown: str  # what lies on the table
    turn: str  # whose turn it is
    over: str  # when the game ends


def why_not(
    s: S,
    seat: Seat,
    handle: str,
    shown: list[str],
    works: Callable[[S, Move], tuple[str, ...]],
    special: Mapping[tuple[int, str], Why[S]],
    rules: Rules,
) -> Reason | None:
    """Why a click does nothing, from the most general reason to the most special one; None when it does something.

    `shown` lists every handle that can be clicked at some time, `works` returns the handles of a legal move, `special`
    has the game's reasons by step and kind of handle; a step's reason for all other kinds has the kind OTHERS.
    """
    if handle not in shown:
        return because(rules.shown, "why-no-such-thing")
    if s.waiting != seat:
        return not_asked(s, seat, rules)
    if any(handle in works(s, move) for move in s.moves()):
        return None
    kind, _, thing = handle.partition(":")
    step = s.agenda[-1].step
    for key in ((step, kind), (step, OTHERS)):
        if key in special:
            return special[key](s, seat, thing)
    return because(s.book[step].rule, "why-asked")


def said(rule: str, sentence: str) -> Why[Any]:
    """A reason that is the same for all things of its kind."""
    return lambda _s, _seat, _thing: because(rule, sentence)


def not_asked(s: Flow, seat: Seat, rules: Rules) -> Reason:
    """The reason why a seat cannot act now: it is another seat's turn or chance's, or the game is over."""
    if s.waiting == NOBODY:
        return because(rules.over, "why-over")
    if seat < 0:
        return because(rules.turn, "why-watching")
    if s.waiting == CHANCE:
        return because(s.book[s.agenda[-1].step].rule, "why-chance")
    return because(rules.turn, "why-not-your-turn", seat=int(s.waiting))
