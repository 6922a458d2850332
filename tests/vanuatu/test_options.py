"""Options of a player: handles, labels, gains, and whether they can be taken back."""

from __future__ import annotations

import pytest

from motu import sources
from motu.core.game import SPECTATOR, Option
from motu.games.vanuatu import flow
from motu.games.vanuatu.state import VanuatuState
from motu.words import Words
from tests.support.positions import asked
from tests.vanuatu.board import VANUATU, choose, table
from tests.vanuatu.styles import STYLES

IDLE = {1: {"markers": "tourist sell"}}  # who will have a choice
NAMES = ["Ana", "Ben", "Cleo"]


def options(s: VanuatuState) -> dict[str, Option]:
    """The options by their lines."""
    return {VANUATU.write(s, option.move): option for option in VANUATU.decision(s).options}


def label(s: VanuatuState, line: str, language: str = "en") -> str:
    return Words("vanuatu", language, strict=True).say(options(s)[line].label, NAMES, 0)


def test_a_turn_is_clicked_on_the_spaces() -> None:
    s = table("sail draw", character="governor", others=IDLE)
    found = {line: option.handles for line, option in options(s).items()}
    assert found["resolve sail"] == ("action:sail",)
    assert found["govern sail"] == ("action:sail", "power")
    assert label(s, "govern sail") == "Governor: move Sail"


def test_an_impossible_action_says_so() -> None:
    s = table("fish draw", others=IDLE)
    assert label(s, "resolve fish") == "Fish: impossible, take the markers off"
    assert label(s, "resolve draw") == "Draw"


def test_the_shortest_way_is_one_click() -> None:
    s = table("sail", vatus=3, others=IDLE)
    choose(s, "resolve sail")
    found = {line: option.handles for line, option in options(s).items()}
    assert found["sail a3 for 1"] == ("cell:a3",)
    assert found["sail a3 for 3"] == ("cell:a3", "steps:3")
    assert found["sail b3 for 2"] == ("cell:b3",)
    assert label(s, "sail a3 for 3") == "To a3 for 3 vatus"
    assert options(s)["sail a3 for 3"].pays == {"vatu": 3}


def test_hut_and_dike_are_one_question() -> None:
    s = table("build", vatus=4, settings={"rising_waters": "on"}, others=IDLE)
    choose(s, "resolve build")
    found = options(s)
    assert found["build both efate se"].handles == ("hut:a2", "side:a2:se")
    assert found["build dike efate se"].handles == ("side:a2:se",)
    assert label(s, "build both efate se") == "A hut and a dike on a2, south-east, for 4 vatus"
    assert VANUATU.decision(s).step == "build"


def test_hut_and_dike_are_never_more_than_39_options() -> None:
    """An ocean touches three islands at most: a hut, six sides, and a hut with each of them, three times."""
    most = 0
    for seed in range(60) if sources.compiled() else [10]:
        start = VANUATU.new(2 + seed % 4, {"rising_waters": "on"})
        for s in asked(start, STYLES["dikes"], seed):
            if s.agenda[-1].step == flow.BUILD:
                most = max(most, len(s.moves()))
    assert 13 < most <= 39


def test_what_a_cube_scores_is_told_before() -> None:
    s = table("buy", vatus=3, ships=["1 copra kava", "9", "4"], goods={"efate": "beef kava"}, others=IDLE)
    choose(s, "resolve buy")
    assert label(s, "buy beef efate") == "Beef on a2 for 3 vatus: 7 points"
    assert options(s)["buy beef efate"].gain == 7
    s = table("buy", vatus=3, ships=["9", "7", "5"], goods={"efate": "copra kava"}, others=IDLE)
    choose(s, "resolve buy")
    assert label(s, "buy copra efate") == "Copra on a2 for 2 vatus: no ship takes it"


def test_the_gain_of_the_last_action_does_not_tell_the_rest_tokens() -> None:
    s = table("draw", rests="0 point, 1 both")
    assert options(s)["resolve draw"].gain == 0
    s = table("draw", rests="0 point, 1 both", others={2: {"markers": "sail draw"}})
    assert options(s)["resolve draw"].gain == 3


def test_a_question_names_its_step_and_what_it_is_about() -> None:
    decision = VANUATU.decision(table(step="mark", left=2))
    assert (decision.step, decision.part, decision.about) == ("mark", "markers", {"count": 2})
    s = table("sell", fish="3 3", huts="efate", others=IDLE)
    choose(s, "resolve sell")
    assert VANUATU.decision(s).about == {"value": 3, "price": 3}


def test_islands_are_named_by_the_cells_on_which_they_lie() -> None:
    """The board shows cells: the tile A2 lies on b4, and nothing of it may be taken for the cell a2."""
    s = table("draw", boat="b3", lay="A2 b4", others=IDLE)
    choose(s, "resolve draw")
    assert label(s, "draw a2") == "Draw on b4"
    (drew,) = [event for event in choose(s, "draw a2") if event.kind == "drew"]
    assert Words("vanuatu", "en", strict=True).say(VANUATU.tell(drew), NAMES, 0) == "You drew on b4 and scored 3 points"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_event_reads_well(language: str) -> None:
    words = Words("vanuatu", language, strict=True)
    s = table("buy", vatus=1, character="buyer", ships=["2 copra", "3", "4"], goods={"efate": "kava"}, others=IDLE)
    log = choose(s, "resolve buy", "second cube")
    told = [words.say(VANUATU.tell(event), NAMES, SPECTATOR) for event in log]
    assert len(told) == 3
    assert "Ana" in told[0]
