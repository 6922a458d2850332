"""Routes of the page: its files, and every screen within it.

They set no CSRF cookie: a response that caches share must not carry a cookie.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from motu.server.http.dependencies import StaticFilesDependency
from motu.server.http.static_files import StaticFile


@get("/", include_in_schema=False)
async def first_page(request: Request[Any, Any, Any], static_files: StaticFilesDependency) -> Response[bytes]:
    """The first page."""
    return file_response(request, static_files.find(""))


@get("/{path:path}", include_in_schema=False)
async def any_page(
    request: Request[Any, Any, Any], static_files: StaticFilesDependency, path: FromPath[str]
) -> Response[bytes]:
    """A file of the page, or a screen within it."""
    return file_response(request, static_files.find(path.strip("/")))


def file_response(request: Request[Any, Any, Any], found: StaticFile | None) -> Response[bytes]:
    if found is None:
        raise NotFoundException
    headers = {"ETag": found.etag, "Cache-Control": found.cache_control, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers)
    if found.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.gzipped, headers=headers | {"Content-Encoding": "gzip"}, media_type=found.media_type)
    return Response(found.body, headers=headers, media_type=found.media_type)
