"""One hash over many games at each seat count, stored in tests/<game>/hashes.toml.

Compiled, interpreted and on other machines the games must come out the same. Run this file to write the hashes anew
after a rule was changed on purpose: python -m tests.conformance.hashes GAME
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from motu.core.dice import Dice
from motu.core.game import NOBODY
from motu.core.record import digest
from tests.support.random_games import DEFAULT, Place, next_move

TESTS = Path(__file__).parent.parent
GAMES = 20


def played_hash(place: Place) -> str:
    """The hash over every move and every final state of these games."""
    link = ""
    for seed in range(GAMES):
        s = place.new()
        dice = Dice(seed)
        moves = []
        while s.awaiting() != NOBODY:
            moves.append(next_move(s, dice))
            s.play(moves[-1])
        link = digest([link, moves, s.dump(), s.scores()])
    return link


def file_of(game: str) -> Path:
    return TESTS / game / "hashes.toml"


def stored_hash(place: Place) -> str:
    """The hash that the games had when it was written; empty where there is none."""
    file = file_of(place.game.name)
    stored = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    found: str = stored.get(f"seats_{place.seats}", "") if stored.get("version") == place.game.version else ""
    return found


def write(game: str) -> None:
    """The file of a game anew."""
    places = [place for place in DEFAULT if place.game.name == game]
    about = f"# Hashes over {GAMES} games at random, the same compiled and interpreted."
    lines = [f"{about} Written by tests/conformance/hashes.py.", "", f"version = {places[0].game.version}"]
    lines += [f'seats_{place.seats} = "{played_hash(place)}"' for place in places]
    file_of(game).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(*sys.argv[1:])
