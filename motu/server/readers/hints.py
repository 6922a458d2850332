"""Hints and reviews as messages for the reader who asked for them."""

from __future__ import annotations

from typing import Final, NamedTuple

from motu.bots.hints import SURE, Hint
from motu.bots.review import INACCURACY, Verdict
from motu.core.differences import Claim
from motu.core.game import Decision, Game, Move, Phrase, State
from motu.server.readers.to_wire import wire_phrase
from motu.server.wire.frames import Hints, WireSuggestion
from motu.server.wire.messages import WirePhrase
from motu.server.wire.replays import Decided

MOST_MOMENTS: Final = 3
SAME: Final = Phrase("hint-same")  # nothing tells a move apart
MANY: Final = Phrase("hint-many")  # a move is better, and no single thing says why


class Costly(NamedTuple):
    """A decision that was judged, and the moment at which it was asked."""

    moment: int
    move: Move
    verdict: Verdict
    claim: Claim | None


def hints_of(decision: Decision, found: Hint, command_id: str, seq: int, done: bool) -> Hints:
    """A hint as far as it has come."""
    suggestions = [
        WireSuggestion(
            one.move,
            round(10 * one.gain.mean),
            max(1, round(10 * SURE * one.gain.error)),
            one.equal,
            reason(one.claim, SAME),
        )
        for one in found.suggestions
    ]
    return Hints(command_id=command_id, seq=seq, simulations=found.simulations, done=done, suggestions=suggestions)


def reason(claim: Claim | None, otherwise: Phrase) -> WirePhrase:
    return wire_phrase(claim.phrase() if claim else otherwise)


def costliest(found: list[Costly]) -> list[Costly]:
    """The worst of those that surely cost something, in the order of the game."""
    sure = [one for one in found if one.verdict.sure() and one.verdict.loss.mean >= INACCURACY]
    worst = sorted(sure, key=lambda one: -one.verdict.loss.mean)[:MOST_MOMENTS]
    return sorted(worst, key=lambda one: one.moment)


def decided(game: Game, state: State, one: Costly) -> Decided:
    """A decision that cost chances, in words."""
    labels = {option.move: wire_phrase(option.label) for option in game.decision(state).options}
    loss = one.verdict.loss
    return Decided(
        one.moment,
        labels[one.move],
        labels[one.verdict.best],
        round(100 * loss.mean),
        max(1, round(100 * SURE * loss.error)),
        reason(one.claim, MANY),
    )
