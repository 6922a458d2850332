"""Five levels, each a budget and a temperature: they answer in time and never play a bad move by chance."""

from __future__ import annotations

from time import process_time

import pytest

from motu import sources
from motu.bots import levels
from motu.bots.bot import ask
from motu.bots.levels import LEVELS, Searcher, careful, warmed
from motu.core.dice import Dice
from motu.core.game import Game
from motu.shelf import bots, games
from tests.bots.test_bots import moments
from tests.bots.tiny import Heap, HeapState

NAMES = ["beachcomber", "paddler", "fisher", "navigator", "elder"]
SECONDS = {name: 3.0 if name == "elder" else 1.0 for name in NAMES}  # of one core, at most


def test_they_are_on_the_shelf_from_weak_to_strong() -> None:
    assert [level.name for level in LEVELS] == NAMES
    assert [name for name in bots if name in NAMES] == NAMES
    found = [level for level in LEVELS if isinstance(level, Searcher)]
    assert [level.simulations for level in found] == sorted(level.simulations for level in found)
    assert [level.temperature for level in found] == sorted((level.temperature for level in found), reverse=True)
    assert found[-1].temperature == 0.0


def test_a_cold_level_plays_the_best_move_and_a_warm_one_none_out_of_reach() -> None:
    worths = [0.50, 0.48, 0.40, 0.10]
    assert warmed(worths, 0.0) == [1, 0, 0, 0]
    assert [weight > 0 for weight in warmed(worths, 0.5)] == [True, True, False, False]
    assert [weight > 0 for weight in warmed(worths, 1.0)] == [True, True, True, False], "better than the average"
    assert warmed(worths, 1.0) == sorted(warmed(worths, 1.0), reverse=True)
    assert warmed([0.3, 0.3], 1.0) == [1, 0], "equal ones: the first"


def test_few_lucky_visits_do_not_make_a_good_move() -> None:
    assert careful(0.9, 1, 0.2) < careful(80.0, 100, 0.2)
    assert careful(90.0, 100, 0.2) > careful(80.0, 100, 0.2)


def test_a_warm_level_loses_what_a_cold_one_wins() -> None:
    cold, warm = Searcher("cold", 300), Searcher("warm", 300, 1.9)
    chosen = [[bot.choose(Heap(), HeapState(2, 6), 0, Dice(seed)) for seed in range(20)] for bot in (cold, warm)]
    assert set(chosen[0]) == {2}
    assert len(set(chosen[1])) > 1


def test_a_single_legal_move_is_played_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "Search", None)
    assert LEVELS[-1].choose(Heap(), HeapState(2, 1), 0, Dice(1)) == 1


@pytest.mark.skipif(not sources.compiled(), reason="the times are for compiled code")
@pytest.mark.parametrize("game", games.values(), ids=games)
def test_every_level_answers_in_time(game: Game) -> None:
    """CPU time, at the largest table, in the widest of some decisions."""
    states = [state.clone() for state in moments(game, game.seat_counts[-1], 10)]
    for state in sorted(states, key=lambda state: -len(state.moves()))[:3]:
        for level in LEVELS:
            began = process_time()
            ask(level, game, state, state.awaiting(), Dice(1))
            assert process_time() - began < SECONDS[level.name]
