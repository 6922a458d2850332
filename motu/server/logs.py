"""The server's log: one JSON object on each line. No names, no links, no tokens, nothing from inside a game."""

from __future__ import annotations

import json
import logging
import sys

PLAIN = set(vars(logging.makeLogRecord({})))


class Lines(logging.Formatter):
    """What is given as `extra` stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        said |= {key: value for key, value in vars(record).items() if key not in PLAIN and key != "color_message"}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, default=str)


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logger = logging.getLogger("motu.server")
    logger.handlers = [handler]
    logger.setLevel(level.upper())
    logger.propagate = False
