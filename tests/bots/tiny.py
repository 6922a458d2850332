"""Games so small that they can be solved exactly: what a search should find is known.

Bets: three cards, 0 to 2. Each seat sees its own. Seat 0 bets 1 or 2, or folds and pays 1; then seat 1 calls, or folds
and pays 1; the larger card wins the bet. Heap: take 1 to 3 from a heap in turn; the last to take wins. Their states
are plain Python without an agenda: the search needs no more than the contract.
"""

from __future__ import annotations

from itertools import permutations

from librt.vecs import vec

from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY, Game, Json, Move, Seat, Settings, State
from motu.core.places import places
from motu.core.search_model import SearchModel

CARDS = 3
DEALS = list(permutations(range(CARDS), 2))
FOLD, CALL = 0, 1
BETS = (1, 2)


class BetsState(State):
    """Tokens by holder, and the answers so far."""

    def __init__(self, cards: tuple[int, ...] = (), bet: int = -1, called: int = -1) -> None:
        self.cards = cards
        self.bet = bet
        self.called = called

    def awaiting(self) -> Seat:
        if not self.cards:
            return CHANCE
        if self.bet < 0:
            return 0
        return NOBODY if self.bet == FOLD or self.called >= 0 else 1

    def moves(self) -> list[Move]:
        return {CHANCE: list(range(len(DEALS))), 0: [FOLD, *BETS], 1: [FOLD, CALL], NOBODY: []}[self.awaiting()]

    def odds(self) -> list[int]:
        return [1] * len(DEALS) if self.awaiting() == CHANCE else []

    def fresh(self) -> bool:
        return self.awaiting() >= 0

    def play(self, move: Move, log: object = None) -> None:
        if self.awaiting() == CHANCE:
            self.cards = DEALS[move]
        elif self.bet < 0:
            self.bet = move
        else:
            self.called = move

    def scores(self) -> list[int]:
        if self.awaiting() != NOBODY:
            return [0, 0]
        won = -1 if self.bet == FOLD else 1 if self.called == FOLD else self.bet
        if self.called == CALL and self.cards[1] > self.cards[0]:
            won = -won
        return [won, -won]

    def clone(self) -> BetsState:
        return BetsState(self.cards, self.bet, self.called)

    def dump(self) -> Json:
        return [list(self.cards), self.bet, self.called]


class OpenModel(SearchModel):
    """A search model of the present points only."""

    def values(self, state: State) -> vec[float]:
        return vec[float]([float(score) for score in state.scores()])

    def priors(self, state: State) -> vec[float]:
        return vec[float]([1.0 for _ in state.moves()])

    def points(self, state: State) -> vec[float]:
        return self.values(state)

    def spread(self, state: State) -> float:
        return 0.0 if state.awaiting() == NOBODY else 1.0


class BetsModel(OpenModel):
    """The other card could be any but the own one."""

    def guess(self, state: State, seat: Seat, dice: Dice) -> BetsState:
        assert isinstance(state, BetsState)
        others = [card for card in range(CARDS) if card != state.cards[seat]]
        dealt = others[dice.below(len(others))]
        cards = (state.cards[0], dealt) if seat == 0 else (dealt, state.cards[1])
        return BetsState(cards, state.bet, state.called)


class Bets(Game):
    """Hidden cards and a bluff."""

    def __init__(self) -> None:
        super().__init__("bets", 1, range(2, 3), [], len(DEALS), 3, "")

    def new(self, seats: int, settings: Settings) -> BetsState:
        return BetsState()

    def search_model(self) -> SearchModel:
        return BetsModel()

    def ranking(self, state: State) -> list[int]:
        return places(state.scores())


class HeapState(State):
    """The rest of the pieces, and whose turn it is."""

    def __init__(self, seats: int, left: int, seat: int = 0) -> None:
        self.seats = seats
        self.left = left
        self.seat = seat

    def awaiting(self) -> Seat:
        return self.seat if self.left else NOBODY

    def moves(self) -> list[Move]:
        return list(range(1, min(3, self.left) + 1))

    def play(self, move: Move, log: object = None) -> None:
        self.left -= move
        if self.left:
            self.seat = (self.seat + 1) % self.seats

    def scores(self) -> list[int]:
        return [int(self.left == 0 and seat == self.seat) for seat in range(self.seats)]

    def clone(self) -> HeapState:
        return HeapState(self.seats, self.left, self.seat)

    def dump(self) -> Json:
        return [self.seats, self.left, self.seat]


class HeapModel(OpenModel):
    """Nothing is hidden."""

    def guess(self, state: State, seat: Seat, dice: Dice) -> State:
        return state.clone()


class Heap(Bets):
    """A game without chance and without secrets."""

    def search_model(self) -> SearchModel:
        return HeapModel()
