"""A game in the log is the game: read back, with and without snapshots, after every event, undone moves included."""

from __future__ import annotations

import sys
import time
from typing import Any, Self

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motu.core.errors import MotuError
from motu.core.game import SPECTATOR, Game
from motu.core.record import digest
from motu.server.model.game_log import GameLog
from motu.server.model.log_row import LogRow
from motu.server.model.resume import BadLog, resumed
from motu.server.model.seating import Seating
from motu.server.readers import frames
from motu.server.readers.reader import Reader
from motu.server.store.rows import new_log_row
from motu.server.wire.frames import encode
from motu.shelf import games
from tests.core.markers import PLAIN, Markers
from tests.support.play import EXAMPLE
from tests.support.server.canary_game import CanaryGame
from tests.support.server.game_logs import new_game_log


def everything(game_log: GameLog) -> Any:
    """Everything in a game log."""
    table = game_log.table
    return [
        table.state.dump(),
        table.plays,
        table.events,
        table.fresh,
        table.throws,
        table.chain.link,
        game_log.moments,
        game_log.seq,
        game_log.commands,
        table.record(),
    ]


def play_and_undo(game_log: GameLog, choices: list[int]) -> list[LogRow]:
    """Moves as chosen; every third choice tries to undo."""
    log = [game_log.start()]
    for number, choice in enumerate(choices):
        if game_log.over():
            break
        seat = game_log.table.state.awaiting()
        if choice % 3 == 0 and not game_log.table.why_no_undo(seat):
            log.append(game_log.undo(seat, f"undo{number}"))
        else:
            moves = game_log.table.state.moves()
            log.append(game_log.play(seat, moves[choice % len(moves)], f"play{number}"))
    return log


@pytest.mark.parametrize("game", [CanaryGame(), *games.values()], ids=lambda game: game.name)
@settings(max_examples=40, deadline=None)
@given(choices=st.lists(st.integers(0, 1000), max_size=80), snapshot_at=st.integers(1, 80), seed=st.integers(0, 99))
def test_the_log_leads_back_to_the_same_game(game: Game, choices: list[int], snapshot_at: int, seed: int) -> None:
    seating, game_log = new_game_log(game, 3, str(seed))
    log = play_and_undo(game_log, choices)
    assert everything(resumed(game, seating, log, None)) == everything(game_log)
    _, half = new_game_log(game, 3, str(seed))
    play_and_undo(half, choices[: snapshot_at - 1])
    if half.seq <= len(log) and digest(half.table.state.dump()) == log[half.seq - 1].state_hash:
        snapshot = (half.seq, half.table.state.dump())
        again = resumed(game, seating, log, snapshot)
        assert everything(again) == everything(game_log)
        assert not game_log.over() or again.over()


def marked(*moves: int) -> tuple[Seating, GameLog, list[LogRow]]:
    """A game whose turns are planned and have two parts of three moves each."""
    seating, game_log = new_game_log(Markers(), 2, "seed")
    log = [game_log.start()]
    log += [game_log.play(game_log.table.state.awaiting(), move, f"play{number}") for number, move in enumerate(moves)]
    return seating, game_log, log


def test_an_undo_goes_back_by_several_moments() -> None:
    seating, game_log, log = marked(1, 2, PLAIN, 3)
    middle = (log[-1].seq, game_log.table.state.dump())  # of a position that does not stand for long
    log.append(game_log.play(0, 4, "play4"))
    assert game_log.last_moment() == 5
    log.append(game_log.undo(0, "undo"))
    assert (game_log.last_moment(), log[-1].move) == (3, 2)
    assert everything(resumed(game_log.game, seating, log, None)) == everything(game_log)
    assert everything(resumed(game_log.game, seating, log, middle)) == everything(game_log)
    log.append(game_log.play(0, 5, "another"))
    log.append(game_log.undo(0, "undo again"))
    log.append(game_log.undo(0, "and again"))
    assert (game_log.last_moment(), game_log.table.plays) == (0, [])
    assert everything(resumed(game_log.game, seating, log, None)) == everything(game_log)


def test_moves_in_a_row_are_one_turn_until_another_begins() -> None:
    seating, game_log, log = marked(1, 2, PLAIN, 3, 4, PLAIN, 5)
    turns = [moment.turn for moment in game_log.moments]
    assert turns == [0, 1, 1, 1, 2, 2, 2, 3]
    assert [moment.turn for moment in resumed(game_log.game, seating, log, None).moments] == turns


def test_a_plan_says_which_question_it_stopped_at() -> None:
    _, game_log, _ = marked()
    found = frames.planned(game_log, 0, "command", ["cell:3"])
    assert [stage.move for stage in found.stages] == [3]
    assert found.open is not None
    assert ["cell:3"] not in [option.handles for option in found.open.options]
    assert found.view is not None
    assert found.view["table"][0][3] == 0
    assert frames.planned(game_log, 0, "command", ["cell:3", "cell:4"]).open is None


def game_with_log() -> tuple[Game, Seating, GameLog, list[LogRow]]:
    game = CanaryGame()
    seating, game_log = new_game_log(game, 2, "seed")
    return game, seating, game_log, play_and_undo(game_log, [1, 4, 2, 5, 7, 8])


@pytest.mark.parametrize("spoilt", [{}, {"hands": "gone"}, None, 7])
def test_a_spoilt_snapshot_is_only_a_lost_cache(spoilt: Any) -> None:
    game = games[EXAMPLE]
    seating, game_log = new_game_log(game, 2, "seed")
    log = play_and_undo(game_log, [1, 4, 2, 5])
    assert everything(resumed(game, seating, log, (3, spoilt))) == everything(game_log)


def test_a_snapshot_of_another_state_is_not_believed() -> None:
    game, seating, game_log, log = game_with_log()
    _, other = new_game_log(game, 2, "another seed")
    assert everything(resumed(game, seating, log, (1, other.table.state.dump()))) == everything(game_log)


def test_a_log_that_does_not_fit_is_refused() -> None:
    game, seating, _, log = game_with_log()
    with pytest.raises(BadLog):
        resumed(game, seating, [*log[:2], *log[3:]], None)
    with pytest.raises(BadLog):
        resumed(game, seating, [*log[:-1], log[0]], None)


def test_a_refused_move_changes_nothing() -> None:
    _, _, game_log, _ = game_with_log()
    before = everything(game_log)
    seat = game_log.table.state.awaiting()
    for who, move in ((seat, 49999), (1 - seat, 0)):
        with pytest.raises(MotuError):
            game_log.play(who, move, "x")
        assert everything(game_log) == before


@pytest.mark.slow
def test_the_time_for_a_move_does_not_grow_with_the_game() -> None:
    """The last third of long games against the first; the fastest of many, so that a busy machine does not matter."""
    game = games[EXAMPLE]
    early: list[float] = []
    late: list[float] = []
    for seed in range(6):
        _, game_log = new_game_log(game, 4, str(seed))
        times: list[float] = []
        while not game_log.over():
            seat, moves = game_log.table.state.awaiting(), game_log.table.state.moves()
            began = time.perf_counter()
            game_log.play(seat, moves[game_log.seq % len(moves)], str(game_log.seq))
            times.append(time.perf_counter() - began)
        third = len(times) // 3
        early.append(sorted(times[:third])[third // 4])
        late.append(sorted(times[-third:])[third // 4])
    assert len(times) > 200
    assert sorted(late)[1] < 2 * sorted(early)[1]


class Work:
    """Counts the functions that are called, of Python and of C."""

    def __init__(self) -> None:
        self.calls = 0

    def __enter__(self) -> Self:
        sys.setprofile(self.called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def called(self, _: object, event: str, __: object) -> None:
        self.calls += event.endswith("call")


def test_a_move_is_the_same_work_at_move_10_and_at_move_1000() -> None:
    """From the play to the frames for all readers and the row on disk. Whoever keeps shells plays for ever."""
    _, game_log = new_game_log(CanaryGame(), 2, "long")
    readers = [Reader(0, True), Reader(1, True), Reader(SPECTATOR, False)]
    work: dict[int, int] = {}
    while game_log.seq < 1010:
        state = game_log.table.state
        with Work() as counted:
            row = game_log.play(state.awaiting(), state.moves()[-1], str(game_log.seq))
            shared = frames.shared_by_all(game_log, row.kind)
            for reader in readers:
                encode(frames.moved(game_log, row.kind, row.seat, reader, shared))
            new_log_row("table", row)
        work[game_log.seq] = counted.calls
    assert sum(work[seq] for seq in range(1001, 1011)) <= 1.05 * sum(work[seq] for seq in range(11, 21))
