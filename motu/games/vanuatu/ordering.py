"""The likely worth of programmed markers, and how promising a move looks at first sight."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.games.vanuatu import flow, moves, names
from motu.games.vanuatu.heuristics import (
    FILLED,
    FIRST_VATUS,
    HELD_FISH,
    LAST_FISH,
    dike_worth,
    gain_worth,
    hut_worth,
    place_worth,
    token_worth,
    vatus_worth,
)
from motu.games.vanuatu.rules import building, buying, majority, scoring, selling
from motu.games.vanuatu.state import Player, VanuatuState

CAUGHT: Final = 0.95  # a point of value that is caught, because it has to be sold
REST_WORTH: Final = 0.9
SECOND_IN_LINE: Final = 0.6
THIRD_IN_LINE: Final = 0.35
THREAT: Final = 0.35  # how likely markers still to come take a majority away
HURRY: Final = 0.15  # of what an action brings, for performing it now


@final
class Prospect:
    """The likely worth of the programmed stacks of one seat."""

    def __init__(self, s: VanuatuState, seat: i64) -> None:
        self.s: VanuatuState = s
        self.seat: i64 = seat
        self.player: Player = s.players[seat]
        self.last: bool = s.round + 1 == names.ROUNDS
        self.hut_cost: i64 = building.hut_cost(s, seat)
        self.own_huts: i64 = selling.own_islands(s, seat)
        self.hut_places: i64 = building.with_place(s)
        self.likely: vec[float] = vec[float]([0.0] * names.ACTIONS)
        threat = 0.0
        if s.waiting >= 0 and (s.agenda[-1].step == flow.MARK or s.agenda[-1].step == flow.MARK_ON):
            for other in range(s.seats()):
                if other != seat:
                    threat += float(s.box.markers - bag.total(s.players[other].markers))
        for action in range(names.ACTIONS):
            if self.player.markers[action]:
                self.likely[action] = chance(s, seat, action, threat)

    def planned(self) -> float:
        """The best place to be for all stacks together: each action here or there, less what the way costs."""
        boat = self.player.boat
        here = vec[float]([0.0] * names.ACTIONS)
        best = 0.0
        for action in range(i64(1), names.ACTIONS):
            if self.likely[action] > 0.0:
                here[action] = self.likely[action] * self.at(action, boat)
                best += here[action]
        if self.likely[names.SAIL] > 0.0:
            best = max(best, self.elsewhere(here, best))
        return best

    def elsewhere(self, here: vec[float], stay: float) -> float:
        """The same with a way to the best ocean in reach."""
        s = self.s
        player = self.player
        best = stay
        free = player.helps(names.NAVIGATOR)
        cells: i64 = 1 << player.boat
        seen: i64 = 0
        for steps in range(1, s.box.most_steps + 1):
            cost = 0 if free else steps * s.box.step_cost
            if cost > player.vatus:
                break
            cells = self.next_to(cells)
            for cell in range(names.CELLS):
                if ((cells & ~seen) >> cell) & 1:
                    best = max(best, self.there(here, cell, cost))
            seen |= cells
        return best

    def next_to(self, cells: i64) -> i64:
        found: i64 = 0
        for cell in range(names.CELLS):
            if (cells >> cell) & 1:
                found |= self.s.box.around[cell]
        return found & self.s.sea

    def there(self, here: vec[float], cell: i64, cost: i64) -> float:
        """All stacks together if the boat went to a cell."""
        s = self.s
        likely = self.likely[names.SAIL]
        total = likely * (place_worth(s, cell) - place_worth(s, self.player.boat) - float(cost) * FIRST_VATUS * 0.8)
        for action in range(i64(1), names.ACTIONS):
            if self.likely[action] > 0.0:
                moved = likely * self.likely[action] * self.at(action, cell)
                total += max(here[action], moved)
        return total

    def at(self, action: i64, cell: i64) -> float:
        """Points of an action with the boat on a cell."""
        s = self.s
        if action == names.FISH:
            return self.fish(s.fish[s.tiles[cell]])
        if action == names.EXPLORE:
            return self.explore(s.treasures[s.tiles[cell]])
        if action == names.REST:
            return REST_WORTH if len(s.rests) < names.REST_TOKENS else 0.0
        beside = s.shores[cell]
        if action == names.SELL:
            return self.sell(beside)
        best = 0.0
        for island in range(names.ISLANDS):
            if (beside >> island) & 1:
                best = max(best, self.on(action, island))
        return best

    def on(self, action: i64, island: i64) -> float:
        """Points of an action on an island."""
        if action == names.BUILD:
            return self.build(island)
        if action == names.BUY:
            return self.buy(island)
        if action == names.DRAW:
            return self.draw(island)
        return self.bring(island)

    def fish(self, value: i64) -> float:
        each = LAST_FISH if self.last else CAUGHT
        if self.player.helps(names.FISHER):
            each += float(self.s.box.amount[names.FISHER])
        return each * float(value)

    def explore(self, value: i64) -> float:
        found = float(value * self.s.box.final_treasure)
        if self.player.helps(names.DIVER):
            found += gain_worth(self.s, self.player.vatus, value * self.s.box.amount[names.DIVER])
        return found

    def sell(self, beside: i64) -> float:
        """All fish at the price of now, less what they are worth unsold."""
        s = self.s
        player = self.player
        market = beside if player.helps(names.VENDOR) else beside & self.own_huts
        value = scoring.values(player.fish)
        if not market or not value:
            return 0.0
        return gain_worth(s, player.vatus, value * s.box.prices[s.price]) - float(value) * (
            LAST_FISH if self.last else HELD_FISH
        )

    def build(self, island: i64) -> float:
        """A hut, a dike or both, whatever looks best."""
        s = self.s
        player = self.player
        vatus = player.vatus
        hut = 0.0
        if player.huts and (self.hut_places >> island) & 1 and vatus >= self.hut_cost:
            hut = hut_worth(s, island) - (vatus_worth(s, vatus) - vatus_worth(s, vatus - self.hut_cost))
        dike = 0.0
        if s.dikes_left and vatus >= s.box.dike_cost and building.open_sides(s, island):
            dike = dike_worth(s, island) - (vatus_worth(s, vatus) - vatus_worth(s, vatus - s.box.dike_cost))
        if vatus >= self.hut_cost + s.box.dike_cost and hut > 0.0 and dike > 0.0:
            return hut + dike
        return max(hut, dike)

    def buy(self, island: i64) -> float:
        s = self.s
        best = 0.0
        for good in range(names.GOODS):
            price = s.box.price[good]
            if s.goods[island * names.GOODS + good] and price <= self.player.vatus:
                cost = vatus_worth(s, self.player.vatus) - vatus_worth(s, self.player.vatus - price)
                best = max(best, float(buying.worth(s, good)) - cost)
        return best

    def draw(self, island: i64) -> float:
        s = self.s
        if s.drawings[island] >= s.box.drawing_places[island]:
            return 0.0
        return float(s.box.amount[names.ARTIST] if self.player.helps(names.ARTIST) else s.box.drawing_points)

    def bring(self, island: i64) -> float:
        s = self.s
        if not s.office or s.tourists[island] >= s.box.tourist_places[island]:
            return 0.0
        found = gain_worth(s, self.player.vatus, building.huts_on(s, island))
        own = s.huts[island * names.MOST_SEATS + self.seat]
        found += float(own * s.box.final_tourist) * (1.0 - FILLED[s.round])
        if self.player.helps(names.GUIDE):
            found += float(s.drawings[island] * s.box.amount[names.GUIDE])
        return found


def chance(s: VanuatuState, seat: i64, action: i64, threat: float) -> float:
    """How likely a stack is performed: by its place in the line, and by the markers that may still come."""
    own = s.players[seat].markers[action]
    place = s.place_of(seat)
    ahead: i64 = 0
    nearest: i64 = 0
    for other in range(s.seats()):
        theirs = s.players[other].markers[action]
        if other != seat and theirs:
            if theirs > own or (theirs == own and s.place_of(other) < place):
                ahead += 1
            nearest = max(nearest, theirs)
    if ahead:
        return SECOND_IN_LINE if ahead == 1 else THIRD_IN_LINE
    if not majority.passes_neutral(s, seat, action):
        return 0.1
    lead = float(own - nearest)
    return 0.97 - THREAT * min(1.0, threat / 8.0) * exp(-0.9 * lead)


def priors(s: VanuatuState) -> vec[float]:
    """Weights of the legal moves by what they seem to bring."""
    sight = Prospect(s, s.agenda[-1].seat)
    found = vec[float](capacity=len(s.legal))
    for move in s.legal:
        found = append(found, exp(0.6 * max(-9.0, min(9.0, first_sight(s, sight, move)))))
    return found


def first_sight(s: VanuatuState, sight: Prospect, move: i64) -> float:
    """Points that a move seems to bring."""
    if move < moves.TO_SPACE:
        return turn_sight(s, sight, move)
    if moves.SAIL <= move < moves.MARK:
        return answer_sight(s, sight, move)
    if moves.MARK <= move < moves.NEUTRAL:
        return mark_sight(s, sight, move - moves.MARK)
    if moves.TO_SPACE <= move < moves.SAIL:
        return sight.at(move - moves.TO_SPACE, sight.player.boat)
    return 0.0


def turn_sight(s: VanuatuState, sight: Prospect, move: i64) -> float:
    """A stack resolved, given up or moved; a treasure sold or points begged away."""
    boat = sight.player.boat
    action = move % names.ACTIONS
    if move < moves.GIVE_UP:
        if action == names.SAIL:
            return 0.3
        return sight.at(action, boat) * (HURRY + 1.0 - sight.likely[action])
    if move < moves.PREACH:
        return -sight.likely[action] * sight.at(action, boat)
    if move < moves.GOVERN:
        return sight.at(action, boat)
    return -0.5 if move < moves.TREASURE else -1.0


def mark_sight(s: VanuatuState, sight: Prospect, action: i64) -> float:
    """The worth that a marker more on a space adds to all that is programmed."""
    before = sight.planned()
    sight.player.markers[action] += 1
    after = Prospect(s, sight.seat).planned()
    sight.player.markers[action] -= 1
    return after - before


def answer_sight(s: VanuatuState, sight: Prospect, move: i64) -> float:
    """Where to, what to build, what to buy, which token."""
    if move < moves.SELL:
        cell = (move - moves.SAIL) // 4
        here = vec[float]([0.0] * names.ACTIONS)
        return sight.there(here, cell, (move - moves.SAIL) % 4 * s.box.step_cost)
    if move < moves.BUILD:
        return 0.2 * float((move - moves.SELL) % 16)
    if move < moves.BUY:
        island = (move - moves.BUILD) // moves.BUILDINGS
        building_kind = (move - moves.BUILD) % moves.BUILDINGS
        found = hut_worth(s, island) - 1.5 if moves.with_hut(building_kind) else 0.0
        return found + dike_worth(s, island) - 0.5 if moves.side_of(building_kind) >= 0 else found
    if move < moves.EXTRA:
        good = (move - moves.BUY) % names.GOODS
        return float(buying.worth(s, good)) - 0.5 * float(s.box.price[good])
    if move < moves.DRAW:
        return float(move - moves.EXTRA)
    if move < moves.TOURIST:
        return sight.draw(move - moves.DRAW)
    if move < moves.REST:
        return sight.bring(move - moves.TOURIST)
    return token_worth(s, move - moves.REST)
