"""How claims about Moorea show in its states."""

from __future__ import annotations

from typing import Any

from motu.games.moorea import flow
from motu.games.moorea.components import COMMODITY_NAMES, GOOD_NAMES, PRODUCT_NAMES, TOOL_NAMES
from motu.games.moorea.moves import BUY, BUY_TOOL
from motu.games.moorea.state import NOT_YET, MooreaState
from tests.support.claims import Led, points


def owned(s: MooreaState, seat: int, product: str) -> int:
    """Before the player, or in the hand."""
    kind = PRODUCT_NAMES.index(product)
    held = int(s.players[seat].hand[GOOD_NAMES.index(product)]) if product in GOOD_NAMES else 0
    return int(s.players[seat].products[kind]) + held


def came(steps: list[tuple[Any, Any]], seat: int, product: str) -> bool:
    """Whether the product came to a seat at some moment, even if it was used up later."""
    return any(owned(after, seat, product) > owned(before, seat, product) for before, after in steps)


def has_tool(s: MooreaState, seat: int, tool: str) -> bool:
    return bool(s.players[seat].tools >> TOOL_NAMES.index(tool) & 1)


def saves(line: Led, args: dict[str, Any]) -> bool:
    commodity = COMMODITY_NAMES.index(args["what"])
    return bool(line.turn.players[line.seat].saves[commodity] > line.start.players[line.seat].saves[commodity])


def may_buy(line: Led, s: MooreaState) -> list[int]:
    """What the seat could buy if it had an action now."""
    data = s.dump()
    data["turn"][1] = line.seat
    after = line.game.load(data | {"agenda": []})
    assert isinstance(after, MooreaState)
    flow.turn(after, line.seat)
    while after.agenda[-1].step != flow.ACT:
        after.agenda.pop()
    after.settle(None)
    return [move - int(BUY) for move in after.moves() if BUY <= move < BUY_TOOL]


def payable(line: Led, args: dict[str, Any]) -> bool:
    kind = PRODUCT_NAMES.index(args["what"])
    return kind in may_buy(line, line.turn) and kind not in may_buy(line, line.start)


def thrown(line: Led, args: dict[str, Any]) -> bool:
    """Answers to the question of the hand limit."""
    asked = [before for before, _ in line.steps("own") if before.agenda and before.agenda[-1].step == flow.LIMIT]
    alone = sum(
        sum(before.players[line.seat].hand) - sum(after.players[line.seat].hand)
        for before, after in line.steps("own")
        if before.agenda and before.agenda[-1].step == flow.LIMIT
    )
    return len(asked) <= args["count"] <= max(alone, args["count"]) and bool(args["count"])


def rings_in(line: Led, _: dict[str, Any]) -> bool:
    scores = line.turn.scores()
    ends = line.start.last_turns == NOT_YET and (line.turn.rung or line.turn.last_turns != NOT_YET)
    return bool(ends and scores.count(max(scores)) == 1 and scores[line.seat] == max(scores))


def store(line: Led, args: dict[str, Any]) -> bool:
    kind = PRODUCT_NAMES.index(args["what"])
    return came(line.steps("own"), line.seat, args["what"]) and line.turn.box.points_per_card[kind] == args["points"]


def tool(line: Led, args: dict[str, Any]) -> bool:
    return has_tool(line.turn, line.seat, args["what"]) and not has_tool(line.start, line.seat, args["what"])


def next_tool(line: Led, args: dict[str, Any]) -> bool:
    return has_tool(line.later, line.seat, args["what"]) and not has_tool(line.round, line.seat, args["what"])


HOLDS = {
    "points": points,
    "tool": tool,
    "site": saves,
    "store": store,
    "means": lambda line, args: came(line.steps("own"), line.seat, args["what"]),
    "payable": payable,
    "hand": lambda line, args: sum(line.turn.players[line.seat].hand) == args["count"],
    "thrown": thrown,
    "rings_in": rings_in,
    "taken": lambda line, args: came(line.steps("others"), args["seat"], args["what"]),
    "next_product": lambda line, args: came(line.steps("after"), line.seat, args["what"]),
    "next_tool": next_tool,
}
