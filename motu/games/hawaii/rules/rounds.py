"""H12: the end of a round."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core.flow import Log
from motu.games.hawaii.events import Began, Missed, Reached, ScoredOrder
from motu.games.hawaii.names import BEACH, BOATS, GOAL_POINTS, GOAL_REDUCTION, GOALS, LONO, ORDER
from motu.games.hawaii.rules import islands, laying
from motu.games.hawaii.rules.setup import slots
from motu.games.hawaii.state import NONE, HawaiiState, Player


def own_goal(s: HawaiiState, player: Player) -> i64:
    """[H12.2] The number to reach: that of the marker, [H8.4] less the own surfers, not below 0."""
    return max(0, s.box.goal[s.round] - player.powers[GOAL_REDUCTION])


def reaches(s: HawaiiState, player: Player) -> bool:
    """[H12.2] Surfers lower the number; [H12.1] the sum is that of tokens and fish."""
    return player.sum >= own_goal(s, player)


def rank(s: HawaiiState, seat: i64) -> i64:
    """[H12.3] 0 for the first prize, 1 for the second, 2 for the third; NONE for those who miss the goal."""
    if not reaches(s, s.players[seat]):
        return NONE
    above: i64 = 0
    for player in s.players:
        if player.sum > s.players[seat].sum and reaches(s, player):
            above += 1
    return min(above, 2)  # two above: either they share the first prize, or one of them has the second


def prize(s: HawaiiState, seat: i64) -> i64:
    """[H12.3] The points of the marker for the rank; [H12.4] nothing for those who miss the goal."""
    place = rank(s, seat)
    return 0 if place == NONE else s.box.prize[s.round * 3 + place]


def score_goals(s: HawaiiState, log: Log | None) -> None:
    """[H12.3] Everybody who reaches the goal scores; [H8.5] LONO adds to it, whatever the rank."""
    for seat in s.order:
        player = s.players[seat]
        place = rank(s, seat)
        bonus = player.powers[GOAL_POINTS] if place != NONE else 0
        player.earned[GOALS] += prize(s, seat)
        player.earned[LONO] += bonus
        if log is not None:
            goal = own_goal(s, player)
            if place == NONE:
                log.append(Missed(seat, sum=player.sum, goal=goal))
            else:
                log.append(Reached(seat, sum=player.sum, goal=goal, rank=place + 1, points=prize(s, seat) + bonus))


def score_first_space(s: HawaiiState, log: Log | None) -> None:
    """[H14.4] After the last round the first order space may be worth something."""
    seat = s.next_order[0]
    points = s.options.first_space_points
    if points:
        s.players[seat].earned[ORDER] += points
        if log is not None:
            log.append(ScoredOrder(seat, points=points))


def begin(s: HawaiiState, log: Log | None) -> None:
    """[H12.6] The order spaces become the turn order; [H4.1] chiefs, boats, tokens and islands are made ready."""
    s.round += 1
    s.order = s.next_order
    s.next_order = slots(s.seats())
    for player in s.players:
        player.finished = NONE
        player.chief = BEACH
        for boat in range(BOATS):  # [H9.5]
            player.ready[boat] += player.away[boat]
            player.away[boat] = 0
    laying.collect(s)
    islands.slide(s)
    if log is not None:
        log.append(Began(s.order[0], round=s.round + 1))
