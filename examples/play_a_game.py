"""Play a game at the prompt: you are seat 0, bots have the others. `python examples/play_a_game.py hawaii 3 greedy`."""

import sys

import motu


def main(game: str = "moorea", seats: str = "2", bot: str = "greedy") -> None:
    table = motu.Table(game, seats=int(seats))
    while not table.over:
        try:
            if table.turn == 0:
                print(table)
                line = input(f"{', '.join(table.moves)}\n> ") or table.moves[0]  # Enter plays the first
                events = table.play(line)
            else:
                events = table.play(motu.bots[bot].move(table))
        except motu.MotuError as refusal:
            print(refusal)
            continue
        for event in events:
            if event.audience < 0 or event.audience == 0:  # told to everyone, or to you
                print(" ", event)
    print(table, "\nplaces:", table.ranking)


if __name__ == "__main__":
    main(*sys.argv[1:])
