"""Checks of the headers `Origin` and `Host`: where a request comes from, and which server it means.

A page of another server can let its own name lead to this machine (DNS rebinding). So the server answers to addresses
in digits, to names that no public name server gives, and to those that the operator has named.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from functools import cache
from typing import Final
from urllib.parse import SplitResult, urlsplit

from motu.server.config import Config
from motu.server.wire.errors import Refusal

AT_HOME: Final = (".local", ".localhost")
NO_PAGE: Final = "null"  # the origin of a page that has none, for example of a file


def split(url: str) -> SplitResult | None:
    """The parts of a URL; None when it is none."""
    try:
        parts = urlsplit(url)
        _ = parts.port  # raises for an invalid port
    except ValueError:
        return None
    return parts


def name_in(url: str) -> str:
    """The host name in a URL; "" when there is none."""
    parts = split(url)
    return (parts and parts.hostname) or ""


@cache
def own_name() -> str:
    """The full name of this machine."""
    return socket.getfqdn().lower()


def check_host(headers: Mapping[str, str], config: Config) -> None:
    """Raise a Refusal for a host name that could belong to a foreign page."""
    name = name_in(f"//{headers.get('host', '')}")
    named = {name_in(origin) for origin in config.origins} | config.hosts | {own_name()}
    if not name or not (is_address(name) or "." not in name or name.endswith(AT_HOME) or name in named):
        raise Refusal("foreign_host", "This server does not answer to that name; its operator can allow it.")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def own_origin(headers: Mapping[str, str], scheme: str, config: Config) -> str:
    """The origin under which this request reached the server."""
    secure = config.https or scheme in ("https", "wss")
    return f"{'https' if secure else 'http'}://{headers.get('host', '')}"


def for_others(origin: str, config: Config) -> str:
    """The origin by which others reach the same page: a loopback address would lead them to their own machine."""
    name = name_in(origin)
    alone = name == "localhost" or (is_address(name) and ipaddress.ip_address(name).is_loopback)
    return config.home if alone and config.home else origin


def check_origin(headers: Mapping[str, str], scheme: str, config: Config) -> None:
    """Raise a Refusal unless a request comes from the server's own page or one that the operator named."""
    origin = headers.get("origin", "")
    if origin in config.origins:
        return
    page = split(origin)
    if page is None or (origin not in ("", NO_PAGE) and not (page.scheme and page.hostname)):
        raise Refusal("bad_message", "The header Origin is not the address of a page.")
    if not page.netloc or f"{page.scheme}://{page.netloc}" != own_origin(headers, scheme, config):
        raise Refusal("foreign_origin", "This request comes from the page of another server.")
