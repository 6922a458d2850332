"""The invariants of the specification, in many games played at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from motu import sources
from motu.core.events import Event
from motu.core.game import Settings
from motu.games.vanuatu.state import VanuatuState
from tests.support.watched_games import InvariantTests, WatchedGames
from tests.vanuatu.board import VANUATU, table
from tests.vanuatu.invariants import Watch
from tests.vanuatu.styles import STYLES

WATCHED = WatchedGames(VANUATU, VanuatuState, Watch, STYLES, seldom=25)
RISING = {"rising_waters": "on"}
TURNED = {setting.name: setting.values[1] for setting in VANUATU.settings if setting.name != "characters"}
OPTIONS: dict[str, Settings] = {
    "base game": {},
    "without characters": {"characters": "off"},
    "Rising Waters": RISING,
    "Rising Waters without characters": {"characters": "off", **RISING},
    "Rising Waters with every ruling turned": TURNED,
}
KINDS = [(seats, name) for name, settings in OPTIONS.items() for seats in range(2 + ("characters" in settings), 6)]


class TestInvariants(InvariantTests):
    watched = WATCHED


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_where_the_water_is_held_back(seats: int) -> None:
    for seed in range(3):
        WATCHED.play(seats, RISING, seed, "dikes")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_games_at_random_with_every_set_of_options(request: pytest.FixtureRequest, seats: int, options: str) -> None:
    """A thousand of each kind where pytest is thorough."""
    few = 10 if sources.compiled() else 1
    for seed in range(1000 if request.config.getoption("thorough") else few):
        WATCHED.play(seats, OPTIONS[options], 50_000 + seed, closely=False)


def kinds_of(seats: int, settings: Settings, seeds: int, style: str) -> set[str]:
    """Kinds of events in some games."""
    found: set[str] = set()
    for seed in range(seeds):
        WATCHED.play(seats, settings, seed, style)
        found |= WATCHED.kinds
    return found


def test_strange_games_go_where_they_should() -> None:
    """The styles reach what random play seldom does."""
    assert any(WATCHED.play(4, RISING, seed, "dikes").round == 7 for seed in range(6)), "the water is held back"
    assert "sank" in kinds_of(4, RISING, 3, "dikes")
    assert "converted" in kinds_of(3, {}, 3, "fishers")
    assert {"governed", "begged", "preached", "filled_ship"} <= kinds_of(4, {}, 3, "tricksters")


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
