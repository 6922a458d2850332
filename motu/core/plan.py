"""A plan: the rest of a turn tried before anything is played, with what would be asked and what comes of it."""

from __future__ import annotations

from typing import NamedTuple

from motu.core.events import Event
from motu.core.game import OPEN, Decision, Game, Move, Option, State


class Stage(NamedTuple):
    """One question of the turn, the answer taken for the time being, and the state in which it is asked."""

    decision: Decision
    move: Move
    state: State


class Plan(NamedTuple):
    """The questions up to the end of the turn, what would be told, and the state after it; nothing was played.

    Where only the player can answer a question, the plan stops before it: `after` is the state in which it is asked.
    """

    stages: list[Stage]
    events: list[Event]
    after: State
    open: Decision | None = None


def plan(game: Game, state: State, picks: list[str]) -> Plan:
    """The rest of the turn with these handles picked, in any order; the other questions get their default answer.

    It ends where the turn passes on, a new one begins, something hidden comes out, or nothing is left to choose; and
    before a question that has no default answer.
    """
    seat = state.awaiting()
    after = state.clone()
    left = list(picks)
    stages: list[Stage] = []
    events: list[Event] = []
    decision = game.decision(after)
    while True:
        option = answer(game, after, decision, left)
        if option is None:
            return Plan(stages, events, after, decision)
        stages.append(Stage(decision, option.move, after.clone()))
        after.play(option.move, events)
        if after.awaiting() != seat or after.fresh() or any(event.reveals for event in events):
            return Plan(stages, events, after)
        decision = game.decision(after)
        if len(decision.options) == 1:
            return Plan(stages, events, after)


def answer(game: Game, state: State, decision: Decision, left: list[str]) -> Option | None:
    """The option with most of the picked handles, and of these the one with fewest others; takes them off the list.

    Where nothing fits, the default answer; None where there is none.
    """
    best = decision.options[0]
    most, fewest = 0, 0
    for option in decision.options:
        found = picked(option, left)
        others = len(option.handles) - found
        if found > most or (found == most and others < fewest):
            best, most, fewest = option, found, others
    if not most:
        usual = game.default_answer(state)
        return None if usual == OPEN else next(option for option in decision.options if option.move == usual)
    for handle in best.handles:
        if handle in left:
            left.remove(handle)
    return best


def whole(game: Game, found: Plan, told: list[Event]) -> Option | None:
    """A plan, as far as it goes, as one option, whose price is that of these events; None where nothing is answered."""
    if not found.stages:
        return None
    answers = [chosen(stage) for stage in found.stages]
    return Option(
        answers[0].move,
        tuple(handle for option in answers for handle in option.handles),
        answers[0].label,
        tuple(game.spends(told)),
        sum(option.gain for option in answers),
        answers[-1].final,
        paid(told),
        doubt=next((option.doubt for option in answers if option.doubt), None),
    )


def chosen(stage: Stage) -> Option:
    """The option that answers a question of a plan."""
    return next(option for option in stage.decision.options if option.move == stage.move)


def paid(events: list[Event]) -> dict[str, int]:
    """All that these events hand over: their field `paid`, added up."""
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
