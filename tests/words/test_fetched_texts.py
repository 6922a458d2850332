"""Texts that only the page says and fetches when it needs them: `words/<what>/<language>.ftl`, of games and shared."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import motu
from motu.words import LANGUAGES
from tests.words.texts import Text, read

ROOT = Path(motu.__path__[0])
FOLDERS = sorted(path.parent.relative_to(ROOT).as_posix() for path in ROOT.glob("**/words/*/en.ftl"))


@cache
def texts(folder: str, language: str) -> dict[str, Text]:
    """Every message with a value, and every attribute as `id.part`."""
    body = FluentParser().parse((ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    found: dict[str, Text] = {}
    for entry in body:
        if isinstance(entry, Message):
            if entry.value:
                found[entry.id.name] = read(entry.value)
            for part in entry.attributes:
                found[f"{entry.id.name}.{part.id.name}"] = read(part.value)
    return found


def test_all_of_them_are_found() -> None:
    assert {Path(folder).name for folder in FOLDERS} >= {"coach", "guide", "hints", "page", "people", "table"}


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_languages_run_in_step(folder: str) -> None:
    english = texts(folder, "en")
    for language in LANGUAGES:
        other = texts(folder, language)
        assert list(other) == list(english), language
        for key, text in other.items():
            stems = [{name.partition("-")[0] for name in one.variables} for one in (text, english[key])]
            assert stems[0] == stems[1], f"{key} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_typography(folder: str, language: str) -> None:
    """As in the other texts: curved apostrophes, and a thin or hard space before ? ! ; : in French alone."""
    for key, text in texts(folder, language).items():
        prose = "".join(f"_{part}" for part in text.prose)
        assert not re.search(r"['\"]|\.\.\.|  |\s[.,]", prose), key
        if language == "fr":
            assert not re.search(r"[\w)»] ?[?!;:](?!//)|[\w)»]\u00a0[?!;]|[\w)»]\u202f:", prose), key
        else:
            assert not re.search(r"\w\s[?!;:]", prose), key
