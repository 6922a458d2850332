"""V10: Rising Waters."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.vanuatu.events import AllLost, Rolled, Sank, WaterRose
from motu.games.vanuatu.moves import ROLL
from motu.games.vanuatu.names import CELL_NAMES, GOODS, ISLANDS, MOST_SEATS
from motu.games.vanuatu.rules import bits, building
from motu.games.vanuatu.state import VanuatuState


def floods(s: VanuatuState, number: i64) -> bool:
    """[V10.1] Whether the water rises in a round, counted from 0; [V12.2] only with the expansion."""
    return s.options.rising and (s.box.flood_rounds >> number) & 1 != 0


class Roll(Step[VanuatuState]):
    """[V10.1] The die at the start of a round."""

    rule = "V10.1"
    by_chance = True
    first = ROLL

    def bag(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return s.box.die if floods(s, s.round) else NO_MOVES

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        s.die = move - ROLL + 1
        if log is not None:
            log.append(Rolled(s.first, face=int(s.die)))


def lies_open(s: VanuatuState, island: i64) -> bool:
    """Whether an island is laid and has not sunk."""
    return s.cells[island] >= 0 and not (s.sunk >> island) & 1


def lost(s: VanuatuState) -> bool:
    """[V10.9] Whether too many islands have sunk."""
    return s.options.rising and bits.count(s.sunk) >= s.box.lost_at


def rise(s: VanuatuState, seat: i64, log: Log | None) -> None:
    """[V10.6] Every island gets water for each open side, all at once; [V10.7] those with too much sink."""
    s.die = 0
    added = bag.empty(ISLANDS)
    for island in range(ISLANDS):
        if lies_open(s, island):
            added[island] = bits.count(building.open_sides(s, island))
            s.water[island] += added[island]
    if log is not None:
        log.append(WaterRose(seat, added=by_cell(s, added), water=by_cell(s, s.water)))
    for island in range(ISLANDS):
        if s.water[island] >= s.box.sinks_at:
            sink(s, seat, island, log)
    if lost(s) and log is not None:
        log.append(AllLost(seat, islands=int(bits.count(s.sunk))))


def by_cell(s: VanuatuState, counts: vec[i64]) -> dict[str, int]:
    """The numbers with the cells of their islands, without the zeros."""
    return {CELL_NAMES[s.cells[island]]: counts[island] for island in range(ISLANDS) if counts[island]}


def sink(s: VanuatuState, seat: i64, island: i64, log: Log | None) -> None:
    """[V10.7] Cubes go to the reserve; huts, dikes, tourists and drawings leave the game."""
    huts: list[int] = []
    for other in range(s.seats()):
        huts.append(int(s.huts[island * MOST_SEATS + other]))
        s.huts[island * MOST_SEATS + other] = 0
    if log is not None:
        log.append(Sank(seat, cell=CELL_NAMES[s.cells[island]], huts=huts, dikes=int(bits.count(s.dikes[island]))))
    for good in range(GOODS):
        s.reserve[good] += s.goods[island * GOODS + good]
        s.goods[island * GOODS + good] = 0
    s.tourists[island] = 0
    s.drawings[island] = 0
    s.dikes[island] = 0
    s.water[island] = 0
    s.sunk |= 1 << island
    s.survey()


def count_down(s: VanuatuState, seat: i64, log: Log | None) -> None:
    """[V10.4] The die goes down by one; at 0 the water rises at once."""
    if s.die:
        s.die -= 1
        if not s.die:
            rise(s, seat, log)


def late_rise(s: VanuatuState, seat: i64, log: Log | None) -> None:
    """[V10.5] Whatever is left of the die when the last marker has come off; [V12.5] or it is taken away."""
    if s.die and s.options.late_flood:
        rise(s, seat, log)
    s.die = 0


def penalty(s: VanuatuState, seat: i64) -> i64:
    """[V10.10] What the water takes off the score: for each island with an own hut, or [V12.4] for each hut."""
    total: i64 = 0
    for island in range(ISLANDS):
        huts = s.huts[island * MOST_SEATS + seat]
        if huts:
            total += s.box.penalty[s.water[island]] * (huts if s.options.penalty_per_hut else 1)
    return total
