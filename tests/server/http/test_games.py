"""The shelf over HTTP: games, settings, rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from motu.shelf import games
from tests.support.play import EXAMPLE
from tests.support.random_games import places
from tests.support.rules_digest import rulebook
from tests.support.server.client import Client
from tests.support.server.servers import Server

Visit = Callable[[str], Client]


def test_a_setting_says_with_how_many_seats_each_value_can_be_chosen(visit: Visit) -> None:
    told = {game["name"]: game["settings"] for game in visit("Ann").get("/api/games")}
    for name, game in games.items():
        admitted = {
            (setting, value, place.seats) for place in places(game) for setting, value in place.settings.items()
        }
        for setting in told[name]:
            for value in setting["values"][1:]:
                expected = [seats for seats in game.seat_counts if (setting["name"], value, seats) in admitted]
                assert setting["seats"][value] == expected, (name, setting["name"], value)


def test_the_shelf_lists_all_games_with_seat_counts_and_components(visit: Visit, server: Server) -> None:
    ann = visit("Ann")
    shelf = {game["name"]: game for game in ann.get("/api/games")}
    assert list(shelf) == list(server.services.games)
    assert shelf[EXAMPLE]["seats"] == list(games[EXAMPLE].seat_counts)
    assert ann.get(f"/api/games/{EXAMPLE}/components") == games[EXAMPLE].components()


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("", "en"),
        ("?language=en", "en"),
        ("?language=fr", "fr"),
        ("?language=de", "de"),
        ("?language=tlh", "en"),
        ("?language=../RULES", "en"),
    ],
)
def test_the_rules_in_the_language_of_the_reader(visit: Visit, asked: str, language: str) -> None:
    rules = visit("Ann").http.get(f"/api/games/{EXAMPLE}/rules{asked}")
    assert rules.headers["content-type"].startswith("text/markdown")
    assert rules.text == rulebook(games[EXAMPLE], language)


def test_only_games_on_the_shelf_have_rules(visit: Visit) -> None:
    ann = visit("Ann")
    assert ann.refused("GET", "/api/games/chess/rules") == "no_such_game"
    assert ann.refused("GET", f"/api/games/{EXAMPLE}/rules?language={'x' * 99}") == "bad_message"
