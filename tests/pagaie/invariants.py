"""Invariants at every moment of every game, counted from the component file and not by the rules' own code.

`Watch` stays with one game. What passes (a question, a flower, the order of turns) it must `follow` from decision to
decision; what stays wrong once it has gone wrong (a lost tile, a tile that was moved) it can `count` at any time. The
numbers of the checks are those of the specification.
"""

from __future__ import annotations

from typing import Any

from motu.core.game import CHANCE, NOBODY, Game
from motu.games.pagaie import flow
from motu.games.pagaie.state import PagaieState
from tests.pagaie.islands import Cells, Printed, tiles_of

NONE = -1
FIXED = 4
MOST_TAKEN = {2: 24, 3: 27, 4: 24}
LEFT = {5: {2: 62, 3: 34, 4: 19}, 6: {2: 51, 3: 24, 4: 8}}
AT_FLOWERS = {5: {5, 8, 9}, 6: {12, 15, 16}}


class Watch:
    """Stays with one game: `follow` at every decision, `count` at any time, `finish` when it is over."""

    def __init__(self, game: Game, s: PagaieState) -> None:
        self.s = s
        self.seats = len(s.players)
        self.printed = Printed(game.components())
        self.side = int(s.options.rows)
        self.days = int(s.options.days)
        self.start = sum(s.flowers)
        self.added = 0
        self.flowers = list(s.flowers)
        self.taken = [0] * self.seats  # in the whole game
        self.discards = 0  # in this turn
        self.took = 0  # in this turn
        self.built: dict[int, list[list[int]]] = {}  # islands as they were when last counted
        self.settled = False
        self.count()

    def look(self, log: list[Any]) -> None:
        """Everything, after any step."""
        self.follow(log)
        self.count()

    def follow(self, log: list[Any]) -> None:
        """Compare with the last time, after one decision at most."""
        for event in log:
            self.hear(event)
        self.check_flowers()
        self.check_question()
        self.check_hands()

    def count(self) -> None:
        """Check everything that can be counted at a single moment, and that nothing was moved."""
        self.count_tiles()
        for seat in range(self.seats):
            rows = tiles_of(self.s, seat)
            if rows != self.built.get(seat):
                before = self.built.get(seat, [[], [], []])
                assert all(now[: len(was)] == was for now, was in zip(rows, before, strict=True)), (
                    "14: a tile was moved"
                )
                self.check_island(seat)
                self.built[seat] = rows

    def hear(self, event: Any) -> None:
        """2, 9, 15: what is told adds up."""
        if event.kind == "drew_start_tile":
            self.start += event.flowers
        elif event.kind == "added_flower":
            self.added += 1
            assert event.element in event.tile["cells"], "a flower of something that the tile does not show"
        elif event.kind == "took":
            self.taken[event.seat] += len(event.tiles)
            assert 1 <= len(event.tiles) <= self.s.options.tiles, "9: so many in a turn"
            assert self.taken[event.seat] <= MOST_TAKEN[self.seats], "9: so many in a game"
            self.took, self.discards = len(event.tiles), 0
        elif event.kind == "discarded":
            self.discards += 1
            assert self.s.options.free_discard or self.discards <= self.took, "15: more discarded than taken"
        elif event.kind == "day_ended":
            left, most = sum(self.s.stack), self.printed.total
            assert most != 142 or left >= LEFT[self.side][self.seats], f"10: {left} in the stack"

    def count_tiles(self) -> None:
        """1: stack, board, hands, islands, flowers and discarded tiles together are the box, face by face."""
        s = self.s
        counts = [a + b + c for a, b, c in zip(s.stack, s.discard, s.turned, strict=True)]
        for face in s.slots:
            if face != NONE:
                counts[face] += 1
        for seat, player in enumerate(s.players):
            for held in player.held:
                counts[held // 2] += 1
            for row in tiles_of(s, seat):
                for tile in row:
                    counts[tile % 256] += 1
        assert counts == self.printed.counts, f"1: tiles {counts}"

    def check_island(self, seat: int) -> None:
        """7, 8, 11: levels rest on each other, and what can be seen is what the highest tiles show."""
        rows = tiles_of(self.s, seat)
        cells = Cells(rows, self.printed)
        cells.check()
        shown = [int(n) for n in self.s.players[seat].island.seen]
        assert shown == cells.shown(), f"8: {shown}"
        if not any(frame.step == flow.DRAW_START for frame in self.s.agenda):
            assert self.s.scores()[seat] == self.points(shown), "13: points"

    def points(self, shown: list[int]) -> int:
        """13: linear in the flowers."""
        worth = [n * points for n, points in zip(self.s.flowers, self.printed.points, strict=True)]
        worth.append(-self.printed.bottle)
        return int(sum(n * each for n, each in zip(shown, worth, strict=True)))

    def check_flowers(self) -> None:
        """2: flowers are those of the start and those added, and never fewer."""
        now = list(self.s.flowers)
        assert all(a >= b for a, b in zip(now, self.flowers, strict=True)), "2: a flower was lost"
        assert sum(now) == self.start + self.added, f"2: {sum(now)} flowers"
        self.flowers = now

    def check_hands(self) -> None:
        """6: two on a pontoon, five in hand while building, with two players four."""
        asked = (
            self.s.waiting if self.s.waiting >= 0 and self.s.agenda[-1].step not in (flow.LINE, flow.FLOWER) else NONE
        )
        for seat, player in enumerate(self.s.players):
            most = (4 if self.seats == 2 else 5) if seat == asked else 2
            assert len(player.held) <= most, f"6: {len(player.held)} in hand"
            assert seat == asked or not any(held % 2 for held in player.held), "6: taken in another turn"

    def check_question(self) -> None:
        """3, 4, 5, 15: the board when a line or a flower is asked for; and there is always an answer."""
        s = self.s
        assert bool(s.moves()) == (s.waiting != NOBODY), "15: nothing to choose"
        if s.waiting in (CHANCE, NOBODY):
            return
        step = s.agenda[-1].step
        if step == flow.LINE:
            assert self.empty_and_open() == 0, "3: an open slot is empty"
        first = self.added % len(self.printed.pickers[self.seats]) == 0
        if step == flow.FLOWER and first:
            self.check_paddles()
        assert len(s.moves()) <= 12 * 27

    def open_slots(self) -> list[int]:
        """Slots on no line with a paddle."""
        s = self.s
        rows = [row for row in range(self.side) if s.paddles[row] == NONE]
        columns = [column for column in range(self.side) if s.paddles[6 + column] == NONE]
        return [row * 6 + column for row in rows for column in columns]

    def empty_and_open(self) -> int:
        return sum(self.s.slots[slot] == NONE for slot in self.open_slots())

    def check_paddles(self) -> None:
        """4, 5: four paddles, no line with two, and so many free tiles."""
        owners = [owner for owner in self.s.paddles if owner != NONE]
        assert len(owners) == 4, f"5: {owners}"
        each = {2: 2, 3: 1, 4: 1}[self.seats]
        assert all(owners.count(seat) == each for seat in range(self.seats)), f"5: {owners}"
        assert owners.count(FIXED) == (self.seats == 3), f"5: {owners}"
        assert len(self.open_slots()) in AT_FLOWERS[self.side], "4"
        assert self.empty_and_open() == 0, "4: a free slot is empty"

    def finish(self) -> None:
        """2, 9: so many flowers at the end, and at least a tile for each turn."""
        self.count()
        assert self.s.waiting == NOBODY
        a_day = len(self.printed.pickers[self.seats])
        assert self.added == a_day * self.days, f"2: {self.added} flowers added"
        turns = self.days * (2 if self.seats == 2 else 1)
        assert all(taken >= turns for taken in self.taken), f"9: {self.taken}"
        scores = [self.points([int(n) for n in player.island.seen]) for player in self.s.players]
        assert self.s.scores() == scores, "13"
