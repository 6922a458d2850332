"""Bots play legally, repeatably, and without secrets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from motu import sources
from motu.bots.bot import Bot, ask
from motu.bots.levels import Searcher
from motu.bots.simple import Greedy, Random
from motu.core.dice import Dice
from motu.core.game import NOBODY, SPECTATOR, Game, Move, Seat, State
from motu.shelf import bots, games
from tests.support.play import EXAMPLE

TITLES = list(games.values())
LONG = 100  # simulations that are too many where nothing is compiled
ASKED = {
    name: bot
    for name, bot in bots.items()
    if sources.compiled() or not isinstance(bot, Searcher) or bot.simulations < LONG
}
ENOUGH = 5  # positions in which something was hidden


def moments(game: Game, seats: int, every: int) -> Iterator[State]:
    """Positions of a random game in which a seat has more than one move."""
    state, dice, number = game.new(seats, {}), Dice(seats), 0
    state.until_asked(dice)
    while state.awaiting() != NOBODY:
        moves = state.moves()
        number += len(moves) > 1
        if len(moves) > 1 and number % every == 0:
            yield state
        state.play(moves[dice.below(len(moves))])
        state.until_asked(dice)


class Witness(Bot):
    """A bot that remembers the worlds that it was given."""

    name = "witness"

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, game: Game, world: State, seat: Seat, dice: Dice) -> Move:
        self.shown.append(world)
        return world.moves()[0]


@pytest.mark.parametrize("game", TITLES, ids=games)
@pytest.mark.parametrize("bot", ASKED.values(), ids=ASKED)
def test_a_bot_answers_with_a_legal_move_and_the_same_again(bot: Bot, game: Game) -> None:
    for seats in game.seat_counts:
        for state in moments(game, seats, 60):
            seat = state.awaiting()
            move = ask(bot, game, state, seat, Dice(5))
            assert move in state.moves()
            assert move == ask(bot, game, state, seat, Dice(5))


@pytest.mark.parametrize("game", TITLES, ids=games)
@pytest.mark.parametrize("bot", ASKED.values(), ids=ASKED)
def test_a_bot_plays_the_same_whatever_is_hidden(bot: Bot, game: Game) -> None:
    """The cards that its seat cannot know are dealt anew, and it does not notice."""
    changed = 0
    for seats in game.seat_counts:
        for number, state in enumerate(moments(game, seats, 3)):
            seat = state.awaiting()
            other = game.guess(state, seat, Dice(99))
            differs = other.dump() != state.dump()
            if number % 15 and (not differs or changed > ENOUGH):  # in some games little is hidden, and seldom
                continue
            changed += differs
            assert ask(bot, game, other, seat, Dice(7)) == ask(bot, game, state, seat, Dice(7))
    assert changed > ENOUGH if game.hides() else changed == 0


@pytest.mark.parametrize("game", TITLES, ids=games)
def test_a_bot_is_never_shown_the_true_state(game: Game) -> None:
    bot = Witness()
    different = 0
    for state in moments(game, game.seat_counts[-1], 2):
        seat = state.awaiting()
        before = state.dump()
        ask(bot, game, state, seat, Dice(3))
        world = bot.shown[-1]
        assert game.view(world, seat) == game.view(state, seat)
        assert game.view(world, SPECTATOR) == game.view(state, SPECTATOR)
        different += world.dump() != before
        world.play(world.moves()[-1])  # a bot may change its world
        assert state.dump() == before
    assert different > ENOUGH if game.hides() else different == 0


def test_random_tries_everything() -> None:
    game = TITLES[0]
    state = next(moments(game, 3, 20))
    dice = Dice(1)
    chosen = {ask(Random(), game, state, state.awaiting(), dice) for _ in range(400)}
    assert chosen == set(state.moves())


class Counting(type(games[EXAMPLE])):  # type: ignore[misc]  # any game
    """Counts guesses, and may claim that it hides nothing."""

    def __init__(self, hidden: bool) -> None:
        super().__init__()
        self.hidden = hidden
        self.guesses = 0

    def hides(self) -> bool:
        return self.hidden

    def guess(self, state: State, seat: Seat, dice: Dice) -> State:
        self.guesses += 1
        world: State = super().guess(state, seat, dice)
        return world


@pytest.mark.parametrize(("hidden", "worlds"), [(True, 4), (False, 1)])
def test_greedy_needs_one_world_where_nothing_is_hidden(hidden: bool, worlds: int) -> None:
    game = Counting(hidden)
    state = game.new(3, {})
    state.until_asked(Dice(1))
    assert len(state.moves()) > 1
    Greedy(worlds=4).choose(game, state, state.awaiting(), Dice(1))
    assert game.guesses == worlds
