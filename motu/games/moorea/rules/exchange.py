"""M4: two commodities for an open one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.moorea.components import COMMODITIES, COMMODITY_NAMES
from motu.games.moorea.events import Exchanged
from motu.games.moorea.moves import GIVE, TAKE, pair
from motu.games.moorea.rules.draw import in_row, take_from_row
from motu.games.moorea.state import NO_CARD, MooreaState


def possible(s: MooreaState, seat: i64) -> bool:
    """[M4.1] Two commodities in hand and a card in the open row; [M4.5] nothing else matters."""
    held: i64 = 0
    for c in range(COMMODITIES):
        held += s.players[seat].hand[c]
    if held < 2:
        return False
    for card in s.row:
        if card != NO_CARD:
            return True
    return False


def gifts(s: MooreaState, seat: i64) -> vec[i64]:
    """[M4.2] Any two commodities, equal or not; [M4.3] canoe, hut and stoneware cannot be given."""
    hand = s.players[seat].hand
    found = vec[i64]()
    for a in range(COMMODITIES):
        for b in range(a, COMMODITIES):
            if hand[a] and hand[b] and (a != b or hand[a] > 1):
                found = append(found, GIVE + pair(a, b))
    return found


def wishes(s: MooreaState) -> vec[i64]:
    """[M4.1] One of the open cards; [M4.4] the card that will replace it is not there yet."""
    found = vec[i64]()
    for c in range(COMMODITIES):
        if in_row(s, c):
            found = append(found, TAKE + c)
    return found


def carry_out(s: MooreaState, seat: i64, a: i64, b: i64, card: i64, log: Log | None) -> None:
    """[M4.1] The two go to the discard, the open card to the hand; [M4.4] the slot is refilled after that."""
    s.players[seat].gives(a, 1)
    s.players[seat].gives(b, 1)
    s.discard[a] += 1
    s.discard[b] += 1
    take_from_row(s, seat, card)
    if log is not None:
        given = bag.empty(COMMODITIES)
        given[a] += 1
        given[b] += 1
        log.append(Exchanged(seat, given=bag.named(given, COMMODITY_NAMES), card=COMMODITY_NAMES[card]))
