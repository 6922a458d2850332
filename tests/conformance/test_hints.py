"""Hints of every game: what they claim of a move is so in its line, and can be said in twelve words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import islice
from time import process_time

import pytest
from fluent.runtime import FluentBundle, FluentResource

from motu import sources
from motu.bots.hints import WANTED, explained, hint
from motu.bots.sequels import DEALS, LIKELY, SELDOM, sequels
from motu.core.dice import Dice
from motu.core.differences import Claim, Fact, Sequel, differences_of
from motu.core.game import NOBODY, SPECTATOR, Game, Move, Phrase, State
from motu.server.tables.hints import FIRST
from motu.words import LANGUAGES, Words, source
from tests.support.claims import holding, led, plain
from tests.support.random_games import Place

MANY, SOME = 1000, 12  # positions a game; with --thorough, and without
GAMES_FOR_ALL = 60  # after so many games at random each difference has come
MOST_WORDS = 12
NAMES = ["Anouk", "Jonas", "Lea", "Reef", "Kai"]
SIMULATIONS = 24
AT_ONCE = 0.5  # seconds of a processor; the other half of the second is for the way there and back


def mixed(place: Place, seed: int) -> Iterator[State]:
    """A game in which most answers are promising and some are any; the positions in which there is a choice."""
    s, dice = place.new(), Dice(seed)
    s.until_asked(dice)
    while s.awaiting() != NOBODY:
        moves = s.moves()
        if len(moves) > 1:
            yield s
        priors = place.game.priors(s)
        s.play(moves[dice.below(len(moves)) if dice.below(4) == 0 else priors.index(max(priors))])
        s.until_asked(dice)


def choices(game: Game, count: int, seed: int = 1) -> Iterator[tuple[int, State]]:
    """Positions with a choice from games of every variant with every number of seats, numbered."""
    places = [Place(game, seats, settings) for settings in [{}, *game.variants()] for seats in game.seat_counts]
    dice, number = Dice(seed), 0
    while number < count:
        for s in mixed(places[(seed + number) % len(places)], seed * 7919 + number):
            if dice.below(9) == 0 and number < count:
                yield number, s.clone()
                number += 1


def lines_of(s: State) -> list[Move]:
    """Moves as a search would order them, without one: which they are does not matter to what is claimed."""
    moves = s.moves()
    step = max(1, len(moves) // 5)
    return moves[::step][:6]


def held(game: Game, found: list[Sequel], claim: Claim) -> int:
    """In how many sequels of a move a fact shows in the states."""
    holds = holding(game.name)[claim.name]
    return sum(holds(led(game, sequel), plain(claim.args)) for sequel in found)


def check(game: Game, position: State, luck: int) -> list[Claim]:
    """All claims about a position, against the states of its lines."""
    seat, moves = position.awaiting(), lines_of(position)
    said = explained(game, position, seat, luck, moves)
    lines = {move: sequels(game, position, seat, luck, move) for move in said}
    for move, claim in said.items():
        if claim is None:
            continue
        where = f"{game.name}: {claim} of {game.write(position, move)}"
        here = held(game, lines[move], claim)
        there = [held(game, lines[other], claim) for other in said if other != move]
        if claim.otherwise:
            assert here <= SELDOM * DEALS, where
            assert sum(there) >= LIKELY * DEALS * len(there), where
        elif claim.likely:
            assert here >= LIKELY * DEALS, where
        else:
            assert here == DEALS, where
        if not claim.otherwise:
            assert here / DEALS > sum(there) / DEALS / len(there), f"{where} is so after all other moves as well"
    return [claim for claim in said.values() if claim]


def test_what_a_hint_claims_is_so_in_its_line(game: Game, pytestconfig: pytest.Config) -> None:
    """In 1,000 positions with --thorough."""
    count = MANY if pytestconfig.getoption("thorough") else SOME if sources.compiled() else 3
    said = [claim for number, s in choices(game, count) for claim in check(game, s, number)]
    assert len(said) > count / 2, "hints have seldom anything to say"


def test_a_claim_that_is_not_so_is_noticed(game: Game) -> None:
    """The states tell what is not so: a number that is one too large."""
    for number, s in choices(game, 40):
        moves = lines_of(s)
        for move, claim in explained(game, s, s.awaiting(), number, moves).items():
            if claim and claim.name == "points" and not claim.otherwise:
                wrong = claim._replace(args=(("points", dict(claim.args)["points"] + 1),))
                assert held(game, sequels(game, s, s.awaiting(), number, move), wrong) < LIKELY * DEALS
                return
    pytest.fail("no points were ever claimed")


@cache
def facts(name: str) -> dict[str, list[Fact]]:
    """What each difference finds in games at random."""
    from tests.support.games import games  # noqa: PLC0415

    game = games[name]
    found: dict[str, list[Fact]] = {one.name: [] for one in differences_of(game).listed}
    for number, s in choices(game, 4000, 2):
        moves = s.moves()
        (sequel, *_) = sequels(game, s, s.awaiting(), number, moves[number % len(moves)])[:1]
        for one in differences_of(game).listed:
            found[one.name] += one.find(sequel)
        if number > 100 and all(found.values()):
            break
    return found


def test_every_game_names_differences_and_each_of_them_comes(game: Game) -> None:
    if not sources.compiled():
        pytest.skip("interpreted, that takes long")
    found = facts(game.name)
    assert found
    assert [name for name, some in found.items() if not some] == []
    assert set(holding(game.name)) == set(found), "each difference has its own look at the states"


def spoken(name: str, language: str) -> Words:
    """The words of a game, those of its hints, and what all hints say."""
    words = Words(name, language, strict=True)
    fresh = FluentBundle([language], use_isolating=False)
    texts = [source(name, language), source("", language), hint_words(name, language), hint_words("", language)]
    for text in texts:
        fresh.add_resource(FluentResource(text))
    words.bundles = [fresh]
    return words


def hint_words(name: str, language: str) -> str:
    folder = files(f"motu.games.{name}" if name else "motu") / "words" / "hints"
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_claim_is_said_in_twelve_words(game: Game, language: str) -> None:
    """With the names that games bring, for each reader."""
    if not sources.compiled():
        pytest.skip("interpreted, that takes long")
    words = spoken(game.name, language)
    (bundle,) = words.bundles
    for one in differences_of(game).listed:
        message = bundle.get_message(f"hint-{one.name.replace('_', '-')}")
        harms = any(fact.worth < 0 for fact in facts(game.name)[one.name])
        assert set(message.attributes) == ({"otherwise"} if harms else set()), one.name
        for fact in facts(game.name)[one.name]:
            for otherwise in (False, True) if harms else (False,):
                for likely in (False, True):
                    text = words.say(Claim(one.name, fact.args, otherwise, likely).phrase(), NAMES, SPECTATOR)
                    assert len(re.findall(r"\S*\w\S*", text)) <= MOST_WORDS, text
                    assert text[:1].isupper() or text[:1].isdigit(), text
                    assert text.endswith("."), text
    assert words.say(Phrase("hint-same"))


def test_no_words_of_a_hint_are_left_over(game: Game) -> None:
    own = FluentResource(hint_words(game.name, "en"))
    wanted = {f"hint-{one.name.replace('_', '-')}" for one in differences_of(game).listed}
    assert {entry.id.name for entry in own.body if hasattr(entry, "id")} == wanted


def test_likely_is_said_where_a_claim_rests_on_what_is_hidden(game: Game) -> None:
    """What comes about after the own turn is never sure."""
    stages = {one.name: one.stage for one in differences_of(game).listed}
    said: Counter[bool] = Counter()
    for number, s in choices(game, 20 if sources.compiled() else 4, 3):
        for claim in explained(game, s, s.awaiting(), number, lines_of(s)).values():
            if claim:
                said[claim.likely] += 1
                assert claim.likely or stages[claim.name] == "turn"
                assert claim.likely or not claim.otherwise
    assert said


def test_a_hint_is_the_same_whatever_is_hidden(game: Game) -> None:
    """From the table, from a guess of it, and in slices by any worker."""
    for number, s in islice(choices(game, 4 if sources.compiled() else 2, 4), 4):
        seat = s.awaiting()
        guess = game.load(game.guess(s, seat, Dice(number)).dump())
        first, sums = hint(game, s, seat, SIMULATIONS, 7)
        assert hint(game, guess, seat, SIMULATIONS, 7) == (first, sums)
        more, _ = hint(game, guess, seat, SIMULATIONS, 7, sums)
        assert more.simulations == first.simulations + SIMULATIONS == 2 * SIMULATIONS
        for found in (first, more):
            assert 1 < len(found.suggestions) <= WANTED
            assert not found.suggestions[0].equal
            assert {one.move for one in found.suggestions} <= set(s.moves())
            assert all(one.gain.error >= 0 for one in found.suggestions)


def test_the_first_hint_comes_within_a_second(game: Game) -> None:
    if not sources.compiled():
        pytest.skip("interpreted, that takes long")
    for number, s in choices(game, SOME, 5):
        began = process_time()
        hint(game, s, s.awaiting(), FIRST, number)
        assert process_time() - began < AT_ONCE, f"{game.name}: position {number}"
