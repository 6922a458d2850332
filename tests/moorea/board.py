"""Tables set up in one line of words, and read as a player would.

    s = at_action("2 wood fish", display="jetty", owns="forest")
    assert buys(s) == ["jetty"]
    choose(s, "buy jetty")

Every card named is taken out of the box, and the cards not named lie where they do no harm, so nothing is made or
lost: commodities in the pile, products of stack II in the deck, products of stack I before the last seat. Where a
test names the cards of the pile or the deck, the others are put away as well.
"""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from motu.core.game import Game, Settings
from motu.games.moorea import flow
from motu.games.moorea.components import (
    COMMODITY_NAMES,
    GOOD_NAMES,
    PRODUCT_NAMES,
    TOOL_NAMES,
)
from motu.games.moorea.game import Moorea
from motu.games.moorea.state import MooreaState
from motu.shelf import games
from tests.moorea.box import box_of
from tests.moorea.cards import add_up, laying_places, share_commodities, share_products
from tests.support import editions, speaking
from tests.support.piece_words import counted, spoken, words

MOOREA = cast(Moorea, games["moorea"])
BOX = box_of(MOOREA)
offers = partial(speaking.offers, MOOREA)
choose = partial(speaking.choose, MOOREA)
chance = partial(speaking.chance, MOOREA)
play_lines = partial(speaking.play_lines, MOOREA)
whatever = speaking.whatever
with_printed = partial(editions.with_printed, MOOREA)


def at_draw(hand: str = "", **more: Any) -> MooreaState:
    """The turn of seat 0 begins."""
    return table(hand, flow.DRAW, **more)


def at_action(hand: str = "", **more: Any) -> MooreaState:
    """Seat 0 has drawn and may act now."""
    return table(hand, flow.ACT, **more)


def at_limit(hand: str = "", **more: Any) -> MooreaState:
    """Seat 0 has acted or passed."""
    return table(hand, flow.LIMIT, **more)


def table(
    hand: str,
    step: int,
    *,
    seats: int = 3,
    seat: int = 0,
    owns: str = "",  # products face up before the active seat
    tools: str = "",
    laid: str = "",  # `2 wood_store:wood market:hut`
    known: str = "",  # commodities in hand that everybody has seen
    others: dict[int, str] | None = None,  # hands of other seats
    row: str = "wood clay fish",
    pile: str | None = None,  # None: all that is left
    discard: str = "",
    display: str = "",  # filled up with products that nobody loves
    shown: int = 10,
    deck: str | None = None,  # None: what is left of stack II
    idle: int = 0,
    last_turns: int = -1,
    settings: Settings | None = None,
    game: Game = MOOREA,
) -> MooreaState:
    """A table with all its cards, waiting at that step of the turn of `seat`."""
    box = box_of(game)
    data = game.new(seats, {"starting_player": str(seat + 1), **(settings or {})}).dump()
    data["agenda"] = []
    data["turn"] = [seat, seat, 0, 0, idle, 0, last_turns]
    data["after_chance"] = 0
    place = data["players"][seat]
    place["products"] = counted(owns, PRODUCT_NAMES)
    place["laid"] = counted(laid, laying_places(box))
    place["tools"] = sum(1 << TOOL_NAMES.index(tool) for tool in words(tools))
    for other, text in {seat: hand, **(others or {})}.items():
        data["players"][other]["hand"] = counted(text, GOOD_NAMES)
        data["players"][other]["known"][5:] = data["players"][other]["hand"][5:]
    place["known"][:5] = counted(known, COMMODITY_NAMES)
    keep = seats - 1 if seat != seats - 1 else 0
    share_products(data, box, keep, display, deck, shown)
    data["row"] = [COMMODITY_NAMES.index(card) for card in words(row)]
    data["row"] += [-1] * (box.open - len(data["row"]))
    data["discard"] = counted(discard, COMMODITY_NAMES)
    share_commodities(data, box, seat, keep, pile)
    for player in data["players"]:
        add_up(player, box, (settings or {}).get("same_sites_add_up") != "no")
    s = game.load(data)
    assert isinstance(s, MooreaState)
    flow.turn(s, seat)
    while s.agenda[-1].step != step:
        s.agenda.pop()
    s.settle(None)
    return s


def first_table(seats: int, **settings: str) -> MooreaState:
    """A table before anything has been dealt."""
    s = MOOREA.new(seats, settings)
    assert isinstance(s, MooreaState)
    return s


def buys(s: MooreaState) -> list[str]:
    """The products that can be bought."""
    return sorted(line.removeprefix("buy ") for line in offers(s, "buy "))


def hand(s: MooreaState, seat: int = 0) -> str:
    return spoken(s.players[seat].hand, GOOD_NAMES)


def discard(s: MooreaState) -> str:
    return spoken(s.discard, COMMODITY_NAMES)


def pile(s: MooreaState) -> str:
    return spoken(s.pile, COMMODITY_NAMES)


def row(s: MooreaState) -> str:
    """The open row slot by slot; a dash where a card is missing."""
    return " ".join("-" if card < 0 else COMMODITY_NAMES[card] for card in s.row)


def display(s: MooreaState) -> list[str]:
    """The products for sale."""
    return [PRODUCT_NAMES[card] for card in s.display if card >= 0]


def owned(s: MooreaState, seat: int = 0) -> str:
    """The products face up before a seat."""
    return spoken(s.players[seat].products, PRODUCT_NAMES)


def tools(s: MooreaState, seat: int = 0) -> list[str]:
    return [name for t, name in enumerate(TOOL_NAMES) if s.players[seat].has(t)]


def stored(s: MooreaState, seat: int = 0) -> str:
    """Cards at the stores of a seat."""
    return spoken(s.players[seat].laid, laying_places(BOX))


def gone(s: MooreaState) -> str:
    """The products out of the game."""
    return spoken(s.removed, PRODUCT_NAMES)
