"""Positions of finished games, a few games at a time: stepping through one should not play it again at each step."""

from __future__ import annotations

from typing import Final

from motu.core.game import State
from motu.server.model.game_log import Course
from motu.server.model.seating import Sitting

REMEMBERED: Final = 8  # games


class Past:
    """The state at each moment, by table."""

    def __init__(self) -> None:
        self.games: dict[str, list[State]] = {}

    def states(self, at: Sitting, course: Course) -> list[State]:
        found = self.games.pop(at.id, None) or played_again(at, course)
        self.games[at.id] = found
        if len(self.games) > REMEMBERED:
            del self.games[next(iter(self.games))]
        return found


def played_again(at: Sitting, course: Course) -> list[State]:
    """The game from its beginning, with a picture of each moment."""
    state = course.game.new(len(at.seats), at.settings)
    states: list[State] = []
    played = 0
    for mark in course.marks:
        for play in course.table.plays[played : mark.plays]:
            state.play(play.move)
        played = mark.plays
        states.append(state.clone())
    return states
