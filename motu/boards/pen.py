"""The base of all text boards: words of one language, the names at the table, and what boards write alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.table import Table

from motu.core.game import Phrase, Seat
from motu.words import Words


class Pen:
    """Writes phrases, names and tables on a board."""

    numbers: Sequence[str] = ()  # headings of the columns that are aligned to the right

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def say(self, id: str, **args: object) -> str:
        return self.words.say(Phrase(id, tuple(args.items())), self.names)

    def person(self, seat: Seat) -> str:
        """The name of the player in a seat."""
        return self.words.name(seat, self.names)

    def people(self, seats: Iterable[Seat]) -> str:
        """The names of the players in these seats."""
        return ", ".join(self.person(seat) for seat in seats)

    def table(self, title: str, *headings: str) -> Table:
        """An empty table with headings, and a title if it has one."""
        table = Table(box=box.SIMPLE, title=self.say(title) if title else None, title_justify="left")
        for heading in headings:
            table.add_column(self.say(heading), justify="right" if heading in self.numbers else "left")
        return table
