"""Links break, pages are reloaded, servers are restarted: the game goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser.fixtures import Visit
from tests.support.browser.table_page import sit_down
from tests.support.server.line import Line
from tests.support.server.servers import Process, Server

pytestmark = pytest.mark.slow


@pytest.fixture
def killable_server(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path)
    process.start()
    yield process
    process.stop()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    with Line(int(server.url.rpartition(":")[2])) as line:
        yield line


def since(happened: str, status: Locator, text: str) -> float:
    """Seconds in the page from what has just happened until the status says this."""
    page = status.page
    page.evaluate("name => { window[name] = performance.now() }", happened)
    expect(status).to_contain_text(text)
    return float(page.evaluate("name => (performance.now() - window[name]) / 1000", happened))


def test_a_silent_line_is_noticed_within_six_seconds_and_left_within_two(visit: Visit, line: Line) -> None:
    visitor = visit(url=line.url, new=True)
    seat = sit_down(visitor)
    status = visitor.page.locator("header [role=status]")
    line.fall_silent()
    assert since("silence", status, "The connection is lost.") <= 6.5  # with half a second for the test itself
    expect(visitor.page.locator(".notices")).to_have_text("")  # nothing lies over the cards
    line.speak()
    assert since("speech", status, "Your turn") <= 2.5
    before = seat.seq
    seat.click_a_move()
    assert seat.seq > before


def test_a_move_on_a_silent_line_says_how_long_it_is_on_its_way_and_arrives_once(visit: Visit, line: Line) -> None:
    visitor = visit(url=line.url, new=True)
    visitor.sit_in_words(visitor.play_now())
    visitor.my_turn()
    before = visitor.moment()
    status = visitor.page.locator("p.status")
    line.fall_silent()
    visitor.moves.first.click()
    expect(status).to_contain_text("0:02")
    expect(status).to_contain_text("The connection is lost.")
    line.speak()
    visitor.after(before)


def test_the_browser_is_offline_and_the_status_says_so_at_once(visit: Visit) -> None:
    visitor = visit(new=True)
    sit_down(visitor)
    status = visitor.page.locator("header [role=status]")
    visitor.context.set_offline(True)
    assert since("offline", status, "The connection is lost.") <= 1
    visitor.context.set_offline(False)
    assert since("online", status, "Your turn") <= 2
    visitor.faults.clear()  # the browser reports the lost link by itself


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
    status = visitor.page.locator("p.status")
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
