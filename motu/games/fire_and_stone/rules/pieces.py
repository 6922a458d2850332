"""F0: the pieces on the table are those of the box; for tables that come from elsewhere."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.dumps import no_more
from motu.core.errors import BadState
from motu.games.fire_and_stone.names import ANIMAL_NAMES, ANIMALS, AREA_NAMES, AREAS, FOREST, FORESTS
from motu.games.fire_and_stone.state import FireAndStoneState


def check(s: FireAndStoneState) -> None:
    """[F0.2] Animals: none too many; and every forest on the map has its number."""
    no_more(animals(s), s.box.animal_count, ANIMAL_NAMES)
    check_forests(s)


def animals(s: FireAndStoneState) -> vec[i64]:
    """In stacks and forests, on mats, and in the discard."""
    found = s.wild[:]
    for animal in range(ANIMALS):
        found[animal] += s.herds[animal] + s.cooked[animal]
        for forest in range(FORESTS):
            found[animal] += s.lair[forest * ANIMALS + animal]
        for player in s.players:
            found[animal] += player.mat[animal]
    return found


def check_forests(s: FireAndStoneState) -> None:
    """Every forest on the map has its number, and no other area has one."""
    for area in range(AREAS):
        numbered: i64 = 0
        for forest in s.forests:
            if forest == area:
                numbered += 1
        if numbered != (1 if s.tile[area] == FOREST else 0):
            raise BadState(f"{AREA_NAMES[area]} is a forest, or has the number of one, but not both.")
