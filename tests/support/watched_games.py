"""Whole games with invariants checked after each step, and the tests of every game that has them.

A game has `Watch` in its invariants.py, and in test_invariants.py:

    WATCHED = WatchedGames(GAME, GameState, Watch, STYLES, seldom=100)

    class TestInvariants(InvariantTests):
        watched = WATCHED
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import pytest

from motu import sources
from motu.core.dice import Dice
from motu.core.events import Event
from motu.core.flow import Flow
from motu.core.game import CHANCE, NOBODY, Game, Settings
from tests.support.random_games import Place, places, turn_about
from tests.support.styles import ANY_MOVE, Styles

S = TypeVar("S", bound=Flow)


class Budget(NamedTuple):
    """How many decisions of a game are watched, spread over seat counts and styles."""

    in_all: int
    thorough: int  # with pytest --thorough
    chunk: int  # in one test

    def decisions(self, thorough: bool) -> int:
        return self.thorough if thorough else self.in_all

    @property
    def closely(self) -> int:
        """So many are checked after every step, in games at random and again in the other styles."""
        return self.in_all // 20


BUDGET = Budget(600_000, 4_000_000, 20_000) if sources.compiled() else Budget(20_000, 60_000, 2_000)


class Watch(Protocol):
    """Stays with one game."""

    def look(self, log: list[Event]) -> None:
        """Check everything, after any step."""

    def follow(self, log: list[Event]) -> None:
        """Check what passes, after one decision at most."""

    def finish(self) -> None:
        """Check the end."""


class WatchedGames(Generic[S]):
    """A game that is played from beginning to end under a watch."""

    def __init__(
        self, game: Game, state: type[S], watch: Callable[[Game, S], Watch], styles: Styles, seldom: int
    ) -> None:
        self.game, self.state, self.watch, self.styles = game, state, watch, styles
        self.seldom = seldom  # how many steps apart a game that is not watched closely is checked as a whole
        self.seats = list(game.seat_counts)
        self.decided = 0  # decisions of the last game
        self.kinds: set[str] = set()  # the events of the last game, by their kind

    def play(self, seats: int, settings: Settings, seed: int, style: str = ANY_MOVE, *, closely: bool = True) -> S:
        """A whole game, and everything checked after every step.

        If not so closely, what passes is checked at every decision, and the rest now and then: a lost card stays lost.
        """
        s = self.game.new(seats, settings)
        assert isinstance(s, self.state)
        dice, watch, choose = Dice(seed), self.watch(self.game, s), self.styles[style]
        self.decided, self.kinds = 0, set()
        log: list[Event] = []
        steps = 0
        while s.awaiting() != NOBODY:
            if s.awaiting() == CHANCE:
                s.chance(dice, log)
            else:
                s.play(choose(s, dice), log)
                self.decided += 1
            steps += 1
            if closely or steps % self.seldom == 0:
                watch.look(log)
            elif s.awaiting() != CHANCE:
                watch.follow(log)
            else:
                continue
            self.kinds.update(event.kind for event in log)
            log.clear()
        watch.finish()
        return s

    def spend(self, decisions: int, seats: int, style: str, seed: int, *, closely: bool) -> None:
        """Whole games until so many decisions have been made."""
        while decisions > 0:
            self.play(seats, {}, seed, style, closely=closely)
            decisions -= self.decided
            seed += 1


class InvariantTests:
    """The tests of a game that is watched."""

    watched: ClassVar[WatchedGames[Any]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        watched = self.watched
        if "chunk" in metafunc.fixturenames:
            ways = list(product(watched.styles, watched.seats))
            chunks = range(BUDGET.decisions(metafunc.config.getoption("thorough")) // BUDGET.chunk)
            cases = [(*ways[chunk % len(ways)], chunk) for chunk in chunks]
            return metafunc.parametrize(("style", "seats", "chunk"), cases)
        if "place" in metafunc.fixturenames:
            spread = places if sources.compiled() else turn_about
            return metafunc.parametrize("place", spread(watched.game), ids=str)
        if "style" in metafunc.fixturenames:
            metafunc.parametrize("style", [style for style in watched.styles if style != ANY_MOVE])
        return metafunc.parametrize("seats", watched.seats)

    def test_every_position_of_some_games(self, seats: int) -> None:
        self.watched.spend(BUDGET.closely // len(self.watched.seats), seats, ANY_MOVE, 0, closely=True)

    def test_every_position_of_strange_games(self, seats: int, style: str) -> None:
        ways = len(self.watched.seats) * (len(self.watched.styles) - 1)
        self.watched.spend(BUDGET.closely // ways, seats, style, 0, closely=True)

    @pytest.mark.slow
    def test_many_games(self, seats: int, style: str, chunk: int) -> None:
        self.watched.spend(BUDGET.chunk, seats, style, 1000 * (chunk + 1), closely=False)

    def test_every_position_with_every_setting(self, place: Place) -> None:
        self.watched.play(place.seats, place.settings, place.seats)

    def test_the_same_seed_and_decisions_make_the_same_game(self, seats: int) -> None:
        assert self.watched.play(seats, {}, 7).dump() == self.watched.play(seats, {}, 7).dump()
        assert self.watched.play(seats, {}, 7).dump() != self.watched.play(seats, {}, 8).dump()
