"""Everything on a table, secrets included, in words: read from its dump, and told by the second reading."""

from __future__ import annotations

from typing import Any

from motu.games.fire_and_stone.names import (
    ANIMAL_NAMES,
    ANIMALS,
    AREA_NAMES,
    CARD_NAMES,
    CAVE_NAMES,
    INVENTION_NAMES,
    KIND_NAMES,
    OBJECTIVE_NAMES,
    SOURCE_NAMES,
    STARTING_NAMES,
)
from motu.games.fire_and_stone.rules.hunting import remembered
from motu.games.fire_and_stone.state import FireAndStoneState
from tests.fire_and_stone.reference.scoring import points
from tests.fire_and_stone.reference.table import Player, Table

TILES = [*KIND_NAMES, "hidden"]
Told = dict[str, Any]


def named(row: Any, names: list[str]) -> dict[str, int]:
    """Counts by name."""
    return {name: count for name, count in zip(names, row, strict=False) if count}


def dumped(s: FireAndStoneState) -> Told:
    """The dump of a table."""
    data: Any = s.dump()
    gone, bags, cave, found, opened, _ = data["box"]
    first, active, scout, used, turns, progress, trigger = data["turn"]
    seats = len(s.players)
    forests = [AREA_NAMES[area] for area in data["forests"]]
    lairs = zip(forests, data["unseen"], data["herd"], batches(data["lair"], int(ANIMALS)), strict=False)
    using = [used >> number & 1 for number in range(2)]
    return {
        "tiles": {
            AREA_NAMES[area]: [*KIND_NAMES, "hidden"][kind] for area, kind in enumerate(data["tile"]) if kind >= 0
        },
        "hidden": [named(row, KIND_NAMES) for row in batches(data["left"], len(KIND_NAMES))],
        "looked at": dict(sorted(seen(entry, seats) for entry in data["peeks"])),
        "huts": {AREA_NAMES[a]: row for a, row in enumerate(batches(data["huts"], seats)) if any(row)},
        "forests": {area: (n, back, named(row, ANIMAL_NAMES)) for area, n, back, row in lairs},
        "unseen animals": named(data["wild"], ANIMAL_NAMES),
        "returned animals": named(data["herds"], ANIMAL_NAMES),
        "cooked": named(data["cooked"], ANIMAL_NAMES),
        "gathered": named(data["gathered"], KIND_NAMES),
        "deck": named(data["deck"], INVENTION_NAMES),
        "display": sorted(INVENTION_NAMES[card] for card in data["display"] if card >= 0),
        "offer": named(data["offer"], STARTING_NAMES),
        "turns left": data["turns_left"],
        "box": [gone, bags, CAVE_NAMES[cave] if cave >= 0 else "", found],
        "open": [opened >> region & 1 for region in range(3)],
        "turn": [first, active if turns else -1, turns, turns - progress, trigger],
        "scout": AREA_NAMES[data["players"][active]["scouts"][scout]] if used and s.awaiting() >= 0 else "",
        "players": [dumped_player(s, seat, data, using if seat == active else [0, 0]) for seat in range(seats)],
    }


def batches(row: list[int], length: int) -> list[list[int]]:
    return [row[first : first + length] for first in range(0, len(row), length)]


def seen(entry: int, seats: int) -> tuple[str, Any]:
    """An area, its kind and the seats that have looked at it."""
    place, bits = divmod(entry, 16)
    area, kind = divmod(place, len(KIND_NAMES))
    return AREA_NAMES[area], (KIND_NAMES[kind], [seat for seat in range(seats) if bits >> seat & 1])


def dumped_player(s: FireAndStoneState, seat: int, data: Any, used: list[int]) -> Told:
    player, state = data["players"][seat], s.players[seat]
    food, bags, huts, marker, objective = player["rest"]
    memory = {}
    for forest, area in enumerate(data["forests"]):
        if player["memory"][forest * 3] >= 0:
            left = [remembered(state, forest, animal) for animal in range(int(ANIMALS))]
            memory[AREA_NAMES[area]] = (named(left, ANIMAL_NAMES), *player["memory"][forest * 3 + 1 : forest * 3 + 3])
    return {
        "scouts": sorted((AREA_NAMES[a], u) for a, u in zip(player["scouts"], used, strict=True) if a >= 0),
        "tracks": [[KIND_NAMES[kind] for kind in row if kind >= 0] for row in batches(player["tracks"], 3)],
        "mat": named(player["mat"], ANIMAL_NAMES),
        "shown": named(player["shown"], ANIMAL_NAMES),
        "cards": {CARD_NAMES[card]: n - 1 for card, n in enumerate(player["cards"]) if n},
        "earned": named(player["earned"], SOURCE_NAMES),
        "memory": memory,
        "rest": [food, bags, huts, marker, OBJECTIVE_NAMES[objective] if objective >= 0 else ""],
    }


def told(table: Table) -> Told:
    """The second reading's version."""
    seats = range(len(table.players))
    return {
        "tiles": {**dict.fromkeys(table.face_down, "hidden"), **table.face_up},
        "hidden": [dict(+table.hidden[region]) for region in (1, 2, 3)],
        "looked at": {
            area: (kind, [p.seat for p in table.players if area in p.peeked])
            for area, kind in sorted(table.fixed.items())
        },
        "huts": {area: [huts[seat] for seat in seats] for area, huts in table.huts.items()},
        "forests": {
            area: (forest.unseen, forest.returned, {kind: forest.kinds.count(kind) for kind in forest.kinds})
            for area, forest in table.forests.items()
        },
        "unseen animals": dict(+table.unseen_animals),
        "returned animals": dict(+table.returned_animals),
        "cooked": dict(+table.animal_discard),
        "gathered": dict(+table.gathering_discard),
        "deck": dict(+table.deck),
        "display": sorted(table.display),
        "offer": dict.fromkeys(table.offered, 1),
        "turns left": table.turns_left or [0 for _ in seats],
        "box": [len(table.printed.vp_pile()) - len(table.vp_pile), table.bag_supply, table.cave, table.hut_count],
        "open": [int(table.is_open(region)) for region in (1, 2, 3)],
        "turn": [table.start_player, active(table), table.turns, idle(table), told_seat(table.trigger)],
        "scout": scout_in_use(table),
        "players": [told_player(table, player) for player in table.players],
    }


def told_seat(seat: int | None) -> int:
    return -1 if seat is None else seat


def active(table: Table) -> int:
    """Nobody's turn follows the last one, or comes before the first."""
    if not table.turns:
        return -1
    return (table.active - 1) % len(table.players) if table.over else table.active


def idle(table: Table) -> int:
    """Turns without progress, the present one included."""
    if table.over or not table.turns:
        return table.quiet_turns
    return 0 if table.progress else table.quiet_turns + 1


def scout_in_use(table: Table) -> str:
    player = table.players[table.active]
    used = table.turns > 0 and len(table.unused) < len(player.scouts)
    return player.scouts[table.scout] if used and not table.over else ""


def told_player(table: Table, player: Player) -> Told:
    mine = table.turns > 0 and player.seat == active(table)
    earned = {**player.vp, "vp_cards": sum(player.inventions.values())}
    return {
        "scouts": sorted((a, int(mine and n not in table.unused)) for n, a in enumerate(player.scouts)),
        "tracks": player.tracks,
        "mat": dict(+player.animals),
        "shown": dict(+player.shown),
        "cards": player.inventions,
        "earned": {name: n for name, n in (points(table, player) if table.over else earned).items() if n},
        "memory": {
            area: ({kind: memory.left.count(kind) for kind in memory.left}, memory.taken, memory.added)
            for area, memory in player.memory.items()
        },
        "rest": [player.food, player.bags, player.huts, int(player.marker_on_cave), player.objective],
    }


def compare(key: str, found: Any, expected: Any) -> None:
    """Part by part, so that a difference is named."""
    if found == expected:
        return
    if isinstance(expected, dict) and isinstance(found, dict) and list(found) == list(expected):
        for part, value in expected.items():
            compare(f"{key} {part}", found[part], value)
    if isinstance(expected, list) and isinstance(found, list) and len(found) == len(expected):
        for n, (ours, theirs) in enumerate(zip(found, expected, strict=True)):
            compare(f"{key} {n}", ours, theirs)
    raise AssertionError(f"{key}: {found}, not {expected}")


def compare_tables(s: FireAndStoneState, table: Table) -> None:
    compare("table", dumped(s), told(table))
