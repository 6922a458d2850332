"""The server's log: one JSON object on each line. No names, no links, no tokens, nothing from inside a game."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from typing import Any, Final

PLAIN: Final = set(vars(logging.makeLogRecord({}))) | {"color_message"}


class Lines(logging.Formatter):
    """What is given as `extra` stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        said |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info and record.exc_info[1]:
            said["trace"] = trace(record.exc_info[1])
        return json.dumps(said, default=str)


def trace(error: BaseException) -> list[str]:
    """What kind of error it was and where; not its message, in which anything may stand, a hidden card too."""
    where = [f"{line.filename}:{line.lineno} {line.name}" for line in traceback.extract_tb(error.__traceback__)]
    return [type(error).__name__, *where]


def set_up(level: str) -> None:
    """For a program that is nothing but a server: all loggers, those of the libraries too, write such lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("motu").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(no_handshake)


def no_handshake(record: logging.LogRecord) -> bool:
    """uvicorn takes it for a fault when a handshake is refused with an answer of its own; it is none."""
    return not record.getMessage().startswith("ASGI callable returned without completing handshake")
