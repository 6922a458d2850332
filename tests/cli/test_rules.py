"""The digest in the terminal."""

from __future__ import annotations

import pytest

from motu.cli import rules
from motu.shelf import games
from motu.words import LANGUAGES
from motu.words.rules import digest
from tests.cli.command import complaint, motu

MOOREA = games["moorea"]


def test_the_whole_digest() -> None:
    shown = motu("rules", "moorea").stdout
    assert "Moorea: the rules" in shown
    assert all(number in shown for number in rules.numbered(MOOREA, "en"))


def test_one_rule_whatever_the_case() -> None:
    for number in ("M5.8", "m5.8"):
        shown = motu("rules", "moorea", number).stdout
        assert "M5.8" in shown
        assert "M5.9" not in shown
        assert "nothing is ever free" in shown  # the last of its lines


@pytest.mark.parametrize(
    ("language", "title", "rule"),
    [
        ("fr", "Moorea\u00a0: les règles", "Tu paies exactement ce qui est dû, jamais plus."),
        ("de", "Moorea: die Regeln", "Du zahlst genau, was fällig ist, nie mehr."),
    ],
)
def test_another_language(language: str, title: str, rule: str) -> None:
    assert title in motu("rules", "moorea", "--language", language).stdout
    assert rule in motu("rules", "moorea", "M5.10", "--language", language).stdout


def test_at_a_table_the_rules_speak_its_language() -> None:
    shown = motu("play", "moorea", "--terminal", "--language", "de", "--seed", "2", typed="? M5.10\nr\nq\n").stdout
    assert shown.count("Du zahlst genau, was fällig ist, nie mehr.") == 2
    assert "Moorea: die Regeln" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_found_whole(language: str) -> None:
    found = rules.numbered(MOOREA, language)
    assert len(found) > 80
    together = sum(text.count("\n") + 1 for text in found.values())
    lines = [line for line in digest(MOOREA, language).splitlines() if line.startswith(("- **M", "  "))]
    assert together == len(lines)


def test_rules_that_are_not_there_are_refused() -> None:
    assert "'M99.1' is none of M0.1, M0.2" in complaint(motu("rules", "moorea", "M99.1"), 2)
    assert "There is no game 'go'" in complaint(motu("rules", "go"), 1)
    assert "not in 'tlh': choose one" in complaint(motu("rules", "moorea", "--language", "tlh"), 1)


def test_a_game_without_a_digest_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "digest", lambda _game, _language: "")
    assert "comes without a digest" in complaint(motu("rules", "moorea"), 2)
