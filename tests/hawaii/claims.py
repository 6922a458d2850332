"""How claims about Hawaii show in its states."""

from __future__ import annotations

from typing import Any

from motu.games.hawaii import names
from motu.games.hawaii.rules.walking import AT_POST
from motu.games.hawaii.state import NONE, HawaiiState
from tests.support.claims import Led, points


def corner(s: HawaiiState, seat: int) -> tuple[int, int, int]:
    """Boats, kahunas and tikis."""
    player = s.players[seat]
    return sum(player.ready) + sum(player.away), int(player.kahunas), int(player.tikis)


def more(which: int) -> Any:
    return lambda line, _: corner(line.turn, line.seat)[which] > corner(line.start, line.seat)[which]


def tile(line: Led, args: dict[str, Any]) -> bool:
    def there(s: HawaiiState) -> int:
        found = [(int(one) // 2 // names.TILES, int(one) // 2 % names.TILES) for one in s.players[line.seat].tiles]
        return found.count((args["village"] - 1, names.KIND_NAMES.index(args["what"])))

    return there(line.turn) > there(line.start)


def island(line: Led, args: dict[str, Any]) -> bool:
    post = args["post"] - 1
    return any(
        before.posts[post] != NONE and after.posts[post] == NONE and after.players[line.seat].chief == AT_POST + post
        for before, after in line.steps("own")
    )


def lacking(s: HawaiiState, seat: int) -> int:
    player = s.players[seat]
    return max(0, int(s.box.goal[s.round] - player.powers[names.GOAL_REDUCTION]) - player.sum)


def fished(line: Led, args: dict[str, Any]) -> bool:
    """Tokens taken as fish have an odd number."""

    def caught(s: HawaiiState) -> int:
        taken = [int(token) for token in s.players[line.seat].taken if token % 2]
        return sum(int(s.box.fish[token // 2]) for token in taken)

    return bool(caught(line.turn) - caught(line.start) == args["count"])


def early(line: Led, args: dict[str, Any]) -> bool:
    return bool(line.turn.players[line.seat].finished == args["place"] - 1)


def owned(s: HawaiiState, seat: int, product: str) -> int:
    """How many of a product a seat has."""
    kind = names.KIND_NAMES.index(product)
    if kind >= names.TILES:
        return corner(s, seat)[kind - int(names.LARGE_BOAT)]
    return [int(one) // 2 % names.TILES for one in s.players[seat].tiles].count(kind)


def price_gone(line: Led, args: dict[str, Any]) -> bool:
    """The token is the rival's last one, and so is the product that it was the price of."""
    seat = args["seat"]
    return any(
        len(after.players[seat].taken) > len(before.players[seat].taken)
        and after.box.face[after.players[seat].taken[-1] // 2] // 2 == args["value"]
        for before, after in line.steps("others")
    ) and any(
        owned(after, seat, args["what"]) > owned(before, seat, args["what"]) for before, after in line.steps("others")
    )


def goal(line: Led, args: dict[str, Any]) -> bool:
    steps = [step for part in ("own", "others", "after") for step in line.steps(part)]
    return any(won(after, line.seat) - won(before, line.seat) == args["points"] for before, after in steps)


def won(s: HawaiiState, seat: int) -> int:
    return int(s.players[seat].earned[names.GOALS] + s.players[seat].earned[names.LONO])


def left(kind: int) -> Any:
    return lambda line, args: line.turn.players[line.seat].purse[kind] == args["count"]


HOLDS = {
    "points": points,
    "tile": tile,
    "boat": more(0),
    "kahuna": more(1),
    "tiki": more(2),
    "island": island,
    "fish": fished,
    "nearer": lambda line, args: lacking(line.start, line.seat) - lacking(line.turn, line.seat) == args["steps"],
    "early": early,
    "shells": left(int(names.SHELL)),
    "feet": left(int(names.FOOT)),
    "fruit": left(int(names.FRUIT)),
    "taken": price_gone,
    "goal": goal,
}
