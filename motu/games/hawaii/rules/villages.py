"""H7: what may be placed where in a corner."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.games.hawaii.moves import VILLAGE
from motu.games.hawaii.names import ALL_GODS, FIRST_GOD, HUTS, KAHUNA, LARGE_BOAT, TILES, VILLAGES
from motu.games.hawaii.state import HawaiiState, Player


def fits(s: HawaiiState, player: Player, kind: i64, village: i64) -> bool:
    """Whether a tile may be added to a village: [H7.5] anything to a founded one, [H7.3] but nothing twice."""
    there = player.kinds[village]
    if not there:
        return may_found(s, player, kind, village)
    if (there >> kind) & 1:
        return False
    return kind < FIRST_GOD or (not there & ALL_GODS and not has(player, kind))  # [H7.4]


def may_found(s: HawaiiState, player: Player, kind: i64, village: i64) -> bool:
    """[H7.2] Only with a hut, and only the uppermost empty row; [H14.3] or any, where gaps are allowed."""
    return kind < HUTS and (s.options.gaps or not village or player.kinds[village - 1] != 0)


def has(player: Player, kind: i64) -> bool:
    """Whether a kind of tile lies anywhere in the corner."""
    for there in player.kinds:
        if (there >> kind) & 1:
            return True
    return False


def rows(s: HawaiiState, seat: i64, kind: i64) -> vec[i64]:
    """[H7.1] The villages to which a tile may be added, from the top."""
    player = s.players[seat]
    found = vec[i64](capacity=VILLAGES)
    for village in range(VILLAGES):
        if fits(s, player, kind, village):
            found = append(found, VILLAGE + village)
    return found


def free_spaces(s: HawaiiState, player: Player, kind: i64) -> i64:
    """[H7.7] How many kahunas or tikis still have room on their track."""
    return VILLAGES - player.kahunas if kind == KAHUNA else s.box.most_tikis() - player.tikis


def room(s: HawaiiState, seat: i64, kind: i64) -> bool:
    """[H5.5] Whether what the single price brings can be placed at all."""
    player = s.players[seat]
    if kind < TILES:
        for village in range(VILLAGES):
            if fits(s, player, kind, village):
                return True
        return False
    return kind == LARGE_BOAT or min(free_spaces(s, player, kind), s.stock[kind]) >= s.box.tokens[kind * 2]


def build(s: HawaiiState, seat: i64, village: i64, kind: i64, side: i64) -> None:
    """[H7.1] The tile comes to the right end of the row, [H7.6] as wide as it is; [H5.5] there it stays."""
    s.players[seat].adds(s.box, village, kind, side, s.width_of(kind))
