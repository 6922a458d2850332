"""S4 and S5: the bag of tiles and the weather."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from tests.skerry.game.components import TILE_NAMES
from tests.skerry.game.events import Calm, Drew, Lost, Wave
from tests.skerry.game.state import SkerryState

CALM, WAVE = 0, 1


def drawn_from(s: SkerryState, seat: int) -> vec[i64]:
    """[S4.1] The bag, as long as the hand is not full."""
    full = bag.total(s.players[seat].hand) >= s.box.hand
    return bag.empty(len(TILE_NAMES)) if full else s.tiles


def draw(s: SkerryState, seat: int, kind: int, log: Log | None) -> None:
    """[S4.2] Only the owner sees the tile."""
    s.tiles[kind] -= 1
    s.players[seat].hand[kind] += 1
    if log is not None:
        log.append(Drew(seat, tile=TILE_NAMES[kind]))


def weather(s: SkerryState, seat: int, outcome: int, log: Log | None) -> None:
    """[S5.1] Calm, or a wave; [S5.2] the last wave ends the game, and all have lost."""
    s.weather[outcome] -= 1
    if outcome == CALM:
        if log is not None:
            log.append(Calm(seat))
        return
    s.waves += 1
    if log is not None:
        log.append(Wave(seat, waves=s.waves))
    if s.lost():
        s.over()
        if log is not None:
            log.append(Lost(seat))
