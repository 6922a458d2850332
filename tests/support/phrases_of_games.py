"""All phrases of a game, collected from random games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

import motu
from motu.core.dice import Dice
from motu.core.errors import BadSetting
from motu.core.game import SPECTATOR, Game, Phrase, Settings
from motu.core.table import Table
from motu.shelf import games
from motu.words import Words

NAMES: Final = ("Anouk", "Jonas", "Lea", "Reef", "Kai")
EVERY = 37  # why-nots are asked in one position out of so many


def tables(game: Game) -> Iterator[Table]:
    """Tables that between them have every number of seats and every value of every setting."""
    for seats in game.seat_counts:
        for n in range(max(len(setting.values) for setting in game.settings)):
            settings: Settings = {setting.name: setting.values[n % len(setting.values)] for setting in game.settings}
            try:
                yield Table(game, seats, settings, seed=100 * seats + n)
            except BadSetting:
                continue  # a value for more seats than these


def inside(phrase: Phrase) -> Iterator[Phrase]:
    """A phrase and all the phrases in it."""
    yield phrase
    for _, value in phrase.args:
        for part in value if isinstance(value, tuple) and not isinstance(value, Phrase) else (value,):
            if isinstance(part, Phrase):
                yield from inside(part)


@cache
def spoken(name: str) -> frozenset[Phrase]:
    """Prompts, options, events, reasons and score lines of whole random games, and the tooltips."""
    game = games[name]
    said: set[Phrase] = set(game.tooltips().values())
    for number, table in enumerate(tables(game)):
        said.update(one_game(table, Dice(number)))
    return frozenset(said)


def one_game(table: Table, dice: Dice) -> Iterator[Phrase]:
    """The phrases of one random game."""
    game, step = table.game, 0
    while table.state.awaiting() >= 0:
        decision = game.decision(table.state)
        yield decision.prompt
        yield from (option.label for option in decision.options)
        if step % EVERY == 0:
            yield from reasons(table)
        chosen = decision.options[dice.below(len(decision.options))]
        yield from (game.tell(event) for event in table.play(decision.seat, chosen.move))
        step += 1
    yield from reasons(table)
    for lines in game.ledger(table.state):
        yield from (Phrase(f"score-{line.source}") for line in lines)


def reasons(table: Table) -> Iterator[Phrase]:
    """Why each click that does nothing does nothing, for everybody who looks."""
    for seat in [*range(table.seats), SPECTATOR]:
        for handle in [*table.game.view(table.state, seat)["handles"], "no:such", "thing"]:
            reason = table.game.why_not(table.state, seat, handle)
            if reason is not None:
                yield reason.phrase


@cache
def at_a_table(name: str, language: str) -> Words:
    """The texts of a game with those of its drawn table."""
    said, table = Words(name, language), FluentBundle([language], use_isolating=False)
    folder = Path(motu.__path__[0]) / "games" / name / "words"
    for file in (folder, folder / "table"):
        table.add_resource(FluentResource((file / f"{language}.ftl").read_text(encoding="utf-8")))
    said.bundles = [table, *said.bundles]
    return said


def briefly(name: str, language: str, question: Phrase) -> str:
    """A question as a table with little room asks it: in fewer words, where the game has them."""
    said = at_a_table(name, language)
    known = [key for key in (f"short-{question.id}", f"drawn-{question.id}") if said.bundles[0].has_message(key)]
    return said.say(Phrase(known[0], question.args) if known else question, NAMES, 0)
