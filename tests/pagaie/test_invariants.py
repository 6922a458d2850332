"""The invariants of the specification, in many games played at random."""

from __future__ import annotations

from typing import Any

import pytest

from motu import sources
from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY, Settings
from motu.games.pagaie import flow, moves
from motu.games.pagaie.state import PagaieState
from tests.pagaie.invariants import Watch
from tests.pagaie.islands import Cells, tiles_of
from tests.pagaie.positions import PAGAIE, choose, table
from tests.pagaie.styles import STYLES

SEATS = [2, 3, 4]
CHUNK = 25
SELDOM = 25  # steps
MANY = 1000 if sources.compiled() else 50
CHANGED = [(setting.name, value) for setting in PAGAIE.settings for value in setting.values[1:]]


def watched_game(
    seats: int, settings: Settings, seed: int, style: str = "any move", *, closely: bool = True
) -> tuple[PagaieState, set[str]]:
    """A whole game, and everything checked after every step. Gives its end, and what kinds of things happened.

    If not so closely, what passes is checked at every decision, and the rest now and then: a lost tile stays lost.
    """
    s = PAGAIE.new(seats, settings)
    dice = Dice(seed)
    watch = Watch(PAGAIE, s)
    kinds: set[str] = set()
    log: list[Any] = []
    looks = 0
    while s.awaiting() != NOBODY:
        if s.awaiting() == CHANCE:
            s.chance(dice, log)
        else:
            s.play(STYLES[style](s, dice), log)
        looks += 1
        if closely or looks % SELDOM == 0:
            watch.look(log)
        elif s.awaiting() != CHANCE:
            watch.follow(log)
        else:
            continue
        kinds |= {event.kind for event in log}
        log.clear()
    watch.finish()
    return s, kinds


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_some_games(seats: int) -> None:
    for seed in range(6):
        watched_game(seats, {}, seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, MANY, CHUNK))
@pytest.mark.parametrize("seats", SEATS)
def test_many_games(seats: int, first: int) -> None:
    for seed in range(first, min(first + CHUNK, MANY)):
        watched_game(seats, {}, seed, closely=False)


@pytest.mark.parametrize("style", [style for style in STYLES if style != "any move"])
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_strange_games(seats: int, style: str) -> None:
    for seed in range(2):
        watched_game(seats, {}, seed, style)


@pytest.mark.parametrize(("name", "value"), CHANGED)
def test_every_position_with_every_setting(name: str, value: str) -> None:
    for seed, seats in enumerate(SEATS):
        watched_game(seats, {name: value}, seed)


@pytest.mark.parametrize("seats", SEATS)
def test_all_settings_changed_at_once(seats: int) -> None:
    watched_game(seats, dict(CHANGED), seats)


def test_strange_games_go_where_they_should() -> None:
    """The styles reach what random play seldom does: many constructions, many discards, long islands."""
    towers = [watched_game(4, {}, seed, "builders")[0] for seed in range(3)]
    assert max(len(player.island.built) for s in towers for player in s.players) >= 3
    hoards = [watched_game(4, {}, seed, "hoarders") for seed in range(3)]
    assert all("discarded" in kinds for _, kinds in hoards)
    assert any(sum(s.discard) > 40 for s, _ in hoards)
    long = [watched_game(3, {}, seed, "sprawlers")[0] for seed in range(3)]
    assert max(abs(int(moves.x_of(tile))) for s in long for player in s.players for tile in player.island.sea) > 10


def test_an_island_is_worth_the_same_elsewhere_and_turned() -> None:
    """12: moving an island changes nothing; so does turning it, tile by tile."""
    s, _ = watched_game(4, {}, 3, "builders")
    watch = Watch(PAGAIE, s)
    for seat in range(4):
        cells = Cells(tiles_of(s, seat), watch.printed)
        assert cells.moved(3, -2).shown() == cells.shown()
        turned = [[quarter_turn(tile) for tile in row] for row in tiles_of(s, seat)]
        around = Cells(turned, watch.printed)
        assert around.shown() == cells.shown()


def quarter_turn(tile: int) -> int:
    """A tile after the whole island has been turned clockwise about its first cell."""
    x, y = int(moves.x_of(tile)), int(moves.y_of(tile))
    return int(moves.packed(-y - 2, x, (moves.turn_of(tile) + 1) % 4, moves.face_of(tile)))


def tamper(what: str, s: PagaieState) -> None:
    """Break the table in one place."""
    player = s.players[0]
    if what == "a tile is lost":
        s.stack[0] -= 1
    elif what == "a tile is moved":
        player.island.sea[1] += 1024
    elif what == "an icon is miscounted":
        player.island.seen[0] += 1
        player.island.sea = player.island.sea[:1]
        s.stack[0] += 1
    elif what == "a flower is stolen":
        s.flowers[0] -= 1
    elif what == "a pontoon is too full":
        for _ in range(3):
            s.stack[0] -= 1
        s.players[1].held = type(s.stack)([0, 0, 0])
    elif what == "a slot is emptied":
        s.stack[s.slots[0]] += 1
        s.slots[0] = -1


@pytest.mark.parametrize(
    "what",
    [
        "a tile is lost",
        "a tile is moved",
        "an icon is miscounted",
        "a flower is stolen",
        "a pontoon is too full",
        "a slot is emptied",
    ],
)
def test_the_watch_is_awake(what: str) -> None:
    """A table that was tampered with is noticed at the next look."""
    s = table("sea@0,0 sea@2,0", flowers="1 seahorse 3 fish")
    watch = Watch(PAGAIE, s)
    watch.look([])
    tamper(what, s)
    with pytest.raises(AssertionError):
        watch.look([])


def test_the_watch_counts_paddles_when_flowers_begin() -> None:
    s = table(step=flow.FLOWER, paddles={"row 1": 0, "row 2": 1, "row 3": 2})
    watch = Watch(PAGAIE, s)
    with pytest.raises(AssertionError, match="5"):
        watch.look([])
    s = table(step=flow.FLOWER, paddles={"row 1": 0, "row 2": 1, "row 3": 2, "row 4": 3})
    watch = Watch(PAGAIE, s)
    watch.look([])
    watch.look(choose(s, "flower a5"))
