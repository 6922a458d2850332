"""`motu rules`: the numbered digest of a game's rules, whole or one rule of it."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from motu.cli import given
from motu.core.game import Game

RULE = re.compile(r"- \*\*(\w+\.\d+)\*\* ")

Number = Annotated[str, typer.Argument(metavar="[RULE]", help="The number of one rule, for instance M5.8.")]


def rules(game: given.GameName = "", number: Number = "") -> None:
    """Show the rules of a game, or the one rule with this number."""
    title = given.game(game, None)
    if not digest(title):
        raise typer.BadParameter(f"{title.name} comes without a digest of its rules.", param_hint="GAME")
    if not number:
        Console().print(Markdown(digest(title)))
        return
    found = numbered(title)
    if number.upper() not in found:
        raise typer.BadParameter(f"{number!r} is none of {', '.join(found)}.", param_hint="RULE")
    Console().print(Markdown(found[number.upper()]))


def digest(game: Game) -> str:
    """The text of RULES.md, which lies beside the game's code."""
    package = type(game).__module__.rpartition(".")[0]
    file = files(package) / "RULES.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def numbered(game: Game) -> dict[str, str]:
    """Every rule by its number, as the digest has it."""
    found: dict[str, str] = {}
    number = ""
    for line in digest(game).splitlines():
        start = RULE.match(line)
        if start:
            number = start[1]
            found[number] = line
        elif number and line.startswith("  "):
            found[number] += "\n" + line
        else:
            number = ""
    return found
