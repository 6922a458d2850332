"""Options and events as phrases and handles. The texts stand in words/*.ftl."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from motu.core import decisions
from motu.core.events import Args, Event
from motu.core.flow import Frame
from motu.core.game import Decision, Option, Phrase, Seat
from motu.core.plan import paid
from motu.games.fire_and_stone import names
from motu.games.fire_and_stone.handles import handles
from motu.games.fire_and_stone.rules import building, gathering, hunting, scoring, steps
from motu.games.fire_and_stone.state import FireAndStoneState
from motu.games.fire_and_stone.wording.labels import label
from motu.games.fire_and_stone.wording.phrases import area_name, got, name
from motu.games.fire_and_stone.wording.telling import TOLD, tell

__all__ = ["TOLD", "decision", "got", "label", "name", "option", "spends", "tell"]

Said = Callable[[FireAndStoneState, Frame], Args]
PARTS = {asked.removeprefix("ask-"): "act" for asked in steps.ASKED.values()} | {"scout": "move", "move": "move"}


def decision(s: FireAndStoneState) -> Decision:
    return decisions.decision(s, prompt, option, about, PARTS)


def about(s: FireAndStoneState) -> dict[str, str | int]:
    """The subject of the question: where the scout stands, and the tile that was found or taken."""
    f = s.agenda[-1]
    found: dict[str, str | int] = {"area": names.AREA_NAMES[s.here(f.seat)]}
    if f.step == steps.GATHER:
        found["tile"] = names.KIND_NAMES[s.tile[s.here(f.seat)]]
    elif f.step == steps.TRACK:
        found["tile"] = names.KIND_NAMES[f.a]
    return found


def prompt(s: FireAndStoneState) -> Phrase:
    """The question."""
    f = s.agenda[-1]
    said = SAID.get(int(f.step))
    return Phrase(steps.ASKED[f.step], said(s, f) if said else ())


def here(s: FireAndStoneState, f: Frame) -> Args:
    """Where the scout stands."""
    return (("area", area_name(int(s.here(f.seat)))),)


def here_and_other(s: FireAndStoneState, f: Frame) -> Args:
    """Where the scout stands, and whether the other one was used before it."""
    return (*here(s, f), ("other", "yes" if s.used == 3 else "no"))


def here_and_cost(s: FireAndStoneState, f: Frame) -> Args:
    return (*here(s, f), ("cost", int(building.cost(s, f.seat, s.here(f.seat)))))


def track_of(s: FireAndStoneState, f: Frame) -> Args:
    full = not any(gathering.takes(s.players[f.seat], track, f.a) for track in range(2))
    return (("tile", name(names.KIND_NAMES[f.a])), ("full", "yes" if full else "no"))


SAID: dict[int, Said] = {
    int(steps.MOVE_NOW): here_and_other,
    int(steps.MOVE): here_and_other,
    int(steps.FORAGE): here,
    int(steps.GATHER): lambda s, f: (("tile", name(names.KIND_NAMES[s.tile[s.here(f.seat)]])),),
    int(steps.TRACK): track_of,
    int(steps.COVER): lambda s, _f: (("points", int(s.box.pile[s.cards_gone])),),
    int(steps.HUNT): lambda s, f: (("count", int(hunting.animals(s, hunting.number(s, s.here(f.seat))))),),
    int(steps.PICK): lambda _s, f: (("again", "yes" if f.b else "no"),),
    int(steps.SETTLE): here_and_cost,
    int(steps.BUILD_AGAIN): here_and_cost,
    int(steps.CAVE): lambda s, _f: (("card", name(names.CAVE_NAMES[s.cave])),),
    int(steps.PEEK): lambda _s, f: (("count", int(f.a)),),
}


def worth(s: FireAndStoneState, seat: Seat) -> int:
    """Points so far and what the end would add now, the own objective included."""
    return int(s.players[seat].points() + scoring.projected(s, seat, True))


def option(s: FireAndStoneState, move: int) -> Option:
    """One legal move with its handles and label; what it spends, scores and ends is seen by trying it.

    [F17.9] Where something comes out, nothing is told of what it brings.
    """
    seat = s.waiting
    after, log, gain, final = decisions.tried(s, move)
    came_out = any(event.reveals for event in log)
    if not came_out:
        gain = worth(after, seat) - worth(s, seat)
    pays = {} if came_out else paid(log)
    return Option(move, handles(s, move), label(s, move), tuple(food_handles(pays)), gain, final, pays)


def food_handles(pays: Mapping[str, int]) -> list[str]:
    """One handle for each food that is paid."""
    return ["food"] * pays.get("food", 0)


def spends(log: list[Event]) -> list[str]:
    """The handles of all that these events hand over."""
    return food_handles(paid(log))
