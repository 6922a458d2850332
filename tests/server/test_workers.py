"""Bots choose in worker processes: the server survives their death, and they end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from motu.core.dice import Dice
from motu.core.table import Table
from motu.server import workers
from motu.server.workers import NoMove, WorkerPool
from motu.shelf import games
from tests.support.play import EXAMPLE
from tests.support.server.client import Client
from tests.support.server.servers import Process, serving, wait_for

GAME = games[EXAMPLE]
SEAT = Table(GAME, 2, {}, "seed").state.awaiting()


def guess() -> tuple[object, list[int]]:
    """A position as the seat that is asked guesses it, and the legal moves."""
    state = Table(GAME, 2, {}, "seed").state
    return GAME.guess(state, state.awaiting(), Dice(1)).dump(), state.moves()


async def ask(pool: WorkerPool, bot: str = "greedy", game: str = EXAMPLE) -> int:
    return await pool.choose(game, bot, guess()[0], SEAT, 7)


def test_a_bot_answers_from_another_process() -> None:
    async def story(pool: WorkerPool) -> None:
        assert await ask(pool) in guess()[1]
        assert await ask(pool) == await ask(pool), "same world, same luck, same answer"
        assert await ask(pool, "random") in guess()[1]

    with_pool(story)


def test_how_long_a_bot_lately_took_is_known_for_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(pool: WorkerPool) -> None:
        assert pool.as_long_as_a_choice(EXAMPLE, "greedy") == 0.0
        ticks = iter([10.0, 10.5, 20.0, 20.25])
        monkeypatch.setattr(workers, "time", SimpleNamespace(monotonic=lambda: next(ticks)))
        for _ in range(2):
            await ask(pool)
        assert {pool.as_long_as_a_choice(EXAMPLE, "greedy") for _ in range(99)} == {0.25, 0.5}, "any of them"
        assert pool.as_long_as_a_choice(EXAMPLE, "random") == 0.0

    with_pool(story)


def test_a_bot_that_fails_raises_no_move() -> None:
    async def story(pool: WorkerPool) -> None:
        with pytest.raises(NoMove, match="KeyError"):
            await ask(pool, game="chess")
        assert await ask(pool) in guess()[1]

    with_pool(story)


def test_a_worker_that_dies_is_replaced() -> None:
    async def story(pool: WorkerPool) -> None:
        await ask(pool)
        (worker,) = (pool.executor._processes or {}).values()
        worker.kill()
        with pytest.raises(NoMove, match="worker lost"):
            await ask(pool)
        assert await ask(pool) in guess()[1]

    with_pool(story)


def test_those_who_wait_for_a_worker_that_dies_are_told_too() -> None:
    """More than the pool hands to its worker in advance: it cancels the others."""

    async def story(pool: WorkerPool) -> None:
        await ask(pool)
        (worker,) = (pool.executor._processes or {}).values()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
        waiting = [asyncio.create_task(ask(pool)) for _ in range(8)]
        await asyncio.sleep(0)
        pool.replace(pool.executor)
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(answer) for answer in found] == [NoMove] * len(waiting)
        assert await ask(pool) in guess()[1]

    with_pool(story)


def test_a_choice_that_nobody_waits_for_ends() -> None:
    async def story(pool: WorkerPool) -> None:
        waiting = asyncio.create_task(ask(pool))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    with_pool(story)


def test_a_bot_that_takes_too_long_loses_its_choice() -> None:
    async def story(pool: WorkerPool) -> None:
        await ask(pool)
        pool.timeout = 0.0
        with pytest.raises(NoMove, match="worker lost"):
            await ask(pool)
        pool.timeout = 20.0
        assert await ask(pool) in guess()[1]

    with_pool(story)


def with_pool(story: object) -> None:
    pool = WorkerPool(1, 20.0)
    try:
        asyncio.run(story(pool))  # type: ignore[operator]
    finally:
        pool.close()


def test_a_game_goes_on_when_its_bots_fail(tmp_path: Path) -> None:
    """A bot without an answer still makes some legal move: nobody is left waiting."""
    with serving(tmp_path, bot_timeout=0.0) as server:
        ann = Client(server.url)
        table = ann.table("greedy", "greedy", start=True)
        wait_for(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
        assert b"motu_bot_faults_total" in ann.http.get("/metrics").content
        ann.close()


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_no_worker_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        ann = Client(server.url)
        table = ann.table("greedy", "greedy", game=EXAMPLE, start=True)
        wait_for(lambda: ann.get(f"/api/tables/{table}")["seq"] > 3)
        ann.close()
        assert server.running is not None
        assert server.running.pid is not None
        workers = children(server.running.pid)
        assert workers
        server.kill()
    wait_for(lambda: not any(alive(worker) for worker in workers))
