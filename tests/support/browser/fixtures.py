"""The real server with the built page, and real browsers that visit it."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from motu.core.dice import Dice
from motu.core.game import Json, Move, Seat
from motu.server.tables import new_table
from motu.server.workers import WorkerPool
from motu.shelf import bots, games
from tests.support.browser.context_pool import ContextPool, TablePool
from tests.support.browser.table_page import TablePage
from tests.support.browser.visitor import DESKTOP, PATIENCE, Size, Visitor, chromium
from tests.support.games import games as with_the_tests
from tests.support.play import EXAMPLE, PLAYABLE, played
from tests.support.server.client import Client, finish
from tests.support.server.servers import Server, serving

BUILT = Path(__file__).parents[3] / "motu" / "server" / "static" / "index.html"

DEAL = "one deal for all"

Visit = Callable[..., Visitor]
FreshTable = Callable[..., TablePage]


async def steady(_: WorkerPool, game: str, bot: str, guess: Json, seat: Seat, luck: int) -> Move:
    """The bot's choice with a seed made from its guess: the same in the same position, in every run."""
    rules = with_the_tests[game]
    world = rules.load(guess)
    seen = json.dumps(rules.view(world, seat), sort_keys=True)
    return bots[bot].choose(rules, world, seat, Dice(zlib.crc32(seen.encode())))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield running
        running.close()


@pytest.fixture(scope="session")
def fixed_luck() -> Iterator[None]:
    """Every table is dealt alike and every bot plays alike, so that every run plays the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(new_table, "new_seed", lambda: DEAL)
        patch.setattr(WorkerPool, "choose", steady)
        yield


@pytest.fixture(scope="session")
def server(fixed_luck: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it."""
    assert BUILT.is_file(), "the page is not built: scripts/test builds it, or npm ci and npm run build in web"
    with serving(tmp_path_factory.mktemp("server"), games) as running:
        yield running


@pytest.fixture(scope="session")
def late_server(fixed_luck: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose games are nearly over when they begin."""
    with serving(tmp_path_factory.mktemp("late"), {name: played(name).late() for name in PLAYABLE}) as running:
        yield running


@pytest.fixture(scope="session")
def context_pool(browser: Browser) -> Iterator[ContextPool]:
    pool = ContextPool(browser)
    yield pool
    pool.close()


@pytest.fixture
def visit(server: Server, context_pool: ContextPool) -> Iterator[Visit]:
    """Makes visitors with browser contexts of their own. At the end, no page may have had an error.

    `new`: it has never been here, and the test may do to it what it likes.
    """
    visitors: list[Visitor] = []
    kept: list[Visitor] = []

    def arrive(
        size: Size = DESKTOP, language: str = "en", theme: str = "day", url: str = "", *, new: bool = False
    ) -> Visitor:
        browser = context_pool.browser
        visitor = Visitor(browser, size.touch, language) if new else context_pool.take(size, language)
        visitor.arrive(url or server.url, size, theme)
        visitors.append(visitor)
        if not new:
            kept.append(visitor)
        return visitor

    yield arrive
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        if visitor in kept:
            context_pool.give_back(visitor)
        else:
            visitor.context.close()
    assert not faults


@pytest.fixture(scope="session")
def table_pool(browser: Browser, server: Server) -> Iterator[TablePool]:
    pool = TablePool(browser, server.url)
    yield pool
    pool.close()


@pytest.fixture
def fresh_table(table_pool: TablePool) -> Iterator[FreshTable]:
    """A seat at the first question of a game of two. A test that sends nothing leaves it to the next test."""
    taken: list[TablePage] = []

    def take(game: str = EXAMPLE, size: Size = DESKTOP) -> TablePage:
        seat = table_pool.take(game, size)
        taken.append(seat)
        seat.visitor.resize(size)
        assert seat.asked()
        return seat

    yield take
    for seat in taken:
        table_pool.give_back(seat)
    assert not [fault for seat in taken for fault in seat.visitor.faults]


class FinishedGame(NamedTuple):
    """A game of five, or of as many as can play, that is over, and one who played it."""

    table: str
    player: Client

    def open(self, visitor: Visitor) -> None:
        """In this browser, as that player."""
        jar = self.player.http.cookies.items()
        visitor.context.add_cookies([{"name": name, "value": value, "url": visitor.url} for name, value in jar])
        visitor.open(f"/table/{self.table}")
        expect(visitor.page.locator(".result")).to_be_visible()


FinishedGames = Callable[[str], FinishedGame]


@pytest.fixture(scope="session")
def finished_games(server: Server) -> Iterator[FinishedGames]:
    """A finished game of each kind, played when it is first asked for."""
    found: dict[str, FinishedGame] = {}

    def finished(game: str) -> FinishedGame:
        if game not in found:
            player = Client(server.url, "Lea")
            others = min(5, games[game].seat_counts[-1]) - 1
            table = player.table(None, *["random"] * others, start=True, game=game)
            with player.looking_at(table) as seat:
                finish([seat])
            found[game] = FinishedGame(table, player)
        return found[game]

    yield finished
    for game in found.values():
        game.player.close()


@pytest.fixture
def finished_game(finished_games: FinishedGames) -> FinishedGame:
    """For tests that are about no game in particular."""
    return finished_games(EXAMPLE)


@pytest.fixture
def finished_table(finished_game: FinishedGame) -> str:
    """The id of a table whose game is over."""
    return finished_game.table
