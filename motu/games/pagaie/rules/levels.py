"""P5: the three levels of an island."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.pagaie.events import Placed
from motu.games.pagaie.moves import TURN, x_at, y_at
from motu.games.pagaie.names import ICON_NAMES
from motu.games.pagaie.rules.building import let_go
from motu.games.pagaie.rules.tiles import tile
from motu.games.pagaie.state import PagaieState, covered, with_tile


def places(s: PagaieState, seat: i64, face: i64) -> vec[i64]:
    """Where a tile can go: [P5.2] sea, [P5.3] sand, [P5.4] constructions; [P5.5] nothing is placed higher.

    [P5.6] Nothing else matters, so they are known from the island and the level alone.
    """
    return s.players[seat].island.places(s.box.level[face])


def turns(s: PagaieState, seat: i64, face: i64) -> vec[i64]:
    """[P0.5] The turns that look different; [P5.1] the first tile of an island is not turned."""
    looks = s.box.periods[face] if len(s.players[seat].island.sea) else 1
    return vec[i64]([TURN + quarters for quarters in range(looks)])


def place(s: PagaieState, seat: i64, held: i64, spot: i64, turn: i64, log: Log | None) -> None:
    """[P4.2] A tile goes to its place; [P5.7] what it covers does not count any more."""
    player = s.players[seat]
    face = held >> 1
    level = s.box.level[face]
    below = player.island.below(level)
    x, y = x_at(spot, below), y_at(spot, below)
    let_go(s, seat, held)
    before = player.island
    player.island = with_tile(s.box, before, level, x, y, turn, face)
    if log is not None:
        icons = covered(s.box, before, level, x, y)
        log.append(
            Placed(
                int(seat),
                tile=tile(s.box, face),
                column=int(x),
                row=int(y),
                turn=int(turn),
                covered=bag.named(icons, ICON_NAMES),
                points=int(s.worth_of(player.island.seen) - s.worth_of(before.seen)),
            )
        )
