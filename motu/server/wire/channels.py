"""Types of the wire: where a guest wants to be told of a turn while no page is open."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Address: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2000)]
BrowserKey: TypeAlias = Annotated[str, Meta(max_length=200, pattern="^[A-Za-z0-9_-]+=*$")]
LanguageName: TypeAlias = Annotated[str, Meta(max_length=20)]


class Channels(Struct, frozen=True):
    """GET /api/me/channels. `key` is the public key of this server, for PushManager.subscribe."""

    key: str
    browsers: list[str]  # their endpoints
    webhook: str | None


class PushChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/channels/push: a PushSubscription of a browser. `zone` is its time zone: nights are quiet."""

    endpoint: Address
    p256dh: BrowserKey
    auth: BrowserKey
    language: LanguageName = "en"
    zone: Annotated[str, Meta(max_length=60)] = ""


class WebhookChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/channels/webhook."""

    url: Address
    language: LanguageName = "en"


class StopPush(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/channels/push/stop: this browser is told nothing any more."""

    endpoint: Address
