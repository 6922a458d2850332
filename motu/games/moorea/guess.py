"""M13: what a seat can only guess, dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core import bag
from motu.core.dice import Dice
from motu.core.flow import Frame
from motu.games.moorea import flow
from motu.games.moorea.components import COMMODITIES
from motu.games.moorea.state import MooreaState


def guess(s: MooreaState, seat: i64, dice: Dice) -> MooreaState:
    """[M13.5] Cards in other hands that nobody has seen, and the pile, are dealt anew; what was seen stays."""
    new = s.clone()
    unseen = new.pile
    for other in range(new.seats()):
        if other != seat:
            player = new.players[other]
            for c in range(COMMODITIES):
                unseen[c] += player.hand[c] - player.known[c]
    for other in range(new.seats()):
        if other != seat:
            player = new.players[other]
            hidden = bag.total(player.hand) - bag.total(player.known)
            player.hand = player.known[:]
            for _ in range(hidden):
                player.hand[bag.draw(unseen, dice)] += 1
    if new.agenda and new.agenda[-1].seat != seat:
        forget_draft(new)
    return new


def forget_draft(s: MooreaState) -> None:
    """[M13.9] Nobody else knows that an action is in the making."""
    top = s.agenda[-1]
    if flow.GIVE <= top.step <= flow.LAY_COUNT:
        s.agenda[-1] = Frame(flow.ACT, top.seat)
    s.refresh()
