"""V5: laying markers, and V11: neutral ones."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.flow import Frame, Log, Step
from motu.games.vanuatu.events import Programmed
from motu.games.vanuatu.moves import MARK, NEUTRAL
from motu.games.vanuatu.names import ACTION_NAMES
from motu.games.vanuatu.rules import bits, programming
from motu.games.vanuatu.state import VanuatuState


def program(s: VanuatuState, seat: i64, action: i64, log: Log | None) -> None:
    """[V5.1] A marker of the own colour; [V5.2] any number may lie there."""
    markers = s.players[seat].markers
    markers[action] += 1
    if log is not None:
        log.append(Programmed(seat, action=ACTION_NAMES[action], count=int(markers[action]), neutral=False))


def lay_neutral(s: VanuatuState, seat: i64, action: i64, log: Log | None) -> None:
    """[V11.1] A neutral marker; [V11.4] it changes nothing about what may be programmed."""
    s.neutral[action] += 1
    if log is not None:
        log.append(Programmed(seat, action=ACTION_NAMES[action], count=int(s.neutral[action]), neutral=True))


class Mark(Step[VanuatuState]):
    """[V5.2] Again until the markers of the pass (a) are laid."""

    rule = "V5.3"
    opens = True

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return bits.moves(MARK, programming.may(s, f.seat))

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        program(s, f.seat, move - MARK, log)
        if f.a > 1:
            s.now(Frame(f.step + 1 if self.opens else f.step, f.seat, f.a - 1))


class MarkOn(Mark):
    """The step after Mark: further markers of the same pass."""

    opens = False


class Neutral(Step[VanuatuState]):
    """[V11.1] On any space, again until the seat's share (a) is laid."""

    rule = "V11.1"
    opens = True

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return bits.moves(NEUTRAL, programming.ALL)

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        lay_neutral(s, f.seat, move - NEUTRAL, log)
        if f.a > 1:
            s.now(Frame(f.step + 1 if self.opens else f.step, f.seat, f.a - 1))


class NeutralOn(Neutral):
    """The step after Neutral: further markers of the same share."""

    opens = False
