"""The parts of a game's answers to people: phrases, options, decisions, reasons, lines of a score."""

from __future__ import annotations

from typing import Any, NamedTuple

Seat = int  # 0, 1, ... in the order around the table
Move = int  # 0 <= move < game.n_moves: dense, one range per kind, so masks and policy heads are plain indexing


class Phrase(NamedTuple):
    """Text is never a string inside: an id in words/*.ftl and its arguments, which may be phrases and lists of them."""

    id: str
    args: tuple[tuple[str, Any], ...] = ()


class Doubt(NamedTuple):
    """A question asked back, once in a turn, before an option that is easily regretted is sent."""

    question: Phrase
    yes: Phrase  # on the button that sends it all the same


class Option(NamedTuple):
    """A legal move the way a person picks it: by clicking handles, in any order."""

    move: Move
    handles: tuple[str, ...]
    label: Phrase
    spends: tuple[str, ...] = ()  # handles of what would be given up: ticked before confirming
    gain: int = 0  # change of the own score, shown before confirming
    final: bool = False  # it cannot be taken back: something hidden comes out, or the turn passes on
    pays: dict[str, int] = {}  # what would be given up, by name
    uses: tuple[str, ...] = ()  # own things that have to help, by name
    doubt: Doubt | None = None


class Decision(NamedTuple):
    """The answer that the table waits for."""

    seat: Seat
    rule: str  # the number in RULES.md that asks
    prompt: Phrase
    options: list[Option]
    step: str = ""  # which question it is: its prompt is `ask-<step>`
    part: str | None = None  # the one of the view's `steps` to which it belongs, in a turn that is planned
    about: dict[str, str | int] = {}  # what it is about, by name


class Reason(NamedTuple):
    """Why a click does nothing now."""

    phrase: Phrase
    rule: str


def because(rule: str, sentence: str, **args: Any) -> Reason:
    """A reason of one sentence."""
    return Reason(Phrase(sentence, tuple(args.items())), rule)


def sentences(first: Phrase, *more: Phrase) -> Phrase:
    """Several sentences as one phrase."""
    for sentence in more:
        first = Phrase("sentences", (("first", first), ("next", sentence)))
    return first


class ScoreLine(NamedTuple):
    """Where some points come from; `source` has a text `score-<source>` in the game's words."""

    source: str
    points: int
    times: int = 1  # how many pieces it is made of


class Setting(NamedTuple):
    """A choice made when a table is set up. The first value is the default."""

    name: str
    values: tuple[str, ...]
    among_people: str = ""  # the value to begin with at a table with people, where it is not the default
