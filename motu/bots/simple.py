"""Two simple bots: one plays at random, one looks a single move ahead."""

from __future__ import annotations

from motu.bots.bot import Bot
from motu.core.dice import Dice
from motu.core.game import CHANCE, Game, Move, Seat, State

LUCK = 2**31  # the number of different seeds for trying a move


class Random(Bot):
    """Any legal move, each as likely as any other."""

    name = "random"

    def choose(self, game: Game, world: State, seat: Seat, dice: Dice) -> Move:
        moves = world.moves()
        return moves[dice.below(len(moves))]


class Greedy(Bot):
    """The move after which the position looks best, on average over a few guesses of hidden things.

    A move is judged together with the own answers that follow it, such as the cards to pay with. Only the most
    promising few of those are tried, and beyond `depth` answers only the most promising one.
    """

    name = "greedy"

    def __init__(self, worlds: int = 4, width: int = 4, depth: int = 2) -> None:
        self.worlds = worlds
        self.width = width
        self.depth = depth

    def choose(self, game: Game, world: State, seat: Seat, dice: Dice) -> Move:
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        totals = [0.0] * len(moves)
        for _ in range(self.worlds if game.hides() else 1):
            guess = game.guess(world, seat, dice)
            luck = dice.below(LUCK)  # the same for all moves, to compare them fairly
            for i, move in enumerate(moves):
                totals[i] += self.outcome(game, guess, move, seat, luck, self.depth)
        return moves[totals.index(max(totals))]

    def outcome(self, game: Game, state: State, move: Move, seat: Seat, luck: int, depth: int) -> float:
        """The value of the position at the end of the own turn, with the best own answers until then."""
        after = state.clone()
        self.carry_on(after, move, luck + depth)
        while after.awaiting() == seat and not after.fresh():
            answers = self.promising(game, after, self.width if depth > 0 else 1)
            depth -= 1
            if len(answers) > 1:
                return max([self.outcome(game, after, answer, seat, luck, depth) for answer in answers])
            self.carry_on(after, answers[0], luck + depth)
        return game.value(after, seat)

    def carry_on(self, state: State, move: Move, luck: int) -> None:
        """Play on until a seat is asked again."""
        state.play(move)
        if state.awaiting() == CHANCE:
            state.until_asked(Dice(luck))

    def promising(self, game: Game, state: State, width: int) -> list[Move]:
        """The legal moves with the highest priors."""
        moves = state.moves()
        if len(moves) <= width:
            return moves
        priors = game.priors(state)
        if width == 1:
            return [moves[priors.index(max(priors))]]
        best_first = sorted(range(len(moves)), key=priors.__getitem__, reverse=True)
        return [moves[i] for i in best_first[:width]]
