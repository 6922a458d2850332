"""Coached games played by following the coach alone: `python -m tests.conformance.coached GAME`.

Run as a program, it looks for seeds with which following the coach leads to every step. A seed is as good as its worst
game among several fortunes of the bots: the fewest questions at which the coach is silent stand first.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from motu.bots.bot import ask
from motu.core.coach import Advice, Coach, CoachStep, advice, best_of, coach_of, offering, over
from motu.core.dice import Dice
from motu.core.game import NOBODY, Decision, Game, Move
from motu.core.table import Table
from motu.shelf import bots, games

SLEEVES: Final = 6  # so many different fortunes of the bots
MOST: Final = 120  # the learner's decisions


class Learner:
    """A learner who does what the coach says; where it is silent, what a bot would do."""

    def __init__(self, game: Game, coach: Coach, luck: int) -> None:
        self.game, self.coach = game, coach
        self.table = Table(self.game, self.coach.seats, self.coach.settings, self.coach.seed)
        self.dice, self.luck = Dice(luck), luck
        self.heard: set[str] = set()
        self.told: set[str] = set()  # steps that are done with: told, or answered somehow
        self.passed: list[str] = []  # steps that were answered and are not over, the latest last, as on the page
        self.asked: CoachStep | None = None
        self.silent = 0
        self.answered: Counter[Move] = Counter()

    def done(self) -> Counter[str]:
        """The learner's events by kind."""
        return Counter(event.kind for events in self.table.events for event in events if event.seat == 0)

    def left(self) -> list[str]:
        return [step.id for step in self.coach.steps if step.id not in self.heard]

    def chosen(self) -> Move:
        """A good move in the first fortune; in the others good and any by turns of chance."""
        state = self.table.state
        bot = bots["random" if self.luck and self.dice.below(2) else "greedy"]
        return ask(bot, self.game, state, state.awaiting(), self.dice)

    def play(self) -> None:
        """Until everything has been said, or for so long that it will not be."""
        for _ in range(MOST):
            while self.table.state.awaiting() not in (0, NOBODY):
                self.table.play(self.table.state.awaiting(), self.chosen())
            if self.table.state.awaiting() == NOBODY:
                return
            move = self.advised()
            if not self.left():
                return
            self.table.play(0, move)

    def advised(self) -> Move:
        """Hear all that is only told; then what is advised, else what a bot would do."""
        decision, happened = self.game.decision(self.table.state), self.done()
        if self.asked and not over(self.asked, happened):
            self.passed = [*(id_ for id_ in self.passed if id_ != self.asked.id), self.asked.id]
        self.asked = None
        while said := self.speaking(decision, happened):
            assert said.points, f"{said.step.id} points at nothing"
            self.heard.add(said.step.id)
            if said.waits != "one":
                self.told.add(said.step.id)
            if said.waits:
                self.asked = said.step if said.waits == "one" else None
                return self.answer(decision, said.step)
        self.silent += self.table.state.fresh()
        return self.chosen()

    def speaking(self, decision: Decision, happened: Mapping[str, int]) -> Advice | None:
        """What the page would say now; nothing once it has come to its last step."""
        if self.coach.steps[-1].id in self.told:
            return None
        open_ = [
            said
            for said in advice(self.coach, decision, happened)
            if said.step.id not in self.told and not (said.late and said.step.id in self.heard)
        ]
        turns = {id_: turn for turn, id_ in enumerate(self.passed)}
        return min(open_, key=lambda said: turns.get(said.step.id, -1), default=None)

    def answer(self, decision: Decision, step: CoachStep) -> Move:
        """What it names; one of the answers that it waits for, not the same again and again; else what a bot would do.

        Of several answers every fortune begins with another one.
        """
        if step.best:
            return best_of(offering(decision, [step.best])).move
        wanted = [option.move for option in offering(decision, step.answers)]
        if not wanted:
            return self.chosen()
        first = self.luck % len(wanted)
        move = min(wanted[first:] + wanted[:first], key=lambda move: self.answered[move])
        self.answered[move] += 1
        return move


class Course(NamedTuple):
    """What came of following a coach with one seed, over all fortunes."""

    seed: str
    missed: list[str]  # steps that some fortune never heard
    silent: list[int]  # questions without advice, in each fortune


def course(name: str, coach: Coach) -> Course:
    """Follow this coach with every fortune."""
    silent: list[int] = []
    missed: set[str] = set()
    for luck in range(SLEEVES):
        learner = Learner(games[name], coach, luck)
        learner.play()
        missed.update(learner.left())
        silent.append(learner.silent)
    return Course(coach.seed, sorted(missed), silent)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.coached", description=__doc__)
    parser.add_argument("game", choices=sorted(games))
    parser.add_argument("--seeds", type=int, default=60, help="how many are tried")
    wanted = parser.parse_args()
    coach = coach_of(games[wanted.game])
    assert coach
    found: list[Course] = []
    for number in range(1, wanted.seeds + 1):
        sys.stderr.write(f"\r{number} of {wanted.seeds}")
        found.append(course(wanted.game, coach._replace(seed=f"coach {number}")))
    sys.stderr.write("\n")
    for one in sorted(found, key=lambda one: (len(one.missed), max(one.silent), sum(one.silent)))[:10]:
        sys.stdout.write(f"{one.seed}: silent {one.silent}, never said: {', '.join(one.missed) or 'nothing'}\n")


if __name__ == "__main__":
    main()
