"""Arguments that commands share: game, edition, settings and names as they are typed; and the progress bar."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from motu import shelf
from motu.core.game import Game, Settings
from motu.core.record import Record, read
from motu.words import LANGUAGES

GameName = Annotated[str, typer.Argument(metavar="[GAME]", help="Which game; may be left out where there is only one.")]
Seats = Annotated[int, typer.Option("--seats", min=0, help="How many seats the table has.", show_default=False)]
SettingList = Annotated[
    list[str], typer.Option("--settings", metavar="NAME=VALUE", help="A setting of the game; may be repeated.")
]
Edition = Annotated[
    Path | None,
    typer.Option("--edition", metavar="FILE", help="A component file to play with instead of the usual one."),
]
Language = Annotated[str, typer.Option("--language", help=f"The language of the texts: {', '.join(LANGUAGES)}.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as written by `motu play --record FILE`.")]


def text_of(path: Path) -> str:
    """The text of a file named on the command line."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise typer.BadParameter(f"{path} is not a text file in UTF-8.", param_hint="FILE") from None


def game(name: str, edition: Path | None) -> Game:
    """The game of this name, or the only one there is."""
    if not name:
        if len(shelf.games) > 1:
            raise typer.BadParameter(f"choose one of {', '.join(shelf.games)}.", param_hint="GAME")
        name = next(iter(shelf.games))
    chosen = shelf.game(name)
    return chosen.with_edition(text_of(edition)) if edition else chosen


def settings(words: list[str]) -> Settings:
    """`name=value`, separated by commas or given one by one."""
    found: Settings = {}
    for word in ",".join(words).split(","):
        name, equals, value = word.partition("=")
        if word.strip() and not equals:
            raise typer.BadParameter(f"{word!r} has no '='; write NAME=VALUE.", param_hint="--settings")
        if equals:
            found[name.strip()] = value.strip()
    return found


def names(text: str) -> list[str]:
    """`ann,bob` as a list."""
    return [name.strip() for name in text.split(",") if name.strip()]


def record(path: Path) -> Record:
    """The record in a file, read but not yet verified."""
    return read(text_of(path))


def check_folder(file: Path | None, option: str) -> None:
    """Refuse an output file whose folder is missing or read-only, before the work begins."""
    if file and not file.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {file.parent}; make it first.", param_hint=option)
    if file and not os.access(file.parent, os.W_OK):
        raise typer.BadParameter(f"nothing can be written in {file.parent}; choose another.", param_hint=option)


def progress() -> Progress:
    """A progress bar on stderr, removed at the end; disabled where stderr is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
