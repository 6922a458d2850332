"""A server and people to visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.support.server.client import Client
from tests.support.server.servers import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def visit(server: Server) -> Iterator[Callable[[str], Client]]:
    """Makes a client with a session of this name."""
    visitors: list[Client] = []

    def come(name: str) -> Client:
        visitors.append(Client(server.url, name))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
