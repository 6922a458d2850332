"""V7: rest tokens, and V8: what they pay when the round ends."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.flow import Frame, Log, Step
from motu.games.vanuatu.events import BecameFirst, KeptToken, Rested, RestPaid
from motu.games.vanuatu.moves import REST
from motu.games.vanuatu.names import FIRST_TOKEN, REST_NAMES, REST_TOKENS, RESTED
from motu.games.vanuatu.rules import bank, bits
from motu.games.vanuatu.state import VanuatuState


def left(s: VanuatuState) -> i64:
    """[V7.14] The tokens that nobody has taken, as bits."""
    found: i64 = (1 << REST_TOKENS) - 1
    for taken in s.rests:
        found &= ~(1 << (taken % REST_TOKENS))
    return found


def offers(s: VanuatuState) -> vec[i64]:
    """[V7.14] One of the tokens left."""
    return bits.moves(REST, left(s))


def rest(s: VanuatuState, seat: i64, token: i64, log: Log | None) -> None:
    """[V7.14] The token is kept face down, [V13.2] known to its holder only."""
    s.rests = append(s.rests, seat * REST_TOKENS + token)
    if log is not None:
        log.append(Rested(seat, left=int(REST_TOKENS) - len(s.rests)))
        log.append(KeptToken(seat, token=REST_NAMES[token]))


def pay_out(s: VanuatuState, log: Log | None) -> None:
    """[V8.1] All tokens are turned up, paid and put back; [V8.2] one of them makes the first player."""
    rests = s.rests
    s.rests = vec[i64]()
    first = s.first
    for place in range(s.seats()):
        seat = s.at(place)
        for taken in rests:
            if taken // REST_TOKENS == seat:
                pay(s, seat, taken % REST_TOKENS, log)
                if taken % REST_TOKENS == FIRST_TOKEN:
                    first = seat
    if first != s.first and log is not None:
        log.append(BecameFirst(first))
    s.first = first


def pay(s: VanuatuState, seat: i64, token: i64, log: Log | None) -> None:
    """[V8.1] Points and vatus of a token, without asking."""
    vatus = s.box.rest_vatus[token]
    points = s.box.rest_points[token]
    bank.score(s, seat, RESTED, points)
    if log is not None:
        log.append(RestPaid(seat, token=REST_NAMES[token], vatus=int(vatus), points=int(points)))
    bank.gain(s, seat, vatus, log)


class Rest(Step[VanuatuState]):
    rule = "V7.14"

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return offers(s)

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        rest(s, f.seat, move - REST, log)
