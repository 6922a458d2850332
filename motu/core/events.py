"""Events: the reports of the rules, with a name for every part.

A game's kinds of event are the classes of its events.py. Values are written as a person reads them: names instead
of numbers, numbers from 1 where people count from 1, counts by name without the zeros. Not compiled: a search makes no
events (`log is None`).
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
    """Something that has happened, in the past tense, for everyone or for one seat."""

    kind: ClassVar[str]  # the name of the class in snake case
    names: ClassVar[tuple[str, ...]]  # of its fields
    private: ClassVar[bool] = False  # for `seat` only
    reveals: ClassVar[bool] = False  # a secret came out, or chance answered: undo does not go past this event

    seat: Seat

    @property
    def audience(self) -> Seat:
        """The seat that may know it, or EVERYONE."""
        return self.seat if self.private else EVERYONE

    def __str__(self) -> str:
        """As a sentence in English, the way the log tells it."""
        text: str = import_module("motu.core.shelved").sentence(self)
        return text


@dataclass_transform(frozen_default=True)
def event(cls: type[E]) -> type[E]:
    """Makes a class a kind of event: a frozen dataclass whose first field is `seat`."""
    made: type[E] = dataclass(frozen=True, slots=True)(cls)
    made.names = tuple(field.name for field in fields(made))
    made.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
    return made


def kinds(module: ModuleType) -> list[type[Event]]:
    """The kinds of event that a game's events.py defines, in the order of the file."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Event)]
    return [kind for kind in found if kind.__module__ == module.__name__]


def dump(happened: Event) -> dict[str, Json]:
    """An event as plain data: its kind, then its fields by name."""
    return {"kind": happened.kind, **{name: getattr(happened, name) for name in happened.names}}


def load(known: Mapping[str, type[Event]], data: Mapping[str, Json]) -> Event:
    """The event that was dumped; raises KeyError or TypeError when no kind has such fields."""
    return known[data["kind"]](**{name: value for name, value in data.items() if name != "kind"})


def own(happened: Json, known: list[type[Event]]) -> Event:
    """An event of one of these kinds; raises WrongGame."""
    if type(happened) not in known:
        raise WrongGame(f"{happened!r:.80} is no event of this game: tell what its rules have reported.")
    found: Event = happened
    return found


# Events in words

Args = tuple[tuple[str, Any], ...]  # of a phrase
ArgsByKind = Mapping[type[Event], Callable[[Any], Args]]  # kinds whose only argument is the seat are left out


def sentence(happened: Event, args_of: ArgsByKind) -> Phrase:
    """The phrase `told-<kind>`: its arguments are the seat, and the game's own for this kind."""
    more = args_of[type(happened)](happened) if type(happened) in args_of else ()
    return Phrase(f"told-{happened.kind.replace('_', '-')}", (("seat", happened.seat), *more))
