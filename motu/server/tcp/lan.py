"""The addresses under which other machines of the home network reach this one. Nothing is sent to find them."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import closing
from typing import Final

from motu.core.errors import MotuError

# From the ranges for documentation (RFC 5737, RFC 3849): a datagram socket that is connected there sends nothing, but
# says which of its own addresses the machine would send from.
FAR_AWAY: Final = ((socket.AF_INET, "203.0.113.1"), (socket.AF_INET6, "2001:db8::1"))
DISCARD: Final = 9


class NoNetwork(MotuError):
    """This machine has no address that others could reach."""


def lan_addresses() -> list[str]:
    """Addresses of this machine, those that others are most likely to reach first; raises NoNetwork.

    One socket listens, so all are of one kind: IPv4, or IPv6 where there is nothing else.
    """
    found = [address for address in dict.fromkeys([*routed(), *named()]) if is_reachable(address)]
    good = [address for address in found if ":" not in address] or found
    if not good:
        raise NoNetwork(
            "This machine is in no network: join the Wi-Fi or plug in the cable, then start again; "
            "or leave out --lan to play on this machine."
        )
    return good


def everywhere(address: str) -> str:
    """The wildcard address to listen on: IPv6 for an IPv6 address, else IPv4."""
    return "::" if ":" in address else "0.0.0.0"  # noqa: S104 - asked for


def routed() -> list[str]:
    """The address from which this machine would send to the internet, for IPv4 and IPv6 where there is a route."""
    found = []
    for family, there in FAR_AWAY:
        try:
            with closing(socket.socket(family, socket.SOCK_DGRAM)) as probe:
                probe.connect((there, DISCARD))
                found.append(str(probe.getsockname()[0]))
        except OSError:  # no route of this kind
            continue
    return found


def named() -> list[str]:
    """Addresses of the machine's own host name: they are found in a network without internet too."""
    try:
        return [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None)]
    except OSError:
        return []


def is_reachable(address: str) -> bool:
    """Whether others can reach this machine by the address: it is no loopback, link-local or other special one."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:  # "fe80::1%eth0" in old Pythons
        return False
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast)


def origin_of(address: str, port: int) -> str:
    """The origin of the page at this address and port."""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"
