"""A bot of your own: it plays a few random games to the end for each legal move, and takes the best on average.

`python examples/write_a_bot.py pagaie 4` plays four games against greedy. To have it on the shelf, name its class in
the entry point group `motu.bots` of your package; `motu sim` and the page then know it by its name.
"""

import sys

import motu


class Playouts(motu.Bot):
    name = "playouts"

    def __init__(self, tries: int = 8) -> None:
        self.tries = tries

    def choose(self, game: motu.Game, world: motu.State, seat: int, dice: motu.Dice) -> int:
        """`world` is a guess: what the seat may know is true in it, the rest is dealt at random."""
        return max(world.moves(), key=lambda move: self.mean(game, world, move, seat, dice))

    def mean(self, game: motu.Game, world: motu.State, move: int, seat: int, dice: motu.Dice) -> float:
        total = 0
        for _ in range(self.tries):
            state = game.guess(world, seat, dice)
            state.play(move)
            while state.awaiting() != -4:
                state.until_asked(dice)
                if moves := state.moves():
                    state.play(moves[dice.below(len(moves))])
            total += len(state.scores()) - game.ranking(state)[seat]
        return total / self.tries


def main(game: str = "moorea", games: str = "2", tries: str = "8") -> None:
    mine, greedy = Playouts(int(tries)), motu.bots["greedy"]
    won = 0
    for number in range(int(games)):
        table = motu.Table(game, seats=2, seed=number)
        my_seat = number % 2
        while not table.over:
            bot = mine if table.turn == my_seat else greedy
            table.play(bot.move(table))
        won += table.ranking[my_seat] == 1
        print(table, "\nmy seat:", my_seat, "places:", table.ranking)
    print(f"won {won} of {games}")


if __name__ == "__main__":
    main(*sys.argv[1:])
