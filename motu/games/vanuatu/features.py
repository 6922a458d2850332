"""Features of Vanuatu for a fit of values and priors."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.games.vanuatu import moves, names
from motu.games.vanuatu.heuristics import place_worth
from motu.games.vanuatu.ordering import Prospect
from motu.games.vanuatu.rules import bits, scoring
from motu.games.vanuatu.state import NONE, VanuatuState

NAMES: Final = [
    "rounds_left",
    "vatus",
    "few_vatus",
    "points",
    "fish",
    "treasures",
    "huts",
    "huts_late",
    "hut_points",
    "planned",
    "likely",
    "markers_left",
    "stacks",
    "first",
    "boat",
    "shores",
    "price",
    "rising",
    "dikes_lacking",
    *(f"as_{name}" for name in names.CHARACTER_NAMES),
]
KINDS: Final = [
    *((f"resolve_{name}", moves.RESOLVE + i) for i, name in enumerate(names.ACTION_NAMES)),
    ("give_up", moves.GIVE_UP), ("preach", moves.PREACH), ("govern", moves.GOVERN), ("treasure", moves.TREASURE),
    ("beg", moves.BEG), ("to_space", moves.TO_SPACE), ("sail", moves.SAIL), ("sell", moves.SELL),
    ("build", moves.BUILD), ("buy", moves.BUY), ("extra", moves.EXTRA), ("draw", moves.DRAW),
    ("tourist", moves.TOURIST), ("rest", moves.REST),
    *((f"mark_{name}", moves.MARK + i) for i, name in enumerate(names.ACTION_NAMES)),
    ("neutral", moves.NEUTRAL), ("character", moves.CHARACTER), ("place", moves.PLACE), ("end_turn", moves.END_TURN),
    ("start", moves.START),
]  # fmt: skip
FULL: Final[i64] = 6  # vatus that keep a player moving


def progress(s: VanuatuState) -> float:
    """By rounds; how far one has come, the features say."""
    return float(s.round) / float(names.ROUNDS - 1)


def features(s: VanuatuState, seat: i64) -> vec[float]:
    """One number for each of NAMES."""
    player = s.players[seat]
    left = float(names.ROUNDS - 1 - s.round)
    huts = scoring.huts_built(s, seat)
    planned = 0.0
    likely = 0.0
    stacks: i64 = 0
    if player.boat != NONE:
        sight = Prospect(s, seat)
        planned = sight.planned()
        for action in range(names.ACTIONS):
            likely += sight.likely[action]
            stacks += player.markers[action] > 0
    found = vec[float]([
        0.15 * left,
        0.1 * float(player.vatus),
        0.2 * float(min(FULL, player.vatus)),
        0.02 * float(player.points()),
        0.1 * float(scoring.values(player.fish)),
        0.1 * float(scoring.values(player.treasures)),
        0.25 * float(huts),
        0.03 * float(huts) * left,
        0.1 * float(scoring.hut_points(s, seat)),
        0.1 * planned,
        0.3 * likely,
        0.2 * float(s.box.markers - bag.total(player.markers)),
        0.25 * float(stacks),
        1.0 if s.first == seat else 0.0,
        0.3 * place_worth(s, player.boat) if player.boat != NONE else 0.0,
        0.5 * float(bits.count(s.shores[player.boat])) if player.boat != NONE else 0.0,
        0.2 * float(s.box.prices[s.price]),
        1.0 if s.options.rising else 0.0,
        0.1 * float(s.dikes_left) if s.options.rising else 0.0,
    ])  # fmt: skip
    for character in range(names.CHARACTERS):
        found = append(found, 1.0 if player.character == character else 0.0)
    return found
