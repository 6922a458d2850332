"""The base class of bots, and `ask`, the only way to ask one in a true state."""

from __future__ import annotations

import hashlib

from motu.core.dice import Dice
from motu.core.errors import NobodyAsked
from motu.core.game import Game, Move, Seat, State
from motu.core.record import commitment
from motu.core.table import Table


class Bot:
    """A stateless player that knows the contract of games, and no game."""

    name: str

    def choose(self, game: Game, world: State, seat: Seat, dice: Dice) -> Move:
        """One of world.moves(). Same world, same dice, same answer.

        `world` is a guess: all that the seat may know is true in it, the rest is dealt at random. A guess of a guess
        has the same distribution, so a bot that wants more worlds makes them itself. The world may be changed.
        """
        raise NotImplementedError

    def move(self, table: Table, dice: Dice | None = None) -> Move:
        """The bot's move for the awaited seat of a table; the table is not changed.

        Without dice of your own, the bot's are seeded with public facts of the table: the hash of its seed and the
        number of moves. So a game with a fixed seed is the same game every time.
        """
        seat = table.state.awaiting()
        if seat < 0:
            raise NobodyAsked("No seat has a decision to make: the game is over.")
        return ask(self, table.game, table.state, seat, dice or self.public_dice(table, seat))

    def public_dice(self, table: Table, seat: Seat) -> Dice:
        known = f"motu bot {self.name} {commitment(table.seed)} {len(table.plays)} {seat}"
        return Dice(int(hashlib.sha256(known.encode()).hexdigest(), 16))

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


def ask(bot: Bot, game: Game, state: State, seat: Seat, dice: Dice) -> Move:
    """The bot's move in the true state; the bot gets a guess of it, without anything that the seat cannot know."""
    return bot.choose(game, game.guess(state, seat, dice), seat, dice)
