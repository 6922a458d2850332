"""The view of every reader by the second reading: who knows what."""

from __future__ import annotations

from collections import Counter
from typing import Any

from motu.core.game import Game
from motu.games.fire_and_stone.state import FireAndStoneState
from tests.fire_and_stone.expected_dump import Told, active, compare, idle, scout_in_use
from tests.fire_and_stone.reference.asking import Question
from tests.fire_and_stone.reference.gathering import accepts, forage_food, leave_food
from tests.fire_and_stone.reference.huts import can_settle, cost
from tests.fire_and_stone.reference.movement import step_limit, targets
from tests.fire_and_stone.reference.printed import ROMAN, TRACK_LENGTH
from tests.fire_and_stone.reference.scoring import leads, majorities, objective_points, passes, points, ranking
from tests.fire_and_stone.reference.sight import sight
from tests.fire_and_stone.reference.storage import capacity
from tests.fire_and_stone.reference.table import Player, Table

SPECTATOR = -3


def compare_views(game: Game, s: FireAndStoneState, table: Table, asked: Question | None) -> None:
    for seat in [*range(len(table.players)), SPECTATOR]:
        found: Any = game.view(s, seat)
        for way in found["reach"]:
            way["ways"] = [end["area"] for end in way["ways"]]
        for tribe in found["players"]:
            tribe["scouts"] = sorted((scout["area"], scout["used"]) for scout in tribe["scouts"])
        found["display"] = sorted(card for card in found["display"] if card)
        found["active"] = found["active"] if table.turns else -1
        step = asked.step if asked and asked.seat == seat else ""
        for key, value in {**expected_view(table, seat), **asked_now(table, seat, step)}.items():
            compare(f"{key} for seat {seat}", found[key], value)


def asked_now(table: Table, seat: int, step: str) -> Told:
    """Parts of a view for the reader's own question only."""
    ways: list[Told] = []
    if step in ("choose_scout", "move"):
        player = table.players[seat]
        starts = player.scouts if step == "choose_scout" else [player.scouts[table.scout]]
        ways = [{"scout": a, "steps": step_limit(table, player, a)} for a in starts]
        for way in ways:
            way["ways"] = targets(table, player, way["scout"])
    return {
        "reach": ways,
        "lair": dict(Counter(sight(table, seat).hunted)) if step == "pick_animal" else None,
        "chosen": dict(+table.selected) if step in ("cook_select", "free_cook") else None,
    }


def expected_view(table: Table, seat: int) -> Told:
    """Everything but how questions are worded and what can be clicked."""
    return {
        "first": table.start_player,
        "active": active(table),
        "last_turns": last_turns(table),
        "scout": scout_in_use(table) or None,
        "areas": [expected_area(table, seat, area) for area in table.printed.areas],
        "regions": [expected_region(table, seat, region) for region in (1, 2, 3)],
        "hut_tiles": table.hut_count,
        "display": sorted(table.display),
        "deck": table.deck.total(),
        "pile": table.vp_pile,
        "gathered": dict(+table.gathering_discard),
        "cooked": dict(+table.animal_discard),
        "bag_tokens": table.bag_supply,
        "cave": table.cave or None,
        "offer": [card for card in table.printed.starting_inventions if card in table.offered],
        "trigger": table.trigger,
        "idle": idle(table),
        "guard": int(table.settings["stall_guard"]) * len(table.players),
        "players": [expected_tribe(table, seat, player) for player in table.players],
    }


def last_turns(table: Table) -> int | None:
    """Turns to come, the present one included."""
    if table.trigger is None or table.over:
        return None
    others = table.printed.ending["turns_left_others"] * (len(table.players) - 1)
    return sum(table.turns_left) or 1 + others + table.printed.ending["turns_left_trigger"]


def leader(table: Table, area: str) -> int | None:
    if area not in table.huts:
        return None
    return next((player.seat for player in table.players if leads(table, player, area)), None)


def expected_area(table: Table, seat: int, area: str) -> Told:
    huts = table.huts.get(area, Counter())
    found: Told = {
        "area": area,
        "region": ROMAN[table.printed.region[area]],
        "tile": "hidden" if area in table.face_down else table.face_up.get(area),
        "fire": table.is_fire_area(area),
        "offers": None if area in table.face_down else offers(table, area),
        "huts": [huts[player.seat] for player in table.players],
        "majority": leader(table, area),
        "scouts": [player.seat for player in table.players for scout in player.scouts if scout == area],
        "looked": [player.seat for player in table.players if area in player.peeked],
    }
    if area in table.forests:
        found["animals"] = table.forests[area].tiles()
    if seat >= 0:
        found |= known_to_reader(table, table.players[seat], area, found["offers"])
    return found


def offers(table: Table, area: str) -> str:
    """R4.7."""
    if table.face_up.get(area) == "cave":
        return "cave"
    if table.is_fire_area(area):
        return "fire"
    if area in table.forests:
        return "forest"
    if table.is_gathering(area):
        return "gather"
    return "settle" if table.huts_in(area) else "forage"


def known_to_reader(table: Table, player: Player, area: str, offered: str | None) -> Told:
    found: Told = {}
    knows = sight(table, player.seat)
    if area in knows.peeked:
        found["known"] = knows.peeked[area]
    if area in knows.forests and table.settings["forest_memory"] == "on":
        memory = knows.forests[area]
        found["memory"] = {"left": dict(Counter(memory.left)), "taken": memory.taken, "added": memory.added}
    if offered == "gather":
        kind = table.face_up[area]
        fitting = [track for track in player.tracks if accepts(table, player, kind, track)]
        found["food"] = leave_food(table, player, area)
        found["completes"] = any(len(track) == TRACK_LENGTH - 1 for track in fitting)
    if offered == "forage":
        found["food"] = forage_food(table, player, area)
    if table.huts_in(area):
        found["counts"] = passes(table, player.objective, area)
        if offered == "settle" or (offered == "cave" and table.cave_action()["do"] == "settle"):
            found["next_hut"] = next_hut(table, player, area)
    return found


def next_hut(table: Table, player: Player, area: str) -> Told:
    before, price, legal = projected(table, player, True), cost(table, player, area), can_settle(table, player, area)
    table.huts[area][player.seat] += 1
    after, leading = projected(table, player, True), leader(table, area)
    table.huts[area][player.seat] -= 1
    return {"cost": price, "legal": legal, "gain": after - before, "majority": leading}


def projected(table: Table, player: Player, own: bool) -> int:
    """Points that the final scoring would add now; the objective is its owner's secret."""
    if table.over:
        return 0
    found = points(table, player)
    return found["huts"] + found["majorities"] + found["most_huts"] + (found["objective"] if own else 0)


def expected_region(table: Table, seat: int, region: int) -> Told:
    hidden = table.hidden[region].copy()
    odds = hidden.copy()
    for area, kind in table.fixed.items():
        if table.printed.region[area] == region:
            hidden[kind] += 1
            odds[kind] += seat < 0 or area not in sight(table, seat).peeked
    return {
        "region": ROMAN[region],
        "open": table.is_open(region),
        "opens_at": {e: s for s, e in table.printed.track_effects.items()}.get(f"open_region_{region}"),
        "hidden": dict(+hidden),
        "odds": dict(+odds),
        "stacks": table.stacks[region],
    }


def so_far(player: Player) -> int:
    return player.vp.total() + sum(player.inventions.values())


def place(table: Table, player: Player) -> int:
    """The place by what everybody can see; in the end the final one."""
    if table.over:
        return ranking(table)[player.seat]
    marks = [so_far(other) + projected(table, other, False) for other in table.players]
    return 1 + sum(mark > marks[player.seat] for mark in marks)


def expected_tribe(table: Table, seat: int, player: Player) -> Told:
    knows = seat == player.seat or table.over
    mine = table.turns > 0 and player.seat == active(table)
    found: Told = {
        "seat": player.seat,
        "score": sum(points(table, player).values()) if table.over else so_far(player),
        "place": place(table, player),
        "projected": projected(table, player, seat == player.seat),
        "colour": player.colour,
        "food": player.food,
        "storage": capacity(table, player),
        "bags": player.bags,
        "huts": player.huts,
        "majorities": len(majorities(table, player)),
        "tracks": player.tracks,
        "animals": player.animals.total(),
        "shown": dict(+player.shown),
        "cards": [
            {"card": card, "points": player.inventions[card] or None}
            for card in table.printed.inventions
            if card in player.inventions
        ],
        "scouts": sorted((area, mine and n not in table.unused) for n, area in enumerate(player.scouts)),
        "waiting": len(player.scouts) == 1,
        "marker": player.marker_on_cave,
        "turns_left": table.turns_left[player.seat] if any(table.turns_left) else None,
    }
    if knows:
        found["mat"] = sight(table, player.seat).animals
        found["objective"] = {"objective": player.objective, "points": objective_points(table, player)}
    return found
