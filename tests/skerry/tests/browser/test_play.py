"""Whole games and single turns of Skerry by mouse, by finger and by keyboard."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocket, expect

from tests.skerry.tests.browser.conftest import Sit
from tests.skerry.tests.browser.reef import BESIDE, ghost, lay, middle, turned
from tests.support.browser.input_devices import FINGER, KEYBOARD, MOUSE, InputDevice
from tests.support.browser.table_page import TablePage
from tests.support.browser.visitor import DESKTOP, PHONE, Size

MOST = 60  # answers
# the gestures of the page from now on: the name of the place, and the frames
GESTURES = """() => {
    window.gestures = []
    const begin = Element.prototype.animate
    Element.prototype.animate = function (frames, ...how) {
        gestures.push([this.closest('[data-at]')?.dataset.at ?? '', JSON.stringify(frames)])
        return begin.apply(this, [frames, ...how])
    }
}"""
LEGAL = re.compile(r"\blegal\b")

pytestmark = pytest.mark.slow


def take_a_turn(table: TablePage, device: InputDevice) -> None:
    """One answer: a place for the first tile where there is one, else the only thing there is to do; then Confirm."""
    seen = table.look()
    before = seen.seq
    if not seen.ready:
        cells = [handle for handle in seen.lit if handle.startswith("cell:")]
        if cells:
            device.choose(table.page, cells)
        else:
            device.press(table.choices.first, 1)
        seen = table.look("chosen", before)
    if seen.seq == before:
        device.confirm(table.page)
        table.until_played(before, device)


@pytest.mark.parametrize(
    ("device", "size"), [(MOUSE, DESKTOP), (FINGER, PHONE), (KEYBOARD, DESKTOP)], ids=["mouse", "finger", "keyboard"]
)
def test_a_whole_game(sit: Sit, device: InputDevice, size: Size) -> None:
    table = sit(size)
    for _ in range(MOST):
        if not table.asked():
            break
        take_a_turn(table, device)
    assert table.stage.get_attribute("data-over") == "true"
    expect(table.page.get_by_role("region", name="Result")).to_be_visible()
    assert table.visitor.axe(night=size == DESKTOP) == []


def test_a_defeat_of_all(sit_in_a_storm: Sit) -> None:
    table = sit_in_a_storm()
    while table.asked():
        take_a_turn(table, MOUSE)
    result = table.page.get_by_role("region", name="Result")
    expect(result).to_be_visible()
    expect(result.locator(".places .first")).to_have_count(0)
    expect(table.status).to_contain_text("all have lost")


def moving(table: TablePage) -> None:
    """The table with motion, which the visitors of tests do without."""
    table.page.evaluate("localStorage.setItem('motu.choices', JSON.stringify({motion: 'on'}))")
    table.page.reload()
    assert table.asked()
    table.page.evaluate(GESTURES)


def until_moved(table: TablePage, place: str, frame: str) -> None:
    there = "([place, frame]) => gestures.some(([at, frames]) => at.startsWith(place) && frames.includes(frame))"
    table.page.wait_for_function(there, arg=[place, frame])


def test_a_tile_turns_over_where_it_is_laid(sit: Sit) -> None:
    table = sit()
    moving(table)
    take_a_turn(table, MOUSE)
    until_moved(table, "cell:", "x 90deg")


def test_a_wave_ripples_and_at_last_everything_sinks(sit_in_a_storm: Sit) -> None:
    table = sit_in_a_storm()
    moving(table)
    while table.asked():
        take_a_turn(table, MOUSE)
    until_moved(table, "reef", "drop-shadow")
    until_moved(table, "cell:", "inset(-20% -20% 100% -20%)")


def test_the_columns_beside_the_board_are_as_wide_as_it_asks(sit: Sit) -> None:
    main = sit().page.locator("main")
    left, right = main.locator("> :first-child").bounding_box(), main.locator("> .side").bounding_box()
    assert left
    assert right
    assert (left["width"], right["width"]) == (240, 280)


def test_the_table_is_accessible_before_and_after_a_pick(sit: Sit) -> None:
    table = sit()
    for size in (DESKTOP, PHONE):
        table.visitor.resize(size)
        assert table.visitor.axe() == [], size
        table.page.mouse.click(*middle(table.handle(BESIDE[0])))
        expect(ghost(table)).to_be_visible()
        assert table.visitor.axe() == [], size
        table.put_back()


def test_an_open_question_is_asked_and_nothing_is_sent_before_its_answer(sit: Sit) -> None:
    table = sit()
    before = table.seq
    table.handle("hand:coral").click()
    expect(table.status).to_contain_text("Where does it go?")
    expect(table.confirm).to_be_disabled()
    table.page.keyboard.press("e")
    table.page.mouse.click(*middle(table.handle(BESIDE[2])))
    expect(table.confirm).to_have_text("Lay here")
    expect(table.status).to_contain_text("How does it lie?")
    assert table.seq == before


def test_a_tile_is_turned_by_a_second_click_by_r_by_the_wheel_and_by_its_button(sit: Sit) -> None:
    table = sit()
    cell = middle(table.handle(BESIDE[0]))
    table.page.mouse.click(*cell)
    turned(table, 0)
    table.page.mouse.click(*cell)
    turned(table, 60)
    table.page.keyboard.press("r")
    turned(table, -60)
    table.page.mouse.wheel(0, 100)
    turned(table, 0)
    table.page.mouse.wheel(0, -100)
    turned(table, -60)
    table.page.get_by_role("button", name="Turn it").click()
    turned(table, 0)
    table.page.keyboard.press("Escape")  # back to the answer before
    expect(ghost(table)).to_be_visible()


def test_a_finger_turns_a_tile_by_a_second_tap_however_quick(sit: Sit) -> None:
    table = sit(PHONE)
    before = table.seq
    cell = middle(table.handle(BESIDE[0]))
    table.page.touchscreen.tap(*cell)
    turned(table, 0)
    table.page.touchscreen.tap(*cell)
    turned(table, 60)
    table.page.touchscreen.tap(*cell)
    turned(table, -60)
    assert table.seq == before


def test_a_tile_lies_as_it_was_turned(sit: Sit) -> None:
    table = sit()
    table.page.mouse.click(*middle(table.handle(BESIDE[1])))
    turned(table, 0)
    table.page.keyboard.press("r")
    turned(table, 60)
    before = table.seq
    table.confirm.click()
    table.until_played(before)
    expect(table.handle(BESIDE[1]).locator(".tile")).to_have_attribute("style", "rotate: 60deg;")


def test_another_place_keeps_tile_and_turn(sit: Sit) -> None:
    table = sit()
    table.handle("hand:rock").click()
    table.page.mouse.click(*middle(table.handle(BESIDE[0])))
    turned(table, 0)
    table.page.keyboard.press("r")
    turned(table, 60)
    table.page.mouse.click(*middle(table.handle(BESIDE[5])))
    expect(table.handle(BESIDE[5]).locator(".tile.ghost.rock")).to_have_attribute("style", "rotate: 60deg;")


def test_undo_takes_back_all_moves_of_a_plan_at_once(sit: Sit) -> None:
    table = sit()
    lay(table)
    expect(table.confirm).to_have_text("End the turn")
    expect(table.handle(BESIDE[0]).locator(".tile")).to_be_visible()
    table.undo.click()
    expect(table.status).to_contain_text("Which tile do you lay?")
    expect(table.handle(BESIDE[0]).locator(".tile")).to_have_count(0)
    expect(table.handle(BESIDE[0])).to_have_class(LEGAL)


def test_other_answers_stay_while_a_plan_is_open_and_say_what_they_cost(sit: Sit) -> None:
    table = sit()
    expect(table.choices).to_have_text(["Pass Pass −1"])
    table.page.mouse.click(*middle(table.handle(BESIDE[0])))
    expect(table.confirm).to_have_text("Lay here")
    expect(table.choices).to_have_text(["Pass Pass −1"])
    before = table.seq
    table.choices.first.click()
    table.look("chosen", before)
    if table.seq == before:
        table.confirm.click()
        table.until_played(before)
    expect(table.page.locator(".me .score")).to_contain_text("−1")


def test_resting_on_a_cell_draws_its_ghost_and_asks_the_server_nothing(sit: Sit) -> None:
    table = sit()
    asked: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda said: asked.append(json.loads(said)["type"]))

    table.page.on("websocket", listen)
    table.page.reload()
    assert table.asked()
    for cell in BESIDE:
        table.page.mouse.move(*middle(table.handle(cell)))
        expect(table.handle(cell).locator(".tile.ghost")).to_be_visible()
        table.page.wait_for_timeout(150)
    assert "plan" not in asked


def test_the_keys_of_the_game_stand_in_the_help(sit: Sit) -> None:
    table = sit()
    table.page.keyboard.press("?")
    table.page.get_by_role("tab", name="Keys").click()
    expect(table.page.get_by_role("dialog")).to_contain_text("to the middle of the reef")
    table.page.keyboard.press("Escape")


def test_many_moves_in_words_are_folded_by_kind(sit_at_a_wide_reef: Sit) -> None:
    table = sit_at_a_wide_reef()
    visitor = table.visitor
    visitor.sit_in_words(visitor.table)
    visitor.my_turn()
    visitor.type_move(1)  # a tile
    folded = visitor.page.locator("[aria-labelledby=moves] details")
    expect(folded).to_have_count(1)
    assert visitor.moves.count() > 20
    assert visitor.axe() == []
    visitor.type_move(21)  # by its number, wherever it stands
    expect(folded).to_have_count(0)
