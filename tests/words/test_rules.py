"""The digest in the language that is asked for, else in English."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from motu.shelf import games
from motu.words import LANGUAGES
from motu.words.rules import digest
from tests.support.play import EXAMPLE
from tests.support.rules_digest import rulebook

GAME = games[EXAMPLE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_its_own(language: str) -> None:
    assert digest(GAME, language) == rulebook(GAME, language)
    assert len({rulebook(GAME, language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", ["tlh", "", "FR", f"../{EXAMPLE}/RULES", "fr.md/../RULES"])
def test_an_unknown_language_reads_english(language: str) -> None:
    assert digest(GAME, language) == rulebook(GAME, "en")


def test_english_stands_in_for_a_file_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of somebody's own may come with one language, or with none."""
    package = tmp_path / "somebodys_game"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "somebodys_game", raising=False)
    game = type("Somebodys", (type(GAME),), {"__module__": "somebodys_game.game"})()
    assert digest(game, "fr") == ""
    (package / "RULES.md").write_text("# Rules\n", encoding="utf-8")
    assert digest(game, "fr") == "# Rules\n"
    (package / "RULES.fr.md").write_text("# Règles\n", encoding="utf-8")
    assert [digest(game, language) for language in LANGUAGES] == ["# Rules\n", "# Règles\n", "# Rules\n"]
