"""The invariants of the specification, in many games played at random."""

from __future__ import annotations

import pytest

from motu import sources
from motu.core.game import Settings
from motu.games.pagaie import flow, moves
from motu.games.pagaie.state import PagaieState
from tests.pagaie.board import PAGAIE, choose, table
from tests.pagaie.invariants import Watch
from tests.pagaie.islands import Cells, tiles_of
from tests.pagaie.styles import STYLES
from tests.support.watched_games import InvariantTests, WatchedGames

WATCHED = WatchedGames(PAGAIE, PagaieState, Watch, STYLES, seldom=25)


OPTIONS: dict[str, Settings] = {
    "as printed": {},
    "board of 6 x 6": {"board_size": "6"},
    "more flowers at the start": {"start_flowers_sea": "2"},
    "free discard": {"free_discard": "on"},
    "short game": {"short_game": "on"},
    "all of them": {setting.name: setting.values[-1] for setting in PAGAIE.settings},
}


class TestInvariants(InvariantTests):
    watched = WATCHED


@pytest.mark.slow
@pytest.mark.parametrize("seats", PAGAIE.seat_counts)
@pytest.mark.parametrize("options", OPTIONS)
def test_games_at_random_with_every_set_of_options(request: pytest.FixtureRequest, seats: int, options: str) -> None:
    """A thousand of each kind where pytest is thorough."""
    few = 10 if sources.compiled() else 1
    for seed in range(1000 if request.config.getoption("thorough") else few):
        WATCHED.play(seats, OPTIONS[options], 50_000 + seed, closely=False)


def test_strange_games_go_where_they_should() -> None:
    """The styles reach what random play seldom does: many constructions, many discards, long islands."""
    towers = [WATCHED.play(4, {}, seed, "builders") for seed in range(3)]
    assert max(len(player.island.built) for s in towers for player in s.players) >= 3
    assert any(sum(WATCHED.play(4, {}, seed, "hoarders").discard) > 40 for seed in range(3))
    assert "discarded" in WATCHED.kinds
    long = [WATCHED.play(3, {}, seed, "sprawlers") for seed in range(3)]
    assert max(abs(int(moves.x_of(tile))) for s in long for player in s.players for tile in player.island.sea) > 10


def test_an_island_is_worth_the_same_elsewhere_and_turned() -> None:
    """12: moving an island changes nothing; so does turning it, tile by tile."""
    s = WATCHED.play(4, {}, 3, "builders")
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
