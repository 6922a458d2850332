"""Invariants at every moment of every game, counted from the component file and not by the rules' own code.

`Watch` stays with one game. What passes (a question, an open place, the order of turns) it must `follow` from decision
to decision; what stays wrong once it has gone wrong (a lost card, points for nothing) it can `count` at any time. The
numbers of the checks are those of the specification.
"""

from __future__ import annotations

from typing import Any

from motu.core.events import Event
from motu.core.game import NOBODY, Game
from motu.games.moorea.components import COMMODITY_NAMES, GOOD_NAMES, INTERMEDIATE_NAMES, PRODUCT_NAMES, TOOL_NAMES
from motu.games.moorea.events import BoughtTool, Laid
from motu.games.moorea.state import MooreaState
from tests.moorea.box import Box, box_of, table_points

NOT_YET = -1
RAW = len(COMMODITY_NAMES)
REFINED = len(INTERMEDIATE_NAMES)
BASKET = 1 << TOOL_NAMES.index("basket")
CART = 1 << TOOL_NAMES.index("cart")
ACTIONS = {"bought", "bought_tool", "laid", "exchanged"}


class Place:
    """What lay before one seat at one moment."""

    def __init__(self, box: Box, player: Any) -> None:
        self.hand, self.laid, self.products = player.hand[:], player.laid[:], player.products[:]
        self.tools, self.points = player.tools, player.points
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
        self.stack_one, self.stack_two, self.removed = s.stack_one[:], s.stack_two[:], s.removed[:]
        self.display = list(s.display)
        self.for_sale = deck(s) + len(self.display) - self.display.count(-1)
        self.places: list[Place] = []
        for seat, player in enumerate(s.players):
            same = last is not None and last.places[seat].same(player)
            self.places.append(last.places[seat] if last and same else Place(box, player))


def deck(s: MooreaState) -> int:
    return sum(s.stack_one) + sum(s.stack_two)


class Watch:
    """Stays with one game: `follow` at every decision, `count` at any time, `finish` when it is over."""

    def __init__(self, game: Game, s: MooreaState) -> None:
        self.s = s
        self.box = box_of(game)
        self.seats = len(s.players)
        self.active, self.turns, self.idle, self.last_turns = s.active, s.turns, s.idle, s.last_turns
        self.deck = deck(s)  # as told; the count will show whether that was true
        self.hand_limit = self.limit(s.active) + self.draws(s.active)  # in the course of this turn
        self.actions: list[Event] = []  # of the current turn
        self.progress = 0  # turns that bought or laid something
        self.rung_by = NOT_YET  # the seat in whose turn the end was rung in
        self.stalled = False  # it was rung in by idle turns
        self.bought_late = 0  # purchases since the deck could not refill the display
        self.turns_after = 0  # turns since the end was rung in
        self.told: list[Event] = []  # actions since the last count
        self.had_turns: set[int] = set()  # since the last count
        self.asked = False  # anybody, anything
        self.dealing = True  # when last counted
        self.now = Look(self.box, s, None)
        self.count_cards(self.now)

    def limit(self, seat: int) -> int:
        return self.box.limit_more if self.s.players[seat].tools & BASKET else self.box.limit

    def draws(self, seat: int) -> int:
        return self.box.draws_more if self.s.players[seat].tools & CART else self.box.draws

    def look(self, events: list[Event]) -> None:
        """Everything, after any step."""
        self.follow(events)
        self.count()

    # what passes

    def follow(self, events: list[Event]) -> None:
        """Compare with the last time, after one decision at most."""
        s = self.s
        for event in events:
            if event.kind in ACTIONS:
                self.check_action(event)
            elif event.kind == "turned_up":
                self.deck -= 1
        waiting = s.awaiting()
        if self.last_turns != s.last_turns:
            self.check_last_turns()
        assert s.rung or not self.bought_late or s.last_turns != NOT_YET, "12: a place stayed empty, nothing rung in"
        if s.turns != self.turns or waiting == NOBODY:
            if self.turns:
                self.check_turn(waiting)
            self.active, self.turns, self.idle, self.last_turns = s.active, s.turns, s.idle, s.last_turns
            self.hand_limit = self.limit(s.active) + self.draws(s.active)
        assert sum(s.players[s.active].hand) <= self.hand_limit, "6: too many cards in hand"
        if waiting >= 0:
            self.check_decision(waiting, len(s.moves()))

    def check_action(self, event: Event) -> None:
        """14: at most one purchase, tool, laying or exchange in a turn, and only by the player whose turn it is."""
        assert event.seat == self.active, "14: somebody else acted"
        assert not self.actions, f"14: {event.kind} after {self.actions[0].kind} in one turn"
        self.actions.append(event)
        self.told.append(event)
        if event.kind == "bought" and not self.deck:
            self.bought_late += 1

    def check_last_turns(self) -> None:
        """12: the last turns are set once, to one for each seat, and then only fall."""
        first = self.last_turns == NOT_YET
        assert self.s.last_turns == (self.seats if first else self.last_turns - 1), "12: last turns"
        if first:
            self.rung_by, self.stalled = self.active, not self.bought_late

    def check_turn(self, waiting: int) -> None:
        """6: the hand at the end of a turn; 12: the order of the last turns; 18: turns without progress counted."""
        s = self.s
        if waiting != NOBODY:
            assert s.turns == self.turns + 1, "12: turns are counted"
            assert s.active == (self.active + 1) % self.seats, "12: clockwise"
        if self.last_turns != NOT_YET:
            self.turns_after += 1
            assert self.active == (self.rung_by + self.turns_after) % self.seats, "12: one last turn each"
        forward = bool(self.actions) and self.actions[0].kind != "exchanged"
        assert s.idle == (0 if forward else self.idle + 1), "18: turns without progress"
        assert sum(s.players[self.active].hand) <= self.limit(self.active), "6: too many cards after a turn"
        self.had_turns.add(self.active)
        self.progress += forward
        self.actions = []

    def check_decision(self, waiting: int, options: int) -> None:
        """4, 17: the open row; 5: the display; 15: the number of options; and only the active player decides."""
        s = self.s
        self.asked = True
        assert waiting == s.active, "15: a decision out of turn"
        assert 1 <= options <= 24, f"15: {options} options"
        assert -1 not in s.row or not (any(s.pile) or any(s.discard)), "4, 17: an open place is empty"
        gaps = list(s.display).count(-1)
        assert gaps == self.bought_late, f"5: {gaps} gaps in the display after {self.bought_late} late purchases"
        assert not (self.deck and gaps), "5: an empty place while there are products"
        assert gaps <= self.seats + (not self.stalled), "5: too few products in the display"

    # what stays

    def count(self) -> None:
        """Compare with the last count: all that changed was told, and nothing came from nowhere or was lost."""
        before = self.now
        now = self.now = Look(self.box, self.s, before)
        self.count_cards(now)
        self.count_changes(before, now)
        for seat, (old, new) in enumerate(zip(before.places, now.places, strict=True)):
            if old is not new:
                self.check_place(old, new)
                in_turn = self.dealing or seat == self.active or seat in self.had_turns
                assert in_turn, "14: a place changed out of turn"
        self.told, self.had_turns, self.dealing = [], set(), not self.asked

    def count_cards(self, now: Look) -> None:
        """1-3, 11: all cards are there."""
        self.count_commodities(now)
        self.count_products(now)
        for t, count in enumerate(self.box.tools):
            owners = sum(place.tools >> t & 1 for place in now.places)
            assert self.s.tools_left(t) + owners == count, f"3: {TOOL_NAMES[t]}"

    def count_commodities(self, now: Look) -> None:
        """1: pile, discard, open row, hands and stores together hold all cards of each commodity."""
        row = list(self.s.row)
        parts = [self.s.pile, self.s.discard, map(row.count, range(RAW))]
        parts += [place.goods[:RAW] for place in now.places]
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

    def count_changes(self, before: Look, now: Look) -> None:
        """10: stack I before stack II; 13: what is out of the game stays out; 14: nothing is acquired in secret."""
        if now.stack_two != before.stack_two:
            assert not any(now.stack_one), "10: stack II before stack I was used up"
        if now.removed != before.removed:
            grown = [a - b for a, b in zip(now.removed, before.removed, strict=True)]
            assert min(grown) >= 0, "13: something came back into the game"
            assert not any(grown[REFINED:]), "13: only canoe, hut and stoneware leave the game"
        assert self.deck == deck(self.s), "5: a product was turned up in secret"
        assert before.for_sale - now.for_sale == sum(event.kind == "bought" for event in self.told), "14: a purchase"
        for seat, (old, new) in enumerate(zip(before.places, now.places, strict=True)):
            if new.owned[2:] != old.owned[2:]:
                own = [event for event in self.told if event.seat == seat]
                tools = [TOOL_NAMES.index(event.tool) for event in own if isinstance(event, BoughtTool)]
                assert old.tools + sum(1 << tool for tool in tools) == new.tools, "14: a tool"
                laid = sum(sum(event.cards.values()) for event in own if isinstance(event, Laid))
                assert sum(new.laid) - sum(old.laid) == laid, "14: laid cards"

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

    def finish(self) -> None:
        """12: everybody had a last turn; 18: progress is possible only so often."""
        self.count()
        assert self.s.awaiting() == NOBODY, "12: not over"
        assert not self.s.moves(), "12: moves after the end"
        assert self.turns_after == self.seats, f"12: {self.turns_after} last turns"
        for_sale = sum(self.box.copies[5]) + sum(self.box.tools)
        raw = sum(self.box.commodities) - self.box.commodities[GOOD_NAMES.index("fish")]
        refined = sum(self.box.copies[5][:REFINED])
        assert self.progress <= for_sale + raw + refined, f"18: {self.progress} turns with progress"
