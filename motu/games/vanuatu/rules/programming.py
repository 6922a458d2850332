"""V5: what may be programmed.

Whether an action can be carried out after some own steps takes a search. It is the one place in the rules with a set:
it has to know which nodes it has seen. Answers are kept in `state.reach`, by seat and set of programmed actions,
because the position stands still while markers are laid.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.core import bag
from motu.games.vanuatu.names import BEGGAR, BUILD, BUY, DRAW, EXPLORE, FISH, MOST_VALUE, REST, SAIL, SELL, TOURIST
from motu.games.vanuatu.rules import foresight
from motu.games.vanuatu.rules.foresight import ALL_TILES, BEGGED, BOAT, GEMS, POINTS, RICH, TILES, VATUS, Outlook, able
from motu.games.vanuatu.state import SETS, VanuatuState

ALL: Final[i64] = 0b111111111
OTHERS: Final[i64] = 0b11111111  # all but rest, which helps nothing
ASKED: Final[i64] = 512  # marks an answer that is known


def may(s: VanuatuState, seat: i64) -> i64:
    """[V5.3] The actions that a seat may program now, as bits: [V5.5] own ones again, [V5.6] rest always."""
    programmed = s.players[seat].programmed()
    index = seat * SETS + (programmed & OTHERS)
    if s.reach[index]:
        return s.reach[index] & ALL | programmed
    found = programmed | 1 << REST
    for action in range(REST):  # what fewer steps lead to, more steps do
        if (programmed >> action) & 1:
            found |= s.reach[index - (1 << action)] & ALL
    plan = Outlook(s, seat, programmed & OTHERS)
    node = root(s, seat, plan)
    for action in range(REST):
        if not (found >> action) & 1 and leads_to(plan, node, action):
            found |= 1 << action
    s.reach[index] = found | ASKED
    return found


def root(s: VanuatuState, seat: i64, plan: Outlook) -> i64:
    """The position as it is, as a node."""
    player = s.players[seat]
    node = player.vatus << VATUS | player.boat << BOAT
    for value in range(1, MOST_VALUE + 1):
        node |= player.fish[value] << (TILES + 4 * (value - 1))
        node |= player.treasures[value] << (GEMS + 4 * (value - 1))
    return node | min(RICH, player.points()) << POINTS if plan.character == BEGGAR else node | 1 << BEGGED


def leads_to(plan: Outlook, node: i64, goal: i64) -> bool:
    """[V5.3] Whether some steps lead to a position where the goal is possible, [V5.4] with whatever choices."""
    plan.goal = goal
    plan.nodes = 1
    if able(plan, node, goal):
        return True
    if hopeless(plan, node, goal):
        return False
    plan.seen = {int(node)}
    plan.stack = [int(node)]
    while plan.stack:
        node = plan.stack.pop()
        plan.nodes += 1
        if able(plan, node, goal):
            return True
        step_on(plan, node)
    return False


def hopeless(plan: Outlook, node: i64, goal: i64) -> bool:
    """The refusals that need no search: nothing to be had anywhere, or not here and the boat stays."""
    s = plan.s
    if goal == SELL:
        return not node & ALL_TILES and not plan.can(node, FISH)
    if goal == DRAW and not plan.drawable:
        return True
    if goal == TOURIST and not plan.visitable:
        return True
    if plan.can(node, SAIL) or goal == SAIL:
        return False
    beside = s.shores[node >> BOAT & 15]
    if goal == BUILD:
        return not beside & (plan.hut_places | plan.dikable)
    return goal != BUY or foresight.cheapest(plan, beside) >= s.box.full


def money_matters(plan: Outlook, node: i64) -> bool:
    """Whether vatus can still help: for the goal itself, a way to it, or a hut to sell at."""
    goal = plan.goal
    if plan.can(node, SAIL) or goal == SAIL:
        return True
    return goal in (BUILD, BUY) or (goal == SELL and plan.can(node, BUILD))


def step_on(plan: Outlook, node: i64) -> None:
    """[V5.4] Every step from a node that can lead to the goal: those looked at first are pushed last."""
    money = money_matters(plan, node)
    if money:
        foresight.exchange(plan, node)
        if plan.can(node, BUY):
            foresight.buy(plan, node)
        if plan.can(node, DRAW):
            foresight.draw(plan, node)
        if plan.can(node, TOURIST):
            foresight.bring(plan, node)
        if plan.can(node, SELL) and able(plan, node, SELL):
            foresight.sell(plan, node)
        if plan.can(node, EXPLORE):
            foresight.explore(plan, node)
    if plan.can(node, FISH) and (plan.goal == SELL or money):
        foresight.fish(plan, node)
    if plan.can(node, BUILD) and (plan.goal == SELL or money):
        foresight.build(plan, node)
    if plan.can(node, SAIL):
        foresight.sail(plan, node)


def fresh_answers(s: VanuatuState) -> None:
    """[V5.6] The position stands still until all markers are laid: from here on answers are kept."""
    s.reach = bag.empty(s.seats() * SETS)
