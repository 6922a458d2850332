"""The library at the prompt, and its objects in programs."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest

import motu
from motu.core.errors import (
    BadNotation,
    BadRecord,
    BadSetting,
    CannotUndo,
    GameOver,
    NobodyAsked,
    NotOnShelf,
    WrongSeat,
)
from motu.core.table import Table as Referee
from motu.words import LANGUAGES
from tests.support.play import EXAMPLE, richer

NAMES = list(motu.games)


def finished(game: str = EXAMPLE, seed: int = 1, seats: int = 2) -> motu.Table:
    table = motu.Table(game, seats=seats, seed=seed)
    while not table.over:
        table.play(motu.bots["random"].move(table))
    return table


def test_import_motu_offers_the_library_and_loads_nothing_of_it() -> None:
    program = "import sys, motu; print('motu.core.game' in sys.modules, 'litestar' in sys.modules, *sorted(dir(motu)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded, served, *offered = done.stdout.split()
    assert (loaded, served) == ("False", "False")
    wanted = "Bot Dice Game MotuError Record State Table bots games load replay verify __version__"
    assert set(wanted.split()) <= set(offered)


def test_the_version_is_that_of_the_package() -> None:
    assert motu.__version__ == version("motu")


def test_a_name_that_motu_lacks_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Chess'"):
        motu.Chess  # noqa: B018


def test_games_and_bots_are_packages_and_mappings() -> None:
    assert motu.games[EXAMPLE].name == EXAMPLE
    assert {"random", "greedy"} <= set(motu.bots)
    assert len(motu.games) == len(dict(motu.games.items())) == len(NAMES)
    assert "chess" not in motu.games
    assert import_module(f"motu.games.{EXAMPLE}.moves").__name__ == f"motu.games.{EXAMPLE}.moves"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_by_lines_of_text(name: str) -> None:
    table = motu.Table(name, seats=2, seed=3)
    for _ in range(30):
        if not table.over:
            assert len(table.moves) == len(table.state.moves())
            for event in table.play(table.moves[-1]):
                assert str(event) == table.tell(event) != ""
    assert str(table).strip()
    assert repr(table).startswith(f"<{name}, 2 seats, move ")


def test_numbers_and_named_seats_work_as_at_the_kernels_table() -> None:
    by_number, by_seat = motu.Table(EXAMPLE, 2, {}, 5), Referee(motu.games[EXAMPLE], 2, {}, 5)
    for _ in range(20):
        move, seat = by_number.state.moves()[0], by_number.turn
        assert seat is not None
        assert by_number.play(move) == by_seat.play(seat, move)
    assert by_number.record() == by_seat.record()


def test_a_game_object_settings_and_a_seat_work_in_their_places() -> None:
    table = motu.Table(motu.games[EXAMPLE], 2, motu.games[EXAMPLE].settings_for_people(), 5)
    assert table.settings == motu.games[EXAMPLE].chosen(2, motu.games[EXAMPLE].settings_for_people())
    assert table.record() == motu.Table(EXAMPLE, seats=2, settings=table.settings, seed=5).record()


@pytest.mark.parametrize("name", NAMES)
def test_undo_takes_the_last_move_back_for_a_seat_or_for_whoever_made_it(name: str) -> None:
    table, taken_back = motu.Table(name, seats=2, seed=3), 0
    while not table.over and taken_back < 4:
        before, seat = table.state.clone(), table.turn
        assert seat is not None
        hidden = any(event.reveals for event in table.play(motu.bots["random"].move(table)))
        if hidden or table.turn != seat:
            with pytest.raises(CannotUndo):
                table.undo(seat)
        elif not table.game.plans_turns() or before.fresh():
            assert (table.undo() if taken_back % 2 else table.undo(seat)) == 1
            assert table.state == before
            table.play(before.moves()[0])
            taken_back += 1
    assert taken_back


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_speaks_a_language_and_names_its_players(language: str) -> None:
    table = motu.Table(EXAMPLE, seats=2, seed=3, language=language, names=["Tāne", "Hina"])
    assert "Tāne" in table.draw(1)
    assert "Hina" in table.draw(0)
    assert (str(table) == str(motu.Table(EXAMPLE, seats=2, seed=3, names=["Tāne", "Hina"]))) == (language == "en")


def test_a_table_without_a_seed_is_sealed() -> None:
    seeds = {motu.Table(EXAMPLE, seats=2).seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(seed) == 32 for seed in seeds)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (lambda: motu.Table("chess", seats=2), NotOnShelf),
        (lambda: motu.Table(EXAMPLE, seats=12), BadSetting),
        (lambda: motu.Table(EXAMPLE, seats=2, settings={"house_rule": "on"}), BadSetting),
        (lambda: motu.Table(EXAMPLE, seats=2, seed=1).play("fly away"), BadNotation),
        (lambda: motu.Table(EXAMPLE, seats=2, seed=1).play(7, "pass"), WrongSeat),
        (lambda: motu.Table(EXAMPLE, seats=2, seed=1).undo(), CannotUndo),
        (lambda: finished().play("pass"), GameOver),
        (lambda: finished().play(0), GameOver),
        (lambda: motu.bots["random"].move(finished()), NobodyAsked),
    ],
)
def test_what_does_not_work_is_refused_by_name(wrong: Callable[[], object], error: type[motu.MotuError]) -> None:
    with pytest.raises(error) as refused:
        wrong()
    assert isinstance(refused.value, motu.MotuError)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("name", NAMES)
def test_states_are_equal_when_everything_is(name: str) -> None:
    state = motu.Table(name, seats=2, seed=2).state
    twin = state.clone()
    assert twin == state
    assert hash(twin) == hash(state)
    twin.play(twin.moves()[0])
    assert twin != state
    assert state != name


def test_states_of_two_editions_are_not_equal() -> None:
    game = motu.games[EXAMPLE]
    other = game.with_edition(richer(EXAMPLE))
    assert game.new(2, {}) == game.new(2, {})
    assert game.new(2, {}) != other.new(2, {})


@pytest.mark.parametrize("name", NAMES)
def test_states_games_and_tables_can_be_pickled(name: str) -> None:
    table = finished(name, 4) if name == EXAMPLE else motu.Table(name, seats=2, seed=4)
    loaded = pickle.loads(pickle.dumps(table))  # noqa: S301 - our own
    assert loaded.record() == table.record()
    assert pickle.loads(pickle.dumps(table.state)) == table.state  # noqa: S301
    assert pickle.loads(pickle.dumps(table.game)) is table.game  # noqa: S301


def test_the_edition_goes_with_a_pickled_state() -> None:
    game = motu.games[EXAMPLE]
    state = game.with_edition(richer(EXAMPLE)).new(3, {})
    assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301


def test_a_saved_game_is_loaded_verified_and_iterated(tmp_path: Path) -> None:
    table = finished()
    saved = table.save(tmp_path / "game.json")
    record = motu.load(tmp_path / "game.json")
    assert record == saved == motu.verify(tmp_path / "game.json") == motu.verify(record) == motu.verify(record.json())
    moments = list(record)
    assert [moment.number for moment in moments] == list(range(len(table.plays) + 1))
    assert moments[-1].state == table.state
    assert moments[0].state != moments[-1].state
    assert [moment.number for moment in motu.replay(str(tmp_path / "game.json"))] == list(range(len(moments)))


def test_a_record_is_verified_in_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    record, game = finished().so_far(), type(motu.games[EXAMPLE])
    begun, new = [], game.new

    def counted(self: motu.Game, seats: int, settings: dict[str, str]) -> motu.State:
        begun.append(seats)
        return new(self, seats, settings)

    monkeypatch.setattr(game, "new", counted)
    assert record.verify() == record
    assert begun == [2]


def test_a_record_that_was_changed_does_not_verify(tmp_path: Path) -> None:
    finished().save(tmp_path / "game.json")
    data = motu.load(tmp_path / "game.json").json()
    data["plays"][7][1] += 1
    with pytest.raises(BadRecord, match="move 8"):
        motu.verify(data)


def test_a_bot_with_the_same_table_makes_the_same_move_and_leaves_the_table_alone() -> None:
    table = motu.Table(EXAMPLE, seats=2, seed=9)
    before = table.state.clone()
    moves = {motu.bots["random"].move(table) for _ in range(5)}
    assert len(moves) == 1
    assert table.state == before
    assert motu.bots["random"].move(table, motu.Dice(1)) in table.state.moves()
    first = {motu.bots["random"].move(motu.Table(EXAMPLE, seats=2, seed=seed)) for seed in range(20)}
    assert len(first) > 5
