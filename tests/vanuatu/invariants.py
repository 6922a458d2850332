"""Invariants at every moment of every game, counted from the component file and not by the rules' own code.

`Watch` stays with one game. What passes it must `follow` from decision to decision; what stays wrong once it has gone
wrong (a lost cube, a hut too many) it can `count` at any time.
"""

from __future__ import annotations

from typing import Any

from motu.core.events import Event
from motu.core.game import CHANCE, NOBODY, Game
from motu.games.vanuatu import flow
from motu.games.vanuatu.names import GOOD_NAMES, ISLAND_NAMES, LETTERED_NAMES, TILE_NAMES
from motu.games.vanuatu.state import VanuatuState

OFFSETS = [(1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1)]
ACTING = (flow.TURN, flow.TURN_ON, flow.GOVERN, *range(int(flow.SAIL), int(flow.BEG_LAST) + 1))
MARKING = (flow.MARK, flow.MARK_ON)
NATURAL = {"a2", "b1", "b4", "c3", "c6"}


class Printed:
    """The component file, read once more in another way."""

    def __init__(self, game: Game) -> None:
        box = game.components()
        self.cubes = [entry["cubes"] for entry in box["good"]]
        self.crates = [[GOOD_NAMES.index(good) for good in entry["goods"]] for entry in box["ship"]]
        tiles = {entry["id"]: entry for entry in [*box["island"], *box["ocean"]]}
        self.tiles = [tiles[name] for name in TILE_NAMES]
        self.cells = [entry["id"] for entry in box["cell"]]
        at = {(entry["q"], entry["r"]): i for i, entry in enumerate(box["cell"])}
        spots = [(entry["q"], entry["r"]) for entry in box["cell"]]
        self.near = [[at[q + dq, r + dr] for dq, dr in OFFSETS if (q + dq, r + dr) in at] for q, r in spots]
        self.fish = box["checks"]["fish_total"]
        self.treasures = box["checks"]["treasure_total"]
        self.prices = box["fish_market"]["prices"]
        self.dikes = box["rising_waters"]["dikes"]
        self.tourists = box["checks"]["tourist_total"]


class Watch:
    """Stays with one game: `follow` at every decision, `count` at any time, `finish` when it is over."""

    def __init__(self, game: Game, s: VanuatuState) -> None:
        self.s = s
        self.printed = Printed(game)
        self.round = s.round
        self.points = [int(player.points()) for player in s.players]
        self.water = list(s.water)
        self.price = s.price
        self.map = list(s.tiles)
        self.fallbacks = 0
        self.dikes_lost = 0
        self.sold = [0, 0]  # value of fish and treasure tiles that left the game, counted in tiles
        self.huts_lost = [0] * len(s.players)
        self.tourists_lost = 0  # on sunken islands, or left over
        self.held: list[int] = []  # characters of the round before
        self.laid_before: set[int] = set()
        self.count()

    def look(self, log: list[Event]) -> None:
        """Everything, after any step."""
        self.follow(log)
        self.count()

    def follow(self, log: list[Event]) -> None:
        """Compare with the last time, after one decision at most."""
        for event in log:
            self.hear(event)
        self.check_tiles()
        self.check_money(log)
        self.check_price(log)
        self.check_decision()
        self.check_water(log)

    def hear(self, event: Any) -> None:
        """Keep the books of what leaves the game."""
        if event.kind == "sank":
            self.dikes_lost += event.dikes
            self.huts_lost = [lost + more for lost, more in zip(self.huts_lost, event.huts, strict=True)]
        elif event.kind == "sold_fish":
            self.sold[0] += len(event.tiles)
        elif event.kind == "sold_treasure":
            self.sold[1] += 1
        elif event.kind == "counted":
            self.sold[0] = -1  # fish tiles are turned in at the end
        elif event.kind == "laid_tile" and not event.by_rule:
            self.fallbacks += 1
        elif event.kind == "began":
            assert event.round == self.round + 2, "one round after the other"
            self.round += 1
            self.price = 0
        elif event.kind == "took_character":
            assert event.character != event.put_back, "nobody holds the same twice running"

    def count(self) -> None:
        """Check everything that can be counted at a single moment."""
        self.count_markers()
        self.count_huts()
        self.count_cubes()
        self.count_tokens()
        self.count_islands()
        self.count_ships()
        self.count_characters()
        self.count_rest()
        self.count_dikes()

    def asking(self) -> int:
        return int(self.s.agenda[-1].step) if self.s.agenda else -1

    def count_markers(self) -> None:
        """No more than five, all laid when turns begin, none left outside markers and turns."""
        for player in self.s.players:
            laid = sum(player.markers)
            assert 0 <= laid <= 5
            assert min(player.markers) >= 0
            if self.asking() not in (*ACTING, *MARKING, flow.CONFIRM) and self.s.waiting >= 0:
                assert laid == 0, "markers lie on the board between rounds"

    def count_huts(self) -> None:
        """Supply, islands and what sank make eight; places are not exceeded."""
        s = self.s
        for seat, player in enumerate(s.players):
            built = sum(s.huts[island * 5 + seat] for island in range(5))
            assert player.huts + built + self.huts_lost[seat] == 8, f"huts of seat {seat}"
        for island in range(5):
            assert sum(s.huts[island * 5 : island * 5 + 5]) <= self.printed.tiles[island]["huts"]

    def count_cubes(self) -> None:
        """Islands, ships and reserve hold all cubes."""
        s = self.s
        for good, total in enumerate(self.printed.cubes):
            on_islands = sum(s.goods[island * 3 + good] for island in range(5))
            on_ships = sum(
                self.printed.crates[ship][crate] == good
                for slot, ship in enumerate(s.ships)
                for crate in range(3)
                if s.loaded[slot] >> crate & 1
            )
            assert s.reserve[good] >= 0
            assert on_islands + on_ships + s.reserve[good] == total, f"cubes of {GOOD_NAMES[good]}"

    def count_tokens(self) -> None:
        """Fish and treasures: tokens on oceans and tiles of players, sold or not."""
        s = self.s
        if self.sold[0] >= 0:
            fish = sum(sum(player.fish) for player in s.players)
            assert sum(s.fish) + fish + self.sold[0] == self.printed.fish, "fish"
        treasures = sum(sum(player.treasures) for player in s.players)
        assert sum(s.treasures) + treasures + self.sold[1] == self.printed.treasures, "treasures"
        for tile, printed in enumerate(self.printed.tiles):
            assert 0 <= s.fish[tile] <= printed.get("fish", 0)
            assert 0 <= s.treasures[tile] <= printed.get("treasures", 0)

    def count_islands(self) -> None:
        """Drawings and tourists within their places, tourists no more than there are."""
        s = self.s
        for island in range(5):
            assert 0 <= s.drawings[island] <= self.printed.tiles[island]["drawings"]
            assert 0 <= s.tourists[island] <= self.printed.tiles[island]["tourists"]
        to_come = sum(value * n for value, n in enumerate(s.tourist_deck))
        assert sum(s.tourists) + s.office + to_come <= self.printed.tourists
        assert s.office >= 0

    def count_ships(self) -> None:
        """Ten ships in harbour, deck and discard; three in the harbour when somebody is asked."""
        s = self.s
        shown = [ship for ship in s.ships if ship >= 0]
        assert len(set(shown)) == len(shown)
        for ship in range(10):
            assert (ship in shown) + s.ship_deck[ship] + s.ship_discard[ship] == 1
        if s.waiting >= 0:
            assert len(shown) == 3

    def count_characters(self) -> None:
        """Pool and hands hold all eleven, or those offered to two."""
        s = self.s
        held = [player.character for player in s.players if player.character >= 0]
        assert len(set(held)) == len(held)
        assert not any(s.pool[character] for character in held)
        if not s.options.characters:
            assert not held
            assert not sum(s.pool)
        elif len(s.players) > 2:
            assert sum(s.pool) + len(held) == 11
        else:
            assert s.offered & s.barred == 0
            if s.waiting >= 0 and self.asking() not in (flow.PLACE, flow.PLACE_ON):
                assert sum(s.pool) + len(held) == 5

    def count_rest(self) -> None:
        """Four tokens, at most one each, two for the governor."""
        taken = [number % 4 for number in self.s.rests]
        assert len(set(taken)) == len(taken)
        for seat, player in enumerate(self.s.players):
            held = sum(number // 4 == seat for number in self.s.rests)
            assert held <= (2 if player.character == 6 and player.used else 1)

    def count_dikes(self) -> None:
        """Twenty on the map, in reserve and lost; only on sides that touch an ocean."""
        s = self.s
        built = sum(int(sides).bit_count() for sides in s.dikes)
        if s.options.rising:
            assert s.dikes_left + built + self.dikes_lost == self.printed.dikes
        else:
            assert not built
            assert not s.sunk
            assert not sum(s.water)
        for island in range(5):
            if s.dikes[island]:
                seaside = [tile for cell in self.printed.near[s.cells[island]] if (tile := s.tiles[cell]) >= 5]
                assert int(s.dikes[island]).bit_count() <= len(seaside)

    def check_tiles(self) -> None:
        """Every new tile touches two others; the map grows by two in rounds 2 to 7."""
        s = self.s
        now = list(s.tiles)
        if now != self.map:
            fresh = [cell for cell in range(16) if self.map[cell] != now[cell]]
            assert all(self.map[cell] == -1 for cell in fresh), "a laid tile never moves"
            there = {cell for cell in range(16) if self.map[cell] >= 0}
            if s.round:
                for cell in fresh if len(fresh) == 1 else []:
                    assert len(there & set(self.printed.near[cell])) >= 2, f"{cell} touches less than two"
            self.map = now
        if s.waiting >= 0 and self.asking() not in (flow.PLACE, flow.PLACE_ON):
            expected = min(4 + 2 * s.round, 16)
            assert sum(tile >= 0 for tile in now) == expected
        islands = {self.printed.cells[cell] for cell in range(16) if 0 <= now[cell] < 5}
        if not self.fallbacks:
            assert islands <= NATURAL, "without a fallback islands lie in the pattern"
        if s.round + 1 < 6:
            assert not self.fallbacks, "none before round 6"

    def check_money(self, log: list[Event]) -> None:
        """Vatus from 0 to 9; points fall by begging only, and by water at the end."""
        begged = {event.seat for event in log if event.kind == "begged"}
        for seat, player in enumerate(self.s.players):
            assert 0 <= player.vatus <= 9
            points = int(player.points())
            if seat not in begged and self.s.waiting != NOBODY:
                assert points >= self.points[seat]
            assert points >= 0 or (self.s.waiting == NOBODY and self.s.options.rising)
            self.points[seat] = points

    def check_price(self, log: list[Event]) -> None:
        """3, 2 or 1, and never up within a round."""
        assert self.s.price < len(self.printed.prices)
        if self.asking() in ACTING and not any(event.kind == "began" for event in log):
            assert self.s.price >= self.price
        self.price = self.s.price

    def check_decision(self) -> None:
        """Exactly one majority on every space with markers, with three players and more."""
        s = self.s
        if s.waiting in (NOBODY, CHANCE):
            return
        moves = list(s.legal)
        assert moves
        assert len(set(moves)) == len(moves)
        if self.asking() in (flow.TURN, flow.TURN_ON):
            order = [(s.first + place) % len(s.players) for place in range(len(s.players))]
            for action in range(9):
                stacks = [(s.players[seat].markers[action], -place) for place, seat in enumerate(order)]
                best = max(stacks)
                mine = s.players[s.waiting].markers[action]
                wins = mine > 0 and best == (mine, -order.index(s.waiting))
                if len(s.players) > 2:
                    assert (action in moves) == wins, f"majority on action {action}"
                else:
                    assert wins or action not in moves

    def check_water(self, log: list[Event]) -> None:
        """0 to 4 on an island, never less, but when it sinks."""
        s = self.s
        for island in range(5):
            assert 0 <= s.water[island] <= 4
            assert s.water[island] >= self.water[island] or s.sunk >> island & 1
        self.water = list(s.water)
        assert sum(event.kind == "water_rose" for event in log) <= 1
        if s.waiting != NOBODY:
            assert int(s.sunk).bit_count() < 3

    def finish(self) -> None:
        """The game is over: all rounds played, or everybody lost."""
        s = self.s
        self.count()
        lost = int(s.sunk).bit_count() >= 3
        assert s.waiting == NOBODY
        assert lost or s.round == 7
        assert lost == (s.options.rising and lost)
        if not lost:
            assert sum(tile >= 0 for tile in s.tiles) == 16
            assert not sum(s.deck)
            assert not len(s.volcano)
            assert sum(s.tourist_deck) == 0
            assert {TILE_NAMES[tile] for tile in s.tiles} == {*ISLAND_NAMES, "S1", "S2", "S3", *LETTERED_NAMES}
            self.check_final()

    def check_final(self) -> None:
        """The final scoring once more, in one formula."""
        s = self.s
        for seat, player in enumerate(s.players):
            huts = [s.huts[island * 5 + seat] for island in range(5)]
            water = [[0, 1, 3, 5, 7][s.water[island]] for island in range(5)]
            per_hut = s.options.penalty_per_hut
            lost = sum(w * (n if per_hut else min(n, 1)) for w, n in zip(water, huts, strict=True))
            gems = sum(value * n for value, n in enumerate(player.treasures))
            visits = sum(n * t for n, t in zip(huts, s.tourists, strict=True))
            found = 3 * (seat == s.first) + player.vatus // 3 + 2 * gems + 2 * visits - lost
            counted = sum(player.earned[8:12]) - player.earned[12]
            assert counted == found, f"final points of seat {seat}"
