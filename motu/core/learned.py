"""Lessons from games of bots, beyond the values and priors that were written by hand. Compiled.

Two linear models over what a game says of a position (`SearchModel.features`): the points that a hand-written value
misses, and by how much a hand-written prior misjudges a move. Their numbers change with the progress of a game, from
stage to stage in straight lines. They come from a file, so that nothing but tables is needed to use them.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.dice import Dice
from motu.core.game import NOBODY, Seat, State
from motu.core.search_model import SearchModel

TENTH: Final = 0.1
LEAST_PRIOR: Final = 0.0001  # of the best one: so that a move without a hope can still be learned
MOST_EVIDENCE: Final = 12.0
LEAST_SPREAD: Final = 0.5


@final
class Valuing:
    """Numbers by stage: for each feature what it adds to the points of a seat, and the spread of what is left."""

    def __init__(self, stages: i64, weights: vec[float], spreads: vec[float]) -> None:
        self.stages = stages
        self.weights = weights  # by stage and input
        self.spreads = spreads  # by stage


@final
class Ordering:
    """Numbers by kind of move for each feature, how far to trust the prior, and what single moves are worth beside."""

    def __init__(self, kinds: vec[i64], trust: vec[float], weights: vec[float], single: vec[float]) -> None:
        self.kinds = kinds  # by move
        self.trust = trust  # by kind
        self.weights = weights  # by kind and input
        self.single = single  # by move


def inputs(own: float, lead: float, features: vec[float]) -> vec[float]:
    """Inputs of values: one, the points expected, how far that is ahead, and the features of the game."""
    found = vec[float]([1.0, TENTH * own, TENTH * lead])
    for feature in features:
        found = append(found, feature)
    return found


def sights(progress: float, features: vec[float]) -> vec[float]:
    """Inputs of priors: one, the progress, and the features of the game."""
    found = vec[float]([1.0, progress])
    for feature in features:
        found = append(found, feature)
    return found


def leads(values: vec[float]) -> vec[float]:
    """How far each seat is ahead of the best of the others."""
    best, second = -1e9, -1e9
    for one in values:
        if one > best:
            best, second = one, best
        elif one > second:
            second = one
    found = vec[float](capacity=len(values))
    for one in values:
        found = append(found, one - (second if one == best else best))
    return found


def evidence(priors: vec[float]) -> vec[float]:
    """The logarithm of each prior, the best being 0."""
    best = 0.0
    for prior in priors:
        best = max(best, prior)
    found = vec[float](capacity=len(priors))
    for prior in priors:
        found = append(found, log(max(LEAST_PRIOR, prior / best)) if best > 0.0 else 0.0)
    return found


@final
class Learned(SearchModel):
    """A game's own model with what was learned on top of it; either part may be missing."""

    def __init__(self, own: SearchModel, valuing: Valuing | None, ordering: Ordering | None) -> None:
        self.own = own
        self.valuing = valuing
        self.ordering = ordering

    def by_hand(self) -> SearchModel:
        return self.own

    def guess(self, state: State, seat: Seat, dice: Dice) -> State:
        return self.own.guess(state, seat, dice)

    def features(self, state: State, seat: Seat) -> vec[float]:
        return self.own.features(state, seat)

    def progress(self, state: State) -> float:
        return self.own.progress(state)

    def feature_names(self) -> list[str]:
        return self.own.feature_names()

    def move_kinds(self) -> list[tuple[str, int]]:
        return self.own.move_kinds()

    def points(self, state: State) -> vec[float]:
        return self.own.points(state)

    def danger(self, state: State) -> float:
        return self.own.danger(state)

    def values(self, state: State) -> vec[float]:
        values = self.own.values(state)
        if self.valuing is None or state.awaiting() == NOBODY:
            return values
        weights = self.valuing.weights
        width = i64(len(weights)) // self.valuing.stages
        stage = self.stage(state, self.valuing)
        first = i64(stage) * width
        part = stage - float(i64(stage))
        ahead = leads(values)
        found = vec[float](capacity=len(values))
        for seat in range(i64(len(values))):
            seen = inputs(values[seat], ahead[seat], self.own.features(state, seat))
            total = values[seat]
            for i in range(width):
                before = weights[first + i]
                total += seen[i] * (before + part * (weights[first + width + i] - before))
            found = append(found, total)
        return found

    def stage(self, state: State, valuing: Valuing) -> float:
        """The stage before, and how far it is to the next one."""
        return max(0.0, min(0.9999, self.own.progress(state))) * float(valuing.stages - 1)

    def spread(self, state: State) -> float:
        if self.valuing is None or state.awaiting() == NOBODY:
            return self.own.spread(state)
        stage = self.stage(state, self.valuing)
        before = self.valuing.spreads[i64(stage)]
        after = self.valuing.spreads[i64(stage) + 1]
        return max(LEAST_SPREAD, before + (stage - float(i64(stage))) * (after - before))

    def priors(self, state: State) -> vec[float]:
        priors = self.own.priors(state)
        if self.ordering is None or len(priors) < 2:
            return priors
        legal = state.moves()
        seen = sights(self.own.progress(state), self.own.features(state, state.awaiting()))
        found = evidence(priors)
        last: i64 = -1
        shared = 0.0
        for i in range(i64(len(priors))):
            move: i64 = legal[i]
            kind = self.ordering.kinds[move]
            if kind != last:  # moves are mostly listed kind by kind
                shared = self.of_kind(self.ordering, kind, seen)
                last = kind
            total = shared + self.ordering.single[move] + self.ordering.trust[kind] * found[i]
            found[i] = exp(max(-MOST_EVIDENCE, min(MOST_EVIDENCE, total)))
        return found

    def of_kind(self, ordering: Ordering, kind: i64, seen: vec[float]) -> float:
        """Evidence for all moves of a kind in this position."""
        width = i64(len(seen))
        total = 0.0
        for i in range(width):
            total += seen[i] * ordering.weights[kind * width + i]
        return total
