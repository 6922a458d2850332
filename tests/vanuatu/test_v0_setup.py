"""V0: setting up."""

from __future__ import annotations

from motu.games.vanuatu.state import VanuatuState
from tests.vanuatu.board import VANUATU, choose, cubes, offers, price, run_out


def begun(seats: int = 3, *lines: str) -> VanuatuState:
    """A table on which chance has answered with these, else with anything, until a seat is asked."""
    s = VANUATU.new(seats, {})
    wanted = list(lines)
    while s.awaiting() < 0:
        found = [line for line in wanted if line in offers(s)]
        choose(s, found[0] if found else offers(s)[0])
        wanted = [line for line in wanted if line not in found[:1]]
    return s


def test_v0_1_start_oceans_come_to_the_three_cells_around_the_start_island() -> None:
    s = VANUATU.new(3, {})
    assert offers(s) == ["start s1", "start s2", "start s3"]
    choose(s, "start s2", "start s3")
    assert [s.tiles[cell] for cell in (2, 5, 6)] == [6, 7, 5], "a3, b2, b3"
    assert s.tiles[1] == 0, "Efate on a2"


def test_v0_2_one_tile_of_each_letter_comes_in_the_first_half() -> None:
    s = begun(3, "reveal a2", "reveal b1")
    assert [int(tile) for tile in s.volcano] == [2, 8]
    letters = [s.box.letter[tile] for tile in s.volcano]
    assert letters == [0, 1]


def test_v0_3_three_ships_from_top_to_bottom() -> None:
    s = begun(3, "ship 4", "ship 9", "ship 1")
    assert [ship + 1 for ship in s.ships] == [1, 2, 3] or sum(s.ship_deck) == 7
    s = VANUATU.new(3, {})
    while not offers(s, "ship"):
        s.play(s.moves()[0])
    choose(s, "ship 4", "ship 9", "ship 1")
    assert [ship + 1 for ship in s.ships] == [4, 9, 1]


def test_v0_4_a_tourist_tile_is_left_out_and_the_first_is_turned_up() -> None:
    s = begun(4, "tourists 3")
    assert (s.office, s.tourist_tile) == (3, 3)
    assert sum(s.tourist_deck) == 7
    assert [int(s.box.left_out[players]) for players in (2, 3, 4, 5)] == [4, 4, 2, 0]


def test_v0_5_rest_tokens_characters_and_price() -> None:
    s = begun()
    assert (len(s.rests), sum(s.pool), price(s)) == (0, 11, 3)


def test_v0_6_cubes_fish_and_treasures() -> None:
    s = begun()
    assert cubes(s, "efate") == "kava copra beef"
    assert [(s.fish[tile], s.treasures[tile]) for tile in (5, 6, 7)] == [(2, 0), (1, 2), (0, 0)]


def test_v0_7_what_everybody_has() -> None:
    s = begun(5)
    for player in s.players:
        assert (player.vatus, player.points(), player.huts, sum(player.markers)) == (3, 0, 8, 0)
        assert s.tiles[player.boat] == 7, "the blank ocean S3"


def test_v0_8_chance_draws_the_first_player() -> None:
    s = begun(4, "first 3")
    assert (s.first, s.awaiting()) == (2, 2)


def test_v0_9_chance_answers_in_this_order() -> None:
    for seats, expected in ((3, "start reveal ship tourists first"), (2, "start reveal ship tourists first offer")):
        s = VANUATU.new(seats, {})
        kinds: list[str] = []
        while s.awaiting() < 0:
            kinds += [kind for kind in [offers(s)[0].split()[0]] if kind not in kinds]
            s.play(s.moves()[0])
        assert " ".join(kinds) == expected


def test_a_game_can_be_played_to_its_end() -> None:
    s = begun(3)
    run_out(s)
    assert s.round == 7
