"""Types of a view of Hawaii. web/src/games/hawaii/view.ts is written from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from motu.core.views import PlayerView, TableView
from motu.games.hawaii.events import Island, Token


class Caught(TypedDict):
    """A token that was taken as fish."""

    fish: int


Taken = Token | Caught


class Product(TypedDict):
    """An article of a place: gods by pile, everything else by kind."""

    product: str | None  # null: the pile is empty
    stock: NotRequired[int]
    pile: NotRequired[int]
    below: NotRequired[int]  # gods under the one on top


class Price(TypedDict):
    """A token for sale at a place, and what it asks for side I and side II."""

    token: Token
    due: list[int]


class Then(TypedDict):
    """With a product: the village that takes it, how wide that is then, whether it is scored, and what it all adds."""

    village: int | None  # null: it goes elsewhere
    gain: int
    width: NotRequired[int]
    scored: NotRequired[bool]


class Offer(TypedDict):
    """Points that a purchase would add to the final scoring, by side, then by village."""

    product: str
    pile: int | None
    room: bool
    effects: list[dict[str, int]]
    sides: list[list[Then]]


class Walk(TypedDict):
    """How the reader's chief comes to a place."""

    feet: int
    way: list[str]  # spaces


class Place(TypedDict):
    """A place of the island; the walk is the reader's own, onlookers have none."""

    place: str
    space: str
    x: float  # the left edge of the space, in widths of a place
    y: int  # its row, 0 next to the beach
    number: int
    rings: list[Token | None]
    turtle: Token | None
    products: list[Product]
    prices: list[Price]
    chiefs: list[int]
    walk: NotRequired[Walk]
    offers: NotRequired[list[Offer]]


class Harbour(TypedDict):
    """The fish tokens, those with most fish first, what each of them costs, and what they showed when drawn."""

    fish: list[int]
    seen: list[Token]
    feet: int
    chiefs: list[int]


class Post(TypedDict):
    """A mooring post with its island; the spaces that boats lack are the reader's own."""

    post: int
    feet: int
    points: int
    island: Island | None
    chiefs: list[int]
    spaces_lacking: NotRequired[int]


class Stack(TypedDict):
    """The islands that are not at posts, and which of them lie face up; not their order."""

    face_down: list[str]
    face_up: list[str]


class OrderSpace(TypedDict):
    """A space of the order track: its token, or who has taken it."""

    space: int
    token: Token | None
    seat: int | None


class Marker(TypedDict):
    """A goal marker: the number to reach, three prizes, and what is handed out after the round."""

    round: int
    goal: int
    prizes: list[int]
    handout: dict[str, int]


class Lane(TypedDict):
    """A player's sum against the own goal; the prize as if the round ended now."""

    seat: int
    sum: int
    goal: int
    reached: bool
    prize: int
    rank: int | None  # of the three prizes


class Goal(Marker):
    """The goal of this round."""

    lanes: list[Lane]


class Boat(TypedDict):
    """A boat, with the feet that it brings along."""

    boat: str
    nth: int  # among the player's boats of this type, from 1
    spaces: int
    prepaid: int
    ready: bool


class KahunaSpace(TypedDict):
    """A space of the kahuna track: what it scores, and what it gives."""

    points: int
    shells: int
    filled: bool


class TikiSpace(TypedDict):
    """A space of the tiki track: above which column, and what it gives."""

    column: int
    feet: int
    filled: bool


class Tile(TypedDict):
    """A tile of a village."""

    product: str
    side: int
    width: int


class Village(TypedDict):
    """A village from left to right; what it scores if it is scored, and what it lacks for that."""

    village: int
    printed_hut: int  # columns of it
    tiles: list[Tile]
    width: int
    scored: bool
    points: int
    tikis_lacking: int | None  # null: no number of them would do
    columns_lacking: int | None


class Player(PlayerView):
    """A corner and all beside it; resources are shown to their owner, or to all by a setting."""

    chief: str  # the handle of where it stands
    finished: int | None  # the order space
    sum: int
    taken: list[Taken]
    boats: list[Boat]
    kahunas: list[KahunaSpace]
    tikis: list[TikiSpace]
    reach: int | None  # columns that a village needs
    villages: list[Village]
    income: dict[str, int]
    round_end: dict[str, int] | None  # what comes at the end of this round
    spear_points: int
    trade: int  # units that trade huts can still swap
    resources: NotRequired[dict[str, int]]


class HawaiiView(TableView[Player]):
    """The table of Hawaii as one reader sees it."""

    rounds: int
    order: list[int]
    places: list[Place]
    harbour: Harbour
    posts: list[Post]
    stack: Stack
    gods: dict[str, int]  # face down
    order_spaces: list[OrderSpace]
    bag: int  # tokens in it
    goal: Goal
    goals: list[Marker]
