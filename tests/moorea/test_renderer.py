"""How a phrase becomes text: the rules that the page keeps to as well."""

from __future__ import annotations

import pytest

from motu.core.errors import WrongSeat
from motu.core.game import SPECTATOR, Phrase
from motu.words import LANGUAGES, SHARED, MissingText, UnknownLanguage, Words, problem

NAMES = ["Anouk", "Jonas"]
WOOD = Phrase("goods", (("good", "wood"), ("count", 2)))
FISH = Phrase("goods", (("good", "fish"), ("count", 1)))
HUT = Phrase("goods", (("good", "hut"), ("count", 1)))
JETTY = Phrase("name-jetty")


def say(phrase: Phrase, language: str = "en", me: int = SPECTATOR) -> str:
    return Words("moorea", language, strict=True).say(phrase, NAMES, me)


def pay(*goods: Phrase) -> Phrase:
    return Phrase("pay", (("cost", goods),))


def test_an_attribute_is_a_text_of_its_own() -> None:
    assert say(Phrase("name-jetty")) == "Jetty"
    assert say(Phrase("name-jetty.the")) == "the jetty"


def test_a_phrase_brings_its_attributes_along() -> None:
    label = Phrase("buy-for", (("product", JETTY), ("cost", (WOOD,))))
    assert say(label) == "Buy the jetty for 2 wood"
    assert say(label, "fr") == "Acheter la jetée pour 2 bois"
    assert say(label, "de") == "Steg für 2 Holz kaufen"


def test_a_list_is_joined_in_the_manner_of_the_language() -> None:
    assert say(pay(WOOD)) == "Pay 2 wood"
    assert say(pay(WOOD, FISH)) == "Pay 2 wood and 1 fish"
    assert say(pay(WOOD, FISH, HUT)) == "Pay 2 wood, 1 fish and 1 hut"
    assert say(pay(WOOD, FISH, HUT), "fr") == "Payer 2 bois, 1 poisson et 1 cabane"
    assert say(pay(WOOD, FISH, HUT), "de") == "2 Holz, 1 Fisch und 1 Hütte zahlen"


def test_an_empty_list_is_nothing() -> None:
    assert [say(pay(), language) for language in LANGUAGES] == ["Pay nothing", "Payer rien", "nichts zahlen"]


def test_a_seat_is_a_name_or_you() -> None:
    passed = Phrase("told-passed", (("seat", 1),))
    assert say(passed) == "Jonas passed"
    assert say(passed, me=0) == "Jonas passed"
    assert say(passed, me=1) == "You passed"
    assert say(passed, "de", me=1) == "Du hast gepasst"
    assert say(passed, "fr", me=1) == "Tu passes"


def test_a_seat_without_a_name_has_a_number() -> None:
    passed = Phrase("told-passed", (("seat", 2),))
    assert [Words("moorea", language).say(passed) for language in LANGUAGES] == [
        "Player 3 passed",
        "Joueur 3 passe",
        "Spieler 3 hat gepasst",
    ]


def test_a_word_selects_a_variant_and_a_number_a_plural() -> None:
    counted = [say(Phrase("goods", (("good", "seashell"), ("count", n)))) for n in (0, 1, 2)]
    assert counted == ["0 seashells", "1 seashell", "2 seashells"]


def test_no_isolation_marks() -> None:
    assert say(Phrase("told-passed", (("seat", 0),))).isascii()


def test_a_game_says_what_all_games_say() -> None:
    nothing = Phrase("no-undo-nothing")
    assert say(nothing) == Words(SHARED, "en").say(nothing) == "Nothing has been played yet."


def test_a_missing_text_is_a_typed_error_where_texts_are_proved() -> None:
    with pytest.raises(MissingText, match="no text 'no-such-text'"):
        say(Phrase("no-such-text"))
    with pytest.raises(MissingText, match=r"no text 'name-jetty\.nominative'"):
        say(Phrase("name-jetty.nominative"))
    with pytest.raises(MissingText, match="cost"):
        say(Phrase("pay"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_table_a_missing_text_makes_do(language: str) -> None:
    words = Words("moorea", language)
    assert words.say(Phrase("no-such-text")) == "no-such-text"
    assert words.say(Phrase("name-jetty.nominative")) == "name-jetty.nominative"
    assert "cost" in words.say(Phrase("pay"))
    assert words.say(Phrase("buy", (("product", Phrase("name-moon")),)))
    assert Words("no_such_game", language).say(Phrase("pass")) == "pass"


def test_english_stands_in_for_what_a_language_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("moorea", "de")
    monkeypatch.setattr(words, "bundles", [Words(SHARED, "de").bundles[0], Words("moorea", "en").bundles[0]])
    assert words.say(Phrase("draw-pile")) == "Draw from the pile"
    assert words.say(Phrase("no-undo-nothing")) == "Noch ist nichts gespielt."


def test_an_unknown_language_says_which_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="en, fr, de"):
        Words("moorea", "tlh")


def test_files_are_read_once() -> None:
    assert Words("moorea", "fr").bundles[0] is Words("moorea", "fr").bundles[0]


def test_a_refusal_is_told_in_the_language_of_the_reader() -> None:
    refused = problem(WrongSeat("It is seat 1's decision, not seat 0's: wait for your turn."))
    assert Words(SHARED, "de").say(refused) == "Jemand anderes entscheidet. Warte, bis du an der Reihe bist."
