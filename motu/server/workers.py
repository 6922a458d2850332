"""Bots think in worker processes, never on the event loop, and are given a guess of the game, never the game."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Final

from motu.core.dice import Dice
from motu.core.game import Json, Move, Seat

SPAWN: Final = multiprocessing.get_context("spawn")  # a fork would copy sockets, threads and every secret
log = logging.getLogger("motu.server.bots")


class NoMove(Exception):
    """The bot did not choose: it failed, or took too long."""


def settle_in() -> None:
    """A worker fetches the games at once, and ends when the server has, however suddenly."""
    import motu.shelf  # noqa: F401, PLC0415  (only here: the first question should not wait for it)

    threading.Thread(target=outlive_nobody, daemon=True).start()


def outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def choose(game: str, bot: str, guess: Json, seat: Seat, luck: int) -> Move:
    """In the worker: the bot's move in a guess of the game."""
    from motu.shelf import bots, games  # noqa: PLC0415

    return bots[bot].choose(games[game], games[game].load(guess), seat, Dice(luck))


def nothing() -> None:
    """What a worker does to get ready."""


class Pool:
    """The worker processes. One that dies or hangs is replaced with all others; the question is lost."""

    def __init__(self, workers: int, patience: float) -> None:
        self.workers = workers
        self.patience = patience
        self.executor = self.fresh()

    def fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, SPAWN, settle_in)

    def warm_up(self) -> None:
        """Have the workers ready before the first question."""
        self.executor.submit(nothing)

    async def choose(self, game: str, bot: str, guess: Json, seat: Seat, luck: int) -> Move:
        executor = self.executor
        try:
            asked = asyncio.wrap_future(executor.submit(choose, game, bot, guess, seat, luck))
            return await asyncio.wait_for(asked, self.patience)
        except (BrokenExecutor, TimeoutError) as error:
            self.replace(executor)
            raise NoMove(f"gone: {type(error).__name__}") from error
        except Exception as error:
            raise NoMove(f"failed: {type(error).__name__}") from error

    def replace(self, broken: ProcessPoolExecutor) -> None:
        if self.executor is broken:
            log.warning("the bots' workers are replaced")
            self.executor = self.fresh()
            end(broken)

    def close(self) -> None:
        end(self.executor)


def end(executor: ProcessPoolExecutor) -> None:
    """Do not wait for a thought to finish."""
    workers = list((executor._processes or {}).values())  # noqa: SLF001  (there is no other way to stop one)
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
