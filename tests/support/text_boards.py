"""Tables as the terminal draws them."""

from __future__ import annotations

import io
import re

from rich.console import Console

from motu import boards
from motu.core.game import Game, Seat, State
from motu.words import Words

NAMES = ["Lea", "Jonas", "Anouk", "Kai", "Reef"]


def printed(drawn: object) -> str:
    """The text that rich prints of it, each line without the spaces at its end."""
    console = Console(file=io.StringIO(), width=160, highlight=False)
    console.print(drawn)
    assert isinstance(console.file, io.StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


def shown(game: Game, s: State, seat: Seat = 0, language: str = "en") -> str:
    return printed(boards.draw(game.view(s, seat), Words(game.name, language, strict=True), NAMES))


def row(text: str, beginning: str) -> list[str]:
    """The cells of the line that begins so."""
    (line,) = [line for line in text.splitlines() if line.strip().startswith(beginning)]
    return re.split(r"\s{2,}", line.strip())
