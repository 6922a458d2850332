"""M10: the hand limit."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.moorea.components import COMMODITIES, GOOD_NAMES, GOODS
from motu.games.moorea.events import ThrewAway
from motu.games.moorea.moves import DISCARD
from motu.games.moorea.state import MooreaState


def limit(s: MooreaState, seat: i64) -> i64:
    """[M10.1] Six cards, [M7.5] eight with the basket."""
    return s.box.hand_limit_more if s.players[seat].has(s.box.limit_tool) else s.box.hand_limit


def surplus(s: MooreaState, seat: i64) -> vec[i64]:
    """[M10.2] Every hand card counts; [M10.3] the player chooses what goes, card by card."""
    found = vec[i64]()
    hand = s.players[seat].hand
    if bag.total(hand) > limit(s, seat):
        for g in range(GOODS):
            if hand[g]:
                found = append(found, DISCARD + g)
    return found


def throw_away(s: MooreaState, seat: i64, g: i64, log: Log | None) -> None:
    """[M10.4] A commodity goes to the discard, a canoe, hut or stoneware out of the game."""
    s.players[seat].gives(g, 1)
    if g < COMMODITIES:
        s.discard[g] += 1
    else:
        s.removed = bag.changed(s.removed, g - COMMODITIES, s.removed[g - COMMODITIES] + 1)
    if log is not None:
        log.append(ThrewAway(seat, card=GOOD_NAMES[g]))
