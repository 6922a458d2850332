"""F10: gaining a card."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.events import Declined, ShowedInvention, TookInvention, TookPoints
from motu.games.fire_and_stone.names import CARD_NAMES, CARD_POINTS, CARDS, DISPLAY, INVENTION_NAMES, INVENTIONS
from motu.games.fire_and_stone.rules import gathering, steps, storing
from motu.games.fire_and_stone.state import NONE, OWNED, FireAndStoneState


def gap(s: FireAndStoneState) -> i64:
    """[F10.8] The first empty place of the display; NONE when it is full."""
    for slot in range(DISPLAY):
        if s.display[slot] == NONE:
            return slot
    return NONE


def inventions(s: FireAndStoneState, seat: i64, found: vec[i64]) -> vec[i64]:
    """[F10.2] The cards of the display that the seat does not own, [F10.8] equal ones once."""
    for card in range(INVENTIONS):
        if s.players[seat].cards[card] == 0 and shown(s, card):
            found = append(found, moves.INVENTION + card)
    return found


def shown(s: FireAndStoneState, card: i64) -> bool:
    """Whether a card lies in the display."""
    for slot in range(DISPLAY):
        if s.display[slot] == card:
            return True
    return False


def coverable(s: FireAndStoneState, seat: i64) -> bool:
    """[F10.3] Whether a VP card is left and an own uncovered invention, [F10.4] which takes one card only."""
    if s.cards_gone == len(s.box.pile):
        return False
    for card in s.players[seat].cards:
        if card == OWNED:
            return True
    return False


def choices(s: FireAndStoneState, seat: i64) -> vec[i64]:
    """[F10.1] An invention, or a VP card."""
    found = inventions(s, seat, vec[i64](capacity=6))
    return append(found, moves.POINTS) if coverable(s, seat) else found


def take(s: FireAndStoneState, seat: i64, card: i64, log: Log | None) -> None:
    """[F10.2] A card of the display; the gap is filled when all else is done."""
    slot: i64 = 0
    while s.display[slot] != card:
        slot += 1
    s.display[slot] = NONE
    if log is not None:
        log.append(TookInvention(seat, invention=CARD_NAMES[card]))
    own(s, seat, card, log)


def own(s: FireAndStoneState, seat: i64, card: i64, log: Log | None) -> None:
    """[F3.8] The card works at once; [F10.7] then its instant effect happens, this one time.

    [F10.6] There is no limit to inventions.
    """
    s.players[seat].cards[card] = OWNED
    s.players[seat].reckon(s.box)
    storing.gain(s, seat, s.box.instant_bags[card], s.box.instant_food[card], "instant", log)


def cover(s: FireAndStoneState, seat: i64, card: i64, log: Log | None) -> None:
    """[F10.3] The topmost VP card comes to lie on an invention, whose effect is lost for good."""
    player = s.players[seat]
    value = s.box.pile[s.cards_gone]
    s.cards_gone += 1
    player.cards[card] = OWNED + value
    player.earned[CARD_POINTS] += value
    player.reckon(s.box)
    if log is not None:
        log.append(TookPoints(seat, invention=CARD_NAMES[card], points=value))
    storing.spill(s, seat, log)


def clear(s: FireAndStoneState, seat: i64, track: i64) -> None:
    """[F10.9] The three tiles are discarded after the card was gained; [F10.5] also if none was."""
    if track != NONE:
        gathering.empty_track(s, s.players[seat], track)


class Card(Step[FireAndStoneState]):
    """[F10.1] Which card; [F10.5] none, unless it was paid for."""

    rule = "F10.1"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        found = choices(s, f.seat)
        return append(found, moves.DECLINE) if f.a != NONE else found

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.POINTS:
            s.now(Frame(steps.COVER, f.seat, f.a))
            return
        if move != moves.DECLINE:
            take(s, f.seat, move - moves.INVENTION, log)
            s.now(Frame(steps.REFILL, f.seat))
        elif log is not None:
            log.append(Declined(f.seat))
        clear(s, f.seat, f.a)


class Cover(Step[FireAndStoneState]):
    """[F10.3] Which invention is covered."""

    rule = "F10.3"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        found = vec[i64](capacity=CARDS)
        for card in range(CARDS):
            if s.players[f.seat].cards[card] == OWNED:
                found = append(found, moves.COVER + card)
        return found

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        cover(s, f.seat, move - moves.COVER, log)
        clear(s, f.seat, f.a)


class Refill(Step[FireAndStoneState]):
    """[F0.4] [F10.8] The display is filled from the deck, while there is one."""

    rule = "F10.8"
    by_chance = True
    first = moves.SHOW

    def bag(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return s.deck if gap(s) != NONE else NO_MOVES

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        card = move - moves.SHOW
        s.deck[card] -= 1
        s.display[gap(s)] = card
        if log is not None:
            log.append(ShowedInvention(f.seat, invention=INVENTION_NAMES[card]))
        s.now(f)
