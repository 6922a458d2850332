"""Routes for operators."""

from __future__ import annotations

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from motu.server.http.admission import check_operation
from motu.server.http.dependencies import ServicesDependency
from motu.server.store.database import NotSaved


@get("/health", include_in_schema=False, before_request=check_operation)
async def health(services: ServicesDependency) -> Response[dict[str, str]]:
    """Whether the server is alive, and can write and read its database."""
    try:
        await services.store.check()
    except NotSaved as error:
        return Response({"status": "ill", "reason": str(error)}, status_code=503)
    except Exception as error:  # noqa: BLE001  (any error means that it cannot)
        return Response({"status": "ill", "reason": type(error).__name__}, status_code=503)
    return Response({"status": "well"})


@get("/metrics", include_in_schema=False, before_request=check_operation)
async def metrics(services: ServicesDependency) -> Response[bytes]:
    """Metrics in the format of Prometheus."""
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)
