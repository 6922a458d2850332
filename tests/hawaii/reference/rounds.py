"""The end of a round: goals, incomes, and how the next one begins."""

from __future__ import annotations

from typing import Any

from tests.hawaii.reference.rules import Rules
from tests.hawaii.reference.seat import CHIEF, FINISHED, GOALS, LONO, ORDER, SUM, Seat
from tests.hawaii.reference.turn import BEACH

INCOMES = ["income_shell", "income_foot", "income_fruit"]


def end_round(rules: Rules, data: Any) -> list[int]:
    """H12.1 to H12.5 and H12.7: points and incomes. Says who chooses for irrigation, one after the other."""
    number = data["turn"][0]
    marker = rules.sheet["goal_marker"][number]
    seats = [Seat(rules, data, seat) for seat in range(len(data["players"]))]
    score_goals(marker, seats)
    if number == len(rules.sheet["goal_marker"]) - 1:
        seats[data["next_order"][0]].earned[ORDER] += data["options"][2]
        return []
    for seat in seats:
        handout = [marker["shells"], marker["feet"], 0]
        for resource, effect in enumerate(INCOMES):
            seat.purse[resource] += handout[resource] + seat.adds_up(effect)
    return [seat for seat in data["order"] for _ in range(seats[seat].adds_up("income_choice"))]


def score_goals(marker: Any, seats: list[Seat]) -> None:
    """H12.2 to H12.4: the best of those who reach their goal, then the second best unless the first is shared."""
    reached = [seat for seat in seats if seat.rest[SUM] >= max(0, marker["goal"] - seat.adds_up("goal_reduction"))]
    sums = sorted({seat.rest[SUM] for seat in reached}, reverse=True)
    first = [seat for seat in reached if seat.rest[SUM] == sums[0]]
    second = [seat for seat in reached if len(first) == 1 and seat.rest[SUM] == [*sums, None][1]]
    for seat in reached:
        prize = "first" if seat in first else "second" if seat in second else "others"
        seat.earned[GOALS] += marker[prize]
        seat.earned[LONO] += seat.adds_up("goal_points")


def begin_round(data: Any) -> None:
    """H12.6 and H10.6: order, chiefs, boats, and the islands that slide to the left."""
    data["turn"][0] += 1
    data["order"], data["next_order"] = data["next_order"], [-1] * len(data["players"])
    for player in data["players"]:
        player["ready"] = [ready + away for ready, away in zip(player["ready"], player["away"], strict=True)]
        player["away"] = [0] * len(player["away"])
        player["rest"][CHIEF], player["rest"][SUM], player["rest"][FINISHED] = BEACH, 0, -1
    there = [island for island in data["posts"] if island >= 0]
    data["posts"] = there + [-1] * (len(data["posts"]) - len(there))
