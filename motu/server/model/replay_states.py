"""States of finished games: a cache, so that stepping through a replay does not play the game again at each step."""

from __future__ import annotations

from typing import Final

from motu.core.game import State
from motu.server.model.game_log import GameLog
from motu.server.model.seating import Seating

CACHED_STATES: Final = 4000  # of all games together


class ReplayStates:
    """The states at all moments of the games that were asked for last, by table."""

    def __init__(self) -> None:
        self.games: dict[str, list[State]] = {}

    def states(self, seating: Seating, game_log: GameLog) -> list[State]:
        found = self.games.pop(seating.id, None) or replayed(seating, game_log)
        self.games[seating.id] = found
        while sum(len(states) for states in self.games.values()) > CACHED_STATES:
            del self.games[next(iter(self.games))]
        return found


def replayed(seating: Seating, game_log: GameLog) -> list[State]:
    """Play the game from the start, and keep a clone of the state at each moment."""
    state = game_log.game.new(seating.seats, seating.settings)
    states: list[State] = []
    played = 0
    for moment in game_log.moments:
        for play in game_log.table.plays[played : moment.plays]:
            state.play(play.move)
        played = moment.plays
        states.append(state.clone())
    return states
