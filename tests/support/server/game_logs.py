"""Games with a log, without a server around them."""

from __future__ import annotations

from collections.abc import Iterator

from motu.core.dice import Dice
from motu.core.game import Game
from motu.server.model.game_log import GameLog
from motu.server.model.seating import SeatHolder, Seating


def new_game_log(game: Game, seats: int, seed: str) -> tuple[Seating, GameLog]:
    """A game that has just begun, with a person in every seat."""
    holders = tuple(SeatHolder(f"guest{seat}", f"Name{seat}") for seat in range(seats))
    settings = game.chosen(seats, game.settings_for_people())
    seating = Seating("table", game.name, game.version, settings, seed, "guest0", False, "playing", 0, holders)
    return seating, GameLog(game, seating)


def positions(game: Game, seats: int, count: int, dice: Dice) -> Iterator[tuple[Seating, GameLog]]:
    """So many positions of random games, one after the other."""
    seen = 0
    while seen < count:
        seating, game_log = new_game_log(game, seats, str(dice.below(2**31)))
        while not game_log.over() and seen < count:
            yield seating, game_log
            seen += 1
            state = game_log.table.state
            moves = state.moves()
            game_log.play(state.awaiting(), moves[dice.below(len(moves))], str(game_log.seq))
