"""A game at the keyboard: people choose among numbered options, bots by `ask`."""

from __future__ import annotations

from motu.bots.bot import ask
from motu.cli import seats
from motu.cli.rules import numbered
from motu.cli.screen import Screen
from motu.cli.seats import Seated
from motu.core.errors import MotuError
from motu.core.events import Event
from motu.core.game import NOBODY, SPECTATOR, Decision, Phrase, Seat
from motu.core.table import Table
from motu.words import problem


class Left(Exception):
    """A person has left the table."""


class Talk:
    """A game in the terminal, from the first question to the last points."""

    def __init__(self, table: Table, seated: list[Seated], screen: Screen) -> None:
        self.table = table
        self.seated = seated
        self.screen = screen
        self.dice = [seats.dice(table.seed, seat) for seat in range(table.seats)]
        self.shown_plays = [len(table.plays)] * table.seats  # how many plays each seat has seen
        self.people = [seat for seat, one in enumerate(seated) if one.bot is None]
        self.at_keyboard: Seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.show_all = True  # before the next question, the whole table

    def run(self) -> None:
        """Play until the game is over; raises Left when a person stops."""
        while (seat := self.table.state.awaiting()) != NOBODY:
            bot = self.seated[seat].bot
            if bot is None:
                self.ask_person(seat)
                continue
            events = self.table.play(seat, ask(bot, self.table.game, self.table.state, seat, self.dice[seat]))
            if not self.people:
                self.screen.tell(events, SPECTATOR)
        if self.people:
            self.screen.tell(self.news(self.at_keyboard), self.at_keyboard)

    def read(self, prompt: str) -> str:
        """A line from the keyboard; end of file or SIGINT ends the game."""
        try:
            return self.screen.console.input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def news(self, seat: Seat) -> list[Event]:
        """Events since the seat last looked."""
        news = [event for events in self.table.events[self.shown_plays[seat] :] for event in events]
        self.shown_plays[seat] = len(self.table.events)
        return news

    def hand_over(self, seat: Seat) -> None:
        """Clear the screen between several people, so that each sees only the own hand."""
        if seat == self.at_keyboard:
            return
        self.screen.console.clear()
        self.screen.say("terminal-hand-over", "bold", seat=seat)
        self.read("")
        self.screen.console.clear()
        self.at_keyboard = seat
        self.show_all = True

    def bring_up_to_date(self, seat: Seat) -> None:
        """Print the news; and the table, unless only the reader has changed it."""
        others = any(play.seat != seat for play in self.table.plays[self.shown_plays[seat] :])
        if others or self.show_all:
            self.screen.say("terminal-turn", "bold underline", seat=seat)
        self.screen.tell(self.news(seat), seat)
        if others or self.show_all:
            self.show_table()
        self.show_all = False

    def ask_person(self, seat: Seat) -> None:
        """Ask one question, until a move has been made or taken back."""
        self.hand_over(seat)
        self.bring_up_to_date(seat)
        decision = self.table.game.decision(self.table.state)
        self.screen.ask(decision)
        before = list(self.table.plays)
        while self.table.plays == before:
            try:
                self.answer(self.read("> "), decision)
            except MotuError as error:
                self.screen.console.print(self.screen.text(problem(error), seat), style="red")

    def answer(self, line: str, decision: Decision) -> None:
        """Carry out a line: a number plays an option, a letter is another command."""
        command, _, rest = line.partition(" ")
        if command.isdecimal() and not rest:
            self.play_number(int(command), decision)
        elif line.startswith("?"):
            self.explain(line[1:].strip(), decision)
        elif line in LETTERS:
            LETTERS[line](self)
        elif line:
            self.table.play(decision.seat, self.table.game.read(self.table.state, line))

    def play_number(self, number: int, decision: Decision) -> None:
        if 1 <= number <= len(decision.options):
            self.table.play(decision.seat, decision.options[number - 1].move)
        else:
            self.screen.say("terminal-no-option", "red", count=len(decision.options))

    def undo(self) -> None:
        seat = self.table.state.awaiting()
        reason = self.table.why_no_undo(seat)
        if reason:
            self.screen.console.print(self.screen.text(Phrase(f"no-undo-{reason}"), seat), style="red")
            return
        self.table.undo(seat)
        self.shown_plays[seat] = len(self.table.events)
        self.show_all = True
        self.screen.say("terminal-undone")

    def show_table(self) -> None:
        self.screen.board(self.table.state, self.at_keyboard)

    def leave(self) -> None:
        raise Left

    def explain(self, what: str, decision: Decision) -> None:
        """Print help, the rule of the question or of this number, a tooltip, or why a click does nothing."""
        rules = numbered(self.table.game, self.screen.words.language)
        if not what:
            self.screen.say("terminal-help")
            handles = self.table.game.view(self.table.state, decision.seat)["handles"]
            self.screen.say("terminal-handles", handles=", ".join(handles))
        elif what.isdecimal():
            self.screen.rule(decision.rule)
        elif what.upper() in rules:
            self.screen.rule(what.upper())
        else:
            self.explain_piece(what, decision)

    def explain_piece(self, what: str, decision: Decision) -> None:
        """Print the tooltip of a piece, named by itself or by its handle, and why its clicks do nothing."""
        game, state, seat = self.table.game, self.table.state, decision.seat
        tips = game.tooltips()
        piece = what.rpartition(":")[2]
        if piece in tips:
            self.screen.console.print(self.screen.text(tips[piece], seat))
        handles = [
            handle for handle in game.view(state, seat)["handles"] if what in (handle, handle.rpartition(":")[2])
        ]
        if piece not in tips:
            handles = handles or [what]
        for handle in handles:
            self.explain_handle(handle, decision)

    def explain_handle(self, handle: str, decision: Decision) -> None:
        reason = self.table.game.why_not(self.table.state, decision.seat, handle)
        if reason is None:
            numbers = [n for n, option in enumerate(decision.options, 1) if handle in option.handles]
            self.screen.say("terminal-possible", handle=handle, numbers=", ".join(str(n) for n in numbers))
            return
        text = self.screen.text(reason.phrase, decision.seat)
        self.screen.console.print(f"{handle}: {text} ({reason.rule})")
        self.screen.rule(reason.rule)


LETTERS = {
    "u": Talk.undo,
    "t": Talk.show_table,
    "l": lambda talk: talk.screen.ledger(talk.table.state),
    "r": lambda talk: talk.screen.rules(),
    "q": Talk.leave,
}
