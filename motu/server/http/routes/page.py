"""Routes of the page: its files, and every screen within it.

They set no CSRF cookie: a response that caches share must not carry a cookie.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from motu.server.http.dependencies import LimitsDependency, ServicesDependency, StaticFilesDependency
from motu.server.http.hosts import check_host, own_origin
from motu.server.http.limits import Limits
from motu.server.http.preview import language_of, of_page, of_table_path, preview_of, tags
from motu.server.http.session import address
from motu.server.http.static_files import StaticFile, StaticFiles, with_tags
from motu.server.services import Services
from motu.server.wire.errors import Refusal

AnyRequest = Request[Any, Any, Any]


@get("/", include_in_schema=False)
async def first_page(
    request: AnyRequest, static_files: StaticFilesDependency, services: ServicesDependency, limits: LimitsDependency
) -> Response[bytes]:
    """The first page."""
    return file_response(request, await screen(request, "", static_files, services, limits))


@get("/{path:path}", include_in_schema=False)
async def any_page(
    request: AnyRequest,
    static_files: StaticFilesDependency,
    services: ServicesDependency,
    limits: LimitsDependency,
    path: FromPath[str],
) -> Response[bytes]:
    """A file of the page, or a screen within it."""
    wanted = path.strip("/")
    found = static_files.find(wanted)
    if found is not None and wanted not in static_files.files:
        found = await screen(request, wanted, static_files, services, limits)
    return file_response(request, found)


async def screen(
    request: AnyRequest, path: str, static_files: StaticFiles, services: Services, limits: Limits
) -> StaticFile:
    """The page at this address, with what a link to it shows elsewhere."""
    try:
        check_host(request.headers, services.config)
    except Refusal:  # the page reports it itself; a foreign name must not come into the links of a preview
        return static_files.index
    language = language_of(request.headers.get("accept-language", ""))
    try:
        if of_table_path(path):
            limits.take(address(request), "requests_of_address")
        preview = await preview_of(path, language, services)
    except Refusal:
        preview = of_page(language)
    origin = own_origin(request.headers, request.scope["scheme"], services.config)
    return with_tags(static_files.index, tags(preview, origin, path, static_files.pictures, language))


def file_response(request: AnyRequest, found: StaticFile | None) -> Response[bytes]:
    if found is None:
        raise NotFoundException
    headers = {"ETag": found.etag, "Cache-Control": found.cache_control, "Vary": found.vary}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers)
    if found.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.gzipped, headers=headers | {"Content-Encoding": "gzip"}, media_type=found.media_type)
    return Response(found.body, headers=headers, media_type=found.media_type)
