"""The table in the terminal: what a seat sees, and nothing else."""

from __future__ import annotations

from motu.core.game import SPECTATOR
from tests.fire_and_stone.board import FIRE, choose, table
from tests.support.text_boards import row, shown


def test_the_map_shows_what_lies_open_and_what_is_in_reach() -> None:
    s = table("cape", tiles={"gaul": "apple"}, forests={"alps": None}, huts={"angola": "2 1"}, hidden=("kalahari",))
    text = shown(FIRE, s)
    assert row(text, "Gaul") == ["Gaul", "Apple"]
    assert row(text, "Alps") == ["Alps", "a forest with 3 animals"]
    assert row(text, "Angola") == ["Angola", "Hut", "Lea 2", "Jonas 1", "1"]
    assert row(text, "Kalahari") == ["Kalahari", "a face-down tile of region I", "1"]
    assert "Alaska" not in text, "far away and face down"


def test_regions_cards_and_the_end_are_told() -> None:
    s = table("cape", cave="totem", found=4, cooked="hare", trigger=1, turns_left=[2, 1], tiles={"kalahari": "-"})
    text = shown(FIRE, s)
    assert text.splitlines()[0].endswith("Lea: Move · hut tiles 4 · 3 turns left")
    assert "Cave card: Totem" in text
    assert "closed, 5 more hut tiles" in text
    assert "Inventions: Boats, Stone axe, Basket · left 14" in text
    assert "VP cards: 4 4 3 3 3 3 2 2 2 2 1 1 1 1" in text


def test_what_somebody_looked_at_stands_on_the_own_map_and_markers_on_every_board() -> None:
    s = table("caucasus", cave="seers_cave", others={1: {"scouts": "cape"}})
    choose(s, "move persia", "use", "peek alaska", "reveal hut", "stop")
    assert row(shown(FIRE, s), "Alaska")[1].startswith("Hut")
    assert "Alaska" not in shown(FIRE, s, 1)
    assert "Markers" not in shown(FIRE, s)
    s = table("caucasus", cave="hide_store", others={1: {"scouts": "cape"}})
    choose(s, "move persia", "use")
    for seat in (0, 1, SPECTATOR):
        assert "Markers on the cave card: Lea" in shown(FIRE, s, seat)


def test_secrets_are_shown_to_their_owner_only() -> None:
    s = table("cape", mat="hare", objective="lakes", huts={"chad": "1 0"}, forests={"kalahari": "boar hare"})
    assert "Your animals: 1 × Hare" in shown(FIRE, s)
    assert "Your objective: Lake Dwellers, worth 1 point now" in shown(FIRE, s)
    for seat in (1, SPECTATOR):
        assert "Hare" not in shown(FIRE, s, seat)
        assert "Lake Dwellers" not in shown(FIRE, s, seat)
    choose(s, "move kalahari", "hunt", "catch boar")
    assert "you left 1 × Hare; taken since 0, added 0" in shown(FIRE, s)
    assert "you left" not in shown(FIRE, s, 1)
