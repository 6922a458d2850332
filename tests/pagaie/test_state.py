"""Dumps of Pagaie: tiles must have their places, and clones share what never changes."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.dice import Dice
from motu.core.errors import BadState
from motu.core.game import NOBODY
from motu.games.pagaie import moves
from tests.pagaie.board import PAGAIE, choose, offers, places, table


def test_a_tile_without_its_place_is_refused() -> None:
    data = table("sea@0,0 sea@2,0 sand@1,0").dump()
    for level, tile in [
        (0, moves.packed(7, 7, 0, 0)),  # apart
        (0, moves.packed(1, 0, 0, 0)),  # on another one
        (1, moves.packed(0, 0, 0, 52)),  # sand on one sea tile
        (0, moves.packed(4, 0, 0, 52)),  # sand in the sea
        (2, moves.packed(1, 0, 0, 76)),
        (0, -1),
    ]:
        players = [[list(row) for row in player] for player in data["players"]]
        players[0][level].append(int(tile))
        with pytest.raises(BadState, match="There is no place"):
            PAGAIE.load({**data, "players": players})


def test_more_tiles_than_anybody_can_take_are_refused() -> None:
    data = table().dump()
    players = [[list(row) for row in player] for player in data["players"]]
    players[0][0] = [int(moves.packed(2 * n, 0, 0, 0)) for n in range(28)]
    with pytest.raises(BadState, match="as many tiles"):
        PAGAIE.load({**data, "players": players})


def test_a_question_without_an_answer_is_refused() -> None:
    s = table()
    choose(s, "row 1")
    data = s.dump()
    with pytest.raises(BadState, match="no answer"):
        PAGAIE.load({**data, "paddles": [1, *data["paddles"][1:]]})


def test_tiles_that_are_not_in_the_box_are_refused() -> None:
    data = table().dump()
    with pytest.raises(BadState, match="not the tiles of the box"):
        PAGAIE.load({**data, "stack": [data["stack"][0] + 1, *data["stack"][1:]]})


def test_a_clone_shares_the_island_until_a_tile_is_placed() -> None:
    s = table("sea@0,0", taken="sea")
    twin = s.clone()
    assert twin.players[0].island is s.players[0].island, "its places are not worked out anew"
    choose(twin, "place sea-sh-0-0-0", "at 2 0")
    assert twin.players[0].island is s.players[0].island
    choose(twin, "turn 0")
    assert twin.players[0].island is not s.players[0].island
    assert len(s.players[0].island.sea) == 1
    assert twin.players[1].island is s.players[1].island


def test_places_are_worked_out_anew_only_when_a_tile_is_placed() -> None:
    """An island and its lists of places are one thing, which listing moves, taking, discarding and flowers keep."""
    s, dice, placed = PAGAIE.new(3, {}), Dice(4), 0
    while s.awaiting() != NOBODY:
        before = [player.island for player in s.players]
        answers = s.moves()
        assert [player.island for player in s.players] == before
        log: list[Any] = []
        s.play(answers[dice.below(len(answers))], log)
        builders = {event.seat for event in log if event.kind == "placed"}
        anew = {seat for seat, player in enumerate(s.players) if player.island is not before[seat]}
        assert anew == builders
        placed += len(builders)
    assert placed > 20


def test_listing_places_reads_what_is_kept_with_the_island() -> None:
    """Lists that were cut short by hand stay so: nothing looks at the tiles again, and a new tile adds what is near."""
    s = table("sea@0,0 sea@2,0", taken="sea SEA-MR-0-0-0")
    island = s.players[0].island
    island.sea_places = island.sea_places[-2:]
    island.sand_places = island.sand_places[:0]
    kept = places(s, "sea")
    assert len(kept) == 2
    assert places(s, "sand") == []
    choose(s, "place sea-sh-0-0-0")
    asked = s.clone()
    asked.refresh()
    assert len(offers(s)) == len(offers(asked)) == 2
    x, y = kept[0]
    choose(asked, f"at {x} {y}", "turn 0")
    assert len(places(asked, "sea")) < len(places(table(f"sea@0,0 sea@2,0 sea@{x},{y}"), "sea"))
    assert (1, 0) not in places(asked, "sand"), "places away from the new tile were not looked at"


def test_moves_have_ranges_of_their_own() -> None:
    starts = [
        moves.LINE, moves.TAKE, moves.PLACE, moves.DISCARD, moves.END_TURN, moves.SEA_AT, moves.SAND_AT, moves.BUILD_AT,
        moves.TURN, moves.FLOWER, moves.ELEMENT, moves.START, moves.FIRST, moves.DRAW, moves.N_MOVES,
    ]  # fmt: skip
    assert starts == sorted(set(starts))
    assert moves.TURN - moves.SEA_AT == 540


def test_a_packed_tile_comes_out_again() -> None:
    for x, y, turn, face in [(0, 0, 0, 0), (-54, 54, 3, 141), (54, -54, 1, 77)]:
        tile = moves.packed(x, y, turn, face)
        assert (moves.x_of(tile), moves.y_of(tile), moves.turn_of(tile), moves.face_of(tile)) == (x, y, turn, face)
