"""V13: what a seat can only guess, dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core.dice import Dice
from motu.games.vanuatu import flow
from motu.games.vanuatu.names import REST_TOKENS
from motu.games.vanuatu.rules import resting
from motu.games.vanuatu.state import NONE, VanuatuState


def guess(s: VanuatuState, seat: i64, dice: Dice) -> VanuatuState:
    """[V13.2] Rest tokens that the seat has not seen change hands; nothing else on the table is hidden.

    [V13.3] Whoever takes a token sees which are left, and so which ones went before: those stay among each other.
    """
    new = s.clone()
    looking = new.waiting == seat and new.agenda[-1].step == flow.REST
    first: i64 = 0
    for index in range(i64(len(new.rests))):
        if new.rests[index] // REST_TOKENS == seat:
            shuffle(new, first, index, 0, dice)
            first = index + 1
    shuffle(new, first, len(new.rests), 0 if looking else resting.left(new), dice)
    if new.agenda and new.agenda[-1].step == flow.REST:
        new.refresh()
    return new


def shuffle(s: VanuatuState, first: i64, last: i64, lying: i64, dice: Dice) -> None:
    """The tokens taken from one moment to another, with those still lying there, are dealt anew to the same seats."""
    unknown = lying
    for index in range(first, last):
        unknown |= 1 << (s.rests[index] % REST_TOKENS)
    for index in range(first, last):
        token = drawn(unknown, dice)
        unknown &= ~(1 << token)
        s.rests[index] = s.rests[index] // REST_TOKENS * REST_TOKENS + token


def drawn(tokens: i64, dice: Dice) -> i64:
    """One of these tokens, each as likely as the other."""
    count: i64 = 0
    for token in range(REST_TOKENS):
        count += (tokens >> token) & 1
    left = dice.below(count)
    for token in range(REST_TOKENS):
        if (tokens >> token) & 1:
            if not left:
                return token
            left -= 1
    return NONE
