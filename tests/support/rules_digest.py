"""The digest of the rules as data: its rules, its tables, and the words of a language in them."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from motu.core.game import Game
from motu.words import Words
from motu.words.rules import file_name

READING: Final = {"en": "Reading", "fr": "Interprétation", "de": "Auslegung"}  # what marks our reading of a rulebook
NUMBERS: Final = {  # from two on: what means one means many other things
    "en": "two three four five six seven eight nine ten eleven twelve",
    "fr": "deux trois quatre? cinqu? six sept huit neu[fv] dix onze? douze?",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
}
FORMS: Final = {"en": "fold|th", "fr": "ième", "de": "en|fach|mal|te|ten|ter"}
TWOFOLD: Final = re.compile(r"\b(twice|doubled?|doubles?|doppelt|verdoppelt)\b")
RULE: Final = re.compile(r"- \*\*([A-Z]+\d+(?:\.\d+)*)\*\* ")  # - **M2.10**


def rulebook(game: Game, language: str = "en") -> str:
    """The file itself: no other language stands in for it."""
    return files(f"motu.games.{game.name}").joinpath(file_name(language)).read_text(encoding="utf-8")


def blocks(game: Game, language: str) -> list[str]:
    """Every heading, paragraph, rule and line of a table, each on one line, in order."""
    found: list[str] = []
    inside = False  # a paragraph or a rule, which goes on until an empty line or the next rule
    for line in rulebook(game, language).splitlines():
        if inside and line and not RULE.match(line):
            found[-1] += " " + line.strip()
        elif line:
            found.append(line)
        inside = bool(line) and line[0] not in "#|"
    return found


def written(game: Game, language: str) -> dict[str, str]:
    """Every rule by its number."""
    found = {RULE.match(block): block for block in blocks(game, language)}
    return {rule[1]: block for rule, block in found.items() if rule}


def numbers(text: str, language: str) -> set[int]:
    """All numbers above one in a text, as digits or as words; the numbers of rules are none."""
    prose = re.sub(r"\b[A-Z]+\d+(?:\.\d+)*\b", "", text).lower()
    found = {int(digits) for digits in re.findall(r"\d+", prose)} - {0, 1}
    for number, word in enumerate(NUMBERS[language].split(), 2):
        if re.search(rf"\b{word}(?:{FORMS[language]})?\b", prose):
            found.add(number)
    return found | ({2} if TWOFOLD.search(prose) else set())


def rows(game: Game, language: str, table: int) -> dict[str, list[str]]:
    """The lines of a table below its head, by their first column; the tables are counted from 0."""
    tables = [block for block in rulebook(game, language).split("\n\n") if block.startswith("|")]
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in tables[table].splitlines()[2:]]
    return {first: others for first, *others in cells}


def origins(language: str, *sources: str) -> str:
    """Where values come from, in the words of the page's marks."""
    page = files("motu").joinpath("words", "page", f"{language}.ftl").read_text(encoding="utf-8")
    marks = dict(re.findall(r"^origin-(\w+) = (.+)$", page, re.MULTILINE))
    return ", ".join(in_sentence(marks[source], language, noun=source == "rulebook") for source in sources)


def said(game: Game, language: str, key: str, **args: int | str) -> str:
    """One of the game's texts."""
    return Words(game.name, language, strict=True).text(key, args)


def label(game: Game, language: str, key: str) -> str:
    """The name of a piece, as it stands in a table."""
    return in_sentence(said(game, language, key), language)


def in_sentence(label: str, language: str, noun: bool = True) -> str:
    """A label as it stands in a line of words: small, but for German nouns and the names of gods."""
    keeps = (language == "de" and noun) or label.isupper()
    return label if keeps else label[0].lower() + label[1:]
