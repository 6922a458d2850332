"""Against whom a person plays in the terminal: the levels, the weakest first."""

from __future__ import annotations

import typer

from motu import shelf
from motu.bots.bot import Bot
from motu.bots.levels import LEVELS
from motu.core.game import Phrase
from motu.words import Words


def asked_for(words: Words) -> Bot:
    """The level that is wished for, by number or by name; without a word the first one."""
    for number, level in enumerate(LEVELS, 1):
        bot, about = Phrase(f"bot-{level.name}"), Phrase(f"bot-{level.name}.about")
        typer.echo(words.say(Phrase("terminal-level", (("number", number), ("bot", bot), ("about", about)))))
    try:
        answer = input(words.text("terminal-which-level", {}) + " ").strip()
    except EOFError:
        raise typer.Exit from None
    if answer == "q":
        raise typer.Exit
    if answer in [str(number + 1) for number in range(len(LEVELS))]:
        return LEVELS[int(answer) - 1]
    return shelf.bot(answer) if answer else LEVELS[0]
