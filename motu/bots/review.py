"""A recorded game analysed by the search: every seat's chances after each turn, and the cost of its decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot
from typing import Final, NamedTuple

from motu.bots.analysis import SLICE, Estimate, lines
from motu.core.game import Game, Move, Seat, State
from motu.core.record import Record, game_of, steps

INACCURACY: Final = 0.03  # the least loss of winning chance that is called an inaccuracy
MISTAKE: Final = 0.08
SURE: Final = 1.959964  # standard errors; smaller differences count as none

Progress = Callable[[int], None]  # called with the number of decisions just judged


class Question(NamedTuple):
    """A decision of the game in which there was a choice."""

    number: int  # of the play that answered it, from 1
    seat: Seat
    state: State
    played: Move
    begins: bool  # a turn


class Verdict(NamedTuple):
    """What a search says of a decision that was made."""

    best: Move  # the move that was played where nothing was better
    loss: Estimate  # of the seat's chance to win
    wins: list[Estimate]  # every seat's chance after what was played

    def sure(self) -> bool:
        """Whether the better move is better by more than the standard error allows for."""
        return self.loss.mean > SURE * self.loss.error


class Judged(NamedTuple):
    """A decision, what was played and what would have been better."""

    number: int
    seat: Seat
    begins: bool
    move: str
    better: str  # the best move; the same as `move` where nothing was better
    loss: Estimate  # of the seat's chance to win
    wins: list[Estimate]  # every seat's chance after what was played

    def sure(self) -> bool:
        """Whether the better move is better by more than the standard error allows for."""
        return self.loss.mean > SURE * self.loss.error


class Turn(NamedTuple):
    """A seat's decisions from one fresh question to the next, and the chances after them."""

    number: int  # of the last play
    seat: Seat
    moves: list[str]
    wins: list[Estimate]


def questions(record: Record) -> list[Question]:
    """All decisions of a record that left a choice, every move of it checked."""
    game = game_of(record)
    found: list[Question] = []
    moments = steps(record, game)
    state = next(moments).state.clone()
    for moment in moments:
        seat = state.awaiting()
        assert moment.play
        if seat >= 0 and len(state.moves()) > 1:
            turned = not found or found[-1].seat != seat or state.fresh()
            found.append(Question(moment.number, seat, state, moment.play.move, turned))
        state = moment.state.clone()
    return found


def review(
    record: Record, simulations: int = SLICE, seed: int = 0, progress: Progress | None = None
) -> Iterator[Judged]:
    """Judge the decisions one by one."""
    game = game_of(record)
    for question in questions(record):
        yield judged(game, question, simulations, seed)
        if progress:
            progress(1)


def judged(game: Game, question: Question, simulations: int, seed: int) -> Judged:
    """Judge a decision by what its seat could know: the search deals anew what was hidden from it."""
    found = verdict(game, question.state, question.seat, question.played, simulations, seed)
    return Judged(
        question.number,
        question.seat,
        question.begins,
        game.write(question.state, question.played),
        game.write(question.state, found.best),
        found.loss,
        found.wins,
    )


def verdict(game: Game, position: State, seat: Seat, move: Move, simulations: int, seed: int = 0) -> Verdict:
    """What a seat's move has cost it, as far as it could know."""
    found = list(lines(game, position, seat, simulations, seed, played=move))[-1]
    played = next(line for line in found if line.move == move)
    a, b = found[0].wins[seat], played.wins[seat]
    loss = Estimate(max(0.0, a.mean - b.mean), hypot(a.error, b.error))
    return Verdict(found[0].move if a.mean > b.mean else move, loss, played.wins)


def turns(decisions: list[Judged]) -> list[Turn]:
    """Group decisions into turns."""
    found: list[Turn] = []
    for one in decisions:
        if one.begins or not found:
            found.append(Turn(one.number, one.seat, [one.move], one.wins))
        else:
            found[-1] = Turn(one.number, one.seat, [*found[-1].moves, one.move], one.wins)
    return found


def mistakes(decisions: list[Judged], most: int = 3) -> list[Judged]:
    """The costliest decisions, the worst first; only losses beyond the standard error."""
    costly = [one for one in decisions if one.loss.mean >= INACCURACY and one.sure()]
    return sorted(costly, key=lambda one: -one.loss.mean)[:most]
