"""The real server with the built page, and real browsers that visit it."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from motu.core import game as contract
from motu.core.dice import Dice
from motu.core.game import Json, Move
from motu.server import lobby
from motu.server.bots import Pool
from motu.shelf import bots, games
from tests.browser.guest import DESKTOP, PATIENCE, Guest, Size, chromium
from tests.browser.laid import Evening, LastRound
from tests.browser.seat import Seat, sit_down
from tests.server.running import Server, serving
from tests.server.visitor import Visitor, finish

BUILT = Path(__file__).parents[2] / "motu" / "server" / "static" / "index.html"

DEAL = "one deal for all"

Come = Callable[..., Guest]
Bench = Callable[..., Seat]


async def steady(_: Pool, game: str, bot: str, guess: Json, seat: contract.Seat, luck: int) -> Move:
    """What the bot would choose if its luck hung on what it sees: the same in the same position, in every run."""
    world = games[game].load(guess)
    seen = json.dumps(games[game].view(world, seat), sort_keys=True)
    return bots[bot].choose(games[game], world, seat, Dice(zlib.crc32(seen.encode())))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield running
        running.close()


@pytest.fixture(scope="session")
def alike() -> Iterator[None]:
    """Every table is dealt alike and every bot plays alike, so that every run plays the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobby, "new_seed", lambda: DEAL)
        patch.setattr(Pool, "choose", steady)
        yield


@pytest.fixture(scope="session")
def house(alike: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it."""
    assert BUILT.is_file(), "the page is not built: scripts/test builds it, or npm ci and npm run build in web"
    with serving(tmp_path_factory.mktemp("house"), games) as server:
        yield server


@pytest.fixture(scope="session")
def late_house(alike: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose games are nearly over when they begin."""
    with serving(tmp_path_factory.mktemp("late"), {"hawaii": LastRound(), "moorea": Evening()}) as server:
        yield server


Coats = dict[tuple[bool, str], list[Guest]]


@pytest.fixture(scope="session")
def coats(browser: Browser) -> Iterator[Coats]:
    """Browsers that earlier guests have left here, by finger and language: a new one costs more than most tests."""
    left: Coats = {}
    yield left
    for guest in [guest for guests in left.values() for guest in guests]:
        guest.context.close()


@pytest.fixture
def come(browser: Browser, house: Server, coats: Coats) -> Iterator[Come]:
    """Somebody comes to the house with a browser of their own. At the end, nothing may have gone wrong in any page.

    `new`: it has never been here, and the test may do to it what it likes.
    """
    guests: list[Guest] = []
    kept: list[Guest] = []

    def arrive(
        size: Size = DESKTOP, language: str = "en", theme: str = "day", url: str = "", *, new: bool = False
    ) -> Guest:
        left = coats.setdefault((size.touch, language), [])
        guest = left.pop() if left and not new else Guest(browser, size.touch, language)
        guest.arrive(url or house.url, size, theme)
        guests.append(guest)
        if not new:
            kept.append(guest)
        return guest

    yield arrive
    faults = [fault for guest in guests for fault in guest.faults]
    for guest in guests:
        if guest in kept and not guest.faults:
            guest.leave()
            coats[guest.touch, guest.language].append(guest)
        else:
            guest.context.close()
    assert not faults


@pytest.fixture(scope="session")
def benches(browser: Browser) -> Iterator[dict[tuple[str, bool], Seat]]:
    """Seats at which nothing has been played yet, by game and finger: a new table costs more than most tests there."""
    left: dict[tuple[str, bool], Seat] = {}
    yield left
    for seat in left.values():
        seat.guest.context.close()


@pytest.fixture
def bench(browser: Browser, house: Server, benches: dict[tuple[str, bool], Seat]) -> Iterator[Bench]:
    """A seat at the first question of a game of two. Whoever sends nothing leaves it to the next test."""
    taken: list[Seat] = []

    def take(game: str = "moorea", size: Size = DESKTOP) -> Seat:
        seat = benches.pop((game, size.touch), None) or sit_down(Guest.at(browser, house.url, size), game=game)
        taken.append(seat)
        seat.guest.resize(size)
        assert seat.asked()
        return seat

    yield take
    for seat in taken:
        kept = benches.setdefault((seat.game, seat.guest.touch), seat) if seat.is_as_new() else None
        if kept is not seat:
            seat.guest.context.close()
    assert not [fault for seat in taken for fault in seat.guest.faults]


class Played(NamedTuple):
    """A game of five that is over, and one who played it."""

    table: str
    player: Visitor

    def open(self, guest: Guest) -> None:
        """In this browser, as that player."""
        jar = self.player.http.cookies.items()
        guest.context.add_cookies([{"name": name, "value": value, "url": guest.url} for name, value in jar])
        guest.open(f"/table/{self.table}")
        expect(guest.page.locator(".result")).to_be_visible()


@pytest.fixture(scope="session")
def played(house: Server) -> Iterator[Played]:
    player = Visitor(house.url, "Lea")
    table = player.table(None, *["random"] * 4, start=True, game="moorea")
    with player.looking_at(table) as seat:
        finish([seat])
    yield Played(table, player)
    player.close()


@pytest.fixture
def finished(played: Played) -> str:
    """The id of a table whose game is over."""
    return played.table
