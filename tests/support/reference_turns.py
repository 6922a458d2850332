"""Second readings of the rules tell a turn as a course of questions; here they are asked, and answered by a table."""

from __future__ import annotations

from collections.abc import Callable, Generator

from motu.core.game import State

Asking = Generator[list[str], str, str]  # yields what is asked, and is sent the answers


def ask(options: list[str]) -> Asking:
    """Only a real choice is put to the player."""
    return options[0] if len(options) == 1 else (yield options)


def follow(s: State, seat: int, course: Asking, answer: Callable[[list[str]], str]) -> None:
    """A whole turn: whatever the second reading asks, the table answers."""
    asked = next(course)
    while True:
        assert s.awaiting() == seat
        try:
            asked = course.send(answer(asked))
        except StopIteration:
            return
