"""The invariants of the specification, in many games played at random."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from motu.core.dice import Dice
from motu.core.errors import BadEdition
from motu.core.events import Event
from motu.games.moorea.events import Bought, BoughtTool, Exchanged, Laid
from motu.games.moorea.moves import PASS
from motu.games.moorea.state import MooreaState
from tests.moorea.board import MOOREA, with_printed
from tests.moorea.invariants import Watch
from tests.moorea.styles import STYLES
from tests.support.watched_games import InvariantTests, WatchedGames

WATCHED = WatchedGames(MOOREA, MooreaState, Watch, STYLES, seldom=100)


class TestInvariants(InvariantTests):
    watched = WATCHED


def test_strange_games_go_where_they_should() -> None:
    """The styles above do reach the rare ends: a stall, and an open row that could not be refilled."""
    assert WATCHED.play(3, {}, 1, "mostly pass").deck_size() > 0
    assert any(-1 in list(WATCHED.play(5, {}, seed, "lay all").row) for seed in range(10))


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


def lose(cards: Any) -> None:
    cards[0] -= 1


def pass_on(of: Any, to: Any, n: int = 1, first: int = 0) -> None:
    """Cards of the first kind of which there are so many."""
    kind = next(kind for kind, there in enumerate(of) if there >= n and kind >= first)
    of[kind] -= n
    to[kind] += n


def put_back(slots: Any, to: Any) -> None:
    to[slots[0]] += 1
    slots[0] = -1


FAULTS: dict[str, Callable[[MooreaState], object]] = {
    "1: a commodity is lost": lambda s: lose(s.pile),
    "2: a product is lost": lambda s: lose(s.stack_two),
    "5: a product is not for sale": lambda s: put_back(s.display, s.stack_two),
    "6: a hand is too full": lambda s: pass_on(s.pile, s.players[s.active].hand, 8),
    "9: points for nothing": lambda s: setattr(s.players[0], "points", 1),
    "10: stack II is changed": lambda s: pass_on(s.stack_one, s.stack_two),
    "12: last turns begin in the middle": lambda s: setattr(s, "last_turns", 1),
    "13: a product is out of the game": lambda s: pass_on(s.stack_one, s.removed, first=5),
    "14: a tool is stolen": lambda s: setattr(s.players[0], "tools", 1),
    "14: a card is drawn out of turn": lambda s: pass_on(s.pile, s.players[s.active - 1].hand),
    "17: an open place stays empty": lambda s: put_back(s.row, s.discard),
}


@pytest.mark.parametrize("what", FAULTS)
def test_the_watch_is_awake(what: str) -> None:
    """A table that was tampered with is noticed at the next look."""
    s, watch = asked_table()
    FAULTS[what](s)
    number, _ = what.split(": ")
    with pytest.raises(AssertionError, match=rf"^[^:]*\b{number}\b"):
        watch.look([])


@pytest.mark.parametrize(
    "actions",
    [
        [Bought(0, "jetty", {"wood": 3}), Laid(0, "wood_store", {"wood": 1})],
        [Exchanged(0, {"wood": 2}, "clay"), BoughtTool(0, "basket", {"fish": 3})],
    ],
)
def test_the_watch_hears_two_actions_in_one_turn(actions: list[Event]) -> None:
    s, watch = asked_table()
    with pytest.raises(AssertionError, match="14"):
        watch.follow([replace(action, seat=s.active) for action in actions])


def test_the_watch_counts_idle_turns() -> None:
    s, watch = asked_table()
    while s.turns == 1:
        s.play(int(PASS) if PASS in s.moves() else s.moves()[0])
        s.until_asked(Dice(1))
    s.idle += 1
    with pytest.raises(AssertionError, match="18"):
        watch.follow([])


def asked_table() -> tuple[MooreaState, Watch]:
    """Three at a table, the first of them asked, and one who watches."""
    s = MOOREA.new(3, {})
    assert isinstance(s, MooreaState)
    s.until_asked(Dice(1))
    watch = Watch(MOOREA, s)
    watch.look([])
    return s, watch
