"""Links break, pages are reloaded, servers are restarted: the game goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.browser.fixtures import Visit
from tests.support.server.servers import Process

pytestmark = pytest.mark.slow


@pytest.fixture
def killable_server(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path)
    process.start()
    yield process
    process.stop()


def test_a_reload_in_mid_turn_loses_nothing(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_in_words(visitor.play_now())
    visitor.my_turn()
    visitor.type_move(1)
    visitor.my_turn()
    moment, moves = visitor.moment(), visitor.moves.all_inner_texts()
    visitor.page.reload()
    visitor.my_turn()
    assert (visitor.moment(), visitor.moves.all_inner_texts()) == (moment, moves)


def test_the_page_comes_back_after_a_killed_server_and_sends_what_was_chosen_meanwhile(
    visit: Visit, killable_server: Process
) -> None:
    visitor = visit(url=killable_server.url)
    visitor.sit_in_words(visitor.play_now())
    visitor.my_turn()
    moment = visitor.moment()
    status = visitor.page.get_by_role("status").first
    killable_server.kill()
    expect(status).to_contain_text("The connection is lost.")
    killable_server.start()
    expect(status).to_contain_text("Your turn")
    assert visitor.moment() == moment

    killable_server.kill()
    expect(status).to_contain_text("The connection is lost.")
    visitor.moves.first.click()
    killable_server.start()
    visitor.after(moment)
    visitor.faults.clear()  # the browser reports the lost link by itself
