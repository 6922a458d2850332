"""What tells moves apart in Moorea, for hints: each with what it is worth to the seat, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.differences import Difference, Differences, Fact, Sequel, by, by_others, points
from motu.core.game import Phrase
from motu.games.moorea import heuristics, moves
from motu.games.moorea.components import (
    COMMODITY_NAMES,
    FIRST_POINT,
    FIRST_SITE,
    FIRST_STORE,
    GOODS,
    PRODUCT_NAMES,
    TOOL_NAMES,
)
from motu.games.moorea.events import Bought, BoughtTool, RangIn, ThrewAway
from motu.games.moorea.rules import buy
from motu.games.moorea.state import MooreaState, mine

TAKEN: Final = 0.35  # of a product's points, to whoever loses it to somebody else
PLAIN: Final = 3.0  # points at which a product without any is reckoned there
PAYABLE: Final = 0.3  # of its points: others may be quicker
CARD: Final = 0.75
THROWN: Final = 0.8
LEADING: Final = 3.0


def name(thing: str) -> Phrase:
    return Phrase(f"name-{thing}")


def bought(sequel: Sequel, first: int, end: int) -> list[int]:
    """The products of some classes that the own turn brings."""
    kinds = [PRODUCT_NAMES.index(event.product) for event in by(sequel.seat, sequel.own, Bought)]
    return [kind for kind in kinds if first <= kind < end]


def left(s: MooreaState, seat: int) -> float:
    """Own turns still to come."""
    return float(heuristics.turns_left(s, seat))


def tool(sequel: Sequel) -> list[Fact]:
    """[M7.3] A tool helps from now on."""
    s = mine(sequel.turn)
    return [
        Fact(
            (("what", name(event.tool)),),
            heuristics.tool_use(s, TOOL_NAMES.index(event.tool)) * left(s, sequel.seat),
        )
        for event in by(sequel.seat, sequel.own, BoughtTool)
    ]


def site(sequel: Sequel) -> list[Fact]:
    """[M6.1] A site saves one of its commodity with each purchase."""
    s = mine(sequel.turn)
    return [
        Fact((("what", name(COMMODITY_NAMES[s.box.saved_kind[kind]])),), heuristics.use(s, kind) * left(s, sequel.seat))
        for kind in bought(sequel, int(FIRST_SITE), int(FIRST_STORE))
    ]


def store(sequel: Sequel) -> list[Fact]:
    """[M8.1] Cards can be laid at a store; what is held already counts."""
    s = mine(sequel.turn)
    hand = s.players[sequel.seat].hand
    found = []
    for kind in bought(sequel, int(FIRST_STORE), int(FIRST_POINT)):
        first = (kind - int(FIRST_STORE)) * int(GOODS)
        fitting = sum(hand[good] for good in range(GOODS) if s.box.place[first + good] >= 0)
        each = int(s.box.points_per_card[kind])
        worth = heuristics.STORED * float(each * fitting) + heuristics.use(s, kind) * left(s, sequel.seat)
        found.append(Fact((("what", name(PRODUCT_NAMES[kind])), ("points", each)), float(worth)))
    return found


def means(sequel: Sequel) -> list[Fact]:
    """[M5.4] A canoe, a hut or stoneware comes to the hand and pays for what is larger."""
    kinds = bought(sequel, 0, int(FIRST_SITE))
    return [Fact((("what", name(PRODUCT_NAMES[kind])),), heuristics.INTERMEDIATE) for kind in kinds]


def next_product(sequel: Sequel) -> list[Fact]:
    """What the next turn buys, and for how many points."""
    s = mine(sequel.start)
    found = []
    for event in by(sequel.seat, sequel.after, Bought):
        kind = PRODUCT_NAMES.index(event.product)
        gain = sequel.gained(sequel.round, sequel.later)
        if kind >= FIRST_POINT and gain > 0:
            found.append(Fact((("what", name(event.product)),), float(min(gain, s.box.points[kind] or gain))))
    return found


def next_tool(sequel: Sequel) -> list[Fact]:
    """Which tool the next turn buys."""
    s = mine(sequel.later)
    return [
        Fact(
            (("what", name(event.tool)),),
            heuristics.tool_use(s, TOOL_NAMES.index(event.tool)) * left(s, sequel.seat),
        )
        for event in by(sequel.seat, sequel.after, BoughtTool)
    ]


def taken(sequel: Sequel) -> list[Fact]:
    """What somebody else buys before the seat's next turn."""
    s = mine(sequel.start)
    found = []
    for event in by_others(sequel.seat, sequel.others, Bought):
        kind = PRODUCT_NAMES.index(event.product)
        if heuristics.on_display(s, kind):
            worth = -TAKEN * (float(s.box.points[kind]) or PLAIN)
            found.append(Fact((("seat", event.seat), ("what", name(event.product))), worth))
    return found


def payable(sequel: Sequel) -> list[Fact]:
    """[M5.8] A product on display whose price the hand holds after the turn, and did not before."""
    before = affordable(mine(sequel.start), sequel.seat)
    s = mine(sequel.turn)
    found = []
    for kind in sorted(affordable(s, sequel.seat) - before):
        worth = PAYABLE * (float(s.box.points[kind]) or PLAIN) * heuristics.fading(left(s, sequel.seat) - 1.0)
        found.append(Fact((("what", name(PRODUCT_NAMES[kind])),), worth))
    return found


def affordable(s: MooreaState, seat: int) -> set[int]:
    """The products on display that the seat could pay for, if it had an action now."""
    return {move - int(moves.BUY) for move in buy.offers(s, seat, vec[i64]())}


def thrown(sequel: Sequel) -> list[Fact]:
    """[M10.3] Cards above the hand limit are lost."""
    lost = len(by(sequel.seat, sequel.own, ThrewAway))
    return [Fact((("count", lost),), -THROWN * lost)] if lost else []


def hand(sequel: Sequel) -> list[Fact]:
    """How many cards are still there after the turn, as long as they can become something."""
    s = mine(sequel.turn)
    held = int(bag.total(s.players[sequel.seat].hand))
    fading = heuristics.fading(left(s, sequel.seat) - 1.0)
    return [Fact((("count", held),), CARD * held * fading)] if held and fading > 0.0 else []


def rings_in(sequel: Sequel) -> list[Fact]:
    """[M9.1] The end comes while the seat leads."""
    scores = sequel.turn.scores()
    ahead = scores[sequel.seat] > max(score for seat, score in enumerate(scores) if seat != sequel.seat)
    return [Fact((), LEADING)] if ahead and by(sequel.seat, sequel.own, RangIn) else []


DIFFERENCES: Final = Differences(
    1,
    1,
    (
        Difference("points", "turn", points),
        Difference("tool", "turn", tool),
        Difference("site", "turn", site),
        Difference("store", "turn", store),
        Difference("means", "turn", means),
        Difference("payable", "turn", payable),
        Difference("hand", "turn", hand),
        Difference("thrown", "turn", thrown),
        Difference("rings_in", "turn", rings_in),
        Difference("taken", "others", taken),
        Difference("next_product", "later", next_product),
        Difference("next_tool", "later", next_tool),
    ),
)
