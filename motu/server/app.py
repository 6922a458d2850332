"""The application: routes, dependencies and background tasks put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from motu.server.backups import Backups
from motu.server.http.admission import Admission, check_request, session_of
from motu.server.http.csrf import Csrf
from motu.server.http.guests import Guests
from motu.server.http.limits import Limits
from motu.server.http.responses import ResponseHeaders, exception_handlers
from motu.server.http.routes import channels, games, me, operations, page, replays, tables
from motu.server.http.socket import table_socket
from motu.server.http.static_files import StaticFiles
from motu.server.metrics import Metrics
from motu.server.model.replay_states import ReplayStates
from motu.server.services import Services
from motu.server.tables.registry import Tables
from motu.server.wire.frames import FRAME_BYTES

log = logging.getLogger("motu.server")


def make_app(services: Services) -> Litestar:
    """The ASGI application around these services."""
    config = services.config
    limits, all_tables = Limits(config.allowance), Tables(services)
    csrf = Csrf(services.store.csrf_secret, config.https)
    admission = Admission(config, Guests(services.store, config.https), limits, csrf)
    dependencies = {
        "services": services,
        "tables": all_tables,
        "limits": limits,
        "admission": admission,
        "replay_states": ReplayStates(),
        "static_files": StaticFiles(Path(config.page)),
    }
    api = Router(
        "/api",
        route_handlers=[games.router, me.router, channels.router, tables.router, replays.router],
        before_request=check_request,
        dependencies={"session": Provide(session_of, sync_to_thread=False)},
    )
    app = Litestar(
        [api, table_socket, operations.health, operations.metrics, page.first_page, page.any_page],
        dependencies={name: provide(value) for name, value in dependencies.items()},
        exception_handlers=exception_handlers,
        before_send=[ResponseHeaders(services.metrics, config.https).before_send],
        lifespan=[lambda _: lifespan(services, all_tables)],
        openapi_config=OpenAPIConfig("Motu", "1", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=FRAME_BYTES,
        logging_config=None,
        debug=False,
    )
    app.state.admission = admission
    return app


def provide(value: Any) -> Provide:
    """A dependency that is the same for every request."""

    def get() -> Any:
        return value

    return Provide(get, sync_to_thread=False)


@contextlib.asynccontextmanager
async def lifespan(services: Services, all_tables: Tables) -> AsyncIterator[None]:
    """Background tasks while the server runs, and what is closed at its end."""
    services.workers.warm_up()
    tasks = [
        asyncio.create_task(all_tables.clean_up()),
        asyncio.create_task(measure_lag(services.metrics)),
        asyncio.create_task(services.announcements.run()),
    ]
    if services.config.backup_every:
        tasks.append(asyncio.create_task(Backups(services.config, services.metrics).run()))
    log.info("open")
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        all_tables.close()
        services.workers.close()
        services.store.close()
        log.info("closed")


async def measure_lag(metrics: Metrics) -> None:
    """How late the event loop wakes up: the first sign of an overloaded server."""
    while True:
        before = time.monotonic()
        await asyncio.sleep(1)
        metrics.loop_lag.set(time.monotonic() - before - 1)
