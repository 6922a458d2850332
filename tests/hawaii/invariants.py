"""Invariants at every moment of every game, counted from the component file and not by the rules' own code.

`Watch` stays with one game. What passes (a question, a payment, the order of turns) it must `follow` from decision to
decision; what stays wrong once it has gone wrong (a lost token, a tile that was moved) it can `count` at any time. The
numbers of the checks are those of the specification.
"""

from __future__ import annotations

from typing import Any

from motu.core.events import Event
from motu.core.game import CHANCE, NOBODY, Game
from motu.games.hawaii import flow, moves
from motu.games.hawaii.events import Chose, Fished
from motu.games.hawaii.names import FINAL, GOD_NAMES, HUT_NAMES, KIND_NAMES, PLACE_NAMES, RESOURCE_NAMES, TILES
from motu.games.hawaii.state import HawaiiState
from tests.hawaii.printed import Corner, Printed

NONE = -1
BUYING = (flow.PRODUCT, flow.PRICE, flow.PAY, flow.BUILD)
TURNS = {"bought", "bought_piece", "fished", "visited", "finished", "finished_with"}


class Watch:
    """Stays with one game: `follow` at every decision, `count` at any time, `finish` when it is over."""

    def __init__(self, game: Game, s: HawaiiState) -> None:
        self.s = s
        self.seats = len(s.players)
        self.printed = Printed(game)
        self.round = s.round
        self.turns = 0  # actions chosen in this round
        self.scores = s.scores()
        self.purses = [list(player.purse) for player in s.players]
        self.corners: dict[int, tuple[list[int], list[int], int, int]] = {}  # as they were when last counted
        self.walked = False  # on the way to a purchase
        self.lying = self.left_to_take()
        self.count()

    def look(self, log: list[Event]) -> None:
        """Everything, after any step."""
        self.follow(log)
        self.count()

    def follow(self, log: list[Event]) -> None:
        """Compare with the last time, after one decision at most."""
        self.check_order()
        self.check_decision()
        self.check_course(log)
        self.check_purses(log)
        self.check_turns(log)
        if not self.turns and self.s.waiting >= 0 and not any(frame.step == flow.ARRIVE for frame in self.s.agenda):
            assert NONE not in list(self.s.posts), "5: a post is empty when the round begins"
        if any(event.kind == "laid_order" for event in log) and self.laid_out():
            self.check_laid_out()

    def count(self) -> None:
        """Check everything that can be counted at a single moment, and that nothing went backwards."""
        self.count_tokens()
        self.count_products()
        self.count_islands()
        for seat, player in enumerate(self.s.players):
            corner = (list(player.tiles), list(player.width), player.kahunas, player.tikis)
            if corner != self.corners.get(seat):  # most moves change none
                self.check_corner(player)
                self.check_growth(seat, player)
                self.corners[seat] = corner

    def count_tokens(self) -> None:
        """1: bag, places, order spaces, beach and players together hold all cost tokens."""
        s = self.s
        counts = list(s.bag)
        for token in [*s.tokens, *s.order_tokens, *s.beach]:
            if token != NONE:
                counts[token] += 1
        for player in s.players:
            for number in player.taken:
                counts[number // 2] += 1
            up = sum(self.printed.values[number // 2] for number in player.taken if number % 2 == 0)
            down = sum(self.printed.fish[number // 2] for number in player.taken if number % 2)
            assert player.sum == up + down, f"12.1: sum {player.sum} of {up} and {down}"
        assert counts == self.printed.tokens, f"1: tokens {counts}"

    def laid_out(self) -> bool:
        """Whether all tokens of the round have just been laid."""
        return not any(frame.step in (flow.LAY, flow.LAY_ORDER) for frame in self.s.agenda)

    def check_laid_out(self) -> None:
        """2: places and beach got one token for each space, order spaces one less than there are seats; 3: sums."""
        s = self.s
        placed = sum(token != NONE for token in s.tokens)
        assert placed + len(s.beach) == self.printed.spaces, f"2: {placed} tokens and {len(s.beach)} fish"
        assert sum(token != NONE for token in s.order_tokens) == self.seats - 1, "2: order tokens"
        assert sum(s.bag) == sum(self.printed.tokens) - self.printed.spaces - self.seats + 1, "2: bag"
        for place, unnumbered in enumerate(self.printed.unnumbered):
            lying = [self.printed.values[token] for token in s.tokens[place * 3 : place * 3 + 3] if token != NONE]
            assert len(lying) in (unnumbered, unnumbered + 1), f"3: {lying} at {PLACE_NAMES[place]}"
            if len(lying) > unnumbered:
                assert sum(lying) <= self.printed.numbers[place], f"3: {lying} at {PLACE_NAMES[place]}"
        assert not any(sum(player.away) for player in s.players), "10: a boat is away when the round begins"

    def count_products(self) -> None:
        """4: stock and corners together hold all products; piles and corners all gods."""
        s = self.s
        counts = {name: s.stock[kind] for kind, name in enumerate(KIND_NAMES)}
        for g, name in enumerate(GOD_NAMES):
            counts[name] += s.hidden[g]
        for god in s.tops:
            if god != NONE:
                counts[KIND_NAMES[god]] += 1
        for player in s.players:
            for tile in player.tiles:
                counts[KIND_NAMES[tile // 2 % TILES]] += 1
            counts["kahuna"] += player.kahunas
            counts["tiki"] += player.tikis
            counts["large_boat"] += sum(player.ready[1:]) + sum(player.away[1:])
            assert player.ready[0] + player.away[0] == 1, "4: the small boat"
        assert counts == self.printed.counts, f"4: {counts}"
        assert sum(s.below) == sum(s.hidden), "4: piles"

    def count_islands(self) -> None:
        """5: posts and stack hold all islands, each once."""
        s = self.s
        there = [island for island in s.posts if island != NONE]
        there += [i for i, n in enumerate(s.stack) for _ in range(n)] + [
            i for i, n in enumerate(s.returned) for _ in range(n)
        ]
        assert sorted(there) == list(range(self.printed.islands)), f"5: islands {sorted(there)}"

    def check_corner(self, player: Any) -> None:
        """7: tracks and villages; 13: kahunas."""
        assert 0 <= player.kahunas <= 5, "7: kahunas"
        assert 0 <= player.tikis <= self.printed.tikis, "7: tikis"
        corner = Corner(player, self.printed, self.s.options.long_width)
        gods = [name for row in range(5) for name in corner.names(row) if name in GOD_NAMES]
        assert len(gods) == len(set(gods)), f"7: {gods}"
        for row in range(5):
            names = corner.names(row)
            assert len(names) == len(set(names)) <= 14 - (row == 0), f"7: {names}"
            assert sum(name in GOD_NAMES for name in names) <= 1, f"7: {names}"
            assert row == 0 or not names or names[0] in HUT_NAMES, f"7: founded with {names[0]}"
            assert corner.widths[row] == player.width[row] <= 15, f"7: width {player.width[row]}"
        founded = [row for row in range(1, 5) if corner.rows[row]]
        assert self.s.options.gaps or founded == list(range(1, 1 + len(founded))), f"7: rows {founded}"
        assert sum(self.printed.kahuna_points[: player.kahunas]) <= 45, "13"

    def check_growth(self, seat: int, player: Any) -> None:
        """7: tracks and villages only grow."""
        tiles, _, kahunas, tikis = self.corners.get(seat, ([], [], 0, 0))
        assert list(player.tiles[: len(tiles)]) == tiles, "7: a tile was moved"
        assert player.kahunas >= kahunas, "7: a kahuna was moved"
        assert player.tikis >= tikis, "7: a tiki was moved"

    def check_order(self) -> None:
        """8: the turn order is a permutation; 11: one player at each order space."""
        s = self.s
        if len(s.order) == self.seats:
            assert sorted(s.order) == list(range(self.seats)), f"8: order {list(s.order)}"
        for space, seat in enumerate(s.next_order):
            assert seat == NONE or s.players[seat].finished == space, f"11: space {space}"
        for seat, player in enumerate(s.players):
            assert player.finished == NONE or s.next_order[player.finished] == seat, f"11: seat {seat}"

    def check_decision(self) -> None:
        """14: every action list has a finish, every question an answer, and none too many."""
        s = self.s
        assert bool(s.moves()) == (s.waiting != NOBODY), "14: nothing to choose"
        if s.waiting in (CHANCE, NOBODY):
            return
        lines = len(s.moves())
        assert lines <= 20 or s.agenda[-1].step != flow.ACT, f"14: {lines} actions"
        assert lines <= 60, f"14: {lines} options"
        if s.agenda[-1].step == flow.ACT:
            assert any(moves.FINISH <= move < moves.PRODUCT for move in s.moves()), "14: no finish"

    def left_to_take(self) -> list[int]:
        """Tokens on places, fish on the beach, islands at posts."""
        s = self.s
        return [len(s.tokens) - list(s.tokens).count(NONE), len(s.beach), len(s.posts) - list(s.posts).count(NONE)]

    def check_turns(self, log: list[Event]) -> None:
        """9: a turn takes a token, fish or an island, or finishes; 14: who walks buys."""
        expected = self.lying
        for event in log:
            if event.kind in ("walked", "stayed"):
                assert not self.walked, "14: a walk without a purchase"
                self.walked = True
            elif event.kind in ("bought", "bought_piece"):
                assert self.walked, "14: a purchase without a walk"
                self.walked = False
                expected[0] -= 1
            elif isinstance(event, Fished):
                assert event.fish, "9: no fish"
                expected[1] -= len(event.fish)
            elif event.kind == "visited":
                expected[2] -= 1
        assert not self.walked or self.s.agenda[-1].step in BUYING, "14: a walk without a purchase"
        self.lying = self.left_to_take()
        laid = {event.kind for event in log} & {"laid", "washed_up", "arrived", "began"}
        assert laid or self.lying == expected, f"9: {self.lying}, not {expected}"

    def check_course(self, log: list[Event]) -> None:
        """8: scores only grow; 9: a round has only so many turns."""
        s = self.s
        scores = s.scores()
        if scores != self.scores:
            assert all(now >= before for now, before in zip(scores, self.scores, strict=True)), "8: a score fell"
            self.scores = scores
        if s.round != self.round:
            assert s.round == self.round + 1, "1.1: a round was left out"
            self.round, self.turns = s.round, 0
        self.turns += sum(event.kind in TURNS for event in log)
        assert self.turns <= self.printed.spaces + 4 + self.seats, f"9: {self.turns} turns in a round"

    def check_purses(self, log: list[Event]) -> None:
        """6: resources change by what is told and by nothing else."""
        expected = [list(purse) for purse in self.purses]
        for event in log:
            paid, got = getattr(event, "paid", {}), getattr(event, "got", {})
            if isinstance(event, Chose):
                got = {event.resource: 1}
            for resource, name in enumerate(RESOURCE_NAMES):
                expected[event.seat][resource] += got.get(name, 0) - paid.get(name, 0)
        self.purses = [list(player.purse) for player in self.s.players]
        assert self.purses == expected, f"6: {self.purses}, told {expected}"
        assert min(map(min, expected)) >= 0, f"6: {expected}"

    def finish(self) -> None:
        """12: the final scoring from the tiles alone; nothing without a tiki."""
        self.count()
        s = self.s
        assert s.waiting == NOBODY
        for player in s.players:
            final = list(player.earned[FINAL:])
            assert final == self.final_points(player), f"12: {final}"
            assert player.tikis or not sum(final), "12: points without a tiki"
            assert final[0] <= 45, "13: kahunas"
            assert player.points() == sum(player.earned), "12"

    def final_points(self, player: Any) -> list[int]:
        """Kahunas, long huts, hula, irrigation, LAKA and KANAOLA, straight from the formula of the specification."""
        printed = self.printed
        corner = Corner(player, printed, self.s.options.long_width)
        covered = printed.columns[: player.tikis]
        rows = [row for row in range(5) if corner.widths[row] and any(c <= corner.widths[row] for c in covered)]
        tiles = [(row, tile) for row in rows for tile in corner.rows[row]]
        fruits = {row: sum(sum(printed.icons[name]) > 0 for name in corner.names(row)) for row in rows}
        boats = sum(player.ready) + sum(player.away) + sum(name == "surfer" for _, (name, _) in tiles)
        icons = sum(printed.icons[name][side - 1] for _, (name, side) in tiles)
        return [
            sum(printed.kahuna_points[row] for row in rows if row < player.kahunas),
            sum(printed.does(tile, "final_points") for _, tile in tiles),
            sum(printed.does(tile, "per_tile") * (len(corner.rows[row]) + (row == 0)) for row, tile in tiles),
            sum(printed.irrigation[fruits[row]] for row, tile in tiles if printed.does(tile, "irrigation")),
            sum(printed.does(tile, "per_fruit") for _, tile in tiles) * icons,
            sum(printed.does(tile, "per_boat_and_surfer") for _, tile in tiles) * boats,
        ]
