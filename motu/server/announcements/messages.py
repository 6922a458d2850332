"""Texts of announcements: the game and the table, and nothing from inside the game."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Final
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from motu.server.store.channels import Channel
from motu.words import LANGUAGES, Words

MORNING, EVENING = 8, 22  # hours between which a browser may ring
DISCORD: Final = ("discord.com", "discordapp.com")
SLACK: Final = ("slack.com",)


def for_browser(channel: Channel, game: str, table: str) -> bytes:
    """The text that the service worker shows."""
    title, text = said(channel, game)
    return json.dumps({"title": title, "body": text, "table": table, "game": game}).encode()


def for_webhook(channel: Channel, game: str, table: str) -> bytes:
    """The text that Discord and Slack show, or all of it for a program of one's own."""
    title, text = said(channel, game)
    url = f"{channel.details['origin']}/table/{table}"
    line = f"{title}: {text} {url}"
    host = f".{urlsplit(channel.address).hostname}"
    if host.endswith(tuple(f".{name}" for name in DISCORD)):
        return json.dumps({"content": line}).encode()
    if host.endswith(tuple(f".{name}" for name in SLACK)):
        return json.dumps({"text": line}).encode()
    return json.dumps({"text": line, "game": game, "table": table, "url": url}).encode()


def said(channel: Channel, game: str) -> tuple[str, str]:
    words = Words(game, channel.language if channel.language in LANGUAGES else LANGUAGES[0])
    return words.text("title", {}), words.text("announce-turn", {})


def morning_after(zone: str, now: float) -> float:
    """When it is no longer night there; `now` by day, and where the zone is unknown."""
    try:
        there = datetime.fromtimestamp(now, ZoneInfo(zone))
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return now
    if MORNING <= there.hour < EVENING:
        return now
    day = there.date() + timedelta(days=there.hour >= EVENING)
    return datetime(day.year, day.month, day.day, MORNING, tzinfo=there.tzinfo).astimezone(UTC).timestamp()
