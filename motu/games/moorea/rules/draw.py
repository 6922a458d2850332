"""M2: drawing, and the pile, discard and open row behind it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.moorea.components import COMMODITIES, COMMODITY_NAMES
from motu.games.moorea.events import Drew, DrewCard, Refilled, Reshuffled, Took
from motu.games.moorea.moves import DRAW_OPEN, DRAW_PILE, STOP
from motu.games.moorea.state import NO_CARD, MooreaState


def draws(s: MooreaState, seat: i64) -> i64:
    """[M2.5] One card a turn, two with the cart."""
    return s.box.draws_more if s.players[seat].has(s.box.draw_tool) else s.box.draws


def sources(s: MooreaState, seat: i64, first: bool) -> vec[i64]:
    """[M2.1] The first draw is compulsory, [M2.5] a further one is not."""
    found = vec[i64]()
    if supply(s):
        found = append(found, DRAW_PILE)
    if s.players[seat].has(s.box.open_tool):
        for c in range(COMMODITIES):
            if in_row(s, c):
                found = append(found, DRAW_OPEN + c)
    if not first:
        found = append(found, STOP)
    return found


def in_row(s: MooreaState, c: i64) -> bool:
    """[M2.3] With the spear a card may come from the open row, [M2.6] as it lies when the card is chosen."""
    for card in s.row:
        if card == c:
            return True
    return False


def supply(s: MooreaState) -> i64:
    """[M2.2] Cards that can come from the pile, [M2.8] the discard behind it included; [M2.10] none: no draw."""
    return bag.total(s.pile) + bag.total(s.discard)


def next_cards(s: MooreaState) -> vec[i64]:
    """Possible next cards of the pile: a bag. [M2.8] An empty pile is the discard, shuffled."""
    return s.pile if bag.total(s.pile) else s.discard


def reshuffle_if_empty(s: MooreaState, log: Log | None) -> None:
    """[M2.8] When a card is needed from an empty pile, [M2.11] the whole discard becomes the pile, nothing else."""
    if not bag.total(s.pile):
        bag.pour(s.discard, s.pile)
        if log is not None:
            log.append(Reshuffled(s.active, count=bag.total(s.pile)))


def take_from_pile(s: MooreaState, seat: i64, card: i64, log: Log | None) -> None:
    """[M2.2] The card goes to the hand; [M2.7] its owner sees it before anything else is decided."""
    reshuffle_if_empty(s, log)
    s.pile[card] -= 1
    s.players[seat].takes(card, False)
    if log is not None:
        log.append(Drew(seat))
        log.append(DrewCard(seat, card=COMMODITY_NAMES[card]))


def draw_open(s: MooreaState, seat: i64, card: i64, log: Log | None) -> None:
    """[M2.3] The draw of a card from the open row."""
    take_from_row(s, seat, card)
    if log is not None:
        log.append(Took(seat, card=COMMODITY_NAMES[card]))


def take_from_row(s: MooreaState, seat: i64, card: i64) -> None:
    """[M2.3] An open card goes to the hand, seen by all."""
    for slot in range(i64(len(s.row))):
        if s.row[slot] == card:
            s.row[slot] = NO_CARD
            break
    s.players[seat].takes(card, True)


def row_needs_card(s: MooreaState) -> bool:
    """[M2.9] The open row is full at all times, [M2.10] as long as pile or discard can supply it."""
    for card in s.row:
        if card == NO_CARD:
            return supply(s) > 0
    return False


def refill_row(s: MooreaState, card: i64, log: Log | None) -> None:
    """[M2.4] A card from the pile fills the first empty slot, [M2.10] one after the other in slot order."""
    reshuffle_if_empty(s, log)
    s.pile[card] -= 1
    for slot in range(i64(len(s.row))):
        if s.row[slot] == NO_CARD:
            s.row[slot] = card
            if log is not None:
                log.append(Refilled(s.active, card=COMMODITY_NAMES[card], slot=slot + 1))
            return
