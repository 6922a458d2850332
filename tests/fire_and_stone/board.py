"""Tables set up in one line of words, and read as a player would.

    s = table("cape", tiles={"kalahari": "apple"}, food=1, tracks=["apple apple", "root"])
    choose(s, "move kalahari", "take", "track 1")

Seat 0 is to move its scout. Tiles lie face up where they are named, a dash is an area with nothing but its food icon,
everything else lies face down. Each piece named is taken from its bag, so nothing is made or lost.
"""

from __future__ import annotations

from typing import Any

from motu.core.edition import standard
from motu.core.game import CHANCE, Settings
from motu.games.fire_and_stone import names, notation
from motu.games.fire_and_stone.game import FireAndStone
from motu.games.fire_and_stone.rules import hunting, steps, storing
from motu.games.fire_and_stone.state import FireAndStoneState
from tests.support.piece_words import counted, spoken, words

FIRE = FireAndStone()
BOX = FIRE.components()
REGION = [entry["region"] - 1 for entry in BOX["area"]]
GATHERING = names.KIND_NAMES[: names.GATHERED]
OPENING = {3: 2, 9: 4}  # by hut tiles: the region as a bit


def area(name: str) -> int:
    return names.AREA_NAMES.index(name)


class Maker:
    """A dump in the making: what it names leaves its bag."""

    def __init__(self, game: Any, seats: int, settings: Settings) -> None:
        s = game.new(seats, settings)
        self.data = s.dump()
        self.seats = seats

    def tile(self, place: int, kind: str) -> int:
        """A tile out of the bag of its region."""
        at = REGION[place] * names.KINDS + names.KIND_NAMES.index(kind)
        assert self.data["left"][at], f"there is no further {kind} in the region of {names.AREA_NAMES[place]}"
        self.data["left"][at] -= 1
        return names.KIND_NAMES.index(kind)

    def lay(self, place: str, kind: str) -> None:
        """A tile face up; a dash for one that was taken and discarded."""
        at = area(place)
        if kind == "-":
            left = [name for name in GATHERING if self.data["left"][REGION[at] * names.KINDS + GATHERING.index(name)]]
            self.data["gathered"][self.tile(at, left[-1])] += 1
            self.data["tile"][at] = -1
        else:
            self.data["tile"][at] = self.tile(at, kind)

    def animals(self, text: str) -> list[int]:
        """Animals out of the stacks."""
        found = counted(text, names.ANIMAL_NAMES)
        for animal, n in enumerate(found):
            self.data["wild"][animal] -= n
            assert self.data["wild"][animal] >= 0, f"there is no further {names.ANIMAL_NAMES[animal]}"
        return found

    def forest(self, place: str, text: str | None) -> None:
        """A forest with animals that somebody has seen; None: nobody has looked yet."""
        self.lay(place, "forest")
        forest = len(self.data["forests"])
        self.data["forests"].append(area(place))
        if text is None:
            self.data["unseen"][forest] = 3
        else:
            self.data["lair"][forest * names.ANIMALS : (forest + 1) * names.ANIMALS] = self.animals(text)

    def settle(self, place: str, text: str, cave: str) -> None:
        """Huts by seat; the hut tile that was found there is on the track."""
        at = area(place)
        if place != cave:
            self.tile(at, "hut")
            self.data["tile"][at] = -1
        for seat, n in enumerate(text.split()):
            self.data["huts"][at * self.seats + seat] = int(n)
            self.data["players"][seat]["rest"][2] -= int(n)

    def find_huts(self, found: int) -> int:
        """As many hut tiles on the track; those of no settlement were found by somebody without huts."""
        total = sum(BOX["discovery_tile"][names.HUT]["counts"])
        gone = total - sum(self.data["left"][region * names.KINDS + names.HUT] for region in range(names.REGIONS))
        for place in range(len(REGION)):
            kind = REGION[place] * names.KINDS + names.HUT
            free = self.data["tile"][place] == names.FACE_DOWN and names.AREA_NAMES[place] not in self.kept
            if gone < found and self.data["left"][kind] and free:
                self.data["left"][kind] -= 1
                self.data["tile"][place] = -1
                gone += 1
        return int(gone)

    kept: tuple[str, ...] = ()

    def seat(
        self,
        seat: int,
        scouts: str = "cape",
        food: int = 0,
        bags: int = 0,
        tracks: tuple[str, ...] | list[str] = (),
        mat: str = "",
        shown: str = "",
        cards: str = "",
        objective: str = "",
        marker: bool = False,
        huts_left: int | None = None,
        score: int = 0,
    ) -> None:
        """Everything of one seat; a covered card is written `crops=3`."""
        player = self.data["players"][seat]
        places = [area(name) for name in scouts.split()]
        player["scouts"] = [*places, -1][:2]
        for track, text in enumerate(tracks):
            for space, kind in enumerate(words(text)):
                player["tracks"][track * 3 + space] = names.KIND_NAMES.index(kind)
                self.data["left"][self.somewhere(kind)] -= 1
        player["mat"] = self.animals(mat)
        player["shown"] = counted(shown, names.ANIMAL_NAMES)
        for word in cards.split():
            name, _, value = word.partition("=")
            player["cards"][names.CARD_NAMES.index(name)] = 1 + int(value or 0)
            if value:
                self.data["box"][0] += 1
                player["earned"][names.CARD_POINTS] += int(value)
            if name in names.INVENTION_NAMES:
                self.data["deck"][names.INVENTION_NAMES.index(name)] -= 1
        if huts_left is not None:
            player["rest"][2] = huts_left
        player["earned"][0] = score
        dealt = {entry["rest"][4] for entry in self.data["players"]}
        goal = names.OBJECTIVE_NAMES.index(objective) if objective else min(set(range(5)) - dealt)
        player["rest"] = [food, bags, player["rest"][2], int(marker), goal]
        self.data["box"][1] -= bags

    def somewhere(self, kind: str) -> int:
        """A region that still has this kind; the area it came from is bare from then on."""
        for region in range(int(names.REGIONS)):
            at = region * names.KINDS + names.KIND_NAMES.index(kind)
            free = [p for p, r in enumerate(REGION) if r == region and self.data["tile"][p] == names.FACE_DOWN]
            free = [p for p in free if names.AREA_NAMES[p] not in self.kept]
            if self.data["left"][at] and free:
                self.data["tile"][free[-1]] = -1
                return int(at)
        raise AssertionError(f"there is no further {kind}")


def table(
    scouts: str = "cape",
    *,
    seats: int = 2,
    tiles: dict[str, str] | None = None,
    forests: dict[str, str | None] | None = None,
    huts: dict[str, str] | None = None,
    cave: str = "",
    cave_at: str = "persia",
    found: int = 0,
    display: str = "boats stone_axe basket",
    gathered: str = "",
    cooked: str = "",
    bags_left: int | None = None,
    hidden: tuple[str, ...] = (),
    others: dict[int, dict[str, Any]] | None = None,
    settings: Settings | None = None,
    trigger: int | None = None,
    turns_left: list[int] | None = None,
    idle: int = 0,
    active: int = 0,
    game: Any = FIRE,
    **mine: Any,
) -> FireAndStoneState:
    """A table on which a seat is to move its scout; the last `idle` turns were without progress."""
    make = Maker(game, seats, settings or {})
    make.kept = (*(tiles or {}), *(forests or {}), *(huts or {}), *hidden)
    data = make.data
    for place, kind in (tiles or {}).items():
        make.lay(place, kind)
    for place, text in (forests or {}).items():
        make.forest(place, text)
    if cave:
        make.lay(cave_at, "cave")
    for place, text in (huts or {}).items():
        make.settle(place, text, cave_at if cave else "")
    for seat in range(seats):
        data["players"][seat]["tracks"] = [-1] * 6
        make.seat(seat, **({"scouts": scouts, **mine} if seat == active else (others or {}).get(seat, {})))
    for word in words(gathered):
        data["left"][make.somewhere(word)] -= 1
        data["gathered"][GATHERING.index(word)] += 1
    data["cooked"] = make.animals(cooked)
    data["display"] = [names.INVENTION_NAMES.index(name) for name in display.split()]
    data["display"] += [-1] * (3 - len(data["display"]))
    for card in data["display"]:
        data["deck"][card] -= card >= 0
    found = make.find_huts(max(found, 3 if cave else 0))
    used = sum(OPENING[space] for space in OPENING if found >= space) + 1
    opened = used | (4 if cave == "ice_passage" else 0)
    cards_gone, left, *_ = data["box"]
    left = left if bags_left is None else bags_left
    data["box"] = [cards_gone, left, names.CAVE_NAMES.index(cave) if cave else -1, found, opened, 0]
    places = data["players"][active]["scouts"]
    asked = places[1] >= 0 and places[0] != places[1]
    data["turn"] = [0, active, 0, 0 if asked else 1, 100, 99 - idle, -1 if trigger is None else trigger]
    data["turns_left"] = turns_left or [0] * seats
    confirm = [steps.CONFIRM] if game.chosen(seats, settings or {})["confirm_end_of_turn"] == "on" else []
    agenda = [steps.TURN_END, *confirm, steps.NEXT_SCOUT, steps.SCOUT if asked else steps.MOVE_NOW]
    data["agenda"] = [[step, active, 0, 0] for step in agenda]
    data["after_chance"] = 0
    s: FireAndStoneState = game.load(data)
    return s


def at_setup(seats: int, settings: Settings | None = None) -> FireAndStoneState:
    """A table before chance has said anything."""
    return FIRE.new(seats, settings or {})


def offers(s: FireAndStoneState, beginning: str = "") -> list[str]:
    """The legal moves as text, or those that begin so."""
    return [line for move in s.moves() if (line := notation.write(move)).startswith(beginning)]


def targets(s: FireAndStoneState, verb: str = "move") -> list[str]:
    """The areas among the legal moves with this verb."""
    return [line.partition(" ")[2] for line in offers(s, verb + " ")]


def choose(s: FireAndStoneState, *lines: str) -> list[Any]:
    """Play these moves of seats and of chance, and hear what happened."""
    log: list[Any] = []
    for line in lines:
        s.play(FIRE.read(s, line), log)
    return log


def told(log: list[Any], kind: str) -> Any:
    """The only event of a kind."""
    (found,) = [event for event in log if event.kind == kind]
    return found


def kinds(log: list[Any]) -> list[str]:
    return [event.kind for event in log]


def whatever(s: FireAndStoneState) -> None:
    """Chance answers anything until a seat is asked or the game is over."""
    while s.awaiting() == CHANCE:
        s.play(s.moves()[0])


def food(s: FireAndStoneState, seat: int = 0) -> int:
    return int(s.players[seat].food)


def bags(s: FireAndStoneState, seat: int = 0) -> int:
    return int(s.players[seat].bags)


def storage(s: FireAndStoneState, seat: int = 0) -> int:
    return int(storing.storage(s, seat))


def track(s: FireAndStoneState, number: int, seat: int = 0) -> str:
    """The tiles of a track from the bottom up."""
    row = s.players[seat].tracks[(number - 1) * 3 : number * 3]
    return " ".join(names.KIND_NAMES[kind] for kind in row if kind >= 0)


def mat(s: FireAndStoneState, seat: int = 0) -> str:
    return spoken(s.players[seat].mat, names.ANIMAL_NAMES)


def scouts(s: FireAndStoneState, seat: int = 0) -> list[str]:
    return [names.AREA_NAMES[place] for place in s.players[seat].scouts if place >= 0]


def huts(s: FireAndStoneState, place: str) -> list[int]:
    """The huts in an area by seat."""
    seats = len(s.players)
    return list(s.huts[area(place) * seats : (area(place) + 1) * seats])


def tile(s: FireAndStoneState, place: str) -> str:
    """Things that lie there for all to see."""
    kind = s.tile[area(place)]
    return "hidden" if kind == names.FACE_DOWN else "" if kind < 0 else names.KIND_NAMES[kind]


def discard(s: FireAndStoneState) -> str:
    return spoken(s.gathered, GATHERING)


def cooked(s: FireAndStoneState) -> str:
    return spoken(s.cooked, names.ANIMAL_NAMES)


def forest(s: FireAndStoneState, place: str) -> str:
    """The animals there that somebody has seen."""
    at = list(s.forests).index(area(place)) * names.ANIMALS
    return spoken(s.lair[at : at + names.ANIMALS], names.ANIMAL_NAMES)


def stacks(s: FireAndStoneState) -> list[int]:
    """The stacks of animals left, by region."""
    return [int(hunting.stacks(s, region)) for region in range(names.REGIONS)]


def score(s: FireAndStoneState, seat: int = 0) -> int:
    return s.scores()[seat]


def cards(s: FireAndStoneState, seat: int = 0) -> list[str]:
    """The inventions of a seat, covered ones as `crops=3`."""
    owned = [(name, s.players[seat].cards[card]) for card, name in enumerate(names.CARD_NAMES)]
    return [name if there == 1 else f"{name}={there - 1}" for name, there in owned if there]


def with_printed(*changes: tuple[str, str]) -> FireAndStone:
    """Fire & Stone with other numbers on its components: texts of the component file replaced."""
    text = standard("fire_and_stone")
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after, 1)
    return FireAndStone(text)
