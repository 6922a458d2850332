"""How answers leave: errors as typed problems, and the headers that every answer has."""

from __future__ import annotations

import logging
import math
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Message, Scope

from motu.core.errors import MotuError
from motu.server.wire.errors import Refusal, refusal
from motu.server.http.limits import TooFast
from motu.server.wire.messages import Code, Problem
from motu.server.metrics import Meters

ALLOWED: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # positions of pieces stand in style attributes
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
    "Content-Security-Policy": "; ".join(f"{what} {where}" for what, where in ALLOWED.items()),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
BY_STATUS: Final[dict[int, Code]] = {
    400: "bad_message",
    401: "no_session",
    403: "bad_token",
    404: "not_found",
    405: "wrong_method",
    413: "too_large",
    415: "bad_message",
}
log = logging.getLogger("motu.server")
Asked = Request[Any, Any, Any]


class Replies:
    """Completes and counts every answer."""

    def __init__(self, meters: Meters, https: bool) -> None:
        self.meters = meters
        self.headers = HEADERS | ({"Strict-Transport-Security": "max-age=31536000"} if https else {})

    async def before_send(self, message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in self.headers.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")
        if "set_cookie" in scope["state"]:
            headers.add("Set-Cookie", scope["state"]["set_cookie"])
        self.meters.requests.labels(str(message["status"])).inc()


def answer(error: Refusal) -> Response[Problem]:
    headers = {"Retry-After": str(math.ceil(error.wait))} if isinstance(error, TooFast) else {}
    return Response(error.problem(), status_code=error.status, headers=headers, media_type="application/json")


def on_refusal(_: Asked, error: Refusal) -> Response[Problem]:
    return answer(error)


def on_kernel_error(_: Asked, error: MotuError) -> Response[Problem]:
    return answer(refusal(error))


def on_http_error(_: Asked, error: HTTPException) -> Response[Problem]:
    """What the framework refused, in our words."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(f"{part.get('key', 'body')}: {part.get('message')}" for part in error.extra)
    code = BY_STATUS.get(error.status_code, "refused")
    return answer(Refusal(code, f"{detail:.300}"))


def on_fault(request: Asked, error: Exception) -> Response[Problem]:
    """A fault of ours; the visitor learns nothing of it but that it is one."""
    log.error("a request failed", exc_info=error, extra={"method": request.method})
    return answer(Refusal("broken", "Something went wrong here."))


exception_handlers: Final[dict[Any, Any]] = {
    Refusal: on_refusal,
    MotuError: on_kernel_error,
    HTTPException: on_http_error,
    Exception: on_fault,
}
