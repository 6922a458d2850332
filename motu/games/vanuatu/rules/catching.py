"""V7: fishing and exploring."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core.flow import Log
from motu.games.vanuatu.events import Explored, Fished
from motu.games.vanuatu.names import CELL_NAMES, DIVER, FISHER, FISHERS
from motu.games.vanuatu.rules import bank
from motu.games.vanuatu.state import VanuatuState


def fish_here(s: VanuatuState, seat: i64) -> i64:
    """[V7.6] The fish where the boat is: the value of the next catch."""
    return s.fish[s.tiles[s.players[seat].boat]]


def treasures_here(s: VanuatuState, seat: i64) -> i64:
    """[V7.4] The treasures where the boat is: the value of the next one."""
    return s.treasures[s.tiles[s.players[seat].boat]]


def fish(s: VanuatuState, seat: i64, log: Log | None) -> None:
    """[V7.6] A fish tile for a fish; [V4.9] points for the fisher."""
    player = s.players[seat]
    value = fish_here(s, seat)
    points = value * s.box.amount[FISHER] if player.helps(FISHER) else 0
    s.fish[s.tiles[player.boat]] -= 1
    player.fish[value] += 1
    bank.score(s, seat, FISHERS, points)
    if log is not None:
        log.append(Fished(seat, cell=CELL_NAMES[player.boat], value=int(value), points=int(points)))


def explore(s: VanuatuState, seat: i64, log: Log | None) -> None:
    """[V7.4] A treasure tile for a treasure, [V7.5] kept or sold later; [V4.8] vatus for the diver."""
    player = s.players[seat]
    value = treasures_here(s, seat)
    vatus = value * s.box.amount[DIVER] if player.helps(DIVER) else 0
    s.treasures[s.tiles[player.boat]] -= 1
    player.treasures[value] += 1
    if log is not None:
        log.append(Explored(seat, cell=CELL_NAMES[player.boat], value=int(value), vatus=int(vatus)))
    bank.gain(s, seat, vatus, log)
