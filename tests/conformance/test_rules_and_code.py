"""Digest, code and tests speak of the same rules, number by number."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

from motu.core.game import Game
from tests.support.random_games import numbers
from tests.support.rules_digest import rulebook

TESTS = Path(__file__).parent.parent
CITED = re.compile(r"\[([A-Z]+\d+(?:\.\d+)+)\]")  # [M2.10]
QUOTED = re.compile(r"""["']([A-Z]+\d+(?:\.\d+)+)["']""")  # rule = "M2.10"
NAMED = re.compile(r"def test_([a-z]+\d+(?:_\d+)+)_")  # def test_m2_10_...


def sources(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]


def folder(game: Game) -> Path:
    """Where the Python of a game lies."""
    return Path(inspect.getfile(type(game))).parent


def docstrings(source: str) -> list[str]:
    """Docstrings of the functions and classes of a file."""
    kinds = (ast.FunctionDef, ast.ClassDef)
    return [ast.get_docstring(node) or "" for node in ast.walk(ast.parse(source)) if isinstance(node, kinds)]


def explained(game: Game) -> set[str]:
    """The numbers that a function or a class of the game cites."""
    texts = [text for source in sources(folder(game)) for text in docstrings(source)]
    return {number for text in texts for number in CITED.findall(text)}


def mentioned(game: Game) -> set[str]:
    """The numbers that stand anywhere in the code of the game."""
    code = sources(folder(game))
    return {number for source in code for pattern in (CITED, QUOTED) for number in pattern.findall(source)}


def shown(game: Game) -> set[str]:
    """The numbers in the names of the game's tests."""
    names = [name for source in sources(TESTS / game.name) for name in NAMED.findall(source)]
    return {name.upper().replace("_", ".") for name in names}


def in_order(found: set[str]) -> list[str]:
    return sorted(found, key=lambda number: [int(part) for part in re.findall(r"\d+", number)])


def test_rules_and_code_agree(game: Game) -> None:
    stated = numbers(game)
    assert stated
    assert in_order(stated - explained(game)) == [], "no function says that it is this rule"
    assert in_order(stated - shown(game)) == [], "no test is named after this rule"


def test_nobody_cites_a_rule_that_is_not_there(game: Game) -> None:
    stated = numbers(game)
    assert in_order(mentioned(game) - stated) == []
    assert in_order(shown(game) - stated) == []


def test_no_number_is_given_twice(game: Game) -> None:
    given = re.findall(r"^- \*\*([A-Z]+[\d.]+)\*\*", rulebook(game), re.MULTILINE)
    assert len(given) == len(set(given))
    assert set(given) == numbers(game)
    assert given == in_order(set(given)), "numbers stand in order"


def test_rules_refer_to_rules_that_are_there(game: Game) -> None:
    text = rulebook(game)
    prefix = {re.sub(r"[\d.]", "", number) for number in numbers(game)}
    referred = re.findall(rf"\b((?:{'|'.join(prefix)})\d+\.\d+)\b", text)
    assert set(referred) <= numbers(game)
