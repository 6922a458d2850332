"""The board: cells with their tiles, and the tiles still to come."""

from __future__ import annotations

from motu.core.bag import named
from motu.core.game import Seat
from motu.games.vanuatu.moves import tile_of
from motu.games.vanuatu.names import (
    CELL_NAMES,
    GOOD_NAMES,
    GOODS,
    ISLANDS,
    LETTER_NAMES,
    LETTERED,
    MOST_SEATS,
    NAVIGATOR,
    SIDE_NAMES,
    SIDES,
    TILE_NAMES,
)
from motu.games.vanuatu.rules import bits, building, sailing
from motu.games.vanuatu.state import NONE, VanuatuState
from motu.games.vanuatu.view import types


def tile(s: VanuatuState, number: int) -> types.Tile:
    """A tile as it lies there: an island with its places, an ocean with its tokens."""
    box = s.box
    letter = box.letter[number]
    face: types.Tile = {
        "tile": TILE_NAMES[number],
        "kind": "island" if number < ISLANDS else "ocean",
        "letter": None if letter == NONE else LETTER_NAMES[letter],
    }
    if number >= ISLANDS:
        return {**face, "fish": s.fish[number], "treasures": s.treasures[number]}
    there = s.goods if s.cells[number] != NONE else box.goods
    return {
        **face,
        "hut_places": box.hut_places[number],
        "drawing_places": box.drawing_places[number],
        "tourist_places": box.tourist_places[number],
        "goods": named(there[number * GOODS : (number + 1) * GOODS], GOOD_NAMES),
    }


def cell(s: VanuatuState, seat: Seat, c: int) -> types.Cell:
    """A cell with all that lies there; for the reader the way to it."""
    printed = s.box.sheet["cell"][c]
    number = s.tiles[c]
    beside = s.shores[c] if (s.sea >> c) & 1 else 0
    shown: types.Cell = {
        "cell": CELL_NAMES[c],
        "q": printed["q"],
        "r": printed["r"],
        "tile": None if number == NONE else tile(s, int(number)),
        "island": island(s, int(number)) if 0 <= number < ISLANDS else None,
        "boats": [other for other, player in enumerate(s.players) if player.boat == c],
        "beside": [CELL_NAMES[s.cells[i]] for i in range(ISLANDS) if (beside >> i) & 1],
    }
    if seat >= 0 and s.players[seat].boat != NONE:
        reached = way(s, seat, c)
        if reached is not None:
            shown["sailing"] = reached
    return shown


def way(s: VanuatuState, seat: Seat, c: int) -> types.Sailing | None:
    """[V7.1] The shortest way that can be paid now; [V4.11] free for the navigator."""
    player = s.players[seat]
    steps = sailing.fewest_steps(s, player.boat, c)
    free = player.helps(NAVIGATOR)
    most = s.box.most_steps if free else sailing.steps_paid(s, player.vatus)
    if steps == NONE or steps > most or (sailing.closed(s, seat) >> c) & 1:
        return None
    return {"steps": int(steps), "vatus": 0 if free else int(steps * s.box.step_cost)}


def island(s: VanuatuState, number: int) -> types.Island:
    """[V10.6] An island with its water, and what the next rise would add."""
    first = number * MOST_SEATS
    sunk = bool((s.sunk >> number) & 1)
    coming = 0 if sunk or not s.options.rising else int(bits.count(building.open_sides(s, number)))
    return {
        "huts": [{"seat": seat, "count": n} for seat in range(len(s.players)) if (n := s.huts[first + seat])],
        "drawings": s.drawings[number],
        "tourists": s.tourists[number],
        "water": s.water[number],
        "coming": coming,
        "sinking": s.water[number] + coming >= s.box.sinks_at,
        "sunk": sunk,
        "sides": [side(s, number, d) for d in range(int(SIDES))],
        "penalty": s.box.penalty[s.water[number]],
    }


def side(s: VanuatuState, number: int, d: int) -> types.Side:
    beyond = s.box.near[s.cells[number] * SIDES + d]
    return {
        "side": SIDE_NAMES[d],
        "cell": None if beyond == NONE else CELL_NAMES[beyond],
        "ocean": beyond != NONE and bool((s.sea >> beyond) & 1),
        "dike": bool((s.dikes[number] >> d) & 1),
    }


def hidden_tiles(s: VanuatuState) -> list[list[str]]:
    """[V13.4] For each tile to come those that it may be: the letters are known, and which ones are left."""
    left = [tile_of(n) for n in range(LETTERED) if s.deck[n]]
    to_come = s.box.letters[LETTERED - len(left) :]
    return [[TILE_NAMES[t] for t in left if s.box.letter[t] == letter] for letter in to_come]
