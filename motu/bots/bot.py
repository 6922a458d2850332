"""What a bot is, and the only door through which one is asked."""

from __future__ import annotations

from motu.core.dice import Dice
from motu.core.game import Game, Move, Seat, State


class Bot:
    """A player that knows the contract of games, and no game. It keeps nothing from one question to the next."""

    name: str

    def choose(self, game: Game, world: State, seat: Seat, dice: Dice) -> Move:
        """One of world.moves(). Same world, same dice, same answer.

        `world` is a guess: what the seat may know is true in it, all else is dealt at random. A guess of a guess is
        as fair as the first, so a bot that wants more worlds makes them itself. The world may be changed.
        """
        raise NotImplementedError


def ask(bot: Bot, game: Game, state: State, seat: Seat, dice: Dice) -> Move:
    """The bot's move in the true state, of which it is shown nothing that the seat cannot know."""
    return bot.choose(game, game.guess(state, seat, dice), seat, dice)
