"""For those who run the server."""

from __future__ import annotations

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from motu.server.http.dependencies import GivenHouse


@get("/health", include_in_schema=False, exclude_from_csrf=True)
async def health(house: GivenHouse) -> Response[dict[str, str]]:
    """Whether the server is alive and can read its database."""
    try:
        await house.store.alive()
    except Exception as error:  # noqa: BLE001  (whatever it is, it is not health)
        return Response({"status": "ill", "reason": type(error).__name__}, status_code=503)
    return Response({"status": "well"})


@get("/metrics", include_in_schema=False, exclude_from_csrf=True)
async def metrics(house: GivenHouse) -> Response[bytes]:
    """Figures in the format of Prometheus."""
    return Response(generate_latest(house.meters.registry), media_type=CONTENT_TYPE_LATEST)
