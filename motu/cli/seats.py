"""Names in seats: people first, then bots."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

import typer

from motu import shelf
from motu.bots.bot import Bot
from motu.cli import arguments, opponents
from motu.core.dice import Dice
from motu.core.game import Game, Phrase
from motu.words import Words

UNATTENDED: Final = "greedy"  # plays where no bot is named and nobody is there to be asked


class Seated(NamedTuple):
    """A player in the terminal: a person where `bot` is None."""

    name: str
    bot: Bot | None


def seated(game: Game, seats: int, humans: str, bots: str, words: Words) -> list[Seated]:
    """People by number or by name; the named bots fill the other seats, repeated from the first one.

    Where none is named, people are asked how strong their opponents are.
    """
    people = people_named(humans, words)
    machines = arguments.names(bots)
    seats = seats or max(len(people) + len(machines), game.seat_counts[0])
    game.chosen(seats, {})
    free = seats - len(people)
    if free < 0 or free < len(machines):
        sitting = f"{len(people)} people and {len(machines)} bots"
        raise typer.BadParameter(f"there is no room for {sitting} at {seats} seats.", param_hint="--seats")
    chosen = [shelf.bot(name) for name in machines]
    if free and not chosen:
        chosen = [opponents.asked_for(words) if people else shelf.bot(UNATTENDED)]
    return [Seated(name, None) for name in people] + [
        Seated(words.say(Phrase("terminal-bot", (("bot", bot.name), ("number", len(people) + index + 1)))), bot)
        for index, bot in enumerate(chosen[i % len(chosen)] for i in range(free))
    ]


def people_named(humans: str, words: Words) -> list[str]:
    """`2`, or `Ann,Bob`."""
    if humans.strip().isdecimal():
        if int(humans) > 99:
            raise typer.BadParameter(f"{humans} are too many people for a table.", param_hint="--humans")
        return [words.name(seat, ()) for seat in range(int(humans))]
    names = arguments.names(humans)
    have_letters = all(any(map(str.isalpha, name)) for name in names)  # -1 and 1.5 are refused
    if not names or not have_letters or len(set(names)) < len(names):
        raise typer.BadParameter(f"{humans!r} is neither a number nor different names.", param_hint="--humans")
    return names


def dice(seed: str, seat: int) -> Dice:
    """A bot's own dice; they give nothing away about the table's."""
    return Dice(int(hashlib.sha256(f"motu bot {seat} {seed}".encode()).hexdigest(), 16))
