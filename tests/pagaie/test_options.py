"""Every kind of option as a player reads it: handles, words, the change of points, whether it can be taken back."""

from __future__ import annotations

from motu.core.game import Option
from motu.core.plan import chosen, plan
from motu.games.pagaie import flow
from motu.games.pagaie.state import PagaieState
from motu.words import Words
from tests.pagaie.board import PAGAIE, choose, table

ENGLISH = Words("pagaie", "en", strict=True)
ASKED = {"confirm_end_of_turn": "on"}


def option(s: PagaieState, *handles: str) -> Option:
    (found,) = [option for option in PAGAIE.decision(s).options if option.handles == handles]
    return found


def read(s: PagaieState, *handles: str) -> str:
    return ENGLISH.say(option(s, *handles).label)


def asked(s: PagaieState) -> str:
    return ENGLISH.say(PAGAIE.decision(s).prompt)


def test_lines_and_tiles() -> None:
    s = table()
    assert asked(s) == "Which row or column do you take tiles from?"
    assert (read(s, "row:2"), read(s, "column:c")) == ("Row 2", "Column C")
    choose(s, "column c")
    assert asked(s) == "Take up to 3 tiles from column C."
    assert read(s, "slot:c1", "slot:c3") == "Take C1 and C3"
    assert not option(s, "slot:c1").final


def test_tiles_in_hand() -> None:
    s = table(pontoon="2 sand", taken="SEA-SH-x-MR-0 hut", settings={**ASKED, "free_discard": "on"})
    assert asked(s) == "Place or discard a tile: you hold 4, the pontoon takes 2."
    assert read(s, "taken:SEA-SH-x-MR-0") == "Place the sea tile (Seahorse, Bottle, Manta, –)"
    assert read(s, "discard:taken:CON-HUT") == "Discard the hut"
    assert read(s, "discard:pontoon:SAND-TU-0-0-0") == "Discard the sand tile (Turtle, –, –, –) from the pontoon"


def test_p4_3_the_question_says_when_the_pontoon_takes_no_more() -> None:
    """With too many tiles in hand nobody is told that the turn can end."""
    told = {
        taken: asked(table("sea@0,0", pontoon="sand", taken=taken, settings=ASKED))
        for taken in ("sea", "sand", "2 SEA-FI-0-0-0", "sea hut", "sand hut")
    }
    assert told == {
        "sea": "Place a tile, or end your turn.",
        "sand": "No tile has a place: end your turn.",
        "2 SEA-FI-0-0-0": "Place a tile: you hold 3, the pontoon takes 2.",
        "sea hut": "Place or discard a tile: you hold 3, the pontoon takes 2.",
        "sand hut": "Discard a tile: you hold 3, the pontoon takes 2.",
    }


def test_places_and_turns() -> None:
    s = table(
        "SEA-SH-SH-SH-x@0,0 SEA-MR-MR-MR-x@2,0 sea@0,2",
        taken="sand hut",
        flowers="2 seahorse 1 manta 3 turtle",
        settings=ASKED,
    )
    choose(s, "place sand-tu-0-0-0")
    assert asked(s) == "Where does the sand tile (Turtle, –, –, –) go?"
    place = option(s, "place:1:0")
    assert (ENGLISH.say(place.label), place.gain) == ("Column 1, row 0", 6 - 2 - 1 + 3 - 2)
    choose(s, "at 1 0")
    assert asked(s) == "How is the tile turned?"
    assert read(s, "turn:0") == "Not turned (Turtle, –, –, –)"
    assert read(s, "turn:3") == "3 quarter turns (–, –, –, Turtle)"
    assert option(s, "turn:1").gain == 0, "counted with the place"


def test_covering_may_cost_points() -> None:
    s = table("SEA-SH-SH-0-0@0,0r1 SEA-SH-SH-0-0@2,0r3", taken="sand", flowers="5 seahorse", settings=ASKED)
    assert option(s, "taken:SAND-TU-0-0-0").gain == -20, "there is only one place"
    s = table("SEA-SH-SH-0-0@0,0r1 SEA-SH-SH-0-0@2,0r3", taken="sand", flowers="5 seahorse", settings=ASKED)
    found = plan(PAGAIE, s, ["taken:SAND-TU-0-0-0", "turn:2"])
    assert sum(chosen(stage).gain for stage in found.stages) == -20, "and counted once"


def test_the_end_of_a_turn() -> None:
    s = table(taken="sea", settings=ASKED)
    assert read(s, "end_turn") == "End the turn"
    assert option(s, "end_turn").final
    choose(s, "place sea-sh-0-0-0")
    assert asked(s) == "End your turn, or undo."


def test_flowers() -> None:
    s = table(
        step=flow.FLOWER,
        board={"a1": "SEA-MR-0-OC-0", "b1": "hut", "c1": "tiki"},
        others={3: {"island": "SEA-OC-OC-OC-x@0,0"}},
    )
    assert asked(s) == "Which tile becomes a flower?"
    assert read(s, "slot:a1") == "A1: Sea (Manta, –, Octopus, –)"
    assert read(s, "slot:b1") == "B1: Hut"
    choose(s, "flower a1")
    assert asked(s) == "The tile from A1 becomes a flower. What is worth more now?"
    assert (read(s, "element:octopus"), option(s, "element:octopus").gain) == ("Octopus", 3)
    choose(s, "element octopus")
    last = option(s, "slot:b1")
    assert (last.final, last.gain) == (True, 0)
