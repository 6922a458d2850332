"""`motu rules`: the numbered digest of a game's rules, whole or one rule of it, in the reader's language."""

from __future__ import annotations

import re
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from motu.cli import arguments
from motu.core.game import Game
from motu.words import Words
from motu.words.rules import digest

RULE = re.compile(r"- \*\*(\w+\.\d+)\*\* ")

Number = Annotated[str, typer.Argument(metavar="[RULE]", help="The number of one rule, for instance M5.8.")]


def rules(game: arguments.GameName = "", number: Number = "", language: arguments.Language = "en") -> None:
    """Show the rules of a game, or the one rule with this number."""
    title = arguments.game(game, None)
    known = Words(title.name, language).language  # raises UnknownLanguage
    if not digest(title, known):
        raise typer.BadParameter(f"{title.name} comes without a digest of its rules.", param_hint="GAME")
    if not number:
        Console().print(Markdown(digest(title, known)))
        return
    found = numbered(title, known)
    if number.upper() not in found:
        raise typer.BadParameter(f"{number!r} is none of {', '.join(found)}.", param_hint="RULE")
    Console().print(Markdown(found[number.upper()]))


def numbered(game: Game, language: str) -> dict[str, str]:
    """The text of every rule in the digest, by its number."""
    found: dict[str, str] = {}
    number = ""
    for line in digest(game, language).splitlines():
        start = RULE.match(line)
        if start:
            number = start[1]
            found[number] = line
        elif number and line.startswith("  "):
            found[number] += "\n" + line
        else:
            number = ""
    return found
