"""Tooltips of tiles, cards and thresholds: in every language, from the same row of the component file as the rules."""

from __future__ import annotations

import re
from functools import cache

import pytest

from motu.core.edition import standard
from motu.core.game import EVERYONE
from motu.games.fire_and_stone import names
from motu.games.fire_and_stone.game import FireAndStone
from motu.words import LANGUAGES, Words
from tests.fire_and_stone.board import BOX, FIRE, with_printed

TILES = [*names.KIND_NAMES, "face_down", "printed_fire"]
CARDS = [*names.CARD_NAMES, *names.CAVE_NAMES, *names.OBJECTIVE_NAMES, "vp_card"]
THRESHOLDS = ["space-3", "space-5", "space-9", "space-11"]
NUMBER = re.compile(r"(?:(instant_\w+|food|bags|points|huts) = |(?:\{ |, )(?!once)(\w+) = )(\d+)")
NOT_SAID = {"sea_routes", "cook_anywhere", "mixed_tracks", "cave_is_fire", "stay", "open_region"}  # done or not


def told(game: FireAndStone, language: str) -> dict[str, str]:
    """What every piece says of itself."""
    words = Words("fire_and_stone", language, strict=True)
    return {piece: words.say(tip, [], EVERYONE) for piece, tip in game.tooltips().items()}


@cache
def printed(language: str) -> dict[str, str]:
    return told(FIRE, language)


def row(card: str) -> str:
    """The part of the component file about a card or an animal."""
    found = re.search(rf'^id = "{card}"\n.*?(?=^\[|^#|\Z)', standard("fire_and_stone"), re.DOTALL | re.MULTILINE)
    assert found, card
    return found[0]


def numbers() -> list[tuple[str, str, str]]:
    """Every number of an effect: whose it is, how it is written, and one more."""
    found = []
    for card in [*names.ANIMAL_NAMES, *names.CARD_NAMES, *names.OBJECTIVE_NAMES, *names.CAVE_NAMES]:
        for number in NUMBER.finditer(row(card)):
            value = int(number[3])
            if value and (number[1] or number[2]) not in NOT_SAID:
                found.append((card, number[0], f"{number[0][: -len(number[3])]}{value + 1}"))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_card_and_threshold_says_what_it_does(language: str) -> None:
    found = printed(language)
    assert [f"space-{entry['space']}" for entry in BOX["hut_space"]] == THRESHOLDS
    assert set(found) == {*TILES, *names.ANIMAL_NAMES, *CARDS, *THRESHOLDS}
    for piece, text in found.items():
        assert len(text.split()) >= 3, piece
        assert text.endswith("."), piece
        assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in re.split(r"(?<=\.) ", text)), text
    cards = [text for piece, text in found.items() if piece in CARDS]
    assert len(set(cards)) == len(cards), "no two do the same"


def test_the_numbers_of_all_kinds_of_cards_are_tried() -> None:
    """Else a change of how the file is written would leave nothing to try."""
    tried = {card for card, _, _ in numbers()}
    assert {*names.ANIMAL_NAMES, *names.OBJECTIVE_NAMES} <= tried
    assert {"clay_pots", "fire_drill", "hand_axe", "meeting_place", "ancestor_grave", "first_teacher"} <= tried
    assert len(numbers()) > 60


@pytest.mark.parametrize(("card", "before", "after"), numbers())
def test_a_number_of_a_row_stands_in_its_sentence(card: str, before: str, after: str) -> None:
    """Another number in the row, another sentence for this piece in every language, and for no other piece."""
    place = row(card)
    game = with_printed((place, place.replace(before, after, 1)))
    for language in LANGUAGES:
        now = told(game, language)
        assert [piece for piece, text in printed(language).items() if now[piece] != text] == [card]


@pytest.mark.parametrize("effect", sorted(NOT_SAID - {"open_region"}))
def test_an_effect_without_a_number_is_said_where_it_stands(effect: str) -> None:
    """Taken from a row, it is gone from the sentence."""
    (card, place) = next(
        (card, row(card))
        for card in [*names.INVENTION_NAMES, *names.CAVE_NAMES]
        if re.search(rf"\b{effect} = 1", row(card))
    )
    kept = "storage = 1" if card in names.INVENTION_NAMES else "leave_food = 1"
    game = with_printed((place, place.replace(f"{effect} = 1", kept, 1)))
    for language in LANGUAGES:
        assert told(game, language)[card] != printed(language)[card]


def test_the_passage_names_the_region_of_its_row() -> None:
    place = row("ice_passage")
    game = with_printed((place, place.replace("open_region = 3", "open_region = 2", 1)))
    for language in LANGUAGES:
        assert "III" in printed(language)["ice_passage"]
        assert "III" not in told(game, language)["ice_passage"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_threshold_and_tiles_follow_their_rows_too(language: str) -> None:
    game = with_printed(
        ("space = 3\neffect", "space = 2\neffect"),
        ("leave_food = 2", "leave_food = 7"),
        ("fire_points = 1", "fire_points = 8"),
        ("stash_food = 1", "stash_food = 6"),
        ("costs = [2, 4, 6]", "costs = [2, 4, 9]"),
    )
    now = told(game, language)
    assert "2" in now["space-2"]
    assert "space-3" not in now
    assert all("7" in now[kind] for kind in names.KIND_NAMES[: names.GATHERED])
    assert "8" in now["fire"]
    assert "6" in now["stash"]
    assert "9" in now["feast_hall"]
