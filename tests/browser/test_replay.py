"""A finished game again, step by step."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from motu.core.record import verify
from tests.support.browser.fixtures import Visit
from tests.support.play import EXAMPLE

pytestmark = pytest.mark.slow


def test_keys_step_through_the_game(visit: Visit, finished_table: str) -> None:
    visitor = visit()
    visitor.open(f"/replay/{finished_table}")
    step = visitor.page.locator("output")
    expect(step).to_have_text(re.compile(r"Step 0 of \d+"))
    for key, shown in [("ArrowRight", "Step 1 "), ("ArrowRight", "Step 2 "), ("ArrowLeft", "Step 1 ")]:
        visitor.page.keyboard.press(key)
        expect(step).to_contain_text(shown)
    visitor.page.keyboard.press("End")
    expect(step).to_have_text(re.compile(r"Step (\d+) of \1"))
    visitor.page.keyboard.press("Home")
    expect(step).to_contain_text("Step 0 ")


def test_a_link_leads_to_a_step(visit: Visit, finished_table: str) -> None:
    visitor = visit()
    visitor.open(f"/replay/{finished_table}#12")
    expect(visitor.page.locator("output")).to_contain_text("Step 12 ")
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page).to_have_url(re.compile("#13$"))


def test_the_scrubber_moves_the_table(visit: Visit, finished_table: str) -> None:
    visitor = visit()
    visitor.open(f"/replay/{finished_table}")
    visitor.page.get_by_role("button", name="In words").click()
    visitor.page.get_by_role("slider").fill("20")
    expect(visitor.page.locator("[data-moment='20']")).to_be_visible()


def test_the_record_is_downloaded_and_true(visit: Visit, finished_table: str) -> None:
    visitor = visit()
    visitor.open(f"/replay/{finished_table}")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Download the record").click()
    record = verify(json.loads(download.value.path().read_text("utf-8")))
    assert record.game == EXAMPLE
