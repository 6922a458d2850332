"""The referee: a state, sealed dice and the record. Chance answers at once; undo never goes past a reveal."""

from __future__ import annotations

from dataclasses import replace

from motu.core.errors import BadSetting, CannotUndo, GameOver, IllegalMove, WrongSeat
from motu.core.events import Event
from motu.core.game import CHANCE, NOBODY, Game, Json, Move, Seat, Settings, State, to_act
from motu.core.record import Chain, Play, Record, commitment, digest, header, steps, throw

OVER = "The game is over: start a new one, or step through its record."
NO_UNDO = {
    "nothing": "Nothing has been played yet.",
    "revealed": "Something hidden has come out since: that cannot be unseen.",
    "other": "The last move was somebody else's: only its player can take it back.",
    "passed": "The turn has passed on: it is somebody else's decision now.",
}


class Table:
    """One game being played. Every change goes through here."""

    def __init__(self, game: Game, seats: int, settings: Settings, seed: int | str) -> None:
        if not isinstance(seed, int | str):
            raise BadSetting(f"seed: {seed!r} is neither a whole number nor a text; secrets.token_hex() makes one.")
        self.game = game
        self.seats = seats
        self.settings = game.chosen(seats, settings)
        self.seed = str(seed)
        self.plays: list[Play] = []
        self.events: list[list[Event]] = []  # of each play
        self.fresh: list[bool] = []  # whether each play began a turn, or a part of one that stands by itself
        self.throws = 0
        self.state: State = game.new(seats, self.settings)
        self.chain = Chain(header(self.so_far()))
        self.answer_for_chance()

    def __repr__(self) -> str:
        return f"<{self.game.name}, {self.seats} seats, move {len(self.plays)}: {to_act(self.state.awaiting())}>"

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Play a seat's move and let chance answer; returns the events. Refused moves change nothing."""
        if self.state.awaiting() == NOBODY:
            raise GameOver(OVER)
        if type(seat) is not int or seat != self.state.awaiting():
            raise WrongSeat(f"It is seat {self.state.awaiting()}'s decision, not seat {seat!r}'s: wait for your turn.")
        if type(move) is not int:
            raise IllegalMove(f"A move is a whole number, not {move!r}: choose one of moves().")
        first = len(self.plays)
        self.carry_out(seat, move)
        self.answer_for_chance()
        return [event for events in self.events[first:] for event in events]

    def carry_out(self, seat: Seat, move: Move) -> None:
        events: list[Event] = []
        fresh = self.state.fresh()
        self.state.play(move, events)
        self.fresh.append(fresh)
        self.plays.append(Play(seat, move, self.chain.add(seat, move)))
        self.events.append(events)

    def answer_for_chance(self) -> None:
        """Let the sealed dice answer until a seat is asked."""
        while self.state.awaiting() == CHANCE:
            outcome = self.state.moves()[throw(self.seed, self.throws, self.state.odds())]
            self.throws += 1
            self.carry_out(CHANCE, outcome)

    def why_no_undo(self, seat: Seat) -> str:
        """Why the seat cannot take back its last move: a key of NO_UNDO; "" when it can."""
        if not self.plays:
            return "nothing"
        last = self.plays[-1]
        if self.came_out(-1):
            return "revealed"
        if last.seat != seat:
            return "other"
        return "" if self.state.awaiting() == seat else "passed"

    def came_out(self, number: int) -> bool:
        """Whether chance made this play, or it revealed something hidden."""
        return self.plays[number].seat == CHANCE or any(event.reveals for event in self.events[number])

    def undo(self, seat: Seat) -> int:
        """Take back what the seat did last, within the own turn and not past a reveal; returns the number of moves.

        One move; in a game whose turns are planned all moves since the last play that began a turn or a part of one,
        because they were sent together.
        """
        reason = self.why_no_undo(seat)
        if reason:
            raise CannotUndo(NO_UNDO[reason])
        count = len(self.plays) - self.began(seat)
        self.restore(self.plays[:-count])
        return count

    def began(self, seat: Seat) -> int:
        """The first of the plays that an undo takes back, by its number."""
        first = len(self.plays) - 1
        while self.game.plans_turns() and not self.fresh[first]:
            if not first or self.plays[first - 1].seat != seat or self.came_out(first - 1):
                return first
            first -= 1
        return first

    def restore(self, plays: list[Play]) -> None:
        """The table as it was after these plays."""
        events: list[list[Event]] = []
        for moment in steps(replace(self.so_far(), plays=plays), self.game):
            state = moment.state
            if moment.play:
                events.append(moment.events)
        self.resume(state, [(play.seat, play.move) for play in plays], events, self.fresh[: len(plays)])

    def resume(
        self, state: State, moves: list[tuple[Seat, Move]], events: list[list[Event]], fresh: list[bool]
    ) -> None:
        """Continue from a state that was saved after these moves; that they lead to it is not checked."""
        self.state = state
        self.chain = Chain(header(self.so_far()))
        self.plays = [Play(seat, move, self.chain.add(seat, move)) for seat, move in moves]
        self.events = events
        self.fresh = fresh
        self.throws = sum(seat == CHANCE for seat, _ in moves)

    def record(self) -> Json:
        """The game so far as plain data, the way it is written to a file."""
        return self.so_far().json()

    def so_far(self) -> Record:
        """The game so far. The seed is in it only when the game is over."""
        return Record(
            self.game.name,
            self.game.version,
            self.game.edition,
            self.seats,
            self.settings,
            commitment(self.seed),
            list(self.plays),
            self.seed if self.state.awaiting() == NOBODY else None,
            digest(self.state.dump()),
        )
