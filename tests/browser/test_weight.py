"""Page weight: everything a visitor downloads before the first board is seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response, expect

from tests.support.browser.fixtures import Visit
from tests.support.play import DRAWN

MOST_SCRIPT = 180_000  # bytes, packed

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
