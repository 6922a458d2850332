"""Routes of the channels on which a guest is told of a turn. Nothing is sent anywhere before somebody asks for it."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, Router, delete, get, post, put
from litestar.params import JSONBody

from motu.server.announcements import push
from motu.server.announcements.dial import BadAddress, checked
from motu.server.http.dependencies import ServicesDependency, SessionDependency
from motu.server.http.hosts import own_origin
from motu.server.http.openapi import REFUSALS
from motu.server.services import Services
from motu.server.store import channels as store
from motu.server.store.channels import Channel
from motu.server.store.database import NotSaved, Statement
from motu.server.wire.channels import Channels, PushChannel, StopPush, WebhookChannel
from motu.server.wire.errors import Refusal


async def kept(services: Services, guest: str) -> Channels:
    found = await store.channels_of(services.store.database, guest)
    try:
        key = push.public_key(await services.announcements.push_key())
    except NotSaved as error:
        raise Refusal("not_saved", "The key of this server could not be made.") from error
    browsers = [channel.address for channel in found if channel.kind == "push"]
    return Channels(key, browsers, next((one.address for one in found if one.kind == "webhook"), None))


async def write(services: Services, *statements: Statement) -> None:
    try:
        await services.store.database.write(*statements)
    except NotSaved as error:
        raise Refusal("not_saved", "Nothing was changed.") from error


async def tell(services: Services, channel: Channel) -> Channels:
    """Add a channel; raises a Refusal for an address to which nothing is ever sent."""
    try:
        checked(channel.address)
    except BadAddress as error:
        raise Refusal("bad_address", str(error)) from error
    await write(services, *store.add(channel, int(time.time() * 1000)))
    return await kept(services, channel.guest)


def origin_of(request: Request[Any, Any, Any], services: Services) -> str:
    """The origin of the page that asks: messages link to it."""
    return own_origin(request.headers, request.scope["scheme"], services.config)


@get("/me/channels", responses=REFUSALS)
async def read_channels(session: SessionDependency, services: ServicesDependency) -> Channels:
    """Where the visitor is told of a turn."""
    return await kept(services, session.require_guest()[1].id)


@put("/me/channels/push", responses=REFUSALS)
async def set_push(
    data: JSONBody[PushChannel],
    request: Request[Any, Any, Any],
    session: SessionDependency,
    services: ServicesDependency,
) -> Channels:
    """Tell this browser."""
    _, guest = session.require_guest()
    if not push.are_keys(data.p256dh, data.auth):
        raise Refusal("bad_message", "These are no keys of a browser.")
    details = {"p256dh": data.p256dh, "auth": data.auth, "origin": origin_of(request, services)}
    return await tell(services, Channel(0, guest.id, "push", data.endpoint, details, data.language, data.zone))


@post("/me/channels/push/stop", responses=REFUSALS, status_code=200)
async def stop_push(data: JSONBody[StopPush], session: SessionDependency, services: ServicesDependency) -> Channels:
    """Tell this browser nothing any more."""
    _, guest = session.require_guest()
    await write(services, store.remove(guest.id, "push", data.endpoint))
    return await kept(services, guest.id)


@put("/me/channels/webhook", responses=REFUSALS)
async def set_webhook(
    data: JSONBody[WebhookChannel],
    request: Request[Any, Any, Any],
    session: SessionDependency,
    services: ServicesDependency,
) -> Channels:
    """Tell a webhook: of Discord, of Slack, of one's own."""
    _, guest = session.require_guest()
    details = {"origin": origin_of(request, services)}
    return await tell(services, Channel(0, guest.id, "webhook", data.url, details, data.language, ""))


@delete("/me/channels/webhook", responses=REFUSALS, status_code=200)
async def stop_webhook(session: SessionDependency, services: ServicesDependency) -> Channels:
    """Tell no webhook any more."""
    _, guest = session.require_guest()
    await write(services, store.remove(guest.id, "webhook", None))
    return await kept(services, guest.id)


@delete("/me/channels", responses=REFUSALS, status_code=200)
async def stop_all(session: SessionDependency, services: ServicesDependency) -> Channels:
    """Tell nobody any more."""
    _, guest = session.require_guest()
    await write(services, store.remove_all(guest.id))
    return await kept(services, guest.id)


router = Router("/", route_handlers=[read_channels, set_push, stop_push, set_webhook, stop_webhook, stop_all])
