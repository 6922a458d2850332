"""Names at a table: no two seats have the same one, and the server never generates a name that is taken."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Set as AbstractSet
from functools import lru_cache
from itertools import chain
from typing import Final

from motu.core.game import Seat
from motu.server.model.seating import Seating
from motu.server.wire.errors import Refusal

# Flowers, birds and fish of the South Sea: short, the same in every language, and none that a bot has.
GUEST_NAMES: Final = (
    "Aute", "Fetia", "Hina", "Hotu", "Kaveka", "Mahi", "Maile", "Maku", "Nenue", "Noni", "Nono", "Ora",
    "Otaha", "Pahua", "Purau", "Ruau", "Tahi", "Tamanu", "Tipanie", "Torea", "Uaru", "Ume", "Vaea", "Vini",
)  # fmt: skip
VARIATIONS: Final = frozenset(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
BOT_NAMES: Final[tuple[str, ...]] = ("Koa", "Reef", "Moana", "Tama", "Lani", "Manu", "Vai", "Tiare")
MORE_NAMES: Final = tuple(f"{name} {number}" for number in range(2, 9) for name in BOT_NAMES)


@lru_cache(10_000)  # lists of tables ask for the same names again and again
def alike(name: str) -> str:
    """A key that is equal for names that read the same; variation selectors have no glyph of their own."""
    seen = "".join(character for character in name if character not in VARIATIONS)
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())


def generated_name(taken: AbstractSet[str] = frozenset()) -> str:
    """A generated name for a guest who has chosen none; a free one while there is any."""
    return secrets.choice([name for name in GUEST_NAMES if alike(name) not in taken] or GUEST_NAMES)


def is_generated(name: str) -> bool:
    """Whether a guest's name is one that the server generates."""
    return name in GUEST_NAMES


def names_by_seat(seating: Seating) -> list[str]:
    """The name at each seat. A bot has the name of its seat, or another one if a person at the table has it."""
    names = [holder.name for holder in seating.holders]
    taken = {alike(name) for name in names if name}
    for seat, holder in enumerate(seating.holders):
        if holder.guest is None and holder.bot is not None:
            names[seat] = bot_name(seat, seating.seats, taken)
            taken.add(alike(names[seat]))
    return names


def bot_name(seat: Seat, seats: int, taken: AbstractSet[str]) -> str:
    """The first free name: the seat's own, then those of no seat."""
    own = BOT_NAMES[seat % len(BOT_NAMES)]
    return next(name for name in chain([own], BOT_NAMES[seats:], BOT_NAMES, MORE_NAMES) if alike(name) not in taken)


def of_others(seating: Seating, guest: str) -> set[str]:
    """The names that the guest may not have at this table. Before the start a bot's name can change, so it is free."""
    names = names_by_seat(seating) if seating.status == "playing" else [holder.name for holder in seating.holders]
    own = seating.seat_of(guest)
    return {alike(name) for seat, name in enumerate(names) if name and seat != own}


def require_free(seating: Seating, guest: str, name: str) -> None:
    """Raise a Refusal when another seat at the table has this name."""
    if seating.status != "over" and alike(name) in of_others(seating, guest):
        raise Refusal("name_taken", f"Somebody at the table is called {name} already.")
