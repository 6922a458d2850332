"""The places before the players: corner, boats, tokens, and behind the screen the resources."""

from __future__ import annotations

from motu.core import bag
from motu.core.game import NOBODY, Seat
from motu.core.places import places
from motu.games.hawaii import flow
from motu.games.hawaii.names import (
    BEACH,
    BOAT_NAMES,
    BOATS,
    INCOME,
    INCOME_CHOICE,
    KIND_NAMES,
    PLACE_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    ROUNDS,
    SPEAR_POINTS,
    START_HUT,
    TILES,
    VILLAGES,
)
from motu.games.hawaii.rules import paying, scoring
from motu.games.hawaii.rules.laying import face_up
from motu.games.hawaii.rules.walking import AT_POST, HARBOUR
from motu.games.hawaii.state import NONE, HawaiiState, Player
from motu.games.hawaii.view import types
from motu.games.hawaii.view.island import named


def corners(s: HawaiiState, seat: Seat) -> list[types.Player]:
    """Everybody's corner, with the place each has now; [H15.1] resources break ties only when they come to light."""
    standing = scoring.places(s) if s.waiting == NOBODY else places(s.scores())
    return [corner(s, seat, other, place) for other, place in enumerate(standing)]


def corner(s: HawaiiState, seat: Seat, other: Seat, place: int) -> types.Player:
    """[H15.2] A corner and all beside it; [H15.1] what is behind the screen for its owner, [H14.6] or for all."""
    player = s.players[other]
    shown: types.Player = {
        "seat": other,
        "score": player.points(),
        "place": place,
        "projected": 0 if s.waiting == NOBODY else scoring.projected(s, other),
        "chief": whereabouts(s, player),
        "finished": None if player.finished == NONE else player.finished + 1,
        "sum": player.sum,
        "taken": [taken(s, int(number)) for number in player.taken],
        "boats": [boat for b in range(BOATS) for boat in boats(s, player, b)],
        "kahunas": [kahuna_space(s, player, row) for row in range(int(VILLAGES))],
        "tikis": [tiki_space(s, player, n) for n in range(s.box.most_tikis())],
        "reach": int(s.box.reach[player.tikis]) if player.tikis else None,
        "villages": [village(s, other, row) for row in range(int(VILLAGES))],
        "income": {**named(player.powers[INCOME : INCOME + RESOURCES]), "choice": player.powers[INCOME_CHOICE]},
        "round_end": round_end(s, player),
        "spear_points": player.powers[SPEAR_POINTS],
        "trade": paying.swaps(s, other) if other == s.active else bag.total(player.trade),
    }
    if other == seat or s.options.open_resources:
        shown["resources"] = named(player.purse)
    return shown


def round_end(s: HawaiiState, player: Player) -> dict[str, int] | None:
    """[H12.5] What comes at the end of this round, from the marker and from the own tiles; nothing after the last."""
    paid = any(f.step == flow.NEW_ROUND for f in s.agenda)  # while irrigation is still being chosen
    if paid or s.round + 1 >= ROUNDS:
        return None
    handout = s.box.handout[s.round * RESOURCES : (s.round + 1) * RESOURCES]
    return {name: handout[r] + player.powers[INCOME + r] for r, name in enumerate(RESOURCE_NAMES)}


def whereabouts(s: HawaiiState, player: Player) -> str:
    """Where a chief stands, by the name of its handle."""
    if player.finished != NONE:
        return f"order:{player.finished + 1}"
    if player.chief < BEACH:
        return f"place:{PLACE_NAMES[s.layout[player.chief]]}"
    if player.chief == BEACH:
        return "beach"
    return "harbour" if player.chief == HARBOUR else f"post:{player.chief - AT_POST + 1}"


def taken(s: HawaiiState, number: int) -> types.Taken:
    """[H9.3] A token of this round: its fish, or its face."""
    kind, as_fish = divmod(number, 2)
    return {"fish": s.box.fish[kind]} if as_fish else face_up(s.box.face[kind])


def boats(s: HawaiiState, player: Player, b: int) -> list[types.Boat]:
    """The boats of a type, those at hand first."""
    spaces, prepaid, ready = s.box.boat_spaces[b], s.box.prepaid[b], player.ready[b]
    return [
        {"boat": BOAT_NAMES[b], "nth": n + 1, "spaces": spaces, "prepaid": prepaid, "ready": n < ready}
        for n in range(ready + player.away[b])
    ]


def kahuna_space(s: HawaiiState, player: Player, row: int) -> types.KahunaSpace:
    return {"points": s.box.kahuna_points[row], "shells": s.box.kahuna_shells[row], "filled": row < player.kahunas}


def tiki_space(s: HawaiiState, player: Player, n: int) -> types.TikiSpace:
    return {"column": s.box.tiki_column[n], "feet": s.box.tiki_feet[n], "filled": n < player.tikis}


def village(s: HawaiiState, other: Seat, row: int) -> types.Village:
    """A village from left to right; what it scores if it is scored, and what it lacks for that."""
    player = s.players[other]
    tiles = [tile % (2 * TILES) for tile in player.tiles if tile // 2 // TILES == row]
    lacking = (scoring.tikis_lacking(s, other, row), scoring.columns_lacking(s, other, row))
    return {
        "village": row + 1,
        "printed_hut": int(s.box.width[START_HUT]) if row == 0 else 0,
        "tiles": [{"product": KIND_NAMES[t // 2], "side": t % 2 + 1, "width": s.width_of(t // 2)} for t in tiles],
        "width": player.width[row],
        "scored": bool(scoring.scored_villages(s, player) >> row & 1),
        "points": scoring.village_points(s, other, row) if player.kinds[row] else 0,
        "tikis_lacking": None if lacking[0] == NONE else lacking[0],
        "columns_lacking": None if lacking[1] == NONE else lacking[1],
    }
