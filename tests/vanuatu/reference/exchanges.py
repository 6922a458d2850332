"""Moves beside the actions: treasures and alms for vatus."""

from __future__ import annotations

from tests.vanuatu.reference.table import Table


def sell_treasure(table: Table, seat: int, worth: int) -> None:
    """R8.4."""
    table.players[seat].treasure[worth] -= 1
    table.gain(seat, worth)


def beg(table: Table, seat: int, count: int) -> None:
    """R9.1: prosperity for vatus, once in a round."""
    table.score(seat, "begged", -count)
    table.players[seat].used = True
    table.gain(seat, count)


def alms(table: Table, seat: int) -> list[int]:
    """How much the Beggar may ask for now; nothing if he is used or has no prosperity."""
    player = table.players[seat]
    most = min(table.printed.characters["beggar"]["most_points"], player.prosperity())
    return list(range(1, most + 1)) if player.has("beggar") else []
