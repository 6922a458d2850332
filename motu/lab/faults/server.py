"""A server in a process of its own, always on the same port and file."""

from __future__ import annotations

import asyncio
import resource
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

MOTU: Final = [sys.executable, "-c", "from motu.cli.main import main; main()"]
FILES: Final = 512  # that the server may open: slow senders try to take them all
PATIENCE: Final = 300.0  # seconds; the machine may be busy


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


class ServerProcess:
    """`motu serve`, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "motu.db"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.errors: list[str] = []  # lines of the log with level "error"
        self.process: subprocess.Popen[str]

    def command(self) -> list[str]:
        options = ["--port", str(self.port), "--database", str(self.database), "--no-limits", "--log-level", "error"]
        return [*MOTU, "serve", *options]

    async def start(self) -> None:
        """Returns when the server answers."""
        self.process = subprocess.Popen(  # noqa: S603
            self.command(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (FILES, FILES))
        threading.Thread(target=self.listen, args=[self.process], daemon=True).start()
        end = asyncio.get_running_loop().time() + PATIENCE
        while await self.health() != 200:
            if self.process.poll() is not None or asyncio.get_running_loop().time() > end:
                raise RuntimeError(f"the server does not start: {self.errors[-3:]}")
            await asyncio.sleep(0.05)

    def listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        with process.stderr as said:
            self.errors += [line.strip() for line in said]

    async def health(self) -> int:
        """The status of /health; 0 when nobody answers."""
        return await asyncio.to_thread(self.health_now)

    def health_now(self) -> int:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:  # noqa: S310
                return int(answer.status)
        except urllib.error.HTTPError as error:
            return error.code
        except OSError:
            return 0

    async def end(self, how: signal.Signals) -> None:
        """Kill or stop the process, and wait until it is gone."""
        self.process.send_signal(how)
        await asyncio.to_thread(self.process.wait, PATIENCE)

    async def restart(self, how: signal.Signals) -> None:
        await self.end(how)
        await self.start()

    def workers(self) -> list[int]:
        """The process ids of the bots' workers."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def fill_disk(self) -> None:
        """From now on every write to a file fails, as on a full disk."""
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))

    def free_disk(self) -> None:
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
