"""M5 and M6: buying a product, and what it does for its owner."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.moorea.components import (
    COMMODITIES,
    FIRST_SITE,
    FIRST_STORE,
    GOOD_NAMES,
    GOODS,
    NECKLACE,
    PRODUCT_NAMES,
)
from motu.games.moorea.events import Bought
from motu.games.moorea.moves import BUY
from motu.games.moorea.rules.display import leave_display
from motu.games.moorea.rules.ending import ring_in
from motu.games.moorea.rules.paying import affordable, cards_of
from motu.games.moorea.rules.scoring import necklaces
from motu.games.moorea.state import NO_CARD, MooreaState, Player


def offers(s: MooreaState, seat: i64, found: vec[i64]) -> vec[i64]:
    """[M5.1] Any product in the display that the hand can pay for; [M5.7] also one that the player has already."""
    seen: i64 = 0
    for product in s.display:
        if product != NO_CARD and not (seen >> product) & 1:
            seen |= 1 << product
            if affordable(s, seat, product):
                found = append(found, BUY + product)
    return found


def carry_out(s: MooreaState, seat: i64, product: i64, payment: i64, log: Log | None) -> None:
    """[M5.2] The payment leaves the hand, [M5.5] the product goes to the hand or before the player."""
    paid = cards_of(s, seat, product, payment)
    player = s.players[seat]
    hand_over(s, player, paid)
    leave_display(s, product)
    if product < FIRST_SITE:
        player.takes(COMMODITIES + product, True)
    else:
        player.points += worth(s, seat, product)
        player.products = bag.changed(player.products, product, player.products[product] + 1)
        if product < FIRST_STORE:
            open_site(s, player, product)
    s.progress = True
    if log is not None:
        log.append(Bought(seat, product=PRODUCT_NAMES[product], paid=bag.named(paid, GOOD_NAMES)))
    if not s.deck_size():
        ring_in(s, log)


def hand_over(s: MooreaState, player: Player, paid: vec[i64]) -> None:
    """[M5.3] Commodities paid go to the discard, [M5.4] canoes, huts and stoneware out of the game."""
    for g in range(GOODS):
        if paid[g]:
            player.gives(g, paid[g])
            if g < COMMODITIES:
                s.discard[g] += paid[g]
            else:
                s.removed = bag.changed(s.removed, g - COMMODITIES, s.removed[g - COMMODITIES] + paid[g])


def worth(s: MooreaState, seat: i64, product: i64) -> i64:
    """The points that a product brings at once when it is laid before the player."""
    if product == NECKLACE:
        owned = s.players[seat].products[NECKLACE]
        return necklaces(s.box, owned + 1) - necklaces(s.box, owned)
    return s.box.points[product]


def open_site(s: MooreaState, player: Player, site: i64) -> None:
    """[M6.7] A site helps from the next purchase on, [M6.3] once in each; [M12.3] equal sites add up, or do not."""
    c = s.box.saved_kind[site]
    saved = s.box.saved[site]
    saves = player.saves[c] + saved if s.options.sites_add_up else max(player.saves[c], saved)
    player.saves = bag.changed(player.saves, c, saves)
