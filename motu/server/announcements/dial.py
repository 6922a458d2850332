"""Requests to addresses that guests have given: over https, to public machines only, and never anywhere else instead.

A name may lead to a machine of the operator's own network, and to another one when it is asked again. So it is resolved
once, what is found is checked, and the connection is made to that very address. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias
from urllib.parse import SplitResult, urlsplit

LONGEST_URL: Final = 2000
PATIENCE: Final = 10.0  # seconds for all of it
LONGEST_LINE: Final = 8192
# All IPv6 addresses of single machines on the internet are in this range.
GLOBAL_UNICAST: Final = ipaddress.ip_network("2000::/3")
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")  # by which an IPv6-only network reaches IPv4 addresses
# Networks that Python may take for public: of protocols, of documentation, of tunnels (Teredo, 6to4 and its relays). A
# tunnel ends at an IPv4 machine, which may be in any network.
NOT_PUBLIC: Final = [
    ipaddress.ip_network(part)
    for part in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
]
Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]


class BadAddress(Exception):
    """An address to which nothing is ever sent."""


class NoAnswer(Exception):
    """Raised when nobody answers there now."""


def checked(url: str) -> SplitResult:
    """The parts of a URL to which something may be sent; raises BadAddress."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError as error:
        raise BadAddress("This is no URL.") from error
    plain = url.isascii() and url.isprintable() and not set(' \\"<>^`{|}').intersection(url)
    if parts.scheme != "https" or not host or not plain or "@" in parts.netloc or len(url) > LONGEST_URL:
        raise BadAddress("Only https:// addresses without a password are written to.")
    try:
        literal = ipaddress.ip_address(host)
    except ValueError:  # a name, which is resolved when something is sent
        return parts
    if not is_public(str(literal)):
        raise BadAddress("Addresses inside a network are not written to.")
    return parts


def is_public(address: str) -> bool:
    """Whether this is the address of one machine on the internet; an embedded IPv4 address is checked instead."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped
        if ip in NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner:
            return is_public(str(inner))
        if ip not in GLOBAL_UNICAST or leads_on(ip):
            return False
    if any(ip in network for network in NOT_PUBLIC):
        return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


def leads_on(ip: ipaddress.IPv6Address) -> bool:
    """Whether the address embeds an IPv4 address (ISATAP), to which its network would forward what is sent."""
    return (int(ip) >> 32) & 0xFDFFFFFF == 0x00005EFE


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host name; an IPv4 address in an unusual notation, such as one number, is normalised."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class Dial:
    """How the server reaches others; tests put their own resolver, list of addresses and certificates in."""

    def __init__(
        self,
        resolve: Resolve = resolve,
        allows: Callable[[str], bool] = is_public,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.resolve = resolve
        self.allows = allows
        self.tls = tls

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; raises BadAddress or NoAnswer."""
        parts = checked(url)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.exchange(parts, headers, body)
        except (OSError, TimeoutError, UnicodeError, ValueError, asyncio.IncompleteReadError) as error:
            raise NoAnswer(type(error).__name__) from error

    async def exchange(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        host, port = parts.hostname or "", parts.port or 443
        found = [address for address in await self.resolve(host, port) if self.allows(address)]
        if not found:
            raise BadAddress("Addresses inside a network are not written to.")
        self.tls = self.tls or ssl.create_default_context()
        reader, writer = await asyncio.open_connection(
            found[0], port, ssl=self.tls, server_hostname=host, limit=LONGEST_LINE
        )
        try:
            writer.write(request(parts, headers, body))
            await writer.drain()
            return status_of(await reader.readuntil(b"\r\n"))
        finally:
            writer.close()


def request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    """A request of HTTP/1.1 on a connection of its own."""
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    fields = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "Motu"}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in (fields | dict(headers)).items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def status_of(line: bytes) -> int:
    version, status = line.split(None, 2)[:2]
    if not version.startswith(b"HTTP/1."):
        raise ValueError("no HTTP")
    return int(status)
