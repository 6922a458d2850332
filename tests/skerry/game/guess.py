"""Guesses: hidden things dealt anew."""

from __future__ import annotations

from motu.core import bag
from motu.core.dice import Dice
from motu.core.flow import Frame
from motu.core.game import Seat
from tests.skerry.game import flow
from tests.skerry.game.state import SkerryState


def guess(s: SkerryState, seat: Seat, dice: Dice) -> SkerryState:
    """[S8.1] The hands of the others come out of the bag again; what they are about to lay is chosen again."""
    new = s.clone()
    others = [player for other, player in enumerate(new.players) if other != seat]
    held = [int(bag.total(player.hand)) for player in others]
    for player in others:
        bag.pour(player.hand, new.tiles)
    for player, count in zip(others, held, strict=True):
        for _ in range(count):
            player.hand[bag.draw(new.tiles, dice)] += 1
    if flow.asked_in_turn(new) and new.waiting != seat:
        new.agenda[-1] = Frame(flow.TILE, new.agenda[-1].seat)
        new.refresh()
    return new
