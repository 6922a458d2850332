"""M0: the cards on the table are those of the box; for tables that come from elsewhere."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.dumps import no_more
from motu.core.errors import BadState
from motu.games.moorea.components import COMMODITIES, GOOD_NAMES, GOODS, PRODUCT_NAMES, PRODUCTS
from motu.games.moorea.rules.setup import in_box
from motu.games.moorea.state import MooreaState, Player


def check(s: MooreaState) -> None:
    """[M0.2] Commodities and [M0.3] products, [M0.4] but those in the box: none too many, and no hand too large."""
    held = goods(s)
    commodities = held[:COMMODITIES]
    for lying in (s.pile, s.discard, bag.tally(s.row, COMMODITIES)):
        bag.add(commodities, lying)
    no_more(commodities, s.box.commodity_count, GOOD_NAMES)
    products = in_box(s.box, s.seats())
    bag.add(products, held[COMMODITIES:])
    for kept in (s.stack_one, s.stack_two, s.removed, bag.tally(s.display, PRODUCTS)):
        bag.add(products, kept)
    for player in s.players:
        check_player(s, player)
        bag.add(products, player.products)
    no_more(products, s.box.product_count, PRODUCT_NAMES)


def goods(s: MooreaState) -> vec[i64]:
    """Cards in hands and at stores."""
    found = bag.empty(GOODS)
    for player in s.players:
        bag.add(found, player.hand)
        for index in range(i64(len(s.box.place))):
            if s.box.place[index] >= 0:
                found[index % GOODS] += player.laid[s.box.place[index]]
    return found


def check_player(s: MooreaState, player: Player) -> None:
    """[M10.5] The largest hand; [M13.5] what is known is in it; [M6.3] what the own sites save."""
    for n in player.hand:
        if n > s.box.largest_hand():
            raise BadState(f"No hand has {n} cards.")
    no_more(player.known, player.hand, GOOD_NAMES)
    saved = vec[i64]()
    for c in range(COMMODITIES):
        most: i64 = 0
        for p in range(PRODUCTS):
            if s.box.saved_kind[p] == c:
                most += s.box.saved[p] * player.products[p]
        saved = append(saved, most)
    no_more(player.saves, saved, GOOD_NAMES)
