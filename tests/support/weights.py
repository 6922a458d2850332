"""Files of weights for tests: as `motu train` writes them, with numbers of the test's choice."""

from __future__ import annotations

import json

from motu.core import weights
from motu.core.game import Game

STAGES = 3


def written(
    game: Game,
    values: dict[str, list[float]] | None = None,
    spreads: list[float] | None = None,
    trust: float = 1.0,
    priors: dict[str, dict[str, float]] | None = None,
    single: dict[int, float] | None = None,
) -> str:
    """Weights that leave all as it is but for what is given: by input and stage, by kind and input, by move."""
    own = game.own_model()
    inputs = weights.PRIOR_INPUTS + own.feature_names()
    lines = ["[made]", f'components = "{weights.fingerprint(game)}"']
    lines += ["[values]", f"spreads = {spreads or [1.0] * STAGES}", "[values.weights]"]
    known = {**{name: [0.0] * STAGES for name in weights.VALUE_INPUTS + own.feature_names()}, **(values or {})}
    lines += [f"{name} = {row}" for name, row in known.items()]
    lines += ["[priors]", f"inputs = {json.dumps(inputs)}", "[priors.trust]"]
    lines += [f"{kind} = {trust}" for kind, _ in own.move_kinds()]
    lines.append("[priors.weights]")
    for kind, _ in own.move_kinds():
        lines.append(f"{kind} = {[(priors or {}).get(kind, {}).get(name, 0.0) for name in inputs]}")
    lines.append("[priors.single]")
    lines += [f"{move} = {worth}" for move, worth in (single or {}).items()]
    return "\n".join(lines) + "\n"
