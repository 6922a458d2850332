"""V11: two players."""

from __future__ import annotations

import pytest

from motu.core.errors import BadSetting
from motu.games.vanuatu.names import ACTION_NAMES
from motu.games.vanuatu.rules import majority
from motu.games.vanuatu.state import VanuatuState
from tests.vanuatu.board import VANUATU, boat, choose, may_mark, offers, run_out, table, whatever
from tests.vanuatu.test_v0_setup import begun


def holds(s: VanuatuState, action: str) -> bool:
    return bool(majority.has_majority(s, 0, ACTION_NAMES.index(action)))


def test_v11_1_two_and_three_neutral_markers() -> None:
    s = begun(2, "first 2")
    order = []
    while offers(s, "neutral"):
        order.append(s.awaiting())
        choose(s, "neutral fish")
    assert order == [1, 1, 0, 0, 0]
    assert s.neutral[3] == 5
    choose(s, offers(s)[0], offers(s)[1])
    while s.round == 0:
        s.play(s.moves()[0])
    assert sum(s.neutral) == 0, "they stay for the round"


@pytest.mark.parametrize(
    ("markers", "neutral", "character", "wins"),
    [
        ("draw 2", "draw", "", True),
        ("draw", "draw", "", False),
        ("draw", "draw", "artist", True),
        ("draw", "draw 2", "artist", False),
        ("draw", "draw", "diver", False),
    ],
)
def test_v11_2_more_than_the_neutral_markers(markers: str, neutral: str, character: str, wins: bool) -> None:
    s = table(markers, seats=2, neutral=neutral, character=character, used=True)
    assert holds(s, "draw") == wins
    s = table("fish", seats=2, neutral="draw", character="governor", others={1: {"markers": "rest"}})
    choose(s, "govern fish", "to draw")
    assert holds(s, "draw"), "where the governor led"


def test_v11_3_five_characters_not_those_of_the_round_before() -> None:
    s = begun(2)
    first = s.offered
    assert int(first).bit_count() == 5
    while s.round == 0:
        s.play(s.moves()[0])
    while not offers(s, "neutral"):
        s.play(s.moves()[0])
    assert s.offered & first == 0
    assert int(s.offered).bit_count() == 5
    assert [player.character for player in s.players] == [-1, -1], "nobody keeps one"
    run_out(s)


def test_v11_4_neutral_markers_do_not_matter_for_programming() -> None:
    s = table(step="mark", left=2, seats=2, neutral="draw 5", vatus=0)
    assert "draw" in may_mark(s)


def test_v11_5_not_onto_the_other_boat() -> None:
    s = table("sail", seats=2, vatus=2, boat="b2", others={1: {"boat": "b3", "markers": "rest"}})
    choose(s, "resolve sail")
    assert offers(s) == ["sail a3 for 2", "sail b2 for 2"], "past it, or back"
    s = table("sail", seats=2, vatus=1, boat="a3", others={1: {"boat": "b3", "markers": "rest"}})
    choose(s, "resolve sail")
    assert boat(s) == "a3"


def test_v11_6_not_without_characters() -> None:
    with pytest.raises(BadSetting, match="characters"):
        VANUATU.new(2, {"characters": "off"})
    s = VANUATU.new(3, {"characters": "off"})
    whatever(s)
    assert offers(s, "mark")
