"""One hash over many games at each seat count, stored in hashes.toml.

Compiled, interpreted and on other machines the games must come out the same. Run this file to write the hashes anew
after a rule was changed on purpose: python -m tests.conformance.hashes
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from motu.core.dice import Dice
from motu.core.game import NOBODY
from motu.core.record import digest
from tests.conformance.play import DEFAULT, Place, next_move

FILE = Path(__file__).with_name("hashes.toml")
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


def stored_hash(place: Place) -> str:
    """The hash that the games had when it was written; empty where there is none."""
    stored = tomllib.loads(FILE.read_text(encoding="utf-8")).get(place.game.name, {})
    found: str = stored.get(f"seats_{place.seats}", "") if stored.get("version") == place.game.version else ""
    return found


def write() -> None:
    """The file anew, for all games on the shelf."""
    lines = [f"# Hashes over {GAMES} games at random, the same compiled and interpreted. Written by hashes.py."]
    for place in DEFAULT:
        if place.seats == place.game.seat_counts[0]:
            lines += ["", f"[{place.game.name}]", f"version = {place.game.version}"]
        lines.append(f'seats_{place.seats} = "{played_hash(place)}"')
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
