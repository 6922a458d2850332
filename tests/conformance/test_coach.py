"""The coached game of every title, from its data: its steps are sound, are said in all languages, and all come."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from motu.core.coach import Coach, coach_of
from motu.core.game import Phrase
from motu.shelf import games
from motu.words import LANGUAGES, bundle, source
from motu.words.rules import digest
from tests.conformance.coached import course
from tests.support.rules_digest import numbers, written
from tests.words.texts import read

COACHED = [name for name in games if coach_of(games[name])]
MOST_SILENT = 12  # fresh ones at which the coach has nothing to say, on the way to its end
ZONES = {"status", "steps", "board", "rivals", "own", "things", "actions", "confirm"}


def coach(name: str) -> Coach:
    found = coach_of(games[name])
    assert found
    return found


def spoken(name: str, language: str) -> FluentBundle:
    """Words of the page: the game's and those of its coach."""
    said = FluentBundle([language], use_isolating=False)
    said.add_resource(FluentResource(source(name, language)))
    folder = files(f"motu.games.{name}") / "words" / "coach"
    said.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return said


def test_every_title_has_a_coach() -> None:
    assert list(games) == COACHED


@pytest.mark.parametrize("name", COACHED)
def test_the_data_are_sound(name: str) -> None:
    game, found = games[name], coach(name)
    kinds = {kind.kind for kind in game.events()}
    assert 8 <= len(found.steps) <= 12
    assert len({step.id for step in found.steps}) == len(found.steps)
    assert found.bot == "beachcomber"
    game.new(found.seats, game.chosen(found.seats, found.settings))
    for step in found.steps:
        assert all(f"**{rule}**" in digest(game, "en") for rule in (step.rule, *step.also)), step.id
        assert {kind for named in (*step.after, *step.until) for kind in named.split()} <= kinds, step.id
        assert step.points or step.best, f"{step.id} points at nothing"
        assert {point[5:] for point in (*step.points, *step.late) if point.startswith("zone:")} <= ZONES
        assert step.until or step.waits != "one", f"{step.id} would never end"
        assert step.until or not step.late, f"{step.id} is never late"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COACHED)
def test_every_step_is_said(name: str, language: str) -> None:
    said, main = spoken(name, language), bundle(name, language)
    wanted = {Phrase(f"coach-{step.id.replace('_', '-')}").id: step for step in coach(name).steps}
    own = FluentResource((files(f"motu.games.{name}") / "words" / "coach" / f"{language}.ftl").read_text("utf-8"))
    assert {entry.id.name for entry in own.body if hasattr(entry, "id")} == set(wanted)
    for id_, step in wanted.items():
        assert not main.has_message(id_)
        message = said.get_message(id_)
        assert {"title"} <= set(message.attributes)
        assert ("do" in message.attributes) == bool(step.waits), id_
        texts = [message.value, *message.attributes.values()]
        for text in texts:
            assert text is not None
            words, faults = said.format_pattern(text, {"what": "x", "gain": 1})
            assert not faults
            assert words


def words_of(name: str, language: str) -> dict[str, str]:
    """All that a step says, without its arguments."""
    source = (files(f"motu.games.{name}") / "words" / "coach" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            found[entry.id.name] = " ".join(prose for one in patterns if one for prose in read(one).prose)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COACHED)
def test_the_numbers_a_step_names_stand_in_its_rules(name: str, language: str) -> None:
    rules, said = written(games[name], language), words_of(name, language)
    for step in coach(name).steps:
        told = numbers(said[f"coach-{step.id.replace('_', '-')}"], language)
        known = set().union(*(numbers(rules[rule], language) for rule in (step.rule, *step.also)))
        assert told <= known, f"{step.id} says {told - known}, {step.rule} does not"


def test_a_number_that_no_rule_names_is_noticed() -> None:
    assert numbers("Take two of the 14 cards, elevenfold.", "en") == {2, 11, 14}
    assert numbers("Zweimal drei, und zweien vier; siebenfach.", "de") == {2, 3, 4, 7}
    assert numbers("Deux fois trois ; la onzième.", "fr") == {2, 3, 11}


@pytest.mark.parametrize("name", COACHED)
def test_whoever_follows_the_coach_hears_it_to_the_end(name: str) -> None:
    """Whatever the bots do; `python -m tests.conformance.coached GAME` looks for seeds with which it is so."""
    found = course(name, coach(name))
    assert found.missed == []
    assert max(found.silent) <= MOST_SILENT
