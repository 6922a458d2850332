"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Router
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from motu.bots.bot import Bot
from motu.core.game import Game
from motu.server.workers import Pool
from motu.server.store.bus import Bus
from motu.server.http.guests import Guests
from motu.server.services import Config, House
from motu.server.http.limits import FRAME_BYTES, Limits
from motu.server.metrics import Meters
from motu.server.http.static_files import Pages
from motu.server.model.replay_states import Past
from motu.server.http.responses import Replies, exception_handlers
from motu.server.http import socket as sockets
from motu.server.http.routes import games, me, operations, page as pages, replays, tables
from motu.server.store.store import Store
from motu.server.tables.registry import Tables
from motu.server.http.session import Door, visit_of

log = logging.getLogger("motu.server")


def open_house(config: Config, games: Mapping[str, Game], bots: Mapping[str, Bot], bus: Bus | None = None) -> House:
    """The one of everything that tables share."""
    pool = Pool(config.bot_workers, config.bot_patience)
    return House(config, games, bots, Store(config.database), pool, bus or Bus(), Meters())


def make_app(house: House) -> Litestar:
    """The application around a house."""
    config = house.config
    limits, all_tables = Limits(config.allowance), Tables(house)
    door = Door(config, Guests(house.store, config.https), limits)
    given = {
        "house": house,
        "tables": all_tables,
        "limits": limits,
        "door": door,
        "past": Past(),
        "pages": Pages(Path(config.page)),
    }
    routers = [games.router, me.router, tables.router, replays.router]
    api = Router(
        "/api",
        route_handlers=routers,
        before_request=come_in,
        dependencies={"visit": Provide(visit_of, sync_to_thread=False)},
    )
    app = Litestar(
        [api, sockets.table_socket, operations.health, operations.metrics, pages.first_page, pages.any_page],
        dependencies={name: always(thing) for name, thing in given.items()},
        exception_handlers=exception_handlers,
        before_send=[Replies(house.meters, config.https).before_send],
        csrf_config=csrf(house),
        lifespan=[lambda _: life(house, all_tables)],
        openapi_config=OpenAPIConfig("Motu", "1", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=FRAME_BYTES,
        logging_config=None,
        debug=False,
    )
    app.state.door = door
    return app


async def come_in(request: Request[Any, Any, Any]) -> None:
    """The framework copies routers with all that hangs on them, so the door hangs on the application."""
    await request.app.state.door.request(request)


def always(thing: Any) -> Provide:
    """The same thing for every request."""

    def give() -> Any:
        return thing

    return Provide(give, sync_to_thread=False)


def csrf(house: House) -> CSRFConfig:
    """The page reads this cookie and sends it back in a header, which no other page can."""
    return CSRFConfig(
        house.store.secret,
        cookie_name="motu_csrf",
        header_name="x-motu-csrf",
        cookie_secure=house.config.https,
    )


@contextlib.asynccontextmanager
async def life(house: House, all_tables: Tables) -> AsyncIterator[None]:
    """From the start of the server to its end."""
    house.pool.warm_up()
    errands = [asyncio.create_task(all_tables.tidy_up()), asyncio.create_task(measure_lag(house.meters))]
    log.info("open")
    try:
        yield
    finally:
        for errand in errands:
            errand.cancel()
        all_tables.close()
        house.pool.close()
        house.store.close()
        log.info("closed")


async def measure_lag(meters: Meters) -> None:
    """How late the loop wakes up: the first sign that a server has too much to do."""
    while True:
        before = time.monotonic()
        await asyncio.sleep(1)
        meters.lag.set(time.monotonic() - before - 1)
