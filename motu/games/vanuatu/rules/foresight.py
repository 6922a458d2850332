"""V5: what own steps lead to, as far as it matters for what may be programmed.

All that changes on the way is packed into one number, a node: the steps used, vatus, boat, tiles, what the beggar can
give, and where a hut was built.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motu.games.vanuatu.names import (
    BEGGAR,
    BUILD,
    BUY,
    CELLS,
    DIVER,
    DRAW,
    EXPLORE,
    FISH,
    GOODS,
    ISLANDS,
    MOST_VALUE,
    NAVIGATOR,
    SAIL,
    SELL,
    TOURIST,
    VENDOR,
)
from motu.games.vanuatu.rules import building, buying, sailing, selling, visiting
from motu.games.vanuatu.state import NONE, VanuatuState

# where the parts of a node begin
VATUS: Final[i64] = 8
BOAT: Final[i64] = 12
TILES: Final[i64] = 16  # fish, four bits for each value
GEMS: Final[i64] = 28  # treasures, likewise
BEGGED: Final[i64] = 40
POINTS: Final[i64] = 41  # at most three matter
HUT: Final[i64] = 43  # island + 1
ALL_TILES: Final[i64] = 0xFFF << 16
RICH: Final[i64] = 3
# One tile more of each value. Looked up, because compiled code shifts a plain 1 within 32 bits only.
ONE_FISH: Final = vec[i64]([0, 0x10000, 0x100000, 0x1000000])
ONE_GEM: Final = vec[i64]([0, 0x10000000, 0x100000000, 0x1000000000])


@final
class Outlook:
    """The archipelago as a seat sees it while it plans: all that stands still."""

    def __init__(self, s: VanuatuState, seat: i64, programmed: i64) -> None:
        player = s.players[seat]
        self.s: VanuatuState = s
        self.programmed: i64 = programmed
        self.character: i64 = player.character if not player.used else NONE
        self.huts: bool = player.huts > 0
        self.hut_cost: i64 = building.hut_cost(s, seat)
        self.closed: i64 = sailing.closed(s, seat)
        self.hut_places: i64 = building.with_place(s)
        self.own_huts: i64 = selling.own_islands(s, seat)
        self.drawable: i64 = visiting.with_drawing_place(s)
        self.visitable: i64 = visiting.with_room(s)
        self.dikable: i64 = 0
        if s.dikes_left:
            for island in range(ISLANDS):
                if s.cells[island] != NONE and building.open_sides(s, island):
                    self.dikable |= 1 << island
        self.goal: i64 = 0
        self.nodes: i64 = 0  # looked at for the last question
        self.stack: list[int] = []
        self.seen: set[int] = set()

    def helps(self, node: i64, character: i64, action: i64) -> bool:
        """[V4.2] Whether a character still helps with an action: once."""
        return self.character == character and not (node >> action) & 1

    def can(self, node: i64, action: i64) -> bool:
        """Whether an action is programmed and not used on this way."""
        return ((self.programmed & ~node) >> action) & 1 != 0

    def push(self, node: i64) -> None:
        if node not in self.seen:
            self.seen.add(node)
            self.stack.append(node)


def able(plan: Outlook, node: i64, action: i64) -> bool:
    """[V6.3] Whether an action is possible at a node."""
    s = plan.s
    vatus = (node >> VATUS) & 15
    boat = (node >> BOAT) & 15
    beside = s.shores[boat]
    if action == SAIL:
        free = plan.helps(node, NAVIGATOR, SAIL)
        steps = s.box.most_steps if free else sailing.steps_paid(s, vatus)
        return sailing.reachable(s, boat, steps) & ~plan.closed != 0
    if action == BUILD:
        if plan.huts and vatus >= plan.hut_cost and beside & plan.hut_places:
            return True
        return vatus >= s.box.dike_cost and beside & plan.dikable != 0
    if action == EXPLORE:
        return s.treasures[s.tiles[boat]] > 0
    if action == FISH:
        return s.fish[s.tiles[boat]] > 0
    if action == SELL:
        return node & ALL_TILES != 0 and market(plan, node, beside)
    if action == BUY:
        return cheapest(plan, beside) <= vatus
    return beside & (plan.drawable if action == DRAW else plan.visitable) != 0


def market(plan: Outlook, node: i64, beside: i64) -> bool:
    """[V7.7] An own hut beside the boat, an old or a new one; [V4.12] or the vendor."""
    if plan.helps(node, VENDOR, SELL):
        return beside != 0 or not plan.s.options.vendor_needs_island
    built = node >> HUT & 7
    return beside & (plan.own_huts | (1 << built) >> 1) != 0


def cheapest(plan: Outlook, beside: i64) -> i64:
    """[V7.9] The lowest price of a cube on these islands; more than anybody has where there is none."""
    s = plan.s
    best: i64 = 99
    for island in range(ISLANDS):
        if (beside >> island) & 1:
            for good in range(GOODS):
                if s.goods[island * GOODS + good]:
                    best = min(best, s.box.price[good])
    return best


def gained(plan: Outlook, node: i64, vatus: i64) -> i64:
    """[V1.3] A node with more vatus, or with points where the bank was full."""
    full = plan.s.box.full
    total = (node >> VATUS & 15) + vatus
    if total >= full:
        node = scored(node, total // full * plan.s.box.full_points)
        total %= full
    return node & ~(15 << VATUS) | total << VATUS


def paid(node: i64, vatus: i64) -> i64:
    return node - (vatus << VATUS)


def scored(node: i64, points: i64) -> i64:
    """A node with more points, as far as the beggar can give them away."""
    if node >> BEGGED & 1:
        return node
    return node & ~(3 << POINTS) | min(RICH, (node >> POINTS & 3) + points) << POINTS


def exchange(plan: Outlook, node: i64) -> None:
    """[V6.7] Treasures sold, [V4.13] points begged away."""
    for value in range(1, MOST_VALUE + 1):
        shift = GEMS + 4 * (value - 1)
        if node >> shift & 15:
            plan.push(gained(plan, node - ONE_GEM[value], value))
    if not node >> BEGGED & 1:
        points = node >> POINTS & 3
        for n in range(1, min(plan.s.box.amount[BEGGAR], points) + 1):
            plan.push(gained(plan, node & ~(3 << POINTS) | 1 << BEGGED, n))


def buy(plan: Outlook, node: i64) -> None:
    """[V7.9] A cube bought: vatus spent, points for the beggar."""
    s = plan.s
    beside = s.shores[node >> BOAT & 15]
    for island in range(ISLANDS):
        if (beside >> island) & 1:
            for good in range(GOODS):
                if s.goods[island * GOODS + good] and s.box.price[good] <= node >> VATUS & 15:
                    plan.push(scored(paid(node, s.box.price[good]), buying.worth(s, good)) | 1 << BUY)


def draw(plan: Outlook, node: i64) -> None:
    """[V7.12] A drawing: it helps nobody but a beggar without points."""
    beside = plan.s.shores[node >> BOAT & 15]
    if beside & plan.drawable and not node >> BEGGED & 1:
        plan.push(scored(node, plan.s.box.drawing_points) | 1 << DRAW)


def bring(plan: Outlook, node: i64) -> None:
    """[V7.13] A tourist, and a vatu for each hut, a new one too."""
    beside = plan.s.shores[node >> BOAT & 15] & plan.visitable
    built = (node >> HUT & 7) - 1
    for island in range(ISLANDS):
        if (beside >> island) & 1:
            huts = building.huts_on(plan.s, island) + (1 if island == built else 0)
            plan.push(gained(plan, node, huts) | 1 << TOURIST)


def sell(plan: Outlook, node: i64) -> None:
    """[V7.7] Any number of fish tiles; what is left of them helps no more."""
    rest = node & ~ALL_TILES | 1 << SELL
    for ones in range((node >> TILES & 15) + 1):
        for twos in range((node >> (TILES + 4) & 15) + 1):
            for threes in range((node >> (TILES + 8) & 15) + 1):
                chosen = ones << 4 | twos << 8 | threes << 12
                if chosen:
                    plan.push(gained(plan, rest, selling.proceeds(plan.s, chosen)))


def explore(plan: Outlook, node: i64) -> None:
    """[V7.4] A treasure, [V4.8] and vatus for the diver."""
    s = plan.s
    value = s.treasures[s.tiles[node >> BOAT & 15]]
    if value:
        vatus = value * s.box.amount[DIVER] if plan.helps(node, DIVER, EXPLORE) else 0
        plan.push(gained(plan, node + ONE_GEM[value], vatus) | 1 << EXPLORE)


def fish(plan: Outlook, node: i64) -> None:
    """[V7.6] A fish tile."""
    s = plan.s
    value = s.fish[s.tiles[node >> BOAT & 15]]
    if value:
        plan.push(node + ONE_FISH[value] | 1 << FISH)


def build(plan: Outlook, node: i64) -> None:
    """[V7.3] A hut, [V10.2] a dike or both."""
    box = plan.s.box
    vatus = node >> VATUS & 15
    beside = plan.s.shores[node >> BOAT & 15]
    cost = plan.hut_cost
    for island in range(ISLANDS):
        if not (beside >> island) & 1:
            continue
        hut = plan.huts and (plan.hut_places >> island) & 1 != 0 and vatus >= cost
        dike = (plan.dikable >> island) & 1 != 0
        done = node | 1 << BUILD
        if dike and vatus >= box.dike_cost:
            plan.push(paid(done, box.dike_cost))
        if hut:
            plan.push(paid(done, cost) | (island + 1) << HUT)
        if hut and dike and vatus >= cost + box.dike_cost:
            plan.push(paid(done, cost + box.dike_cost) | (island + 1) << HUT)


def sail(plan: Outlook, node: i64) -> None:
    """[V7.1] Every way that can be paid, [V4.11] or is free; short ones are looked at first."""
    s = plan.s
    boat = node >> BOAT & 15
    done = node & ~(15 << BOAT) | 1 << SAIL
    free = plan.helps(node, NAVIGATOR, SAIL)
    steps = s.box.most_steps if free else sailing.steps_paid(s, node >> VATUS & 15)
    for n in range(steps, 0, -1):
        cells: i64 = 1 << boat
        for _ in range(n):
            cells = sailing.one_step(s, cells)
        cells &= ~plan.closed
        left = done if free else paid(done, n * s.box.step_cost)
        for cell in range(CELLS):
            if (cells >> cell) & 1:
                plan.push(left | cell << BOAT)
