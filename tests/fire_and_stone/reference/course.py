"""The whole game, from the set-up to the last turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.fire_and_stone.reference.asking import Course, ask, draw
from tests.fire_and_stone.reference.cards import own, refill
from tests.fire_and_stone.reference.printed import Printed
from tests.fire_and_stone.reference.table import Player, Table
from tests.fire_and_stone.reference.turn import turn

DEFAULTS = {
    "starting_inventions": "off",
    "cave_level": "beginner",
    "three_player_symbol": "sun",
    "tie_break": "shared",
    "forest_memory": "on",
    "stall_guard": "15",
    "confirm_end_of_turn": "off",
}


def lay_out(sheet: Any, seats: int, settings: dict[str, str]) -> Table:
    """S1, S2, S5 to S7, S9: what is laid out without a draw that anybody sees."""
    printed = Printed(sheet)
    chosen = {**DEFAULTS, **settings}
    return Table(
        printed=printed,
        settings=chosen,
        players=[lay_out_player(printed, seat, seats, chosen) for seat in range(seats)],
        hidden={region: printed.discovery_tiles(region) for region in (1, 2, 3)},
        face_down={area for area in printed.areas if area not in printed.printed_fires},
        fixed={},
        face_up={},
        forests={},
        stacks=dict(printed.stacks),
        unseen_animals=printed.animal_tiles(),
        deck=printed.invention_deck(),
        vp_pile=printed.vp_pile(),
        bag_supply=printed.setup["bag_tokens"],
    )


def lay_out_player(printed: Printed, seat: int, seats: int, settings: dict[str, str]) -> Player:
    """S7, S9."""
    player = Player(seat, printed.colours[seat], printed.setup["huts"], scouts=[printed.start])
    tiles = printed.starting_tiles(player.colour, seats, settings["three_player_symbol"])
    player.tracks = [[tiles[side]] if side in tiles else [] for side in ("left", "right")]
    return player


def course(table: Table) -> Course[None]:
    """S4, S8, S10, S11, then turn after turn."""
    seats = len(table.players)
    table.start_player = int((yield from draw("start_player", "", Counter(str(seat) for seat in range(seats)))))
    objectives = Counter(list(table.printed.objectives))
    for player in table.players:
        player.objective = yield from draw("objective", str(player.seat), objectives)
    yield from refill(table)
    table.active = table.start_player
    if table.settings["starting_inventions"] == "on":
        yield from starting_inventions(table)
    while not table.over:
        yield from turn(table)


def starting_inventions(table: Table) -> Course[None]:
    """8: as many as players, at random; the last player chooses first, the start player last."""
    box = Counter(table.printed.starting_inventions)
    for number in range(len(table.players)):
        table.offered.append((yield from draw("starting_invention", str(number), box)))
    for player in reversed(table.around(table.start_player)):
        kind = yield from ask(player.seat, "choose_start_invention", list(table.offered))
        table.offered.remove(kind)
        own(table, player, kind)
