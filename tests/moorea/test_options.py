"""What an option promises before it is confirmed: cards spent, points gained, and whether it can be taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from motu.core.events import Event
from motu.core.game import CHANCE
from motu.games.moorea.components import GOOD_NAMES
from motu.games.moorea.state import MooreaState
from motu.words import Words
from tests.moorea.board import MOOREA, at_action, at_draw, at_limit, choose
from tests.moorea.styles import STYLES
from tests.support import positions

CONFIRM = {"confirm_end_of_turn": "on"}
SPEAR = {"tools": "spear"}
NET = {"tools": "fishing_net", "display": "jetty canoe"}
ACTION = "Choose an action, or pass. [M3.1]"
DRAW = "Which card do you draw? [M2.1]"
AGAIN = "Do you draw another card? [M2.1]"
WOOD = "hand:wood"


def asked(seats: int, style: str, seed: int) -> list[MooreaState]:
    """Every position of a game in which a seat decides."""
    s = MOOREA.new(seats, CONFIRM)
    assert isinstance(s, MooreaState)
    return positions.asked(s, STYLES[style], seed)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seats", [2, 5])
def test_an_option_says_whether_it_can_be_taken_back(seats: int, style: str) -> None:
    for s in asked(seats, style, 1):
        for option in MOOREA.decision(s).options:
            log: list[Event] = []
            after = s.clone()
            after.play(option.move, log)
            comes_out = after.awaiting() == CHANCE or any(event.reveals for event in log)
            ends = after.awaiting() != s.awaiting()
            assert option.final == (comes_out or ends), MOOREA.write(s, option.move)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_option_spends_the_cards_it_ticks(seats: int) -> None:
    for s in asked(seats, "any move", 2):
        for option in MOOREA.decision(s).options:
            if not option.spends or option.label.id in ("give-open", "give-for"):
                continue
            after = s.clone()
            seat = s.active
            after.play(option.move)
            ticked = Counter(handle.removeprefix("hand:") for handle in option.spends)
            before = Counter(dict(zip(GOOD_NAMES, s.players[seat].hand, strict=True)))
            left = Counter(dict(zip(GOOD_NAMES, after.players[seat].hand, strict=True)))
            assert before - left <= ticked, MOOREA.write(s, option.move)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_option_gains_the_points_it_promises(seats: int) -> None:
    for s in asked(seats, "any move", 3):
        for option in MOOREA.decision(s).options:
            after = s.clone()
            after.play(option.move)
            gained = after.scores()[s.active] - s.scores()[s.active]
            assert gained in (0, option.gain), MOOREA.write(s, option.move)


@pytest.mark.parametrize(
    ("at", "hand", "more", "lines", "asked", "label", "handles", "spends", "gain", "final"),
    [
        (at_draw, "", SPEAR, "draw pile", DRAW, "Draw from the pile", "pile", "", 0, True),
        (at_draw, "", SPEAR, "draw open clay", DRAW, "Take clay from the open row", "open:clay", "", 0, True),
        (
            at_draw, "", {"tools": "spear cart"}, "draw open wood/deal fish/stop", AGAIN, "Draw no more", "stop", "",
            0, False,
        ),
        (at_action, "wood", {}, "pass", ACTION, "Pass", "pass", "", 0, True),
        (at_action, "2 wood clay", {}, "exchange", ACTION, "Exchange for an open card", "exchange", "", 0, False),
        (
            at_action, "2 wood", {"row": "fish"}, "exchange", ACTION, "Exchange for a fish", "exchange",
            f"{WOOD} {WOOD}", 0, True,
        ),
        (
            at_action, "2 wood clay", {}, "exchange/give wood clay", "Which two commodities do you give? [M4.2]",
            "Give 1 wood and 1 clay for an open card", f"{WOOD} hand:clay", f"{WOOD} hand:clay", 0, False,
        ),
        (
            at_action, "2 wood clay", {}, "exchange/give wood wood/take fish",
            "Which open card do you take for 2 wood? [M4.1]", "Give 2 wood for a fish", "open:fish",
            f"{WOOD} {WOOD}", 0, True,
        ),
        (
            at_action, "3 wood", {"display": "jetty"}, "buy jetty", ACTION, "Buy the jetty for 3 wood", "display:jetty",
            f"{WOOD} {WOOD} {WOOD}", 4, True,
        ),
        (
            at_action, "2 wood", {"display": "canoe"}, "buy canoe", ACTION, "Buy the canoe for 2 wood", "display:canoe",
            f"{WOOD} {WOOD}", 0, True,
        ),
        (at_action, "3 wood fish", NET, "buy jetty", ACTION, "Buy the jetty", "display:jetty", "", 4, False),
        (
            at_action, "3 wood fish", NET, "buy jetty/pay wood 2 fish 1", "How do you pay for the jetty? [M5.8]",
            "Pay 2 wood and 1 fish", f"{WOOD} {WOOD} hand:fish", f"{WOOD} {WOOD} hand:fish", 4, True,
        ),
        (
            at_action, "2 wood fish", NET, "buy canoe/pay wood 1 fish 1", "How do you pay for the canoe? [M5.8]",
            "Pay 1 wood and 1 fish", f"{WOOD} hand:fish", f"{WOOD} hand:fish", 0, True,
        ),
        (
            at_action, "3 wood", {}, "tool basket", ACTION, "Buy the basket for 3 equal commodities", "tool:basket",
            f"{WOOD} {WOOD} {WOOD}", 1, True,
        ),
        (
            at_action, "3 wood 3 clay", {}, "tool basket", ACTION, "Buy the basket for 3 equal commodities",
            "tool:basket", "", 1, False,
        ),
        (
            at_action, "3 wood 3 clay", {}, "tool basket/pay tool wood",
            "Which 3 equal commodities do you pay for the basket? [M7.2]", "Pay 3 wood", WOOD, f"{WOOD} {WOOD} {WOOD}",
            1, True,
        ),
        (
            at_action, "wood", {"owns": "wood_store"}, "lay wood_store", ACTION, "Lay cards in the wood store",
            "store:wood_store", WOOD, 1, True,
        ),
        (
            at_action, "2 hut", {"owns": "market"}, "lay market", ACTION, "Lay cards at the market", "store:market", "",
            0, False,
        ),
        (
            at_action, "2 hut", {"owns": "market"}, "lay market/lay count 2",
            "Hut: how many cards do you lay at the market? [M8.3]", "Lay 2 huts at the market", "count:2",
            "hand:hut hand:hut", 10, True,
        ),
        (
            at_limit, "4 wood 4 clay", {}, "discard clay", "Discard 2 cards: your hand is over the limit. [M10.3]",
            "Discard clay", "hand:clay", "hand:clay", 0, False,
        ),
        (
            at_action, "2 hut", {"owns": "market", "settings": CONFIRM}, "lay market/lay count 2/end turn",
            "End your turn, or undo. [M12.5]", "End the turn", "end_turn", "", 0, True,
        ),
    ],
)  # fmt: skip
def test_every_kind_of_option_as_a_player_reads_it(
    at: Callable[..., MooreaState], hand: str, more: Any, lines: str, asked: str, label: str, handles: str,
    spends: str, gain: int, final: bool,
) -> None:  # fmt: skip
    s = at(hand, **more)
    *before, line = lines.split("/")
    choose(s, *before)
    decision = MOOREA.decision(s)
    (option,) = [option for option in decision.options if MOOREA.write(s, option.move) == line]
    words = Words("moorea", "en", strict=True)
    assert f"{words.say(decision.prompt)} [{decision.rule}]" == asked
    assert words.say(option.label) == label
    assert (" ".join(option.handles), " ".join(option.spends)) == (handles, spends)
    assert (decision.seat, option.gain, option.final) == (0, gain, final)
