"""The invariants of the specification, in many games played at random."""

from __future__ import annotations

from typing import Any

import pytest

from motu import sources
from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY, Settings
from motu.games.fire_and_stone.names import CAVE_NAMES
from motu.games.fire_and_stone.state import FireAndStoneState
from tests.fire_and_stone.board import FIRE, table
from tests.fire_and_stone.invariants import Watch
from tests.fire_and_stone.styles import STYLES

SEATS = [2, 3, 4]
CHUNK = 25
SELDOM = 25  # steps
MANY = 150 if sources.compiled() else 30
CHANGED = [(setting.name, value) for setting in FIRE.settings for value in setting.values[1:]]


def watched_game(
    seats: int,
    settings: Settings,
    seed: int,
    style: str = "any move",
    *,
    closely: bool = True,
    card: str = "",
) -> tuple[FireAndStoneState, set[str]]:
    """A whole game, and everything checked after every step. Gives its end, and what kinds of things happened.

    If not so closely, it is checked now and then: a lost tile stays lost. `card` is the cave card that will be found.
    """
    s = FIRE.new(seats, settings)
    dice = Dice(seed)
    watch = Watch(FIRE, s)
    watch.begun = [sum(kind == k for player in s.players for kind in player.tracks) for k in range(4)]
    found: set[str] = set()
    log: list[Any] = []
    looks = 0
    wanted = f"card {card}"
    while s.awaiting() != NOBODY:
        if s.awaiting() == CHANCE:
            if card and wanted in [FIRE.write(s, move) for move in s.moves()]:
                s.play(FIRE.read(s, wanted), log)
            else:
                s.chance(dice, log)
        else:
            s.play(STYLES[style](s, dice), log)
        looks += 1
        if closely or looks % SELDOM == 0:
            watch.look(log)
        else:
            watch.check_course(log)
        found |= {event.kind for event in log}
        log.clear()
    watch.finish()
    return s, found


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_some_games(seats: int) -> None:
    for seed in range(6):
        watched_game(seats, {}, seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(10, MANY, CHUNK))
@pytest.mark.parametrize("seats", SEATS)
def test_many_games(seats: int, first: int) -> None:
    for seed in range(first, min(first + CHUNK, MANY)):
        watched_game(seats, {"cave_level": "any"}, seed, closely=False)


@pytest.mark.parametrize("style", [style for style in STYLES if style != "any move"])
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_strange_games(seats: int, style: str) -> None:
    for seed in range(3):
        watched_game(seats, {"starting_inventions": "on", "cave_level": "any"}, seed, style)


@pytest.mark.parametrize("card", CAVE_NAMES)
def test_every_position_with_every_cave_card(card: str) -> None:
    level = next(entry["level"] for entry in FIRE.components()["cave"] if entry["id"] == card)
    for seed, seats in enumerate(SEATS):
        watched_game(seats, {"cave_level": level}, seed, "cave dwellers", card=card)


@pytest.mark.parametrize(("name", "value"), CHANGED)
def test_every_position_with_every_setting(name: str, value: str) -> None:
    for seed, seats in enumerate(SEATS):
        watched_game(seats, {name: value}, seed, closely=False)


def test_strange_games_go_where_they_should() -> None:
    """The styles reach what random play seldom does: an empty supply of huts, every use of the cave, a stall."""
    ends = [watched_game(2, {}, seed, "builders")[0] for seed in range(4)]
    assert any(player.huts == 0 for s in ends for player in s.players)
    idle, told = watched_game(3, {}, 1, "idlers")
    assert idle.turns - idle.progress >= 45
    assert "triggered" in told


def tamper(what: str, s: FireAndStoneState) -> None:
    """Break the table in one place."""
    player = s.players[0]
    if what == "a tile is lost":
        s.left[0] -= 1
    elif what == "a hut is lost":
        player.huts -= 1
    elif what == "an animal is made":
        s.wild[2] += 1
    elif what == "food beyond storage":
        player.food = 3
    elif what == "a bag is made":
        player.bags += 1
    elif what == "a card is doubled":
        s.deck[0] += 1
    elif what == "a scout goes ahead":
        player.scouts[0] = 66
    elif what == "a score falls":
        player.earned[0] -= 1
    elif what == "a track is mixed":
        player.tracks[1] = 1
        s.left[1] -= 1
        s.tile[5] = -1


@pytest.mark.parametrize(
    "what",
    [
        "a tile is lost",
        "a hut is lost",
        "an animal is made",
        "food beyond storage",
        "a bag is made",
        "a card is doubled",
        "a scout goes ahead",
        "a score falls",
        "a track is mixed",
    ],
)
def test_the_watch_is_awake(what: str) -> None:
    """A table that was tampered with is noticed at the next look."""
    s = table("cape", tracks=["apple"], score=5, tiles={"kalahari": "nut"})
    watch = Watch(FIRE, s)
    watch.look([])
    tamper(what, s)
    with pytest.raises(AssertionError):
        watch.look([])


def test_the_watch_counts_the_final_points_itself() -> None:
    s = table("cape", huts={"angola": "3 1"}, objective="great_settlements", trigger=1, turns_left=[1, 0])
    watch = Watch(FIRE, s)
    watch.after = [2, 1]
    log: list[Any] = []
    s.play(FIRE.read(s, "move angola"), log)
    watch.look(log)
    watch.finish()
    s.players[0].earned[4] += 1
    with pytest.raises(AssertionError, match="score of 0"):
        watch.finish()
