"""The bench in miniature: everything is measured, and compared only where the peer is installed."""

from __future__ import annotations

import sys

import pytest

from motu import sources
from motu.core.dice import Dice
from motu.core.errors import MotuError
from motu.core.flow import Flow, playout
from motu.lab import bench, bench_search
from motu.shelf import games
from tests.support.play import EXAMPLE

GAME = games[EXAMPLE]


def test_everything_is_measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PEER", "no_such_peer")
    monkeypatch.setattr(bench_search, "PEER_MODULE", "no_such_peer")
    parts: list[float] = []
    figures = {figure.name: figure for figure in bench.measure(GAME, 1, 0.01, parts.append)}
    assert parts == sorted(parts)
    assert parts[-1] == 1
    assert set(figures) > {"compiled", "compiled, 2 seats", "stepped from Python", "interpreted", *bench.MICROSECONDS}
    for name, figure in figures.items():
        needs_compiled = name.startswith(("compiled", "stepped", "search"))
        peer = name == "no_such_peer" or name.startswith(bench_search.PEER)
        measured = not peer and (sources.compiled() or not needs_compiled)
        assert (figure.value is not None) == measured, name
        assert figure.ratio is None


def test_the_loops_count_decisions() -> None:
    for seats in GAME.seat_counts:
        state = GAME.new(seats, {})
        assert isinstance(state, Flow)
        assert bench.inside(GAME, seats)(3) == playout(state, Dice(3))
        assert bench.driven(GAME, seats, bench.at_random)(3) > 100


def test_positions_are_decisions_of_a_whole_game() -> None:
    found = bench.positions(GAME, 4)
    assert bench.POSITIONS <= len(found) <= 2 * bench.POSITIONS
    assert all(state.awaiting() >= 0 for state in found)
    assert max(found[0].scores()) == 0
    assert max(found[-1].scores()) > 0


@pytest.mark.parametrize(
    ("name", "best", "ratio", "reached"),
    [
        ("compiled", 880_000.0, 44.0, True),
        ("compiled", 879_000.0, 43.95, False),
        ("compiled, 3 seats", 800_000.0, 40.0, None),
        ("stepped from Python", 500_000.0, 25.0, True),
        ("interpreted", 10_000.0, 0.5, False),
    ],
)
def test_goals_are_multiples_of_the_peer(name: str, best: float, ratio: float, reached: bool | None) -> None:
    figure = bench.figure(name, best, 20_000.0, GAME.speed_goals().get(name))
    assert figure.ratio == pytest.approx(ratio)
    assert figure.reached is reached


def test_a_clone_is_told_in_microseconds() -> None:
    assert bench.figure("clone", 1_000_000.0, 0.0)[1:3] == (1.0, "µs")
    assert bench.figure("clone", 1_000_000.0, 0.0, 2.0).reached is True
    assert bench.figure("clone", 250_000.0, 0.0, 2.0).reached is False


def test_every_game_has_goals_and_some_have_higher_ones() -> None:
    for game in games.values():
        higher = game.speed_goals()
        assert all(higher[name] <= most for name, most in bench.MICROSECONDS.items() if name in higher)
        assert higher.get("compiled", 15.0) >= bench.GOALS["compiled"] == 15.0


def test_without_a_peer_nothing_is_compared() -> None:
    found = bench.figure("compiled", 800_000.0, 0.0, 40.0)
    assert found == bench.Figure("compiled", 800_000.0, "decisions/s", None, 40.0)
    assert bench.figure(bench.PEER, 0.0, 0.0).value is None


def test_simulations_are_counted_and_compared_with_the_other_search() -> None:
    name = bench_search.FIGURES[1]
    assert bench.figure(name, 30_000.0, 60_000.0, 15_000.0) == (name, 30_000.0, "simulations/s", 0.5, 15_000.0, True)
    assert bench.figure(name, 10_000.0, 0.0, 15_000.0) == (name, 10_000.0, "simulations/s", None, 15_000.0, False)
    assert bench.figure(bench_search.PEER, 0.0, 0.0).value is None
    count = bench_search.search(GAME, bench.positions(GAME, 2)[:2], turns=1)
    assert [count(0), count(1), count(2)] == [bench_search.SIMULATIONS] * 3


def test_a_ratio_can_have_a_goal_of_its_own() -> None:
    one = bench.Figure("search", 50_000.0, "simulations/s", 0.5, 40_000.0, True)
    assert bench.beside(one, 1.0) == ("search, beside its peer", 50_000.0, "x", 0.5, 1.0, False)
    assert bench.beside(one._replace(ratio=1.0), 1.0).reached is True
    assert bench.beside(one._replace(ratio=None), 1.0).reached is None


def test_goals_are_for_figures_that_are_measured() -> None:
    measured = {"compiled", "stepped from Python", "interpreted", *bench.MICROSECONDS, *bench_search.GOALS}
    for game in games.values():
        assert {name.removesuffix(bench.BESIDE) for name in game.speed_goals()} <= measured


def test_a_window_plays_game_after_game() -> None:
    calls: list[int] = []

    def count(number: int) -> int:
        calls.append(number)
        return 7

    assert bench.window(count)(0.001) > 0
    assert calls == list(range(len(calls)))


def test_a_second_process_that_ends_early_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "true")
    other = bench.Interpreted(GAME)
    with pytest.raises(MotuError, match="ended early"):
        other.measure(0.01)
    other.stop()
