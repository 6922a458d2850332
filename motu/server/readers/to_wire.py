"""Types of the kernel as types of the wire."""

from __future__ import annotations

from typing import Any, cast

from motu.core.coach import Advice
from motu.core.events import Event, dump
from motu.core.game import Decision, Game, Option, Phrase, Reason, State
from motu.server.wire.coach import WireAdvice
from motu.server.wire.messages import (
    WireDecision,
    WireDoubt,
    WireEntry,
    WireOption,
    WirePhrase,
    WireReason,
    WireScoreLine,
)


def wire_phrase(phrase: Phrase) -> WirePhrase:
    return WirePhrase(phrase.id, {name: wire_argument(value) for name, value in phrase.args})


def wire_argument(value: Any) -> int | str | WirePhrase | list[WirePhrase]:
    """A phrase is a tuple as well, so it is looked for first."""
    if isinstance(value, Phrase):
        return wire_phrase(value)
    if isinstance(value, tuple | list):
        return [wire_phrase(part) for part in value]
    return cast("int | str", value)


def wire_option(option: Option) -> WireOption:
    return WireOption(
        option.move,
        list(option.handles),
        wire_phrase(option.label),
        list(option.spends),
        option.gain,
        option.final,
        option.pays,
        list(option.uses),
        option.doubt and WireDoubt(wire_phrase(option.doubt.question), wire_phrase(option.doubt.yes)),
    )


def wire_decision(decision: Decision) -> WireDecision:
    return WireDecision(
        decision.seat,
        decision.rule,
        wire_phrase(decision.prompt),
        [wire_option(option) for option in decision.options],
        decision.step,
        decision.part,
        decision.about,
    )


def wire_reason(reason: Reason) -> WireReason:
    return WireReason(wire_phrase(reason.phrase), reason.rule)


def wire_entry(game: Game, event: Event, moment: int, turn: int) -> WireEntry:
    return WireEntry(moment, turn, dump(event), wire_phrase(game.tell(event)), event.reveals)


def wire_ledger(game: Game, state: State) -> list[list[WireScoreLine]]:
    """The ledger, which is the same for all readers."""
    return [[WireScoreLine(*line) for line in lines] for lines in game.ledger(state)]


def wire_advice(said: Advice) -> WireAdvice:
    step = said.step
    phrase = wire_phrase(said.phrase)
    return WireAdvice(step.id, said.number, step.rule, phrase, said.points, said.because, said.waits, said.late)
