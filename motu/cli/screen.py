"""A table in the terminal, in the reader's language: events, questions, points, places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from motu import boards
from motu.cli.rules import numbered
from motu.core.events import Event
from motu.core.game import EVERYONE, Decision, Game, Phrase, Seat, State
from motu.words import Words
from motu.words.rules import digest


class Screen:
    """A terminal, a language, and the names of those at the table."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.words = Words(game.name, language)
        self.names = names
        self.console = Console(highlight=False, markup=False, emoji=False)  # names may look like either

    def text(self, phrase: Phrase, me: Seat) -> str:
        return self.words.say(phrase, self.names, me)

    def say(self, id: str, style: str = "", **args: object) -> None:
        """One of the terminal's own sentences."""
        phrase = Phrase(id, tuple(args.items()))
        self.console.print(Text(self.words.say(phrase, self.names), style=style))

    def tell(self, events: Iterable[Event], me: Seat) -> None:
        """Print the events that the reader may know."""
        for event in events:
            if event.audience in (EVERYONE, me):
                self.console.print(Text(f"  {self.text(self.game.tell(event), me)}", style="dim"))

    def board(self, state: State, me: Seat) -> None:
        """Print the text board as the reader sees it."""
        self.console.print(boards.draw(self.game.view(state, me), self.words, self.names))

    def ask(self, decision: Decision) -> None:
        """The question, and the numbered answers."""
        self.console.print(Text(self.text(decision.prompt, decision.seat), style="bold"))
        for number, option in enumerate(decision.options, 1):
            line = Text(f"{number:3}  {self.text(option.label, decision.seat)}")
            if option.gain:
                line.append(f"  {option.gain:+}", style="green")
            self.console.print(line)

    def rule(self, number: str) -> None:
        """The text of one rule."""
        self.console.print(Markdown(numbered(self.game, self.words.language).get(number, number)))

    def rules(self) -> None:
        """The whole digest."""
        self.console.print(Markdown(digest(self.game, self.words.language)))

    def ledger(self, state: State) -> None:
        """Print where each seat's points come from."""
        lines = self.game.ledger(state)
        grid = Grid(box=box.SIMPLE)
        grid.add_column(self.words.text("terminal-source", {}))
        for seat in range(len(lines)):
            grid.add_column(self.words.name(seat, self.names), justify="right")
        points = [{line.source: line.points for line in seat} for seat in lines]
        for source in dict.fromkeys(line.source for seat in lines for line in seat):
            cells = [str(seat[source]) if source in seat else "" for seat in points]
            grid.add_row(self.words.text(f"score-{source}", {}), *cells)
        grid.add_section()
        grid.add_row(self.words.text("terminal-total", {}), *[str(score) for score in state.scores()], style="bold")
        self.console.print(grid)

    def ranking(self, state: State) -> None:
        """The places, the winners first; none where all have lost together."""
        places, scores = self.game.ranking(state), state.scores()
        if 1 not in places:
            self.say("terminal-all-lost", "bold")
            return
        for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
            won = places[seat] == 1
            self.say("terminal-place", "bold green" if won else "", place=places[seat], seat=seat, points=scores[seat])
