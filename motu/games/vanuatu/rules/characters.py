"""V4: characters, and [V11.3] how two players get theirs."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.vanuatu.events import Begged, Offered, TookCharacter
from motu.games.vanuatu.moves import BEG, CHARACTER, OFFER
from motu.games.vanuatu.names import BEGGAR, BEGGED, CHARACTER_NAMES, CHARACTERS
from motu.games.vanuatu.rules import bank
from motu.games.vanuatu.state import NONE, VanuatuState


def offers(s: VanuatuState) -> vec[i64]:
    """[V4.1] Every character that is available."""
    found = vec[i64](capacity=CHARACTERS)
    for character in range(CHARACTERS):
        if s.pool[character]:
            found = append(found, CHARACTER + character)
    return found


def take(s: VanuatuState, seat: i64, character: i64, log: Log | None) -> None:
    """[V4.1] The new one is taken before the old one is put back, so nobody has the same twice running."""
    player = s.players[seat]
    old = player.character
    s.pool[character] = 0
    if old != NONE:
        s.pool[old] = 1
    player.character = character
    player.used = False  # [V4.2]
    if log is not None:
        back = None if old == NONE else CHARACTER_NAMES[old]
        log.append(TookCharacter(seat, character=CHARACTER_NAMES[character], put_back=back))


def use_up(s: VanuatuState, seat: i64, action: i64) -> None:
    """[V4.2] The card is used up when its action is performed; [V4.3] only then."""
    player = s.players[seat]
    if player.character != NONE and s.box.linked[player.character] == action:
        player.used = True


def begging(s: VanuatuState, seat: i64, found: vec[i64]) -> vec[i64]:
    """[V4.13] The points that the beggar can give away, [V1.5] no more than there are."""
    player = s.players[seat]
    if player.helps(BEGGAR):
        for points in range(1, min(s.box.amount[BEGGAR], player.points()) + 1):
            found = append(found, BEG + points)
    return found


def beg(s: VanuatuState, seat: i64, points: i64, log: Log | None) -> None:
    """[V4.13] Points become as many vatus."""
    player = s.players[seat]
    player.used = True
    player.earned[BEGGED] += points
    if log is not None:
        log.append(Begged(seat, count=int(points)))
    bank.gain(s, seat, points, log)


def clear_offer(s: VanuatuState) -> None:
    """[V11.3] Nobody keeps a character, and those offered now are not offered next time."""
    s.barred = s.offered
    s.offered = 0
    s.pool = bag.empty(CHARACTERS)
    for player in s.players:
        player.character = NONE
        player.used = False


class Offer(Step[VanuatuState]):
    """[V11.3] Until enough characters lie open."""

    rule = "V11.3"
    by_chance = True
    first = OFFER

    def bag(self, s: VanuatuState, f: Frame) -> vec[i64]:
        if bag.total(s.pool) >= s.box.offered:
            return NO_MOVES
        found = bag.empty(CHARACTERS)
        for character in range(CHARACTERS):
            found[character] = 0 if ((s.barred | s.offered) >> character) & 1 else 1
        return found

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        character = move - OFFER
        s.offered |= 1 << character
        s.pool[character] = 1
        if log is not None:
            log.append(Offered(s.first, character=CHARACTER_NAMES[character]))
        s.now(f)


class Character(Step[VanuatuState]):
    rule = "V4.1"
    opens = True

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return offers(s)

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        take(s, f.seat, move - CHARACTER, log)


class BegLast(Step[VanuatuState]):
    rule = "V4.13"

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        found = begging(s, f.seat, vec[i64]([BEG]))
        return found if len(found) > 1 else NO_MOVES

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        if move > BEG:
            beg(s, f.seat, move - BEG, log)
