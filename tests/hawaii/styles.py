"""Ways to play at random that lead to what seldom happens."""

from __future__ import annotations

from motu.core.dice import Dice
from motu.games.hawaii import moves
from motu.games.hawaii.names import HUTS, PLACE_NAMES, TIKI
from motu.games.hawaii.state import HawaiiState
from tests.support.styles import ANY_MOVE, any_move, preferred

FINISHING = range(moves.FINISH, moves.PRODUCT)  # only where there is nothing else to do


def tikis_and_huts(s: HawaiiState, dice: Dice) -> int:
    """Players who want tikis and many villages: tikis run out."""
    places = [moves.GO + PLACE_NAMES.index(name) for name in ("tikis", "spears_trade", "shells_feet")]
    doubles = [move for move in s.moves() if moves.PRICE <= move < moves.VILLAGE and move & 1 != moves.PRICE & 1]
    rows = [moves.VILLAGE + village for village in range(4, -1, -1)]
    huts = [moves.PRODUCT + kind for kind in range(HUTS)]
    return preferred(s, dice, [*places, moves.PRODUCT + TIKI, *doubles, *huts, *rows], FINISHING)


def sail_first(s: HawaiiState, dice: Dice) -> int:
    """Players who buy boats and sail: islands come round again."""
    visits = [moves.VISIT + post for post in range(3, -1, -1)]
    boats = [moves.GO + PLACE_NAMES.index("boats"), moves.FISH]
    return preferred(s, dice, [*visits, *boats], FINISHING)


STYLES = {ANY_MOVE: any_move, "tikis and huts": tikis_and_huts, "sail first": sail_first}
