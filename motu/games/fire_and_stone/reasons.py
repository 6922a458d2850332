"""Why a click does nothing now: a phrase and the number of the rule.

A reason uses only what its seat knows: the own mat, the own half-made choice, and what lies open.
"""

from __future__ import annotations

from motu.core import decisions
from motu.core.decisions import OTHERS, Rules, Why, said
from motu.core.game import Reason, Seat, because
from motu.games.fire_and_stone import names
from motu.games.fire_and_stone.handles import handles, on_the_table
from motu.games.fire_and_stone.rules import moving, steps
from motu.games.fire_and_stone.state import FireAndStoneState
from motu.games.fire_and_stone.wording import name

RULES = Rules(shown="F17.6", turn="F1.1", over="F12.3")


def why_not(s: FireAndStoneState, seat: Seat, handle: str) -> Reason | None:
    """None when the handle is part of an option; else the reason."""
    return decisions.why_not(s, seat, handle, on_the_table(s, seat), handles, WHILE, RULES)


def no_way(s: FireAndStoneState, seat: Seat, thing: str) -> Reason:
    """[F2.3] The same area, [F2.5] a closed region, or [F2.2] too far."""
    area = names.AREA_NAMES.index(thing)
    start = s.here(seat)
    region = int(s.box.region[area])
    if area == start:
        return because("F2.3", "why-move-on")
    if not s.opened >> region & 1:
        effects = [names.SPACE_EFFECT_NAMES[effect] for effect in s.box.space_effect]
        opens = f"open_region_{region + 1}"
        missing = max(1, effects.index(opens) - int(s.found)) if opens in effects else 0
        return because("F2.5", "why-closed", region=names.REGION_NAMES[region], count=missing)
    if not moving.sails(s, seat, start) and area in s.box.in_reach(start, s.opened, True, moving.steps(s, seat, start)):
        return because("F2.4", "why-no-boats", area=name(thing))
    return because("F2.2", "why-too-far", area=name(thing), count=int(moving.steps(s, seat, start)))


def no_fire(_s: FireAndStoneState, _seat: Seat, thing: str) -> Reason:
    """[F8.1] The fire must be in the same region."""
    return because("F8.1", "why-other-region", area=name(thing))


def no_invention(_s: FireAndStoneState, _seat: Seat, thing: str) -> Reason:
    """[F10.2] One of each kind; what is not owned could be taken."""
    return because("F10.2", "why-owned", card=name(thing))


def no_points(s: FireAndStoneState, _seat: Seat, _thing: str) -> Reason:
    """[F10.3] A VP card needs an uncovered invention, and one that is left."""
    gone = s.cards_gone == len(s.box.pile)
    return because("F10.3", "why-pile-empty" if gone else "why-nothing-to-cover")


def covered(_s: FireAndStoneState, _seat: Seat, thing: str) -> Reason:
    """[F10.4] One VP card on each invention."""
    return because("F10.4", "why-covered", card=name(thing))


def no_track(s: FireAndStoneState, _seat: Seat, _thing: str) -> Reason:
    """[F5.3] A track of another kind; [F5.4] no need to empty it."""
    return because("F5.3", "why-other-kind", tile=name(names.KIND_NAMES[s.agenda[-1].a]))


ON_THE_FIRE = said("F6.2", "why-on-the-fire")
FIRE_FIRST = said("F8.1", "why-fire-first")
MOVE_FIRST = said("F1.3", "why-move-first")
WHILE: dict[tuple[int, str], Why[FireAndStoneState]] = {
    (steps.CHOOSE_START, OTHERS): said("F16.1", "why-start-first"),
    (steps.SCOUT, OTHERS): said("F1.2", "why-scout-first"),
    (steps.MOVE, "area"): no_way,
    (steps.MOVE, OTHERS): MOVE_FIRST,
    (steps.MOVE_NOW, "area"): no_way,
    (steps.MOVE_NOW, OTHERS): MOVE_FIRST,
    (steps.RETURN, "fire"): no_fire,
    (steps.RETURN, "area"): FIRE_FIRST,
    (steps.SECOND, "fire"): no_fire,
    (steps.SECOND, "area"): FIRE_FIRST,
    (steps.GATHER, "leave"): said("F3.9", "why-full"),
    (steps.TRACK, "track"): no_track,
    (steps.CARD, "display"): no_invention,
    (steps.CARD, "points"): no_points,
    (steps.CARD, "decline"): said("F13.22", "why-paid"),
    (steps.TEACHER, "display"): no_invention,
    (steps.COVER, "card"): covered,
    (steps.COOK, "animal"): ON_THE_FIRE,
    (steps.FREE_COOK, "animal"): ON_THE_FIRE,
    (steps.CONFIRM, OTHERS): said("F16.7", "why-acted"),
}
