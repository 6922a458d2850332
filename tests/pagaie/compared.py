"""A table of the game beside one of the second reading: everything that can be seen must be the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

from motu.games.pagaie.state import PagaieState
from motu.games.pagaie.view import view
from tests.pagaie.reference.box import BOTTLE, CONSTRUCTION, ELEMENTS, SAND, SEA, Face
from tests.pagaie.reference.course import may_discard
from tests.pagaie.reference.island import Cell, Island, square
from tests.pagaie.reference.result import places, points, score, worths
from tests.pagaie.reference.table import NOBODYS, Player, Slot, Table

TERRAINS = {"sea": SEA, "sand": SAND, "construction": CONSTRUCTION}


def slot_text(slot: Slot) -> str:
    """`c2` for the third slot of the second row."""
    row, column = slot
    return f"{'abcdef'[column]}{row + 1}"


def line_text(line: str) -> str:
    """`row 2` for R1, `column c` for C2."""
    number = int(line[1:])
    return f"row {number + 1}" if line[0] == "R" else f"column {'abcdef'[number]}"


def same(found: Any, expected: Any, what: str) -> None:
    assert found == expected, f"{what}: {found}, not {expected}"


class Compared:
    """The view of one reader, and the state behind it, against the second reading."""

    def __init__(self, s: PagaieState, table: Table, reader: int, building: bool) -> None:
        self.s, self.table, self.reader, self.building = s, table, reader, building
        self.seen: Any = view(s, reader)
        self.worth = worths(table) | {BOTTLE: -table.box.bottle_costs}

    def all(self) -> None:
        self.day()
        self.board()
        self.score_board()
        self.tiles_out_of_sight()
        ranking = places(self.table)
        for seat, player in enumerate(self.table.players):
            same(self.seen["players"][seat]["place"], ranking[seat], "place")
            self.player(seat, player, self.seen["players"][seat])
            self.island(player.island, self.seen["players"][seat]["island"])
        if self.building:
            self.places(self.table.players[self.reader])

    def day(self) -> None:
        found, table = self.seen, self.table
        same((found["round"], found["days"], found["first"]), (table.day, table.last_day(), table.first), "day")
        same([turn["seat"] for turn in found["turns"]], table.turns(), "turns")
        same([turn["seat"] for turn in found["pickers"]], table.flower_pickers(), "pickers")

    def board(self) -> None:
        found, table = self.seen["board"], self.table
        slots = [slot for line, slots in table.lines().items() if line[0] == "R" for slot in slots]
        free = table.free()
        for slot, shown in zip(slots, found["slots"], strict=True):
            face = table.board.get(slot)
            same(shown["handle"], f"slot:{slot_text(slot)}", "slot")
            same(shown["tile"] and shown["tile"]["id"], face and face.name, "tile")
            same(shown["free"], slot in free, "free")
        for (line, slots), shown in zip(table.lines().items(), found["lines"], strict=True):
            owner = table.paddles.get(line)
            same(shown["handle"], line_text(line).replace(" ", ":"), "line")
            same((shown["paddle"], shown["fixed"]), (None if owner == NOBODYS else owner, owner == NOBODYS), "paddle")
            same(shown["free"], len(set(slots) & set(free)), "free tiles in a line")

    def score_board(self) -> None:
        table = self.table
        counts = [player.island.visible() for player in table.players]
        for element, shown in zip(ELEMENTS, self.seen["elements"], strict=True):
            same((shown["element"], shown["flowers"]), (element, table.flowers[element]), "flowers")
            same(shown["worth"], self.worth[element], "worth")
            same(shown["seen"], [count[element] for count in counts], "seen")
            same(shown["next_flower"], [count[element] * table.box.multiplier[element] for count in counts], "flower")
        same(self.seen["bottles"]["seen"], [count[BOTTLE] for count in counts], "bottles")
        same(sorted(self.seen["unused_starts"]), sorted(table.start_tiles), "start tiles not drawn")

    def tiles_out_of_sight(self) -> None:
        table = self.table
        ids = [str(entry) for entry in self.s.box.ids]
        turned = {name: n for name, n in zip(ids, self.s.dump()["turned"], strict=True) if n}
        same(self.seen["stack"]["by_tile"], {face.name: n for face, n in table.stack.items() if n}, "stack")
        same(
            sorted(tile["id"] for tile in self.seen["discarded"]), sorted(face.name for face in table.out), "discarded"
        )
        same(turned, Counter(face.name for face in table.turned), "turned into flowers")

    def player(self, seat: int, player: Player, found: Any) -> None:
        table = self.table
        same((found["score"], found["pirogue"]), (score(table, seat), seat == table.first), "score and pirogue")
        mine = [number for number, picker in enumerate(table.flower_pickers(), 1) if picker == seat]
        same(found["flowers"], mine, "flowers to add")
        paddles = 2 if table.seats == 2 else 1
        same(found["paddles"], paddles - list(table.paddles.values()).count(seat), "paddles")
        held = sorted((tile["tile"]["id"], tile["taken"]) for tile in found["held"])
        same(held, sorted((tile.face.name, tile.fresh) for tile in player.held), "held")
        for tile in found["held"]:
            face = table.box.face(tile["tile"]["id"])
            same(tile["has_place"], bool(player.island.anchors(face.level)), "has a place")
            same(tile["looks"], [drawn(face, turn) for turn in face.turns()], "looks")
            allowed = seat == self.reader and self.building and may_discard(table, player)
            same(tile["may_discard"], allowed, "may be discarded")

    def island(self, island: Island, found: Any) -> None:
        lying = sorted(enumerate(island.laid), key=lambda pair: (pair[1].face.level, pair[0]))
        for (_, tile), shown in zip(lying, found["tiles"], strict=True):
            same((shown["id"], shown["level"], shown["turn"]), (tile.face.name, tile.face.level, tile.turn), "tile")
            same((shown["column"], shown["row"]), tile.anchor, "place")
            same(shown["cells"], drawn(tile.face, tile.turn), "cells")
            above = island.levels.get(tile.face.level + 1, {})
            same(shown["covered"], [cell in above for cell in square(tile.anchor)], "covered")
        same({icon: n for icon, n in found["seen"].items() if n}, island.visible(), "seen on the island")

    def places(self, player: Player) -> None:
        """Where each tile in hand could go, and what that would change."""
        changes: dict[str, dict[Cell, int]] = {}
        for terrain, level in TERRAINS.items():
            shown = self.seen["places"][terrain]
            found = [(place["column"], place["row"]) for place in shown]
            same(sorted(found), sorted(player.island.anchors(level)), f"places on {terrain}")
            losses = [self.covered(player.island, level, anchor) for anchor in found]
            same([place["covered_worth"] for place in shown], losses, "worth of what is covered")
            changes[terrain] = dict(zip(found, losses, strict=True))
        for tile in self.seen["players"][self.reader]["held"]:
            face = self.table.box.face(tile["tile"]["id"])
            own = sum(self.worth[icon] for icon in face.cells if icon)
            same(tile["changes"], [own - loss for loss in changes[tile["tile"]["terrain"]].values()], "changes")

    def covered(self, island: Island, level: int, anchor: Cell) -> int:
        below = island.levels[level - 1] if level > SEA else {}
        icons = [island.laid[below[cell]].icons()[cell] for cell in square(anchor) if below]
        return sum(self.worth[icon] for icon in icons if icon)


def drawn(face: Face, turn: int) -> list[str]:
    """Four cells; a construction is drawn on all of them."""
    shown = face.turned(turn)
    return list(shown if len(shown) == 4 else shown * 4)


def ledger_of(table: Table, seat: int) -> dict[str, int]:
    """Points by source, those that are not 0."""
    earned = {("bottles" if icon == BOTTLE else icon): n for icon, n in points(table, seat).items()}
    return {source: n for source, n in earned.items() if n}


def retold(event: Any) -> tuple[Any, ...]:
    """An event as the second reading tells it."""
    match event.kind:
        case "drew_start_tile":
            return "start tile", event.element, event.flowers
        case "drew_first":
            return "first", event.seat
        case "dealt":
            return "dealt", slot_named(event.slot), event.tile["id"]
        case "day_began":
            return "day", event.seat, event.day
        case "took":
            return "took", event.seat, line_named(event.line), [slot_named(slot) for slot in event.slots]
        case "placed":
            at = (event.column, event.row)
            return "placed", event.seat, event.tile["id"], at, event.turn, event.covered, event.points
        case "discarded":
            return "discarded", event.seat, event.tile["id"], not event.from_pontoon
        case "ended_turn":
            return "ended", event.seat, sorted(tile["id"] for tile in event.kept)
        case "added_flower":
            return "flower", event.seat, slot_named(event.slot), event.element, event.flowers, event.worth
        case "day_ended":
            return "night", event.day
        case "counted":
            return "counted", event.seat, event.points, event.bottles
    return {"found_no_tile": "no tile", "left_out_flower": "no flower"}[event.kind], event.seat


def slot_named(text: str) -> Slot:
    """The way back from `c2`."""
    return int(text[1:]) - 1, "abcdef".index(text[0])


def line_named(text: str) -> str:
    """The way back from `row 2`."""
    kind, which = text.split()
    return f"R{int(which) - 1}" if kind == "row" else f"C{'abcdef'.index(which)}"
