"""How claims about Fire & Stone show in its states."""

from __future__ import annotations

from typing import Any

from motu.games.fire_and_stone import names
from motu.games.fire_and_stone.rules import storing
from motu.games.fire_and_stone.state import FireAndStoneState
from tests.support.claims import Led, points


def huts(s: FireAndStoneState, area: str) -> list[int]:
    """The huts of each seat in an area."""
    first = names.AREA_NAMES.index(area) * int(s.seats())
    return [int(count) for count in s.huts[first : first + int(s.seats())]]


def leads(s: FireAndStoneState, seat: int, area: str) -> bool:
    there = huts(s, area)
    return there[seat] > max(count for other, count in enumerate(there) if other != seat)


def more_huts(before: FireAndStoneState, after: FireAndStoneState, seat: int, area: str) -> bool:
    return huts(after, area)[seat] > huts(before, area)[seat]


def hut(line: Led, args: dict[str, Any]) -> bool:
    reward = line.turn.box.reward[names.FOR_HUT]
    return more_huts(line.start, line.turn, line.seat, args["area"]) and reward == args["points"]


def lead(line: Led, args: dict[str, Any]) -> bool:
    return leads(line.turn, line.seat, args["area"]) and not leads(line.start, line.seat, args["area"])


def overtaken(line: Led, args: dict[str, Any]) -> bool:
    return leads(line.turn, line.seat, args["area"]) and not leads(line.round, line.seat, args["area"])


def came(line: Led, count: Any) -> bool:
    """Whether a number of the seat's grew at some moment of the own turn."""
    return any(
        count(after.players[line.seat]) > count(before.players[line.seat]) for before, after in line.steps("own")
    )


def tile(line: Led, args: dict[str, Any]) -> bool:
    """On a track; a track may have been emptied for it, or have been filled by it."""
    kind = names.KIND_NAMES.index(args["what"])
    return came(line, lambda player: [int(one) for one in player.tracks].count(kind)) or came(
        line, lambda player: sum(int(card) for card in player.cards)
    )


def card_of(s: FireAndStoneState, seat: int, invention: str) -> int:
    return int(s.players[seat].cards[names.CARD_NAMES.index(invention)])


def invention(line: Led, args: dict[str, Any]) -> bool:
    return bool(card_of(line.turn, line.seat, args["what"])) and not card_of(line.start, line.seat, args["what"])


def taken(line: Led, args: dict[str, Any]) -> bool:
    return bool(card_of(line.round, args["seat"], args["what"])) and not card_of(line.turn, args["seat"], args["what"])


def card(line: Led, args: dict[str, Any]) -> bool:
    def earned(s: FireAndStoneState) -> int:
        return int(s.players[line.seat].earned[names.CARD_POINTS])

    return any(earned(after) - earned(before) == args["points"] for before, after in line.steps("own"))


def animals(line: Led, args: dict[str, Any]) -> bool:
    steps = [(sum(a.players[line.seat].mat), sum(b.players[line.seat].mat)) for a, b in line.steps("own")]
    return bool(sum(max(0, after - before) for before, after in steps) == args["count"])


def cooked(line: Led, args: dict[str, Any]) -> bool:
    """Animals left the mat, and as much food came at the same moment."""
    found = 0
    for before, after in line.steps("own"):
        was, now = before.players[line.seat], after.players[line.seat]
        if sum(now.mat) < sum(was.mat):
            found += 1
    return found > 0 and args["food"] > 0


def wasted(line: Led, args: dict[str, Any]) -> bool:
    """At some moment there was no room for more."""
    return args["count"] > 0 and any(storing.free(after, line.seat) <= 0 for _, after in line.steps("own"))


def discovery(line: Led, args: dict[str, Any]) -> bool:
    area = names.AREA_NAMES.index(args["area"])
    return bool(line.start.tile[area] == names.FACE_DOWN and line.turn.tile[area] != names.FACE_DOWN)


HOLDS = {
    "points": points,
    "hut": hut,
    "lead": lead,
    "tile": tile,
    "invention": invention,
    "card": card,
    "animal": animals,
    "cooked": cooked,
    "discovery": discovery,
    "food": lambda line, args: line.turn.players[line.seat].food == args["count"],
    "wasted": wasted,
    "overtaken": overtaken,
    "taken": taken,
    "next_hut": lambda line, args: more_huts(line.round, line.later, line.seat, args["area"]),
}
