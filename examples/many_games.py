"""Many games as a data frame: one row for each seat of each game. `python examples/many_games.py hawaii 100`.

Needs polars; the same rows make a pandas frame with `pandas.DataFrame(rows)`.
"""

import sys

import polars

import motu


def rows(game: str, games: int) -> list[dict[str, object]]:
    """Greedy in seat 0, random players in the others."""
    found: list[dict[str, object]] = []
    for seed in range(games):
        table = motu.Table(game, seats=3, seed=seed)
        while not table.over:
            table.play(motu.bots["greedy" if table.turn == 0 else "random"].move(table))
        for seat, lines in enumerate(table.game.ledger(table.state)):
            sources = {line.source: line.points for line in lines}
            found.append({"seed": seed, "seat": seat, "place": table.ranking[seat], **sources})
    return found


def main(game: str = "moorea", games: str = "20") -> None:
    frame = polars.DataFrame(rows(game, int(games)), infer_schema_length=None).fill_null(0)
    print(frame)
    print(frame.group_by("seat").mean().sort("seat"))


if __name__ == "__main__":
    main(*sys.argv[1:])
