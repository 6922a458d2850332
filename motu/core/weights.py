"""Weights learned about a game, as a file: weights.toml beside its components.

A fit knows the components it was made with, and with others it is not used: the hand-written model plays alone. One
that knows other features or kinds of moves than the game has now is refused.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.errors import BadWeights
from motu.core.game import Game
from motu.core.learned import Learned, Ordering, Valuing
from motu.core.search_model import SearchModel

FILE: Final = "weights.toml"
VALUE_INPUTS: Final = ["one", "points", "lead"]  # before the features of the game, as in learned.inputs
PRIOR_INPUTS: Final = ["one", "progress"]  # as in learned.sights


def fingerprint(game: Game) -> str:
    """A short hash of all that is printed."""
    return hashlib.sha256(json.dumps(game.components(), sort_keys=True).encode()).hexdigest()[:16]


def shipped(game: Game) -> SearchModel:
    """The model of a game with the weights that lie beside it, if they were made with these components."""
    package = type(game).__module__.rpartition(".")[0]
    place = files(package).joinpath(FILE) if package else None
    if place is None or not place.is_file():
        return game.own_model()
    return learned(game, place.read_text(encoding="utf-8"), strict=False)


def learned(game: Game, text: str, strict: bool = True) -> SearchModel:
    """The model with the weights of a file; raises BadWeights where they do not fit and that would be a mistake."""
    own = game.own_model()
    try:
        data = tomllib.loads(text)
        fits = data["made"]["components"] == fingerprint(game)
        if fits:
            return Learned(own, valuing(own, data.get("values")), ordering(game, own, data.get("priors")))
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise BadWeights(f"This is no file of weights as `motu train` writes them: {error!r}.") from None
    if strict:
        raise BadWeights(f"These weights were made for other components of {game.name}; train it again.")
    return own


def valuing(own: SearchModel, data: dict[str, Any] | None) -> Valuing | None:
    """By stage; each stage has a number for every input."""
    if data is None:
        return None
    names = VALUE_INPUTS + own.feature_names()
    rows = [data["weights"][name] for name in names]
    stages = len(data["spreads"])
    if stages < 2 or set(data["weights"]) != set(names) or any(len(row) != stages for row in rows):
        raise BadWeights("The values were fitted to other features; train again.")
    by_stage = [float(row[stage]) for stage in range(stages) for row in rows]
    return Valuing(stages, vec[float](by_stage), vec[float]([float(spread) for spread in data["spreads"]]))


def ordering(game: Game, own: SearchModel, data: dict[str, Any] | None) -> Ordering | None:
    """By kind of move."""
    if data is None:
        return None
    kinds = own.move_kinds()
    width = len(PRIOR_INPUTS) + len(own.feature_names())
    rows = [data["weights"][name] for name, _ in kinds]
    if data["inputs"] != PRIOR_INPUTS + own.feature_names() or set(data["weights"]) != {name for name, _ in kinds}:
        raise BadWeights("The priors were fitted to other features or kinds of moves; train again.")
    if any(len(row) != width for row in rows):
        raise BadWeights("The priors have too many or too few numbers; train again.")
    single = [0.0] * game.n_moves
    for move, worth in data.get("single", {}).items():
        single[int(move)] = float(worth)
    return Ordering(
        vec[i64](kinds_of_moves(game)),
        vec[float]([float(data["trust"][name]) for name, _ in kinds]),
        vec[float]([float(number) for row in rows for number in row]),
        vec[float](single),
    )


def kinds_of_moves(game: Game) -> list[int]:
    """For each move the number of its kind."""
    firsts = [first for _, first in game.own_model().move_kinds()]
    found, kind = [], 0
    for move in range(game.n_moves):
        while kind + 1 < len(firsts) and firsts[kind + 1] <= move:
            kind += 1
        found.append(kind)
    return found
