"""The state of the table: tiles, pieces and what each player has. Nothing here decides anything."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.vanuatu.reference.printed import ACTIONS, Choices, Printed

WORTHS = (3, 2, 1)  # of fish tiles and of treasure tiles, the dearest first


@dataclass
class Island:
    """An island tile on the map."""

    name: str
    cubes: dict[str, int]
    huts: list[int] = field(default_factory=list)  # the seat of each hut
    drawings: int = 0
    tourists: int = 0
    water: int = 0
    dikes: set[str] = field(default_factory=set)  # the cells on the other side of each dike
    submerged: bool = False


@dataclass
class Ocean:
    """An ocean tile on the map."""

    name: str
    fish: int
    treasure: int


@dataclass
class Player:
    """The place before a player, and his pieces on the board."""

    vatus: int
    boat: str
    huts: int  # still in his supply
    fish: dict[int, int] = field(default_factory=lambda: dict.fromkeys(WORTHS, 0))  # tiles by value
    treasure: dict[int, int] = field(default_factory=lambda: dict.fromkeys(WORTHS, 0))
    markers: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ACTIONS, 0))
    character: str = ""
    used: bool = False
    tokens: list[str] = field(default_factory=list)  # rest tokens, face down
    seen: list[str] | None = None  # rest tokens that were left when he took his last one in this round
    performed: set[str] = field(default_factory=set)  # in this round
    governed: str = ""  # where he moved a stack with the Governor in this round
    earned: Counter[str] = field(default_factory=Counter)  # prosperity by its source

    def prosperity(self) -> int:
        return self.earned.total()

    def has(self, character: str) -> bool:
        """He holds this character and its bonus is not used yet (R5.2)."""
        return self.character == character and not self.used

    def stacks(self) -> list[str]:
        return [action for action in ACTIONS if self.markers[action]]


@dataclass
class Ship:
    """A ship in a slot of the chamber of commerce."""

    name: int
    free: list[str]  # goods of the crates that are still empty


@dataclass
class Table:
    """Everything but what nobody knows yet: chance says that when it is turned up."""

    printed: Printed
    choices: Choices
    players: list[Player]
    first: int = 0
    round: int = 1
    map: dict[str, Island | Ocean] = field(default_factory=dict)  # in the order in which tiles entered the map
    volcano: list[str] = field(default_factory=list)
    tiles_seen: list[str] = field(default_factory=list)  # lettered tiles turned up until now
    ships: list[Ship] = field(default_factory=list)  # from the top
    ship_deck: list[int] = field(default_factory=list)  # in no order
    ship_discards: list[int] = field(default_factory=list)
    tourist_deck: list[int] = field(default_factory=list)  # in no order
    tourist_tile: int = 0
    office: int = 0
    price: int = 0
    reserve: dict[str, int] = field(default_factory=dict)
    pool: list[str] = field(default_factory=list)  # characters that can be taken
    offered: list[str] = field(default_factory=list)  # for two: the five of this round
    neutral: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ACTIONS, 0))
    rest: list[str] = field(default_factory=list)  # rest tokens on the board
    dikes: int = 0  # in the reserve
    die: int = 0  # 0: none is rolled, or it is used up
    lost: bool = False  # by all

    def order(self) -> list[int]:
        """R1.2, S10: clockwise from the first player."""
        seats = range(len(self.players))
        return [*seats[self.first :], *seats[: self.first]]

    def islands(self) -> list[Island]:
        return [tile for tile in self.map.values() if isinstance(tile, Island)]

    def ocean(self, cell: str) -> Ocean | None:
        """The ocean tile on a cell, if one lies there."""
        tile = self.map.get(cell)
        return tile if isinstance(tile, Ocean) else None

    def island(self, cell: str) -> Island:
        tile = self.map[cell]
        assert isinstance(tile, Island)
        return tile

    def harbours(self, seat: int) -> dict[str, Island]:
        """R1.6, R2: the islands that a boat touches, by cell; submerged ones never count."""
        near = self.printed.near[self.players[seat].boat]
        tiles = {cell: self.map[cell] for cell in near if cell in self.map}
        return {cell: tile for cell, tile in tiles.items() if isinstance(tile, Island) and not tile.submerged}

    def gain(self, seat: int, vatus: int) -> None:
        """R1.3: every ten vatus become five prosperity points at once."""
        player, amounts = self.players[seat], self.printed.amounts
        player.vatus += vatus
        full, player.vatus = divmod(player.vatus, amounts["full_bank"])
        self.score(seat, "bank", full * amounts["points_bank"])

    def score(self, seat: int, source: str, points: int) -> None:
        if points:
            self.players[seat].earned[source] += points
