"""The server's own log for operators: one JSON object a line. No names, links, tokens, nothing from inside a game."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from typing import Any, Final

STANDARD_FIELDS: Final = set(vars(logging.makeLogRecord({}))) | {"color_message"}

BY_STRANGERS: Final = (
    "ASGI callable returned without completing handshake",
    "Invalid HTTP request received",
    "Unsupported upgrade request",
    "Invalid UTF-8 sequence received from client",
)


class JsonFormatter(logging.Formatter):
    """A log record as JSON; the fields of `extra` stand beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in STANDARD_FIELDS}
        if record.exc_info and record.exc_info[1]:
            line["trace"] = trace(record.exc_info[1])
        return json.dumps(line, default=str)


def trace(error: BaseException) -> list[str]:
    """The type of an error and where it was raised; not its message, which may contain a hidden card."""
    where = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    return [type(error).__name__, *where]


def set_up(level: str) -> None:
    """Let all loggers of this process, those of libraries included, write JSON lines to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("motu").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(not_by_a_stranger)


def not_by_a_stranger(record: logging.LogRecord) -> bool:
    """Filter out uvicorn's records of bad requests and refused handshakes, which any stranger can cause at will."""
    return not record.getMessage().startswith(BY_STRANGERS)
