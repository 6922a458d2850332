"""A person on the server."""

from __future__ import annotations

from msgspec import Struct


class Guest(Struct, frozen=True):
    """A guest, known by the token in a session cookie; the token itself is not kept here."""

    id: str
    name: str
