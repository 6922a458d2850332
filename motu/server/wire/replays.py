"""Types of the wire: finished games, stepped through and looked back upon."""

from __future__ import annotations

from msgspec import Struct

from motu.server.wire.messages import Position, Standing, TableInfo, WireEntry, WirePhrase


class Replay(Struct, frozen=True):
    """GET /api/tables/{id}/replay: a finished game without the positions."""

    info: TableInfo
    seat: int  # the reader's seat; -3 for a spectator
    moments: list[Standing]
    log: list[WireEntry]
    commitment: str
    seed: str


class WireMoment(Struct, frozen=True):
    """GET /api/tables/{id}/moments/{moment}: one position of a finished game, with the entries of its moment."""

    seat: int  # who moved; -1 at the start
    position: Position
    entries: list[WireEntry]


class Decided(Struct, frozen=True):
    """A decision of the reader that cost chances to win."""

    moment: int  # at which it was asked
    played: WirePhrase  # labels of options
    better: WirePhrase
    loss: int  # of 100 games, how many fewer are won
    error: int  # and how far that may be off
    reason: WirePhrase  # for the better move
