"""Types of a view of Moorea. web/src/games/moorea/view.ts is written from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from motu.core.views import PlayerView, TableView
from motu.games.moorea.components import ProductType

Mark = Literal["pay", "fish", "saved", "lack"]


class PriceMark(TypedDict):
    """A symbol of a price: to be paid, paid in fish, saved by a site, or lacking."""

    good: str  # "any" where the buyer may choose
    mark: Mark


class Card(TypedDict):
    """A product for sale; the price is the reader's own, onlookers have none."""

    product: str
    type: ProductType
    stack: int
    points: int
    per_card: int  # points for each card laid at a store
    accepts: list[str]  # goods that a store takes
    same: int  # so many of one commodity; 0 where the cost is fixed
    cost: dict[str, int]
    saves: NotRequired[dict[str, int]]  # of a site
    price: NotRequired[list[PriceMark]]
    lacking: NotRequired[dict[str, int]]
    missing: NotRequired[int]  # cards
    gain: NotRequired[int]  # points that it would bring at once


class Tool(TypedDict):
    """A pile of tools; what is missing for it is the reader's own."""

    tool: str
    effect: str
    value: NotRequired[int]
    usual: NotRequired[int]  # the same without the tool
    left: int
    cost: int  # cards of one commodity
    points: int
    owned: NotRequired[bool]
    missing: NotRequired[int]  # cards


class Owned(TypedDict):
    """Equal products before a player, with what they are worth now."""

    product: str
    type: ProductType
    count: int
    points: int
    saves: NotRequired[dict[str, int]]


class Store(TypedDict):
    """A store with what lies there."""

    store: str
    laid: dict[str, int]
    per_card: int
    points: int


class Player(PlayerView):
    """The place before a player; of a hand its size, to its owner all of it."""

    held: int
    limit: int  # of the hand
    tools: list[str]
    cards: list[Owned]
    saves: dict[str, int]  # by all sites together
    stores: list[Store]
    necklace: int  # points of all necklaces
    hand: NotRequired[dict[str, int]]
    known: NotRequired[dict[str, int]]  # cards that everybody has seen coming to this hand


class Deck(TypedDict):
    """The products that are face down, and the stack from which the next one comes."""

    left: int
    stack: int  # 1 or 2; 0 when there are none


class MooreaView(TableView[Player]):
    """The table of Moorea as one reader sees it."""

    first: int  # the seat that began
    rung: bool  # the end was rung in in this turn
    pile: int
    discard: dict[str, int]
    row: list[str | None]
    deck: Deck
    display: list[Card | None]
    tools: list[Tool]
    removed: dict[str, int]  # out of the game
    boxed: dict[str, int]  # products that are not played with
    unseen: dict[str, int]  # products face down, those that stayed in the box not counted
    necklaces: list[int]  # points by how many
