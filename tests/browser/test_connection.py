"""Links break, pages are reloaded, servers are restarted: the game goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.server.running import Process

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path)
    process.start()
    yield process
    process.stop()


def test_a_reload_in_mid_turn_loses_nothing(come: Come) -> None:
    guest = come()
    guest.sit_in_words(guest.play_now())
    guest.my_turn()
    guest.type_move(1)
    guest.my_turn()
    moment, moves = guest.moment(), guest.moves.all_inner_texts()
    guest.page.reload()
    guest.my_turn()
    assert (guest.moment(), guest.moves.all_inner_texts()) == (moment, moves)


def test_the_page_comes_back_after_a_killed_server_and_sends_what_was_chosen_meanwhile(
    come: Come, server: Process
) -> None:
    guest = come(url=server.url)
    guest.sit_in_words(guest.play_now())
    guest.my_turn()
    moment = guest.moment()
    status = guest.page.get_by_role("status").first
    server.kill()
    expect(status).to_contain_text("The connection is lost.")
    server.start()
    expect(status).to_contain_text("Your turn")
    assert guest.moment() == moment

    server.kill()
    expect(status).to_contain_text("The connection is lost.")
    guest.moves.first.click()
    server.start()
    guest.after(moment)
    guest.faults.clear()  # the browser reports the lost link by itself
