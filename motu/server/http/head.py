"""HEAD for every GET route: the application sees a GET, and the HTTP server leaves out the body."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]  # ASGI


def with_head(app: App) -> App:
    """The application, which answers HEAD as it would answer GET."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # a copy: the server has its own, and sends no body for a HEAD
        await app(scope, receive, send)

    return answer
