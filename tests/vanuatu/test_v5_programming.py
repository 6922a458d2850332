"""V5: programming."""

from __future__ import annotations

from time import process_time

import pytest

from motu import sources
from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY
from motu.games.vanuatu import flow
from motu.games.vanuatu.rules import possible, programming
from motu.games.vanuatu.rules.foresight import Outlook
from motu.games.vanuatu.state import VanuatuState
from tests.vanuatu.board import VANUATU, choose, markers, may_mark, offers, table
from tests.vanuatu.styles import STYLES
from tests.vanuatu.test_v0_setup import begun

MOST_NODES = 25_000
GAMES = 2000 if sources.compiled() else 12


def programming_phase(seats: int = 3) -> VanuatuState:
    s = begun(seats, "first 1")
    while offers(s, "take"):
        choose(s, offers(s)[0])
    return s


def test_v5_1_two_then_two_then_one() -> None:
    s = programming_phase()
    order = []
    while s.agenda[-1].step in (flow.MARK, flow.MARK_ON):
        order.append(s.awaiting())
        choose(s, "mark rest")
    assert order == [0, 0, 1, 1, 2, 2] * 2 + [0, 1, 2]


def test_v5_2_any_number_on_a_space_and_all_have_to_be_laid() -> None:
    s = programming_phase()
    while s.agenda[-1].step in (flow.MARK, flow.MARK_ON):
        assert all(line.startswith("mark") for line in offers(s)), "no way to pass"
        choose(s, "mark rest")
    assert [markers(s, seat) for seat in range(3)] == ["rest 5"] * 3


def test_v5_3_what_cannot_be_carried_out_is_not_offered() -> None:
    s = table(step="mark", left=2, vatus=0)
    assert may_mark(s) == {"draw", "tourist", "rest"}
    s = table(step="mark", left=2, vatus=1)
    assert may_mark(s) == {"sail", "buy", "draw", "tourist", "rest"}
    s = table(step="mark", left=2, vatus=3)
    assert may_mark(s) == {"sail", "build", "buy", "draw", "tourist", "rest"}


@pytest.mark.parametrize(
    ("steps", "set_up", "opened"),
    [
        ("sail", {"vatus": 1}, "fish"),
        ("sail", {"vatus": 1}, "explore"),
        ("tourist", {"vatus": 0, "others": {1: {"huts": "efate"}}}, "sail"),
        ("tourist", {"vatus": 0, "others": {1: {"huts": "efate 3"}}}, "buy"),
        ("", {"vatus": 0, "treasures": "3"}, "build"),
        ("", {"vatus": 0, "points": 3, "character": "beggar"}, "build"),
        ("explore", {"vatus": 0, "boat": "b2", "treasures": "1"}, "build"),
        ("explore", {"vatus": 1, "boat": "b2", "character": "diver"}, "build"),
        ("build", {"vatus": 3, "fish": "1"}, "sell"),
        ("fish sail build", {"vatus": 4}, "sell"),
        ("sell", {"vatus": 0, "fish": "1", "huts": "efate"}, "build"),
        ("buy", {"vatus": 1, "character": "beggar", "goods": {"efate": "kava"}, "ships": ["2 kava copra"]}, "build"),
    ],
)
def test_v5_4_own_steps_that_lead_there(steps: str, set_up: dict[str, object], opened: str) -> None:
    s = table(steps, step="mark", left=1, **set_up)  # type: ignore[arg-type]
    assert opened in may_mark(s)
    for name in steps.split():
        fewer = " ".join(other for other in steps.split() if other != name)
        s = table(fewer, step="mark", left=1, **set_up)  # type: ignore[arg-type]
        assert opened not in may_mark(s), f"{name} is needed"


def test_v5_4_each_step_once_and_never_the_action_itself() -> None:
    s = table("tourist", step="mark", left=1, vatus=0, others={1: {"huts": "efate"}})
    assert "build" not in may_mark(s), "one tourist brings one vatu only"
    s = table("sell", step="mark", left=1, vatus=1, fish="3", huts="efate", goods={"efate": "beef"})
    assert "buy" not in may_mark(s), "ten vatus become points"


def test_v5_5_a_marker_of_the_same_pass_counts() -> None:
    s = table(step="mark", left=2, vatus=1)
    assert "fish" not in may_mark(s)
    choose(s, "mark sail")
    assert "fish" in may_mark(s)
    s = table("fish", step="mark", left=1, vatus=0)
    assert "fish" in may_mark(s), "an own marker may always be reinforced"


def test_v5_6_the_others_do_not_matter_and_rest_is_always_possible() -> None:
    crowd = {seat: {"markers": "draw 5"} for seat in (1, 2)}
    s = table(step="mark", left=2, vatus=0, others=crowd, rests="1 first, 1 both, 2 point, 2 coin")
    assert {"draw", "rest"} <= may_mark(s)
    s = table("rest", step="mark", left=1, vatus=0, rests="0 coin")
    assert "sail" not in may_mark(s), "the vatu of a rest token comes later"


def test_without_steps_exactly_what_is_possible_may_be_programmed() -> None:
    """The search and the rules of actions agree wherever nothing has been programmed and nothing can be sold."""
    for seed in range(20):
        s = begun(3)
        dice = Dice(seed)
        while s.awaiting() != NOBODY:
            if s.awaiting() >= 0 and s.agenda[-1].step == flow.MARK:
                player = s.players[s.waiting]
                if not sum(player.markers) and not sum(player.treasures) and player.character != 1:
                    possibly = {a for a in range(8) if possible.possible(s, s.waiting, a)}
                    assert possibly == {a for a in range(8) if programming.may(s, s.waiting) >> a & 1}
            s.play(s.moves()[dice.below(len(s.moves()))])


def test_no_question_takes_too_long() -> None:
    """The search is bounded: no question looks at more nodes than this in many random games."""
    worst = 0
    for seed in range(GAMES):
        style = ["any move", "fishers", "tricksters", "dikes"][seed % 4]
        s = VANUATU.new(2 + seed % 4, {"rising_waters": "on"} if seed % 3 else {})
        dice = Dice(seed)
        while s.awaiting() != NOBODY:
            if s.awaiting() == CHANCE:
                s.chance(dice)
                continue
            if s.agenda[-1].step in (flow.MARK, flow.MARK_ON):
                worst = max(worst, most_nodes(s))
            s.play(STYLES[style](s, dice))
    assert worst <= MOST_NODES
    assert worst > 10, "some questions take a search"


def test_no_decision_takes_long_to_list() -> None:
    """A play, the list of what comes next, and the whole question: 5 ms on average and 30 ms at worst, of CPU time.

    It takes a thirtieth of that, interpreted too, so that a busy machine does not matter.
    """
    taken = []
    for seed in range(80 if sources.compiled() else 8):
        s = VANUATU.new(2 + seed % 4, {"rising_waters": "on"} if seed % 3 else {})
        dice = Dice(seed)
        s.until_asked(dice)
        while s.awaiting() != NOBODY:
            move = STYLES["any move"](s, dice)
            begun_at = process_time()
            s.play(move)
            s.until_asked(dice)
            s.moves()
            if s.awaiting() != NOBODY:
                VANUATU.decision(s)
            taken.append(process_time() - begun_at)
    assert sum(taken) / len(taken) < 0.005
    assert max(taken) < 0.030


def most_nodes(s: VanuatuState) -> int:
    """The most nodes that one of the nine questions takes."""
    seat = s.waiting
    plan = Outlook(s, seat, s.players[seat].programmed() & programming.OTHERS)
    node = programming.root(s, seat, plan)
    found = 0
    for action in range(8):
        if not plan.programmed >> action & 1:
            programming.leads_to(plan, node, action)
            found = max(found, int(plan.nodes))
    return found
