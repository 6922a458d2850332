"""States: clones live their own lives, dumps are the whole truth, and chance alone makes games differ."""

from __future__ import annotations

import contextlib
import json

import pytest

from motu.core.dice import Dice
from motu.core.errors import BadState, NobodyAsked
from motu.core.game import CHANCE, NOBODY, Game
from tests.conformance.damage import ODD_VALUES
from tests.conformance.hashes import played_hash, stored_hash
from tests.support.random_games import Place, final, moments, next_move, positions


def test_a_clone_is_equal_and_lives_its_own_life(game: Game) -> None:
    for _, s in moments(game, 100, 1):
        before = s.dump()
        twin = s.clone()
        assert twin.dump() == before
        assert (twin.awaiting(), twin.moves(), twin.odds()) == (s.awaiting(), s.moves(), s.odds())
        dice = Dice(1)
        for _ in range(40):
            if twin.awaiting() != NOBODY:
                twin.play(next_move(twin, dice))
        assert s.dump() == before, "what happened to the clone happened to the original"
        assert (twin.dump() != before) == (s.awaiting() != NOBODY)


def test_both_lives_go_the_same_way(game: Game) -> None:
    for _, s in moments(game, 100, 2):
        twin = s.clone()
        dice = Dice(2)
        for _ in range(40):
            if s.awaiting() != NOBODY:
                move = next_move(s, dice)
                s.play(move)
                twin.play(move)
        assert twin.dump() == s.dump()


def test_a_dump_is_plain_and_leads_back(place: Place) -> None:
    for number, s in enumerate(positions(place, 3)):
        if number % 5 == 0:
            data = s.dump()
            loaded = place.game.load(json.loads(json.dumps(data)))
            assert loaded.dump() == data
            assert (loaded.awaiting(), loaded.moves(), loaded.odds()) == (s.awaiting(), s.moves(), s.odds())
            assert loaded.scores() == s.scores()


def test_a_loaded_game_plays_on_in_the_same_way(game: Game) -> None:
    for _, s in moments(game, 60, 4):
        loaded = game.load(s.dump())
        dice = Dice(4)
        while s.awaiting() != NOBODY:
            move = next_move(s, dice)
            s.play(move)
            loaded.play(move)
        assert loaded.dump() == s.dump()


@pytest.mark.parametrize("junk", [None, 3, "dump", [], {}, {"players": []}, {"players": None, "options": 7}])
def test_a_dump_that_is_none_is_refused(game: Game, junk: object) -> None:
    with pytest.raises(BadState):
        game.load(junk)


def test_a_damaged_dump_is_refused_or_harmless(game: Game) -> None:
    """A field that is missing or of another kind is named; nothing else but BadState is ever raised."""
    for _, s in moments(game, 5, 5):
        data = s.dump()
        for field in data:
            for wrong in ODD_VALUES:
                with contextlib.suppress(BadState):
                    game.load({**data, field: wrong})
            with pytest.raises(BadState):
                game.load({name: value for name, value in data.items() if name != field})


def test_same_seed_same_game(place: Place) -> None:
    assert final(place, 5).dump() == final(place, 5).dump()


def test_another_seed_is_another_game(plain_place: Place) -> None:
    ends = [json.dumps(final(plain_place, seed).dump()) for seed in range(4)]
    assert len(set(ends)) == 4


def test_games_are_the_same_compiled_and_interpreted(plain_place: Place) -> None:
    assert played_hash(plain_place) == stored_hash(plain_place), (
        "the games are not what they were; if a rule was changed on purpose, raise the version of the game and write "
        f"the hashes anew: python -m tests.conformance.hashes {plain_place.game.name}"
    )


def test_nobody_decides_for_chance_or_after_the_end(game: Game) -> None:
    for _, s in moments(game, 200, 6):
        if s.awaiting() in (CHANCE, NOBODY):
            with pytest.raises(NobodyAsked):
                game.decision(s)
