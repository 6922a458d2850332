"""Responses: the headers of all of them, and exceptions as typed problems."""

from __future__ import annotations

import logging
import math
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Message, Scope

from motu.core.errors import MotuError
from motu.server.http.limits import TooFast
from motu.server.metrics import Metrics
from motu.server.wire.errors import Refusal, refusal_of
from motu.server.wire.messages import Code, Problem

CONTENT_SECURITY_POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # style attributes hold the positions of pieces
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
HEADERS: Final = {
    "Content-Security-Policy": "; ".join(f"{kind} {sources}" for kind, sources in CONTENT_SECURITY_POLICY.items()),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
OVER_HTTPS: Final = {  # browsers ignore both, and complain of the first, where a page comes over plain http
    "Cross-Origin-Opener-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=31536000",
}
CODE_OF_STATUS: Final[dict[int, Code]] = {
    400: "bad_message",
    401: "no_session",
    403: "bad_token",
    404: "not_found",
    405: "wrong_method",
    413: "too_large",
    415: "bad_message",
}
log = logging.getLogger("motu.server")
AnyRequest = Request[Any, Any, Any]


class ResponseHeaders:
    """Adds the common headers to every response, and counts it."""

    def __init__(self, metrics: Metrics, https: bool) -> None:
        self.metrics = metrics
        self.headers = HEADERS | (OVER_HTTPS if https else {})

    async def before_send(self, message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in self.headers.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")
        for cookie in scope["state"].get("set_cookies", []):
            headers.add("Set-Cookie", cookie)
        self.metrics.responses.labels(str(message["status"])).inc()


def problem_response(error: Refusal) -> Response[Problem]:
    headers = {"Retry-After": str(math.ceil(error.wait))} if isinstance(error, TooFast) else {}
    return Response(error.problem(), status_code=error.status, headers=headers, media_type="application/json")


def on_refusal(_: AnyRequest, error: Refusal) -> Response[Problem]:
    return problem_response(error)


def on_kernel_error(_: AnyRequest, error: MotuError) -> Response[Problem]:
    return problem_response(refusal_of(error))


def on_http_error(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """An error of Litestar as a typed problem."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(f"{part.get('key', 'body')}: {part.get('message')}" for part in error.extra)
    code = CODE_OF_STATUS.get(error.status_code, "refused")
    return problem_response(Refusal(code, f"{detail:.300}"))


def on_unreadable(_: AnyRequest, __: Exception) -> Response[Problem]:
    """A body that is nested too deep, or not UTF-8: what Litestar lets pass as it came from the decoder."""
    return problem_response(Refusal("bad_message", "This is nested too deep, or not UTF-8."))


def on_unexpected_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of the server: it is logged, and the visitor learns nothing about it."""
    log.error("request failed", exc_info=error, extra={"method": request.method})
    return problem_response(Refusal("broken", "The server failed to carry this out."))


exception_handlers: Final[dict[Any, Any]] = {
    Refusal: on_refusal,
    MotuError: on_kernel_error,
    HTTPException: on_http_error,
    RecursionError: on_unreadable,
    UnicodeError: on_unreadable,
    Exception: on_unexpected_error,
}
