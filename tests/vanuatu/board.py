"""Tables set up in one line of words, and read as a player would.

    s = table("sail 2 fish", vatus=2, boat="b3", fish="3 1", others={1: {"markers": "fish 2"}})
    assert offers(s) == ["resolve sail"]
    choose(s, "resolve sail", "sail a3 for 1")

Seat 0 is to take a turn, with the markers named first. Efate lies on a2, the oceans S1, S2, S3 on a3, b2, b3, and boats
stand on b3; `lay` names further tiles. Every piece named is taken from reserve, deck or supply, so nothing is made or
lost. Every character that nobody holds is available.
"""

from __future__ import annotations

from typing import Any

from motu.core.edition import standard
from motu.core.events import Event
from motu.core.game import NOBODY, Settings
from motu.games.vanuatu import flow
from motu.games.vanuatu.game import Vanuatu
from motu.games.vanuatu.names import (
    ACTION_NAMES,
    CELL_NAMES,
    CHARACTER_NAMES,
    GOOD_NAMES,
    ISLAND_NAMES,
    LETTERED_NAMES,
    REST_NAMES,
    SIDE_NAMES,
    TILE_NAMES,
)
from motu.games.vanuatu.state import VanuatuState, load
from tests.support import speaking
from tests.support.speaking import whatever

__all__ = ["whatever"]

VANUATU = Vanuatu()
BOX = VANUATU.components()
SHIPS = {entry["number"]: entry["goods"] for entry in BOX["ship"]}
START = "efate a2, S1 a3, S2 b2, S3 b3"
FULL = "A1 b4, B1 a1, A2 c3, C1 a4, D1 b1, E1 c4, F1 c2, B2 b5, C2 c5, E2 c1, F2 d1, D2 c6"


def counted(text: str, names: list[str]) -> list[int]:
    """`fish 2 draw` as counts: a name alone is one of it."""
    counts = [0] * len(names)
    words = text.split()
    for i, word in enumerate(words):
        if not word.isdigit():
            number = words[i + 1] if i + 1 < len(words) and words[i + 1].isdigit() else "1"
            counts[names.index(word)] += int(number)
    return counts


def values(text: str) -> list[int]:
    """`3 1 1` as tiles by value."""
    return [text.split().count(str(value)) for value in range(4)]


class Maker:
    """A dump in the making: what it names leaves reserve, deck or supply."""

    def __init__(self, game: Vanuatu, seats: int, settings: Settings) -> None:
        self.game = game
        self.data = Vanuatu.new(game, seats, settings).dump()  # the game may be one that begins with such a table
        self.data["reserve"] = [entry["cubes"] for entry in self.data_of("good")]
        self.data["goods"] = [0] * 15
        self.data["tiles"] = [-1] * 16
        self.data["laid"] = []

    def data_of(self, key: str) -> Any:
        return self.game.components()[key]

    def lay(self, text: str, goods: dict[str, str]) -> None:
        """Tiles on their cells, with the cubes printed on them or those named."""
        for pair in text.split(","):
            name, cell = pair.split()
            tile = TILE_NAMES.index(name)
            assert self.data["tiles"][CELL_NAMES.index(cell)] == -1, f"{cell} is taken"
            self.data["tiles"][CELL_NAMES.index(cell)] = tile
            if name in LETTERED_NAMES:
                self.data["deck"][LETTERED_NAMES.index(name)] = 0
            if name in ISLAND_NAMES:
                self.data["laid"].append(tile)
                printed = self.data_of("island")[tile]
                cubes = counted(goods[name], GOOD_NAMES) if name in goods else [printed[good] for good in GOOD_NAMES]
                self.data["goods"][3 * tile : 3 * tile + 3] = cubes
                self.data["reserve"] = [left - n for left, n in zip(self.data["reserve"], cubes, strict=True)]

    def harbour(self, ships: list[str]) -> None:
        """`1 copra kava`: ship 1 with these crates filled."""
        for slot, text in enumerate(ships):
            number, *loaded = text.split()
            self.data["ships"][slot] = int(number) - 1
            self.data["ship_deck"][int(number) - 1] = 0
            crates = list(SHIPS[int(number)])
            for good in loaded:
                crate = crates.index(good)
                crates[crate] = ""
                self.data["loaded"][slot] |= 1 << crate
                self.data["reserve"][GOOD_NAMES.index(good)] -= 1

    def seat(
        self,
        seat: int,
        markers: str = "",
        vatus: int = 3,
        points: int = 0,
        boat: str = "b3",
        fish: str = "",
        treasures: str = "",
        huts: str = "",
        character: str = "",
        used: bool = False,
        performed: str = "",
        target: str = "",
    ) -> None:
        """Everything of one seat."""
        player = self.data["players"][seat]
        built = counted(huts, ISLAND_NAMES)
        for island, n in enumerate(built):
            self.data["huts"][island * 5 + seat] = n
        who = CHARACTER_NAMES.index(character) if character else -1
        if who >= 0:
            self.data["pool"][who] = 0
        aimed = ACTION_NAMES.index(target) if target else -1
        done = sum(1 << ACTION_NAMES.index(name) for name in performed.split())
        player["markers"] = counted(markers, ACTION_NAMES)
        player["fish"], player["treasures"] = values(fish), values(treasures)
        player["earned"][0] = points
        player["rest"] = [vatus, CELL_NAMES.index(boat), 8 - sum(built), who, int(used), aimed, done]


def table(
    markers: str = "",
    *,
    seats: int = 3,
    round: int = 1,  # noqa: A002 - the word of the rules
    first: int = 0,
    lay: str = "",
    start: str = START,
    volcano: str = "",
    goods: dict[str, str] | None = None,  # by island, where not as printed
    tokens: dict[str, tuple[int, int]] | None = None,  # fish and treasures by ocean, where not as printed
    drawings: str = "",
    tourists: str = "",
    ships: list[str] | None = None,
    office: int = 2,
    price: int = 3,
    die: int = 0,
    water: str = "",
    dikes: dict[str, str] | None = None,  # sides by island
    sunk: str = "",
    neutral: str = "",
    rests: str = "",  # `1 coin, 2 first` in the order of taking
    step: str = "turn",
    left: int = 0,  # markers to lay in this pass
    others: dict[int, dict[str, Any]] | None = None,
    settings: Settings | None = None,
    game: Vanuatu = VANUATU,
    **mine: Any,
) -> VanuatuState:
    """A table with all its pieces, on which seat 0 is to take a turn, lay markers or tiles, or choose."""
    make = Maker(game, seats, settings or {})
    data = make.data
    make.lay(f"{start}, {lay}" if lay else start, goods or {})
    make.harbour(ships or ["1", "2", "3"])
    for name in volcano.split():
        data["volcano"].append(TILE_NAMES.index(name))
        data["deck"][LETTERED_NAMES.index(name)] = 0
    for name, (fish, treasures) in (tokens or {}).items():
        data["fish"][TILE_NAMES.index(name)], data["treasures"][TILE_NAMES.index(name)] = fish, treasures
    data["drawings"], data["tourists"] = counted(drawings, ISLAND_NAMES), counted(tourists, ISLAND_NAMES)
    data["water"] = counted(water, ISLAND_NAMES)
    for name, sides in (dikes or {}).items():
        data["dikes"][ISLAND_NAMES.index(name)] = sum(1 << SIDE_NAMES.index(side) for side in sides.split())
    built = sum(len(sides.split()) for sides in (dikes or {}).values())
    sunken = sum(1 << ISLAND_NAMES.index(name) for name in sunk.split())
    data["sky"] = [sunken, data["sky"][1] - built, die, office, office, 3 - price]
    data["turn"] = [round - 1, first, 0, 0]
    data["neutral"] = counted(neutral, ACTION_NAMES)
    taken = [pair.split() for pair in rests.split(",") if pair.strip()]
    data["rests"] = [int(seat) * 4 + REST_NAMES.index(token) for seat, token in taken]
    make.seat(0, markers, **mine)
    for other in range(1, seats):
        make.seat(other, **(others or {}).get(other, {}))
    data["agenda"] = agenda(step, seats, left, game.chosen(seats, settings or {})["confirm_end_of_turn"] == "on")
    data["after_chance"] = 0
    s = load(flow.BOOK, game.box, data)  # some of these are in the middle of a step that asks nothing
    s.refresh()
    return s


def agenda(step: str, seats: int, left: int, confirm: bool) -> list[list[int]]:
    """The next question when seat 0 has answered."""
    after = {
        "turn": [[flow.NEXT, 0]],
        "mark": [[flow.NEXT, seats - 1]],
        "place": [[flow.ROUND, 0], [flow.REVEAL, 0]],
        "character": [[flow.MARKS, 0], *[[flow.CHARACTER, seat] for seat in range(seats - 1, 0, -1)]],
        "round": [],
    }[step]
    now = {"turn": flow.TURN, "mark": flow.MARK, "place": flow.PLACE, "character": flow.CHARACTER}
    last = [[flow.CONFIRM, 0]] if confirm and step in ("turn", "mark", "place") else []
    asked = [[now[step], 0, left, 0]] if step != "round" else [[flow.NEW_ROUND, 0, 0, 0]]
    return [[number, seat, 0, 0] for number, seat in [*after, *last]] + asked


def next_round(s: VanuatuState) -> None:
    """Let the round begin that was set up."""
    s.settle(None)


def offers(s: VanuatuState, beginning: str = "") -> list[str]:
    """The legal moves as text, or those that begin so."""
    return speaking.offers(VANUATU, s, beginning)


def choose(s: VanuatuState, *lines: str) -> list[Event]:
    """Play these moves of seats and of chance, and hear what happened."""
    return speaking.choose(VANUATU, s, *lines)


def run_out(s: VanuatuState) -> None:
    """Play random answers until the game is over."""
    while s.awaiting() != NOBODY:
        s.play(s.moves()[0])


def money(s: VanuatuState, seat: int = 0) -> tuple[int, int]:
    """Vatus and points."""
    return int(s.players[seat].vatus), int(s.players[seat].points())


def may_mark(s: VanuatuState) -> set[str]:
    """The actions that may be programmed now."""
    return {line.removeprefix("mark ") for line in offers(s, "mark")}


def boat(s: VanuatuState, seat: int = 0) -> str:
    return CELL_NAMES[s.players[seat].boat]


def markers(s: VanuatuState, seat: int = 0) -> str:
    """The own markers: `fish 2 draw`."""
    counts = s.players[seat].markers
    return " ".join(
        name if counts[a] == 1 else f"{name} {counts[a]}" for a, name in enumerate(ACTION_NAMES) if counts[a]
    )


def tiles(held: Any) -> str:
    """Fish or treasure tiles, the best first: `3 1 1`."""
    return " ".join(str(value) for value in range(3, 0, -1) for _ in range(held[value]))


def cubes(s: VanuatuState, island: str) -> str:
    """The cubes of an island."""
    first = ISLAND_NAMES.index(island) * 3
    return " ".join(good for g, good in enumerate(GOOD_NAMES) for _ in range(s.goods[first + g]))


def of_island(counts: Any, island: str) -> int:
    return int(counts[ISLAND_NAMES.index(island)])


def loaded(s: VanuatuState, slot: int) -> int:
    """How many crates of a ship are filled, slots counted from 1."""
    return int(s.loaded[slot - 1]).bit_count()


def price(s: VanuatuState) -> int:
    return int(s.box.prices[s.price])


def happened(log: list[Event], kind: str) -> list[Event]:
    return [event for event in log if event.kind == kind]


def with_printed(*changes: tuple[str, str]) -> Vanuatu:
    """Vanuatu with other numbers on its components: texts of the component file replaced."""
    text = standard("vanuatu")
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after)
    return Vanuatu(text)
