"""The coached first game on the page: somebody who does what the coach says, and nothing else, comes to its end."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import expect

from motu.core.coach import Coach, coach_of, fits
from motu.core.dice import Dice
from motu.shelf import games
from motu.words import LANGUAGES
from tests.support.browser.fixtures import Visit
from tests.support.browser.input_devices import KEYBOARD, MOUSE, InputDevice
from tests.support.browser.table_page import Look, TablePage, kind
from tests.support.browser.visitor import DESKTOP, Size, Visitor
from tests.support.play import DRAWN

pytestmark = pytest.mark.slow

PHONE = Size(390, 664, touch=True)  # a small one, with the bars of its browser
COACHED = [name for name in DRAWN if coach_of(games[name])]
MOST = 60  # things to do until a coached game is over
MOST_PICKS = 9
MOST_WAITS = 10
MOST_MOVES = 120  # of the learner, in words
MOST_SILENT = 12  # decisions at which it has nothing to say
ANYTHING = "button:enabled, .handle:is(.legal, .selected)"
INSIDE = """(ring, anything) => {  // which of them lies in it, the uppermost first
    const { left, top, width, height } = ring.getBoundingClientRect()
    const grid = Array.from({ length: 49 }, (_, i) => [(i % 7 + 0.5) / 7, (Math.floor(i / 7) + 0.5) / 7])
    const there = grid
        .map(([x, y]) => document.elementFromPoint(left + width * x, top + height * y)?.closest(anything))
        .find(thing => thing && !thing.closest('.coach'))
    return [[...document.querySelectorAll(anything)].indexOf(there), there?.dataset.handle ?? '']
}"""


def coached_table(visitor: Visitor, game: str) -> str:
    """One that has begun."""
    visitor.say("PUT", "/api/me", name="Lea")
    table = visitor.say("POST", "/api/tables", game=game, seats=2, coach=True)["id"]
    visitor.say("POST", f"/api/tables/{table}/start")
    return str(table)


def begun(visitor: Visitor, game: str) -> TablePage:
    """A learner at the coached game."""
    visitor.open(f"/table/{coached_table(visitor, game)}")
    expect(visitor.page.locator(".stage")).to_be_visible()
    return TablePage(visitor, game)


class Learner:
    """Does what the coach says."""

    def __init__(self, table: TablePage, coach: Coach, device: InputDevice = MOUSE) -> None:
        self.table, self.page, self.coach, self.device = table, table.page, coach, device
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

    def learn(self) -> int:
        """Listen until all has been said; at how many decisions the coach was silent."""
        silent = 0
        for _ in range(MOST):
            if step := self.step():
                self.listen(step)
            elif self.left():
                silent += 1
                self.table.try_something(self.device)  # somebody curious: what has been done least
            else:
                break
        return silent

    def listen(self, step: str) -> None:
        """Hear it once, point by point, then do it."""
        assert self.page.locator("rect.target").count(), f"{step} points at nothing"
        assert self.note.evaluate("note => note.scrollWidth <= note.clientWidth"), f"{step} is wider than its note"
        if step not in self.heard:
            self.heard.append(step)
        following = self.note.locator(".next")
        if following.count():
            self.device.push(following)
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
                self.device.confirm(self.page)
                table.until_played(before, self.device)
                return
            self.click(step, seen, kinds)
            table.look("planned" if table.plans else "chosen", before, picks, seen.picks)
        raise AssertionError(f"{step} leads nowhere")

    def choose(self, name: str) -> str:
        """What can be chosen next; the note makes way for it as soon as it has seen it."""
        for _ in range(MOST_WAITS):
            with suppress(AssertionError):
                return self.device.choose(self.page, [name])
            self.table.visitor.let_pass(100)
        return self.device.choose(self.page, [name])

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
            self.device.push(buttons.first)
        else:  # what the coach found itself: of several parts of an answer the next one
            inside, name = self.page.locator("rect.target").first.evaluate(INSIDE, ANYTHING)
            assert inside >= 0, f"{step} points at nothing that can be chosen"
            if name in seen.lit:
                self.choose(name)
            else:
                self.device.push(self.page.locator(ANYTHING).nth(inside))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COACHED)
def test_the_coach_leads_through_its_whole_game(
    visit: Visit, game: str, language: str, size: Size, pytestconfig: pytest.Config
) -> None:
    """Each title in every language, the sizes by turns; with --thorough each language at each size."""
    usual = (DESKTOP, PHONE)[(COACHED.index(game) + LANGUAGES.index(language)) % 2]
    if size is not usual and not pytestconfig.getoption("thorough"):
        pytest.skip("this language is read at the other size, but for --thorough")
    coach = coach_of(games[game])
    assert coach
    learner = Learner(begun(visit(size, language), game), coach)
    assert learner.learn() <= MOST_SILENT
    assert learner.left() == []
    expect(learner.note).to_have_count(0)


def test_the_coach_leads_through_its_whole_game_by_keyboard_alone(visit: Visit) -> None:
    coach = coach_of(games[COACHED[0]])
    assert coach
    learner = Learner(begun(visit(), COACHED[0]), coach, KEYBOARD)
    learner.learn()
    assert learner.left() == []


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
    visitor.open("/learn")
    visitor.page.locator(f"article#{COACHED[-1]}").get_by_role("button", name="Play with the coach").click()
    assert visitor.ask(f"/api/tables/{visitor.table}")["game"] == COACHED[-1]
    visitor.open(f"/rules/{COACHED[0]}")
    visitor.page.get_by_role("button", name="Play with the coach").click()
    first = visitor.table
    expect(visitor.page.locator(".coach")).to_be_visible()
    visitor.page.keyboard.press("?")
    visitor.page.get_by_role("button", name="Play with the coach").click()
    visitor.page.wait_for_function("before => !location.pathname.includes(before)", arg=first)
    expect(visitor.page.locator(".coach")).to_be_visible()


class WordyLearner:
    """Does what the coach says in the text board, by numbers."""

    def __init__(self, visitor: Visitor, coach: Coach) -> None:
        self.visitor, self.coach = visitor, coach
        self.note = visitor.page.locator("[data-step]")
        self.options: list[dict[str, Any]] = []
        self.heard: list[str] = []
        visitor.page.on("websocket", lambda socket: socket.on("framereceived", self.receive))

    def receive(self, frame: str | bytes) -> None:
        """The numbers of the moves are those of the options."""
        found = json.loads(frame)
        if found.get("decision"):
            self.options = found["decision"]["options"]

    def learn(self) -> None:
        """Listen until all has been said; where the coach is silent, anything."""
        dice = Dice(1)
        for _ in range(MOST_MOVES):
            seen = self.visitor.choices()
            self.listen()
            if not seen.moves or set(self.heard) == {step.id for step in self.coach.steps}:
                return
            wanted = self.answers() or range(len(self.options))
            self.visitor.type_number(1 + wanted[dice.below(len(wanted))])
            self.visitor.choices(after=seen.moment)

    def listen(self) -> None:
        """All that it only tells, and what it waits for now."""
        while self.note.count():
            step = str(self.note.get_attribute("data-step"))
            self.heard.append(step)
            following = self.note.get_by_role("button", name="Next")
            if not following.count():
                return
            following.click()
            expect(self.visitor.page.locator(f"[data-step='{step}']")).to_have_count(0)

    def answers(self) -> list[int]:
        """The numbers, from 0, of what the step that speaks waits for, or points at."""
        if not self.note.count():
            return []
        (step,) = [one for one in self.coach.steps if one.id == self.note.get_attribute("data-step")]
        names = step.answers or ([step.best] if step.best else step.points)
        return [
            number
            for number, option in enumerate(self.options)
            if any(fits(handle, name) for handle in option["handles"] for name in names)
        ]


@pytest.mark.parametrize("game", COACHED)
def test_the_coach_leads_through_its_whole_game_in_words(visit: Visit, game: str) -> None:
    coach = coach_of(games[game])
    assert coach
    visitor = visit()
    learner = WordyLearner(visitor, coach)
    table = coached_table(visitor, game)
    visitor.sit_in_words(table)
    assert visitor.axe() == []
    learner.learn()
    assert {step.id for step in coach.steps} - set(learner.heard) == set()
    expect(learner.note).to_have_count(0)
