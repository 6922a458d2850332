"""M8: laying cards at stores."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.moorea.components import FIRST_STORE, GOOD_NAMES, GOODS, STORE_NAMES, STORES
from motu.games.moorea.events import Laid
from motu.games.moorea.moves import COUNT, LAY
from motu.games.moorea.state import MooreaState

PACKED: Final[i64] = 32  # counts of several kinds in one number; no hand is that large


def offers(s: MooreaState, seat: i64, found: vec[i64]) -> vec[i64]:
    """[M8.2] An action of its own: [M8.3] a store of one's own and a card for it; [M8.6] equal stores are one."""
    for store in range(STORES):
        if s.players[seat].products[FIRST_STORE + store] and next_kind(s, seat, store, 0) < GOODS:
            found = append(found, LAY + store)
    return found


def accepts(s: MooreaState, store: i64, g: i64) -> bool:
    """[M8.1] Only the kinds shown on it; [M7.9] no joker, [M8.4] any mix where several are shown."""
    return s.box.place[store * GOODS + g] >= 0


def next_kind(s: MooreaState, seat: i64, store: i64, g: i64) -> i64:
    """The first good from `g` on that the store takes and the hand holds; GOODS when there is none."""
    hand = s.players[seat].hand
    while g < GOODS and not (hand[g] and accepts(s, store, g)):
        g += 1
    return g


def amounts(s: MooreaState, seat: i64, store: i64, g: i64, laid: i64) -> vec[i64]:
    """[M8.3] How many of this kind: any number, but at least one card in all."""
    found = vec[i64]()
    last = next_kind(s, seat, store, g + 1) == GOODS
    least: i64 = 1 if last and not laid else 0
    for n in range(least, s.players[seat].hand[g] + 1):
        found = append(found, COUNT + n)
    return found


def pack(g: i64, n: i64) -> i64:
    """A number of cards of one good, to be added to others."""
    for _ in range(g):
        n *= PACKED
    return n


def unpack(laid: i64, g: i64) -> i64:
    """How many of a good were packed."""
    for _ in range(g):
        laid //= PACKED
    return laid % PACKED


def carry_out(s: MooreaState, seat: i64, store: i64, laid: i64, log: Log | None) -> None:
    """[M8.5] The cards lie at the store for the rest of the game and score its number each."""
    player = s.players[seat]
    for g in range(GOODS):
        n = unpack(laid, g)
        if n:
            player.gives(g, n)
            place = s.box.place[store * GOODS + g]
            player.laid = bag.changed(player.laid, place, player.laid[place] + n)
            player.points += n * s.box.points_per_card[FIRST_STORE + store]
    s.progress = True
    if log is not None:
        cards = {GOOD_NAMES[g]: unpack(laid, g) for g in range(GOODS) if unpack(laid, g)}
        log.append(Laid(seat, store=STORE_NAMES[store], cards=cards))
