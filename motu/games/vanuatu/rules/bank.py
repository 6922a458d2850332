"""V1: vatus and points."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core.flow import Log
from motu.games.vanuatu.events import Converted
from motu.games.vanuatu.names import BANK
from motu.games.vanuatu.state import VanuatuState


def gain(s: VanuatuState, seat: i64, vatus: i64, log: Log | None) -> None:
    """[V1.3] Every full bank becomes points at once, [V1.4] reckoned over the whole gain."""
    player = s.players[seat]
    player.vatus += vatus
    times = player.vatus // s.box.full
    if not times:
        return
    player.vatus -= times * s.box.full
    player.earned[BANK] += times * s.box.full_points
    if log is not None:
        log.append(Converted(seat, vatus=times * s.box.full, points=times * s.box.full_points))


def score(s: VanuatuState, seat: i64, source: i64, points: i64) -> None:
    """[V1.5] Points have no upper limit."""
    s.players[seat].earned[source] += points


def pay(s: VanuatuState, seat: i64, vatus: i64) -> None:
    """Only what is there is ever asked for."""
    s.players[seat].vatus -= vatus


def price(vatus: i64) -> dict[str, int]:
    """A payment as events name it."""
    return {"vatu": int(vatus)} if vatus else {}
