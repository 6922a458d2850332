"""Skerry, rule by rule."""

from __future__ import annotations

from motu.core.game import CHANCE, NOBODY, SPECTATOR
from tests.skerry.game import reasons, view
from tests.skerry.game.components import CELLS, NEIGHBOURS
from tests.skerry.game.events import Drew, Laid, Lost, Wave
from tests.skerry.game.game import Skerry
from tests.skerry.game.state import SkerryState
from tests.skerry.tests.board import choose, offers, table

BESIDE_THE_ROCK = ["at 0:-1", "at 1:-1", "at -1:0", "at 1:0", "at -1:1", "at 0:1"]


def tile_at(s: SkerryState, cell: str) -> str | None:
    (found,) = [shown["tile"] for shown in view.view(s, SPECTATOR)["cells"] if shown["cell"] == cell]
    return found


def test_s0_1_a_rock_lies_in_the_middle_of_thirty_seven_cells() -> None:
    assert len(CELLS) == 37
    assert tile_at(table(), "0:0") == "rock"


def test_s0_2_everybody_draws_two_tiles() -> None:
    s = Skerry().new(3, {})
    assert s.awaiting() == CHANCE
    while s.awaiting() == CHANCE:
        s.play(s.moves()[0])
    assert [player["held"] for player in view.view(s, 0)["players"]] == [2, 2, 2]


def test_s0_3_there_is_more_calm_with_more_players() -> None:
    assert list(table(seats=2).weather) == [10, 3]
    assert list(table(seats=4).weather) == [20, 3]


def test_s1_1_turns_go_round() -> None:
    s = table(weather="calm")
    choose(s, "pass")
    assert s.awaiting() == 1
    choose(s, "pass")
    assert s.awaiting() == 0


def test_s1_2_a_turn_is_a_tile_a_draw_and_the_weather() -> None:
    s = table("coral sand")
    assert offers(s) == ["lay coral", "lay sand", "pass"]
    choose(s, "lay coral", "at 0:1", "along 1")
    assert offers(s) == ["draw coral", "draw sand", "draw rock"]
    choose(s, "draw rock")
    assert offers(s) == ["weather calm", "weather wave"]


def test_s2_1_a_tile_goes_beside_the_reef() -> None:
    s = table()
    choose(s, "lay coral")
    assert offers(s) == BESIDE_THE_ROCK
    for handle, reason in (("cell:0:0", "why-taken"), ("cell:2:0", "why-far")):
        found = reasons.why_not(s, 0, handle)
        assert found is not None
        assert found.phrase.id == reason


def test_s2_2_it_lies_along_one_of_three_axes() -> None:
    s = table()
    choose(s, "lay coral", "at 0:1")
    assert offers(s) == ["along 1", "along 2", "along 3"]
    choose(s, "along 3")
    assert (tile_at(s, "0:1"), s.axes[CELLS.index((0, 1))]) == ("coral", 2)


def test_s2_3_its_ends_score_what_they_touch() -> None:
    s = table(reef="coral@-1:1 sand@1:1")
    (laid,) = choose(s, "lay sand", "at 0:1", "along 1")
    assert laid == Laid(0, tile="sand", cell="0:1", turn=0, points=5)
    assert s.scores() == [5, 0]


def test_s2_4_ends_off_the_map_cost_two_each() -> None:
    s = table(reef="rock@2:0")
    choose(s, "lay coral", "at 3:0", "along 2")
    assert s.scores() == [-2, 0]  # one end on an empty cell, one off the map
    assert [(line.source, line.points) for line in Skerry().ledger(s)[0]] == [("edges", -2)]


def test_s2_4_the_loss_is_shown_before_it_is_made() -> None:
    s = table(reef="rock@2:0")
    choose(s, "lay coral", "at 3:0")
    assert [option.gain for option in Skerry().decision(s).options] == [-1, -2, -2]


def test_s3_1_whoever_passes_loses_a_point() -> None:
    s = table(weather="calm")
    choose(s, "pass")
    assert s.scores() == [-1, 0]


def test_s4_1_a_full_hand_draws_nothing() -> None:
    s = table()
    choose(s, "pass")
    assert offers(s) == ["weather calm", "weather wave"]


def test_s4_2_nobody_else_sees_what_is_drawn() -> None:
    s = table()
    _, drew = choose(s, "lay coral", "at 0:1", "along 1", "draw rock")
    assert drew == Drew(0, tile="rock")
    assert drew.audience == 0
    assert view.view(s, 0)["hand"] == ["sand", "rock"]
    assert "rock" not in view.view(s, 1)["handles"]


def test_s5_1_weather_leaves_the_game() -> None:
    s = table()
    *_, wave = choose(s, "pass", "weather wave")
    assert wave == Wave(0, waves=1)
    assert list(s.weather) == [10, 2]


def test_s5_2_with_the_third_wave_all_have_lost() -> None:
    s = table()
    log = choose(s, *["pass", "weather wave"] * 3)
    assert isinstance(log[-1], Lost)
    assert s.awaiting() == NOBODY
    assert Skerry().ranking(s) == [2, 2], "nobody is first"
    assert view.view(s, 0)["lost"]


def test_s6_1_everybody_has_four_turns() -> None:
    s = table(weather="calm")
    choose(s, *["pass"] * 8)
    assert s.awaiting() == NOBODY


def test_s6_2_most_points_win_and_equal_points_share() -> None:
    s = table(weather="calm")
    choose(s, "lay coral", "at 0:1", "along 2", "draw rock", *["pass"] * 7)
    assert (s.scores(), Skerry().ranking(s)) == ([-2, -4], [1, 2])
    level = table(weather="calm")
    choose(level, *["pass"] * 8)
    assert Skerry().ranking(level) == [1, 1]


def test_s7_1_calm_weather_asks_no_chance() -> None:
    s = table(weather="calm")
    choose(s, "pass")
    assert s.awaiting() == 1


def test_s7_2_a_turn_ends_when_the_player_says_so() -> None:
    s = table(weather="calm", confirm_end_of_turn="on")
    choose(s, "pass")
    assert offers(s) == ["end turn"]
    choose(s, "end turn")
    assert s.awaiting() == 1


def test_s8_1_a_half_made_turn_shows_nothing_to_others() -> None:
    s = table()
    before = view.view(s, 1)
    choose(s, "lay coral", "at 0:1")
    assert view.view(s, 1) == before
    assert view.view(s, 0)["step"] == "place"


def test_every_cell_has_its_neighbours() -> None:
    assert sorted(len(near) for near in NEIGHBOURS) == [3] * 6 + [4] * 12 + [6] * 19
