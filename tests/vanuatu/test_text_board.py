"""Vanuatu as text: what a seat sees, and nothing else."""

from __future__ import annotations

from motu.core.game import SPECTATOR
from tests.support.text_boards import row, shown
from tests.vanuatu.board import VANUATU, table


def test_it_shows_the_nine_actions_and_who_has_the_majority() -> None:
    text = shown(VANUATU, table("fish 2 draw", others={1: {"markers": "fish"}}))
    assert text.splitlines()[0] == "Round 1 of 8 · Lea: Actions · Price of fish: 3 · Tourists in the office: 2"
    assert row(text, "4 Fish") == ["4 Fish", "Lea 2, Jonas 1", "Lea"]
    assert row(text, "1 Sail") == ["1 Sail", "-"]


def test_it_shows_islands_oceans_and_ships() -> None:
    s = table("draw", huts="efate", tourists="efate 3", ships=["1 copra kava", "9", "3"], volcano="A1 B1")
    text = shown(VANUATU, s)
    assert row(text, "a2") == ["a2", "Efate", "1/3 Lea 1", "0/1", "3/5", "1 kava, 1 copra, 1 beef"]
    assert row(text, "b2") == ["b2", "Ocean S2", "1", "2", "a2"]
    assert row(text, "b3")[-1] == "Lea, Jonas, Anouk"
    assert "wants: Beef; loaded: Copra, Kava" in text
    assert "Volcano: Island A1, Ocean B1" in text


def test_it_shows_the_water() -> None:
    s = table("draw", settings={"rising_waters": "on"}, round=2, die=4, water="efate 1", lay="A1 b4", sunk="A1")
    text = shown(VANUATU, s)
    assert "Die 4, dikes left 20, sunken islands 1 of 3" in text.splitlines()[0]
    assert row(text, "a2")[-1] == "1/5 +3"
    assert row(text, "b4")[-1] == "sunk"


def test_it_says_what_sinks_before_it_sinks() -> None:
    """In a word, not by a colour alone."""
    s = table("draw", settings={"rising_waters": "on"}, round=2, die=4, water="efate 2", lay="A1 b4")
    assert row(shown(VANUATU, s), "a2")[-1] == "2/5 +3 sinks!"


def test_it_shows_players_and_the_own_rest_tokens_only() -> None:
    s = table("draw", vatus=7, points=4, fish="3 1", character="artist", used=True, rests="0 coin, 1 first")
    text = shown(VANUATU, s)
    assert row(text, "Lea  ")[:6] == ["Lea", "4", "+8", "7", "b3", "Artist (used)"]
    assert "Your rest tokens: A vatu" in text
    assert "Your rest tokens: First player" in shown(VANUATU, s, 1)
    assert "Your rest tokens" not in shown(VANUATU, s, SPECTATOR)
