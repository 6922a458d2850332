"""The worker pool: bots choose in worker processes, off the event loop, from a guess of the game."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
import time
from collections import defaultdict, deque
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Final

from motu.core.dice import Dice
from motu.core.game import Json, Move, Seat

KEPT_TIMES: Final = 50  # choices of each bot in each game
SPAWN: Final = multiprocessing.get_context("spawn")  # a fork would copy sockets, threads and every secret
log = logging.getLogger("motu.server.workers")


class NoMove(Exception):
    """The bot chose no move: it failed, or took too long."""


def initialise_worker() -> None:
    """Import the games before the first task, and exit with the server."""
    import motu.shelf  # noqa: F401, PLC0415

    threading.Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """End this worker when the server ends, even when it is killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def choose(game: str, bot: str, guess: Json, seat: Seat, luck: int) -> Move:
    """In a worker: the bot's move in a guess of the game."""
    from motu.shelf import bots, games  # noqa: PLC0415

    return bots[bot].choose(games[game], games[game].load(guess), seat, Dice(luck))


def noop() -> None:
    """A task that only starts a worker."""


class WorkerPool:
    """The worker processes. When one dies or hangs, all are replaced, and the move that it was to choose is lost."""

    def __init__(self, workers: int, timeout: float) -> None:
        self.workers = workers
        self.timeout = timeout
        self.executor = self.new_executor()
        self.lately: defaultdict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=KEPT_TIMES))

    def new_executor(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, SPAWN, initialise_worker)

    def warm_up(self) -> None:
        """Start a worker before the first move."""
        self.executor.submit(noop)

    async def choose(self, game: str, bot: str, guess: Json, seat: Seat, luck: int) -> Move:
        executor, began = self.executor, time.monotonic()
        try:
            task = asyncio.wrap_future(executor.submit(choose, game, bot, guess, seat, luck))
            move = await asyncio.wait_for(task, self.timeout)
        except (BrokenExecutor, TimeoutError) as error:
            self.replace(executor)
            raise NoMove(f"worker lost: {type(error).__name__}") from error
        except asyncio.CancelledError as error:  # what waited for a worker that was replaced, or the caller itself
            if own_task_is_cancelled():
                raise
            raise NoMove("worker lost before its turn came") from error
        except Exception as error:
            raise NoMove(f"bot failed: {type(error).__name__}") from error
        self.lately[game, bot].append(time.monotonic() - began)
        return move

    def as_long_as_a_choice(self, game: str, bot: str) -> float:
        """The seconds that this bot took for one of its last choices in this game, any of them; 0 before the first."""
        lately = self.lately[game, bot]
        return secrets.choice(lately) if lately else 0.0

    def replace(self, broken: ProcessPoolExecutor) -> None:
        if self.executor is broken:
            log.warning("worker processes replaced")
            self.executor = self.new_executor()
            kill_workers(broken)

    def close(self) -> None:
        kill_workers(self.executor)


def own_task_is_cancelled() -> bool:
    """Whether somebody wants the running task to end."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def kill_workers(executor: ProcessPoolExecutor) -> None:
    """Shut down at once, without waiting for tasks to finish."""
    workers = list((executor._processes or {}).values())  # noqa: SLF001  (there is no other way to stop one)
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
