"""Options, selection and order of all tests, and the properties that the summary of scripts/test reads."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.register_assert_rewrite("tests.support")

from tests.support.ordering import LongestFirst  # noqa: E402 - after what has just been registered
from tests.support.selection import game_of, keep  # noqa: E402

collect_ignore = ["support"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", default=[], help="only the tests that are about this game")
    parser.addoption("--thorough", action="store_true", help="watch many more games of each kind")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(LongestFirst(config))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Group browser tests by game for --dist=loadgroup: one worker a game, so that its tables are opened once."""
    wanted: list[str] = config.getoption("game")
    if wanted:
        keep(items, wanted, config)
    for item in items:
        game = game_of(item)
        item.user_properties.append(("game", game))
        if game and "browser" in item.path.parts:
            item.add_marker(pytest.mark.xdist_group(game))


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> None:
    """The fixtures of tests/browser and tests/<game>/browser. Other tests do without them: they take long to import."""
    if path.name == "browser":
        parent.config.pluginmanager.import_plugin("tests.support.browser.fixtures")
