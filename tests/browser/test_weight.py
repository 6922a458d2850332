"""Page weight: everything a visitor downloads before the first board is seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Response, expect

from tests.support.browser.fixtures import Visit
from tests.support.play import DRAWN

MOST_SCRIPT = 180_000  # bytes, packed
WHEN_USED = re.compile(r"/(Coach|CoachNote|Hint|HintList|Moments|Guide)-[\w-]+\.js")

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", DRAWN)
def test_script_to_the_first_board(visit: Visit, game: str) -> None:
    visitor = visit(new=True)
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = int(response.headers["content-length"])

    visitor.page.on("response", weigh)
    visitor.play_now(game)
    expect(visitor.page.locator(".stage")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert len(scripts) > 3
    assert sum(scripts.values()) <= MOST_SCRIPT, sorted(scripts.items(), key=lambda item: -item[1])
    assert [url for url in scripts if WHEN_USED.search(url)] == [], "what teaches comes when it is used"
    expect(visitor.page.locator(".lamp")).to_be_enabled()
    visitor.page.locator(".lamp").click()
    expect(visitor.page.locator("section.hint")).to_be_visible()
    assert [url for url in scripts if WHEN_USED.search(url)]
