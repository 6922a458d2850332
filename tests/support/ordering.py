"""Longest tests first, so that no worker is left with a long one at the end.

How long a test took is kept in pytest's cache. A test that was never seen takes the seconds that its mark says:
`@pytest.mark.slow` (5) or `@pytest.mark.slow(seconds=30)`.
"""

from __future__ import annotations

from typing import Final

import pytest

from motu import sources

SLOW: Final = 5.0
WORTH_KEEPING: Final = 0.2  # seconds


def plain(nodeid: str) -> str:
    """Without the group that pytest-xdist appends."""
    return nodeid.partition("@")[0]


class LongestFirst:
    """A plugin of each pytest process. Workers get the times from the main process, so that all sort alike."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.key = f"motu/seconds-{'compiled' if sources.compiled() else 'interpreted'}"
        self.worker = getattr(config, "workerinput", None)
        stored = config.cache.get(self.key, {})
        self.known: dict[str, float] = self.worker["seconds"] if self.worker is not None else stored
        self.took: dict[str, float] = {}

    def seconds(self, item: pytest.Item) -> float:
        mark = item.get_closest_marker("slow")
        marked = float(mark.kwargs.get("seconds", SLOW)) if mark else 0.0
        return self.known.get(plain(item.nodeid), marked)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=self.seconds, reverse=True)

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: object) -> None:
        """A worker is about to be started."""
        node.workerinput["seconds"] = self.known  # type: ignore[attr-defined]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = plain(report.nodeid)
        self.took[name] = self.took.get(name, 0.0) + report.duration

    def pytest_sessionfinish(self) -> None:
        if self.worker is None:
            long = {name: round(seconds, 1) for name, seconds in self.took.items() if seconds >= WORTH_KEEPING}
            others = {name: seconds for name, seconds in self.known.items() if name not in self.took}
            self.config.cache.set(self.key, others | long)
