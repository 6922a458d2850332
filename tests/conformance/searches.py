"""One hash over what searches find at each seat count, stored in tests/<game>/searches.toml.

It holds values, priors, guesses and the visits and rewards of each move in every bit, so that whoever makes them faster
sees that they stay the same. After they were made better on purpose, run this file to write the hashes anew:
python -m tests.conformance.searches GAME
"""

from __future__ import annotations

import sys
import tomllib

from motu.bots.search import Manner, Search
from motu.core.dice import Dice
from motu.core.game import Json, State
from motu.core.record import digest
from tests.conformance.hashes import TESTS
from tests.support.random_games import DEFAULT, Place, positions

EVERY = 13  # decision of a game at random is thought about
SIMULATIONS = 20


def found(place: Place, s: State) -> Json:
    """Values and priors of a position, and searches from it."""
    model, seat = place.game.search_model(), s.awaiting()
    search = Search(place.game, s, seat, 5, Manner())
    search.run(SIMULATIONS)
    numbers = [*model.values(s), *model.priors(s), model.value(s, seat), model.spread(s), *search.rewards()]
    return [[number.hex() for number in numbers], search.visits(), model.guess(s, seat, Dice(3)).dump()]


def thought_hash(place: Place) -> str:
    """The hash over these positions of a game."""
    link, number = "", 0
    for s in positions(place, 1):
        if s.awaiting() >= 0:
            number += 1
            if number % EVERY == 0:
                link = digest([link, found(place, s)])
    return link


def stored_hash(place: Place) -> str:
    """The hash that these positions had when it was written; empty where there is none."""
    file = TESTS / place.game.name / "searches.toml"
    stored = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return str(stored.get(f"seats_{place.seats}", ""))


def write(game: str) -> None:
    """The file of a game anew."""
    lines = ["# Hashes over what searches find. Written by tests/conformance/searches.py.", ""]
    lines += [f'seats_{place.seats} = "{thought_hash(place)}"' for place in DEFAULT if place.game.name == game]
    (TESTS / game / "searches.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(*sys.argv[1:])
