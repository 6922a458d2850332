"""Why a click does nothing: what a player reads, and the rule behind it."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from motu.core.dice import Dice
from motu.core.game import SPECTATOR
from motu.core.table import Table
from motu.games.moorea import reasons
from motu.games.moorea.state import MooreaState
from motu.shelf import games
from motu.words import LANGUAGES, Words
from tests.moorea.board import at_action, at_draw, at_limit, choose, first_table, with_printed
from tests.support.rules_digest import rulebook

MOOREA = games["moorea"]
NAMES = ["Lea", "Jonas", "Anouk"]


def why(s: MooreaState, handle: str, seat: int = 0, language: str = "en") -> str:
    """The note beside a click: text and rule."""
    reason = MOOREA.why_not(s, seat, handle)
    assert reason is not None, f"{handle} does something"
    return f"{Words('moorea', language, strict=True).say(reason.phrase, NAMES, seat)} {reason.rule}"


def test_a_click_that_does_something_needs_no_reason() -> None:
    s = at_action("3 wood", display="jetty")
    assert MOOREA.why_not(s, 0, "display:jetty") is None
    assert MOOREA.why_not(s, 0, "tool:basket") is None
    assert MOOREA.why_not(s, 0, "pass") is None


class TestNotAsked:
    def test_another_seat(self) -> None:
        s = at_action("3 wood", seat=1)
        assert why(s, "pass") == "It is Jonas’s turn. Wait until it comes round to you. M1.1"

    def test_a_spectator(self) -> None:
        s = at_action("3 wood")
        assert why(s, "pass", SPECTATOR) == "You are watching. Only the players at this table move. M1.1"

    def test_chance(self) -> None:
        assert why(first_table(3), "pass") == "Cards are turning up. Wait a moment. M0.7"

    def test_the_end(self) -> None:
        s = at_action("wood", last_turns=1)
        choose(s, "pass")
        assert why(s, "pile") == "The game is over. M9.4"

    def test_no_such_thing(self) -> None:
        s = at_action("3 wood", display="jetty")
        for handle in ("display:moon", "hand:fish", "store:market", "open:bamboo", "count:4", "", "display"):
            assert why(s, handle) == "There is nothing like that on the table now. M13.2"
        assert why(s, "hand:wood", SPECTATOR) == "There is nothing like that on the table now. M13.2"


class TestWhileDrawing:
    def test_drawing_comes_first(self) -> None:
        s = at_draw("3 wood", tools="spear", display="jetty")
        for handle in ("pass", "exchange", "display:jetty", "tool:basket", "hand:wood", "count:2", "end_turn"):
            assert why(s, handle) == "Draw first, then act. M1.2"

    def test_the_first_draw_is_compulsory(self) -> None:
        s = at_draw("3 wood", tools="spear")
        assert why(s, "stop") == "You must draw one card. After it you may stop. M2.1"

    def test_without_the_spear(self) -> None:
        s = at_draw("3 wood", tools="cart")
        choose(s, "deal fish")
        assert why(s, "open:wood") == "Without the spear you draw from the pile only. M2.3"

    def test_nothing_to_draw(self) -> None:
        s = at_draw("wood", tools="spear", pile="", seats=5)
        assert why(s, "pile") == "Pile and discard are both empty, so there is nothing to draw. M2.10"


class TestWhileActing:
    def test_drawing_is_over(self) -> None:
        s = at_action("wood canoe")
        assert why(s, "pile") == "Drawing is over for this turn. Act now, or pass. M1.2"
        assert why(s, "stop") == why(s, "open:wood") == why(s, "pile")

    def test_an_open_card_comes_by_exchange(self) -> None:
        s = at_action("2 wood")
        assert why(s, "open:wood").endswith("To get an open card now, choose the exchange. M4.1")

    def test_other_clicks(self) -> None:
        s = at_action("2 wood")
        assert why(s, "hand:wood") == "First choose what to do, then the cards for it. M3.2"
        assert why(s, "count:1") == "First choose the store where you want to lay cards. M8.3"
        assert why(s, "end_turn") == "First act or pass. M3.1"

    def test_too_few_to_exchange(self) -> None:
        assert why(at_action(), "exchange") == "For an exchange you give two commodities, and you hold none. M4.1"
        assert why(at_action("wood"), "exchange").endswith("and you hold only one. M4.1")
        assert why(at_action("wood 2 canoe"), "exchange").endswith("Canoes, huts and stoneware cannot be given. M4.3")

    def test_nothing_to_exchange_for(self) -> None:
        s = at_action("2 wood", row="", pile="", seats=5)
        assert why(s, "exchange") == "The open row is empty, so there is nothing to exchange for. M4.1"


class TestProducts:
    def test_what_is_lacking(self) -> None:
        s = at_action("wood clay", display="bridge")
        assert why(s, "display:bridge") == "You lack 2 wood and 2 bamboo. M5.8"

    def test_a_site_counts(self) -> None:
        s = at_action("wood clay", display="jetty", owns="forest")
        assert why(s, "display:jetty") == "You lack 1 wood. M5.8"

    def test_fish_never_stand_in_for_refined_goods(self) -> None:
        s = at_action("canoe 5 fish", display="market hut", owns="bamboo_forest", tools="fishing_net")
        assert why(s, "display:market") == (
            "You lack 1 hut and 1 stoneware. Fish never stand in for a canoe, a hut or stoneware. "
            "On display for you now: the hut for 1 bamboo. M7.8"
        )

    def test_what_is_for_sale(self) -> None:
        s = at_action("canoe", display="market hut stoneware")
        assert why(s, "display:market", language="de") == (
            "Du brauchst noch 1 Hütte und 1 Steinzeug. "
            "Für dich in der Auslage: Hütte für 2 Bambus und Steinzeug für 2 Ton. M5.8"
        )

    def test_at_least_one_card_is_paid(self) -> None:
        s = at_action("canoe", display="two_man_canoe canoe", owns="2 forest", seats=5)
        assert "the canoe for 1 wood." in why(s, "display:two_man_canoe")

    def test_the_net_would_help(self) -> None:
        s = at_action("2 wood fish", display="jetty")
        assert why(s, "display:jetty") == (
            "You lack 1 wood. If you owned the fishing net, your fish could stand in. M7.7"
        )
        assert why(at_action("wood fish", display="jetty"), "display:jetty") == "You lack 2 wood. M5.8"

    def test_equal_cards(self) -> None:
        s = at_action("2 wood clay", display="clay_pit")
        assert why(s, "display:clay_pit") == "The price is 4 equal commodities. You lack at least 2 wood. M5.9"

    def test_equal_cards_with_the_net(self) -> None:
        s = at_action("wood 2 fish", display="clay_pit", tools="fishing_net")
        assert why(s, "display:clay_pit") == "The price is 4 equal commodities. You lack at least 1 wood. M5.9"

    def test_a_refined_good_for_equal_cards(self) -> None:
        game = with_printed(("cost = { bamboo = 2 }\npoints = 0\nto_hand", "cost_same = 3\npoints = 0\nto_hand"))
        s = at_action("canoe stoneware", display="market hut", game=game)
        assert "the hut for 3 equal commodities." in why(s, "display:market")


class TestTools:
    def test_one_of_each(self) -> None:
        s = at_action("4 wood", tools="basket")
        assert why(s, "tool:basket") == "You own the basket already, and one of each kind is the limit. M7.3"

    def test_too_few_of_a_kind(self) -> None:
        s = at_action("2 wood clay")
        assert why(s, "tool:basket") == "The price is 3 equal commodities. You hold no more than 2 of a kind. M7.2"
        assert why(at_action("hut"), "tool:basket") == "The price is 3 equal commodities. You hold none at all. M7.2"

    def test_no_joker(self) -> None:
        s = at_action("2 wood fish", tools="fishing_net")
        assert why(s, "tool:basket").endswith("Fish stand in for nothing when you buy a tool. M7.4")

    def test_no_site(self) -> None:
        s = at_action("2 wood", owns="forest")
        assert why(s, "tool:basket").endswith("Sites save nothing when you buy a tool. M6.6")


class TestStores:
    def test_nothing_that_it_takes(self) -> None:
        s = at_action("3 wood", owns="market")
        assert why(s, "store:market") == (
            "Only canoes, huts and stoneware can be laid at the market, and you hold none. M8.1"
        )

    def test_no_joker(self) -> None:
        s = at_action("3 fish", owns="wood_store", tools="fishing_net")
        assert why(s, "store:wood_store").endswith("Fish stand in for nothing here. M7.9")


class TestHalfMade:
    """An action was chosen and waits for its cards."""

    def test_giving(self) -> None:
        s = at_action("wood clay fish canoe")
        choose(s, "exchange")
        assert MOOREA.why_not(s, 0, "hand:wood") is None
        assert why(s, "hand:canoe") == "Canoes, huts and stoneware cannot be given. M4.3"
        assert why(s, "open:fish") == "First choose the two commodities you give, then the open card. M4.1"
        assert why(s, "tool:cart").endswith("Undo to do something else. M4.1")

    def test_taking(self) -> None:
        s = at_action("wood clay fish")
        choose(s, "exchange", "give wood clay")
        assert why(s, "hand:fish").startswith("You are taking an open card for 1 wood and 1 clay.")
        assert why(s, "pile").endswith("M4.1")

    def test_paying(self) -> None:
        s = at_action("3 wood fish clay", display="jetty canoe", owns="pottery", tools="fishing_net")
        choose(s, "buy jetty")
        assert why(s, "display:canoe") == "You are paying for the jetty. Undo to do something else. M5.8"
        assert why(s, "hand:clay") == "The price asks for no clay. M5.10"
        assert why(s, "store:pottery") == "In a turn you either buy or lay cards. Undo to choose again. M8.2"

    def test_paying_with_equal_cards(self) -> None:
        s = at_action("4 wood 4 clay fish hut", display="forest")
        choose(s, "buy forest")
        assert why(s, "hand:fish") == "The price is 4 equal commodities, and you hold only 1 fish. M5.9"
        assert why(s, "hand:hut") == "The price asks for no huts. M5.10"

    def test_paying_for_a_tool(self) -> None:
        s = at_action("3 wood 3 clay fish hut", owns="village")
        choose(s, "tool basket")
        assert why(s, "hand:fish") == "The price is 3 equal commodities, and you hold only 1 fish. M7.2"
        assert why(s, "hand:hut") == "The price asks for no huts. M7.2"
        assert why(s, "tool:cart") == "You are paying for the basket. Undo to do something else. M7.2"
        assert why(s, "store:village").endswith("M8.2")

    def test_laying(self) -> None:
        s = at_action("2 wood 3 clay", owns="wood_store pottery", display="jetty")
        choose(s, "lay wood_store")
        assert why(s, "count:0") == "Lay at least one card, or undo to do something else. M8.3"
        assert why(s, "count:3") == "You hold only 2 wood. M8.3"
        assert why(s, "store:pottery") == "You lay cards at one store in a turn. Undo to choose another. M8.3"
        assert why(s, "hand:wood").startswith("You are laying cards in the wood store: say how many.")
        assert why(s, "store:wood_store") == why(s, "hand:wood")
        assert why(s, "display:jetty") == why(s, "tool:cart")
        assert why(s, "tool:cart").endswith("M8.2")


class TestEndOfTurn:
    def test_the_hand_limit(self) -> None:
        s = at_limit("4 wood 4 clay", owns="pottery")
        assert MOOREA.why_not(s, 0, "hand:clay") is None
        for handle in ("pass", "pile", "open:wood", "tool:cart", "store:pottery", "count:1", "end_turn"):
            assert why(s, handle) == "First discard 2 cards: your hand is over the limit. M10.3"

    def test_the_action_is_over(self) -> None:
        s = at_action("3 wood 4 clay", owns="pottery", settings={"confirm_end_of_turn": "on"})
        choose(s, "lay pottery", "lay count 2")
        for handle in ("pass", "exchange", "tool:basket", "store:pottery", "hand:wood", "pile"):
            assert why(s, handle) == "You have had your action. End the turn, or undo. M3.1"


def positions() -> list[tuple[Table, Any]]:
    """Moments of random games at every number of seats."""
    found = []
    for seats in MOOREA.seat_counts:
        table = Table(MOOREA, seats, {"confirm_end_of_turn": "on"}, seed=seats)
        dice = Dice(seats)
        for step in range(400):
            if table.state.awaiting() < 0:
                break
            if step % 20 == 0:
                found.append((table, table.state.clone()))
            options = table.state.moves()
            table.play(table.state.awaiting(), options[dice.below(len(options))])
    return found


def test_every_click_has_a_reason_or_an_option_and_tells_no_secret() -> None:
    """Asked of a table in which all that a seat cannot know was dealt anew, the answers are the same."""
    for table, state in positions():
        clicks = {handle for option in MOOREA.decision(state).options for handle in option.handles}
        for seat in [*range(table.seats), SPECTATOR]:
            guessed = MOOREA.guess(state, seat, Dice(5))
            for handle in MOOREA.view(state, seat)["handles"]:
                reason = MOOREA.why_not(state, seat, handle)
                assert (reason is None) == (seat == state.awaiting() and handle in clicks)
                assert reason == MOOREA.why_not(guessed, seat, handle)


def test_reasons_cite_rules_of_the_digest() -> None:
    numbers = re.findall(r'"(M\d+\.\d+)"', inspect.getsource(reasons))
    assert numbers
    for number in numbers:
        assert f"**{number}**" in rulebook(MOOREA)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_in_every_language(language: str) -> None:
    note = {
        "en": "You lack 1 canoe. Fish never stand in for a canoe, a hut or stoneware.",
        "fr": "Il te manque 1 canoë. Les poissons ne remplacent jamais un canoë, une cabane ou du grès.",
        "de": "Du brauchst noch 1 Kanu. Fische ersetzen niemals Kanus, Hütten oder Steinzeug.",
    }
    s = at_action("canoe 5 fish bamboo", display="two_man_canoe", tools="fishing_net")
    assert why(s, "display:two_man_canoe", language=language) == f"{note[language]} M7.8"


@pytest.mark.parametrize(
    ("held", "tools", "handle", "rule"),
    [
        ("canoe fish bamboo", "", "display:two_man_canoe", "M5.8"),  # nobody spoke of fish
        ("canoe bamboo", "fishing_net", "display:two_man_canoe", "M5.8"),
        ("canoe fish bamboo", "fishing_net", "display:two_man_canoe", "M7.8"),
        ("2 wood", "fishing_net", "tool:basket", "M7.2"),  # not even with fish
        ("wood fish", "fishing_net", "tool:basket", "M7.2"),
        ("2 wood fish", "", "tool:basket", "M7.2"),
        ("2 wood fish", "fishing_net", "tool:basket", "M7.4"),
        ("2 wood", "", "pile", "M1.2"),
        ("2 wood", "", "open:clay", "M4.1"),
        ("wood", "", "open:clay", "M1.2"),
    ],
)
def test_the_rule_named_is_the_one_that_stands_against_it(held: str, tools: str, handle: str, rule: str) -> None:
    s = at_action(held, display="two_man_canoe", tools=tools)
    assert why(s, handle).endswith(f" {rule}")
