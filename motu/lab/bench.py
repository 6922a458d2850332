"""The speed of a game beside a peer in the same run: CPU time in short alternating windows, the best of several."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any, Final, NamedTuple

from motu import shelf, sources
from motu.bots.bot import ask
from motu.core.dice import Dice
from motu.core.errors import MotuError
from motu.core.flow import Flow, playout
from motu.core.game import NOBODY, Game, Move, Seat, State
from motu.lab import bench_search

PEER: Final = "catanatron"
PEER_COLOURS: Final = ("RED", "BLUE", "WHITE", "ORANGE")
MICROSECONDS: Final = {"clone": 5.0, "guess": 5.0, "priors": 6.0, "values": 5.0}  # a call, at most
GOALS: Final = {"compiled": 15.0, **MICROSECONDS}  # of every game: times the peer, and microseconds
BESIDE: Final = ", beside its peer"  # a goal with this in its name is for the ratio of a figure that has a goal itself
POSITIONS: Final = 12  # of a game, about
MANY_TIMES: Final = 100

Count = Callable[[int], int]  # plays the game of this number; returns its decisions
Window = Callable[[float], float]  # works for a number of seconds; returns the rate a second
Progress = Callable[[float], None]  # called with the fraction that is done


class Figure(NamedTuple):
    """One line of the result."""

    name: str
    value: float | None  # None: it could not be measured here
    unit: str
    ratio: float | None = None  # to the peer
    goal: float | None = None  # the least ratio or rate, or the most microseconds
    reached: bool | None = None


def window(count: Count) -> Window:
    """Measures decisions a second of CPU time, over whole games."""

    def measure(seconds: float) -> float:
        gc.collect()
        decisions, number, spent, start = 0, 0, 0.0, process_time()
        while spent < seconds:
            decisions += count(number)
            number += 1
            spent = process_time() - start
        return decisions / spent

    return measure


def inside(game: Game, seats: int) -> Count:
    """Random play in the kernel's own loop."""

    def count(number: int) -> int:
        state = game.new(seats, {})
        if not isinstance(state, Flow):
            raise MotuError(f"{game.name} does not run on the kernel's agenda, so there is no loop to measure.")
        return playout(state, Dice(number))

    return count


def driven(game: Game, seats: int, choose: Callable[[State, Seat, Dice], Move]) -> Count:
    """Play step by step from Python."""

    def count(number: int) -> int:
        state, dice, decisions = game.new(seats, {}), Dice(number), 0
        state.until_asked(dice)
        while (seat := state.awaiting()) != NOBODY:
            state.play(choose(state, seat, dice))
            state.until_asked(dice)
            decisions += 1
        return decisions

    return count


def at_random(state: State, seat: Seat, dice: Dice) -> Move:
    moves = state.moves()
    return moves[dice.below(len(moves))]


def by_bot(game: Game, name: str) -> Callable[[State, Seat, Dice], Move]:
    bot = shelf.bot(name)
    return lambda state, seat, dice: ask(bot, game, state, seat, dice)


def in_turn(counts: list[Count]) -> Count:
    """A Count that plays one game with each of these."""
    return lambda number: sum(count(number) for count in counts)


def calls(states: list[State], call: Callable[[State], object]) -> Window:
    """Measures calls a second, over several positions."""

    def all_of_them(_number: int) -> int:
        for _ in range(MANY_TIMES):
            for state in states:
                call(state)
        return MANY_TIMES * len(states)

    return window(all_of_them)


def positions(game: Game, seats: int) -> list[State]:
    """Decisions from a whole game, evenly spaced."""
    every = max(1, driven(game, seats, at_random)(1) // POSITIONS)
    found: list[State] = []
    state, dice, number = game.new(seats, {}), Dice(1), 0
    state.until_asked(dice)
    while (seat := state.awaiting()) != NOBODY:
        if number % every == 0:
            found.append(state.clone())
        state.play(at_random(state, seat, dice))
        state.until_asked(dice)
        number += 1
    return found


def questions(game: Game, seats: int) -> dict[str, Window]:
    """The calls that a search makes to a game, by name."""
    model, found, dice = game.search_model(), positions(game, seats), Dice(1)
    return {
        "clone": calls(found, lambda state: state.clone()),
        "guess": calls(found, lambda state: model.guess(state, state.awaiting(), dice)),
        "priors": calls(found, model.priors),
        "values": calls(found, model.values),
    }


def searches(game: Game, seats: int) -> dict[str, Window | None]:
    """Simulations of the search, and of the peer's."""
    if not sources.compiled():
        return dict.fromkeys([*bench_search.GOALS, bench_search.PEER])
    found, other = positions(game, seats), bench_search.peer()
    own = {name: window(bench_search.search(game, found, turns)) for turns, name in bench_search.FIGURES.items()}
    return {**own, bench_search.PEER: window(other) if other else None}


def peer() -> Window | None:
    """Random games of the peer with four players; None when it is not installed."""
    try:
        catanatron = import_module(PEER)
    except ImportError:
        return None
    return window(lambda number: peer_game(catanatron, number))


def peer_game(catanatron: Any, number: int) -> int:
    colours = [getattr(catanatron.Color, colour) for colour in PEER_COLOURS]
    game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=number)
    game.play()
    return len(game.state.actions)


class Interpreted:
    """The kernel's loop in a second process that runs interpreted; idle between measurements."""

    def __init__(self, game: Game) -> None:
        command = f"from motu.lab import bench; bench.answer({game.name!r})"
        self.process = subprocess.Popen(  # noqa: S603 - this program itself
            [sys.executable, "-c", command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "MOTU_INTERPRETED": "1"},
            start_new_session=True,  # SIGINT is for this process; the other one ends with its stdin
        )

    def measure(self, seconds: float) -> float:
        assert self.process.stdin
        assert self.process.stdout
        try:
            print(seconds, file=self.process.stdin, flush=True)
            return float(self.process.stdout.readline())
        except (BrokenPipeError, ValueError):
            raise MotuError("The interpreted run ended early; `MOTU_INTERPRETED=1 motu bench` says why.") from None

    def stop(self) -> None:
        self.process.communicate()


def answer(name: str) -> None:
    """Run in the second process: answer each line with a number of seconds by a line with a rate."""
    everything = window(loop(shelf.game(name)))
    for line in sys.stdin:
        sys.stdout.write(f"{everything(float(line))}\n")
        sys.stdout.flush()


def loop(game: Game) -> Count:
    return in_turn([inside(game, seats) for seats in game.seat_counts])


def contenders(game: Game, interpreted: Window) -> dict[str, Window | None]:
    """All measurements by name; None where one is impossible here."""
    compiled = sources.compiled()
    step = in_turn([driven(game, seats, at_random) for seats in game.seat_counts])
    many = game.seat_counts[len(game.seat_counts) // 2]
    return {
        "compiled": window(loop(game)) if compiled else None,
        **{f"compiled, {seats} seats": window(inside(game, seats)) if compiled else None for seats in game.seat_counts},
        "stepped from Python": window(step) if compiled else None,
        "interpreted": interpreted,
        f"greedy bot, {many} seats": window(driven(game, many, by_bot(game, "greedy"))),
        **questions(game, many),
        **searches(game, many),
        PEER: peer(),
    }


def measure(game: Game, rounds: int, seconds: float, progress: Progress | None = None) -> list[Figure]:
    """Measure all contenders in turn, round after round, so that a disturbance of the machine hits all alike."""
    second_process = Interpreted(game)
    try:
        running = contenders(game, second_process.measure)
        best = dict.fromkeys(running, 0.0)
        for done in range(rounds * len(running)):
            name = list(running)[done % len(running)]
            one = running[name]
            if one:
                best[name] = max(best[name], one(seconds))
            if progress:
                progress((done + 1) / (rounds * len(running)))
    finally:
        second_process.stop()
    expected = GOALS | bench_search.GOALS | game.speed_goals()
    peers = dict.fromkeys(bench_search.GOALS, best[bench_search.PEER])
    figures = [figure(name, best[name], peers.get(name, best[PEER]), expected.get(name)) for name in running]
    ratios = [(one, expected.get(one.name + BESIDE)) for one in figures]
    return figures + [beside(one, goal) for one, goal in ratios if goal is not None]


def beside(one: Figure, goal: float) -> Figure:
    """The same figure once more, against a goal for its ratio."""
    reached = None if one.ratio is None else one.ratio >= goal
    return Figure(one.name + BESIDE, one.value, "x", one.ratio, goal, reached)


def figure(name: str, best: float, peers: float, goal: float | None = None) -> Figure:
    """A figure with its ratio to the peer, and whether it reaches its goal."""
    if name in MICROSECONDS:
        microseconds = 1e6 / best
        return Figure(name, microseconds, "µs", None, goal, None if goal is None else microseconds <= goal)
    if name in bench_search.GOALS:
        ratio = best / peers if best and peers else None
        reached = best >= goal if best and goal is not None else None
        return Figure(name, best or None, "simulations/s", ratio, goal, reached)
    if name == bench_search.PEER:
        return Figure(f"{name}'s MCTS, {bench_search.PEER_GAME}", best or None, "simulations/s")
    if name == PEER and best:
        return Figure(f"{PEER} {version(PEER)}, 4 players", best, "decisions/s")
    if not best or not peers:
        return Figure(name, best or None, "decisions/s", None, goal)
    ratio = best / peers
    return Figure(name, best, "decisions/s", ratio, goal, None if goal is None else ratio >= goal)
