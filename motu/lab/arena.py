"""Many games between bots, on all cores. Every bot sits everywhere equally often, with the same cards in each seat."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from functools import lru_cache
from math import sqrt
from multiprocessing import get_context
from time import process_time
from typing import Final, NamedTuple

from motu import shelf
from motu.bots.bot import ask
from motu.core.dice import Dice
from motu.core.errors import BadSetting
from motu.core.game import NOBODY, Game, Seat, Settings

SURE: Final = 1.959964  # standard deviations to either side that hold 95 % of a normal distribution
SHARES: Final = 40  # pieces that the work of each process is cut into, so that none waits long for the last

Progress = Callable[[int], None]  # told how many more games are done
Piece = tuple[int, range]  # a match by its place, and some of its games by their numbers


class Match(NamedTuple):
    """What is played again and again. Names only, so that it can be sent to another process."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one for each seat of the first game
    seed: int = 0
    settings: Settings = {}
    edition: str = ""  # the text of a replacement component file

    def title(self) -> Game:
        return title(self.game, self.edition)


class Played(NamedTuple):
    """One game, by the place of the bots in the line-up, wherever they sat."""

    scores: list[int]
    wins: list[float]  # a shared win counts in parts
    decisions: int
    places: list[int] = []  # in the ranking
    moves: list[int] = []  # how many each of them made
    seconds: list[float] = []  # of CPU time that each of them thought


class Standing(NamedTuple):
    """How the bots of one name did."""

    bot: str
    places: int  # how many of a table's seats they had
    games: int
    win_rate: float  # the part of all games that one of them won
    win_rate_low: float
    win_rate_high: float
    mean_score: float


class Result(NamedTuple):
    """What came out of all games."""

    games: int
    mean_length: float  # in decisions
    bots: list[Standing]  # in the order of the line-up


@lru_cache
def title(name: str, edition: str) -> Game:
    """A game from the shelf, in the edition asked for; made once in each process."""
    game = shelf.game(name)
    return game.with_edition(edition) if edition else game


def line_up(names: list[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat: those named, again and again from the front until every seat has one."""
    if not 1 <= len(names) <= seats:
        raise BadSetting(f"There are {seats} seats and {len(names)} bots: name 1 to {seats} bots.")
    for name in names:
        shelf.bot(name)
    return tuple(names[seat % len(names)] for seat in range(seats))


def seating(match: Match, number: int) -> list[int]:
    """For each seat of a game the place in the line-up of the bot that sits there: they move up one seat a game."""
    return [(seat + number) % match.seats for seat in range(match.seats)]


def luck(match: Match, number: int, who: Seat) -> Dice:
    """Dice of a game's chance (who: -1) or of a bot; the same in all the games in which the bots move round once."""
    deal = number // match.seats
    return Dice((match.seed << 64) + (deal << 8) + who + 1)


def play(match: Match, number: int) -> Played:
    """One game of the match. It depends on the match and its number, on nothing else."""
    game = match.title()
    places = seating(match, number)
    dice = [luck(match, number, place) for place in range(match.seats)]
    chance = luck(match, number, -1)
    state = game.new(match.seats, match.settings)
    moves, seconds = [0] * match.seats, [0.0] * match.seats
    state.until_asked(chance)
    while (seat := state.awaiting()) != NOBODY:
        place = places[seat]
        began = process_time()
        move = ask(shelf.bot(match.bots[place]), game, state, seat, dice[place])
        seconds[place] += process_time() - began
        moves[place] += 1
        state.play(move)
        state.until_asked(chance)
    scores, ranking = state.scores(), game.ranking(state)
    won = shares(ranking)
    by_place = [places.index(place) for place in range(match.seats)]
    return Played(
        [scores[seat] for seat in by_place],
        [won[seat] for seat in by_place],
        sum(moves),
        [ranking[seat] for seat in by_place],
        moves,
        seconds,
    )


def shares(ranking: list[int]) -> list[float]:
    """Each seat's part of the win; nobody has one when everybody lost."""
    winners = ranking.count(1)
    return [1 / winners if place == 1 else 0.0 for place in ranking]


def play_some(match: Match, numbers: range) -> list[Played]:
    """Several games, in a process of their own or not."""
    return [play(match, number) for number in numbers]


def cores() -> int:
    """How many processes can run at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(match: Match, games: int, workers: int = 0, progress: Progress | None = None) -> Result:
    """All games, in that many processes; 0: one for each core. The result does not depend on how many there are."""
    return result(match, run_all([match], games, workers, progress)[0])


def run_all(matches: list[Match], games: int, workers: int = 0, progress: Progress | None = None) -> list[list[Played]]:
    """So many games of each match, told in their order."""
    for match in matches:
        match.title().new(match.seats, match.settings)  # what cannot be set up is refused here, not in a process
    workers = min(workers or cores(), games * len(matches))
    size = -(-games * len(matches) // (workers * SHARES))
    firsts = range(0, games, size)
    pieces = [(at, range(first, min(first + size, games))) for at in range(len(matches)) for first in firsts]
    played: dict[tuple[int, int], list[Played]] = {}
    for (at, numbers), some in alone(matches, pieces) if workers == 1 else together(matches, pieces, workers):
        played[at, numbers[0]] = some
        if progress:
            progress(len(some))
    return [[one for first in firsts for one in played[at, first]] for at in range(len(matches))]


def alone(matches: list[Match], pieces: list[Piece]) -> Iterator[tuple[Piece, list[Played]]]:
    for at, numbers in pieces:
        yield (at, numbers), play_some(matches[at], numbers)


def together(matches: list[Match], pieces: list[Piece], workers: int) -> Iterator[tuple[Piece, list[Played]]]:
    """Fresh processes on every system alike: a copy of this one could hang on a lock that a thread of it holds."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=end_when_interrupted)
    try:
        running = handed_out(pool, matches, pieces)
        for done in as_completed(running):
            yield running[done], done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def handed_out(
    pool: ProcessPoolExecutor, matches: list[Match], pieces: list[Piece]
) -> dict[Future[list[Played]], Piece]:
    """All pieces, each with its place and its games; this is where the processes are made."""
    hold_interrupts(True)
    try:
        return {pool.submit(play_some, matches[at], numbers): (at, numbers) for at, numbers in pieces}
    finally:
        hold_interrupts(False)


def hold_interrupts(held: bool) -> None:
    """Ctrl-C waits while processes are made; they inherit that, so that none is torn out of its first imports."""
    if hasattr(signal, "pthread_sigmask"):  # not on every system
        signal.pthread_sigmask(signal.SIG_BLOCK if held else signal.SIG_UNBLOCK, {signal.SIGINT})


def end_when_interrupted() -> None:
    """In each process: Ctrl-C ends it at once and without a word; the one that made it says what there is to say."""
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:  # who works in the background hears none, and so do these
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    hold_interrupts(False)


def result(match: Match, played: list[Played]) -> Result:
    """The sums. Bots of the same name are one: they win when one of them does."""
    standings = [standing(match, name, played) for name in dict.fromkeys(match.bots)]
    return Result(len(played), sum(game.decisions for game in played) / len(played), standings)


def standing(match: Match, name: str, played: list[Played]) -> Standing:
    places = [place for place, bot in enumerate(match.bots) if bot == name]
    games = len(played)
    rate = sum(game.wins[place] for game in played for place in places) / games
    score = sum(game.scores[place] for game in played for place in places) / (games * len(places))
    return Standing(name, len(places), games, rate, *interval(rate, games), score)


def interval(rate: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval. Shared wins vary less than whole ones, so with them it is on the careful side."""
    spread = SURE * SURE / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = SURE / (1 + spread) * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))
