"""The guide of every title: its data are sound, all is said in every language, and nothing of it is out of reach."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import count, islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from motu.core.game import CHANCE, NOBODY, Game
from motu.core.guide import Guide, guide_of
from motu.core.winners import winners_of
from motu.words import LANGUAGES
from tests.support.games import games
from tests.support.play import played
from tests.support.random_games import moments, numbers, places, positions

ROOT = Path(__file__).parents[2]
MOST_GAMES = 120  # at random, until every part of the turn overview was met
SENTENCE = re.compile(r"[.!?](?:\s|$)")


def guide(game: Game) -> Guide:
    found = guide_of(game)
    assert found, f"{game.name} has no guide"
    return found


def page(game: Game) -> Path:
    """The folder of the game's page."""
    own = ROOT / "web" / "src" / "games" / game.name
    return own if own.is_dir() else ROOT / "tests" / game.name / "page"


def told(game: Game, folder: str, language: str) -> dict[str, Message]:
    """The texts of a file of words."""
    path = files(f"motu.games.{game.name}") / "words" / folder / f"{language}.ftl"
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def drawn(game: Game, file: str, pattern: str) -> list[str]:
    """What a file of the game's page names; nothing where there is no such file."""
    path = page(game) / file
    return re.findall(pattern, path.read_text(encoding="utf-8"), re.MULTILINE) if path.is_file() else []


def signs(game: Game) -> list[str]:
    return drawn(game, "legend.ts", r"\bid: '([a-z]+)'")


def figures(game: Game) -> list[str]:
    return drawn(game, "figures.ts", r"^  '([A-Z]\d+\.\d+)': \{")


def test_the_data_are_sound(game: Game) -> None:
    found = guide(game)
    known = numbers(game)
    assert len({part.id for part in found.turn}) == len(found.turn) >= 2
    assert len({worth.id for worth in found.worths}) == len(found.worths) >= 2
    rules = [*(part.rule for part in found.turn), *(worth.rule for worth in found.worths)]
    assert {found.ends, *rules} <= known
    assert set(figures(game)) <= known
    for part in found.turn:
        assert part.steps or part.asked, f"{part.id} is nowhere"


def test_each_chapter_that_has_an_example_has_one_drawn(game: Game) -> None:
    drawn = {re.sub(r"^[A-Z]+|[.].*", "", number) for number in figures(game)}
    assert set(played(game.name).examples.split()) <= drawn


def test_every_sign_of_the_legend_can_be_on_the_board(game: Game) -> None:
    """Each class that it is found by stands in a part of the board, and so does each drawing."""
    table = ROOT / "web" / "src" / "table"
    parts = [path for folder in (page(game), table) for path in folder.rglob("*.svelte")]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in parts)
    for selector in drawn(game, "legend.ts", r"\bon: '([^']+)'"):
        for name in re.findall(r"\.([a-z][\w-]*)", re.sub(r"\[[^]]*\]|:not\([^)]*\)", "", selector)):
            assert re.search(rf"class[=:][^\n]*\b{name}\b|'{name}'|`{name}", sources), f"{selector}: no {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said(game: Game, language: str) -> None:
    """Each text of the guide, and no other; a part that has no sentence, a source or a sign fails here."""
    found = guide(game)
    texts = told(game, "guide", language)
    about = {f"turn-{part.id}" for part in found.turn} | {f"worth-{worth.id}" for worth in found.worths}
    about |= {f"sign-{sign}" for sign in signs(game)}
    plain = {"guide-aim", "guide-end"} | {f"figure-{rule.replace('.', '-')}" for rule in figures(game)}
    news = {name for name in texts if name.startswith("new-")}
    assert 2 <= len(news) <= 3
    assert set(texts) - news == about | plain
    for name in about:
        assert [attribute.id.name for attribute in texts[name].attributes] == ["about"], name
    aim = texts["guide-aim"].value
    assert aim is not None
    assert len(SENTENCE.findall("".join(getattr(part, "value", "") for part in aim.elements))) == 2


def test_every_source_of_points_is_told_once(game: Game) -> None:
    named = [source for worth in guide(game).worths for source in worth.sources]
    assert len(set(named)) == len(named)
    own = FluentParser().parse((files(f"motu.games.{game.name}") / "words" / "en.ftl").read_text(encoding="utf-8"))
    scores = {
        entry.id.name[6:] for entry in own.body if isinstance(entry, Message) if entry.id.name.startswith("score-")
    }
    assert set(named) == scores
    for _, s in moments(game, 60, 4):
        assert {line.source for lines in game.ledger(s) for line in lines} <= set(named)


def test_every_part_of_the_turn_is_reached_and_every_question_has_one(game: Game) -> None:
    """Games at random with all settings, until all was met."""
    found = guide(game)
    left = {part.id for part in found.turn}
    tables = places(game)
    for number in islice(count(), MOST_GAMES):
        for s in positions(tables[number % len(tables)], number):
            seat = s.awaiting()
            if seat in (CHANCE, NOBODY):
                continue
            asked, step = game.decision(s).step, game.view(s, seat)["step"]
            here = [part.id for part in found.turn if asked in part.asked]
            assert len(here) == 1, f"{asked!r} is asked at {here}"
            public = [part.id for part in found.turn if step in part.steps]
            assert len(public) == 1, f"the step {step!r} is at {public}"
            left -= {*here, *public}
        if not left and number >= len(game.seat_counts):
            return
    raise AssertionError(f"never reached: {left}")


def test_how_winners_make_their_points_was_measured_with_these_components(game: Game) -> None:
    if games[game.name].__class__.__module__.startswith("tests."):
        assert winners_of(game) is None
        return
    found = winners_of(game)
    assert found, f"`motu winners {game.name} --to motu/games/{game.name}/winners.toml` has to be run"
    named = {source for worth in guide(game).worths for source in worth.sources}
    assert {*found.winners, *found.all} <= named
    assert found.games >= 200
    assert sum(found.winners.values()) > sum(found.all.values())
