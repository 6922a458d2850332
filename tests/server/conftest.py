"""A server and people to visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.running import Server, serving
from tests.server.visitor import Visitor


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def visit(server: Server) -> Iterator[Callable[[str], Visitor]]:
    """Somebody comes to the server, by name."""
    visitors: list[Visitor] = []

    def come(name: str) -> Visitor:
        visitors.append(Visitor(server.url, name))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
