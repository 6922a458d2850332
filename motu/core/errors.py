"""The errors of the kernel. Each message says what to do next."""

from __future__ import annotations


class MotuError(Exception):
    """The root of all errors that a person or a program outside may cause."""


class IllegalMove(MotuError):
    """The move is not among the legal ones."""


class WrongSeat(MotuError):
    """The decision belongs to another seat."""


class NoSuchSeat(MotuError):
    """The table has no seat of this number."""


class WrongGame(MotuError):
    """A state or an event of another game."""


class GameOver(MotuError):
    """The game has ended; nothing more can be played."""


class NobodyAsked(MotuError):
    """No seat has a decision: chance is to answer, or the game is over."""


class CannotUndo(MotuError):
    """There is nothing to take back, or a secret was revealed since."""


class BadWeights(MotuError):
    """A file of learned weights that does not fit the game."""


class BadSetting(MotuError):
    """A setting or a number of seats that the game does not offer."""


class NotOnShelf(MotuError):
    """There is no game or bot of this name."""


class BadNotation(MotuError):
    """A line of text that names no move."""


class BadRecord(MotuError):
    """A record that cannot be read, or that does not prove what it claims; says where."""


class BadState(MotuError):
    """A dump that is not one of a state of this game."""


class BadEdition(MotuError):
    """A component file that cannot be used; says the line and what is wrong with it."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
