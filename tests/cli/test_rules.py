"""The digest in the terminal."""

from __future__ import annotations

import pytest

from motu.cli import rules
from motu.shelf import games
from tests.cli.command import complaint, motu


def test_the_whole_digest() -> None:
    shown = motu("rules", "moorea").stdout
    assert "Moorea: the rules" in shown
    assert all(number in shown for number in rules.numbered(games["moorea"]))


def test_one_rule_whatever_the_case() -> None:
    for number in ("M5.8", "m5.8"):
        shown = motu("rules", "moorea", number).stdout
        assert "M5.8" in shown
        assert "M5.9" not in shown
        assert "nothing is ever free" in shown  # the last of its lines


def test_every_rule_is_found_whole() -> None:
    found = rules.numbered(games["moorea"])
    assert len(found) > 80
    together = sum(text.count("\n") + 1 for text in found.values())
    lines = [line for line in rules.digest(games["moorea"]).splitlines() if line.startswith(("- **M", "  "))]
    assert together == len(lines)


def test_rules_that_are_not_there_are_refused() -> None:
    assert "'M99.1' is none of M0.1, M0.2" in complaint(motu("rules", "moorea", "M99.1"), 2)
    assert "There is no game 'go'" in complaint(motu("rules", "go"), 1)


def test_a_game_without_a_digest_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "digest", lambda _game: "")
    assert "comes without a digest" in complaint(motu("rules", "moorea"), 2)
