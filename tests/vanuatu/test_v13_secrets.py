"""V13: what is known to whom."""

from __future__ import annotations

from collections import Counter

from motu.core.dice import Dice
from motu.core.events import Event
from motu.games.vanuatu.state import VanuatuState
from tests.vanuatu.board import VANUATU, choose, happened, offers, table
from tests.vanuatu.test_v0_setup import begun

NAMES = ["first", "both", "point", "coin"]


def guesses(s: VanuatuState, seat: int, count: int = 200) -> Counter[str]:
    """Held tokens in many guesses of a seat."""
    found: Counter[str] = Counter()
    for seed in range(count):
        guess = VANUATU.guess(s, seat, Dice(seed))
        assert isinstance(guess, VanuatuState)
        found[" ".join(f"{number // 4}:{NAMES[number % 4]}" for number in guess.rests)] += 1
    return found


def test_v13_1_all_that_lies_on_the_table_is_public() -> None:
    s = table("sail", fish="2", treasures="1", others={1: {"vatus": 7, "points": 5, "fish": "3"}})
    for reader in (0, 1, 2, -3):
        view = VANUATU.view(s, reader)
        assert [player["vatus"] for player in view["players"]] == [3, 7, 3]
        assert view["players"][1]["fish"] == [3]


def test_v13_2_a_rest_token_is_known_to_its_holder_only() -> None:
    s = table("sail draw", rests="0 coin, 1 first")
    assert VANUATU.view(s, 0)["players"][0]["tokens"] == ["coin"]
    assert "tokens" not in VANUATU.view(s, 1)["players"][0]
    assert VANUATU.view(s, 1)["players"][0]["rests"] == 1
    assert set(guesses(s, 0)) == {"0:coin 1:first", "0:coin 1:both", "0:coin 1:point"}
    assert len(guesses(s, 2)) == 12
    log: list[Event] = []
    s = table("rest", others={1: {"markers": "rest"}})
    log = choose(s, "resolve rest", "rest coin")
    assert [event.audience for event in happened(log, "kept_token")] == [0]
    assert [event.audience for event in happened(log, "rested")] == [-2]


def test_v13_3_whoever_rests_sees_what_is_left() -> None:
    s = table("sail draw", rests="1 first, 0 coin, 2 both")
    assert set(guesses(s, 0)) == {"1:first 0:coin 2:both", "1:first 0:coin 2:point"}, "the first one was gone"
    s = table("rest draw", rests="1 first, 2 both")
    log = choose(s, "resolve rest")
    assert happened(log, "looked")[0].reveals
    assert set(guesses(s, 0)) == {"1:first 2:both", "1:both 2:first"}
    assert set(offers(VANUATU.guess(s, 0, Dice(3)))) == {"rest point", "rest coin"}  # type: ignore[arg-type]


def test_v13_4_hidden_piles_are_known_but_for_their_order() -> None:
    s = begun(3, "reveal a1", "reveal b2")
    view = VANUATU.view(s, 0)
    assert view["hidden_tiles"][:2] == [["C1", "C2"], ["D1", "D2"]]
    assert view["hidden_tiles"][4:6] == [["A2"], ["B1"]], "the second of a letter is known"
    assert sum(view["hidden_tourists"].values()) == 7
    assert len(view["hidden_ships"]) == 7
