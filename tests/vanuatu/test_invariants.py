"""The invariants of the specification, in many games played at random."""

from __future__ import annotations

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


def tamper(what: str, s: VanuatuState) -> None:
    """Break the table in one place."""
    player = s.players[0]
    if what == "a cube is lost":
        s.reserve[0] -= 1
    elif what == "a hut is made":
        s.huts[0] += 1
    elif what == "a fish is lost":
        s.fish[5] -= 1
    elif what == "a treasure is made":
        player.treasures[1] += 1
    elif what == "a bank overflows":
        player.vatus = 10
    elif what == "points fall":
        player.earned[0] -= 1
    elif what == "an island is moved":
        s.tiles[1], s.tiles[0] = -1, 0
    elif what == "a ship is doubled":
        s.ship_discard[s.ships[0]] = 1
    elif what == "a character is doubled":
        s.players[1].character = player.character
    elif what == "a token is doubled":
        s.rests[0] = s.rests[1]
    elif what == "water falls":
        s.water[0] = 0
    elif what == "a dike is lost":
        s.dikes_left -= 1
    elif what == "a majority is forgotten":
        s.legal = s.legal[1:]


@pytest.mark.parametrize(
    "what",
    [
        "a cube is lost",
        "a hut is made",
        "a fish is lost",
        "a treasure is made",
        "a bank overflows",
        "points fall",
        "an island is moved",
        "a ship is doubled",
        "a character is doubled",
        "a token is doubled",
        "water falls",
        "a dike is lost",
        "a majority is forgotten",
    ],
)
def test_the_watch_is_awake(what: str) -> None:
    """A table that was tampered with is noticed at the next look."""
    s = table("sail draw", settings=RISING, points=5, character="artist", water="efate 2", rests="1 coin, 2 first")
    watch = Watch(VANUATU, s)
    watch.look([])
    tamper(what, s)
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
