"""The library at the prompt: a table that takes names and lines of text and prints itself; records from files.

`import motu` exports everything here; `docs/library.md` shows it by example.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from motu import boards, shelf
from motu.core import record as records
from motu.core import table as core
from motu.core.errors import CannotUndo, GameOver
from motu.core.events import Event
from motu.core.game import CHANCE, NOBODY, SPECTATOR, Game, Move, Seat, Settings
from motu.core.record import Moment, Record
from motu.words import LANGUAGES, Words

WIDTH: Final = 100  # columns of a printed table
Recorded = Record | str | PathLike[str] | dict[str, Any]  # a record, its file or its plain data


class Table(core.Table):
    """One game being played. Takes a Game or its name, and moves as lines of text or numbers; chance answers at once.

    Without a seed, a random one seals the dice: no throw can be foreseen, and the record proves them afterwards.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        settings: Settings | None = None,
        seed: int | str | None = None,
        *,
        language: str = LANGUAGES[0],
        names: Sequence[str] = (),
    ) -> None:
        title = shelf.game(game) if isinstance(game, str) else game
        self.words = Words(title.name, language)
        self.names = names
        super().__init__(title, seats, settings or {}, secrets.token_hex(16) if seed is None else seed)

    @property
    def turn(self) -> Seat | None:
        """The awaited seat; None when the game is over."""
        awaiting = self.state.awaiting()
        return None if awaiting == NOBODY else awaiting

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn is None

    @property
    def moves(self) -> list[str]:
        """The legal moves as lines of text; `table.state.moves()` has their numbers in the same order."""
        return list(self.game.written(self.state))

    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand on the table."""
        return self.state.scores()

    @property
    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winners; nobody has 1 where all have lost together."""
        return self.game.ranking(self.state)

    def play(self, seat: Seat | str, move: Move | str | None = None) -> list[Event]:
        """Play a move for the awaited seat, or for a seat that is named first: `play("pass")`, `play(0, 27)`.

        Returns the events, those of chance included; printed, each event is a sentence.
        """
        if move is None:
            seat, move = self.state.awaiting(), seat
        if isinstance(move, str):
            if self.over:
                raise GameOver(core.OVER)
            move = self.game.read(self.state, move)
        return super().play(seat, move)  # type: ignore[arg-type]  # refused there, by name, if it is no seat

    def undo(self, seat: Seat | None = None) -> int:
        """Take back what the last player, or this seat, did last; returns the number of moves."""
        if seat is None:
            if not self.plays:
                raise CannotUndo(core.NO_UNDO["nothing"])
            seat = self.plays[-1].seat
        return super().undo(seat)

    def tell(self, event: Event) -> str:
        """An event as a sentence in the table's language, with the names of the players."""
        return self.words.say(self.game.tell(event), self.names)

    def draw(self, seat: Seat | None = None) -> str:
        """The text board as a seat sees it; by default the awaited seat, at the end a spectator."""
        if seat is None:
            seat = self.state.awaiting() if self.state.awaiting() >= 0 else SPECTATOR
        console = Console(width=WIDTH, color_system=None, highlight=False, markup=False, emoji=False)
        with console.capture() as captured:
            console.print(boards.draw(self.game.view(self.state, seat), self.words, self.names))
        return "\n".join(line.rstrip() for line in captured.get().splitlines())

    def __str__(self) -> str:
        return self.draw()

    def save(self, path: str | PathLike[str]) -> Record:
        """Write the record of the game so far to a file."""
        found = self.so_far()
        Path(path).write_text(json.dumps(found.json(), indent=1) + "\n", encoding="utf-8")
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        about = (self.game, self.seats, self.settings, self.seed, self.words.language, self.names)
        return resumed, (*about, [play.move for play in self.plays if play.seat != CHANCE])


def resumed(
    game: Game, seats: int, settings: Settings, seed: str, language: str, names: Sequence[str], moves: list[Move]
) -> Table:
    """The table at which these moves were played: a pickle is loaded by this function."""
    table = Table(game, seats, settings, seed, language=language, names=names)
    for move in moves:
        table.play(move)
    return table


def load(path: str | PathLike[str]) -> Record:
    """The record in a file; raises BadRecord, which names the place. Iterate over it, or ask it to `verify`."""
    return records.read(Path(path).read_text(encoding="utf-8"))


def opened(recorded: Recorded) -> Record:
    """A record, from itself, its file or its plain data."""
    if isinstance(recorded, Record):
        return recorded
    return records.from_json(recorded) if isinstance(recorded, dict) else load(recorded)


def replay(recorded: Recorded) -> Iterator[Moment]:
    """Replay a recorded game moment by moment, every move checked; takes a record, its file or its plain data."""
    return iter(opened(recorded))


def verify(recorded: Recorded) -> Record:
    """Prove a record: every move legal, the chain of hashes whole, every throw from the seed; raises BadRecord."""
    return opened(recorded).verify()
