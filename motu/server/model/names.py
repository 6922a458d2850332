"""Names at a table: no two seats have the same, and the server gives none that another seat has."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Set as AbstractSet
from typing import Final

from motu.core.game import Seat
from motu.server.model.seating import Seating
from motu.server.wire.errors import Refusal

# Flowers, birds and fish of the South Sea: short, the same in every language, and none that a bot has.
OF_GUESTS: Final = (
    "Aute", "Fetia", "Hina", "Hotu", "Kaveka", "Mahi", "Maile", "Maku", "Nenue", "Noni", "Nono", "Ora",
    "Otaha", "Pahua", "Purau", "Ruau", "Tahi", "Tamanu", "Tipanie", "Torea", "Uaru", "Ume", "Vaea", "Vini",
)  # fmt: skip
VARIATIONS: Final = frozenset(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
OF_BOTS: Final = ("Koa", "Reef", "Moana", "Tama", "Lani", "Manu", "Vai", "Tiare")


def alike(name: str) -> str:
    """The same for names that read the same. What only chooses between forms of a character is not seen by itself."""
    seen = "".join(character for character in name if character not in VARIATIONS)
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())


def given(taken: AbstractSet[str] = frozenset()) -> str:
    """A name for a guest who has chosen none; one that is not taken, as long as there is one."""
    return secrets.choice([name for name in OF_GUESTS if alike(name) not in taken] or OF_GUESTS)


def was_given(name: str) -> bool:
    """Whether a guest's name is one of those that the server gives."""
    return name in OF_GUESTS


def shown(seating: Seating) -> list[str]:
    """The name at each seat. A bot has that of its seat, or another one if a person at the table has it."""
    names = [holder.name for holder in seating.holders]
    taken = {alike(name) for name in names if name}
    for seat, holder in enumerate(seating.holders):
        if holder.guest is None and holder.bot is not None:
            names[seat] = of_bot(seat, seating.seats, taken)
            taken.add(alike(names[seat]))
    return names


def of_bot(seat: Seat, seats: int, taken: AbstractSet[str]) -> str:
    """The first free name: the seat's own, then those of no seat."""
    candidates = [OF_BOTS[seat % len(OF_BOTS)], *OF_BOTS[seats:], *OF_BOTS]
    numbered = [f"{name} {number}" for number in range(2, 9) for name in OF_BOTS]
    return next(name for name in [*candidates, *numbered] if alike(name) not in taken)


def of_others(seating: Seating, guest: str) -> set[str]:
    """The names that the guest may not have at this table. Before the start a bot takes another one if need be."""
    names = shown(seating) if seating.status == "playing" else [holder.name for holder in seating.holders]
    own = seating.seat_of(guest)
    return {alike(name) for seat, name in enumerate(names) if name and seat != own}


def require_free(seating: Seating, guest: str, name: str) -> None:
    """Raise a Refusal when another seat at the table has this name."""
    if seating.status != "over" and alike(name) in of_others(seating, guest):
        raise Refusal("name_taken", f"Somebody at the table is called {name} already.")
