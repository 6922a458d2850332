"""A game assembled from functions of its modules, so that its game.py holds only what is its own.

Not compiled, like the game.py of every game: a search asks the search model and states.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from motu.core.decisions import legal, seated
from motu.core.events import Event, own
from motu.core.game import Decision, Game, Move, Phrase, Reason, ScoreLine, Seat, State
from motu.core.search_model import SearchModel
from motu.core.views import TableView

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=TableView[Any])


class Parts(NamedTuple, Generic[S, V]):
    """The functions that answer for a game. They are called with checked arguments only."""

    mine: Callable[[State], S]  # a state of this game; raises WrongGame
    decision: Callable[[S], Decision]
    view: Callable[[S, Seat], V]
    ledger: Callable[[S, Seat], list[ScoreLine]]
    ranking: Callable[[S], list[int]]
    why_not: Callable[[S, Seat, str], Reason | None]
    tell: Callable[[Event], Phrase]
    write: Callable[[S, Move], str]
    events: list[type[Event]]
    own_model: SearchModel
    strategies: Callable[[S, Seat], list[str]] | None = None


class AssembledGame(Game, Generic[S, V]):
    """Checks what it is asked, then answers by the game's parts."""

    parts: Parts[S, V]  # set by the class of each game

    def decision(self, state: State) -> Decision:
        return self.parts.decision(self.parts.mine(state))

    def view(self, state: State, seat: Seat) -> V:
        return self.parts.view(self.parts.mine(state), seated(state, seat))

    def own_model(self) -> SearchModel:
        return self.parts.own_model

    def strategies(self, state: State, seat: Seat) -> list[str]:
        return self.parts.strategies(self.parts.mine(state), seat) if self.parts.strategies else []

    def ledger(self, state: State) -> list[list[ScoreLine]]:
        s = self.parts.mine(state)
        return [self.parts.ledger(s, seat) for seat in range(len(s.scores()))]

    def ranking(self, state: State) -> list[int]:
        return self.parts.ranking(self.parts.mine(state))

    def why_not(self, state: State, seat: Seat, handle: str) -> Reason | None:
        return self.parts.why_not(self.parts.mine(state), seated(state, seat), handle)

    def events(self) -> list[type[Event]]:
        return self.parts.events

    def tell(self, event: Event) -> Phrase:
        return self.parts.tell(own(event, self.parts.events))

    def write(self, state: State, move: Move) -> str:
        return self.parts.write(self.parts.mine(state), legal(state, move))

    def written(self, state: State) -> dict[str, Move]:
        s = self.parts.mine(state)
        return {self.parts.write(s, move): move for move in s.moves()}
