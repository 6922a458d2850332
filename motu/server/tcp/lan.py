"""The addresses under which other machines of the home network reach this one. Nothing is sent to find them."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import closing
from typing import Final

from motu.core.errors import MotuError

# From the ranges for documentation (RFC 5737, RFC 3849): a datagram socket that is connected there sends nothing, but
# says which of its own addresses the machine would use for the way out.
FAR_AWAY: Final = ((socket.AF_INET, "203.0.113.1"), (socket.AF_INET6, "2001:db8::1"))
DISCARD: Final = 9


class NoNetwork(MotuError):
    """There is nobody to whom an address of this machine would mean anything."""


def lan_addresses() -> list[str]:
    """Addresses of this machine, those that others are most likely to reach first; raises NoNetwork.

    All of one kind, as one socket listens: those of IPv6 only where there is nothing else.
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
    """The address to listen on, so that this one and all others of its kind are answered."""
    return "::" if ":" in address else "0.0.0.0"  # noqa: S104 - asked for


def routed() -> list[str]:
    """The own address on the way out, for each kind of network that leads anywhere."""
    found = []
    for family, there in FAR_AWAY:
        try:
            with closing(socket.socket(family, socket.SOCK_DGRAM)) as probe:
                probe.connect((there, DISCARD))
                found.append(str(probe.getsockname()[0]))
        except OSError:  # no way out of this kind
            continue
    return found


def named() -> list[str]:
    """Addresses of the machine's own name: they show a network without a way out."""
    try:
        return [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None)]
    except OSError:
        return []


def is_reachable(address: str) -> bool:
    """Whether the address means the same machine to others: not this machine to itself, not one of a single link."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:  # "fe80::1%eth0" in old Pythons
        return False
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast)


def origin_of(address: str, port: int) -> str:
    """How a browser there writes it."""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"
