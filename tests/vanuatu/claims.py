"""How claims about Vanuatu show in its states."""

from __future__ import annotations

from typing import Any

from motu.core.game import NOBODY
from motu.games.vanuatu import flow, names
from motu.games.vanuatu.heuristics import place_worth
from motu.games.vanuatu.rules import possible
from motu.games.vanuatu.state import VanuatuState
from tests.support.claims import Led, points


def leads(s: VanuatuState, seat: int, action: int) -> bool:
    """More markers than anybody else, or as many and earlier in the order of the round."""
    order = [(int(s.first) + place) % int(s.seats()) for place in range(s.seats())]
    most = max(int(player.markers[action]) for player in s.players)
    if not most or next(one for one in order if s.players[one].markers[action] == most) != seat:
        return False
    player = s.players[seat]
    if s.seats() > 2 or most > s.neutral[action]:
        return True
    linked = player.character >= 0 and s.box.linked[player.character] == action
    return bool(most == s.neutral[action] and (linked or player.target == action))


def lead(line: Led, args: dict[str, Any]) -> bool:
    action = names.ACTION_NAMES.index(args["what"])
    return leads(line.turn, line.seat, action) and not leads(line.start, line.seat, action)


def outbid(line: Led, args: dict[str, Any]) -> bool:
    action = names.ACTION_NAMES.index(args["what"])
    return leads(line.turn, line.seat, action) and leads(line.round, args["seat"], action)


def acted(before: VanuatuState, after: VanuatuState, seat: int, action: int) -> bool:
    """Whether a stack that came off was performed. At the end of a round that is forgotten: could it be performed?"""
    if before.round == after.round and after.waiting != NOBODY:
        return bool(after.players[seat].performed >> action & 1)
    if before.waiting == seat and before.agenda[-1].step not in (flow.TURN, flow.TURN_ON, flow.GOVERN):
        return True  # it was about to be
    return leads(before, seat, action) and possible.possible(before, seat, action)


def stacks(line: Led, *parts: str) -> list[tuple[int, bool]]:
    """The stacks of the seat that came off: the action, and whether it was performed."""
    found = []
    for part in parts:
        for before, after in line.steps(part):
            was, now = before.players[line.seat], after.players[line.seat]
            gone = [action for action in range(names.ACTIONS) if was.markers[action] and not now.markers[action]]
            found += [(action, acted(before, after, line.seat, action)) for action in gone]
    return found


def lost(line: Led, args: dict[str, Any]) -> bool:
    return (names.ACTION_NAMES.index(args["what"]), False) in stacks(line, "own", "others", "after")


def performed(line: Led, args: dict[str, Any]) -> bool:
    return (names.ACTION_NAMES.index(args["what"]), True) in stacks(line, "after")


def value(tiles: Any) -> int:
    return sum(number * int(count) for number, count in enumerate(tiles))


def built(line: Led, what: str) -> bool:
    before, after = line.start, line.turn
    if what == "hut":
        seats = range(int(line.seat), len(after.huts), int(names.MOST_SEATS))
        return bool(sum(after.huts[at] for at in seats) > sum(before.huts[at] for at in seats))
    return sum(int(bits).bit_count() for bits in after.dikes) > sum(int(bits).bit_count() for bits in before.dikes)


def near(line: Led, args: dict[str, Any]) -> bool:
    was, now = line.start.players[line.seat].boat, line.turn.players[line.seat].boat
    better = place_worth(line.turn, now) > place_worth(line.start, was)
    return bool(names.CELL_NAMES[now].upper() == args["cell"] and was != now and better)


def character(line: Led, args: dict[str, Any]) -> bool:
    return bool(names.CHARACTER_NAMES[line.turn.players[line.seat].character] == args["what"])


def caught(field: str) -> Any:
    return lambda line, args: (
        any(
            value(getattr(after.players[line.seat], field)) > value(getattr(before.players[line.seat], field))
            for before, after in line.steps("own")
        )
        and args["value"] > 0
    )


HOLDS = {
    "points": points,
    "lead": lead,
    "character": character,
    "hut": lambda line, _: built(line, "hut"),
    "dike": lambda line, _: built(line, "dike"),
    "caught": caught("fish"),
    "treasure": caught("treasures"),
    "near": near,
    "vatus": lambda line, args: line.turn.players[line.seat].vatus == args["count"],
    "outbid": outbid,
    "lost": lost,
    "performed": performed,
}
