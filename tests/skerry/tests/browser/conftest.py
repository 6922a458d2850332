"""A page that holds Skerry beside the shipped games, and a server that serves both."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from motu.core.game import Game, Settings
from tests.skerry.game.game import Skerry
from tests.skerry.game.state import SkerryState
from tests.skerry.tests import board
from tests.support.browser.context_pool import ContextPool
from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import DESKTOP, Size
from tests.support.games import games
from tests.support.server.servers import Server, serving

ROOT = Path(__file__).parents[4]
HOME = ROOT / "tests" / "skerry"

Sit = Callable[..., TablePage]


class Storm(Skerry):
    """The sea is never calm."""

    def new(self, seats: int, settings: Settings) -> SkerryState:
        s = super().new(seats, settings)
        s.weather[0] = 0
        return s


class Wide(Skerry):
    """There are more than twenty places for a tile."""

    def new(self, seats: int, settings: Settings) -> SkerryState:
        return board.table("coral sand", board.WIDE, seats, **settings)


def digest() -> str:
    """Of everything that the page is made of."""
    total = hashlib.sha256()
    folders = [ROOT / "web" / "src", HOME / "page", HOME / "game" / "words", ROOT / "motu"]
    files = [*(ROOT / "web").glob("*.*"), *(path for folder in folders for path in folder.rglob("*"))]
    for path in sorted(path for path in files if path.suffix in {".ts", ".svelte", ".css", ".svg", ".ftl", ".html"}):
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


@pytest.fixture(scope="session")
def built() -> Path:
    """The page of the tests, built once for its sources; the shipped one is built without MOTU_GAMES."""
    page = ROOT / "build" / f"page-with-skerry-{digest()}"
    if not (page / "index.html").exists():
        making = page.with_name(f"{page.name}.{os.getpid()}")
        home = {"MOTU_GAMES": f"skerry={HOME / 'page'}={HOME / 'game'}", "MOTU_PAGE": str(making)}
        command = [sys.executable, str(ROOT / "scripts" / "page.py"), "run", "build"]
        subprocess.run(command, env={**os.environ, **home}, check=True, capture_output=True)
        try:
            making.rename(page)
        except OSError:  # another worker was quicker
            shutil.rmtree(making)
    return page


def sitting(pool: ContextPool, server: Server) -> Iterator[Sit]:
    """A place at a table with a bot; nothing may go wrong in any page."""
    taken: list[TablePage] = []

    def sit(size: Size = DESKTOP, language: str = "en") -> TablePage:
        visitor = pool.take(size, language)
        visitor.arrive(server.url, size, "day")
        table = sit_down(visitor, game="skerry")
        taken.append(table)
        assert table.asked()
        return table

    yield sit
    faults = [fault for table in taken for fault in table.visitor.faults]
    for table in taken:
        pool.give_back(table.visitor)
    assert not faults


def serving_page(built: Path, folder: Path, game: Game) -> Iterator[Server]:
    with serving(folder, {"skerry": game}, page=str(built)) as running:
        yield running


@pytest.fixture(scope="session")
def reef_server(fixed_luck: None, built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving_page(built, tmp_path_factory.mktemp("reef"), games["skerry"])


@pytest.fixture(scope="session")
def storm_server(fixed_luck: None, built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving_page(built, tmp_path_factory.mktemp("storm"), Storm())


@pytest.fixture(scope="session")
def wide_server(fixed_luck: None, built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving_page(built, tmp_path_factory.mktemp("wide"), Wide())


@pytest.fixture
def sit(context_pool: ContextPool, reef_server: Server) -> Iterator[Sit]:
    yield from sitting(context_pool, reef_server)


@pytest.fixture
def sit_in_a_storm(context_pool: ContextPool, storm_server: Server) -> Iterator[Sit]:
    yield from sitting(context_pool, storm_server)


@pytest.fixture
def sit_at_a_wide_reef(context_pool: ContextPool, wide_server: Server) -> Iterator[Sit]:
    yield from sitting(context_pool, wide_server)
