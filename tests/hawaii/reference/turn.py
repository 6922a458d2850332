"""A whole turn: what is asked, one question after the other, and what must come of it."""

from __future__ import annotations

from itertools import product
from typing import Any

from motu.games.hawaii.names import ISLAND_NAMES, KIND_NAMES, PLACE_NAMES, SPACE_NAMES
from tests.hawaii.reference.rules import FRUITS, Rules
from tests.hawaii.reference.seat import (
    CHIEF,
    FINISHED,
    FOOT,
    FRUIT,
    ISLANDS,
    POSTS,
    RESOURCES,
    SHELL,
    SUM,
    TRACKS,
    Seat,
    Vector,
    counted,
)
from tests.support.reference_turns import Asking, ask

BOATS = ["small", "large_1", "large_2"]
BEACH = len(SPACE_NAMES)


def pay(ways: list[Vector]) -> Asking:
    """The way to pay is chosen; it is not paid yet."""
    return (yield from ask([f"pay {counted(vector, RESOURCES)}" for vector in ways]))


class Turn(Seat):
    """The turn of the active seat."""

    def __init__(self, rules: Rules, data: Any) -> None:
        super().__init__(rules, data, data["turn"][1])

    def course(self) -> Asking:
        """The whole turn: yields what is asked, and is sent the answers."""
        line = yield self.actions()
        verb, _, what = line.partition(" ")
        if verb == "go":
            yield from self.purchase(what)
        elif verb == "fish":
            yield from self.fishing()
        elif verb == "visit":
            yield from self.visit(int(what) - 1)
        else:
            self.finish(int(what) - 1)
        if self.data["options"][6]:
            yield ["end turn"]
        return ""

    def actions(self) -> list[str]:
        """H3.1."""
        found = [f"go {place}" for place in PLACE_NAMES if self.articles(place) and self.walk_payments(place)]
        found += ["fish"] if self.data["beach"] and self.fleets(1) else []
        feet = [post["feet"] for post in self.rules.sheet["mooring_post"]]
        found += [f"visit {p + 1}" for p, n in enumerate(feet) if self.data["posts"][p] >= 0 and self.fleets(n)]
        return found + [f"finish {k + 1}" for k, seat in enumerate(self.data["next_order"]) if seat < 0]

    def tokens(self, place: str) -> list[int]:
        first = PLACE_NAMES.index(place) * 3
        return [slot for slot in range(first, first + 3) if self.data["tokens"][slot] >= 0]

    def faces(self, place: str) -> list[tuple[int, str]]:
        return sorted({self.rules.faces[self.data["tokens"][slot]] for slot in self.tokens(place)})

    def feet(self, place: str) -> int:
        chief = self.rest[CHIEF]
        start = SPACE_NAMES[chief] if chief < BEACH else "beach"
        limits = [limit for row in self.rows() for tile in row if (limit := self.rules.does(tile, "walk_limit"))]
        return min([self.rules.lengths[start][SPACE_NAMES[self.space(place)]], *limits])

    def space(self, place: str) -> int:
        return int(self.data["layout"].index(PLACE_NAMES.index(place)))

    def walk_payments(self, place: str) -> list[Vector]:
        """Those after which some token of the place can still be paid."""
        if not self.faces(place):
            return []
        cheapest = self.faces(place)[0][0]
        ways = self.payments(self.feet(place), FOOT, self.purse, self.unused)
        return [vector for vector in ways if self.payments(cheapest, SHELL, *self.left(vector, FOOT))]

    def articles(self, place: str) -> list[str]:
        """Articles for sale there that can be placed."""
        if place == "gods":
            tops = [KIND_NAMES[top] if top >= 0 else "" for top in self.data["tops"]]
            return [f"buy god {pile + 1}" for pile, name in enumerate(tops) if name and self.villages(name)]
        return [f"buy {name}" for name in self.rules.sold[place] if self.stock(name) and self.placeable(name, 1)]

    def purchase(self, place: str) -> Asking:
        walk = yield from pay(self.walk_payments(place))
        self.hand_over(walk, FOOT)
        self.rest[CHIEF] = self.space(place)
        article = yield from ask(self.articles(place))
        pile = int(article.split()[2]) - 1 if place == "gods" else -1
        name = KIND_NAMES[self.data["tops"][pile]] if place == "gods" else article.split()[1]
        prices = {
            f"{('single', 'double')[times - 1]} {colour} {value}": (value, colour, times)
            for value, colour in self.faces(place)
            for times in (1, 2)
            if self.payments(value * times, SHELL, self.purse, self.unused)
            and self.placeable(name, self.pieces(name, times))
        }
        value, colour, times = prices[(yield from ask(list(prices)))]
        ways = self.payments(value * times, SHELL, self.purse, self.unused)
        price = yield from pay(ways)
        row = -1
        if name not in TRACKS and name != "large_boat":
            row = int((yield from ask([f"village {number + 1}" for number in self.villages(name)])).split()[1]) - 1
        self.hand_over(price, SHELL)
        given = self.acquire(name, times, row)
        if pile >= 0:
            self.data["tops"][pile] = -1
        else:
            self.data["stock"][KIND_NAMES.index(name)] -= self.pieces(name, times)
        faces = self.rules.faces
        slot = next(slot for slot in self.tokens(place) if faces[self.data["tokens"][slot]] == (value, colour))
        self.take(self.data["tokens"][slot])
        self.data["tokens"][slot] = -1
        self.purse[SHELL if name == "kahuna" else FOOT] += given
        if name == "kane":
            yield from self.tiki_offer(self.rules.does((name, times), "tiki_offer"))
        return ""

    def tiki_offer(self, price: int) -> Asking:
        ways = [vector for vector in product(*[range(n + 1) for n in self.purse]) if sum(vector) == price]
        if not ways or not self.placeable("tiki", 1):
            return ""
        line = yield [*[f"pay {counted(vector, RESOURCES)}" for vector in ways], "no tiki"]
        if line != "no tiki":
            self.every_payment = 1  # trade huts have no part in it
            self.hand_over(line, FOOT)
            self.data["stock"][KIND_NAMES.index("tiki")] -= 1
            self.purse[FOOT] += self.raise_track("tiki", 1)
        return ""

    def due(self, fleet: Vector, feet: int) -> int:
        return max(0, feet - sum(n * brought for n, brought in zip(fleet, self.rules.prepaid, strict=True)))

    def carries(self, fleet: Vector) -> int:
        return sum(n * spaces for n, spaces in zip(fleet, self.rules.spaces, strict=True))

    def fleets(self, feet: int) -> list[Vector]:
        """H9.2: enough spaces, payable, and no boat without which there is as much and no more to pay."""
        found = []
        for fleet in product(*[range(n + 1) for n in self.player["ready"]]):
            due = self.due(fleet, feet)
            fewer = [tuple(n - (b == boat) for b, n in enumerate(fleet)) for boat in range(3) if fleet[boat]]
            needless = any(self.carries(less) >= feet and self.due(less, feet) == due for less in fewer)
            payable = self.payments(due, FOOT, self.purse, self.unused)
            if self.carries(fleet) >= feet and payable and not needless:
                found.append(fleet)
        return found

    def sail(self, feet: int) -> Asking:
        """H9.2, H6.5: boats are sent, and the feet paid that they do not bring along."""
        fleets = {f"send {counted(fleet, BOATS)}": fleet for fleet in self.fleets(feet)}
        fleet = fleets[(yield from ask(list(fleets)))]
        line = yield from pay(self.payments(self.due(fleet, feet), FOOT, self.purse, self.unused))
        for boat, n in enumerate(fleet):
            self.player["ready"][boat] -= n
            self.player["away"][boat] += n
        self.hand_over(line, FOOT)
        return ""

    def fishing(self) -> Asking:
        """H9: one token after the other, never one with more fish than the last."""
        beach = sorted((self.rules.fish[kind] for kind in self.data["beach"]), reverse=True)
        caught: list[int] = []
        while True:
            left = {fish for fish in beach if beach.count(fish) > caught.count(fish) and fish <= min([*caught, fish])}
            options = [f"catch {fish}" for fish in sorted(left) if self.fleets(len(caught) + 1)]
            line = yield from ask([*options, *(["no more fish"] if caught else [])])
            if line == "no more fish":
                break
            caught.append(int(line.split()[1]))
        yield from self.sail(len(caught))
        for fish in caught:
            self.data["beach"].remove(next(kind for kind in self.data["beach"] if self.rules.fish[kind] == fish))
        self.rest[SUM] += sum(caught)
        self.rest[CHIEF] = BEACH + 1
        return ""

    def visit(self, post: int) -> Asking:
        """H10: points of the post, then the gift as far as it can be had."""
        printed = self.rules.sheet["mooring_post"][post]
        yield from self.sail(printed["feet"])
        self.rest[CHIEF] = BEACH + 2 + post
        self.earned[POSTS] += printed["points"]
        number, self.data["posts"][post] = self.data["posts"][post], -1
        self.data["returned"][number] = 1
        (island,) = [entry for entry in self.rules.sheet["island"] if entry["id"] == ISLAND_NAMES[number]]
        if island["gives"] == "points":
            self.earned[ISLANDS] += island["amount"]
        elif island["gives"] == "fruit":
            self.purse[FRUIT] += island["amount"]
        elif island["gives"] == "tile":
            yield from self.tile_gift(island["product"])
        else:
            name = island["gives"]
            n = min(island["amount"], self.stock(name), self.free(name))
            self.data["stock"][KIND_NAMES.index(name)] -= n
            self.purse[SHELL if name == "kahuna" else FOOT] += self.raise_track(name, n)
        return ""

    def tile_gift(self, name: str) -> Asking:
        """H10.3: on side II, if it is in stock and has a place; of a fruit tile the kind is chosen."""
        kinds = FRUITS if name == "fruit_tile" else [name]
        kinds = [kind for kind in kinds if self.stock(kind) and self.villages(kind)]
        if kinds:
            kind = (yield from ask([f"buy {kind}" for kind in kinds])).split()[1]
            line = yield from ask([f"village {number + 1}" for number in self.villages(kind)])
            self.acquire(kind, 2, int(line.split()[1]) - 1)
            self.data["stock"][KIND_NAMES.index(kind)] -= 1
        return ""

    def finish(self, space: int) -> None:
        """H11.1."""
        self.data["next_order"][space] = self.seat
        self.rest[CHIEF], self.rest[FINISHED] = BEACH, space
        if self.data["order_tokens"][space] >= 0:
            self.take(self.data["order_tokens"][space])
            self.data["order_tokens"][space] = -1
