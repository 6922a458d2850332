"""Grammar where it is easy to get wrong, and sentences made from what is printed."""

from __future__ import annotations

import pytest

from motu.core.game import Game, Phrase
from motu.games.moorea import events
from motu.games.moorea.components import COMMODITY_NAMES, GOOD_NAMES, PRODUCT_NAMES, TOOL_NAMES
from motu.games.moorea.game import Moorea
from motu.games.moorea.state import MooreaState
from motu.shelf import games
from motu.words import LANGUAGES, Words
from tests.moorea.board import at_action, choose, with_printed

MOOREA = games["moorea"]
NAMES = ["Anouk", "Jonas"]


def say(phrase: Phrase, language: str = "en", me: int = 0) -> str:
    return Words("moorea", language, strict=True).say(phrase, NAMES, me)


def everywhere(phrase: Phrase, me: int = 0) -> list[str]:
    """In English, French and German."""
    return [say(phrase, language, me) for language in LANGUAGES]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        (
            "en",
            "1 wood, 1 clay, 1 bamboo, 1 seashell, 1 fish, 1 canoe, 1 hut and 1 stoneware",
            "2 wood, 2 clay, 2 bamboo, 2 seashells, 2 fish, 2 canoes, 2 huts and 2 stoneware",
        ),
        (
            "fr",
            "1 bois, 1 argile, 1 bambou, 1 coquillage, 1 poisson, 1 canoë, 1 cabane et 1 grès",
            "2 bois, 2 argiles, 2 bambous, 2 coquillages, 2 poissons, 2 canoës, 2 cabanes et 2 grès",
        ),
        (
            "de",
            "1 Holz, 1 Ton, 1 Bambus, 1 Muschel, 1 Fisch, 1 Kanu, 1 Hütte und 1 Steinzeug",
            "2 Holz, 2 Ton, 2 Bambus, 2 Muscheln, 2 Fische, 2 Kanus, 2 Hütten und 2 Steinzeug",
        ),
    ],
)
def test_one_and_many(language: str, one: str, two: str) -> None:
    for count, expected in ((1, one), (2, two)):
        goods = tuple(Phrase("goods", (("good", good), ("count", count))) for good in GOOD_NAMES)
        assert expected in say(Phrase("tip-cost", (("cost", goods),)), language)


def test_nothing_is_singular_in_french_only() -> None:
    none = Phrase("goods", (("good", "seashell"), ("count", 0)))
    assert everywhere(none) == ["0 seashells", "0 coquillage", "0 Muscheln"]


def test_a_purchase_by_the_reader_and_by_somebody_else() -> None:
    bought = MOOREA.tell(events.Bought(0, "bridge", {"wood": 3, "bamboo": 1, "fish": 1}))
    assert everywhere(bought) == [
        "You bought the bridge for 3 wood, 1 bamboo and 1 fish",
        "Tu as acheté le pont pour 3 bois, 1 bambou et 1 poisson",
        "Du hast die Brücke für 3 Holz, 1 Bambus und 1 Fisch gekauft",
    ]
    assert everywhere(bought, me=1) == [
        "Anouk bought the bridge for 3 wood, 1 bamboo and 1 fish",
        "Anouk a acheté le pont pour 3 bois, 1 bambou et 1 poisson",
        "Anouk hat die Brücke für 3 Holz, 1 Bambus und 1 Fisch gekauft",
    ]


def test_articles_and_cases_go_with_the_card() -> None:
    tool = MOOREA.tell(events.BoughtTool(1, "cart", {"fish": 5}))
    assert everywhere(tool) == [
        "Jonas bought the cart for 5 fish",
        "Jonas a acheté la charrette pour 5 poissons",
        "Jonas hat den Karren für 5 Fische gekauft",
    ]
    thrown = MOOREA.tell(events.ThrewAway(1, "fish"))
    assert everywhere(thrown) == [
        "Jonas discarded a fish",
        "Jonas a défaussé un poisson",
        "Jonas hat einen Fisch abgeworfen",
    ]


def labels(s: MooreaState) -> list[str]:
    """What an exchange is called where it can be confirmed."""
    return [say(option.label) for option in MOOREA.decision(s).options if option.label.id.startswith(("exch", "give"))]


def test_an_exchange_says_what_comes_back_before_it_is_confirmed() -> None:
    s = at_action("wood clay", row="fish seashell seashell")
    assert labels(s) == ["Exchange for an open card"], "which one is still to be chosen"
    choose(s, "exchange")
    assert labels(s) == ["Give 1 wood and 1 clay for a seashell", "Give 1 wood and 1 clay for a fish"]
    s = at_action("wood clay fish", row="clay clay clay")
    assert labels(s) == ["Exchange for clay"]
    choose(s, "exchange")
    assert labels(s)[0] == "Give 1 wood and 1 clay for clay"


def test_an_exchange_tells_what_was_given_and_what_was_taken() -> None:
    assert say(MOOREA.tell(events.Exchanged(1, {"wood": 2}, "fish"))) == "Jonas gave 2 wood for a fish"
    assert (
        say(MOOREA.tell(events.Exchanged(1, {"wood": 1, "fish": 1}, "fish")))
        == "Jonas gave 1 wood and 1 fish for a fish"
    )


@pytest.mark.parametrize(
    ("store", "places"),
    [
        ("market", ["at the market", "au marché", "auf dem Markt"]),
        ("landing_stage", ["at the landing stage", "à l’embarcadère", "an der Anlegestelle"]),
        ("seashell_chest", ["in the seashell chest", "dans la boîte à coquillages", "in der Muschelkiste"]),
        ("village", ["in the village", "au village", "im Dorf"]),
    ],
)
def test_cards_lie_where_one_would_say_they_lie(store: str, places: list[str]) -> None:
    laid = MOOREA.tell(events.Laid(0, store, {"hut": 2}))
    for text, place in zip(everywhere(laid), places, strict=True):
        assert place in text


def test_rare_events_can_be_told() -> None:
    assert everywhere(MOOREA.tell(events.Started(0))) == ["You begin", "Tu commences", "Du beginnst"]
    assert everywhere(MOOREA.tell(events.Started(1))) == ["Jonas begins", "Jonas commence", "Jonas beginnt"]
    assert say(MOOREA.tell(events.RangIn(1))) == "Jonas rang in the end: one more turn for everybody"
    assert say(MOOREA.tell(events.Stalled(1))).startswith("Nobody has bought or laid anything for a long time")
    assert say(MOOREA.tell(events.Reshuffled(1, 1))).endswith("1 card")
    assert say(MOOREA.tell(events.Reshuffled(1, 9))).endswith("9 cards")


def test_how_many_to_discard() -> None:
    assert everywhere(Phrase("ask-discard", (("count", 1),)))[2].startswith("Wirf eine Karte ab")
    assert everywhere(Phrase("ask-discard", (("count", 2),)))[1].startswith("Défausse 2 cartes")


def test_every_card_has_a_tooltip() -> None:
    assert list(MOOREA.tooltips()) == COMMODITY_NAMES + TOOL_NAMES + PRODUCT_NAMES


def tip(game: Game, name: str, language: str = "en") -> str:
    return say(game.tooltips()[name], language)


def test_tooltips_say_what_is_printed() -> None:
    game = Moorea()
    assert tip(game, "fish") == "A commodity, 15 cards in the game."
    assert tip(game, "basket") == "Hand limit 8 instead of 6. Costs 3 equal commodities. 1 point."
    assert tip(game, "cart") == "Cards drawn in a turn: up to 2 instead of 1. Costs 5 equal commodities. 3 points."
    assert tip(game, "jetty", "de") == "Kostet 3 Holz. 4 Punkte."
    assert tip(game, "forest").startswith("Every later product with this commodity in its price costs you 1 wood less.")
    assert tip(game, "market", "fr").startswith("À poser ici\u00a0: canoës, cabanes et grès. 5 points par carte.")
    assert tip(game, "canoe").startswith("Goes to your hand and counts towards the limit.")
    assert tip(game, "canoe").endswith("Costs 2 wood.")
    assert "1 → 2, 2 → 5, 3 → 9, 4 → 14 and 5+ → 20" in tip(game, "seashell_necklace")


def test_tooltips_follow_the_edition() -> None:
    """No number of a card stands in a text."""
    game = with_printed(
        ("hand_limit_with_basket = 8", "hand_limit_with_basket = 9"),
        ("effect_value = 8", "effect_value = 9"),
        ("cost = { wood = 3 }\npoints = 4", "cost = { wood = 2, hut = 1 }\npoints = 7"),
        ("points_per_card = 5", "points_per_card = 6"),
        ("discount_amount = 1", "discount_amount = 2"),
        ("by_count = [0, 2, 5, 9, 14, 20]", "by_count = [0, 3, 8]"),
    )
    assert tip(game, "basket").startswith("Hand limit 9 instead of 6.")
    assert tip(game, "jetty") == "Costs 2 wood and 1 hut. 7 points."
    assert "6 points for each card" in tip(game, "market")
    assert "costs you 2 seashells less" in tip(game, "seashell_beach")
    assert "1 → 3 and 2+ → 8" in tip(game, "seashell_necklace")


def test_an_effect_goes_with_the_tool_that_has_it() -> None:
    """The net could as well be printed on the spear."""
    game = with_printed(
        ('effect = "draw_from_open"', 'effect = "?"'),
        ('effect = "fish_is_joker_for_products"', 'effect = "draw_from_open"'),
        ('effect = "?"', 'effect = "fish_is_joker_for_products"'),
    )
    assert tip(game, "spear").startswith("When you buy products, fish may stand in")
    assert tip(game, "fishing_net").startswith("You may draw from the open row")


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_explain_themselves_in_a_sentence(language: str) -> None:
    for setting in MOOREA.settings:
        for key in [f"setting-{setting.name}", *(f"setting-{setting.name}-{value}" for value in setting.values)]:
            assert not say(Phrase(key), language).endswith(".")
            assert say(Phrase(f"{key}.about"), language).count(".") == 1
