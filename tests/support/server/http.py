"""Requests to a server on this machine."""

from __future__ import annotations

import ssl
from typing import Any

import httpx

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # otherwise each client reads all the world's certificates


def client(url: str, **settings: Any) -> httpx.Client:
    """A browser's network, at this address."""
    return httpx.Client(base_url=url, verify=NO_TLS, trust_env=False, **settings)


def get(url: str, **headers: str) -> httpx.Response:
    """A single question."""
    return httpx.get(url, headers=headers, verify=NO_TLS, trust_env=False)
