"""The worker pool: bots choose and hints are made in worker processes, off the event loop, from a guess of the game."""

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
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from motu.core.dice import Dice
from motu.core.game import Json, Move, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from motu.bots.hints import Hint, Sums
    from motu.bots.review import Verdict
    from motu.core.differences import Claim

KEPT_TIMES: Final = 50  # choices of each bot in each game
SPAWN: Final = multiprocessing.get_context("spawn")  # a fork would copy sockets, threads and every secret
log = logging.getLogger("motu.server.workers")


class NoMove(Exception):
    """A worker has no answer, a bot no move: it failed, or took too long."""


class Asked(NamedTuple):
    """What a worker is asked about: a guess of the game, the seat that decides, and a seed for the search (`luck`)."""

    game: str
    guess: Json
    seat: Seat
    luck: int


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


def hinted(asked: Asked, simulations: int, before: Sums | None) -> tuple[Hint, Sums]:
    """In a worker: a hint, with the sums of the slices before this one."""
    from motu.bots.hints import hint  # noqa: PLC0415
    from motu.shelf import games  # noqa: PLC0415

    game = games[asked.game]
    return hint(game, game.load(asked.guess), asked.seat, simulations, asked.luck, before)


def judged(asked: Asked, move: Move, simulations: int) -> tuple[Verdict, Claim | None]:
    """In a worker: what a move has cost the seat, and what the better one leads to."""
    from motu.bots.hints import LUCK, explained  # noqa: PLC0415
    from motu.bots.review import verdict  # noqa: PLC0415
    from motu.shelf import games  # noqa: PLC0415

    game = games[asked.game]
    guess = game.load(asked.guess)
    found = verdict(game, guess, asked.seat, move, simulations, asked.luck % LUCK)
    if found.best == move:
        return found, None
    others = [other for other in guess.moves() if other not in (found.best, move)]
    return found, explained(game, guess, asked.seat, asked.luck, [found.best, move, *others])[found.best]


def noop() -> None:
    """A task that only starts a worker."""


class WorkerPool:
    """The worker processes. When one dies or hangs, all are replaced, and the move that it was to choose is lost.

    Of the slices of hints and reviews, half as many as there are workers are carried out at a time: bots need not wait
    for more than one of them.
    """

    def __init__(self, workers: int, timeout: float) -> None:
        self.workers = workers
        self.timeout = timeout
        self.executor = self.new_executor()
        self.lately: defaultdict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=KEPT_TIMES))
        self.slices = asyncio.Semaphore(max(1, workers // 2))

    def new_executor(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, SPAWN, initialise_worker)

    def warm_up(self) -> None:
        """Start a worker before the first move."""
        self.executor.submit(noop)

    async def choose(self, game: str, bot: str, guess: Json, seat: Seat, luck: int) -> Move:
        began = time.monotonic()
        move: Move = await self.run(choose, game, bot, guess, seat, luck)
        self.lately[game, bot].append(time.monotonic() - began)
        return move

    async def hint(self, asked: Asked, simulations: int, before: Sums | None) -> tuple[Hint, Sums]:
        """One slice of a hint."""
        async with self.slices:
            found: tuple[Hint, Sums] = await self.run(hinted, asked, simulations, before)
            return found

    async def judge(self, asked: Asked, move: Move, simulations: int) -> tuple[Verdict, Claim | None]:
        """One decision of a review."""
        async with self.slices:
            found: tuple[Verdict, Claim | None] = await self.run(judged, asked, move, simulations)
            return found

    async def run(self, task: Callable[..., Any], *args: Any) -> Any:
        """A task in a worker; raises NoMove."""
        executor = self.executor
        try:
            future = asyncio.wrap_future(executor.submit(task, *args))
            return await asyncio.wait_for(future, self.timeout)
        except (BrokenExecutor, TimeoutError) as error:
            self.replace(executor)
            raise NoMove(f"worker lost: {type(error).__name__}") from error
        except asyncio.CancelledError as error:  # the pool was replaced, or the caller was cancelled
            if own_task_is_cancelled():
                raise
            raise NoMove("worker lost before its turn came") from error
        except Exception as error:
            raise NoMove(f"bot failed: {type(error).__name__}") from error

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
    """Whether the running task itself was cancelled."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def kill_workers(executor: ProcessPoolExecutor) -> None:
    """Shut down at once, without waiting for tasks to finish."""
    workers = list((executor._processes or {}).values())  # noqa: SLF001  (there is no other way to stop one)
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
