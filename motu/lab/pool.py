"""Work in many pieces: in this process, in several, or on other machines with Ray. The answers are the same."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, TypeVar

from motu.core.errors import MotuError

AHEAD: Final = 4  # pieces that wait for each of Ray's processors, so that none is idle

Answer = TypeVar("Answer")
Piece = tuple[Any, ...]  # what a function is called with; it is sent to another process


class Pool(NamedTuple):
    """The workers of a pool."""

    workers: int = 0  # processes; 0: one for each core
    ray: str = ""  # the address of a Ray cluster, `local` for one on this machine; "" for none

    def size(self, pieces: int) -> int:
        """How many work at the same time at most."""
        return min(self.workers or cores(), pieces)

    def run(self, work: Callable[..., Answer], pieces: Sequence[Piece]) -> Iterator[tuple[int, Answer]]:
        """Results of the pieces, each with its number, as they get done."""
        if self.ray:
            return with_ray(self.ray, self.workers, work, pieces)
        if self.size(len(pieces)) <= 1:
            return alone(work, pieces)
        return together(work, pieces, self.size(len(pieces)))


def cores() -> int:
    """How many processes can run at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def alone(work: Callable[..., Answer], pieces: Sequence[Piece]) -> Iterator[tuple[int, Answer]]:
    for number, piece in enumerate(pieces):
        yield number, work(*piece)


def together(work: Callable[..., Answer], pieces: Sequence[Piece], workers: int) -> Iterator[tuple[int, Answer]]:
    """Spawned processes, on every system: a forked one could hang on a lock that a thread of this process holds."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=end_when_interrupted)
    try:
        running = handed_out(pool, work, pieces)
        for done in as_completed(running):
            yield running[done], done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def handed_out(
    pool: ProcessPoolExecutor, work: Callable[..., Answer], pieces: Sequence[Piece]
) -> dict[Future[Answer], int]:
    """All pieces, submitted, each with its number; the first ones start the processes."""
    hold_interrupts(True)
    try:
        return {pool.submit(work, *piece): number for number, piece in enumerate(pieces)}
    finally:
        hold_interrupts(False)


def hold_interrupts(held: bool) -> None:
    """Block SIGINT while processes start; they inherit the mask, so that none is interrupted in its first imports."""
    if hasattr(signal, "pthread_sigmask"):  # not on every system
        signal.pthread_sigmask(signal.SIG_BLOCK if held else signal.SIG_UNBLOCK, {signal.SIGINT})


def end_when_interrupted() -> None:
    """In each process: SIGINT ends it at once and without output; its parent reports the interrupt."""
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:  # a background job ignores SIGINT, and so do its processes
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    hold_interrupts(False)


def with_ray(
    address: str, workers: int, work: Callable[..., Answer], pieces: Sequence[Piece]
) -> Iterator[tuple[int, Answer]]:
    """On all machines of a Ray cluster, each of which has the same motu."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise MotuError("Other machines need Ray: pip install 'motu[ray]'.") from None
    here = address == "local"
    ray.init(None if here else address, num_cpus=workers or None if here else None, log_to_driver=False)
    try:
        task = ray.remote(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: dict[Any, int] = {}
        for number, piece in enumerate(pieces):
            if len(running) >= most:
                yield first_done(ray, running)
            running[task.remote(*piece)] = number
        while running:
            yield first_done(ray, running)
    finally:
        ray.shutdown()


def first_done(ray: Any, running: dict[Any, int]) -> tuple[int, Any]:
    """The next piece that is done: its number and its answer; it is removed from those that run."""
    (done,), _ = ray.wait(list(running), num_returns=1)
    return running.pop(done), ray.get(done)
