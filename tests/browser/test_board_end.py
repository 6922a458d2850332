"""A table at its fullest: the end, with the whole ledger, and what comes after it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.support.browser.fixtures import FinishedGame, Visit
from tests.support.browser.visitor import DESKTOP, LAPTOP, PHONE, SMALL

pytestmark = pytest.mark.slow
MOST_ROWS = 23  # more sources of points than this can only be scrolled to
COVERED = """() => {
    const parts = '.rival, :is(.side, .side > .aside) > *, .handle, .piece, .ladder, .do, .status, .top nav'
    const things = [...document.querySelectorAll(parts)]
    const boxes = things.filter(thing => thing.offsetParent).map(thing => [thing, thing.getBoundingClientRect()])
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
    const apart = (a, b) => !a.contains(b) && !b.contains(a) && !(a.closest('.fanned') && b.closest('.fanned'))
    return boxes.flatMap(([a, box], i) => boxes.slice(i + 1)
        .filter(([b, other]) => apart(a, b) && over(box, other)).map(([b]) => `${a.className} / ${b.className}`))
}"""


POINTS = """rows => rows.map(row => [...row.querySelectorAll('td')]
    .map(cell => Number((cell.querySelector('b')?.textContent ?? '0').replace('−', '-'))))"""
SPILT = """panels => panels.filter(panel => panel.scrollHeight > panel.clientHeight + 1)
    .map(panel => panel.dataset.at)"""


def test_the_ledger_is_seen_at_once_and_adds_up(visit: Visit, finished_game: FinishedGame) -> None:
    visitor = visit()
    finished_game.open(visitor)
    sheet = visitor.page.locator(".result .scroll")
    rows = sheet.locator("tbody tr")
    last = rows.nth(min(rows.count(), MOST_ROWS) - 1).bounding_box()
    foot = sheet.locator("tfoot").bounding_box()
    assert last is not None
    assert foot is not None
    assert last["y"] + last["height"] <= foot["y"] + 1
    points = rows.evaluate_all(POINTS)
    totals = [int(text) for text in sheet.locator("tfoot td").all_inner_texts()]
    assert [sum(column) for column in zip(*points, strict=True)] == totals
    assert sorted(totals) == sorted(visitor.ask(f"/api/tables/{finished_game.table}")["scores"])


def test_nothing_lies_over_anything_else(visit: Visit, finished_game: FinishedGame) -> None:
    visitor = visit(language="de")
    finished_game.open(visitor)
    visitor.page.locator(".result .close").click()
    expect(visitor.page.locator(".result")).to_have_count(0)
    for size in [DESKTOP, LAPTOP, SMALL, PHONE]:
        visitor.resize(size)
        assert visitor.page.evaluate(COVERED) == [], size
        assert visitor.page.locator(".rival").evaluate_all(SPILT) == [], size


def test_a_finished_game_is_listed_replayed_and_played_again(visit: Visit, finished_game: FinishedGame) -> None:
    visitor = visit()
    finished_game.open(visitor)
    after = visitor.page.locator(".result footer")
    expect(after.get_by_role("link", name="Record")).to_have_attribute(
        "href", f"/api/tables/{finished_game.table}/record"
    )
    expect(after.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{finished_game.table}")
    after.get_by_role("button", name="Rematch").click()
    visitor.page.wait_for_url(re.compile(rf"/table/(?!{re.escape(finished_game.table)})"))
    again = visitor.ask(f"/api/tables/{visitor.table}")
    assert sorted(seat["kind"] for seat in again["seats"]) == ["bot"] * 4 + ["person"]
    visitor.open("/games")
    expect(visitor.page.locator(f"a[href='/replay/{finished_game.table}']")).to_be_visible()
