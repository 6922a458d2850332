"""How many files the process may open: each TCP connection is one."""

from __future__ import annotations

import sys
from typing import Final

MOST: Final = 65_536


def files_allowed() -> int:
    """The limit, after the process has asked for all that it can get."""
    if sys.platform == "win32":
        return MOST
    import resource  # noqa: PLC0415 - Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most
