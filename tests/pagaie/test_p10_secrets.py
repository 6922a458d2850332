"""P10: what is known to whom."""

from __future__ import annotations

from typing import Any

from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY, SPECTATOR
from motu.core.table import Table
from motu.games.pagaie import flow
from motu.games.pagaie.state import PagaieState
from tests.pagaie.board import PAGAIE, choose, table

OF_THE_READER = {"seat", "handles", "places"}  # what differs between readers


def public(view: Any) -> Any:
    """What everybody sees alike; for whoever is building their hand says more."""
    hands = [{key: value for key, value in player.items() if key != "held"} for player in view["players"]]
    return {key: value for key, value in view.items() if key not in {*OF_THE_READER, "players"}} | {"players": hands}


def test_p10_1_everybody_sees_the_same() -> None:
    s = table(
        "sea@0,0 sea@2,0 sand@1,0", pontoon="hut", taken="sea tiki", others={1: {"pontoon": "sand"}}, flowers="2 crab"
    )
    views = [PAGAIE.view(s, seat) for seat in (0, 1, 2, 3, SPECTATOR)]
    assert all(public(view) == public(views[0]) for view in views)
    for view in views:
        assert [held["tile"]["id"] for held in view["players"][0]["held"]] == ["CON-HUT", "SEA-SH-0-0-0", "CON-TIKI"]
        assert [held["tile"]["id"] for held in view["players"][1]["held"]] == ["SAND-TU-0-0-0"]
        under = [
            icon
            for tile in view["players"][0]["island"]["tiles"]
            for icon, covered in zip(tile["cells"], tile["covered"], strict=True)
            if covered
        ]
        assert under == ["", "", "seahorse", ""], "also what lies under a tile"


def test_p10_2_of_the_stack_everybody_knows_what_is_in_it() -> None:
    s = table("sea@0,0")
    view: Any = PAGAIE.view(s, 3)
    assert view["stack"]["total"] == sum(view["stack"]["by_tile"].values()) == 142 - 25 - 1
    assert sum(view["stack"]["by_terrain"].values()) == view["stack"]["total"]
    guess = PAGAIE.guess(s, 0, Dice(1))
    assert guess.dump() == s.dump(), "there is nothing else to guess"
    assert not PAGAIE.hides()


def test_p10_3_nothing_comes_out_before_a_day_ends() -> None:
    s = PAGAIE.new(4, {})
    dice = Dice(3)
    began = False
    while s.awaiting() != NOBODY:
        log: list[Any] = []
        if s.awaiting() == CHANCE:
            s.chance(dice, log)
        else:
            last = s.agenda[-1].step in (flow.FLOWER, flow.ELEMENT)
            s.play(s.moves()[dice.below(len(s.moves()))], log)
            assert last or not any(event.reveals for event in log)
            began = True
    assert began


def test_p10_3_a_turn_can_be_taken_back_as_a_whole() -> None:
    game = Table(PAGAIE, 2, {"confirm_end_of_turn": "on"}, 5)
    seat = game.state.awaiting()
    before = game.state.dump()
    assert isinstance(game.state, PagaieState)
    while game.state.awaiting() == seat and PAGAIE.write(game.state, game.state.moves()[-1]) != "end turn":
        game.play(seat, game.state.moves()[0])
    assert game.state.dump() != before
    while not game.why_no_undo(seat):
        game.undo(seat)
    assert game.state.dump() == before, "paddle and tiles too"


def test_p10_3_an_ended_turn_stays_ended() -> None:
    game = Table(PAGAIE, 2, {"confirm_end_of_turn": "on"}, 5)
    seat = game.state.awaiting()
    while game.state.awaiting() == seat:
        game.play(seat, game.state.moves()[-1])
    assert game.why_no_undo(seat) == "passed"


def test_a_plan_ends_at_each_tile() -> None:
    """Nothing in it is known to the player only: a plan of a placement shows what everybody could reckon."""
    s = table("sea@0,0", taken="sea")
    choose(s, "place sea-sh-0-0-0", "at 2 0")
    assert not s.fresh()
    choose(s, "turn 0")
    assert s.fresh()
