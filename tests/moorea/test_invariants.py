"""The invariants of the specification, after every move of many games played at random."""

from __future__ import annotations

import pytest

from motu import sources
from motu.core.dice import Dice
from motu.core.errors import BadEdition
from motu.core.game import CHANCE, NOBODY, Event, Settings
from motu.games.moorea.state import MooreaState
from tests.moorea.invariants import Watch
from tests.moorea.setting import MOOREA, with_printed
from tests.moorea.styles import STYLES

SEATS = [2, 3, 4, 5]
CHUNK = 50
MANY = 2000 if sources.compiled() else 100
CHANGED = [(setting.name, value) for setting in MOOREA.settings for value in setting.values[1:]]


def watched_game(
    seats: int, settings: Settings, seed: int, style: str = "any move", *, between: bool = True
) -> MooreaState:
    """A whole game, every position of it checked, those `between` the answers of chance too."""
    s = MOOREA.new(seats, settings)
    assert isinstance(s, MooreaState)
    dice = Dice(seed)
    watch = Watch(MOOREA, s)
    choose = STYLES[style]
    log: list[Event] = []
    while s.awaiting() != NOBODY:
        if s.awaiting() == CHANCE:
            s.chance(dice, log)
        else:
            s.play(choose(s, dice), log)
        if between or s.awaiting() != CHANCE:
            watch.look(log)
            log = []
    watch.finish()
    return s


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_some_games(seats: int) -> None:
    for seed in range(50):
        watched_game(seats, {}, seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(50, MANY, CHUNK))
@pytest.mark.parametrize("seats", SEATS)
def test_every_decision_of_many_games(seats: int, first: int) -> None:
    for seed in range(first, first + CHUNK):
        watched_game(seats, {}, seed, between=False)


@pytest.mark.parametrize("style", ["mostly pass", "lay all"])
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_strange_games(seats: int, style: str) -> None:
    for seed in range(10):
        watched_game(seats, {}, seed, style)


@pytest.mark.parametrize(("name", "value"), CHANGED)
def test_every_position_with_every_setting(name: str, value: str) -> None:
    for seed, seats in enumerate(SEATS):
        if name != "starting_player" or int(value) <= seats:
            watched_game(seats, {name: value}, seed)


def test_all_settings_changed_at_once() -> None:
    settings = {name: value for name, value in CHANGED if name != "starting_player"}
    for seats in SEATS:
        watched_game(seats, {**settings, "starting_player": "2"}, seats)


def test_strange_games_go_where_they_should() -> None:
    """The styles above do reach the rare ends: a stall, and an open row that could not be refilled."""
    assert watched_game(3, {}, 1, "mostly pass").deck_size() > 0
    assert any(-1 in list(watched_game(5, {}, seed, "lay all").row) for seed in range(10))


@pytest.mark.parametrize("seats", SEATS)
def test_16_same_seed_and_same_decisions_same_game(seats: int) -> None:
    assert watched_game(seats, {}, 7).dump() == watched_game(seats, {}, 7).dump()
    assert watched_game(seats, {}, 7).dump() != watched_game(seats, {}, 8).dump()


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("count = 7\nsource", "count = 8\nsource", "count"),
        ("p4 = { stack1 = 35", "p4 = { stack1 = 34", "stack1"),
        ("p5 = { stack1 = 36, stack2 = 34", "p5 = { stack1 = 36, stack2 = 33", "stack2"),
        ("stack2 = 23, total = 50 }\np3", "stack2 = 23, total = 51 }\np3", "total"),
        ("commodity_total = 75", "commodity_total = 74", "commodity_total"),
        ("tool_total = 20", "tool_total = 21", "tool_total"),
        ("product_total = 70", "product_total = 71", "product_total"),
        ("marked_5_total = 6", "marked_5_total = 5", "marked_5_total"),
        ("marked_4plus_total = 14", "marked_4plus_total = 13", "marked_4plus_total"),
        ("all_cards_total = 165", "all_cards_total = 166", "all_cards_total"),
        ("hand_limit_with_basket = 8", "hand_limit_with_basket = 9", "effect_value"),
        ("draws_per_turn_with_cart = 2", "draws_per_turn_with_cart = 3", "effect_value"),
    ],
)
def test_19_numbers_that_stand_twice_agree(before: str, after: str, said: str) -> None:
    with pytest.raises(BadEdition, match=rf"^line \d+: .*`{said}`"):
        with_printed((before, after))


def tamper(what: str, s: MooreaState) -> None:
    """Break the table in one place."""
    player = s.players[s.active]
    if what == "1":
        player.hand[0] += 1
    elif what == "2":
        s.stack_two[0] -= 1
    elif what == "3":
        player.tools ^= 1
    elif what == "9":
        player.points += 1
    elif what == "13":
        s.removed[5] += 1
    elif what == "17":
        s.discard[s.row[0]] += 1
        s.row[0] = -1
    elif what == "5":
        s.stack_two[s.display[0]] += 1
        s.display[0] = -1


@pytest.mark.parametrize("what", ["1", "2", "3", "9", "13", "17", "5"])
def test_the_watch_is_awake(what: str) -> None:
    """A table that was tampered with is noticed at the next look."""
    s = MOOREA.new(3, {})
    assert isinstance(s, MooreaState)
    s.until_asked(Dice(1))
    watch = Watch(MOOREA, s)
    watch.look([])
    tamper(what, s)
    with pytest.raises(AssertionError):
        watch.look([])
