"""Handles: things that can be clicked, by name; and which of them make a move."""

from __future__ import annotations

from motu.core.game import Seat
from motu.core.notation import Row, handle, numbers
from motu.games.vanuatu import flow, moves
from motu.games.vanuatu.names import (
    ACTION_NAMES,
    CELL_NAMES,
    CELLS,
    CHARACTER_NAMES,
    GOOD_NAMES,
    ISLANDS,
    MOST_BEGGED,
    MOST_STEPS,
    MOST_VALUE,
    REST_NAMES,
    SIDE_NAMES,
    TILE_NAMES,
)
from motu.games.vanuatu.rules import building, sailing
from motu.games.vanuatu.state import NONE, VanuatuState

ROWS = [
    Row(moves.RESOLVE, "resolve", "action", ACTION_NAMES),
    Row(moves.GIVE_UP, "give up", "action", ACTION_NAMES),
    Row(moves.TREASURE, "sell treasure", "treasure", numbers(int(MOST_VALUE))),
    Row(moves.BEG, "beg", "beg", ["0", *numbers(int(MOST_BEGGED))]),
    Row(moves.TO_SPACE, "to", "action", ACTION_NAMES),
    Row(moves.EXTRA, "no second cube", "second:no"),
    Row(moves.EXTRA + 1, "second cube", "second:yes"),
    Row(moves.REST, "rest", "rest", REST_NAMES),
    Row(moves.MARK, "mark", "action", ACTION_NAMES),
    Row(moves.NEUTRAL, "neutral", "action", ACTION_NAMES),
    Row(moves.CHARACTER, "take", "character", CHARACTER_NAMES),
    Row(moves.END_TURN, "end turn", "end_turn"),
]
POWER = "power"  # the own character, where it is made use of
VATU = "vatu"  # the own vatus: what is paid
VISITS = (moves.DRAW, moves.TOURIST)


def cell_of(s: VanuatuState, island: int) -> str:
    """Where an island lies."""
    return CELL_NAMES[s.cells[island]]


def handles(s: VanuatuState, move: int) -> tuple[str, ...]:
    """Handles of a seat's legal move."""
    if known := handle(move, ROWS):
        return (known,)
    if moves.PREACH <= move < moves.TREASURE:
        return (f"action:{ACTION_NAMES[(move - moves.PREACH) % len(ACTION_NAMES)]}", POWER)
    if moves.SAIL <= move < moves.SELL:
        return sail(s, move)
    if moves.SELL <= move < moves.BUILD:
        value, count = divmod(move - moves.SELL, 16)
        return (f"sell:{value + 1}:{count}",)
    if moves.BUILD <= move < moves.BUY:
        return build(s, move)
    if moves.BUY <= move < moves.EXTRA:
        island, good = divmod(move - moves.BUY, len(GOOD_NAMES))
        return (f"cube:{cell_of(s, island)}:{GOOD_NAMES[good]}",)
    if moves.PLACE <= move < moves.END_TURN:
        tile, cell = divmod(move - moves.PLACE, int(CELLS))
        return (f"volcano:{TILE_NAMES[moves.tile_of(tile)]}", f"cell:{CELL_NAMES[cell]}")
    first = max(first for first in VISITS if first <= move)
    return (f"cell:{cell_of(s, move - first)}",)


def sail(s: VanuatuState, move: int) -> tuple[str, ...]:
    """An ocean; and [V7.2] the number of steps where it is not the shortest way."""
    cell, steps = divmod(move - moves.SAIL, 4)
    fewest = sailing.fewest_steps(s, s.players[s.waiting].boat, cell)
    named = (f"cell:{CELL_NAMES[cell]}",)
    return named if steps in (0, fewest) else (*named, f"steps:{steps}")


def build(s: VanuatuState, move: int) -> tuple[str, ...]:
    """A place for a hut, a side for a dike, or both."""
    island, building = divmod(move - moves.BUILD, int(moves.BUILDINGS))
    cell = cell_of(s, island)
    hut = (f"hut:{cell}",) if moves.with_hut(building) else ()
    side = moves.side_of(building)
    return hut if side == NONE else (*hut, f"side:{cell}:{SIDE_NAMES[side]}")


def on_the_table(s: VanuatuState, seat: Seat) -> list[str]:
    """All handles of one time or another; [V13.3] rest tokens only for whoever looks at them."""
    found = [f"action:{name}" for name in ACTION_NAMES]
    found += [f"cell:{name}" for name in CELL_NAMES]
    found += [f"volcano:{TILE_NAMES[tile]}" for tile in s.volcano]
    found += [f"character:{name}" for c, name in enumerate(CHARACTER_NAMES) if s.pool[c]]
    for island in range(ISLANDS):
        if s.cells[island] != NONE:
            found += on_island(s, int(island))
    found += [f"steps:{steps}" for steps in range(2, int(MOST_STEPS) + 1)]
    found += [f"beg:{points}" for points in range(MOST_BEGGED + 1)]
    found += ["second:yes", "second:no", "end_turn"]
    if seat >= 0:
        player = s.players[seat]
        found.append(VATU)
        found += [POWER] if player.character != NONE else []
        found += [f"treasure:{value}" for value in range(1, MOST_VALUE + 1) if player.treasures[value]]
        for value in range(1, MOST_VALUE + 1):
            found += [f"sell:{value}:{n}" for n in range(player.fish[value] + 1) if player.fish[value]]
        if s.waiting == seat and s.agenda[-1].step == flow.REST:
            found += [f"rest:{REST_NAMES[move - moves.REST]}" for move in s.moves()]
    return found


def on_island(s: VanuatuState, island: int) -> list[str]:
    """Places for huts, cubes, and with Rising Waters the sides that touch an ocean."""
    cell = cell_of(s, island)
    found = [f"hut:{cell}"]
    found += [f"cube:{cell}:{good}" for g, good in enumerate(GOOD_NAMES) if s.goods[island * len(GOOD_NAMES) + g]]
    if s.options.rising:
        wet = building.open_sides(s, island) | s.dikes[island]
        found += [f"side:{cell}:{name}" for side, name in enumerate(SIDE_NAMES) if (wet >> side) & 1]
    return found
