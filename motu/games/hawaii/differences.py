"""What tells moves apart in Hawaii, for hints: each with what it is worth to the seat, in points."""

from __future__ import annotations

from typing import Final

from motu.core.differences import Args, Difference, Differences, Fact, Sequel, by, by_others, points
from motu.core.game import Phrase
from motu.games.hawaii import heuristics, names
from motu.games.hawaii.events import Bought, BoughtPiece, Fished, Placed, Raised, Reached, Visited
from motu.games.hawaii.rules import rounds
from motu.games.hawaii.state import NONE, HawaiiState, Player, mine

TOKEN: Final = 0.9  # what it costs to lose a price to somebody else, and more for each step to the next one
STEP: Final = 0.35
NEARER: Final = 0.3  # each step of the sum towards the goal
EARLY: Final = 0.5  # each place in the turn order of the next round


def name(thing: str) -> Phrase:
    return Phrase(f"name-{thing}")


def corner(s: HawaiiState, seat: int) -> float:
    """What the villages, boats, kahunas and tikis of a seat are good for."""
    return float(heuristics.Corner(s, s.players[seat]).now)


def grown(sequel: Sequel) -> float:
    """What the own turn adds to the corner."""
    return corner(mine(sequel.turn), sequel.seat) - corner(mine(sequel.start), sequel.seat)


def tile(sequel: Sequel) -> list[Fact]:
    """[H5.5] A tile for a village, bought or given."""
    placed: list[Bought | Placed] = [*by(sequel.seat, sequel.own, Bought), *by(sequel.seat, sequel.own, Placed)]
    args: list[Args] = [(("what", name(event.product)), ("village", event.village)) for event in placed]
    return [Fact(one, grown(sequel) / len(args)) for one in args]


def piece(sequel: Sequel, product: str) -> list[Fact]:
    """A boat, kahunas or tikis, bought or given."""
    own = sequel.own
    got = [event for event in by(sequel.seat, own, BoughtPiece) if event.product == product]
    given = [event for event in by(sequel.seat, own, Raised) if event.product == product]
    return [Fact((), grown(sequel))] if got or given else []


def goal(sequel: Sequel) -> list[Fact]:
    """[H12.2] The goal of the round is reached, as far as the sequel goes."""
    happened = [*sequel.own, *sequel.others, *sequel.after]
    return [Fact((("points", event.points),), float(event.points)) for event in by(sequel.seat, happened, Reached)[:1]]


def nearer(sequel: Sequel) -> list[Fact]:
    """[H12.1] The sum of the own tokens grows towards the goal of this round."""
    before, after = mine(sequel.start), mine(sequel.turn)
    if before.round != after.round:
        return []
    lacking = missing(before, before.players[sequel.seat]) - missing(after, after.players[sequel.seat])
    return [Fact((("steps", lacking),), NEARER * lacking)] if lacking > 0 else []


def missing(s: HawaiiState, player: Player) -> int:
    """How much the sum lacks."""
    return max(0, int(rounds.own_goal(s, player) - player.sum))


def resource(sequel: Sequel, kind: int) -> list[Fact]:
    """What is left to spend after the turn."""
    s = mine(sequel.turn)
    held = int(s.players[sequel.seat].purse[kind])
    if not held or heuristics.done(s, s.players[sequel.seat]):
        return []
    used = min(held, int(heuristics.PLENTY[kind]))
    return [Fact((("count", held),), float(heuristics.unit(s, kind)) * used)]


def island(sequel: Sequel) -> list[Fact]:
    """[H10.2] An island is visited, for the points of its post and its gift."""
    visited = by(sequel.seat, sequel.own, Visited)
    return [Fact((("post", event.post),), grown(sequel) + event.points) for event in visited]


def fish(sequel: Sequel) -> list[Fact]:
    """[H9.1] Fish from the beach count for the goal and make fruit unnecessary."""
    caught = sum(sum(event.fish) for event in by(sequel.seat, sequel.own, Fished))
    return [Fact((("count", caught),), NEARER * caught)] if caught else []


def early(sequel: Sequel) -> list[Fact]:
    """[H11.2] The place in the turn order of the next round."""
    before, after = mine(sequel.start), mine(sequel.turn)
    space = int(after.players[sequel.seat].finished)
    if space == NONE or before.players[sequel.seat].finished != NONE or after.round != before.round:
        return []
    return [Fact((("place", space + 1),), EARLY * int(after.seats() - space))]


def taken(sequel: Sequel) -> list[Fact]:
    """A price that somebody else takes away from a place before the seat's next turn."""
    s = mine(sequel.start)
    found = []
    happened: list[Bought | BoughtPiece] = [
        *by_others(sequel.seat, sequel.others, Bought),
        *by_others(sequel.seat, sequel.others, BoughtPiece),
    ]
    for event in happened:
        value = event.token["value"]
        place = names.PLACE_NAMES.index(event.place)
        on_place = tokens(s, place)
        if value in on_place:
            dearer = [other - value for other in on_place if other > value]
            worth = -TOKEN - STEP * float(min(dearer) if dearer else names.MOST_VALUE - value)
            args = (("seat", event.seat), ("what", name(event.product)), ("value", value))
            found.append(Fact(args, worth))
    return found


def tokens(s: HawaiiState, place: int) -> list[int]:
    """The values of the cost tokens on a place."""
    first = place * int(names.SLOTS)
    kinds = [int(s.tokens[first + slot]) for slot in range(names.SLOTS)]
    return [int(s.box.face[kind]) // 2 for kind in kinds if kind != NONE]


DIFFERENCES: Final = Differences(
    1,
    2,
    (
        Difference("points", "turn", points),
        Difference("tile", "turn", tile),
        Difference("boat", "turn", lambda sequel: piece(sequel, "large_boat")),
        Difference("kahuna", "turn", lambda sequel: piece(sequel, "kahuna")),
        Difference("tiki", "turn", lambda sequel: piece(sequel, "tiki")),
        Difference("island", "turn", island),
        Difference("fish", "turn", fish),
        Difference("nearer", "turn", nearer),
        Difference("early", "turn", early),
        Difference("shells", "turn", lambda sequel: resource(sequel, int(names.SHELL))),
        Difference("feet", "turn", lambda sequel: resource(sequel, int(names.FOOT))),
        Difference("fruit", "turn", lambda sequel: resource(sequel, int(names.FRUIT))),
        Difference("taken", "others", taken),
        Difference("goal", "later", goal),
    ),
)
