"""The invariants of the specification, in many games played at random."""

from __future__ import annotations

import pytest

from motu.core import bag
from motu.core.events import Event
from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import HAWAII, stock, table
from tests.hawaii.invariants import Watch
from tests.hawaii.styles import STYLES
from tests.support.watched_games import InvariantTests, WatchedGames

WATCHED = WatchedGames(HAWAII, HawaiiState, Watch, STYLES, seldom=25)


class TestInvariants(InvariantTests):
    watched = WATCHED


def test_strange_games_go_where_they_should() -> None:
    """The styles reach what random play seldom does: tikis that run out, gifts without room, a shuffled stack."""
    assert any(stock(WATCHED.play(5, {}, seed, "tikis and huts"), "tiki") == 0 for seed in range(4))
    assert any(kinds_of(5, seed, "sail first") >= {"declined", "reshuffled"} for seed in range(3))


def kinds_of(seats: int, seed: int, style: str) -> set[str]:
    """Kinds of events in a game."""
    WATCHED.play(seats, {}, seed, style)
    return WATCHED.kinds


def tamper(what: str, s: HawaiiState) -> None:
    """Break the table in one place."""
    player = s.players[0]
    if what == "a token is lost":
        s.bag[0] -= 1
    elif what == "a tile is moved":
        player.tiles[0] += 36
        player.kinds[0], player.kinds[1] = 1 << 21, 1
        player.width[0], player.width[1] = 1, 1
    elif what == "a product is made":
        s.stock[3] += 1
    elif what == "an island is doubled":
        s.returned[int(s.posts[0])] = 1
    elif what == "a shell is stolen":
        player.purse[0] -= 1
    elif what == "a score falls":
        player.earned[0] -= 1
    elif what == "a chief is elsewhere":
        player.finished = 1
    elif what == "a boat is lost":
        player.ready[0] = 0
    elif what == "a token is taken in secret":
        player.taken = bag.empty(1)
        player.taken[0] = s.tokens[0] * 2
        player.sum = s.box.face[s.tokens[0]] // 2
        s.tokens[0] = -1
    elif what == "a post is emptied":
        s.returned[int(s.posts[0])] = 1
        s.posts[0] = -1


@pytest.mark.parametrize(
    "what",
    [
        "a token is lost",
        "a tile is moved",
        "a product is made",
        "an island is doubled",
        "a shell is stolen",
        "a score falls",
        "a chief is elsewhere",
        "a boat is lost",
        "a token is taken in secret",
        "a post is emptied",
    ],
)
def test_the_watch_is_awake(what: str) -> None:
    """A table that was tampered with is noticed at the next look."""
    s = table(villages=["shell_hut"], score=5, tokens={"shells_feet": "4 2"})
    watch = Watch(HAWAII, s)
    watch.look([])
    tamper(what, s)
    with pytest.raises(AssertionError):
        watch.look([])


def test_the_watch_counts_the_final_points_itself() -> None:
    s = table("", round=5, villages=["hula irrigation taro"], tikis=4, others={1: {"finished": 1}})
    watch = Watch(HAWAII, s)
    log: list[Event] = []
    s.play(s.moves()[0], log)
    watch.look(log)
    watch.finish()
    s.players[0].earned[8] += 1  # of the hula
    with pytest.raises(AssertionError, match="12"):
        watch.finish()
