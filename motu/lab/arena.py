"""Many games between bots, on all cores. Every bot has every seat equally often, with the same cards in each."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import process_time
from typing import Final, NamedTuple

from motu.bots.bot import ask
from motu.core.dice import Dice
from motu.core.errors import BadSetting
from motu.core.game import NOBODY, Game, Seat, Settings
from motu.lab.entrants import entrant, known, title
from motu.lab.pool import Pool

SURE: Final = 1.959964  # standard deviations: 95 % of a normal distribution lie within
SHARES: Final = 40  # tasks for each worker, so that none waits long for the last

Progress = Callable[[int], None]  # told how many more games are done


class Match(NamedTuple):
    """A line-up to be played many times. Names only, so that it can be sent to another process."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one for each seat of the first game, as entrants.entrant() understands them
    seed: int = 0
    settings: Settings = {}
    edition: str = ""  # the text of a replacement component file

    def title(self) -> Game:
        return title(self.game, self.edition)


class Played(NamedTuple):
    """The result of one game; lists are by the bot's place in the line-up, not by seat."""

    scores: list[int]
    wins: list[float]  # a shared win counts in parts
    decisions: int
    places: list[int] = []  # in the ranking
    moves: list[int] = []  # how many each of them made
    seconds: list[float] = []  # of CPU time that each of them took
    shown: list[list[str]] = []  # the strategies that each of them followed
    earned: list[dict[str, int]] = []  # the points of each of them by source


class Standing(NamedTuple):
    """The results of the bots of one name."""

    bot: str
    places: int  # how many of a table's seats they had
    games: int
    win_rate: float  # the part of all games that one of them won
    win_rate_low: float
    win_rate_high: float
    mean_score: float


class Result(NamedTuple):
    """The result of all games."""

    games: int
    mean_length: float  # in decisions
    bots: list[Standing]  # in the order of the line-up


def line_up(names: list[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat: the named ones, repeated from the front."""
    if not 1 <= len(names) <= seats:
        raise BadSetting(f"There are {seats} seats and {len(names)} bots: name 1 to {seats} bots.")
    for name in names:
        known(name)
    return tuple(names[seat % len(names)] for seat in range(seats))


def seating(match: Match, number: int) -> list[int]:
    """By seat, the bot's place in the line-up: the bots move up one seat from game to game."""
    return [(seat + number) % match.seats for seat in range(match.seats)]


def luck(match: Match, number: int, who: Seat) -> Dice:
    """Dice of a game's chance (who: -1) or of a bot; the same in all games of one deal, while the bots rotate once."""
    deal = number // match.seats
    return Dice((match.seed << 64) + (deal << 8) + who + 1)


def play(match: Match, number: int) -> Played:
    """Play one game of the match. It depends on the match and its number alone."""
    game = match.title()
    places = seating(match, number)
    dice = [luck(match, number, place) for place in range(match.seats)]
    chance = luck(match, number, -1)
    entrants = [entrant(name, match.game, match.edition) for name in match.bots]
    state = game.new(match.seats, match.settings)
    moves, seconds = [0] * match.seats, [0.0] * match.seats
    state.until_asked(chance)
    while (seat := state.awaiting()) != NOBODY:
        place = places[seat]
        began = process_time()
        bot, taught = entrants[place]
        move = ask(bot, taught, state, seat, dice[place])
        seconds[place] += process_time() - began
        moves[place] += 1
        state.play(move)
        state.until_asked(chance)
    scores, ranking, ledger = state.scores(), game.ranking(state), game.ledger(state)
    won = shares(ranking)
    by_place = [places.index(place) for place in range(match.seats)]
    return Played(
        [scores[seat] for seat in by_place],
        [won[seat] for seat in by_place],
        sum(moves),
        [ranking[seat] for seat in by_place],
        moves,
        seconds,
        [game.strategies(state, seat) for seat in by_place],
        [{line.source: line.points for line in ledger[seat]} for seat in by_place],
    )


def shares(ranking: list[int]) -> list[float]:
    """Each seat's share of the win; 0 for all when all lost together."""
    winners = ranking.count(1)
    return [1 / winners if place == 1 else 0.0 for place in ranking]


def play_some(match: Match, numbers: range) -> list[Played]:
    """Play several games, in a worker or in this process."""
    return [play(match, number) for number in numbers]


def run(match: Match, games: int, workers: int = 0, progress: Progress | None = None) -> Result:
    """All games, in that many processes; 0: one for each core. The result does not depend on how many there are."""
    return result(match, run_all([match], games, Pool(workers), progress)[0])


def run_all(matches: list[Match], games: int, pool: Pool, progress: Progress | None = None) -> list[list[Played]]:
    """Play so many games of each match; the results are in the order of the matches."""
    for match in matches:
        match.title().new(match.seats, match.settings)  # what cannot be set up is refused here, not in a worker
    size = -(-games * len(matches) // (pool.size(games * len(matches)) * SHARES))
    pieces = [
        (index, range(first, min(first + size, games)))
        for index in range(len(matches))
        for first in range(0, games, size)
    ]
    played: list[list[Played]] = [[] for _ in pieces]
    for number, some in pool.run(play_some, [(matches[index], numbers) for index, numbers in pieces]):
        played[number] = some
        if progress:
            progress(len(some))
    return [
        [one for (place, _), some in zip(pieces, played, strict=True) if place == index for one in some]
        for index in range(len(matches))
    ]


def result(match: Match, played: list[Played]) -> Result:
    """Sum up the games. Bots of the same name count as one: they win when one of them does."""
    standings = [standing(match, name, played) for name in dict.fromkeys(match.bots)]
    return Result(len(played), sum(game.decisions for game in played) / len(played), standings)


def standing(match: Match, name: str, played: list[Played]) -> Standing:
    places = [place for place, bot in enumerate(match.bots) if bot == name]
    games = len(played)
    rate = sum(game.wins[place] for game in played for place in places) / games
    score = sum(game.scores[place] for game in played for place in places) / (games * len(places))
    return Standing(name, len(places), games, rate, *interval(rate, games), score)


def interval(rate: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval. Shared wins vary less than whole ones: with them it is rather too wide."""
    spread = SURE * SURE / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = SURE / (1 + spread) * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))
