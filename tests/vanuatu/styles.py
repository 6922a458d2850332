"""Ways to play at random that lead to what seldom happens."""

from __future__ import annotations

from motu.core.dice import Dice
from motu.games.vanuatu import moves
from motu.games.vanuatu.names import BEGGAR, BUILD, BUY, BUYER, FISH, GOVERNOR, PREACHER, REST, SAIL, SELL
from motu.games.vanuatu.state import VanuatuState
from tests.support.styles import ANY_MOVE, any_move


def often(s: VanuatuState, dice: Dice, wanted: list[int]) -> int:
    """One of these, if any is legal, mostly; else anything."""
    legal = s.moves()
    liked = [move for move in legal if move in wanted]
    choice = liked if liked and dice.below(4) else legal
    return int(choice[dice.below(len(choice))])


def dike_builders(s: VanuatuState, dice: Dice) -> int:
    """Players who hold the water back: games with Rising Waters get to their end."""
    marks = [moves.MARK + BUILD, moves.MARK + SAIL, moves.RESOLVE + BUILD]
    dikes = [move for move in s.moves() if moves.BUILD <= move < moves.BUY and (move - moves.BUILD) % 13]
    return often(s, dice, [*marks, *dikes, moves.CHARACTER + BUYER])


def fishers(s: VanuatuState, dice: Dice) -> int:
    """Players who fish, build and sell: banks fill, prices fall."""
    marks = [moves.MARK + action for action in (FISH, SELL, BUILD, SAIL)]
    sales = [move for move in s.moves() if moves.SELL <= move < moves.BUILD and (move - moves.SELL) % 16]
    return often(s, dice, [*marks, *sales])


def tricksters(s: VanuatuState, dice: Dice) -> int:
    """Players who use beggar, governor and preacher, rest, and buy: two rest tokens, ships that come back."""
    who = [moves.CHARACTER + character for character in (GOVERNOR, BEGGAR, PREACHER, BUYER)]
    marks = [moves.MARK + action for action in (REST, BUY, BUILD)]
    powers = [*range(int(moves.PREACH), int(moves.TREASURE)), *range(int(moves.BEG) + 1, int(moves.TO_SPACE))]
    return often(s, dice, [*who, *marks, *powers, moves.TO_SPACE + REST, moves.EXTRA + 1])


STYLES = {ANY_MOVE: any_move, "dikes": dike_builders, "fishers": fishers, "tricksters": tricksters}
