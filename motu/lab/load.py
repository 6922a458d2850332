"""Load test of a server: `python -m motu.lab.load`.

Starts `motu serve` in a process of its own, opens a page at every seat of many tables, plays a move every few seconds
at each table, and pings from every page that has heard nothing for a while, as real pages do. It measures the time
until an ack, by the server's own histogram and by the players' clock, and the server's memory and processor time for
each move. It talks to the server over HTTP and sockets only.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final, NamedTuple

from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

GOAL: Final = 0.05  # seconds; 99 of 100 acks should be faster on an otherwise idle machine
QUIET: Final = 2.5  # seconds without a frame after which a page pings
TIMEOUT: Final = 30  # seconds


class Guest:
    """A guest with a session, over HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookies: dict[str, str] = {}
        self.request("GET", "/api/me")
        self.request("PUT", "/api/me", {})

    def request(self, method: str, path: str, body: Any = None) -> Any:
        request = urllib.request.Request(self.url + path, method=method)  # noqa: S310  our own server
        request.add_header("Origin", self.url)
        request.add_header("Cookie", self.cookie())
        request.add_header("x-motu-csrf", self.cookies.get("motu_csrf", ""))
        request.add_header("Content-Type", "application/json")
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, data) as response:  # noqa: S310
            for header in response.headers.get_all("Set-Cookie", []):
                self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(header).items()}
            return json.load(response)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


class Page:
    """An open page of a seat; plays random legal moves."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        self.guest = guest
        self.address = f"{guest.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        self.random = random.Random(seed)  # noqa: S311
        self.shown: dict[str, Any] = {}
        self.heard = 0.0
        self.acknowledged = asyncio.Event()
        self.socket: ClientConnection

    async def open(self) -> asyncio.Task[None]:
        headers = {"Cookie": self.guest.cookie()}
        self.socket = await connect(self.address, origin=Origin(self.guest.url), additional_headers=headers, proxy=None)
        return asyncio.create_task(self.receive())

    async def receive(self) -> None:
        async for text in self.socket:
            self.heard = time.monotonic()
            frame = json.loads(text)
            if frame["type"] in ("table", "moved"):
                self.shown = frame
            elif frame["type"] == "ack":
                self.acknowledged.set()

    async def ping(self) -> None:
        """In a loop: wait until nothing was heard for a while, then ask whether this page is in step."""
        while True:
            silent_for = time.monotonic() - self.heard
            if silent_for < QUIET:
                await asyncio.sleep(QUIET - silent_for)
                continue
            self.heard = time.monotonic()
            position = self.shown.get("position")
            if position:
                ping = {"type": "ping", "v": 1, "seq": self.shown["seq"], "view_hash": position["view_hash"]}
                await self.socket.send(json.dumps(ping))

    async def ask_for_a_hint(self) -> None:
        """Ask for a hint; a worker searches for it until the next move."""
        command_id = f"{self.random.getrandbits(64):016x}"
        hint = {"type": "hint", "v": 1, "command_id": command_id, "seq": self.shown["seq"], "deeper": False}
        await self.socket.send(json.dumps(hint))

    async def play(self) -> float:
        """Play a move; the seconds until its ack."""
        self.acknowledged.clear()
        move = self.random.choice(self.shown["decision"]["options"])["move"]
        command_id = f"{self.random.getrandbits(64):016x}"
        command = {"type": "play", "v": 1, "command_id": command_id, "seq": self.shown["seq"], "move": move}
        began = time.perf_counter()
        await self.socket.send(json.dumps(command))
        await asyncio.wait_for(self.acknowledged.wait(), TIMEOUT)
        return time.perf_counter() - began


def start_table(guests: list[Guest], game: str, seats: int, bot: str, seed: int, hints: bool) -> list[Page]:
    """Make and start a table with these guests, bots in the other seats; their pages, not yet open."""
    bots = [None] * len(guests) + [bot] * (seats - len(guests))
    wish = {"game": game, "seats": seats, "bots": bots, "hints": hints}
    table = guests[0].request("POST", "/api/tables", wish)["id"]
    for guest in guests[1:]:
        guest.request("POST", f"/api/tables/{table}/join", {})
    guests[0].request("POST", f"/api/tables/{table}/start", {})
    return [Page(guest, table, seed + number) for number, guest in enumerate(guests)]


async def keep_playing(pages: list[Page], pace: float, end: float, times: list[float], hints: bool) -> None:
    """Play a move at each tick; the first tick comes at a random time, so that tables do not move together.

    The ticks stay where they are when an ack comes late, or one delay would make tables move together for good. With
    hints, one is asked for when the tick comes, and the move is played half a tick later.
    """
    tick = time.monotonic() + pages[0].random.random() * pace
    while tick < end:
        await asyncio.sleep(max(0.0, tick - time.monotonic()))
        awaited = next((page for page in pages if page.shown.get("decision")), None)
        if awaited and hints:
            await awaited.ask_for_a_hint()
            await asyncio.sleep(pace / 2)
        if awaited:
            times.append(await awaited.play())
        tick += pace


class Figures(NamedTuple):
    """The result of a measurement."""

    times: list[float]  # seconds from a move to its ack, by the players' clock
    within_goal: float  # the share of acks within the goal, by the server's own histogram
    cpu: float  # seconds of the server's processor time while the moves were played
    memory: int  # bytes of the server's memory

    def text(self) -> str:
        times = sorted(self.times)
        p50, p99 = statistics.median(times), times[len(times) * 99 // 100]
        return (
            f"{len(times)} moves in one process, load of the machine {os.getloadavg()[0]:.1f}\n"
            f"ack p50 {p50 * 1e3:.1f} ms, p99 {p99 * 1e3:.1f} ms, slowest {times[-1] * 1e3:.1f} ms by the players\n"
            f"{self.within_goal:.2%} of acks within {GOAL * 1e3:.0f} ms by the server's clock; goal 99%: "
            f"{'yes' if self.within_goal >= 0.99 else 'no'}\n"
            f"{self.cpu / len(times) * 1e3:.2f} ms of the processor for each move, pings included; "
            f"{self.memory / 1e6:.0f} MB of memory\n"
        )


class LoadedServer:
    """A server with a fresh database and without limits, in a process of its own."""

    def __init__(self, folder: str) -> None:
        options = ["--port", "0", "--database", str(Path(folder) / "load.db"), "--log-level", "error", "--no-limits"]
        command = [sys.executable, "-c", "from motu.cli.main import main; main()", "serve", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of resident memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="utf-8").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def within_goal(self) -> float:
        """The share of acks within the goal, by the server's histogram; 0 where there was none."""
        with urllib.request.urlopen(f"{self.url}/metrics") as answer:  # noqa: S310
            said = answer.read().decode()
        counts = dict(re.findall(r'motu_ack_seconds_bucket\{le="([^"]+)"\} ([\d.e+]+)', said))
        return float(counts[str(GOAL)]) / max(1.0, float(counts["+Inf"]))

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=TIMEOUT)


async def play_tables(
    server: LoadedServer, game: str, tables: int, seats: int, pace: float, seconds: float, bot: str, hints: bool
) -> Figures:
    """Play at all tables for so long; with a bot it has all seats but one."""
    guests = [await asyncio.to_thread(Guest, server.url) for _ in range(1 if bot else seats)]
    by_table = [
        await asyncio.to_thread(start_table, guests, game, seats, bot, 100 * number, hints) for number in range(tables)
    ]
    all_pages = [page for pages in by_table for page in pages]
    tasks = [await page.open() for page in all_pages] + [asyncio.create_task(page.ping()) for page in all_pages]
    gc.collect()
    gc.freeze()  # or looking for garbage among 4,000 connections would stop all players at once
    times: list[float] = []
    before, end = server.cpu(), time.monotonic() + seconds
    await asyncio.gather(*(keep_playing(pages, pace, end, times, hints) for pages in by_table))
    figures = Figures(times, await asyncio.to_thread(server.within_goal), server.cpu() - before, server.memory())
    for task in tasks:
        task.cancel()
    await asyncio.gather(*(page.socket.close() for page in all_pages))
    return figures


def measure(
    game: str, tables: int, seats: int, pace: float, seconds: float, bot: str = "", *, hints: bool = False
) -> Figures:
    """Start a server, play, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        server = LoadedServer(folder)
        try:
            return asyncio.run(play_tables(server, game, tables, seats, pace, seconds, bot, hints))
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long moves take on a server with many tables.")
    parser.add_argument("--game", default="moorea")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--bot", default="", help="a bot that has all seats but one at each table")
    parser.add_argument("--hints", action="store_true", help="a hint is asked for before each move")
    wanted = parser.parse_args()
    figures = measure(
        wanted.game, wanted.tables, wanted.seats, wanted.pace, wanted.seconds, wanted.bot, hints=wanted.hints
    )
    sys.stdout.write(
        f"{wanted.game}: {wanted.tables} tables of {wanted.seats}, a move every {wanted.pace:g} s each"
        f"{f', {wanted.bot} in all seats but one' if wanted.bot else ''}"
        f"{', a hint before each move' if wanted.hints else ''}\n"
        f"{figures.text()}"
    )


if __name__ == "__main__":
    main()
