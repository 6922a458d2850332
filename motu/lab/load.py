"""How long a move takes when many tables play at once: `python -m motu.server.load`.

A server in a process of its own, people with open pages at every seat, and at each table a move every few seconds. What
is measured is what a person feels: from sending a move to hearing that it is saved.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
import urllib.request
from http.cookies import SimpleCookie
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

from motu.server.services import Config
from motu.server.http.limits import Allowance, Rate
from motu.server.run import listening, serve

GOAL: Final = 0.1  # seconds: what 99 of 100 moves should stay under on an otherwise idle machine
PLENTY: Final = Rate(1e9, 1e9)
GENEROUS: Final = Allowance(PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, 1_000_000)


class Person:
    """A guest with a session, over plain HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookies: dict[str, str] = {}
        self.ask("GET", "/api/me")
        self.ask("PUT", "/api/me", {})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        request = urllib.request.Request(self.url + path, method=method)  # noqa: S310  (our own server)
        request.add_header("Origin", self.url)
        request.add_header("Cookie", self.cookie())
        request.add_header("x-motu-csrf", self.cookies.get("motu_csrf", ""))
        request.add_header("Content-Type", "application/json")
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, data) as answer:  # noqa: S310
            for header in answer.headers.get_all("Set-Cookie", []):
                self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(header).items()}
            return json.load(answer)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


class Seat:
    """An open page at a table: plays any legal move, when told to."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person = person
        self.address = f"{person.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        self.dice = random.Random(seed)  # noqa: S311
        self.frame: dict[str, Any] = {}
        self.acknowledged = asyncio.Event()
        self.socket: ClientConnection

    async def open(self) -> asyncio.Task[None]:
        headers = {"Cookie": self.person.cookie()}
        self.socket = await connect(self.address, origin=Origin(self.person.url), additional_headers=headers)
        return asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for text in self.socket:
            frame = json.loads(text)
            if frame["type"] in ("table", "moved"):
                self.frame = frame
            elif frame["type"] == "ack":
                self.acknowledged.set()

    async def play(self) -> float:
        """Seconds until the move was acknowledged."""
        self.acknowledged.clear()
        move = self.dice.choice(self.frame["decision"]["options"])["move"]
        command = {"type": "play", "v": 1, "command_id": f"{self.dice.getrandbits(64):016x}", "seq": self.frame["seq"]}
        began = time.perf_counter()
        await self.socket.send(json.dumps(command | {"move": move}))
        await asyncio.wait_for(self.acknowledged.wait(), 30)
        return time.perf_counter() - began


def laid(people: list[Person], game: str, seed: int) -> list[Seat]:
    """A table with these people, started."""
    table = people[0].ask("POST", "/api/tables", {"game": game, "seats": len(people)})["id"]
    for person in people[1:]:
        person.ask("POST", f"/api/tables/{table}/join", {})
    people[0].ask("POST", f"/api/tables/{table}/start", {})
    return [Seat(person, table, seed + number) for number, person in enumerate(people)]


async def keep_playing(seats: list[Seat], pace: float, end: float, took: list[float]) -> None:
    """One move at each tick by whoever is asked, beginning somewhere within the first."""
    await asyncio.sleep(seats[0].dice.random() * pace)
    while time.monotonic() < end:
        asked = next((seat for seat in seats if seat.frame.get("decision")), None)
        if asked:
            took.append(await asked.play())
        await asyncio.sleep(pace)


async def measured(url: str, game: str, tables: int, seats: int, pace: float, seconds: float) -> list[float]:
    people = [await asyncio.to_thread(Person, url) for _ in range(seats)]
    everybody = [await asyncio.to_thread(laid, people, game, 100 * number) for number in range(tables)]
    listening = [await seat.open() for around in everybody for seat in around]
    took: list[float] = []
    end = time.monotonic() + seconds
    await asyncio.gather(*(keep_playing(around, pace, end, took) for around in everybody))
    for task in listening:
        task.cancel()
    await asyncio.gather(*(seat.socket.close() for around in everybody for seat in around))
    return took


def started(folder: str) -> tuple[str, BaseProcess]:
    """A server with a fresh database, and without limits."""
    with listening("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
    config = Config(database=str(Path(folder) / "load.db"), allowance=GENEROUS)
    options = {"port": port, "config": config, "log_level": "error"}
    process = multiprocessing.get_context("spawn").Process(target=serve, kwargs=options)
    process.start()
    return f"http://127.0.0.1:{port}", process


def wait_until_open(url: str) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{url}/health"):  # noqa: S310
                return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("The server did not start within 30 seconds.")


def measure(game: str, tables: int, seats: int, pace: float, seconds: float) -> list[float]:
    """Start a server, play, stop it; the seconds from each move to its ack."""
    with tempfile.TemporaryDirectory() as folder:
        url, process = started(folder)
        try:
            wait_until_open(url)
            return asyncio.run(measured(url, game, tables, seats, pace, seconds))
        finally:
            process.terminate()
            process.join()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long moves take when many tables play at once.")
    parser.add_argument("--game", default="moorea")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=float, default=5.0, help="seconds from one move at a table to the next")
    parser.add_argument("--seconds", type=float, default=30.0)
    wish = parser.parse_args()
    took = sorted(measure(wish.game, wish.tables, wish.seats, wish.pace, wish.seconds))
    p50, p99 = statistics.median(took), took[len(took) * 99 // 100]
    told = (
        f"{wish.tables} tables of {wish.seats}, a move every {wish.pace:g} s each: {len(took)} moves in one process\n"
    )
    told += f"ack p50 {p50 * 1e3:.1f} ms, p99 {p99 * 1e3:.1f} ms, slowest {took[-1] * 1e3:.1f} ms"
    sys.stdout.write(f"{told}; goal p99 < {GOAL * 1e3:.0f} ms: {'yes' if p99 < GOAL else 'no'}\n")


if __name__ == "__main__":
    main()
