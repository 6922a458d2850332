"""Events: what a rule reports, with a name for every part of it.

A game's kinds of event are the classes of its events.py. Values are what a person would read: names instead of
numbers, numbers from 1 where people count from 1, counts by name without the zeros. Not compiled: a search reports
nothing (`log is None`), so this is not where the time goes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from importlib import import_module
from types import ModuleType
from typing import Any, ClassVar, TypeVar, dataclass_transform

from motu.core.errors import WrongGame
from motu.core.game import EVERYONE, Json, Phrase, Seat

E = TypeVar("E", bound="Event")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has happened, told in the past tense to those who may know it."""

    kind: ClassVar[str]  # the name of the class in snake case
    private: ClassVar[bool] = False  # told to `seat` only
    reveals: ClassVar[bool] = False  # a secret came out, or chance spoke: nobody may undo past this point alone

    seat: Seat

    @property
    def audience(self) -> Seat:
        """Who may know it: one seat, or EVERYONE."""
        return self.seat if self.private else EVERYONE

    def __str__(self) -> str:
        """As a sentence in English, the way the log tells it."""
        told: str = import_module("motu.core.shelved").sentence(self)
        return told


@dataclass_transform(frozen_default=True)
def event(cls: type[E]) -> type[E]:
    """Makes a class a kind of event: a frozen dataclass whose first field is `seat`."""
    made: type[E] = dataclass(frozen=True, slots=True)(cls)
    made.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
    return made


def kinds(module: ModuleType) -> list[type[Event]]:
    """The kinds of event that a game's events.py defines, in the order of the file."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Event)]
    return [kind for kind in found if kind.__module__ == module.__name__]


def dump(happened: Event) -> dict[str, Json]:
    """An event as plain data: its kind, then its fields by name."""
    return {"kind": happened.kind, **{field.name: getattr(happened, field.name) for field in fields(happened)}}


def load(known: Mapping[str, type[Event]], data: Mapping[str, Json]) -> Event:
    """The event that was dumped; raises KeyError or TypeError when no kind has such fields."""
    return known[data["kind"]](**{name: value for name, value in data.items() if name != "kind"})


def own(happened: Json, known: list[type[Event]]) -> Event:
    """An event of one of these kinds; raises WrongGame."""
    if type(happened) not in known:
        raise WrongGame(f"{happened!r:.80} is no event of this game: tell what its rules have reported.")
    told: Event = happened
    return told


# Events in words

Args = tuple[tuple[str, Any], ...]  # of a phrase
ArgsByKind = Mapping[type[Event], Callable[[Any], Args]]  # kinds with nothing to say but their seat are left out


def sentence(happened: Event, told: ArgsByKind) -> Phrase:
    """The phrase `told-<kind>`: its arguments are the seat, and what the game says of this kind."""
    more = told[type(happened)](happened) if type(happened) in told else ()
    return Phrase(f"told-{happened.kind.replace('_', '-')}", (("seat", happened.seat), *more))
