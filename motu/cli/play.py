"""`motu play`: a table in the browser; or a game in the terminal, against bots or with several at one keyboard."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated, Final

import typer

from motu import shelf
from motu.cli import arguments, serve
from motu.cli.screen import Screen
from motu.cli.seats import Seated, seated
from motu.cli.talk import Left, Talk
from motu.core.record import commitment
from motu.core.table import Table
from motu.words import Words

Humans = Annotated[str, typer.Option("--humans", help="How many people play, or their names with commas.")]
Seed = Annotated[str, typer.Option("--seed", help="Seed of the dice. [default: random]")]
Bots = Annotated[str, typer.Option("--bots", help="Bots for the other seats, with commas. [default: it asks]")]
Record = Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Where to write the record of the game.")]
Terminal = Annotated[bool, typer.Option("--terminal", help="Play here, not in the browser.")]


IN_THE_BROWSER: Final = ("game", "terminal", "port", "database", "lan")  # all other options are for the terminal


def play(
    context: typer.Context,
    game: arguments.GameName = "",
    seats: arguments.Seats = 0,
    humans: Humans = "1",
    bots: Bots = "",
    seed: Seed = "",
    settings: arguments.SettingList = [],  # noqa: B006 - typer's way, never changed
    edition: arguments.Edition = None,
    language: arguments.Language = "en",
    record: Record = None,
    terminal: Terminal = False,
    port: serve.Port = 8000,
    database: serve.Database = None,
    lan: serve.Lan = False,
) -> None:
    """Play a game in the browser; or with --terminal here, against bots or with people who pass the keyboard round.

    All other options but --port, --database and --lan are for the terminal; the browser asks for them on its own page.
    """
    if not terminal:
        name = arguments.game(game, edition).name if game else ""
        refuse_the_rest(context)
        serve.open_table(name, port, database, lan)
        return
    words = Words("", language)
    check_free(record)
    title = arguments.game(game or ask_for_game(words), edition)
    people = seated(title, seats, humans, bots, words)
    chosen = arguments.settings(settings)
    if humans.strip("0"):
        chosen = title.settings_for_people() | chosen
    table = Table(title, len(people), chosen, seed or secrets.token_hex(16))
    sit_down(table, people, language, record)


def refuse_the_rest(context: typer.Context) -> None:
    """Refuse options for the terminal, instead of ignoring them: the browser asks for them on its own page."""
    for option in context.command.params:
        source = context.get_parameter_source(option.name or "")
        if option.name not in IN_THE_BROWSER and source is not None and source.name == "COMMANDLINE":
            raise typer.BadParameter("only the terminal takes it; add --terminal.", param_hint=option.opts[0])


def sit_down(table: Table, people: list[Seated], language: str, record: Path | None) -> None:
    """Play the game, from the commitment of the dice to the ranking."""
    screen = Screen(table.game, language, [one.name for one in people])
    screen.say("terminal-welcome", "bold", title=screen.words.text("title", {}), seal=commitment(table.seed))
    try:
        Talk(table, people, screen).run()
        screen.say("terminal-over", "bold underline")
        screen.ledger(table.state)
        screen.ranking(table.state)
    except Left:
        screen.console.print()
        screen.say("terminal-left")
    if record:
        record.write_text(json.dumps(table.record()) + "\n", encoding="utf-8")
        screen.say("terminal-record", file=str(record))
    else:
        screen.say("terminal-no-record")


def ask_for_game(words: Words) -> str:
    """Ask which game to play, when the command does not name one of several."""
    names = list(shelf.games)
    if len(names) == 1:
        return names[0]
    for number, name in enumerate(names, 1):
        typer.echo(f"{number:3}  {Words(name, words.language).text('title', {})}")
    try:
        answer = input(words.text("terminal-which", {}) + " ").strip()
    except EOFError:
        raise typer.Exit from None
    return names[int(answer) - 1] if answer in [str(n + 1) for n in range(len(names))] else answer


def check_free(record: Path | None) -> None:
    """Refuse, before the game begins, a record that could not be written or would replace a file."""
    if record and record.exists():
        raise typer.BadParameter(f"{record} exists already; choose another name.", param_hint="--record")
    arguments.check_folder(record, "--record")
