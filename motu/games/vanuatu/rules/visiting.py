"""V7: drawings and tourists."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.flow import Frame, Log, Step
from motu.games.vanuatu.events import BroughtTourist, Drew
from motu.games.vanuatu.moves import DRAW, TOURIST
from motu.games.vanuatu.names import ARTIST, CELL_NAMES, DRAWINGS, GUIDE, GUIDES, ISLANDS
from motu.games.vanuatu.rules import bank, bits, building
from motu.games.vanuatu.state import VanuatuState


def with_drawing_place(s: VanuatuState) -> i64:
    """[V7.12] The islands with a free place for a drawing, as bits."""
    found: i64 = 0
    for island in range(ISLANDS):
        if s.drawings[island] < s.box.drawing_places[island]:
            found |= 1 << island
    return found


def with_room(s: VanuatuState) -> i64:
    """[V7.13] The islands with room for a tourist, as bits; none when the office is empty."""
    found: i64 = 0
    if s.office:
        for island in range(ISLANDS):
            if s.tourists[island] < s.box.tourist_places[island]:
                found |= 1 << island
    return found


def drawable(s: VanuatuState, seat: i64) -> i64:
    """[V7.12] Where the seat can draw now, as bits."""
    return s.shores[s.players[seat].boat] & with_drawing_place(s)


def visitable(s: VanuatuState, seat: i64) -> i64:
    """[V7.13] Where the seat can bring a tourist now, as bits."""
    return s.shores[s.players[seat].boat] & with_room(s)


def draw(s: VanuatuState, seat: i64, island: i64, log: Log | None) -> None:
    """[V7.12] A drawing scores, [V4.5] more for the artist."""
    points = s.box.amount[ARTIST] if s.players[seat].helps(ARTIST) else s.box.drawing_points
    s.drawings[island] += 1
    bank.score(s, seat, DRAWINGS, points)
    if log is not None:
        log.append(Drew(seat, cell=CELL_NAMES[s.cells[island]], points=int(points)))


def bring(s: VanuatuState, seat: i64, island: i64, log: Log | None) -> None:
    """[V7.13] One tourist, and a vatu for each hut there; [V4.10] points for the guide."""
    vatus = building.huts_on(s, island)
    points = s.drawings[island] * s.box.amount[GUIDE] if s.players[seat].helps(GUIDE) else 0
    s.office -= 1
    s.tourists[island] += 1
    bank.score(s, seat, GUIDES, points)
    if log is not None:
        log.append(BroughtTourist(seat, cell=CELL_NAMES[s.cells[island]], vatus=int(vatus), points=int(points)))
    bank.gain(s, seat, vatus, log)


class Draw(Step[VanuatuState]):
    rule = "V7.12"

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return bits.moves(DRAW, drawable(s, f.seat))

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        draw(s, f.seat, move - DRAW, log)


class Tourist(Step[VanuatuState]):
    rule = "V7.13"

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return bits.moves(TOURIST, visitable(s, f.seat))

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        bring(s, f.seat, move - TOURIST, log)
