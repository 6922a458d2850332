"""Features of Hawaii for a fit of values and priors."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.games.hawaii import moves, names
from motu.games.hawaii.heuristics import Corner, order_token
from motu.games.hawaii.rules import rounds
from motu.games.hawaii.state import NONE, HawaiiState

NAMES: Final = [
    "shells", "feet", "fruits", "many_shells", "many_feet", "sum", "missing", "beyond", "finished", "turn_order",
    "corner", "kahunas", "tikis", "villages", "tiles", "width", "likely", "wide", "small_boats", "large_boats", "away",
    "income", "yearly", "spears", "helps", "short_walks", "on_beach", "rounds_left",
]  # fmt: skip
KINDS: Final = [
    ("go", moves.GO), ("fish", moves.FISH), ("visit", moves.VISIT), ("finish", moves.FINISH),
    ("product", moves.PRODUCT), ("fruit_tile", moves.PRODUCT + names.FIRST_FRUIT),
    ("boat", moves.PRODUCT + names.LARGE_BOAT), ("kahuna", moves.PRODUCT + names.KAHUNA),
    ("tiki", moves.PRODUCT + names.TIKI), ("pile", moves.PILE), ("price", moves.PRICE), ("village", moves.VILLAGE),
    ("catch", moves.CATCH), ("stop", moves.STOP), ("boats", moves.BOATS), ("pay", moves.PAY),
    ("no_tiki", moves.NO_TIKI), ("choose", moves.CHOOSE), ("end_turn", moves.END_TURN),
]  # fmt: skip
TURNS_A_ROUND: Final = 8.0


def progress(s: HawaiiState) -> float:
    """By rounds, and in a round by the tokens that the seats have taken."""
    taken: i64 = 0
    for player in s.players:
        taken += i64(len(player.taken)) + (2 if player.finished != NONE else 0)
    part = min(1.0, float(taken) / (TURNS_A_ROUND * float(s.seats())))
    return (float(s.round) + part) / float(names.ROUNDS)


def features(s: HawaiiState, seat: i64) -> vec[float]:
    """One number for each of NAMES."""
    player = s.players[seat]
    corner = Corner(s, player)
    left = float(names.ROUNDS - 1 - s.round)
    total = player.sum + (order_token(s) if player.finished == NONE else 0)
    goal = rounds.own_goal(s, player)
    order: i64 = 0
    for place in range(i64(len(s.order))):  # not drawn yet at the very beginning
        if s.order[place] == seat:
            order = place
    founded: i64 = 0
    wide: i64 = 0
    likely = 0.0
    for row in range(names.VILLAGES):
        if player.kinds[row]:
            founded += 1
            likely += corner.chances[row]
        if player.width[row] >= 5:
            wide += 1
    income = bag.total(player.powers[: names.RESOURCES]) + player.powers[names.INCOME_CHOICE]
    return vec[float]([
        0.1 * float(player.purse[names.SHELL]),
        0.1 * float(player.purse[names.FOOT]),
        0.2 * float(player.purse[names.FRUIT]),
        0.1 * float(max(0, player.purse[names.SHELL] - 6)),
        0.1 * float(max(0, player.purse[names.FOOT] - 5)),
        0.1 * float(player.sum),
        0.1 * float(max(0, goal - total)),
        0.1 * float(max(0, total - goal)),
        1.0 if player.finished != NONE else 0.0,
        0.3 * float(order),
        0.02 * corner.now,
        0.3 * float(player.kahunas),
        0.3 * float(player.tikis),
        0.3 * float(founded),
        0.1 * float(len(player.tiles)),
        0.05 * float(bag.total(player.width)),
        0.3 * likely,
        0.3 * float(wide),
        0.3 * float(player.ready[0]),
        0.3 * float(player.ready[1] + player.ready[2]),
        0.3 * float(bag.total(player.away)),
        0.2 * float(income),
        0.05 * float(income) * left,
        0.2 * float(player.powers[names.SPEAR_POINTS]),
        0.2 * float(player.powers[names.GOAL_REDUCTION] + player.powers[names.GOAL_POINTS]),
        1.0 if player.walk_limit < 3 else 0.0,
        1.0 if player.chief == names.BEACH else 0.0,
        0.25 * left,
    ])  # fmt: skip
