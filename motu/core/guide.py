"""The guide of a title, which stands behind "?" at every table: its turn overview and what scores.

It is data, in `guide.toml` beside the game. A part of the turn overview names the steps of the view (`steps`) and the
questions to the reader (`asked`) at which the table is at it; what the reader is asked comes first. What scores is told
in groups of the ledger's sources. Words: `guide-aim`, `guide-end`, and `turn-<id>` and `worth-<id>` with `.about`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from motu.core.game import Game

FILE: Final = "guide.toml"


class TurnPart(NamedTuple):
    """A part of the turn overview."""

    id: str
    rule: str
    steps: Sequence[str] = ()  # of the view
    asked: Sequence[str] = ()  # of the reader's decision


class Worth(NamedTuple):
    """Something that scores: sources of the ledger that are told together."""

    id: str
    rule: str
    sources: Sequence[str]


class Guide(NamedTuple):
    """All of it, in the order in which it is read."""

    ends: str  # the rule by which the game ends
    turn: list[TurnPart]
    worths: list[Worth]


def read(text: str) -> Guide:
    """The guide of a file; raises TypeError for a field that there is not, KeyError for one that is missing."""
    data: dict[str, Any] = tomllib.loads(text)
    turn = [TurnPart(**part) for part in data.pop("turn")]
    worths = [Worth(**worth) for worth in data.pop("worth")]
    return Guide(turn=turn, worths=worths, **data)


@cache
def guide_of(game: Game) -> Guide | None:
    """The guide that lies beside the game's code; None where there is none."""
    file = files(type(game).__module__.rpartition(".")[0]) / FILE
    return read(file.read_text(encoding="utf-8")) if file.is_file() else None
