"""F5: gathering tiles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fire_and_stone.board import choose, discard, food, offers, table, tile, told, track


def test_f5_1_a_gathering_tile_is_taken_or_left() -> None:
    s = table("cape", hidden=("kalahari",))
    log = choose(s, "move kalahari", "reveal nut")
    assert [event.kind for event in log] == ["moved", "revealed"]
    assert offers(s) == ["take", "leave", "pass"]


@pytest.mark.parametrize(
    ("start", "end", "mine", "gained"),
    [
        ("cape", "kalahari", {}, 2),
        ("cape", "kalahari", {"cards": "digging_stick"}, 3),
        ("cape", "kalahari", {"cave": "fertile_valley"}, 2),
        ("mesopotamia", "caucasus", {"cave": "fertile_valley"}, 3),
        ("cape", "kalahari", {"cave": "ice_age"}, 1),
        ("cape", "kalahari", {"cave": "ice_age", "cards": "digging_stick"}, 2),
    ],
)
def test_f5_2_leaving_a_tile(start: str, end: str, mine: dict[str, Any], gained: int) -> None:
    s = table(start, tiles={end: "root"}, bags=5, **mine)
    choose(s, f"move {end}", "leave")
    assert food(s) == gained
    assert tile(s, end) == "root"


def test_f5_3_a_tile_goes_to_an_empty_track_or_one_of_its_kind() -> None:
    s = table(tiles={"kalahari": "apple"}, tracks=["apple"])
    choose(s, "move kalahari", "take")
    assert offers(s) == ["track 1", "track 2"]
    choose(s, "track 1")
    assert (track(s, 1), track(s, 2)) == ("apple apple", "")
    s = table(tiles={"kalahari": "apple"}, tracks=["apple", "root"])
    choose(s, "move kalahari", "take")
    assert track(s, 1) == "apple apple", "there was no choice"


def test_f5_4_a_track_is_emptied_only_where_both_hold_other_kinds() -> None:
    s = table(tiles={"kalahari": "nut"}, tracks=["apple apple", "root"])
    choose(s, "move kalahari", "take")
    assert offers(s) == ["track 1", "track 2"]
    log = choose(s, "track 2")
    assert (track(s, 1), track(s, 2), discard(s)) == ("apple apple", "nut", "1 root")
    assert told(log, "took_tile").emptied == {"root": 1}


def test_f5_5_both_tracks_may_hold_the_same_kind() -> None:
    s = table(tiles={"kalahari": "apple"}, tracks=["apple"])
    choose(s, "move kalahari", "take", "track 2")
    assert (track(s, 1), track(s, 2)) == ("apple", "apple")


def test_f5_6_barter_mixes_kinds() -> None:
    s = table(tiles={"kalahari": "nut"}, tracks=["apple root", "root"], cards="barter")
    choose(s, "move kalahari", "take")
    assert offers(s) == ["track 1", "track 2"]
    choose(s, "track 2")
    assert (track(s, 2), discard(s)) == ("root nut", "")


def test_f5_6_a_mixed_track_goes_on_taking_its_kinds() -> None:
    s = table(tiles={"kalahari": "nut"}, tracks=["apple root", "root nut"], cards="barter=4")
    choose(s, "move kalahari", "take")
    assert offers(s, "learn") == ["learn boats", "learn stone_axe", "learn basket"], "the second track is full"


def test_f5_7_the_area_offers_foraging_afterwards() -> None:
    s = table(tiles={"kalahari": "nut"}, tracks=["nut", "root"], others={1: {"scouts": "cape"}})
    choose(s, "move kalahari", "take")
    assert tile(s, "kalahari") == ""
    choose(s, "move kalahari")
    assert offers(s) == ["forage", "pass"]


def test_f5_8_the_third_tile_brings_a_card() -> None:
    s = table(tiles={"kalahari": "nut"}, tracks=["nut nut", "root"])
    choose(s, "move kalahari", "take")
    assert track(s, 1) == "nut nut nut"
    choose(s, "learn boats")
    assert (track(s, 1), discard(s)) == ("", "3 nut")


def test_f5_9_discarded_tiles_do_not_come_back() -> None:
    s = table(tiles={"kalahari": "nut"}, tracks=["nut nut", "root"], hidden=("angola",))
    choose(s, "move kalahari", "take", "decline")
    assert discard(s) == "3 nut"
    before = list(s.left)
    choose(s, "move angola", "reveal hut", "return cape")
    assert discard(s) == "3 nut"
    assert sum(s.left) == sum(before) - 1
