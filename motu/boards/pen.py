"""The base of all text boards: words of one language, and the names at the table."""

from __future__ import annotations

from collections.abc import Sequence

from motu.core.game import Phrase
from motu.words import Words


class Pen:
    """Writes phrases on a board."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def say(self, id: str, **args: object) -> str:
        return self.words.say(Phrase(id, tuple(args.items())), self.names)
