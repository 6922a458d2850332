"""A tiny game for tests of the kernel: turns in two parts, and questions that only a player can answer.

A part of a turn puts two markers on free cells, one after the other, and says whether a flag goes with them. Every seat
has two parts in a turn. The game ends when fewer than two cells are free.
"""

from __future__ import annotations

from motu.core.events import Event
from motu.core.game import NOBODY, OPEN, Decision, Game, Json, Move, Option, Phrase, Seat, Settings, State

CELLS = 12
PLAIN, FLAG = CELLS, CELLS + 1
FIRST, SECOND, LAST = range(3)  # what is asked


class MarkerState(State):
    """Marks by player and cell."""

    def __init__(self, seats: int) -> None:
        self.owners = [-1] * CELLS
        self.flags = [0] * seats
        self.turn = 0
        self.part = 0
        self.asked = FIRST

    def awaiting(self) -> Seat:
        return NOBODY if self.asked == FIRST and self.owners.count(-1) < 2 else self.turn

    def moves(self) -> list[Move]:
        if self.awaiting() == NOBODY:
            return []
        return [PLAIN, FLAG] if self.asked == LAST else [cell for cell, owner in enumerate(self.owners) if owner < 0]

    def odds(self) -> list[int]:
        return []

    def fresh(self) -> bool:
        return self.asked == FIRST

    def play(self, move: Move, log: list[Event] | None = None) -> None:
        assert move in self.moves()
        if self.asked != LAST:
            self.owners[move] = self.turn
            self.asked += 1
            return
        self.flags[self.turn] += move == FLAG
        self.asked = FIRST
        self.part = 1 - self.part
        if not self.part:
            self.turn = (self.turn + 1) % len(self.flags)

    def scores(self) -> list[int]:
        return [self.owners.count(seat) + flags for seat, flags in enumerate(self.flags)]

    def clone(self) -> MarkerState:
        return load(self.dump())

    def dump(self) -> Json:
        return [list(self.owners), list(self.flags), self.turn, self.part, self.asked]


def load(data: Json) -> MarkerState:
    owners, flags, turn, part, asked = data
    state = MarkerState(len(flags))
    state.owners, state.flags = list(owners), list(flags)
    state.turn, state.part, state.asked = turn, part, asked
    return state


class Markers(Game):
    """Cells have no default answer; the default for the flag is not to raise it."""

    def __init__(self, plans: bool = True) -> None:
        super().__init__("markers", 1, range(2, 4), [], CELLS + 2, 3 * CELLS, "")
        self.plans = plans

    def new(self, seats: int, settings: Settings) -> MarkerState:
        return MarkerState(seats)

    def load(self, data: Json) -> MarkerState:
        return load(data)

    def plans_turns(self) -> bool:
        return self.plans

    def default_answer(self, state: State) -> Move:
        return PLAIN if PLAIN in state.moves() else OPEN

    def view(self, state: State, seat: Seat) -> Json:
        return {"seat": seat, "table": state.dump()}

    def events(self) -> list[type[Event]]:
        return []

    def decision(self, state: State) -> Decision:
        handles = {PLAIN: "plain", FLAG: "flag"}
        offered = [Option(move, (handles.get(move, f"cell:{move}"),), Phrase("mark")) for move in state.moves()]
        return Decision(state.awaiting(), "", Phrase("ask"), offered)
