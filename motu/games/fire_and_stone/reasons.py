"""Why a click does nothing now: a phrase and the number of the rule.

A reason uses only what its seat knows: the own mat, the own half-made choice, and what lies open.
"""

from __future__ import annotations

from collections.abc import Callable

from motu.core.decisions import not_asked
from motu.core.game import Reason, Seat, because
from motu.games.fire_and_stone import names
from motu.games.fire_and_stone.handles import handles, on_the_table
from motu.games.fire_and_stone.rules import moving, steps
from motu.games.fire_and_stone.state import OWNED, FireAndStoneState
from motu.games.fire_and_stone.wording import name

Special = Callable[[FireAndStoneState, Seat, str], Reason]


def why_not(s: FireAndStoneState, seat: Seat, handle: str) -> Reason | None:
    """None when the handle is part of an option; else the reason, from the most general to the most special."""
    if handle not in on_the_table(s, seat):
        return because("F17.6", "why-no-such-thing")
    if s.waiting != seat:
        return not_asked(s, seat, turn="F1.1", over="F12.3")
    if any(handle in handles(move) for move in s.moves()):
        return None
    kind, _, thing = handle.partition(":")
    step = int(s.agenda[-1].step)
    special = WHILE.get((step, kind))
    return special(s, seat, thing) if special else because(s.book[step].rule, ASKED.get(step, "why-asked"))


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


def no_fire(s: FireAndStoneState, _seat: Seat, thing: str) -> Reason:
    """[F8.1] The fire must be in the same region."""
    return because("F8.1", "why-other-region", area=name(thing))


def choose_fire(_s: FireAndStoneState, _seat: Seat, _thing: str) -> Reason:
    """[F8.1] Nothing else is asked before the scout is at a fire."""
    return because("F8.1", "why-fire-first")


def full(_s: FireAndStoneState, _seat: Seat, _thing: str) -> Reason:
    """[F3.9] Food that cannot be stored."""
    return because("F3.9", "why-full")


def no_invention(s: FireAndStoneState, seat: Seat, thing: str) -> Reason:
    """[F10.2] One of each kind; what is not owned could be taken."""
    return because("F10.2", "why-owned", card=name(thing))


def no_points(s: FireAndStoneState, seat: Seat, _thing: str) -> Reason:
    """[F10.3] A VP card needs an uncovered invention, and one that is left."""
    gone = s.cards_gone == len(s.box.pile)
    return because("F10.3", "why-pile-empty" if gone else "why-nothing-to-cover")


def no_decline(_s: FireAndStoneState, _seat: Seat, _thing: str) -> Reason:
    """[F13.22] Who has paid must take a card."""
    return because("F13.22", "why-paid")


def covered(s: FireAndStoneState, seat: Seat, thing: str) -> Reason:
    """[F10.4] One VP card on each invention."""
    assert s.players[seat].cards[names.CARD_NAMES.index(thing)] != OWNED
    return because("F10.4", "why-covered", card=name(thing))


def no_track(s: FireAndStoneState, seat: Seat, thing: str) -> Reason:
    """[F5.3] A track of another kind; [F5.4] no need to empty it."""
    return because("F5.3", "why-other-kind", tile=name(names.KIND_NAMES[s.agenda[-1].a]))


def on_the_fire(_s: FireAndStoneState, _seat: Seat, _thing: str) -> Reason:
    """[F6.2] All of these are on the fire already."""
    return because("F6.2", "why-on-the-fire")


MOVING = (int(steps.MOVE), int(steps.MOVE_NOW))
WHILE: dict[tuple[int, str], Special] = {
    **{(step, "area"): no_way for step in MOVING},
    (int(steps.RETURN), "fire"): no_fire,
    (int(steps.RETURN), "area"): choose_fire,
    (int(steps.SECOND), "fire"): no_fire,
    (int(steps.SECOND), "area"): choose_fire,
    (int(steps.GATHER), "leave"): full,
    (int(steps.CARD), "display"): no_invention,
    (int(steps.TEACHER), "display"): no_invention,
    (int(steps.CARD), "points"): no_points,
    (int(steps.CARD), "decline"): no_decline,
    (int(steps.COVER), "card"): covered,
    (int(steps.TRACK), "track"): no_track,
    (int(steps.COOK), "animal"): on_the_fire,
    (int(steps.FREE_COOK), "animal"): on_the_fire,
}
ASKED = {
    int(steps.SCOUT): "why-scout-first",
    int(steps.MOVE_NOW): "why-move-first",
    int(steps.MOVE): "why-move-first",
    int(steps.CHOOSE_START): "why-start-first",
    int(steps.CONFIRM): "why-acted",
}
