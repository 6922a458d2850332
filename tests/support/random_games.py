"""Random play for every game on the shelf: the tables it can be played at, whole games, and moments of games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from motu import sources
from motu.core.dice import Dice
from motu.core.errors import BadSetting
from motu.core.events import Event
from motu.core.game import CHANCE, EVERYONE, NOBODY, SPECTATOR, Game, Move, Seat, Settings, State
from tests.support.games import games
from tests.support.rules_digest import rulebook

STATED = re.compile(r"\*\*([A-Z]+\d+(?:\.\d+)*)\*\*")  # **M2.10**


class Place(NamedTuple):
    """A way to sit down: a game, how many seats, and the settings that are not the default."""

    game: Game
    seats: int
    settings: Settings

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *self.settings.values()])

    def new(self) -> State:
        return self.game.new(self.seats, self.settings)


def choices(game: Game) -> list[Settings]:
    """The defaults, every other value of every setting by itself, and the last values of all together."""
    changed = [{setting.name: value} for setting in game.settings for value in setting.values[1:]]
    return [{}, *changed, {setting.name: setting.values[-1] for setting in game.settings}]


def places(game: Game) -> list[Place]:
    """Every seat count with every choice of settings that it admits."""
    found = []
    for seats in game.seat_counts:
        for settings in choices(game):
            try:
                game.new(seats, settings)
            except BadSetting:
                assert settings, f"{game.name} refuses its own defaults with {seats} seats"
            else:
                found.append(Place(game, seats, settings))
    return found


def turn_about(game: Game) -> list[Place]:
    """Every seat count with the defaults, and every choice of settings with one seat count after the other."""
    found = places(game)
    changed = [[place for place in found if place.settings == settings] for settings in choices(game)[1:]]
    return [place for place in found if not place.settings] + [
        group[number % len(group)] for number, group in enumerate(changed)
    ]


# Interpreted, a step takes thirty times as long, and the games are the same: one test below holds them together.
SPREAD = places if sources.compiled() else turn_about
ALL = [place for game in games.values() for place in SPREAD(game)]
DEFAULT = [place for place in ALL if not place.settings]


def onlookers(place: Place) -> list[Seat]:
    """All readers of the table."""
    return [*range(place.seats), SPECTATOR]


def next_move(s: State, dice: Dice) -> Move:
    """Any legal move; chance answers by its odds."""
    moves = s.moves()
    if s.awaiting() != CHANCE:
        return moves[dice.below(len(moves))]
    left = dice.below(sum(s.odds()))
    for move, weight in zip(moves, s.odds(), strict=True):
        if left < weight:
            return move
        left -= weight
    raise AssertionError("odds out of step with moves")


def positions(place: Place, seed: int) -> Iterator[State]:
    """A game at random: its state before every move and at the end, always the same object."""
    s = place.new()
    dice = Dice(seed)
    for _ in range(place.game.longest + 1):
        yield s
        if s.awaiting() == NOBODY:
            return
        s.play(next_move(s, dice))
    raise AssertionError(f"{place} has not ended after {place.game.longest} moves")


def final(place: Place, seed: int) -> State:
    """The end of a game played at random."""
    *_, last = positions(place, seed)
    return last


def moments(game: Game, count: int, seed: int = 0) -> Iterator[tuple[Place, State]]:
    """So many positions from games at all places, each a state of its own; interpreted, a quarter as many."""
    spread = SPREAD(game)
    count = count if sources.compiled() else count // 4
    dice = Dice(seed)
    found = 0
    while True:
        for number, place in enumerate(spread):
            for s in positions(place, seed * 1000 + found + number):
                if dice.below(25) == 0:
                    yield place, s.clone()
                    found += 1
                if found == count:
                    return


def heard(events: list[Event], seat: Seat) -> list[Event]:
    """Events as they are told to a seat."""
    return [event for event in events if event.audience in (seat, EVERYONE)]


def numbers(game: Game) -> set[str]:
    """The numbers of the rules."""
    return set(STATED.findall(rulebook(game)))
