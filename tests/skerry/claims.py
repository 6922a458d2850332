"""How claims about Skerry show in its states."""

from __future__ import annotations

from tests.skerry.game.wording import place
from tests.support.claims import next_points, points

HOLDS = {
    "points": points,
    "passed": lambda line, _: line.turn.players[line.seat].passes == line.start.players[line.seat].passes + 1,
    "built": lambda line, args: any(
        owner == args["seat"] and dict(place(cell)) == {"row": args["row"], "number": args["number"]}
        for cell, owner in enumerate(line.round.owners)
        if line.turn.owners[cell] != owner
    ),
    "next_points": next_points,
}
