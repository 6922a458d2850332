"""The map of Skerry in its window: by mouse, by finger and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.skerry.tests.browser.conftest import Sit
from tests.skerry.tests.browser.reef import BESIDE, drag, ghost, lay, middle, touches, world
from tests.support.browser.table_page import TablePage
from tests.support.browser.visitor import DESKTOP, PHONE

ZOOMED = """before =>
    new DOMMatrix(getComputedStyle(document.querySelector('.camera .world')).transform).a > before"""

pytestmark = pytest.mark.slow


def centre(table: TablePage) -> tuple[float, float]:
    return middle(table.handle("cell:0:0"))


def test_the_wheel_zooms_and_what_is_under_the_pointer_stays_there(sit: Sit) -> None:
    table = sit()
    before, rock = world(table), centre(table)
    table.page.mouse.move(*rock)
    table.page.mouse.wheel(0, -300)
    table.page.wait_for_function(ZOOMED, arg=before["zoom"])
    after = centre(table)
    assert abs(after[0] - rock[0]) < 2
    assert abs(after[1] - rock[1]) < 2


def test_a_drag_moves_the_map_and_chooses_nothing(sit: Sit) -> None:
    table = sit()
    for _ in range(5):
        table.page.keyboard.press("+")
    start = middle(table.handle(BESIDE[0]))
    before = world(table)
    drag(table, start, (60, 40))
    after = world(table)
    assert after["x"] - before["x"] > 40
    assert after["zoom"] == before["zoom"]
    expect(table.page.locator(".handle.selected")).to_have_count(0)
    table.page.mouse.click(*middle(table.handle(BESIDE[0])))  # the next click is a click again
    expect(ghost(table)).to_be_visible()


def test_a_pointer_that_trembles_still_clicks(sit: Sit) -> None:
    table = sit()
    before = world(table)
    drag(table, middle(table.handle(BESIDE[0])), (5, 3))
    expect(ghost(table)).to_be_visible()
    assert world(table) == before


def test_keys_zoom_in_out_and_show_the_whole(sit: Sit) -> None:
    table = sit()
    whole = world(table)
    table.page.keyboard.press("+")
    closer = world(table)
    assert closer["zoom"] > whole["zoom"]
    table.page.keyboard.press("-")
    assert world(table)["zoom"] == pytest.approx(whole["zoom"])
    table.page.keyboard.press("-")
    assert world(table)["zoom"] == pytest.approx(whole["zoom"]), "nobody zooms out of the world"
    table.page.keyboard.press("+")
    table.page.keyboard.press("0")
    assert world(table) == pytest.approx(whole)


def test_the_buttons_do_the_same(sit: Sit) -> None:
    table = sit()
    whole = world(table)
    table.page.get_by_role("button", name="Closer").click()
    assert world(table)["zoom"] > whole["zoom"]
    table.page.get_by_role("button", name="Show the whole board").click()
    assert world(table) == pytest.approx(whole)


def test_two_fingers_zoom_and_choose_nothing(sit: Sit) -> None:
    table = sit(PHONE)
    before = world(table)
    x, y = centre(table)
    touches(table, [(x - 40, y), (x + 40, y)], [(x - 70, y), (x + 70, y)], [(x - 90, y), (x + 90, y)])
    assert world(table)["zoom"] > before["zoom"] * 1.5
    expect(table.page.locator(".handle.selected")).to_have_count(0)


def test_one_finger_moves_the_map_and_the_page_stays(sit: Sit) -> None:
    table = sit(PHONE)
    table.page.get_by_role("button", name="Closer").tap()
    before = world(table)
    x, y = centre(table)
    touches(table, [(x, y)], [(x - 30, y - 20)], [(x - 60, y - 40)])
    after = world(table)
    assert after["x"] < before["x"]
    assert after["y"] < before["y"]
    assert table.page.evaluate("scrollY") == 0
    expect(table.page.locator(".handle.selected")).to_have_count(0)


def test_a_finger_beside_a_cell_means_that_cell(sit: Sit) -> None:
    table = sit(PHONE)
    box = table.handle("cell:-1:0").bounding_box()
    assert box is not None
    table.page.touchscreen.tap(box["x"] - 12, box["y"] + box["height"] / 2)
    expect(table.handle("cell:-1:0")).to_have_attribute("aria-pressed", "true")
    table.put_back()
    table.page.touchscreen.tap(box["x"] - 40, box["y"] + box["height"] / 2)
    expect(table.page.locator(".handle.selected")).to_have_count(0)


def test_a_finger_between_two_cells_chooses_by_name(sit: Sit) -> None:
    table = sit(PHONE)
    box = table.handle("cell:0:-1").bounding_box()
    assert box is not None
    table.page.touchscreen.tap(
        box["x"] + box["width"], box["y"] + box["height"] / 4 - 8
    )  # above the corner where two meet
    which = table.page.get_by_role("group", name="Which one?")
    expect(which.get_by_role("button")).to_have_count(2)
    assert sorted(which.get_by_role("button").all_inner_texts()) == ["Row 3, cell 3, empty", "Row 3, cell 4, empty"]
    assert table.visitor.axe(night=False) == []
    which.get_by_role("button", name="cell 4").tap()
    expect(table.handle("cell:1:-1")).to_have_attribute("aria-pressed", "true")
    expect(which).to_have_count(0)


def test_only_the_hexagon_can_be_hit_not_its_box(sit: Sit) -> None:
    table = sit()
    box = table.handle(BESIDE[0]).bounding_box()
    assert box is not None
    hit = "([x, y]) => document.elementFromPoint(x, y).closest('[data-handle]')?.dataset.handle ?? null"
    assert table.page.evaluate(hit, [box["x"] + 3, box["y"] + 3]) is None
    assert table.page.evaluate(hit, list(middle(table.handle(BESIDE[0])))) == BESIDE[0]


def test_what_has_the_focus_is_brought_into_sight(sit: Sit) -> None:
    table = sit()
    for _ in range(6):
        table.page.keyboard.press("+")
    drag(table, centre(table), (300, 200))
    far = table.handle("cell:0:1")
    expect(far).not_to_be_in_viewport(ratio=1)
    table.page.keyboard.press("Tab")
    far.focus()
    camera, box = table.page.locator(".camera").bounding_box(), far.bounding_box()
    assert camera is not None
    assert box is not None
    assert camera["x"] <= box["x"]
    assert box["x"] + box["width"] <= camera["x"] + camera["width"]
    assert camera["y"] <= box["y"]
    assert box["y"] + box["height"] <= camera["y"] + camera["height"]


def test_arrows_go_from_cell_to_cell(sit: Sit) -> None:
    table = sit()
    table.handle("cell:-1:0").focus()
    table.page.keyboard.press("ArrowRight")
    expect(table.handle("cell:0:0")).to_be_focused()
    table.page.keyboard.press("ArrowRight")
    expect(table.handle("cell:1:0")).to_be_focused()


def test_zoom_and_position_survive_picks_undo_and_another_window(sit: Sit) -> None:
    table = sit()
    for _ in range(3):
        table.page.keyboard.press("+")
    drag(table, centre(table), (-80, 30))
    held = world(table)
    lay(table, "cell:1:0")
    assert table.asked(), "the move has been shown, and the table listens again"
    assert world(table) == held
    table.undo.click()
    expect(table.status).to_contain_text("Which tile do you lay?")
    assert world(table) == held
    table.visitor.resize(PHONE)
    table.visitor.resize(DESKTOP)
    assert world(table)["zoom"] == pytest.approx(held["zoom"])
