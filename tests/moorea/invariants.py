"""What must be true at every moment of every game, counted from the component file and not by the rules' own code.

`Watch` follows one game: it looks at the table after every move and checks all that changed since the last look. The
numbers of the checks are those of the specification.
"""

from __future__ import annotations

from typing import Any

from motu.core.game import NOBODY, Event, Game
from motu.games.moorea.components import COMMODITY_NAMES, GOOD_NAMES, INTERMEDIATE_NAMES, PRODUCT_NAMES, TOOL_NAMES
from motu.games.moorea.state import MooreaState
from tests.moorea.box import Box, box_of, table_points

NOT_YET = -1
RAW = len(COMMODITY_NAMES)
REFINED = len(INTERMEDIATE_NAMES)


class Place:
    """What lay before one seat at one moment."""

    def __init__(self, box: Box, player: Any) -> None:
        self.hand, self.laid, self.products = player.hand[:], player.laid[:], player.products[:]
        self.tools, self.points = player.tools, player.points
        self.held = sum(self.hand)
        self.goods = list(self.hand)  # in the hand and at stores
        for n, (_, good, _) in zip(self.laid, box.laying, strict=True):
            if n:
                self.goods[good] += n
        self.owned = (self.goods[RAW:], self.products, self.laid, self.tools)  # all but commodities in hand

    def same(self, player: Any) -> bool:
        """Whether nothing has changed since."""
        return bool(
            self.hand == player.hand
            and self.points == player.points
            and self.tools == player.tools
            and self.laid == player.laid
            and self.products == player.products
        )


class Look:
    """The table at one moment."""

    def __init__(self, box: Box, s: MooreaState, last: Look | None) -> None:
        self.waiting, self.options = s.awaiting(), s.moves()
        self.active, self.turns, self.idle = s.active, s.turns, s.idle
        self.rung, self.last_turns = s.rung, s.last_turns
        self.pile, self.discard, self.row = list(s.pile), list(s.discard), list(s.row)
        self.stack_one, self.stack_two, self.removed = s.stack_one[:], s.stack_two[:], s.removed[:]
        self.display = list(s.display)
        self.shown = len(self.display) - self.display.count(-1)
        self.open = len(self.row) - self.row.count(-1)
        if last and last.stack_one == self.stack_one and last.stack_two == self.stack_two:
            self.deck: int = last.deck
        else:
            self.deck = sum(self.stack_one) + sum(self.stack_two)
        self.places: list[Place] = []
        for seat, player in enumerate(s.players):
            same = last is not None and last.places[seat].same(player)
            self.places.append(last.places[seat] if last and same else Place(box, player))


class Watch:
    """Follows one game. `look` after every move; `finish` when it is over."""

    def __init__(self, game: Game, s: MooreaState) -> None:
        self.s = s
        self.box = box_of(game)
        self.seats = len(s.players)
        self.now = Look(self.box, s, None)
        self.start_limit, self.draws = self.limit(0), self.box.draws
        self.actions: list[str] = []  # of the current turn
        self.progress = 0  # turns that bought or laid something
        self.rung_by = NOT_YET  # the seat in whose turn the end was rung in
        self.stalled = False  # it was rung in by idle turns
        self.bought_late = 0  # purchases since the deck could not refill the display
        self.turns_after = 0  # turns since the end was rung in
        self.count_commodities(self.now)
        self.count_products(self.now)
        self.count_tools(self.now)

    def has(self, seat: int, tool: str) -> bool:
        return bool(self.now.places[seat].tools >> TOOL_NAMES.index(tool) & 1)

    def limit(self, seat: int) -> int:
        return self.box.limit_more if self.has(seat, "basket") else self.box.limit

    def look(self, events: list[Event]) -> None:
        """Compare with the last look, and check all that changed. Only exchanges are taken from what was told."""
        before = self.now
        now = self.now = Look(self.box, self.s, before)
        self.check_cards(before, now)
        self.check_actions(before, now, events)
        self.check_end(before, now)
        for old, new in zip(before.places, now.places, strict=True):
            if old is not new:
                self.check_place(old, new)
        assert now.places[now.active].held <= self.start_limit + self.draws, "6: too many cards in hand"
        if now.waiting >= 0:
            self.check_decision(now)

    def check_cards(self, before: Look, now: Look) -> None:
        """1-3, 11: all cards counted; 10: stack I before stack II; 13: what is out of the game stays out."""
        self.count_commodities(now)
        moved = [new for old, new in zip(before.places, now.places, strict=True) if new.owned != old.owned]
        if moved or now.display != before.display or now.deck != before.deck or now.removed != before.removed:
            self.count_products(now)
            self.count_tools(now)
            grown = [a - b for a, b in zip(now.removed, before.removed, strict=True)]
            assert min(grown) >= 0, "13: something came back into the game"
            assert not any(grown[REFINED:]), "13: only canoe, hut and stoneware leave the game"
            stack_one_first = now.stack_two == before.stack_two or not any(before.stack_one)
            assert stack_one_first, "10: stack II before stack I was used up"

    def count_tools(self, now: Look) -> None:
        """3: pile and owners together hold all tools of a kind."""
        for t, count in enumerate(self.box.tools):
            owners = sum(place.tools >> t & 1 for place in now.places)
            assert self.s.tools_left(t) + owners == count, f"3: {TOOL_NAMES[t]}"

    def count_commodities(self, now: Look) -> None:
        """1: pile, discard, open row, hands and stores together hold all cards of each commodity."""
        row = [now.row.count(c) for c in range(RAW)]
        parts = [now.pile, now.discard, row] + [place.goods[:RAW] for place in now.places]
        counts = list(map(sum, zip(*parts, strict=True)))
        assert counts == self.box.commodities, f"1: commodities {counts}"

    def count_products(self, now: Look) -> None:
        """2, 11: deck, display, tableaus, hands, stores and the cards out of the game hold all that is in play."""
        parts = [now.stack_one, now.stack_two, now.removed] + [place.products for place in now.places]
        counts = list(map(sum, zip(*parts, strict=True)))
        for card in now.display:
            if card >= 0:
                counts[card] += 1
        for i in range(REFINED):
            counts[i] += sum(place.goods[RAW + i] for place in now.places)
        assert counts == self.box.copies[self.seats], f"2, 11: products {counts}"

    def check_actions(self, before: Look, now: Look, events: list[Event]) -> None:
        """14: at most one purchase, tool, laying or exchange in a turn, and only by the player whose turn it was."""
        seat = before.active
        old, new = before.places[seat], now.places[seat]
        if before.waiting == seat and (now.display != before.display or now.deck != before.deck):
            self.actions.append("product")
            if not before.deck:
                self.bought_late += 1
        if new.tools != old.tools:
            self.actions.append("tool")
        if new.laid != old.laid:
            self.actions.append("laid")
        self.actions += [event.kind for event in events if event.kind == "exchanged"]
        assert len(self.actions) <= 1, f"14: {self.actions} in one turn"
        if before.waiting >= 0 and now.turns == before.turns:
            idle = all(now.places[other] is before.places[other] for other in range(self.seats) if other != seat)
            assert idle, "14: somebody else acted"

    def check_end(self, before: Look, now: Look) -> None:
        """12: the last turns are set once, to one for each seat, and then only fall."""
        if before.last_turns != now.last_turns:
            first = before.last_turns == NOT_YET
            assert now.last_turns == (self.seats if first else before.last_turns - 1), "12: last turns"
            if first:
                self.rung_by, self.stalled = before.active, not self.bought_late
        rung = now.rung or now.last_turns != NOT_YET
        assert rung or not self.bought_late, "12: a place stayed empty, and nothing was rung in"
        if before.turns and (now.turns != before.turns or now.waiting == NOBODY):
            self.check_turn(before, now)

    def check_turn(self, before: Look, now: Look) -> None:
        """6: the hand at the end of a turn; 12: the order of the last turns; 18: turns without progress counted."""
        if now.waiting != NOBODY:
            assert now.turns == before.turns + 1, "12: turns are counted"
            assert now.active == (before.active + 1) % self.seats, "12: clockwise"
        if before.last_turns != NOT_YET:
            self.turns_after += 1
            assert before.active == (self.rung_by + self.turns_after) % self.seats, "12: one last turn each"
        forward = bool(set(self.actions) - {"exchanged"})
        assert now.idle == (0 if forward else before.idle + 1), "18: turns without progress"
        assert now.places[before.active].held <= self.limit(before.active), "6: too many cards after a turn"
        self.progress += forward
        self.actions = []
        self.start_limit = self.limit(now.active)
        self.draws = self.box.draws_more if self.has(now.active, "cart") else self.box.draws

    def check_place(self, old: Place, new: Place) -> None:
        """7: what lies in a tableau; 8: stores; 9: points, from the table and never fewer."""
        assert min(new.hand) >= 0, "7: a hand owes cards"
        if new.owned == old.owned:
            assert new.points == old.points, "9: points for nothing"
            return
        assert not any(new.products[:REFINED]), "7: canoe, hut or stoneware in a tableau"
        for was, n, (store, good, _) in zip(old.laid, new.laid, self.box.laying, strict=True):
            assert n >= was, "8: a laid card came back"
            right = new.products[store] and GOOD_NAMES[good] != "fish"
            assert right or not n, f"8: {n} {GOOD_NAMES[good]} at {PRODUCT_NAMES[store]}"
        assert new.points == table_points(self.box, vars(new)), f"9: {new.points} points"
        assert new.points >= old.points, "9: points were lost"

    def check_decision(self, now: Look) -> None:
        """4, 17: the open row; 5: the display; 15: the number of options; and only the active player decides."""
        assert now.waiting == now.active, "15: a decision out of turn"
        assert 1 <= len(now.options) <= 24, f"15: {len(now.options)} options"
        supply = any(now.pile) or any(now.discard)
        assert now.open == self.box.open or not supply, "4, 17: an open place is empty"
        assert now.shown == self.box.shown - self.bought_late, f"5: {now.shown} products in the display"
        assert not (now.deck and self.bought_late), "5: an empty place while there are products"
        assert self.bought_late <= self.seats + (not self.stalled), "5: too few products in the display"

    def finish(self) -> None:
        """12: everybody had a last turn; 18: progress is possible only so often."""
        assert self.now.waiting == NOBODY, "12: not over"
        assert not self.now.options, "12: moves after the end"
        assert self.turns_after == self.seats, f"12: {self.turns_after} last turns"
        for_sale = sum(self.box.copies[5]) + sum(self.box.tools)
        raw = sum(self.box.commodities) - self.box.commodities[GOOD_NAMES.index("fish")]
        refined = sum(self.box.copies[5][:REFINED])
        assert self.progress <= for_sale + raw + refined, f"18: {self.progress} turns with progress"
