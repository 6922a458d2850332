"""Invariants of the specification by number, checked from the outside at every moment of every game."""

from __future__ import annotations

from typing import Any

from motu.core.game import CHANCE, NOBODY, Game
from motu.games.fire_and_stone import names
from motu.games.fire_and_stone.rules import hunting, steps
from motu.games.fire_and_stone.state import FireAndStoneState

PROGRESS = {"revealed", "built", "took_animal"}
CARDS = {"took_invention", "took_points"}


class Watch:
    """Looks at a table after every step, and complains with the number of what is broken."""

    def __init__(self, game: Game, s: FireAndStoneState) -> None:
        self.s = s
        sheet = game.components()
        self.tiles = [[entry["counts"][region] for entry in sheet["discovery_tile"]] for region in range(3)]
        self.region = [entry["region"] - 1 for entry in sheet["area"]]
        self.fires = [entry["icon"] == "fire" for entry in sheet["area"]]
        self.animals = [entry["count"] for entry in sheet["animal"]]
        self.deck = [entry["count"] for entry in sheet["invention"]]
        self.pile = [entry["value"] for entry in sheet["vp_card"] for _ in range(entry["count"])]
        self.seats = len(s.players)
        self.starting = {2: 0, 3: 3, 4: 8}[self.seats]
        self.begun = self.missing()  # starting tiles in use, by kind
        self.scores = s.scores()
        self.stood = list(s.huts)
        self.found, self.opened = s.found, s.opened
        self.open_tiles = list(s.tile)
        self.turns = [0] * self.seats
        self.after: list[int] | None = None
        self.gained = 0
        self.taught = 0
        self.stashes = sum(row[names.STASH] for row in self.tiles)
        self.barter = [False] * self.seats
        self.last_turn = s.turns

    def follow(self, log: list[Any]) -> None:
        """Checks of what passes: turns, cards, progress."""
        self.check_course(log)

    def look(self, log: list[Any]) -> None:
        """Everything at once."""
        self.count_tiles()
        self.count_animals()
        self.count_cards()
        self.check_players()
        self.check_map()
        self.check_course(log)
        self.check_decision()

    def count_tiles(self) -> None:
        """1, 2, 8, 15: every discovery tile is somewhere, and every gathering tile."""
        s = self.s
        hidden = [0, 0, 0]
        for area, tile in enumerate(s.tile):
            hidden[self.region[area]] += tile == names.FACE_DOWN
        peeked = [[0] * 9 for _ in range(3)]
        for entry in s.peeks:
            kind, area = entry // 16 % 9, entry // 16 // 9
            assert s.tile[area] == names.FACE_DOWN, "15: somebody knows a tile that lies open"
            peeked[self.region[area]][kind] += 1
        for region in range(3):
            left = [s.left[region * 9 + kind] + peeked[region][kind] for kind in range(9)]
            assert sum(left) == hidden[region], f"1: {left} under {hidden[region]} backs"
            for kind in range(4, 9):
                shown = sum(s.tile[area] == kind for area in range(69) if self.region[area] == region)
                gone = self.tiles[region][kind] - left[kind] - shown
                assert gone >= 0, f"15: {names.KIND_NAMES[kind]}"
                assert kind in (names.HUT, names.STASH) or gone == 0, f"1: {names.KIND_NAMES[kind]}"
            if region == 0:
                self.found_huts = 0
            self.found_huts += self.tiles[region][names.HUT] - left[names.HUT]
        assert self.found_huts == s.found, "8: hut tiles on the track"
        settled = sum(any(s.huts[area * self.seats : (area + 1) * self.seats]) for area in range(69))
        caves = sum(tile == names.CAVE for tile in s.tile)
        assert settled <= s.found + caves, "8: settlements"
        for kind in range(4):
            somewhere = sum(s.left[region * 9 + kind] + peeked[region][kind] for region in range(3))
            somewhere += sum(tile == kind for tile in s.tile) + s.gathered[kind]
            somewhere += sum(player.tracks[i] == kind for player in s.players for i in range(6))
            printed = sum(row[kind] for row in self.tiles) + self.begun[kind]
            assert somewhere == printed, f"2: {names.KIND_NAMES[kind]}: {somewhere}, not {printed}"

    def missing(self) -> list[int]:
        """Gathering tiles beyond those of the map, when the watch begins."""
        s = self.s
        there = [sum(kind == k for player in s.players for kind in player.tracks) + s.gathered[k] for k in range(4)]
        hidden = [sum(s.left[region * 9 + k] for region in range(3)) + sum(t == k for t in s.tile) for k in range(4)]
        return [there[k] + hidden[k] - sum(row[k] for row in self.tiles) for k in range(4)]

    def count_animals(self) -> None:
        """3: every animal is somewhere; stacks and forests fit."""
        s = self.s
        for animal in range(8):
            lairs = sum(s.lair[forest * 8 + animal] for forest in range(8))
            mats = sum(player.mat[animal] for player in s.players)
            there = s.wild[animal] + s.herds[animal] + lairs + mats + s.cooked[animal]
            assert there == self.animals[animal], f"3: {names.ANIMAL_NAMES[animal]}"
            assert all(player.shown[animal] <= player.mat[animal] for player in s.players), "3: shown"
        if not any(f.step == steps.HERD for f in s.agenda):  # else some are on their way
            assert sum(s.herds) == sum(s.herd), "3: herds"
        assert sum(s.wild) == sum(s.unseen) + 3 * sum(hunting.stacks(s, region) for region in range(3)), "3: stacks"
        for region in range(3):
            forests = sum(tile == names.FOREST for area, tile in enumerate(s.tile) if self.region[area] == region)
            assert forests + hunting.stacks(s, region) == self.tiles[region][names.FOREST], "3: forests"

    def count_cards(self) -> None:
        """5, 6, 7: bags, inventions and VP cards."""
        s = self.s
        assert s.bags_left + sum(player.bags for player in s.players) == 24, "5: bags"
        for card in range(11):
            there = s.deck[card] + list(s.display).count(card) + sum(player.cards[card] > 0 for player in s.players)
            assert there == self.deck[card], f"6: {names.CARD_NAMES[card]}"
        filling = s.waiting == CHANCE and s.agenda[-1].step == steps.REFILL
        setting_up = any(f.step == steps.REFILL for f in s.agenda)
        if not filling and not setting_up and s.turns:
            assert list(s.display).count(-1) == 0 or sum(s.deck) == 0, "6: the display has a gap"
        covered = sorted((card - 1 for player in s.players for card in player.cards if card > 1), reverse=True)
        assert covered == self.pile[: s.cards_gone], f"7: {covered}"

    def check_players(self) -> None:
        """4, 5, 9, 10, 18: huts, storage, tracks, scouts and markers."""
        s = self.s
        pending = [f.seat for f in s.agenda if f.step in (steps.CARD, steps.COVER)]
        placing = [f.seat for f in s.agenda if f.step == steps.SECOND]
        for seat, player in enumerate(s.players):
            built = sum(s.huts[area * self.seats + seat] for area in range(69))
            assert player.huts + built == 20, "4: huts"
            room = 2 + player.bags + (3 if player.cards[names.CARD_NAMES.index("clay_pots")] == 1 else 0)
            assert 0 <= player.food <= room, f"5: {player.food} food in {room}"
            self.barter[seat] |= player.cards[names.CARD_NAMES.index("barter")] == 1
            for track in range(2):
                row = [kind for kind in player.tracks[track * 3 : track * 3 + 3] if kind >= 0]
                assert len(row) < 3 or seat in pending, "9: a full track"
                assert self.barter[seat] or len(set(row)) <= 1, f"9: {row}"
            for scout in player.scouts:
                assert scout < 0 or s.opened >> self.region[scout] & 1, "10: a scout in a closed region"
            assert (player.scouts[1] >= 0) == (s.found >= 5 and seat not in placing), "10: second scouts"
            once = s.cave >= 0 and s.box.of_deed(s.cave, 1, names.ONCE)
            assert not player.marker or once, "18: a marker on the card"

    def check_map(self) -> None:
        """11, 12, 13: nothing is taken back, and fires stay bare."""
        s = self.s
        scores = s.scores()
        assert all(now >= before for now, before in zip(scores, self.scores, strict=True)), "11: a score fell"
        assert all(now >= before for now, before in zip(s.huts, self.stood, strict=True)), "11: a hut is gone"
        assert s.found >= self.found, "11: hut tiles"
        assert s.opened & self.opened == self.opened, "11: a region was closed"
        for area in range(69):
            before, now = self.open_tiles[area], s.tile[area]
            assert now != names.FACE_DOWN or before == names.FACE_DOWN, "12: a tile was turned down"
            assert before not in (names.FOREST, names.FIRE, names.CAVE) or now == before, "12: a tile left"
            if self.fires[area]:
                assert now == -1, "13: a tile on a fire"
                assert not any(s.huts[area * self.seats : (area + 1) * self.seats]), "13: a hut on a fire"
        self.scores, self.stood, self.open_tiles = scores, list(s.huts), list(s.tile)
        self.found, self.opened = s.found, s.opened

    def check_course(self, log: list[Any]) -> None:
        """16, 17: cards by tiles, turns by the trigger; progress is noted."""
        s = self.s
        for event in log:
            self.gained += event.kind in CARDS
            self.taught += event.kind == "found_cave" and event.card in ("first_teacher", "mushroom_grotto")
            if event.kind in PROGRESS or (event.kind == "took_tile" and event.area):
                assert s.progress >= self.last_turn, "progress was not noted"
        assert self.taught or self.gained <= (32 + self.starting) // 3, "16: cards"
        if s.turns != self.last_turn:
            self.last_turn = s.turns
            self.turns[s.active] += 1
            if self.after is not None:
                self.after[s.active] += 1
            if s.trigger < 0:
                assert max(self.turns) - min(self.turns) <= 1, "17: turns"
            elif self.after is None:
                self.after = [0] * self.seats
                self.after[s.active] = 1

    def check_decision(self) -> None:
        """14: somebody has a choice until the end."""
        s = self.s
        assert bool(s.moves()) == (s.waiting != NOBODY), "14: nothing to choose"
        assert len(s.moves()) <= 69, "14: too many options"

    def finish(self) -> None:
        """7 of the specification: the final score from the board alone; 17: the last turns."""
        s = self.s
        assert s.waiting == NOBODY
        assert self.after == [1 if seat == s.trigger else 2 for seat in range(self.seats)], f"17: {self.after}"
        for seat, player in enumerate(s.players):
            assert list(player.earned[3:]) == self.final(seat), f"score of {seat}: {list(player.earned)}"

    def final(self, seat: int) -> list[int]:
        """Huts, majorities, objective and grave, straight from the formula of the specification."""
        s = self.s
        rows = [list(s.huts[area * self.seats : (area + 1) * self.seats]) for area in range(69)]
        cave = names.CAVE_NAMES[s.cave] if s.cave >= 0 else ""
        won = [a for a, row in enumerate(rows) if row[seat] > max(n for o, n in enumerate(row) if o != seat)]
        double = cave == "totem"
        majorities = sum(2 if double and self.region[area] == 1 else 1 for area in won)
        name = names.OBJECTIVE_NAMES[s.players[seat].objective]
        objective = sum(self.passes(name, area, rows, cave) for area in won)
        grave = 0
        if cave == "ancestor_grave":
            counts = [sum(row[o] for a, row in enumerate(rows) if self.region[a] == 1) for o in range(self.seats)]
            if counts[seat] == max(counts) > 0:
                grave = 4 if counts.count(max(counts)) == 1 else 2
        return [sum(row[seat] for row in rows), majorities, objective, grave]

    def passes(self, name: str, area: int, rows: list[list[int]], cave: str) -> bool:
        """The five tests, with land borders only."""
        s = self.s
        near = list(s.box.land[area])
        if name == "lakes":
            return bool(s.box.lake[area])
        if name == "forests":
            return any(s.tile[other] == names.FOREST for other in near)
        if name == "hearths":
            fires = (names.FIRE, names.CAVE) if cave == "great_hearth" else (names.FIRE,)
            return any(s.tile[other] in fires for other in near)
        if name == "great_settlements":
            return sum(rows[area]) >= 4
        return any(sum(rows[other]) for other in near)
