"""A tournament: every bot against every other in all seats, and ratings from the results."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from itertools import combinations, permutations
from typing import Any, Final, NamedTuple

from motu.core.dice import Dice
from motu.core.errors import BadSetting, MotuError
from motu.core.game import Settings
from motu.lab.arena import Match, Played, Progress, interval, run_all, seating
from motu.lab.entrants import known
from motu.lab.pool import Pool

RESAMPLES: Final = 200
OUTSIDE: Final = 0.025  # the share of resamples beyond either end of an interval


class Tournament(NamedTuple):
    """The games to be played. Names only, so that it can be sent to another process."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int  # of each pairing
    seed: int = 0
    settings: Settings = {}
    edition: str = ""  # the text of a replacement component file

    def matches(self) -> list[Match]:
        """One bot against another in all other seats; at two seats that is the same the other way round."""
        pairs = combinations(self.bots, 2) if self.seats == 2 else permutations(self.bots, 2)
        return [
            Match(self.game, self.seats, (one, *[other] * (self.seats - 1)), self.seed, self.settings, self.edition)
            for one, other in pairs
        ]


class Pairing(NamedTuple):
    """The result of one bot among others that were all the same."""

    bot: str
    others: str
    games: int
    win_rate: float
    low: float
    high: float
    score: float  # on average
    others_score: float


class Rating(NamedTuple):
    """The strength of a bot on openskill's scale, on which a new player has 25."""

    bot: str
    rating: float
    low: float
    high: float
    milliseconds: float  # of CPU time for a move


class Strategy(NamedTuple):
    """How often a strategy was followed and won, over all seats and bots."""

    name: str
    share: float  # of all seats
    won: float  # the part of those that won, alone or not


class Report(NamedTuple):
    """The result of a tournament. Intervals are 95 %."""

    tournament: Tournament
    ratings: list[Rating]  # the strongest first
    pairings: list[Pairing]
    first_seats: list[float]  # the part of all games that each seat won
    strategies: list[Strategy]  # the most frequent first


def check(tournament: Tournament) -> None:
    """Refuse unknown bots, fewer than two, and a bot named twice."""
    for name in tournament.bots:
        known(name)
    if len(tournament.bots) < 2 or len(set(tournament.bots)) < len(tournament.bots):
        raise BadSetting("Name at least two bots, each of them once.")
    if tournament.games < 1:
        raise BadSetting("At least one game is played of each pairing.")


def run(tournament: Tournament, workers: int = 0, progress: Progress | None = None) -> Report:
    """Play all games of all pairings; raises MotuError before the first one where openskill is not installed."""
    check(tournament)
    model = plackett_luce()
    matches = tournament.matches()
    return report(tournament, matches, run_all(matches, tournament.games, Pool(workers), progress), model)


def report(tournament: Tournament, matches: list[Match], played: list[list[Played]], model: Any) -> Report:
    pairings = [pairing(match, games) for match, games in zip(matches, played, strict=True)]
    rated = ratings(model, tournament, matches, played)
    return Report(tournament, rated, pairings, seats_won(matches, played), strategies(played))


def pairing(match: Match, games: list[Played]) -> Pairing:
    count = len(games)
    rate = sum(game.wins[0] for game in games) / count
    score = sum(game.scores[0] for game in games) / count
    others = sum(sum(game.scores[1:]) for game in games) / (count * (match.seats - 1))
    return Pairing(match.bots[0], match.bots[1], count, rate, *interval(rate, count), score, others)


def seats_won(matches: list[Match], played: list[list[Played]]) -> list[float]:
    """The share of wins of each seat. In whole deals every bot has every seat equally often."""
    seats = matches[0].seats
    won = [0.0] * seats
    for match, games in zip(matches, played, strict=True):
        for number, game in enumerate(games):
            for seat, place in enumerate(seating(match, number)):
                won[seat] += game.wins[place]
    return [one / sum(len(games) for games in played) for one in won]


def followed(games: list[Played]) -> dict[str, list[int]]:
    """By strategy how many seats followed it, and how many of those won."""
    found: dict[str, list[int]] = {}
    for game in games:
        for place, names in enumerate(game.shown):
            for name in names:
                counts = found.setdefault(name, [0, 0])
                counts[0] += 1
                counts[1] += game.places[place] == 1
    return found


def strategies(played: list[list[Played]]) -> list[Strategy]:
    games = [game for some in played for game in some]
    seats = sum(len(game.places) for game in games)
    counted = sorted(followed(games).items(), key=lambda item: (-item[1][0], item[0]))
    return [Strategy(name, count / seats, won / count) for name, (count, won) in counted]


def plackett_luce() -> Any:
    """openskill's model; nothing else needs the library."""
    try:
        return import_module("openskill.models").PlackettLuce()
    except ImportError:
        raise MotuError("Ratings need openskill: pip install 'motu[arena]'.") from None


def ratings(model: Any, tournament: Tournament, matches: list[Match], played: list[list[Played]]) -> list[Rating]:
    """Ratings with bootstrap intervals: resample the deals in random order, and rate each resample."""
    deals = [
        (match.bots, games[first : first + match.seats])
        for match, games in zip(matches, played, strict=True)
        for first in range(0, len(games), match.seats)
    ]
    dice = Dice(tournament.seed)
    found: dict[str, list[float]] = {bot: [] for bot in tournament.bots}
    for _ in range(RESAMPLES):
        drawn = [deals[dice.below(len(deals))] for _ in deals]
        for bot, rating in rated(model, tournament.bots, drawn).items():
            found[bot].append(rating)
    times = {bot: milliseconds(bot, matches, played) for bot in tournament.bots}
    made = [Rating(bot, sum(some) / len(some), *middle(some), times[bot]) for bot, some in found.items()]
    return sorted(made, key=lambda one: -one.rating)


def rated(model: Any, bots: Sequence[str], deals: list[tuple[tuple[str, ...], list[Played]]]) -> dict[str, float]:
    """The ratings after these games in order. The rating of a bot with several seats is the average over them."""
    now = {bot: model.rating() for bot in bots}
    for line_up, games in deals:
        for game in games:
            after = model.rate([[now[bot]] for bot in line_up], ranks=[float(place) for place in game.places])
            for bot in dict.fromkeys(line_up):
                own = [team[0] for team, name in zip(after, line_up, strict=True) if name == bot]
                mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
                now[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: float(rating.mu) for bot, rating in now.items()}


def middle(numbers: list[float]) -> tuple[float, float]:
    """The interval without the lowest and highest few numbers."""
    ordered = sorted(numbers)
    cut = int(OUTSIDE * len(ordered))
    return ordered[cut], ordered[-1 - cut]


def milliseconds(bot: str, matches: list[Match], played: list[list[Played]]) -> float:
    """CPU time for a move, averaged over all seats that the bot had."""
    seconds, moves = 0.0, 0
    for match, games in zip(matches, played, strict=True):
        places = [place for place, name in enumerate(match.bots) if name == bot]
        seconds += sum(game.seconds[place] for game in games for place in places)
        moves += sum(game.moves[place] for game in games for place in places)
    return 1000.0 * seconds / max(1, moves)
