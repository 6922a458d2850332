"""Weights from many games: values by ridge regression, priors by logistic regression. Needs numpy."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from motu.core import weights
from motu.core.game import Game
from motu.lab.selfplay import Notes, Numbers, Wholes

STAGES: Final = 4
HELD_BACK: Final = 8  # one game in so many is not fitted to, and says how good the fit is
RUN: Final = 5  # games one after the other, so that all seat counts are among them
RIDGES: Final = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)
STEPS: Final = 400
RATE: Final = 0.05
SHRINK: Final = 0.0003  # of priors: how strongly they are held to those written by hand
SEEN_OFTEN: Final = 40  # a move needs so many decisions to have a number of its own
DIGITS: Final = 4


class Fit(NamedTuple):
    """A part of a file of weights, and how much better it foretells games that it was not fitted to."""

    data: dict[str, Any]
    by_hand: float
    fitted: float


def held_back(games: Wholes) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """Which rows are of games that are not fitted to; of all seat counts, as those take turns."""
    back: np.ndarray[Any, np.dtype[np.bool_]] = (games // RUN) % HELD_BACK == 0
    return back


def by_stage(progress: Numbers, inputs: Numbers) -> Numbers:
    """Each input once for every stage, its parts by how near the stage is."""
    stage = np.clip(progress, 0.0, 0.9999) * (STAGES - 1)
    near = np.maximum(0.0, 1.0 - np.abs(stage[:, None] - np.arange(STAGES)[None, :]))
    spread_out: Numbers = (near[:, :, None] * inputs[:, None, :]).reshape(len(inputs), -1)
    return spread_out


def fit_values(game: Game, notes: Notes) -> Fit:
    """The points that hand-written values miss. How far to trust the fit is found by games that are held back."""
    rows, back = by_stage(notes.progress, notes.inputs), held_back(notes.games)
    square, product = rows[~back].T @ rows[~back], rows[~back].T @ notes.left[~back]
    count, found = float((~back).sum()), []
    for ridge in RIDGES:
        solved = np.linalg.solve(square + ridge * count * np.eye(len(square)), product)
        found.append((float(np.sqrt(np.mean((notes.left[back] - rows[back] @ solved) ** 2))), ridge))
    ridge = min(found)[1]
    whole = rows.T @ rows + ridge * len(rows) * np.eye(len(square))
    solved = np.linalg.solve(whole, rows.T @ notes.left).round(DIGITS).reshape(STAGES, -1)
    names = weights.VALUE_INPUTS + game.own_model().feature_names()
    data = {
        "spreads": spreads(notes.progress, notes.left - rows @ solved.reshape(-1)),
        "weights": {name: solved[:, i].tolist() for i, name in enumerate(names)},
    }
    return Fit(data, float(np.sqrt(np.mean(notes.left[back] ** 2))), min(found)[0])


def spreads(progress: Numbers, missed: Numbers) -> list[float]:
    """How far final points fall from the fit, by stage."""
    rows = by_stage(progress, np.ones((len(progress), 1)))
    squares = (rows * (missed**2)[:, None]).sum(axis=0) / np.maximum(1e-9, rows.sum(axis=0))
    return [round(float(one), DIGITS) for one in np.sqrt(squares)]


class Moves(NamedTuple):
    """All moves of all decisions in one row, and the decision of each."""

    decision: Wholes
    kind: Wholes
    single: Wholes  # the number of a move that was seen often, or one for all others
    evidence: Numbers
    preferred: Numbers


def fit_priors(game: Game, notes: Notes) -> Fit:
    """By how much hand-written priors misjudge moves: fitted by Adam to what the search preferred."""
    kinds = np.array(weights.kinds_of_moves(game))
    often = np.flatnonzero(np.bincount(notes.moves, minlength=game.n_moves) >= SEEN_OFTEN)
    number = np.full(game.n_moves, len(often))
    number[often] = np.arange(len(often))
    moves = Moves(
        np.repeat(np.arange(len(notes.choices)), notes.choices),
        kinds[notes.moves],
        number[notes.moves],
        notes.evidence,
        notes.preferred,
    )
    names = [name for name, _ in game.own_model().move_kinds()]
    back = held_back(notes.decided_in)
    start = Sizes(len(names), notes.sights.shape[1], len(often)).start()
    solved = descend(start, moves, notes.sights, ~back)
    data = {
        "inputs": weights.PRIOR_INPUTS + game.own_model().feature_names(),
        "trust": {name: round(float(solved[0][i]), DIGITS) for i, name in enumerate(names)},
        "weights": {name: solved[1][i].round(DIGITS).tolist() for i, name in enumerate(names)},
        "single": {str(move): round(float(solved[2][i]), DIGITS) for i, move in enumerate(often)},
    }
    return Fit(data, surprise(start, moves, notes.sights, back), surprise(solved, moves, notes.sights, back))


class Sizes(NamedTuple):
    kinds: int
    inputs: int
    often: int

    def start(self) -> list[Numbers]:
        """Parameters that give the hand-written priors: full trust, and 0 for all else."""
        return [np.ones(self.kinds), np.zeros((self.kinds, self.inputs)), np.zeros(self.often + 1)]


def likelihoods(known: list[Numbers], moves: Moves, seen: Numbers) -> Numbers:
    """How likely each move seems to be the best of its decision."""
    trust, by_kind, single = known
    shared = (seen @ by_kind.T)[moves.decision, moves.kind]
    score = shared + single[moves.single] + trust[moves.kind] * moves.evidence
    weight = np.exp(np.clip(score, -12.0, 12.0))
    found: Numbers = weight / np.bincount(moves.decision, weight)[moves.decision]
    return found


def surprise(known: list[Numbers], moves: Moves, seen: Numbers, which: np.ndarray[Any, np.dtype[np.bool_]]) -> float:
    """How badly these decisions are foretold: the cross-entropy above the least possible one."""
    rows = which[moves.decision]
    likely, wanted = np.maximum(1e-9, likelihoods(known, moves, seen)), np.maximum(1e-9, moves.preferred)
    return float((moves.preferred * (np.log(wanted) - np.log(likely)))[rows].sum() / max(1, which.sum()))


def descend(
    start: list[Numbers], moves: Moves, seen: Numbers, which: np.ndarray[Any, np.dtype[np.bool_]]
) -> list[Numbers]:
    known = [one.copy() for one in start]
    first, second = [np.zeros_like(one) for one in known], [np.zeros_like(one) for one in known]
    rows, count = which[moves.decision], float(which.sum())
    for step in range(1, STEPS + 1):
        missed = np.where(rows, likelihoods(known, moves, seen) - moves.preferred, 0.0) / count
        table = np.zeros((len(seen), len(known[0])))
        np.add.at(table, (moves.decision, moves.kind), missed)
        slopes: list[Numbers] = [
            np.bincount(moves.kind, missed * moves.evidence, minlength=len(known[0])).astype(float),
            table.T @ seen,
            np.bincount(moves.single, missed, minlength=len(known[2])).astype(float),
        ]
        slopes[2][-1] = 0.0  # moves seen seldom share a number, which stays 0
        for i in range(len(known)):
            slope = slopes[i] + SHRINK * (known[i] - start[i])
            first[i] = 0.9 * first[i] + 0.1 * slope
            second[i] = 0.99 * second[i] + 0.01 * slope * slope
            pace = (first[i] / (1 - 0.9**step)) / (np.sqrt(second[i] / (1 - 0.99**step)) + 1e-8)
            known[i] -= RATE * (1 - step / (STEPS + 1)) * pace
    return known
