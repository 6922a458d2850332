"""`motu replay`: step through a record in the terminal."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import typer

from motu.cli import arguments
from motu.cli.screen import Screen
from motu.core.events import Event
from motu.core.game import CHANCE, SPECTATOR, Game, Seat, State
from motu.core.record import Record, game_of, steps

SeatNumber = Annotated[
    int, typer.Option("--seat", min=0, help="The seat whose view is shown, counted from 1; 0: a spectator's.")
]


class Stop(NamedTuple):
    """A position to stop at: the start, or the one after a decision and chance's answers to it."""

    number: int  # of the last play before it
    state: State
    events: list[Event]


def replay(file: arguments.RecordFile, seat: SeatNumber = 0, language: arguments.Language = "en") -> None:
    """Step through a record: forwards, backwards, to any move."""
    record = arguments.record(file)
    game = game_of(record)
    if seat > record.seats:
        raise typer.BadParameter(f"there are only {record.seats} seats.", param_hint="--seat")
    Walk(stops(record, game), Screen(game, language, ()), seat - 1 if seat else SPECTATOR).run()


def stops(record: Record, game: Game) -> list[Stop]:
    """The positions of the whole game, every move checked."""
    found: list[Stop] = []
    for moment in steps(record, game):
        if moment.play is None:
            found.append(Stop(0, moment.state.clone(), []))
        elif moment.play.seat == CHANCE:
            last = found.pop()
            found.append(Stop(moment.number, moment.state.clone(), last.events + moment.events))
        else:
            found.append(Stop(moment.number, moment.state.clone(), moment.events))
    return found


class Walk:
    """A reader's way through a game."""

    def __init__(self, stops: list[Stop], screen: Screen, seat: Seat) -> None:
        self.stops = stops
        self.screen = screen
        self.seat = seat
        self.index = 0

    def run(self) -> None:
        self.show()
        while True:
            try:
                line = self.screen.console.input("> ").strip()
            except EOFError:
                self.screen.console.print()
                return
            if line == "q":
                return
            if self.go(line):
                self.show()
            else:
                self.screen.say("terminal-replay-help", last=self.stops[-1].number)

    def go(self, line: str) -> bool:
        """Go where a line says; False when it says nothing known."""
        last = len(self.stops) - 1
        if line.isdecimal() and len(line) < 10:
            self.index = next((index for index, stop in enumerate(self.stops) if stop.number >= int(line)), last)
            return True
        places = {"": self.index + 1, "n": self.index + 1, "b": self.index - 1, "s": 0, "e": last}
        if line not in places:
            return False
        self.index = min(max(places[line], 0), last)
        return True

    def show(self) -> None:
        stop = self.stops[self.index]
        self.screen.say("terminal-move", "bold underline", number=stop.number, last=self.stops[-1].number)
        self.screen.tell(stop.events, self.seat)
        self.screen.board(stop.state, self.seat)
        if self.index == len(self.stops) - 1:
            self.screen.ledger(stop.state)
