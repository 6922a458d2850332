"""M0 and M5: the display of products and the stacks that fill it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.moorea.components import PRODUCT_NAMES
from motu.games.moorea.events import TurnedUp
from motu.games.moorea.state import NO_CARD, MooreaState


def next_products(s: MooreaState) -> vec[i64]:
    """[M0.5] Stack I lies on top of stack II; within a stack every card is as likely."""
    return s.stack_one if bag.total(s.stack_one) else s.stack_two


def display_needs_card(s: MooreaState) -> bool:
    """[M5.6] The display is refilled at once, as long as there are cards."""
    for card in s.display:
        if card == NO_CARD:
            return True
    return False


def turn_up(s: MooreaState, product: i64, log: Log | None) -> None:
    """[M0.6] [M5.6] The next product fills the first empty place."""
    mark: i64 = 1 if bag.total(s.stack_one) else 2
    next_products(s)[product] -= 1
    for slot in range(i64(len(s.display))):
        if s.display[slot] == NO_CARD:
            s.display[slot] = product
            s.marks[slot] = mark
            if log is not None:
                log.append(TurnedUp(s.active, product=PRODUCT_NAMES[product], slot=slot + 1))
            return


def leave_display(s: MooreaState, product: i64) -> None:
    for slot in range(i64(len(s.display))):
        if s.display[slot] == product:
            s.display[slot] = NO_CARD
            return
