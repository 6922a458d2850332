"""The coached first game of a title: what is said to a learner, and when; data, in `coach.toml` beside the game.

A step speaks when the learner is asked something: `asked` names the questions at which it may, `offers` what
has to be on offer there, `without` what must not be. `after` and `until` count the learner's own events by kind: from
then on it may speak, from then on it is over. A step with `answers` or `best` waits for one of these answers (of the
`best` ones the option with the largest gain), with `any` for whatever is chosen; all others only tell. A learner may
have done what a step is about before it could speak: with `late` it is told then, and points there. `points`, `late`
and `because` name handles and places, with a `*` at the end all that begin alike. Its words are `coach-<id>`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

from motu.core.game import Decision, Game, Option, Phrase

FILE: Final = "coach.toml"


class CoachStep(NamedTuple):
    """One thing that is said."""

    id: str
    rule: str  # the number of the rule that it is about
    also: Sequence[str] = ()  # further rules that its words speak of
    asked: Sequence[str] = ()  # at which questions; at all of them where none is named
    offers: Sequence[str] = ()
    without: Sequence[str] = ()
    after: Mapping[str, int] = {}
    until: Mapping[str, int] = {}
    answers: Sequence[str] = ()
    best: str = ""
    any: bool = False
    points: Sequence[str] = ()
    late: Sequence[str] = ()
    because: Sequence[str] = ()

    @property
    def waits(self) -> Literal["", "one", "any"]:
        """Whether it waits for one answer or for any, or only tells."""
        if self.any:
            return "any"
        return "one" if self.answers or self.best else ""


class Coach(NamedTuple):
    """A coached game: how its table is made, and its steps in their order."""

    seats: int
    seed: str
    bot: str
    settings: dict[str, str]
    steps: list[CoachStep]


class Advice(NamedTuple):
    """A step as it speaks now."""

    number: int  # from 1
    step: CoachStep
    phrase: Phrase
    points: list[str]
    because: list[str]
    waits: Literal["", "one", "any"]
    late: bool  # it speaks of what has been done already, and only to whoever has not heard it


def read(text: str) -> Coach:
    """The coach of a file; raises TypeError for a field that there is not, KeyError for one that is missing."""
    data: dict[str, Any] = tomllib.loads(text)
    steps = [CoachStep(**step) for step in data.pop("step")]
    return Coach(steps=steps, **data)


@cache
def coach_of(game: Game) -> Coach | None:
    """The coach that lies beside the game's code; None where there is none."""
    file = files(type(game).__module__.rpartition(".")[0]) / FILE
    return read(file.read_text(encoding="utf-8")) if file.is_file() else None


def over(step: CoachStep, happened: Mapping[str, int]) -> bool:
    """Whether the learner has done what the step is about, so often as it wants."""
    return bool(step.until) and reached(step.until, happened)


def advice(coach: Coach, decision: Decision, happened: Mapping[str, int]) -> list[Advice]:
    """Advice for this question, in the order of the steps; `happened` counts the learner's events by kind."""
    found = [spoken(number, step, decision, happened) for number, step in enumerate(coach.steps, 1)]
    return [said for said in found if said is not None]


def spoken(number: int, step: CoachStep, decision: Decision, happened: Mapping[str, int]) -> Advice | None:
    """A step, if it speaks now."""
    phrase = f"coach-{step.id.replace('_', '-')}"
    if over(step, happened):
        return Advice(number, step, Phrase(phrase), list(step.late), [], "", late=True) if step.late else None
    if step.asked and decision.step not in step.asked:
        return None
    if not reached(step.after, happened):
        return None
    if not all(offering(decision, [wanted]) for wanted in step.offers) or offering(decision, step.without):
        return None
    if step.answers and not offering(decision, step.answers):
        return None
    if not step.best:
        return Advice(number, step, Phrase(phrase), list(step.points), list(step.because), step.waits, late=False)
    named = offering(decision, [step.best])
    if not named:
        return None
    option = best_of(named)
    points = [handle for handle in option.handles if fits(handle, step.best)]
    args = (("what", option.label), ("gain", option.gain))
    return Advice(number, step, Phrase(phrase, args), [*points, *step.points], list(option.spends), "one", late=False)


def best_of(options: Sequence[Option]) -> Option:
    """The one that brings most, of equal ones the cheapest."""
    return max(options, key=lambda one: (one.gain, -len(one.spends)))


def reached(wanted: Mapping[str, int], happened: Mapping[str, int]) -> bool:
    return all(sum(happened.get(kind, 0) for kind in kinds.split()) >= count for kinds, count in wanted.items())


def offering(decision: Decision, wanted: Sequence[str]) -> list[Option]:
    """The options that have one of these handles."""
    return [option for option in decision.options if any(fits(h, name) for h in option.handles for name in wanted)]


def fits(handle: str, name: str) -> bool:
    """Whether a name means this handle: `display:*` means all of the display."""
    return handle.startswith(name[:-1]) if name.endswith("*") else handle == name
