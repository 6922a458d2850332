"""A finished game again, step by step."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from motu.core.record import verify
from tests.browser.conftest import Come

pytestmark = pytest.mark.slow


def test_keys_step_through_the_game(come: Come, finished: str) -> None:
    guest = come()
    guest.open(f"/replay/{finished}")
    step = guest.page.locator("output")
    expect(step).to_have_text(re.compile(r"Step 0 of \d+"))
    for key, shown in [("ArrowRight", "Step 1 "), ("ArrowRight", "Step 2 "), ("ArrowLeft", "Step 1 ")]:
        guest.page.keyboard.press(key)
        expect(step).to_contain_text(shown)
    guest.page.keyboard.press("End")
    expect(step).to_have_text(re.compile(r"Step (\d+) of \1"))
    guest.page.keyboard.press("Home")
    expect(step).to_contain_text("Step 0 ")


def test_a_link_leads_to_a_step(come: Come, finished: str) -> None:
    guest = come()
    guest.open(f"/replay/{finished}#12")
    expect(guest.page.locator("output")).to_contain_text("Step 12 ")
    guest.page.keyboard.press("ArrowRight")
    expect(guest.page).to_have_url(re.compile("#13$"))


def test_the_scrubber_moves_the_table(come: Come, finished: str) -> None:
    guest = come()
    guest.open(f"/replay/{finished}")
    guest.page.get_by_role("button", name="In words").click()
    guest.page.get_by_role("slider").fill("20")
    expect(guest.page.locator("[data-moment='20']")).to_be_visible()


def test_all_eyes_may_be_tried(come: Come, finished: str) -> None:
    guest = come()
    guest.open(f"/replay/{finished}#20")
    guest.page.get_by_role("button", name="In words").click()
    expect(guest.page.get_by_text("of at most")).to_have_count(0)
    guest.page.get_by_label("Seen by").select_option("1")
    expect(guest.page.get_by_text("of at most")).to_have_count(1)


def test_the_record_is_downloaded_and_true(come: Come, finished: str) -> None:
    guest = come()
    guest.open(f"/replay/{finished}")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download the record").click()
    record = verify(json.loads(download.value.path().read_text("utf-8")))
    assert record.game == "moorea"
