"""V6: whether an action can be carried out now."""

from __future__ import annotations

from mypy_extensions import i64

from motu.games.vanuatu.names import BUILD, BUY, DRAW, EXPLORE, FISH, REST, SAIL, SELL
from motu.games.vanuatu.rules import building, buying, catching, resting, sailing, selling, visiting
from motu.games.vanuatu.state import VanuatuState


def possible(s: VanuatuState, seat: i64, action: i64) -> bool:
    """[V6.3] Whether the action has to be performed; [V6.7] treasures that could be sold do not count."""
    if action == SAIL:
        return len(sailing.ways(s, seat)) > 0
    if action == BUILD:
        return building.can_build(s, seat)
    if action == EXPLORE:
        return catching.treasures_here(s, seat) > 0
    if action == FISH:
        return catching.fish_here(s, seat) > 0
    if action == SELL:
        return selling.can_sell(s, seat)
    if action == BUY:
        return buying.can_buy(s, seat)
    if action == DRAW:
        return visiting.drawable(s, seat) != 0
    if action == REST:
        return resting.left(s) != 0
    return visiting.visitable(s, seat) != 0
