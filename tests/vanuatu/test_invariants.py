"""The invariants of the specification, in many games played at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from motu import sources
from motu.core.dice import Dice
from motu.core.errors import BadSetting
from motu.core.events import Event
from motu.core.game import CHANCE, NOBODY, Settings
from motu.games.vanuatu.state import VanuatuState
from tests.vanuatu.invariants import Watch
from tests.vanuatu.positions import VANUATU, table
from tests.vanuatu.styles import STYLES

SEATS = [2, 3, 4, 5]
CHUNK = 25
SELDOM = 25  # steps
MANY = 250 if sources.compiled() else 20
CHANGED = [(setting.name, value) for setting in VANUATU.settings for value in setting.values[1:]]
RISING = {"rising_waters": "on"}


def watched_game(
    seats: int, settings: Settings, seed: int, style: str = "any move", *, closely: bool = True
) -> tuple[VanuatuState, set[str]]:
    """A whole game, and everything checked after every step. Gives its end, and what kinds of things happened."""
    s = VANUATU.new(seats, settings)
    dice = Dice(seed)
    watch = Watch(VANUATU, s)
    kinds: set[str] = set()
    log: list[Event] = []
    looks = 0
    while s.awaiting() != NOBODY:
        if s.awaiting() == CHANCE:
            s.chance(dice, log)
        else:
            s.play(STYLES[style](s, dice), log)
        looks += 1
        watch.follow(log)
        if closely or looks % SELDOM == 0:
            watch.count()
        kinds |= {event.kind for event in log}
        log.clear()
    watch.count()
    watch.finish()
    return s, kinds


@pytest.mark.parametrize("settings", [{}, RISING], ids=["base", "rising"])
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_some_games(seats: int, settings: Settings) -> None:
    for seed in range(4):
        watched_game(seats, settings, seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(10, MANY, CHUNK))
@pytest.mark.parametrize("seats", SEATS)
def test_many_games(seats: int, first: int) -> None:
    for seed in range(first, min(first + CHUNK, MANY)):
        watched_game(seats, RISING if seed % 2 else {}, seed, closely=False)


@pytest.mark.parametrize("style", [style for style in STYLES if style != "any move"])
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_strange_games(seats: int, style: str) -> None:
    for seed in range(3):
        watched_game(seats, RISING if style == "dikes" else {}, seed, style)


@pytest.mark.parametrize(("name", "value"), CHANGED)
def test_every_position_with_every_setting(name: str, value: str) -> None:
    for seed, seats in enumerate(SEATS[1:]):
        watched_game(seats, {**RISING, name: value}, seed, "dikes")


@pytest.mark.parametrize("seats", SEATS)
def test_all_settings_changed_at_once(seats: int) -> None:
    if seats == 2:
        with pytest.raises(BadSetting, match="characters"):
            VANUATU.new(seats, dict(CHANGED))
    else:
        watched_game(seats, dict(CHANGED), seats, "dikes")


def test_strange_games_go_where_they_should() -> None:
    """The styles reach what random play seldom does."""
    builders = [watched_game(4, RISING, seed, "dikes") for seed in range(6)]
    assert any(s.round == 7 for s, _ in builders), "the water is held back"
    assert any("sank" in kinds for _, kinds in builders)
    assert any("converted" in watched_game(3, {}, seed, "fishers")[1] for seed in range(3))
    tricks = set().union(*(watched_game(4, {}, seed, "tricksters")[1] for seed in range(3)))
    assert {"governed", "begged", "preached", "filled_ship"} <= tricks


def set_item(row: Any, at: int, value: int) -> int:
    row[at] = value
    return value


TAMPERING: dict[str, Callable[[VanuatuState], object]] = {
    "a cube is lost": lambda s: set_item(s.reserve, 0, s.reserve[0] - 1),
    "a hut is made": lambda s: set_item(s.huts, 0, s.huts[0] + 1),
    "a fish is lost": lambda s: set_item(s.fish, 5, s.fish[5] - 1),
    "a treasure is made": lambda s: set_item(s.players[0].treasures, 1, 1),
    "a bank overflows": lambda s: setattr(s.players[0], "vatus", 10),
    "points fall": lambda s: set_item(s.players[0].earned, 0, 4),
    "an island is moved": lambda s: (set_item(s.tiles, 1, -1), set_item(s.tiles, 0, 0)),
    "a ship is doubled": lambda s: set_item(s.ship_discard, int(s.ships[0]), 1),
    "a character is doubled": lambda s: setattr(s.players[1], "character", s.players[0].character),
    "a token is doubled": lambda s: set_item(s.rests, 0, int(s.rests[1])),
    "water falls": lambda s: set_item(s.water, 0, 0),
    "a dike is lost": lambda s: setattr(s, "dikes_left", s.dikes_left - 1),
    "a majority is forgotten": lambda s: setattr(s, "legal", s.legal[1:]),
}


@pytest.mark.parametrize("what", TAMPERING)
def test_the_watch_is_awake(what: str) -> None:
    """A table that was tampered with is noticed at the next look."""
    s = table("sail draw", settings=RISING, points=5, character="artist", water="efate 2", rests="1 coin, 2 first")
    watch = Watch(VANUATU, s)
    watch.look([])
    TAMPERING[what](s)
    with pytest.raises(AssertionError):
        watch.look([])


def test_the_watch_counts_the_final_points_itself() -> None:
    s = table("explore", round=8, treasures="3", tokens={"B1": (1, 2)}, huts="efate", tourists="efate 2")
    watch = Watch(VANUATU, s)
    log: list[Event] = []
    s.play(s.moves()[0], log)
    watch.check_final()
    s.players[0].earned[10] += 1
    with pytest.raises(AssertionError, match="seat 0"):
        watch.check_final()
