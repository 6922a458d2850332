"""F0: setting up the table."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Frame, Log, Step
from motu.games.fire_and_stone import moves, names
from motu.games.fire_and_stone.events import Began, DealtObjective, OfferedStarting, TookInvention
from motu.games.fire_and_stone.rules import cards
from motu.games.fire_and_stone.state import NONE, FireAndStoneState


def unpack(s: FireAndStoneState) -> None:
    """[F0.1] Tiles face down, [F0.2] animals in stacks, [F0.4] [F0.5] [F0.6] decks, piles and supplies."""
    box = s.box
    s.tile = vec[i64]([NONE if box.printed_fire[area] else names.FACE_DOWN for area in range(names.AREAS)])
    s.left = box.tiles[:]
    s.peeks = vec[i64]()
    s.huts = bag.empty(names.AREAS * s.seats())
    s.forests = vec[i64]()
    s.lair = bag.empty(names.FORESTS * names.ANIMALS)
    s.unseen = bag.empty(names.FORESTS)
    s.herd = bag.empty(names.FORESTS)
    s.wild = box.animal_count[:]
    s.herds = bag.empty(names.ANIMALS)
    s.cooked = bag.empty(names.ANIMALS)
    s.gathered = bag.empty(names.GATHERED)
    s.deck = box.deck[:]
    s.display = vec[i64]([NONE] * names.DISPLAY)
    s.offer = bag.empty(names.STARTING)
    s.turns_left = bag.empty(s.seats())
    s.bags_left = box.bag_tokens
    for seat in range(s.seats()):
        lay_starting_tiles(s, seat)


def lay_starting_tiles(s: FireAndStoneState, seat: i64) -> None:
    """[F0.9] Both with four players, one with three, [F16.3] all sun or all moon, none with two."""
    for track in range(names.TRACKS):
        if s.seats() == 4 or (s.seats() == 3 and track == s.options.symbol):
            s.players[seat].tracks[track * names.SPACES] = s.box.starting_tile[seat * names.TRACKS + track]


class First(Step[FireAndStoneState]):
    """[F0.10] Who begins."""

    rule = "F0.10"
    by_chance = True
    first = moves.FIRST

    def bag(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return vec[i64]([1] * s.seats())

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        s.first = move - moves.FIRST
        if log is not None:
            log.append(Began(s.first))


def objectives_left(s: FireAndStoneState) -> vec[i64]:
    """[F0.8] Those that nobody holds."""
    left = vec[i64]([1] * names.OBJECTIVES)
    for player in s.players:
        if player.objective != NONE:
            left[player.objective] = 0
    return left


class DealObjective(Step[FireAndStoneState]):
    """[F0.8] One for each seat, [F17.3] in secret."""

    rule = "F0.8"
    by_chance = True
    first = moves.OBJECTIVE

    def bag(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return objectives_left(s)

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        s.players[f.seat].objective = move - moves.OBJECTIVE
        if log is not None:
            log.append(DealtObjective(f.seat, objective=names.OBJECTIVE_NAMES[move - moves.OBJECTIVE]))
        if f.seat + 1 < s.seats():
            s.now(Frame(f.step, f.seat + 1))


class Offer(Step[FireAndStoneState]):
    """[F16.1] As many starting inventions as players are shown."""

    rule = "F16.1"
    by_chance = True
    first = moves.OFFER

    def bag(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return vec[i64]([1 - there for there in s.offer])

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        s.offer[move - moves.OFFER] = 1
        if log is not None:
            log.append(OfferedStarting(f.seat, invention=names.STARTING_NAMES[move - moves.OFFER]))
        if f.a > 1:
            s.now(Frame(f.step, f.seat, f.a - 1))


class ChooseStart(Step[FireAndStoneState]):
    """[F16.1] From the last player backwards each chooses one, [F14.12] with its instant effect."""

    rule = "F16.1"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        found = vec[i64](capacity=names.STARTING)
        for card in range(names.STARTING):
            if s.offer[card]:
                found = append(found, moves.START + card)
        return found

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        card = move - moves.START
        s.offer[card] = 0
        if log is not None:
            log.append(TookInvention(f.seat, invention=names.STARTING_NAMES[card]))
        cards.own(s, f.seat, names.INVENTIONS + card, log)
