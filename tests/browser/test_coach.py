"""The coached first game on the page: somebody who does what the coach says, and nothing else, comes to its end."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest
from playwright.sync_api import expect

from motu.core.coach import Coach, coach_of, fits
from motu.shelf import games
from motu.words import LANGUAGES
from tests.support.browser.fixtures import Visit
from tests.support.browser.input_devices import MOUSE
from tests.support.browser.table_page import Look, TablePage, kind
from tests.support.browser.visitor import DESKTOP, PHONE, Size, Visitor
from tests.support.play import DRAWN

pytestmark = pytest.mark.slow

COACHED = [name for name in DRAWN if coach_of(games[name])]
MOST = 60  # things to do until a coached game is over
MOST_PICKS = 9
MOST_WAITS = 10
MOST_SILENT = 12  # decisions at which it has nothing to say


def begun(visitor: Visitor, game: str) -> TablePage:
    """A learner at the coached game."""
    visitor.say("PUT", "/api/me", name="Lea")
    table = visitor.say("POST", "/api/tables", game=game, seats=2, coach=True)["id"]
    visitor.say("POST", f"/api/tables/{table}/start")
    visitor.open(f"/table/{table}")
    expect(visitor.page.locator(".stage")).to_be_visible()
    return TablePage(visitor, game)


class Learner:
    """Does what the coach says."""

    def __init__(self, table: TablePage, coach: Coach) -> None:
        self.table, self.page, self.coach = table, table.page, coach
        self.note = self.page.locator(".coach")
        self.heard: list[str] = []
        self.clicked: Counter[str] = Counter()

    def step(self) -> str:
        """The step that speaks, now that something is asked; "" in silence."""
        self.table.look()
        self.table.visitor.let_pass(50)
        return str(self.note.get_attribute("data-step")) if self.note.count() else ""

    def left(self) -> list[str]:
        return [step.id for step in self.coach.steps if step.id not in self.heard]

    def listen(self, step: str) -> None:
        """Hear it once, point by point, then do it."""
        assert self.page.locator("rect.target").count(), f"{step} points at nothing"
        if step not in self.heard:
            self.heard.append(step)
        following = self.note.locator(".next")
        if following.count():
            following.click()
            expect(self.page.locator(f".coach[data-step='{step}']")).to_have_count(0)
        else:
            self.follow(step)

    def number(self, step: str) -> int:
        return [known.id for known in self.coach.steps].index(step)

    def follow(self, step: str) -> None:
        """Click what it points at until it can be confirmed, and confirm it."""
        before, table = self.table.seq, self.table
        kinds: list[str] = []  # of what was clicked
        for picks in range(1, MOST_PICKS):
            seen = table.look()
            if seen.seq > before:
                return
            if seen.ready:
                MOUSE.confirm(self.page)
                table.until_played(before)
                return
            self.click(step, seen, kinds)
            table.look("planned" if table.plans else "chosen", before, picks, seen.picks)
        raise AssertionError(f"{step} leads nowhere")

    def choose(self, name: str) -> str:
        """What can be chosen next; the note makes way for it as soon as it has seen it."""
        for _ in range(MOST_WAITS):
            with suppress(AssertionError):
                return MOUSE.choose(self.page, [name])
            self.table.visitor.let_pass(100)
        return MOUSE.choose(self.page, [name])

    def click(self, step: str, seen: Look, kinds: list[str]) -> None:
        """A lit thing it points at, the least clicked so far; once it is picked, one of another kind; else a button."""
        points = self.coach.steps[self.number(step)].points
        pointed = [name for name in seen.lit if any(fits(name, point) for point in points)]
        buttons = self.page.locator(
            ",".join(f"[data-for~='{point}']" for point in points if "*" not in point) or "none"
        )
        further = [name for name in seen.lit if kind(name) not in kinds] if kinds else []
        if wanted := further or ([] if kinds and seen.choices else pointed):
            chosen = self.choose(min(wanted, key=lambda name: self.clicked[name]))
            self.clicked[chosen] += 1
            kinds.append(kind(chosen))
        elif buttons.count():
            buttons.first.click()
        elif seen.choices:
            MOUSE.press(self.table.choices.first, 1)
        else:  # what the coach found itself
            ring = self.page.locator("rect.target").first.bounding_box()
            assert ring, f"{step} points at nothing"
            self.page.mouse.click(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COACHED)
def test_the_coach_leads_through_its_whole_game(
    visit: Visit, game: str, language: str, size: Size, pytestconfig: pytest.Config
) -> None:
    """Each title at both sizes, the languages by turns; with --thorough each language at each size."""
    usual = LANGUAGES[(COACHED.index(game) + (size is PHONE)) % len(LANGUAGES)]
    if language != usual and not pytestconfig.getoption("thorough"):
        pytest.skip("another title speaks this language at this size, but for --thorough")
    coach = coach_of(games[game])
    assert coach
    learner = Learner(begun(visit(size, language), game), coach)
    silent = 0
    for _ in range(MOST):
        if step := learner.step():
            learner.listen(step)
        elif learner.left():
            silent += 1
            learner.table.try_something(MOUSE)  # somebody curious: what has been done least
        else:
            break
    assert learner.left() == []
    assert silent <= MOST_SILENT
    expect(learner.note).to_have_count(0)


def test_the_coach_is_silenced_called_again_and_goes_back(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(begun(visitor, COACHED[0]), coach_of(games[COACHED[0]]))  # type: ignore[arg-type]
    first = learner.step()
    expect(visitor.page.get_by_role("button", name="Back", exact=True)).to_be_disabled()
    visitor.page.get_by_role("button", name="Next", exact=True).click()
    second = learner.step()
    assert second != first
    visitor.page.get_by_role("button", name="Back", exact=True).click()
    assert learner.step() == first
    visitor.page.get_by_role("button", name="Next", exact=True).click()
    assert learner.step() == second
    visitor.page.get_by_role("button", name="Skip", exact=True).click()
    expect(learner.note).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name="Listen to the coach again")).to_be_visible()
    visitor.page.get_by_role("button", name="Listen to the coach again").click()
    assert learner.step() == second


def test_who_does_something_else_is_not_blocked_and_the_coach_comes_back(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(begun(visitor, COACHED[0]), coach_of(games[COACHED[0]]))  # type: ignore[arg-type]
    while not (step := learner.coach.steps[learner.number(learner.step())]).waits:
        learner.listen(step.id)
    visitor.page.locator(".other [data-key]").last.click()
    if learner.table.look("chosen", learner.table.first, 1).seq == learner.table.first:
        learner.table.confirm.click()
        learner.table.until_played(learner.table.first)
    for _ in range(MOST_SILENT):
        if learner.step():
            return
        learner.table.click_a_move()
    raise AssertionError("the coach does not come back")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_coach_has_no_grave_fault_and_can_be_reached_by_keyboard(visit: Visit, size: Size) -> None:
    visitor = visit(size)
    learner = Learner(begun(visitor, COACHED[0]), coach_of(games[COACHED[0]]))  # type: ignore[arg-type]
    first = learner.step()
    assert visitor.axe() == []
    learner.note.locator("button.next").focus()
    visitor.page.keyboard.press("Enter")
    assert learner.step() != first
    small = visitor.page.evaluate(
        "[...document.querySelectorAll('.coach button')].filter(one => one.getBoundingClientRect().height < 44).length"
    )
    assert small == 0


def test_a_table_without_a_coach_has_none(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    expect(visitor.page.locator(".stage")).to_be_visible()
    expect(visitor.page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("game", COACHED)
def test_the_first_play_now_of_a_title_offers_its_coach_once(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.open()
    visitor.card(game).locator("button.play").click()
    visitor.page.get_by_role("button", name="Play with the coach").click()
    assert visitor.ask(f"/api/tables/{visitor.table}")["game"] == game
    expect(visitor.page.locator(".coach")).to_be_visible()
    visitor.open()
    visitor.card(game).locator("button.play").click()
    expect(visitor.page.get_by_role("button", name="Play with the coach")).to_have_count(0)


def test_learn_and_the_help_at_a_table_offer_it_too(visit: Visit) -> None:
    visitor = visit()
    visitor.open(f"/rules/{COACHED[0]}")
    visitor.page.get_by_role("button", name="Play with the coach").click()
    first = visitor.table
    expect(visitor.page.locator(".coach")).to_be_visible()
    visitor.page.keyboard.press("?")
    visitor.page.get_by_role("button", name="Play with the coach").click()
    visitor.page.wait_for_function("before => !location.pathname.includes(before)", arg=first)
    expect(visitor.page.locator(".coach")).to_be_visible()


def test_the_text_board_has_the_coach_too(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(begun(visitor, COACHED[0]), coach_of(games[COACHED[0]]))  # type: ignore[arg-type]
    visitor.go(f"/table/{visitor.table}/text")
    coach = visitor.page.locator("[data-step]")
    tells = [step for step in learner.coach.steps if not step.waits]
    expect(coach).to_have_attribute("data-step", tells[0].id)
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_have_attribute("data-step", tells[1].id)
    assert visitor.axe() == []
