"""For all tests: the long ones begin first, and browser tests get their fixtures."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.register_assert_rewrite("tests.support")
collect_ignore = ["support"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="watch many more games of each kind")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """No worker is left alone with a long test at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> None:
    """The fixtures of tests/browser and tests/<game>/browser. Other tests do without them: they take long to import."""
    if path.name == "browser":
        parent.config.pluginmanager.import_plugin("tests.support.browser.fixtures")
