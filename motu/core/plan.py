"""A plan: the rest of a turn tried on a copy of the state, with its questions, answers and events."""

from __future__ import annotations

from typing import NamedTuple

from motu.core.events import Event
from motu.core.game import OPEN, Decision, Game, Move, Option, State


class Stage(NamedTuple):
    """One question of the turn, its answer so far, and the state in which it is asked."""

    decision: Decision
    move: Move
    state: State


class Plan(NamedTuple):
    """The questions up to the end of the turn, the events, and the state after it; nothing was played.

    Where only the player can answer a question, the plan stops before it: `after` is the state in which it is asked.
    """

    stages: list[Stage]
    events: list[Event]
    after: State
    open: Decision | None = None
    left: tuple[str, ...] = ()  # picks that answered nothing


def plan(game: Game, state: State, picks: list[str]) -> Plan:
    """The rest of the turn with these handles picked, in any order; the other questions get their default answer.

    It ends where the turn passes on, a new one begins, something hidden comes out, or nothing is left to choose; and
    before a question that has no default answer.
    """
    after = state.clone()
    left = list(picks)
    stages: list[Stage] = []
    events: list[Event] = []
    decision: Decision | None = game.decision(after)
    while decision:
        option = answer(game, after, decision, left)
        if option is None:
            return Plan(stages, events, after, decision, tuple(left))
        stages.append(Stage(decision, option.move, after.clone()))
        decision = play_answer(game, after, option, events)
    return Plan(stages, events, after, None, tuple(left))


def play_answer(game: Game, state: State, option: Option, events: list[Event]) -> Decision | None:
    """Play an answer; the next question of the same turn, if there is one."""
    seat = state.awaiting()
    state.play(option.move, events)
    if state.awaiting() != seat or state.fresh() or any(event.reveals for event in events):
        return None
    decision = game.decision(state)
    return decision if len(decision.options) > 1 else None


def answer(game: Game, state: State, decision: Decision, left: list[str]) -> Option | None:
    """The option with most of the picked handles, and of these the one with fewest others; takes them off the list.

    Ties go to the option after which most of the other picks can still be used: a treasure is sold while it can be.
    Where nothing fits, the default answer; None where there is none.
    """
    fits = [(picked(option, left), -len(option.handles)) for option in decision.options]
    best = max(fits)
    if not best[0]:
        usual = game.default_answer(state)
        return None if usual == OPEN else next(option for option in decision.options if option.move == usual)
    equal = [option for option, fit in zip(decision.options, fits, strict=True) if fit == best]
    alone = len(equal) == 1 or best[0] == len(left)
    option = equal[0] if alone else min(equal, key=lambda option: unused(game, state, option, left))
    take(left, option)
    return option


def unused(game: Game, state: State, option: Option, left: list[str]) -> int:
    """The number of picks that answer nothing if this option is taken."""
    after = state.clone()
    others = list(left)
    take(others, option)
    return len(plan(game, after, others).left) if play_answer(game, after, option, []) else len(others)


def take(left: list[str], option: Option) -> None:
    """Remove the handles of an option from the picks."""
    for handle in option.handles:
        if handle in left:
            left.remove(handle)


def whole(game: Game, found: Plan, events: list[Event]) -> Option | None:
    """The answered part of a plan as one option, priced by these events; None where nothing is answered."""
    if not found.stages:
        return None
    answers = [chosen(stage) for stage in found.stages]
    return Option(
        answers[0].move,
        tuple(handle for option in answers for handle in option.handles),
        answers[0].label,
        tuple(game.spends(events)),
        sum(option.gain for option in answers),
        answers[-1].final,
        paid(events),
        doubt=next((option.doubt for option in answers if option.doubt), None),
    )


def chosen(stage: Stage) -> Option:
    """The option that answers a question of a plan."""
    return next(option for option in stage.decision.options if option.move == stage.move)


def paid(events: list[Event]) -> dict[str, int]:
    """The sum of the field `paid` over these events."""
    counts: dict[str, int] = {}
    for event in events:
        for name, count in getattr(event, "paid", {}).items():
            counts[name] = counts.get(name, 0) + count
    return counts


def picked(option: Option, left: list[str]) -> int:
    """How many handles of an option have been picked."""
    return sum(min(option.handles.count(handle), left.count(handle)) for handle in set(option.handles))


def where(found: Plan, handle: str) -> State:
    """The state of a plan in which handles of this kind are picked last; else the one in which the turn goes on."""
    asked = [(stage.decision, stage.state) for stage in found.stages]
    if found.open:
        asked.append((found.open, found.after))
    kind = handle.partition(":")[0]
    for decision, state in asked[::-1]:
        if any(known.partition(":")[0] == kind for option in decision.options for known in option.handles):
            return state
    return asked[0][1]
