"""The digest says the same in every language: number by number, figure by figure."""

from __future__ import annotations

import re

import pytest

from motu.core.game import Game
from motu.words import LANGUAGES, Words
from tests.support.rules_digest import READING, RULE, blocks, rulebook

FIGURE = re.compile(r"\d+|\bI{1,2}\b")  # 13, side II
ENGLISH, *OTHERS = LANGUAGES
OF_SEATS = "starting_player"  # its values are the numbers of the seats, which no digest lists


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest) -> str:
    """Each language but English."""
    return str(request.param)


def shape(block: str) -> str:
    """The kind of a block and its number."""
    if rule := RULE.match(block):
        return rule[1]
    if heading := re.match(r"#+ (?:\d+ )?", block):
        return heading[0]
    return f"table of {block.count('|')}" if block.startswith("|") else "paragraph"


def pairs(game: Game, language: str) -> list[tuple[str, str]]:
    """Pairs of texts in English and another language."""
    return list(zip(blocks(game, ENGLISH), blocks(game, language), strict=True))


def test_headings_rules_and_tables_stand_in_the_same_order(game: Game, language: str) -> None:
    assert [shape(block) for block in blocks(game, language)] == [shape(block) for block in blocks(game, ENGLISH)]


def test_chapters_are_found_by_their_number(game: Game) -> None:
    """So that a link to one holds in every language."""
    chapters = re.findall(r"^## (.*)$", rulebook(game), re.MULTILINE)
    assert [int(title.split()[0]) for title in chapters] == list(range(len(chapters)))


def test_each_block_has_the_same_figures(game: Game, language: str) -> None:
    for english, other in pairs(game, language):
        assert sorted(FIGURE.findall(english)) == sorted(FIGURE.findall(other)), other


def test_each_block_names_the_same_rules_and_settings(game: Game, language: str) -> None:
    named = re.compile(r"`[^`]+`|\b[A-Z]\d+(?:\.\d+)?\b")
    for english, other in pairs(game, language):
        assert named.findall(english) == named.findall(other), other


def test_each_block_marks_the_same_readings(game: Game, language: str) -> None:
    assert any(f"*{READING[ENGLISH]}" in block for block in blocks(game, ENGLISH))
    for english, other in pairs(game, language):
        assert english.count(f"*{READING[ENGLISH]}") == other.count(f"*{READING[language]}"), other
        assert english.count("*") == other.count("*"), other


def test_each_text_is_of_its_own_language(game: Game, language: str) -> None:
    for english, other in pairs(game, language):
        is_sentence = english.count(" ") > 5 and not english.startswith("|")
        assert not is_sentence or other != english, other
        assert f"*{READING[ENGLISH]}" not in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_are_those_of_the_game(game: Game, language: str) -> None:
    for setting in game.settings:
        title = Words(game.name, language, strict=True).text(f"setting-{setting.name}", {})
        (rule,) = [block for block in blocks(game, language) if f"** {title} (`{setting.name}`)" in block]
        values = re.findall("`([^`]+)`", rule)[1:]
        assert values[0] == setting.values[0], "the default stands first"
        assert setting.name == OF_SEATS or set(setting.values) <= set(values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(game: Game, language: str) -> None:
    """As in the Fluent files: a thin or hard space before ? ! ; : in French, none elsewhere, and none at line ends."""
    for block in blocks(game, language):
        prose = re.sub(r"`[^`]*`|\|[-|]+\|", "_", block)
        assert not re.search(r"\.\.\.|\w\s[.,]|(?<!\|)  (?!\|)", prose), block
        if language == "fr":
            assert not re.search(r"[\w)»] ?[?!;:]|[\w)»]\u00a0[?!;]|[\w)»]\u202f:|« | »|'", prose), block
        else:
            assert not re.search(r"\w\s[?!;:]", prose), block
    assert not re.search(r"[^\S\n]\n", rulebook(game, language)), "no line ends in a space"
