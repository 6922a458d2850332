"""Events of Vanuatu, one class for each kind."""

from __future__ import annotations

from motu.core.events import Event, event


@event
class LaidStart(Event):
    """[V0.1] A start ocean came to its cell."""

    reveals = True
    tile: str
    cell: str


@event
class Revealed(Event):
    """[V0.2] [V3.10] A tile lies on the volcano."""

    reveals = True
    tile: str


@event
class ShipArrived(Event):
    """[V0.3] [V2.3] A ship came into the harbour, slots counted from the top; [V2.4] maybe after shuffling them."""

    reveals = True
    ship: int
    goods: list[str]
    slot: int
    shuffled: bool


@event
class TouristsCame(Event):
    """[V0.4] [V2.2] The next tourist tile was turned up."""

    reveals = True
    count: int


@event
class BecameFirst(Event):
    """[V0.8] [V8.2] The first player was drawn or has changed."""

    reveals = True


@event
class Began(Event):
    """[V1.1] A round began; the seat is its first player. [V2.3] Full ships have left."""

    round: int
    ships_left: list[int]


@event
class Rolled(Event):
    """[V10.1] The die was rolled."""

    reveals = True
    face: int


@event
class Stocked(Event):
    """[V2.5] An island without cubes got new ones, or [V3.9] a new one its first."""

    cell: str
    cubes: dict[str, int]


@event
class LaidTile(Event):
    """[V3.1] A tile came to a cell; `by_rule` is False where [V3.7] no cell fitted."""

    tile: str
    cell: str
    by_rule: bool


@event
class Offered(Event):
    """[V11.3] A character was drawn for this round."""

    reveals = True
    character: str


@event
class TookCharacter(Event):
    """[V4.1] A character was taken, and another one put back."""

    character: str
    put_back: str | None


@event
class Programmed(Event):
    """[V5.1] A marker was laid, or [V11.1] a neutral one; `count` are all such on that space now."""

    action: str
    count: int
    neutral: bool


@event
class TookBack(Event):
    """A stack came off without effect: [V6.3] its action was impossible, or [V6.4] it was given up."""

    action: str
    count: int
    given_up: bool


@event
class Preached(Event):
    """[V4.14] The preacher lets an action be performed without a majority."""

    action: str


@event
class Governed(Event):
    """[V4.15] The governor moved a stack."""

    action: str
    to: str
    count: int


@event
class SoldTreasure(Event):
    """[V6.7] A treasure was sold for its value."""

    value: int


@event
class Begged(Event):
    """[V4.13] Points were changed into as many vatus."""

    count: int


@event
class Converted(Event):
    """[V1.3] A full bank became points."""

    vatus: int
    points: int


@event
class Sailed(Event):
    """[V7.1] A boat went from one ocean to another, or [V7.2] back to the same."""

    start: str
    cell: str
    paid: dict[str, int]


@event
class Built(Event):
    """[V7.3] [V10.2] A hut, a dike or both were built."""

    cell: str
    hut: bool
    side: str | None
    paid: dict[str, int]


@event
class Explored(Event):
    """[V7.4] A treasure tile was taken; `vatus` are the diver's."""

    cell: str
    value: int
    vatus: int


@event
class Fished(Event):
    """[V7.6] A fish tile was taken; `points` are the fisher's."""

    cell: str
    value: int
    points: int


@event
class SoldFish(Event):
    """[V7.7] Fish tiles were sold, [V7.8] and the price fell."""

    tiles: list[int]
    gained: int
    price: int


@event
class Bought(Event):
    """[V7.9] A cube was bought, or [V4.7] taken from the reserve; [V7.11] no ship where none had a crate for it."""

    cell: str | None
    good: str
    paid: dict[str, int]
    ship: int | None
    points: int


@event
class FilledShip(Event):
    """[V7.10] The last crate of a ship was filled."""

    ship: int
    points: int


@event
class Drew(Event):
    """[V7.12] A drawing was made."""

    cell: str
    points: int


@event
class BroughtTourist(Event):
    """[V7.13] A tourist came to an island; `points` are the guide's."""

    cell: str
    vatus: int
    points: int


@event
class Looked(Event):
    """[V13.3] Somebody looked at the rest tokens left."""

    reveals = True


@event
class Rested(Event):
    """[V7.14] A rest token was kept face down; so many are left."""

    left: int


@event
class KeptToken(Event):
    """[V13.2] Which rest token it was, for its holder."""

    private = True
    token: str


@event
class WaterRose(Event):
    """[V10.6] Islands got water: so much more, and so much now."""

    added: dict[str, int]
    water: dict[str, int]


@event
class Sank(Event):
    """[V10.7] An island sank, with so many huts of each seat, and dikes."""

    cell: str
    huts: list[int]
    dikes: int


@event
class AllLost(Event):
    """[V10.9] So many islands have sunk that everybody has lost."""

    islands: int


@event
class RestPaid(Event):
    """[V8.1] A rest token was turned up and paid."""

    reveals = True
    token: str
    vatus: int
    points: int


@event
class Counted(Event):
    """[V9.6] What the final scoring brought, by its source."""

    points: int
    sources: dict[str, int]
