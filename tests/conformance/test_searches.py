"""Searches find what they found before, compiled and interpreted."""

from __future__ import annotations

from tests.conformance.searches import stored_hash, thought_hash
from tests.support.random_games import Place


def test_a_search_finds_the_same_as_ever(plain_place: Place) -> None:
    assert thought_hash(plain_place) == stored_hash(plain_place), (
        "values, priors, guesses or searches are not what they were; if that is on purpose, write the hashes anew: "
        f"python -m tests.conformance.searches {plain_place.game.name}"
    )
