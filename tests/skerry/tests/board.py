"""Set-ups and answers in the words of a player."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.events import Event
from motu.core.game import CHANCE
from tests.skerry.game import notation
from tests.skerry.game.components import CELL_NAMES, TILE_NAMES
from tests.skerry.game.game import Skerry
from tests.skerry.game.state import SkerryState

INNER = ["0:-1", "1:-1", "-1:0", "1:0", "-1:1", "0:1"]
CORNERS = ["2:-2", "2:0", "0:2", "-2:2", "-2:0", "0:-2"]
WIDE = " ".join(
    [f"sand@{cell}" for cell in INNER] + [f"rock@{cell}" for cell in CORNERS]
)  # more than twenty free cells


def table(hand: str = "coral sand", reef: str = "", seats: int = 2, **settings: str) -> SkerryState:
    """The first turn of the first seat, with this hand; `reef` lists further tiles as `coral@1:0`."""
    s = Skerry().new(seats, settings)
    while s.awaiting() == CHANCE:
        s.play(s.moves()[0])
    first = s.players[0]
    for kind, count in enumerate(first.hand):
        s.tiles[kind] += count
    first.hand = vec[i64]([hand.split().count(name) for name in TILE_NAMES])
    for kind, count in enumerate(first.hand):
        s.tiles[kind] -= count
    for tile, _, cell in (word.partition("@") for word in reef.split()):
        place = CELL_NAMES.index(cell)
        s.reef[place], s.axes[place], s.owners[place] = TILE_NAMES.index(tile), 0, 1
        s.tiles[TILE_NAMES.index(tile)] -= 1
    s.refresh()
    return s


def offers(s: SkerryState) -> list[str]:
    """Choices now."""
    return [notation.write(move) for move in s.moves()]


def choose(s: SkerryState, *lines: str) -> list[Event]:
    """Answer in the words of the notation, for seats and for chance; says what was told."""
    log: list[Event] = []
    for line in lines:
        (move,) = [move for move in s.moves() if notation.write(move) == line]
        s.play(move, log)
    return log
