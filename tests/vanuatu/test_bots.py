"""Vanuatu's values and priors lead to sensible play."""

from __future__ import annotations

import pytest

from motu import sources
from motu.bots.bot import ask
from motu.bots.simple import Greedy
from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY, Settings
from motu.games.vanuatu.state import VanuatuState
from tests.vanuatu.board import VANUATU, choose, offers, table

RISING = {"rising_waters": "on"}
IDLE = {1: {"markers": "sail rest"}}
FRESH = 20_000  # seeds from here on
compiled = pytest.mark.skipif(not sources.compiled(), reason="too slow interpreted; the games would be the same")


def played(seats: int, greedy: list[int], settings: Settings, seed: int) -> VanuatuState:
    """A game with greedy bots at these seats, and random moves at the others."""
    s = VANUATU.new(seats, settings)
    dice = Dice(seed)
    bot = Greedy()
    while s.awaiting() != NOBODY:
        if s.awaiting() == CHANCE:
            s.chance(dice)
        elif s.awaiting() in greedy:
            s.play(ask(bot, VANUATU, s, s.awaiting(), dice))
        else:
            s.play(s.moves()[dice.below(len(s.moves()))])
    return s


@compiled
@pytest.mark.slow
def test_greedy_alone_wins_against_random_players(request: pytest.FixtureRequest) -> None:
    games = many(request, 20)
    won = sum(VANUATU.ranking(played(3, [seed % 3], {}, seed))[seed % 3] == 1 for seed in games)
    assert won >= 0.9 * len(games)


@compiled
@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_bots_hold_the_water_back(seats: int, request: pytest.FixtureRequest) -> None:
    """Less than a quarter of 200 games are lost together, and rather 15 in a hundred."""
    games = many(request, 40)
    lost = sum(1 not in VANUATU.ranking(played(seats, list(range(seats)), RISING, seed)) for seed in games)
    assert lost < 0.25 * len(games)


def many(request: pytest.FixtureRequest, few: int) -> range:
    """The seeds of so many games, or of 200 where pytest is thorough; nothing was ever tuned on them."""
    return range(FRESH, FRESH + (200 if request.config.getoption("thorough") else few))


def test_a_majority_that_is_programmed_is_worth_something() -> None:
    """What lies on the spaces counts, not only what is banked."""
    value = VANUATU.value(table("draw", others=IDLE), 0)
    assert value > VANUATU.value(table("explore", others=IDLE), 0) + 1, "nothing to explore"
    safe = VANUATU.value(table("draw 2", others={1: {"markers": "draw sail"}}), 0)
    blocked = VANUATU.value(table("draw", others={1: {"markers": "draw 2"}}), 0)
    assert safe > blocked + 0.5


def test_points_now_are_worth_points() -> None:
    poor, rich = (table("draw sail", points=points) for points in (0, 10))
    assert VANUATU.value(rich, 0) - VANUATU.value(poor, 0) == pytest.approx(10)
    assert VANUATU.value(rich, 1) - VANUATU.value(poor, 1) == pytest.approx(-10)


def test_a_dike_that_is_needed_is_worth_more_than_it_costs() -> None:
    lay = "A1 b4, A2 c3, C1 c4, E1 a4, B1 b5"
    set_up = {"settings": RISING, "round": 4, "die": 3, "lay": lay, "water": "A1 1 efate 2", "others": IDLE}
    open_shore = table("draw", vatus=4, **set_up)  # type: ignore[arg-type]
    diked = table("draw", vatus=3, dikes={"efate": "se"}, **set_up)  # type: ignore[arg-type]
    assert VANUATU.value(diked, 0) > VANUATU.value(open_shore, 0)


def test_all_lost_is_worse_than_any_place() -> None:
    s = table("draw sail", settings=RISING, round=4, die=1, sunk="A2", water="efate 4 A1 4", lay="A1 b4, A2 c3, C1 c4")
    before = VANUATU.value(s, 0)
    choose(s, "resolve draw", "draw efate")
    assert s.awaiting() == NOBODY
    assert VANUATU.value(s, 0) < min(before, -50)


def test_likely_moves_come_first() -> None:
    s = table(step="mark", left=2, boat="b2", vatus=3)
    priors = dict(zip(offers(s), VANUATU.priors(s), strict=True))
    assert priors["mark explore"] > priors["mark rest"]
    assert priors["mark draw"] > priors["mark buy"]
