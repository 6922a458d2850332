"""What is known of the bots' strength grows from run to run, and is written down without a word of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from motu import shelf
from motu.bots.bot import Bot
from motu.bots.simple import Random
from motu.core.dice import Dice
from motu.core.game import Game, State
from motu.lab import strength, strength_page
from motu.lab.arena import play
from motu.lab.pool import Pool
from motu.lab.strength import Kept, Pairing
from tests.support.play import EXAMPLE
from tests.support.terminal import motu

GAME = shelf.game(EXAMPLE)
RANDOMS = Pairing(2, "random", "random")
ALONE = Pool(1)


@pytest.fixture
def one_pairing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else is measured."""
    monkeypatch.setattr(strength, "programme", lambda _: [RANDOMS])


def silent(_: int) -> None:
    """Reader of a connection to which nobody listens."""


def last_move(_bot: Bot, _game: Game, world: State, _seat: int, _dice: Dice) -> int:
    return world.moves()[-1]


def kept(one: str, other: str, places: list[str], **changes: object) -> Kept:
    """Games of so many seats with these places."""
    seats = len(places[0])
    found = Kept(seats, one, other, {}, "x", places, [40] + [20] * (seats - 1), [9] * seats, [0.9] * seats, {})
    return found._replace(**changes)  # type: ignore[arg-type]  # by name


@pytest.mark.usefixtures("one_pairing")
def test_games_are_added_to_those_that_are_known(tmp_path: Path) -> None:
    done: list[int] = []
    strength.measure([EXAMPLE], tmp_path, 4, ALONE, 0, done.append)
    (first,) = strength.read(tmp_path / f"{EXAMPLE}.jsonl").values()
    assert (len(first.places), sum(done)) == (4, 4)
    strength.measure([EXAMPLE], tmp_path, 10, Pool(2), 0, done.append)
    (second,) = strength.read(tmp_path / f"{EXAMPLE}.jsonl").values()
    assert (len(second.places), sum(done)) == (10, 10)
    assert second.places[:4] == first.places
    games = [play(RANDOMS.match(EXAMPLE), number) for number in range(10)]
    assert second.places == ["".join(map(str, game.places)) for game in games], "the games of these numbers"
    assert second.points == [sum(game.scores[place] for game in games) for place in range(2)]
    assert second.moves == [sum(game.moves[place] for game in games) for place in range(2)]
    assert strength.wins(second) == [sum(game.wins[place] for game in games) for place in range(2)]
    for name, (seats, won) in second.shown.items():
        followed = [(game, place) for game in games for place in range(2) if name in game.shown[place]]
        assert (seats, won) == (len(followed), sum(game.places[place] == 1 for game, place in followed))


@pytest.mark.usefixtures("one_pairing")
def test_bots_that_play_otherwise_now_are_measured_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    strength.measure([EXAMPLE], tmp_path, 2, ALONE, 0, silent)
    (before,) = strength.read(tmp_path / f"{EXAMPLE}.jsonl").values()
    monkeypatch.setattr(Random, "choose", last_move)
    strength.measure([EXAMPLE], tmp_path, 2, ALONE, 0, silent)
    (after,) = strength.read(tmp_path / f"{EXAMPLE}.jsonl").values()
    assert len(after.places) == 2
    assert after.print != before.print


def test_the_most_important_pairing_comes_first_and_none_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each gets as many games as the first look wants before one gets more."""
    monkeypatch.setattr(strength, "LOOKS", (4,))
    monkeypatch.setattr(strength, "programme", lambda _: [RANDOMS, RANDOMS._replace(seats=3)])
    order: list[int] = []
    strength.measure([EXAMPLE], tmp_path, 8, ALONE, 0, order.append)
    assert order == [2, 2, 3, 3, 2, 2, 3]
    assert [len(one.places) for one in strength.read(tmp_path / f"{EXAMPLE}.jsonl").values()] == [8, 9]


def test_the_programme_has_all_that_is_published() -> None:
    found = strength.programme(GAME)
    for seats in GAME.seat_counts:
        here = {(one.one, one.other) for one in found if one.seats == seats and not one.settings}
        assert here >= {("elder", "greedy"), ("elder", "navigator"), ("navigator", "fisher"), ("fisher", "paddler")}
        assert here >= {("paddler", "beachcomber"), ("1000", "300"), ("3000", "1000"), ("elder", "elder")}
    for game in shelf.games.values():
        for settings in game.variants():
            alike = [one for one in strength.programme(game) if one.settings == settings and one.one == one.other]
            assert [one.one for one in alike] == strength.LEVELS[::-1], "who all lose together, at every level"
            game.chosen(game.seat_counts[-1], settings)


@pytest.mark.usefixtures("one_pairing")
def test_it_stops_when_the_time_is_over(tmp_path: Path) -> None:
    strength.measure([EXAMPLE], tmp_path, 10**6, ALONE, 0.001, silent)
    (found,) = strength.read(tmp_path / f"{EXAMPLE}.jsonl").values()
    assert 0 < len(found.places) < 10**6


def test_the_page_says_what_was_measured_and_marks_what_is_not_sure(tmp_path: Path) -> None:
    rows = {
        "a": kept("elder", "greedy", ["12"] * 30 + ["21"] * 10),
        "b": kept("elder", "greedy", ["123"] * 250 + ["213"] * 150),
        "c": kept("navigator", "fisher", ["12"] * 5),
    }
    strength.write(tmp_path / f"{EXAMPLE}.jsonl", rows)
    text = strength_page.document(tmp_path)
    assert "| elder | greedy | 2 | 40* | 75.0% | 59.8% to 85.8% | 50.0% |" in text
    assert "| elder | greedy | 3 | 400 | 62.5% | 57.7% to 67.1% | 33.3% |" in text
    assert "navigator" not in text, "five games say nothing"


def test_seats_and_lost_games_are_counted(tmp_path: Path) -> None:
    """The first of the line-up sits one seat further on in each game."""
    first = kept("elder", "elder", ["12", "21"] * 10)
    assert "100.0%, 0.0%" in "\n".join(strength_page.turn_order([first]))
    lost = kept("elder", "elder", ["44" * 2] * 3 + ["1234"] * 27, settings={"harder": "on"})
    strength.write(tmp_path / f"{EXAMPLE}.jsonl", {"a": lost})
    assert "all lost together in 3 of 30* games (3.5% to 25.6%)" in strength_page.document(tmp_path)


def test_ratings_are_drawn_when_all_levels_have_played(tmp_path: Path) -> None:
    pairs = list(zip(strength.LEVELS[1:], strength.LEVELS, strict=False))
    better = ["12"] * 30 + ["21"] * 10
    rows = {one: kept(one, other, better) for one, other in pairs}
    strength.write(tmp_path / f"{EXAMPLE}.jsonl", rows)
    text = strength_page.document(tmp_path)
    ratings = text.split("### Ratings")[1]
    order = [line.split("|")[1].strip() for line in ratings.splitlines() if line.startswith("| ")][2:]
    assert order == strength.LEVELS[::-1]
    assert (tmp_path / f"{EXAMPLE}-2.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    strength.write(tmp_path / f"{EXAMPLE}.jsonl", {"a": kept("elder", "greedy", ["12"] * 40)})
    page = tmp_path / "strength.md"
    result = motu("strength", EXAMPLE, "--folder", str(tmp_path), "--games", "0", "--document", str(page))
    assert result.exit_code == 0, result.output
    assert "elder" in page.read_text(encoding="utf-8")
    assert json.loads((tmp_path / f"{EXAMPLE}.jsonl").read_text(encoding="utf-8"))["one"] == "elder"


@pytest.mark.parametrize("name", ["2", "3@hand"])
def test_a_print_is_the_same_again_and_another_for_another_bot(name: str) -> None:
    assert strength.printed(name, EXAMPLE, 2) == strength.printed(name, EXAMPLE, 2)
    assert strength.printed(name, EXAMPLE, 2) != strength.printed("random", EXAMPLE, 2)
