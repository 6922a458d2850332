"""[V1.1] The course of the game as a list of steps: preparation, characters, markers, turns, end of the round."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Confirm, Frame, Log, Passing, Step
from motu.games.vanuatu import moves, names
from motu.games.vanuatu.components import Components
from motu.games.vanuatu.events import Looked, Preached
from motu.games.vanuatu.rules import (
    building,
    buying,
    catching,
    characters,
    majority,
    marking,
    possible,
    preparation,
    programming,
    resting,
    sailing,
    scoring,
    selling,
    setup,
    tiles,
    visiting,
    water,
)
from motu.games.vanuatu.state import NONE, Options, VanuatuState, new_player

START_TILE: Final[i64] = 0
REVEAL: Final[i64] = 1
SHIP: Final[i64] = 2
TOURISTS: Final[i64] = 3
FIRST: Final[i64] = 4
ROLL: Final[i64] = 5
PREPARE: Final[i64] = 6
PLACE: Final[i64] = 7
PLACE_ON: Final[i64] = 8
ROUND: Final[i64] = 9
OFFER: Final[i64] = 10
NEUTRAL: Final[i64] = 11  # a: how many more
NEUTRAL_ON: Final[i64] = 12
CHARACTER: Final[i64] = 13
MARKS: Final[i64] = 14  # begins the markers of a round
MARK: Final[i64] = 15  # a: how many more in this pass
MARK_ON: Final[i64] = 16
NEXT: Final[i64] = 17
TURN: Final[i64] = 18
TURN_ON: Final[i64] = 19
GOVERN: Final[i64] = 20  # a: action
SAIL: Final[i64] = 21
BUILD: Final[i64] = 22
SELL: Final[i64] = 23  # a: chosen tiles, b: value
BUY: Final[i64] = 24
SECOND: Final[i64] = 25  # a: good
DRAW: Final[i64] = 26
TOURIST: Final[i64] = 27
REST: Final[i64] = 28
DONE: Final[i64] = 29  # a: action, b: how it ended
BEG_LAST: Final[i64] = 30
CONFIRM: Final[i64] = 31
NEW_ROUND: Final[i64] = 32

# how a turn ended
PERFORMED: Final[i64] = 0
FAILED: Final[i64] = 1
GIVEN_UP: Final[i64] = 2
GOVERNED: Final[i64] = 3
ASKING: Final = vec[i64]([SAIL, BUILD, NONE, NONE, SELL, BUY, DRAW, TOURIST, REST])  # the step of an action's question


def turn(s: VanuatuState, seat: i64, step: i64, left: i64) -> None:
    """A part of a phase that belongs to one seat; [V12.11] it may end with a click."""
    if s.options.confirm:
        s.now(Frame(CONFIRM, seat))
    s.now(Frame(step, seat, left))


class Prepare(Passing[VanuatuState]):
    """[V2.1] Goods and price, then [V3.1] two tiles for the first player, as long as there are any."""

    rule = "V2.1"

    def skip(self, s: VanuatuState, f: Frame, log: Log | None) -> None:
        preparation.prepare(s, log)
        if len(s.volcano):
            s.now(Frame(REVEAL, s.first))
            turn(s, s.first, PLACE, 0)


class Round(Passing[VanuatuState]):
    """[V1.1] Characters, [V12.1] if there are any, then markers; [V11.3] [V11.1] two players have more before them."""

    rule = "V1.1"

    def skip(self, s: VanuatuState, f: Frame, log: Log | None) -> None:
        s.now(Frame(MARKS, s.first))
        if s.options.characters:
            for place in range(s.seats() - 1, NONE, -1):
                s.now(Frame(CHARACTER, s.at(place)))
        if s.seats() == 2:
            characters.clear_offer(s)
            for place in range(i64(1), NONE, -1):
                count = s.box.neutral_second if place else s.box.neutral_first
                if count:
                    turn(s, s.at(place), NEUTRAL, count)
            s.now(Frame(OFFER, s.first))


class Marks(Passing[VanuatuState]):
    """[V5.1] Three passes, [V1.2] each in order; [V6.1] then turns from the first player on."""

    rule = "V5.1"

    def skip(self, s: VanuatuState, f: Frame, log: Log | None) -> None:
        programming.fresh_answers(s)
        s.now(Frame(NEXT, s.at(s.seats() - 1)))
        for number in range(names.PASSES - 1, NONE, -1):
            for place in range(s.seats() - 1, NONE, -1):
                turn(s, s.at(place), MARK, s.box.passes[number])


class Next(Passing[VanuatuState]):
    """[V6.1] The next turn; or [V10.5] the late rise, [V8.1] the rest tokens, and the next round or the end."""

    rule = "V6.1"

    def skip(self, s: VanuatuState, f: Frame, log: Log | None) -> None:
        seat = majority.next_seat(s, f.seat)
        if seat != NONE:
            s.now(Frame(NEXT, seat))
            turn(s, seat, TURN, 0)
            return
        water.late_rise(s, f.seat, log)
        if water.lost(s):
            return  # [V10.9] nothing else is to be done
        resting.pay_out(s, log)
        s.neutral = bag.empty(names.ACTIONS)
        if s.round + 1 < names.ROUNDS:
            s.now(Frame(NEW_ROUND, s.first))
        else:
            scoring.score(s, log)


class Turn(Step[VanuatuState]):
    """[V6.3] A stack, or something for nothing before it; [V1.8] one that is alone resolves itself."""

    rule = "V6.1"
    opens = True

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return majority.offers(s, f.seat)

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        if move < moves.GIVE_UP:
            resolve(s, f.seat, move - moves.RESOLVE, log)
        elif move < moves.PREACH:
            s.now(Frame(DONE, f.seat, move - moves.GIVE_UP, GIVEN_UP))
        elif move < moves.GOVERN:
            s.players[f.seat].used = True  # [V4.14]
            if log is not None:
                log.append(Preached(f.seat, action=names.ACTION_NAMES[move - moves.PREACH]))
            resolve(s, f.seat, move - moves.PREACH, log)
        elif move < moves.TREASURE:
            s.now(Frame(GOVERN, f.seat, move - moves.GOVERN))
        else:
            if move < moves.BEG:
                majority.sell_treasure(s, f.seat, move - moves.TREASURE + 1, log)
            else:
                characters.beg(s, f.seat, move - moves.BEG, log)
            s.now(Frame(TURN_ON, f.seat))


class TurnOn(Turn):
    """[V6.7] The turn goes on after a sale or an exchange."""

    opens = False


def resolve(s: VanuatuState, seat: i64, action: i64, log: Log | None) -> None:
    """[V6.3] A possible action is performed; of an impossible one the markers come off."""
    if not possible.possible(s, seat, action):
        s.now(Frame(DONE, seat, action, FAILED))
        return
    s.now(Frame(DONE, seat, action, PERFORMED))
    if action == names.FISH:
        catching.fish(s, seat, log)
    elif action == names.EXPLORE:
        catching.explore(s, seat, log)
    else:
        if action == names.REST and log is not None:
            log.append(Looked(seat))  # [V13.3]
        s.now(Frame(ASKING[action], seat, 0, names.MOST_VALUE))


class Govern(Step[VanuatuState]):
    rule = "V4.15"

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return majority.targets(s, f.seat, f.a)

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        majority.govern(s, f.seat, f.a, move - moves.TO_SPACE, log)
        s.now(Frame(DONE, f.seat, f.a, GOVERNED))


class Done(Passing[VanuatuState]):
    """[V6.5] Markers come back, [V10.4] the die goes down, [V12.7] [V12.8] as the table was made; then [V4.13]."""

    rule = "V6.5"

    def skip(self, s: VanuatuState, f: Frame, log: Log | None) -> None:
        if f.b != GOVERNED:
            majority.take_back(s, f.seat, f.a, f.b == PERFORMED, f.b == GIVEN_UP, log)
        counts = s.options.governor_counts if f.b == GOVERNED else s.options.retrieval_counts
        if f.b == PERFORMED or counts:
            water.count_down(s, f.seat, log)
        if water.lost(s):
            s.over()  # [V10.9]
        elif not bag.total(s.players[f.seat].markers):
            s.now(Frame(BEG_LAST, f.seat))


class EndTurn(Confirm[VanuatuState]):
    """[V12.11] A last chance to undo, where the table was made so."""

    rule = "V12.11"
    only = moves.END_TURN


class NewRound(Passing[VanuatuState]):
    """[V2.1] Tourists, ships, goods and price, tiles; [V10.1] the die before them."""

    rule = "V2.1"

    def skip(self, s: VanuatuState, f: Frame, log: Log | None) -> None:
        preparation.begin(s, log)
        steps = [ROUND, PREPARE, SHIP, TOURISTS, ROLL]  # the next one last
        for step in steps:
            s.now(Frame(step, s.first))


BOOK: Final[list[Step[Any]]] = [
    setup.StartTile(), setup.Reveal(), setup.Ship(), setup.Tourists(), setup.First(), water.Roll(), Prepare(),
    tiles.Place(), tiles.PlaceOn(), Round(), characters.Offer(), marking.Neutral(), marking.NeutralOn(),
    characters.Character(), Marks(), marking.Mark(), marking.MarkOn(), Next(), Turn(), TurnOn(), Govern(),
    sailing.Sail(), building.Build(), selling.Sell(), buying.Buy(), buying.Second(), visiting.Draw(),
    visiting.Tourist(), resting.Rest(), Done(), characters.BegLast(), EndTurn(), NewRound(),
]  # fmt: skip


def new_table(box: Components, seats: i64, options: Options) -> VanuatuState:
    """[V0.9] Everything unpacked and shuffled; what chance decides comes in this order."""
    steps = [ROUND, FIRST, TOURISTS, SHIP, REVEAL, START_TILE]  # the next one last
    agenda = [Frame(step, 0) for step in steps]
    s = VanuatuState(BOOK, agenda, box, options, [new_player(box) for _ in range(seats)])
    setup.unpack(s)
    s.settle(None)
    return s
