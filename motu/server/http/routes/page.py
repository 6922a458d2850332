"""The page itself.

Without the token: a file that caches keep for everybody must not carry somebody's cookie.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from motu.server.http.dependencies import GivenPages
from motu.server.http.static_files import Page


@get("/", include_in_schema=False, exclude_from_csrf=True)
async def first_page(request: Request[Any, Any, Any], pages: GivenPages) -> Response[bytes]:
    """The way in."""
    return sent(request, pages.find(""))


@get("/{path:path}", include_in_schema=False, exclude_from_csrf=True)
async def any_page(request: Request[Any, Any, Any], pages: GivenPages, path: FromPath[str]) -> Response[bytes]:
    """A file of the page, or a place within it."""
    return sent(request, pages.find(path.strip("/")))


def sent(request: Request[Any, Any, Any], found: Page | None) -> Response[bytes]:
    if found is None:
        raise NotFoundException
    headers = {"ETag": found.etag, "Cache-Control": found.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=found.media_type)
    return Response(found.body, headers=headers, media_type=found.media_type)
