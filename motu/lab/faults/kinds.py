"""The faults, one function each: it causes the fault and checks refusals; the caller checks that the games go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import urllib.error
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeAlias

from motu.lab.faults.books import verified
from motu.lab.faults.lines import SilentLine
from motu.lab.faults.players import Crowd
from motu.lab.faults.server import FILES, ServerProcess
from motu.lab.load import Guest

Fault: TypeAlias = Callable[[ServerProcess, Crowd], Awaitable[None]]


class NotRefused(Exception):
    """A check failed: something was not refused or not reported."""


def require(condition: object, what: str) -> None:
    if not condition:
        raise NotRefused(what)


async def killed(server: ServerProcess, crowd: Crowd) -> None:
    """SIGKILL at any moment."""
    await asyncio.sleep(crowd.players[0].random.random() / 3)
    await server.restart(signal.SIGKILL)


async def stopped(server: ServerProcess, _: Crowd) -> None:
    """SIGTERM: the server ends by itself and logs no error."""
    await server.restart(signal.SIGTERM)


async def full_disk(server: ServerProcess, crowd: Crowd) -> None:
    """Nothing can be written for a while: moves are refused and /health says so."""
    before = crowd.not_saved()
    server.fill_disk()
    try:
        await crowd.until(lambda: crowd.not_saved() > before, "moves are refused while the disk is full")
        require(await server.health() == 503, "/health is 503 while the disk is full")
    finally:
        server.free_disk()
    await crowd.until(lambda: server.health_now() == 200, "/health is 200 again")


async def killed_workers(server: ServerProcess, _: Crowd) -> None:
    """SIGKILL to the bots' workers."""
    for worker in server.workers():
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


async def hung_workers(server: ServerProcess, crowd: Crowd) -> None:
    """SIGSTOP to the bots' workers: the server replaces those that do not answer for 30 seconds, and bots go on."""
    alone = [player for player in crowd.players if not player.over and crowd.people[player.table] == 1]
    workers = server.workers()
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        moved = {player: len(player.acks) for player in alone}
        await crowd.until(
            lambda: all(player.over or len(player.acks) > moved[player] + 1 for player in alone), "bots go on"
        )
    finally:
        for worker in workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)


async def damaged_row(server: ServerProcess, crowd: Crowd) -> None:
    """A row of one table is changed while the server is down: that table is closed, all others go on."""
    guest = Guest(server.url)
    wish = {"game": crowd.game, "seats": 2, "bots": ["random", "random"]}
    table = guest.request("POST", "/api/tables", wish)["id"]
    guest.request("POST", f"/api/tables/{table}/start", {})
    await server.end(signal.SIGTERM)
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE events SET at = at + 1 WHERE table_id = ? AND seq = 1", [table])
    database.close()
    code, said = await verified(server.database)
    await server.start()
    status = await asyncio.to_thread(status_of, guest, table)
    await crowd.goes_on()
    await server.end(signal.SIGTERM)
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE events SET at = at - 1 WHERE table_id = ? AND seq = 1", [table])
    database.close()
    await server.start()
    require(code == 1 and table in said, "motu verify names the damaged table")
    require(status == 500, "the damaged table is closed")
    require(await asyncio.to_thread(status_of, guest, table) == 200, "the table opens when its row is whole again")


def status_of(guest: Guest, table: str) -> int:
    try:
        guest.request("GET", f"/api/tables/{table}")
    except urllib.error.HTTPError as error:
        return error.code
    return 200


async def second_process(server: ServerProcess, _: Crowd) -> None:
    """Another server on the same file is refused with a sentence."""
    command = [*server.command(), "--port", "0"]
    done: Any = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    require(done.returncode != 0, "a second server does not start")
    require("in use by another Motu server" in done.stderr, "a second server says why")


async def slow_senders(server: ServerProcess, crowd: Crowd) -> None:
    """More half-sent requests than the server may open files: games go on, and newcomers are served."""
    with contextlib.ExitStack() as stack:
        for _ in range(FILES + 100):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            with contextlib.suppress(OSError):
                line.sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        await crowd.goes_on()
        newcomer = await asyncio.to_thread(Guest, server.url)
        await asyncio.to_thread(newcomer.request, "GET", "/api/me")


async def silent_lines(server: ServerProcess, crowd: Crowd) -> None:
    """Some players' connections fall silent without being closed; the server cuts them off."""
    async with SilentLine(server.port) as line:
        some = [player for player in crowd.players if not player.over][::3]
        for player in some:
            crowd.move_to(player, line.port)
        await crowd.goes_on()
        line.fall_silent()
        await crowd.goes_on()
        for player in some:
            crowd.move_to(player, server.port)


class Kind(NamedTuple):
    """A fault, its number in a round, and what is refused meanwhile, else the round fails."""

    fault: Fault
    in_a_round: int
    refused: str = ""


KINDS: Final = {
    "killed": Kind(killed, 30),
    "stopped": Kind(stopped, 2),
    "full disk": Kind(full_disk, 2, "moves; /health is 503"),
    "killed workers": Kind(killed_workers, 2),
    "hung workers": Kind(hung_workers, 1),
    "damaged row": Kind(damaged_row, 1, "the table; motu verify names it"),
    "second process": Kind(second_process, 1, "with a sentence"),
    "slow senders": Kind(slow_senders, 1, "callers beyond the places"),
    "silent lines": Kind(silent_lines, 1),
}
