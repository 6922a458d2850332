"""What a move leads to: sequels played by the most promising answers, and what tells those of several moves apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.dice import Dice
from motu.core.differences import Args, Claim, Difference, Fact, Sequel, differences_of
from motu.core.events import Event
from motu.core.game import CHANCE, NOBODY, Game, Move, Seat, State

DEALS: Final = 10  # sequels of each move; those of all moves are dealt alike
LIKELY: Final = 0.6  # of the sequels: what is so in as many of them is claimed
SELDOM: Final = 0.25  # what is claimed to be so otherwise is so in no more of them
APART: Final = 0.25  # by how much more often than after the other moves
LEAST: Final = 0.2  # points: smaller differences are not worth a word
MOST_PLAYS: Final = 400  # of a sequel; a game's turns are shorter
RISK: Final = 0.75  # how much a harm counts beside a good of the same size


class Telling(NamedTuple):
    """A claim, and how much it explains, in points."""

    claim: Claim
    weight: float


class Shares:
    """The facts of one move's sequels, and in what part of them each is so."""

    def __init__(self, sequels: Sequence[Sequel], differences: Sequence[Difference]) -> None:
        self.facts: dict[tuple[str, Args], list[float]] = {}  # the worth in each sequel that has it
        self.sure: dict[tuple[str, Args], int] = {}  # sequels in which it needs neither chance nor anything hidden
        self.count = len(sequels)
        for sequel in sequels:
            certain = sequel.certain()
            for one in differences:
                for fact in distinct(one.find(sequel)):
                    self.facts.setdefault((one.name, fact.args), []).append(fact.worth)
                if one.stage == "turn":
                    for fact in distinct(one.find(certain)):
                        key = (one.name, fact.args)
                        self.sure[key] = self.sure.get(key, 0) + 1

    def share(self, key: tuple[str, Args]) -> float:
        return len(self.facts.get(key, [])) / self.count

    def worth(self, key: tuple[str, Args]) -> float:
        """What a fact brings on the average, in the part of the sequels in which it is so."""
        return sum(self.facts.get(key, [])) / self.count

    def alike(self, key: tuple[str, Args]) -> float:
        """The same of all facts that differ from this one only in their numbers."""
        return sum(self.worth(other) for other in self.facts if without_numbers(other) == without_numbers(key))

    def is_sure(self, key: tuple[str, Args]) -> bool:
        return self.sure.get(key, 0) == self.count


def distinct(facts: Iterable[Fact]) -> list[Fact]:
    """Each fact of a sequel once, with the sum of what it is worth."""
    found: dict[Args, float] = {}
    for fact in facts:
        found[fact.args] = found.get(fact.args, 0.0) + fact.worth
    return [Fact(args, worth) for args, worth in found.items()]


def without_numbers(key: tuple[str, Args]) -> tuple[str, Args]:
    """What a fact is about; a seat is no number."""
    name, args = key
    return name, tuple((word, value) for word, value in args if word == "seat" or not isinstance(value, int))


def sequels(game: Game, position: State, seat: Seat, luck: int, move: Move) -> list[Sequel]:
    """What follows on a move in several deals; the same luck deals and throws alike for every move."""
    return [sequel(game, position, seat, Dice(luck + number), move) for number in range(DEALS)]


def sequel(game: Game, position: State, seat: Seat, dice: Dice, move: Move) -> Sequel:
    """What follows on a move in one deal, all answers the most promising ones."""
    play = Playing(game, game.guess(position, seat, dice), dice)
    start = play.state.clone()
    differences = differences_of(game)
    play.carry_out(move)
    play.finish_turn(seat, differences.parts)
    turn, own = play.cut()
    surely, turn_end = play.surely or (turn, own), len(play.plays)
    while not play.begins(seat):
        play.answer()
    around, others = play.cut()
    ends = (turn_end, len(play.plays))
    for _ in range(differences.turns):
        while not play.begins(seat):
            play.answer()
        if not play.ended():
            play.answer()
            play.finish_turn(seat, differences.parts)
    later, after = play.cut()
    return Sequel(seat, play.plays, ends, start, turn, around, later, own, others, after, surely)


class Playing:
    """A game that is played on by the most promising answers, with what has happened."""

    def __init__(self, game: Game, state: State, dice: Dice) -> None:
        self.model = game.search_model()
        self.state = state
        self.dice = dice
        self.plays: list[tuple[Seat, Move]] = []
        self.events: list[Event] = []
        self.surely: tuple[State, list[Event]] | None = None  # as it was before anything came out

    def ended(self) -> bool:
        """Whether the game is over, or goes on for too long."""
        return self.state.awaiting() == NOBODY or len(self.plays) >= MOST_PLAYS

    def begins(self, seat: Seat) -> bool:
        """Whether the seat is to begin a turn or a part of one, or none will come."""
        return self.ended() or (self.state.awaiting() == seat and self.state.fresh())

    def finish_turn(self, seat: Seat, parts: int) -> None:
        """To the end of the seat's turn, which has so many parts at most."""
        while self.state.awaiting() in (seat, CHANCE) and not self.ended():
            if self.begins(seat):
                parts -= 1
                if parts == 0:
                    return
            self.answer()

    def cut(self) -> tuple[State, list[Event]]:
        """The state now, and what has happened since the last time."""
        events, self.events = self.events, []
        return self.state.clone(), events

    def answer(self) -> None:
        """One more answer."""
        moves = self.state.moves()
        if self.state.awaiting() == CHANCE:
            self.carry_out(moves[self.dice.pick(vec[i64](self.state.odds()))])
            return
        priors = list(self.model.priors(self.state)) if len(moves) > 1 else [1.0]
        self.carry_out(moves[priors.index(max(priors))])

    def carry_out(self, move: Move) -> None:
        before = None if self.surely else self.state.clone()
        seat = self.state.awaiting()
        log: list[Event] = []
        self.state.play(move, log)
        if before is not None and (seat == CHANCE or any(event.reveals for event in log)):
            self.surely = (before, list(self.events))
        self.plays.append((seat, move))
        self.events += log


def claims(game: Game, found: dict[Move, list[Sequel]]) -> dict[Move, Claim | None]:
    """For each move what tells its sequels apart from those of the others; None where nothing does.

    The best move comes first: of it no harm is told, unless there is nothing else.
    """
    listed = differences_of(game).listed
    shares = {move: Shares(some, listed) for move, some in found.items()}
    stages = {one.name: one.stage for one in listed}
    said: dict[Move, Claim | None] = {}
    for number, move in enumerate(shares):
        others = [shares[other] for other in shares if other != move]
        facts = [*for_it(shares[move], others, stages), *averted(shares[move], others)] if others else []
        goods = [one for one in facts if one.weight > 0]
        harms = [one for one in facts if one.weight < 0] if number else []
        best = max([*goods, *harms], key=lambda one: abs(one.weight), default=None)
        said[move] = best.claim if best else None
    return said


def for_it(mine: Shares, others: list[Shares], stages: Mapping[str, str]) -> list[Telling]:
    """Facts that are so after this move and seldom after the others; those that harm have a weight below 0."""
    found = []
    for key in mine.facts:
        share = mine.share(key)
        apart = share - fmean(one.share(key) for one in others)
        more = mine.worth(key) - fmean(one.alike(key) for one in others)
        if share < LIKELY or apart < APART or abs(more) < LEAST or more * mine.worth(key) < 0:
            continue
        likely = stages[key[0]] != "turn" or not mine.is_sure(key)
        found.append(Telling(Claim(*key, otherwise=False, likely=likely), more if more > 0 else RISK * more))
    return found


def averted(mine: Shares, others: list[Shares]) -> list[Telling]:
    """Harm that comes after most of the other moves, and seldom after this one."""
    found = []
    for key in {key: None for one in others for key in one.facts}:
        there = fmean(one.share(key) for one in others)
        saved = mine.worth(key) - fmean(one.worth(key) for one in others)
        if there >= LIKELY and mine.share(key) <= SELDOM and saved >= LEAST:
            found.append(Telling(Claim(*key, otherwise=True, likely=True), saved))
    return found
