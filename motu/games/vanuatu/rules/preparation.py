"""V2: the preparation of a round."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.bag import named
from motu.core.flow import Log
from motu.games.vanuatu.events import Began, Stocked
from motu.games.vanuatu.names import CELL_NAMES, CRATES, FULL_SHIP, GOOD_NAMES, GOODS, SLOTS
from motu.games.vanuatu.state import NONE, VanuatuState


def begin(s: VanuatuState, log: Log | None) -> None:
    """[V1.1] The next round; [V2.2] tourists left over leave the game, [V2.3] full ships the harbour."""
    s.round += 1
    s.office = 0
    gone = discard_ships(s)
    for player in s.players:
        player.performed = 0
        player.target = NONE
    if log is not None:
        log.append(Began(s.first, round=int(s.round + 1), ships_left=[int(ship + 1) for ship in gone]))


def discard_ships(s: VanuatuState) -> vec[i64]:
    """[V2.3] Full ships are discarded, their cubes go to the reserve, and the others move up. Says which."""
    gone = vec[i64]()
    free: i64 = 0
    for slot in range(SLOTS):
        ship = s.ships[slot]
        loaded = s.loaded[slot]
        s.ships[slot] = NONE
        s.loaded[slot] = 0
        if loaded == FULL_SHIP:
            s.ship_discard[ship] += 1
            for crate in range(CRATES):
                s.reserve[s.box.crates[ship * CRATES + crate]] += 1
            gone = append(gone, ship)
        elif ship != NONE:
            s.ships[free] = ship
            s.loaded[free] = loaded
            free += 1
    return gone


def stock(s: VanuatuState, island: i64, log: Log | None) -> None:
    """[V2.5] [V3.9] An island gets the goods printed on it, [V2.6] as far as the reserve has them."""
    for good in range(GOODS):
        cubes = min(s.box.goods[island * GOODS + good], s.reserve[good])
        s.goods[island * GOODS + good] += cubes
        s.reserve[good] -= cubes
    if log is not None:
        first = island * GOODS
        cubes_now = named(s.goods[first : first + GOODS], GOOD_NAMES)
        log.append(Stocked(s.first, cell=CELL_NAMES[s.cells[island]], cubes=cubes_now))


def restock(s: VanuatuState, log: Log | None) -> None:
    """[V2.5] Islands without a cube, [V2.6] in the order they were laid; [V10.7] a sunken one gets nothing."""
    for island in s.laid:
        first = island * GOODS
        if not bag.total(s.goods[first : first + GOODS]) and not (s.sunk >> island) & 1:
            stock(s, island, log)


def prepare(s: VanuatuState, log: Log | None) -> None:
    """[V2.1] After tourists and ships come the goods, then [V2.7] the price of fish."""
    restock(s, log)
    s.price = 0
