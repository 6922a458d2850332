"""Tables set up in one line of words, and read as a player would.

    s = table("7 shell 3 foot", tokens={"kahunas": "3 r4"}, villages=["hula:2", "shell_hut"], tikis=1)
    assert offers(s) == ["go kahunas", "finish 1", "finish 2"]
    choose(s, "go kahunas", "single orange 3")

Seat 0 is to act. Tokens are written by value, red ones as `r4`, an empty space as a dash; tiles with `:2` for side II.
Every piece named is taken from bag, stock or stack, so nothing is made or lost. No token lies anywhere unless named.
"""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from motu.core.game import Settings
from motu.games.hawaii import flow
from motu.games.hawaii.game import Hawaii
from motu.games.hawaii.names import (
    BOAT_NAMES,
    FIRST_GOD,
    GOD_NAMES,
    ISLAND_NAMES,
    KIND_NAMES,
    PLACE_NAMES,
    RESOURCE_NAMES,
    SPACE_NAMES,
    TILES,
)
from motu.games.hawaii.state import HawaiiState
from motu.shelf import games
from tests.support import editions, speaking
from tests.support.piece_words import counted, spoken, words

HAWAII = cast(Hawaii, games["hawaii"])
offers = partial(speaking.offers, HAWAII)
choose = partial(speaking.choose, HAWAII)
whatever = speaking.whatever
with_printed = partial(editions.with_printed, HAWAII)
LAYOUT = "long_irrigation hula shells_feet kahunas fruits spears_trade tikis surfers gods boats"
BOX = HAWAII.components()
FACES = [entry["value"] * 2 + (entry["colour"] == "red") for entry in BOX["cost_token"]]
FISH = [entry["fish"] for entry in BOX["cost_token"]]


def face(word: str) -> int:
    """`4` or `r4` as the number of a face."""
    return int(word.lstrip("r")) * 2 + word.startswith("r")


class Maker:
    """A dump in the making: what it names leaves bag, stock or stack."""

    def __init__(self, game: Any, seats: int, settings: Settings) -> None:
        self.data = game.new(seats, settings).dump()

    def token(self, word: str) -> int:
        """A token out of the bag, by its face; -1 for a dash."""
        if word == "-":
            return -1
        return self.draw([kind for kind, there in enumerate(FACES) if there == face(word)], f"token {word}")

    def fish(self, word: str) -> int:
        """A token out of the bag, by its fish."""
        return self.draw([kind for kind, there in enumerate(FISH) if there == int(word)], f"token with {word} fish")

    def draw(self, kinds: list[int], what: str) -> int:
        left = [kind for kind in kinds if self.data["bag"][kind]]
        assert left, f"there is no further {what}"
        self.data["bag"][left[0]] -= 1
        return left[0]

    def product(self, name: str) -> int:
        """A product out of the stock, a god from the hidden ones."""
        kind = KIND_NAMES.index(name)
        pile = self.data["hidden"] if name in GOD_NAMES else self.data["stock"]
        at = kind - FIRST_GOD if name in GOD_NAMES else kind
        assert pile[at], f"there is no further {name}"
        pile[at] -= 1
        return kind

    def seat(
        self,
        seat: int,
        purse: str = "",
        villages: list[str] | None = None,
        kahunas: int = 0,
        tikis: int = 0,
        boats: str = "small",
        away: str = "",
        at: str = "beach",
        taken: str = "",
        caught: str = "",
        finished: int = 0,
        score: int = 0,
    ) -> None:
        """Everything of one seat; `caught` are tokens taken as fish."""
        player = self.data["players"][seat]
        player["purse"] = counted(purse, RESOURCE_NAMES)
        for row, text in enumerate(villages or []):
            for word in text.split():
                name, _, side = word.partition(":")
                player["tiles"].append((row * TILES + self.product(name)) * 2 + (side == "2"))
        for name, n in (("kahuna", kahunas), ("tiki", tikis)):
            for _ in range(n):
                self.product(name)
        player["ready"], player["away"] = counted(boats, BOAT_NAMES), counted(away, BOAT_NAMES)
        for boat in words(boats) + words(away):
            if boat != "small":
                self.product("large_boat")
        player["taken"] = [self.token(word) * 2 for word in taken.split()]
        player["taken"] += [self.fish(word) * 2 + 1 for word in caught.split()]
        total = sum(int(word.lstrip("r")) for word in taken.split()) + sum(map(int, caught.split()))
        where = 10 if at == "beach" else self.data["layout"].index(PLACE_NAMES.index(at))
        player["rest"] = [kahunas, tikis, where, total, finished - 1]
        player["earned"][0] = score
        if finished:
            self.data["next_order"][finished - 1] = seat


def table(
    purse: str = "13 shell 7 foot",
    *,
    seats: int = 2,
    round: int = 1,  # noqa: A002 - the word of the rules
    layout: str = LAYOUT,
    tokens: dict[str, str] | None = None,  # by place, the numbered space last
    fish: str = "",
    order: str = "",  # tokens on the order spaces, the first one too
    posts: str = "points_a hula fruit tikis",
    returned: str = "",  # islands face up under the stack
    gods: str = "ku pele",
    stock: dict[str, int] | None = None,  # so many are left; the others are nowhere
    others: dict[int, dict[str, Any]] | None = None,
    settings: Settings | None = None,
    game: Any = HAWAII,
    **mine: Any,
) -> HawaiiState:
    """A table with all its pieces, on which seat 0 is to act."""
    make = Maker(game, seats, settings or {})
    data = make.data
    data["layout"] = [PLACE_NAMES.index(name) for name in layout.split()]
    data["order"] = list(range(seats))
    for place, text in (tokens or {}).items():
        for slot, word in enumerate(text.split()):
            data["tokens"][PLACE_NAMES.index(place) * 3 + slot] = make.token(word)
    data["beach"] = [make.fish(word) for word in fish.split()]
    for space, word in enumerate(order.split()):
        data["order_tokens"][space] = make.token(word)
    data["tops"] = [-1 if name == "-" else make.product(name) for name in gods.split()]
    place_islands(data, posts, returned)
    make.seat(0, purse, **mine)
    for other in range(1, seats):
        make.seat(other, **(others or {}).get(other, {}))
    for name, n in (stock or {}).items():
        data["stock"][KIND_NAMES.index(name)] = n
    hidden = sum(data["hidden"])
    data["below"] = [hidden - hidden // 2, hidden // 2]
    data["turn"] = [round - 1, 0, 0]
    confirm = game.chosen(seats, settings or {})["confirm_end_of_turn"] == "on"
    steps = [flow.NEXT, flow.CONFIRM, flow.ACT] if confirm else [flow.NEXT, flow.ACT]
    data["agenda"] = [[step, 0, 0, 0] for step in steps]
    data["after_chance"] = 0
    s: HawaiiState = game.load(data)
    return s


def place_islands(data: Any, posts: str, returned: str) -> None:
    """Islands at the posts and under the stack; all others lie face down."""
    data["posts"] = [-1 if name == "-" else ISLAND_NAMES.index(name) for name in posts.split()]
    data["returned"] = [int(name in returned.split()) for name in ISLAND_NAMES]
    shown = [*posts.split(), *returned.split()]
    data["stack"] = [int(name not in shown) for name in ISLAND_NAMES]


def purse(s: HawaiiState, seat: int = 0) -> str:
    return spoken(s.players[seat].purse, RESOURCE_NAMES)


def village(s: HawaiiState, number: int, seat: int = 0) -> str:
    """The tiles of a village from left to right."""
    tiles = [tile for tile in s.players[seat].tiles if tile // 2 // TILES == number - 1]
    return " ".join(KIND_NAMES[tile // 2 % TILES] + (":2" if tile % 2 else "") for tile in tiles)


def tokens(s: HawaiiState, place: str) -> str:
    """The tokens of a place; a dash where a space is empty."""
    first = PLACE_NAMES.index(place) * 3
    last = first + s.box.unnumbered[PLACE_NAMES.index(place)] + 1
    return " ".join("-" if kind < 0 else coin(FACES[kind]) for kind in s.tokens[first:last])


def coin(number: int) -> str:
    return f"{'r' if number % 2 else ''}{number // 2}"


def fish_left(s: HawaiiState) -> list[int]:
    """The fish tokens on the beach."""
    return [FISH[kind] for kind in s.beach]


def order_tokens(s: HawaiiState) -> list[str]:
    """The tokens on the order spaces in use."""
    return ["-" if kind < 0 else coin(FACES[kind]) for kind in s.order_tokens][: len(s.players)]


def posts(s: HawaiiState) -> list[str]:
    return ["-" if island < 0 else ISLAND_NAMES[island] for island in s.posts]


def boats(s: HawaiiState, seat: int = 0) -> str:
    """The boats that are ready."""
    return spoken(s.players[seat].ready, BOAT_NAMES)


def stock(s: HawaiiState, name: str) -> int:
    return int(s.stock[KIND_NAMES.index(name)])


def chief(s: HawaiiState, seat: int = 0) -> str:
    """Where the chief stands, as the view says it."""
    told: str = HAWAII.view(s, seat)["players"][seat]["chief"]
    return told


def space_of(s: HawaiiState, place: str) -> str:
    return SPACE_NAMES[list(s.layout).index(PLACE_NAMES.index(place))]
