"""Why a click does nothing now: a phrase and the number of the rule.

A reason uses only what lies open: nothing in it depends on a rest token.
"""

from __future__ import annotations

from motu.core import decisions
from motu.core.decisions import OTHERS, Rules, Why, said
from motu.core.game import Reason, Seat, because
from motu.games.vanuatu import flow
from motu.games.vanuatu.handles import handles, on_the_table
from motu.games.vanuatu.names import (
    ACTION_NAMES,
    BEGGAR,
    CELL_NAMES,
    GOOD_NAMES,
    GOVERNOR,
    ISLANDS,
    PREACHER,
    SIDE_NAMES,
)
from motu.games.vanuatu.rules import building, sailing, tiles, visiting
from motu.games.vanuatu.state import NONE, VanuatuState
from motu.games.vanuatu.view.spaces import blocked_by, queue
from motu.games.vanuatu.wording import action, tile

RULES = Rules(shown="V13.1", turn="V1.2", over="V1.1")


def why_not(s: VanuatuState, seat: Seat, handle: str) -> Reason | None:
    """None when the handle is part of an option; else the reason."""
    return decisions.why_not(s, seat, handle, on_the_table(s, seat), handles, WHILE, RULES)


def no_marker(_s: VanuatuState, _seat: Seat, thing: str) -> Reason:
    """[V5.3] What cannot be carried out is not programmed."""
    return because("V5.3", "why-not-programmed", action=action(thing))


def no_stack(s: VanuatuState, seat: Seat, thing: str) -> Reason:
    """[V6.2] No own marker, or somebody comes before."""
    a = ACTION_NAMES.index(thing)
    if not s.players[seat].markers[a]:
        return because("V6.3", "why-no-marker", action=action(thing))
    seats = queue(s, a)
    by = blocked_by(s, seat, a, seats[: seats.index(seat)])
    if by == "neutral":
        return because("V11.2", "why-neutral", action=action(thing))
    said = "why-more-markers" if by == "more" else "why-earlier"
    return because("V6.2", said, seat=seats[0], action=action(thing))


def no_target(s: VanuatuState, _seat: Seat, thing: str) -> Reason:
    """[V4.15] Another space, [V12.6] maybe none of an action that was performed."""
    if ACTION_NAMES.index(thing) == s.agenda[-1].a:
        return because("V4.15", "why-same-space")
    return because("V12.6", "why-performed", action=action(thing))


def no_cell(s: VanuatuState, _seat: Seat, thing: str) -> Reason:
    """[V3.2] Taken or lonely; [V3.5] against the rules of islands and oceans; or [V3.6] no cell for the second tile."""
    cell = CELL_NAMES.index(thing)
    if s.tiles[cell] != NONE:
        return because("V3.2", "why-cell-taken")
    laid = tiles.laid_cells(s)
    if not (tiles.touching(s.box, laid, True) >> cell) & 1:
        return because("V3.2", "why-cell-lonely")
    islands = tiles.island_cells(s)
    fits = any((tiles.fitting(s.box, laid, islands, tile) >> cell) & 1 for tile in s.volcano)
    return because("V3.6" if fits else "V3.5", "why-cell-rules")


def no_tile(_s: VanuatuState, _seat: Seat, thing: str) -> Reason:
    """[V3.5] A tile without a cell waits for the other."""
    return because("V3.5", "why-tile-waits", tile=tile(thing))


def no_way(s: VanuatuState, seat: Seat, thing: str) -> Reason:
    """[V7.1] No ocean, [V11.5] the other boat, or too far."""
    cell = CELL_NAMES.index(thing)
    if not (s.sea >> cell) & 1:
        return because("V7.1", "why-no-ocean")
    if (sailing.closed(s, seat) >> cell) & 1:
        return because("V11.5", "why-boat-there")
    return because("V7.1", "why-too-far", vatus=int(s.players[seat].vatus))


def beside(s: VanuatuState, seat: Seat, cell: str) -> int:
    """The island on a cell if the boat is next to it; NONE if not."""
    found = int(s.tiles[CELL_NAMES.index(cell)])
    near = s.shores[s.players[seat].boat]
    return found if 0 <= found < ISLANDS and (near >> found) & 1 else int(NONE)


def no_hut(s: VanuatuState, seat: Seat, thing: str) -> Reason:
    """[V7.3] A free place, a hut and the vatus for it."""
    island = beside(s, seat, thing)
    if island == NONE:
        return because("V1.6", "why-not-beside")
    if not (building.with_place(s) >> island) & 1:
        return because("V7.3", "why-no-place")
    if not s.players[seat].huts:
        return because("V7.3", "why-no-huts")
    return because("V7.3", "why-hut-cost", vatus=int(building.hut_cost(s, seat)), held=int(s.players[seat].vatus))


def no_dike(s: VanuatuState, seat: Seat, thing: str) -> Reason:
    """[V10.3] Each side once, [V10.2] for its price."""
    cell, name = thing.split(":")
    island = beside(s, seat, cell)
    if island == NONE:
        return because("V1.6", "why-not-beside")
    if (s.dikes[island] >> SIDE_NAMES.index(name)) & 1:
        return because("V10.3", "why-dike-there")
    if not s.dikes_left:
        return because("V10.3", "why-no-dikes")
    return because("V10.2", "why-dike-cost", vatus=int(s.box.dike_cost), held=int(s.players[seat].vatus))


def no_cube(s: VanuatuState, seat: Seat, thing: str) -> Reason:
    """[V7.9] Beside the boat, and its price."""
    cell, good = thing.split(":")
    if beside(s, seat, cell) == NONE:
        return because("V1.6", "why-not-beside")
    price = int(s.box.price[GOOD_NAMES.index(good)])
    return because("V7.9", "why-cube-cost", good=action(good), vatus=price, held=int(s.players[seat].vatus))


def no_drawing(s: VanuatuState, seat: Seat, thing: str) -> Reason:
    """[V7.12] An island beside the boat with a free place."""
    if beside(s, seat, thing) == NONE:
        return because("V1.6", "why-not-beside")
    return because("V7.12", "why-no-drawing")


def no_visit(s: VanuatuState, seat: Seat, thing: str) -> Reason:
    """[V7.13] An island beside the boat with room."""
    island = beside(s, seat, thing)
    if island == NONE or (visiting.with_room(s) >> island) & 1:
        return because("V1.6", "why-not-beside")
    return because("V7.13", "why-no-room")


def no_sale(s: VanuatuState, _seat: Seat, thing: str) -> Reason:
    """[V7.7] One value after the other, [V6.6] and at least one tile."""
    if int(thing.split(":", maxsplit=1)[0]) != s.agenda[-1].b:
        return because("V7.7", "why-other-value", value=int(s.agenda[-1].b))
    return because("V6.6", "why-sell-one")


def no_power(s: VanuatuState, seat: Seat, _thing: str) -> Reason:
    """[V4.2] Used up, [V4.4] at work by itself, or [V4.14] not now."""
    player = s.players[seat]
    if player.used:
        return because("V4.2", "why-used-up")
    if player.character == BEGGAR:
        return because("V4.13", "why-beg-how-much")
    if player.character == PREACHER:
        return because("V4.14", "why-majority")
    if player.character == GOVERNOR:
        return because("V12.6", "why-no-target")
    return because("V4.4", "why-by-itself")


def no_begging(s: VanuatuState, seat: Seat, thing: str) -> Reason:
    """[V4.13] Only the beggar, once, and no more than there is."""
    player = s.players[seat]
    if player.character != BEGGAR:
        return because("V4.13", "why-no-beggar")
    if player.used:
        return because("V4.2", "why-used-up")
    if thing == "0":
        return because("V4.13", "why-beg-something")
    return because("V4.13", "why-few-points", points=int(player.points()))


PLACING: dict[str, Why[VanuatuState]] = {
    "cell": no_cell,
    "volcano": no_tile,
    OTHERS: said("V3.1", "why-tile-first"),
}
MARKING: dict[str, Why[VanuatuState]] = {"action": no_marker, OTHERS: said("V5.1", "why-mark-first")}
TURNING: dict[str, Why[VanuatuState]] = {
    "action": no_stack,
    "power": no_power,
    "beg": no_begging,
    **dict.fromkeys(("cell", "hut", "side", "cube", "sell", "steps", "second"), said("V6.3", "why-action-first")),
    OTHERS: said("V6.1", "why-turn-first"),
}
WHILE: dict[tuple[int, str], Why[VanuatuState]] = {
    **{(step, kind): why for kind, why in PLACING.items() for step in (flow.PLACE, flow.PLACE_ON)},
    **{(step, kind): why for kind, why in MARKING.items() for step in (flow.MARK, flow.MARK_ON)},
    **{(step, kind): why for kind, why in TURNING.items() for step in (flow.TURN, flow.TURN_ON)},
    (flow.NEUTRAL, OTHERS): said("V11.1", "why-neutral-first"),
    (flow.NEUTRAL_ON, OTHERS): said("V11.1", "why-neutral-first"),
    (flow.CHARACTER, OTHERS): said("V4.1", "why-character-first"),
    (flow.GOVERN, "action"): no_target,
    (flow.SAIL, "cell"): no_way,
    (flow.SAIL, "steps"): said("V7.2", "why-no-detour"),
    (flow.BUILD, "hut"): no_hut,
    (flow.BUILD, "side"): no_dike,
    (flow.BUY, "cube"): no_cube,
    (flow.DRAW, "cell"): no_drawing,
    (flow.TOURIST, "cell"): no_visit,
    (flow.SELL, "sell"): no_sale,
    (flow.BEG_LAST, "beg"): no_begging,
    (flow.CONFIRM, OTHERS): said("V12.11", "why-acted"),
}
