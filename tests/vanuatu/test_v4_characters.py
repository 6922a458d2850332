"""V4: characters."""

from __future__ import annotations

import pytest

from motu.games.vanuatu.names import CHARACTER_NAMES
from tests.vanuatu.board import choose, happened, markers, may_mark, money, offers, table, tiles

IDLE = {1: {"markers": "rest"}}


def test_v4_1_the_old_character_goes_back_after_the_new_one_is_taken() -> None:
    s = table(step="character", character="artist", others={1: {"character": "diver"}})
    assert "take artist" not in offers(s)
    choose(s, "take beggar")
    assert "take artist" in offers(s), "the next player may take it"
    assert "take beggar" not in offers(s)


def test_v4_2_a_character_works_once_in_a_round() -> None:
    s = table("draw", character="artist", others=IDLE)
    choose(s, "resolve draw")
    assert s.players[0].used
    s = table("draw", character="artist", used=True, others=IDLE)
    choose(s, "resolve draw")
    assert money(s)[1] == 3
    s = table(step="character", character="artist", used=True)
    choose(s, "take beggar")
    assert not s.players[0].used, "fresh in the next round"


def test_v4_3_a_stack_that_comes_off_leaves_the_card() -> None:
    s = table("draw", character="artist", drawings="efate", others=IDLE)
    choose(s, "resolve draw")
    assert not s.players[0].used
    s = table("draw sail", character="artist", others={1: {"markers": "draw 2 sail 2"}})
    choose(s, "give up draw")
    assert not s.players[0].used


def test_v4_4_most_characters_help_by_themselves() -> None:
    s = table("sail", character="navigator", vatus=3, others=IDLE)
    choose(s, "resolve sail")
    assert all(line.endswith("free") for line in offers(s))


@pytest.mark.parametrize(("character", "points"), [("artist", 5), ("guide", 3)])
def test_v4_5_the_artist(character: str, points: int) -> None:
    s = table("draw", character=character, others=IDLE)
    choose(s, "resolve draw")
    assert money(s)[1] == points


def test_v4_6_the_builder() -> None:
    s = table("build", character="builder", vatus=3, others=IDLE)
    choose(s, "resolve build")
    assert money(s)[0] == 2


def test_v4_7_the_buyer() -> None:
    s = table("buy", character="buyer", vatus=2, goods={"efate": "copra"}, ships=["4", "6", "2"], others=IDLE)
    before = s.reserve[1]
    choose(s, "resolve buy")
    assert offers(s) == ["second cube", "no second cube"]
    log = choose(s, "second cube")
    assert money(s) == (0, 6)
    assert s.reserve[1] == before - 1
    assert happened(log, "bought")[0].cell is None  # type: ignore[attr-defined]
    s = table("buy", character="buyer", vatus=2, goods={"efate": "copra"}, ships=["1", "9", "5"], others=IDLE)
    choose(s, "resolve buy")
    assert money(s) == (0, 3), "no second crate, no question"
    s = table("buy", character="buyer", vatus=2, goods={"efate": "copra"}, ships=["4", "6", "2"], others=IDLE)
    s.reserve[1] = 0
    choose(s, "resolve buy")
    assert s.awaiting() == 1, "none in the reserve"


@pytest.mark.parametrize(("character", "vatus"), [("diver", 5), ("fisher", 3)])
def test_v4_8_the_diver(character: str, vatus: int) -> None:
    s = table("explore", character=character, boat="b2", vatus=3, others=IDLE)
    choose(s, "resolve explore")
    assert (money(s)[0], tiles(s.players[0].treasures)) == (vatus, "2")


@pytest.mark.parametrize(("character", "points"), [("diver", 0), ("fisher", 2)])
def test_v4_9_the_fisher(character: str, points: int) -> None:
    s = table("fish", character=character, boat="a3", others=IDLE)
    choose(s, "resolve fish")
    assert money(s)[1] == points


def test_v4_10_the_guide() -> None:
    s = table("tourist", character="guide", lay="A1 b4", drawings="A1 2", tourists="efate 5", others=IDLE)
    choose(s, "resolve tourist")
    assert money(s)[1] == 4


def test_v4_11_the_navigator() -> None:
    s = table("sail", character="navigator", vatus=0, others=IDLE)
    choose(s, "resolve sail")
    assert offers(s) == ["sail a3 free", "sail b2 free", "sail b3 free"]
    choose(s, "sail b3 free")
    assert money(s)[0] == 0


def test_v4_12_the_vendor() -> None:
    s = table("sell", character="vendor", fish="1", others=IDLE)
    choose(s, "resolve sell")
    assert money(s)[0] == 6
    s = table("sell", character="vendor", fish="1", boat="c6", lay="C1 c6", others=IDLE)
    log = choose(s, "resolve sell")
    assert happened(log, "took_back"), "no island beside c6"


def test_v4_13_the_beggar() -> None:
    s = table("draw sail", character="beggar", points=5, vatus=0, others=IDLE)
    assert offers(s, "beg") == ["beg 1", "beg 2", "beg 3"]
    choose(s, "beg 2")
    assert money(s) == (2, 3)
    assert not offers(s, "beg"), "once"
    s = table("explore", character="beggar", points=5, vatus=0, others=IDLE)
    choose(s, "resolve explore")
    assert offers(s) == ["beg 0", "beg 1", "beg 2", "beg 3"]
    choose(s, "beg 0")
    assert money(s) == (0, 5)


def test_v4_14_the_preacher() -> None:
    s = table("draw fish", character="preacher", others={1: {"markers": "draw 2 fish 2"}})
    assert offers(s) == ["give up fish", "give up draw", "preach draw"], "there are no fish"
    choose(s, "preach draw")
    assert (money(s)[1], markers(s), s.players[0].used) == (3, "fish", True)
    s = table("draw fish", character="preacher", others={1: {"markers": "draw 2"}})
    assert offers(s) == ["resolve fish"], "an impossible majority is one"


def test_v4_15_the_governor() -> None:
    s = table("draw 2 fish", character="governor", others={1: {"markers": "rest"}})
    assert offers(s) == ["resolve fish", "resolve draw", "govern fish", "govern draw"]
    choose(s, "govern draw")
    assert offers(s) == [
        f"to {name}" for name in ["sail", "build", "explore", "fish", "sell", "buy", "tourist", "rest"]
    ]
    choose(s, "to fish")
    assert (markers(s), s.players[0].used, s.awaiting()) == ("fish 3", True, 1)


def test_preacher_and_governor_do_not_help_to_program() -> None:
    for character in CHARACTER_NAMES:
        s = table(step="mark", left=2, vatus=0, character=character)
        assert "fish" not in may_mark(s)
        assert ("sail" in may_mark(s)) == (character == "navigator")
