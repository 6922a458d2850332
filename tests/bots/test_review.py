"""Reviews of records: chances after every turn, and mistakes beyond the standard error."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest

from motu.bots import review
from motu.bots.analysis import Estimate
from motu.bots.review import Judged
from motu.core.dice import Dice
from motu.core.errors import BadRecord
from motu.core.record import from_json
from motu.core.table import Table
from motu.shelf import bots, games
from tests.support.terminal import motu, played, write


def judged(number: int, seat: int, begins: bool, loss: float, error: float = 0.01) -> Judged:
    wins = [Estimate(0.5, error), Estimate(0.5, error)]
    return Judged(number, seat, begins, f"move {number}", "better", Estimate(loss, error), wins)


def test_every_decision_with_a_choice_is_a_question() -> None:
    table = played(3, 4, 60)
    found = review.questions(from_json(table.record()))
    assert all(len(question.state.moves()) > 1 for question in found)
    assert all(question.played in question.state.moves() for question in found)
    assert all(question.state.awaiting() == question.seat for question in found)
    numbers = [question.number for question in found]
    assert numbers == sorted(set(numbers))
    assert [table.plays[number - 1].move for number in numbers] == [question.played for question in found]
    assert found[0].begins


def test_decisions_are_put_together_to_turns() -> None:
    found = review.turns([judged(1, 0, True, 0.0), judged(2, 0, False, 0.0), judged(4, 1, True, 0.0)])
    assert [(turn.number, turn.seat, turn.moves) for turn in found] == [
        (2, 0, ["move 1", "move 2"]),
        (4, 1, ["move 4"]),
    ]


def test_only_what_is_surely_worse_is_a_mistake() -> None:
    decisions = [
        judged(1, 0, True, 0.02),
        judged(2, 0, True, 0.10),
        judged(3, 0, True, 0.20, error=0.15),
        judged(4, 0, True, 0.30),
        judged(5, 0, True, 0.05),
        judged(6, 0, True, 0.04),
        judged(7, 0, True, 0.50, error=inf),
    ]
    assert [one.number for one in review.mistakes(decisions)] == [4, 2, 5]


@pytest.mark.parametrize("name", games)
def test_random_play_costs_more_than_the_play_of_a_bot(name: str) -> None:
    """Per decision, in the chance to win."""
    lost = {}
    for bot in ("random", "greedy"):
        table = Table(games[name], 2, {}, 8)
        while table.state.awaiting() >= 0 and len(table.plays) < 60:
            table.play(table.state.awaiting(), bots[bot].move(table, Dice(len(table.plays))))
        decisions = list(review.review(from_json(table.record()), 60))
        lost[bot] = sum(one.loss.mean for one in decisions) / len(decisions)
        assert all(len(one.wins) == 2 for one in decisions)
    assert lost["random"] > lost["greedy"]


def test_a_review_can_be_stopped_and_repeats_itself() -> None:
    record = from_json(played(2, 4, 40).record())
    done: list[int] = []
    all_of_them = list(review.review(record, 20, progress=done.append))
    assert sum(done) == len(all_of_them)
    assert next(review.review(record, 20)) == all_of_them[0]


def test_the_command_tells_chances_and_mistakes_in_every_language(tmp_path: Path) -> None:
    file = write(played(3, 5, 25), tmp_path)
    shown = {
        language: motu("analyse", file, "--simulations", "60", "--language", language)
        for language in ("en", "fr", "de")
    }
    assert all(result.exit_code == 0 for result in shown.values())
    assert "±" in shown["en"].stdout
    assert "What cost most:" in shown["en"].stdout
    assert "of 100 games" in shown["en"].stdout
    assert "Ce qui a coûté le plus" in shown["fr"].stdout
    assert "Was am meisten gekostet hat" in shown["de"].stdout


def test_a_changed_record_is_refused() -> None:
    data = played(2, 4, 20).record()
    data["plays"][5][2] = "0" * 16
    with pytest.raises(BadRecord):
        review.questions(from_json(data))
