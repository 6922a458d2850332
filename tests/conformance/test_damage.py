"""Damaged records and component files: a typed error that names the place, or no harm; never anything else."""

from __future__ import annotations

import functools
import json
import re

import pytest

from motu import sources
from motu.core.dice import Dice
from motu.core.edition import standard
from motu.core.errors import BadEdition, BadRecord, BadState
from motu.core.game import NOBODY, Game, Json
from motu.core.record import read, replay, verify
from motu.core.table import Table
from tests.conformance.damage import damaged_data, damaged_lines, damaged_text
from tests.support.random_games import Place, moments, next_move, positions

FIELDS = "format|game|version|edition|seats|settings|commitment|plays|seed|state"
PLACE = rf"^({FIELDS}|move \d+): |^This is not JSON: |^A record is |^\S+: a record has no such field"
RECORDS, EDITIONS = (1000, 200) if sources.compiled() else (160, 100)
CHUNK = 50


@functools.cache
def whole_record(game: Game) -> Json:
    """A finished game at random."""
    table = Table(game, game.seat_counts[0], {}, 1)
    dice = Dice(1)
    while table.state.awaiting() != NOBODY:
        legal = table.state.moves()
        table.play(table.state.awaiting(), legal[dice.below(len(legal))])
    return table.record()


def check_record(game: Game, text: str) -> None:
    """Opened as a program would open a file."""
    whole = whole_record(game)
    try:
        read(text)
        data = json.loads(text)
        verify(data)
    except BadRecord as refusal:
        assert_named(str(refusal))
    else:
        assert replay(data).dump() == replay(whole).dump(), "a damaged record passed as another game"


def assert_named(message: str) -> None:
    assert re.search(PLACE, message), f"where? {message}"
    assert len(message) < 2000


def check_records(game: Game, first: int, count: int) -> None:
    whole = whole_record(game)
    text = json.dumps(whole)
    for seed in range(first, first + count):
        dice = Dice(seed)
        if dice.below(3) == 0:
            check_record(game, damaged_text(text, dice))
        else:
            check_record(game, json.dumps(damaged_data(whole, dice)))


def test_some_damaged_records(game: Game) -> None:
    check_records(game, 0, 60)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(60, RECORDS, CHUNK))
def test_many_damaged_records(game: Game, first: int) -> None:
    check_records(game, first, CHUNK)


NO_RECORDS = ["", "{", "[]", "null", "3", '"record"', "{}", "[" * 100_000, '{"format": 1}', "\ufeff{}"]


@pytest.mark.parametrize("text", NO_RECORDS)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read(text)
    assert_named(str(refusal.value))


@pytest.mark.parametrize("field", FIELDS.split("|"))
@pytest.mark.parametrize("wrong", ["\ud800", 10**400, [[[]]], {"a": {"b": 1}}, True, 1.5])
def test_every_field_is_looked_at(game: Game, field: str, wrong: object) -> None:
    with pytest.raises(BadRecord) as refusal:
        verify({**whole_record(game), field: wrong})
    assert_named(str(refusal.value))


def check_edition(game: Game, text: str, seed: int) -> bool:
    """A component file that was changed: refused with its line, or played to the end. Says which."""
    try:
        other = game.with_edition(text)
    except BadEdition as error:
        refusal = error
    else:
        play_whole(other, seed)
        return True
    assert 1 <= refusal.line <= len(text.splitlines()) + 1
    assert str(refusal).startswith(f"line {refusal.line}: ")
    return False


def play_whole(game: Game, seed: int) -> None:
    """A game with other components, at random to its end."""
    place = Place(game, game.seat_counts[seed % len(game.seat_counts)], {})
    dice = Dice(seed)
    for s in positions(place, seed):
        for move in s.moves():
            assert 0 <= move < game.n_moves
            if dice.below(10) == 0:
                assert game.read(s, game.write(s, move)) == move
    assert [sum(line.points for line in lines) for lines in game.ledger(s)] == s.scores()


def check_editions(game: Game, first: int, count: int) -> int:
    """So many changed files; says how many of them could be played."""
    text = standard(game.name)
    accepted = 0
    for seed in range(first, first + count):
        dice = Dice(seed)
        changed = damaged_text(text, dice) if dice.below(4) == 0 else damaged_lines(text, dice)
        accepted += check_edition(game, changed, seed) if changed else 0
    return accepted


def test_some_damaged_editions(game: Game) -> None:
    assert 0 < check_editions(game, 0, 40) < 40, "some are refused, and some are editions of their own"


@pytest.mark.slow
@pytest.mark.parametrize("first", range(40, EDITIONS, 40))
def test_many_damaged_editions(game: Game, first: int) -> None:
    check_editions(game, first, 40)


def test_the_file_that_comes_with_the_game_is_an_edition(game: Game) -> None:
    assert check_edition(game, standard(game.name), 1)


def places_of_numbers(data: Json, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where in a dump a number stands."""
    if isinstance(data, dict):
        return [place for key, value in data.items() for place in places_of_numbers(value, (*path, key))]
    if isinstance(data, list):
        return [place for i, value in enumerate(data) for place in places_of_numbers(value, (*path, i))]
    return [path]


def with_another(data: Json, path: tuple[str | int, ...], more: int) -> Json:
    """The same dump with one number so much larger, or smaller."""
    changed = json.loads(json.dumps(data))
    inside = changed
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] += more
    return changed


def loads(game: Game, data: Json) -> bool:
    """Whether a dump is taken. What is taken can be played on; nothing but BadState is raised."""
    try:
        s = game.load(data)
    except BadState:
        return False
    dice = Dice(1)
    for _ in range(20):
        if s.awaiting() != NOBODY:
            s.play(next_move(s, dice))
    return True


def test_a_dump_with_impossible_counts_is_refused_at_once(game: Game) -> None:
    """A count that no box allows, whichever it is; what is no count may be another, and does no harm.

    Where a question stands in the middle of something is a matter of the agenda, which is not looked at here.
    """
    taken: set[str] = set()
    refused: set[str] = set()
    for _, s in moments(game, 12, 7):
        data = s.dump()
        for path in places_of_numbers({key: value for key, value in data.items() if key not in ("agenda", "options")}):
            for more in (-1, 1, 50, 10**9):
                field = ".".join(str(key) for key in path if isinstance(key, str))
                (taken if loads(game, with_another(data, path, more)) else refused).add(field)
    assert refused - taken, "most counts cannot grow at all"
    assert taken, "points can"
