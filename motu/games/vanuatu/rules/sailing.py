"""V7: sailing."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.flow import Frame, Log, Step
from motu.games.vanuatu.events import Sailed
from motu.games.vanuatu.moves import SAIL, sail
from motu.games.vanuatu.names import CELL_NAMES, CELLS, MOST_STEPS, NAVIGATOR
from motu.games.vanuatu.rules import bank
from motu.games.vanuatu.state import NONE, VanuatuState


def one_step(s: VanuatuState, cells: i64) -> i64:
    """[V1.6] The oceans next to these cells, as bits."""
    found: i64 = 0
    cell: i64 = 0
    while cells >> cell:
        if (cells >> cell) & 1:
            found |= s.box.around[cell]
        cell += 1
    return found & s.sea


def closed(s: VanuatuState, seat: i64) -> i64:
    """[V11.5] Where a way may not end with two players; [V1.7] with more, boats share oceans."""
    return 1 << s.players[1 - seat].boat if s.seats() == 2 else 0


def steps_paid(s: VanuatuState, vatus: i64) -> i64:
    """[V7.1] How many steps can be paid."""
    most = s.box.most_steps
    return most if vatus >= most * s.box.step_cost else vatus // s.box.step_cost


def reachable(s: VanuatuState, boat: i64, steps: i64) -> i64:
    """[V4.11] Every ocean where a way of one to so many steps may end, as bits."""
    cells: i64 = 1 << boat
    found: i64 = 0
    for _ in range(steps):
        cells = one_step(s, cells)
        found |= cells
    return found


def ways(s: VanuatuState, seat: i64) -> vec[i64]:
    """[V7.1] Oceans with the steps to them, [V7.2] on any way; [V4.11] each once where steps are free."""
    player = s.players[seat]
    found = vec[i64](capacity=16)
    barred = closed(s, seat)
    if player.helps(NAVIGATOR):
        return ending(reachable(s, player.boat, s.box.most_steps) & ~barred, 0, found)
    cells: i64 = 1 << player.boat
    for steps in range(1, steps_paid(s, player.vatus) + 1):
        cells = one_step(s, cells)
        found = ending(cells & ~barred, steps, found)
    return found


def ending(cells: i64, steps: i64, found: vec[i64]) -> vec[i64]:
    """A move to each of these cells."""
    for cell in range(CELLS):
        if (cells >> cell) & 1:
            found = append(found, sail(cell, steps))
    return found


def set_sail(s: VanuatuState, seat: i64, move: i64, log: Log | None) -> None:
    """[V7.1] The steps are paid, and the boat is there."""
    player = s.players[seat]
    start = player.boat
    cell = (move - SAIL) // 4
    cost = (move - SAIL) % 4 * s.box.step_cost
    bank.pay(s, seat, cost)
    player.boat = cell
    if log is not None:
        log.append(Sailed(seat, start=CELL_NAMES[start], cell=CELL_NAMES[cell], paid=bank.price(cost)))


def fewest_steps(s: VanuatuState, start: i64, cell: i64) -> i64:
    """The length of the shortest way of at least one step; NONE when it is too far."""
    cells: i64 = 1 << start
    for steps in range(1, MOST_STEPS + 1):
        cells = one_step(s, cells)
        if (cells >> cell) & 1:
            return steps
    return NONE


class Sail(Step[VanuatuState]):
    rule = "V7.1"

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return ways(s, f.seat)

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        set_sail(s, f.seat, move, log)
