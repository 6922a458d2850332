"""V3: laying tiles."""

from __future__ import annotations

from motu.core.dice import Dice
from motu.games.vanuatu.names import CELL_NAMES, TILE_NAMES
from motu.games.vanuatu.rules import tiles
from tests.vanuatu.board import FULL, choose, cubes, happened, next_round, offers, run_out, table, with_printed
from tests.vanuatu.test_v0_setup import begun


def cells(s: object, tile: str) -> set[str]:
    """Where a tile of the volcano may go."""
    return {line.split()[-1] for line in offers(s, f"lay {tile.lower()} ")}  # type: ignore[arg-type]


def test_v3_1_the_first_player_lays_both_in_any_order() -> None:
    s = table(step="place", round=2, volcano="A1 B1")
    assert {line.split()[1] for line in offers(s)} == {"a1", "b1"}
    choose(s, "lay b1 at a1")
    assert s.awaiting() == 0
    choose(s, "lay a1 at c3")
    assert s.tiles[CELL_NAMES.index("c3")] == TILE_NAMES.index("A1")


def test_v3_2_a_tile_touches_two_others() -> None:
    s = table(step="place", round=2, volcano="A1 B1")
    laid = tiles.laid_cells(s)
    touching = {CELL_NAMES[c] for c in range(16) if tiles.touching(s.box, laid, True) >> c & 1}
    assert touching == {"a1", "b4", "c3"}


def test_v3_3_no_island_beside_an_island() -> None:
    s = table(step="place", round=2, volcano="A1 B1")
    assert cells(s, "A1") == {"b4", "c3"}, "a1 touches Efate"


def test_v3_4_an_ocean_beside_an_island() -> None:
    s = table(step="place", round=2, volcano="A1 B1")
    assert cells(s, "B1") == {"a1"}, "b4 and c3 touch no island"


def test_v3_5_a_tile_without_a_cell_waits() -> None:
    s = table(step="place", round=6, lay="A1 b4, A2 c3, D1 b1, B1 a1, B2 a4, C1 b5, E1 c2, E2 c4", volcano="C2 D2")
    assert not cells(s, "D2")
    choose(s, offers(s)[0])
    assert s.tiles[CELL_NAMES.index("c6")] == TILE_NAMES.index("D2"), "c5 counted for it"


def test_v3_6_the_first_tile_spares_the_last_cell_of_the_second() -> None:
    lay = "A1 b4, A2 c3, D1 b1, B1 a1, B2 a4, C1 b5, E1 c2, E2 c4"
    s = table(step="place", round=6, lay=lay, volcano="C2 D2")
    assert offers(s) == ["lay c2 at c5"]


FALLBACK = "A1 b4, A2 c3, D1 b1, B1 a1, B2 a4, C1 c1, E1 c2, E2 c4, C2 d1"


def test_v3_7_any_cell_by_two_tiles_when_none_fits() -> None:
    s = table(step="place", round=6, lay=FALLBACK, volcano="D2")
    assert cells(s, "D2") == {"b5", "c5"}
    log = choose(s, "lay d2 at c5")
    assert not happened(log, "laid_tile")[0].by_rule  # type: ignore[attr-defined]


def test_v3_8_else_any_cell_by_one_tile() -> None:
    far = with_printed(('id = "c6"\nq = 4', 'id = "c6"\nq = 9'), ('id = "d1"\nq = 1', 'id = "d1"\nq = 8'))
    lay = "A1 b4, B1 a1, A2 c3, C1 a4, D1 b1, E1 c4, F1 c2, B2 b5, C2 c5, E2 c1"
    s = table(step="place", round=7, lay=lay, volcano="F2 D2", game=far)
    assert cells(s, "F2") == {"c6", "d1"}, "neither touches anything laid"
    s = table(step="place", round=7, lay=f"{lay}, D2 c6", volcano="F2", game=far)
    assert s.box.around[15] == 0 or cells(s, "F2") == {"d1"}


def test_v3_9_new_tiles_have_their_cubes_and_tokens() -> None:
    s = table(step="place", round=2, volcano="A1 B1")
    log = choose(s, "lay a1 at b4", "lay b1 at a1")
    assert cubes(s, "A1") == "kava beef"
    assert happened(log, "stocked")[0].cubes == {"kava": 1, "beef": 1}  # type: ignore[attr-defined]
    assert (s.fish[8], s.treasures[8]) == (1, 3)


def test_v3_10_the_next_two_tiles_are_turned_up() -> None:
    s = table(step="place", round=2, volcano="A1 B1")
    choose(s, "lay a1 at b4", "lay b1 at a1")
    assert offers(s) == ["reveal c1", "reveal c2"]
    choose(s, "reveal c2", "reveal d1")
    assert [TILE_NAMES[tile] for tile in s.volcano] == ["C2", "D1"]
    s = table(step="round", round=7, lay=FULL)
    next_round(s)
    while s.awaiting() < 0:
        s.play(s.moves()[0])
    assert (s.round, len(s.volcano), len(offers(s, "lay"))) == (7, 0, 0), "nothing is laid in round 8"


def test_the_board_is_full_after_round_7_whatever_is_laid() -> None:
    for seed in range(5):
        s = begun(3)
        dice = Dice(seed)
        while s.round < 6 or offers(s, "lay"):
            s.play(s.moves()[dice.below(len(s.moves()))])
        run_out(s)
        assert all(tile >= 0 for tile in s.tiles)
