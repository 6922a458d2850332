"""A game in the log is the game: read back, with and without snapshots, after every event, undone moves included."""

from __future__ import annotations

import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motu.core.errors import MotuError
from motu.core.game import Game
from motu.core.record import digest
from motu.server.readers import messages as showing
from motu.server.model.game_log import BadLog, Course, resumed
from motu.server.store.rows import Logged
from motu.server.model.seating import Sitting
from motu.shelf import games
from tests.core.markers import PLAIN, Markers
from tests.server.readers.test_secrets import new_course
from tests.support.play import EXAMPLE
from tests.support.server.canary_game import CanaryGame


def told(course: Course) -> Any:
    """Everything about a course."""
    table = course.table
    return [
        table.state.dump(),
        table.plays,
        table.events,
        table.fresh,
        table.throws,
        table.chain.link,
        course.marks,
        course.seq,
        course.commands,
        table.record(),
    ]


def play_and_undo(course: Course, choices: list[int]) -> list[Logged]:
    """Moves as chosen; every third choice tries to undo."""
    log = [course.start()]
    for number, choice in enumerate(choices):
        if course.over():
            break
        seat = course.table.state.awaiting()
        if choice % 3 == 0 and not course.table.why_no_undo(seat):
            log.append(course.undo(seat, f"undo{number}"))
        else:
            moves = course.table.state.moves()
            log.append(course.play(seat, moves[choice % len(moves)], f"play{number}"))
    return log


@pytest.mark.parametrize("game", [CanaryGame(), *games.values()], ids=lambda game: game.name)
@settings(max_examples=40, deadline=None)
@given(choices=st.lists(st.integers(0, 1000), max_size=80), snapshot_at=st.integers(1, 80), seed=st.integers(0, 99))
def test_the_log_leads_back_to_the_same_game(game: Game, choices: list[int], snapshot_at: int, seed: int) -> None:
    at, course = new_course(game, 3, str(seed))
    log = play_and_undo(course, choices)
    assert told(resumed(game, at, log, None)) == told(course)
    _, half = new_course(game, 3, str(seed))
    play_and_undo(half, choices[: snapshot_at - 1])
    if half.seq <= len(log) and digest(half.table.state.dump()) == log[half.seq - 1].state_hash:
        snapshot = (half.seq, half.table.state.dump())
        again = resumed(game, at, log, snapshot)
        assert told(again) == told(course)
        assert not course.over() or again.over()


def marked(*moves: int) -> tuple[Sitting, Course, list[Logged]]:
    """A game whose turns are planned and have two parts of three moves each."""
    at, course = new_course(Markers(), 2, "seed")
    log = [course.start()]
    log += [course.play(course.table.state.awaiting(), move, f"play{number}") for number, move in enumerate(moves)]
    return at, course, log


def test_an_undo_goes_back_by_several_moments() -> None:
    at, course, log = marked(1, 2, PLAIN, 3)
    middle = (log[-1].seq, course.table.state.dump())  # of a position that does not stand for long
    log.append(course.play(0, 4, "play4"))
    assert course.moment() == 5
    log.append(course.undo(0, "undo"))
    assert (course.moment(), log[-1].move) == (3, 2)
    assert told(resumed(course.game, at, log, None)) == told(course)
    assert told(resumed(course.game, at, log, middle)) == told(course)
    log.append(course.play(0, 5, "another"))
    log.append(course.undo(0, "undo again"))
    log.append(course.undo(0, "and again"))
    assert (course.moment(), course.table.plays) == (0, [])
    assert told(resumed(course.game, at, log, None)) == told(course)


def test_moves_in_a_row_are_one_turn_until_another_begins() -> None:
    at, course, log = marked(1, 2, PLAIN, 3, 4, PLAIN, 5)
    turns = [mark.turn for mark in course.marks]
    assert turns == [0, 1, 1, 1, 2, 2, 2, 3]
    assert [mark.turn for mark in resumed(course.game, at, log, None).marks] == turns


def test_a_plan_says_which_question_it_stopped_at() -> None:
    _, course, _ = marked()
    found = showing.planned(course, 0, "thought", ["cell:3"])
    assert [stage.move for stage in found.stages] == [3]
    assert found.open is not None
    assert ["cell:3"] not in [option.handles for option in found.open.options]
    assert found.view is not None
    assert found.view["table"][0][3] == 0
    assert showing.planned(course, 0, "thought", ["cell:3", "cell:4"]).open is None


def game_with_log() -> tuple[Game, Sitting, Course, list[Logged]]:
    game = CanaryGame()
    at, course = new_course(game, 2, "seed")
    return game, at, course, play_and_undo(course, [1, 4, 2, 5, 7, 8])


@pytest.mark.parametrize("spoilt", [{}, {"hands": "gone"}, None, 7])
def test_a_spoilt_snapshot_is_only_a_lost_cache(spoilt: Any) -> None:
    game = games[EXAMPLE]
    at, course = new_course(game, 2, "seed")
    log = play_and_undo(course, [1, 4, 2, 5])
    assert told(resumed(game, at, log, (3, spoilt))) == told(course)


def test_a_snapshot_of_another_state_is_not_believed() -> None:
    game, at, course, log = game_with_log()
    _, other = new_course(game, 2, "another seed")
    assert told(resumed(game, at, log, (1, other.table.state.dump()))) == told(course)


def test_a_log_that_does_not_fit_is_refused() -> None:
    game, at, _, log = game_with_log()
    with pytest.raises(BadLog):
        resumed(game, at, [*log[:2], *log[3:]], None)
    with pytest.raises(BadLog):
        resumed(game, at, [*log[:-1], log[0]], None)


def test_a_refused_move_changes_nothing() -> None:
    _, _, course, _ = game_with_log()
    before = told(course)
    seat = course.table.state.awaiting()
    for who, move in ((seat, 49999), (1 - seat, 0)):
        with pytest.raises(MotuError):
            course.play(who, move, "x")
        assert told(course) == before


@pytest.mark.slow
def test_the_time_for_a_move_does_not_grow_with_the_game() -> None:
    """The last third of long games against the first; the fastest of many, so that a busy machine does not matter."""
    game = games[EXAMPLE]
    early: list[float] = []
    late: list[float] = []
    for seed in range(6):
        _, course = new_course(game, 4, str(seed))
        times: list[float] = []
        while not course.over():
            seat, moves = course.table.state.awaiting(), course.table.state.moves()
            began = time.perf_counter()
            course.play(seat, moves[course.seq % len(moves)], str(course.seq))
            times.append(time.perf_counter() - began)
        third = len(times) // 3
        early.append(sorted(times[:third])[third // 4])
        late.append(sorted(times[-third:])[third // 4])
    assert len(times) > 200
    assert sorted(late)[1] < 2 * sorted(early)[1]
