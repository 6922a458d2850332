"""The digest in the terminal."""

from __future__ import annotations

import pytest

from motu.cli import rules
from motu.shelf import games
from motu.words import LANGUAGES, Words
from motu.words.rules import digest
from tests.support.play import EXAMPLE
from tests.support.terminal import complaint, motu

GAME = games[EXAMPLE]
NUMBERS = list(rules.numbered(GAME, "en"))


def test_the_whole_digest() -> None:
    shown = motu("rules", EXAMPLE).stdout
    assert Words(EXAMPLE, "en").text("title", {}) in shown
    assert all(number in shown for number in NUMBERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_found_whole(language: str) -> None:
    found = rules.numbered(GAME, language)
    assert len(found) > 80
    together = sum(text.count("\n") + 1 for text in found.values())
    lines = [line for line in digest(GAME, language).splitlines() if line.startswith(("- **", "  "))]
    assert together == len(lines)


def test_rules_that_are_not_there_are_refused() -> None:
    assert f"'M99.1' is none of {NUMBERS[0]}, {NUMBERS[1]}" in complaint(motu("rules", EXAMPLE, "M99.1"), 2)
    assert "There is no game 'go'" in complaint(motu("rules", "go"), 1)
    assert "not in 'tlh': choose one" in complaint(motu("rules", EXAMPLE, "--language", "tlh"), 1)


def test_a_game_without_a_digest_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "digest", lambda _game, _language: "")
    assert "comes without a digest" in complaint(motu("rules", EXAMPLE), 2)
