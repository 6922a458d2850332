"""The invariants of the specification, in many games played at random."""

from __future__ import annotations

import pytest

from motu import sources
from motu.core import bag
from motu.core.dice import Dice
from motu.core.events import Event
from motu.core.game import CHANCE, NOBODY, Settings
from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import HAWAII, stock, table
from tests.hawaii.invariants import Watch
from tests.hawaii.styles import STYLES

SEATS = [2, 3, 4, 5]
CHUNK = 25
SELDOM = 25  # steps
MANY = 1000 if sources.compiled() else 50
CHANGED = [(setting.name, value) for setting in HAWAII.settings for value in setting.values[1:]]


def watched_game(
    seats: int, settings: Settings, seed: int, style: str = "any move", *, closely: bool = True
) -> tuple[HawaiiState, set[str]]:
    """A whole game, and everything checked after every step. Gives its end, and what kinds of things happened.

    If not so closely, what passes is checked at every decision, and the rest now and then: a lost token stays lost.
    """
    s = HAWAII.new(seats, settings)
    assert isinstance(s, HawaiiState)
    dice = Dice(seed)
    watch = Watch(HAWAII, s)
    kinds: set[str] = set()
    log: list[Event] = []
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
    for seed in range(10):
        watched_game(seats, {}, seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(10, MANY, CHUNK))
@pytest.mark.parametrize("seats", SEATS)
def test_many_games(seats: int, first: int) -> None:
    for seed in range(first, min(first + CHUNK, MANY)):
        watched_game(seats, {}, seed, closely=False)


@pytest.mark.parametrize("style", [style for style in STYLES if style != "any move"])
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_strange_games(seats: int, style: str) -> None:
    for seed in range(4):
        watched_game(seats, {}, seed, style)


@pytest.mark.parametrize(("name", "value"), CHANGED)
def test_every_position_with_every_setting(name: str, value: str) -> None:
    for seed, seats in enumerate(SEATS):
        watched_game(seats, {name: value}, seed)


@pytest.mark.parametrize("seats", SEATS)
def test_all_settings_changed_at_once(seats: int) -> None:
    watched_game(seats, dict(CHANGED), seats)


def test_strange_games_go_where_they_should() -> None:
    """The styles reach what random play seldom does: tikis that run out, gifts without room, a shuffled stack."""
    builders = [watched_game(5, {}, seed, "tikis and huts") for seed in range(4)]
    assert any(stock(s, "tiki") == 0 for s, _ in builders)
    sailors = [watched_game(5, {}, seed, "sail first")[1] for seed in range(3)]
    assert any({"declined", "reshuffled"} <= kinds for kinds in sailors)


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
