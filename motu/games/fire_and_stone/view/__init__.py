"""F17: what a seat sees. Built up from nothing."""

from __future__ import annotations

from motu.core import bag
from motu.core.decisions import step_name
from motu.core.game import NOBODY, Seat
from motu.games.fire_and_stone import names
from motu.games.fire_and_stone.handles import on_the_table
from motu.games.fire_and_stone.rules import cooking, steps
from motu.games.fire_and_stone.state import NONE, FireAndStoneState
from motu.games.fire_and_stone.view.areas import area_view, hut_spaces, lair, reach, region
from motu.games.fire_and_stone.view.tribes import tribes
from motu.games.fire_and_stone.view.types import FireAndStoneView

__all__ = ["STEP_NAMES", "view"]

STEPS = ["move", "act"]  # of a scout's use
STEP_NAMES = {
    int(steps.CHOOSE_START): "start",
    int(steps.SCOUT): "move",
    int(steps.MOVE_NOW): "move",
    int(steps.MOVE): "move",
    int(steps.SECOND): "second",
    int(steps.CONFIRM): "confirm",
}


def view(s: FireAndStoneState, seat: Seat) -> FireAndStoneView:
    """[F17.6] Everything that lies open, and what the seat alone knows."""
    using = s.waiting != NOBODY and s.used > 0
    return {
        "game": "fire_and_stone",
        "seat": seat,
        "first": int(s.first),
        "active": int(s.active),
        "awaiting": s.waiting,
        "step": step_name(s, STEP_NAMES),
        "steps": STEPS,
        "round": int((s.turns + s.seats() - 1) // s.seats()),
        "last_turns": last_turns(s),
        "scout": names.AREA_NAMES[s.here(s.active)] if using else None,
        "areas": [area_view(s, seat, area) for area in range(int(names.AREAS))],
        "regions": [region(s, seat, number) for number in range(int(names.REGIONS))],
        "hut_tiles": int(s.found),
        "hut_spaces": hut_spaces(s),
        "display": [None if card == NONE else names.INVENTION_NAMES[card] for card in s.display],
        "deck": int(bag.total(s.deck)),
        "pile": [int(value) for value in s.box.pile[s.cards_gone :]],
        "gathered": bag.named(s.gathered, names.KIND_NAMES),
        "cooked": bag.named(s.cooked, names.ANIMAL_NAMES),
        "bag_tokens": int(s.bags_left),
        "cave": None if s.cave == NONE else names.CAVE_NAMES[s.cave],
        "offer": [name for card, name in enumerate(names.STARTING_NAMES) if s.offer[card]],
        "trigger": None if s.trigger == NONE else int(s.trigger),
        "idle": int(s.turns - s.progress),
        "guard": int(s.options.guard * s.seats()),
        "players": tribes(s, seat),
        "reach": reach(s, seat),
        "lair": lair(s, seat),
        "chosen": chosen(s, seat),
        "handles": on_the_table(s, seat),
    }


def last_turns(s: FireAndStoneState) -> int | None:
    """[F12.2] How many turns are left once the end was triggered, the present one included."""
    if s.trigger == NONE or s.waiting == NOBODY:
        return None
    counted = int(bag.total(s.turns_left))
    return counted or int(s.box.turns_left_trigger * s.seats() + s.seats() - 1) + 1


def chosen(s: FireAndStoneState, seat: Seat) -> dict[str, int] | None:
    """[F17.8] What the reader has put on the fire so far."""
    if s.waiting != seat or seat < 0 or s.agenda[-1].step not in (steps.COOK, steps.FREE_COOK):
        return None
    choice = s.agenda[-1].a
    found = {name: int(cooking.chosen(choice, a)) for a, name in enumerate(names.ANIMAL_NAMES)}
    return {name: n for name, n in found.items() if n}
