"""V6: who may act where."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.vanuatu.events import Governed, SoldTreasure, TookBack
from motu.games.vanuatu.moves import GIVE_UP, GOVERN, PREACH, RESOLVE, TO_SPACE, TREASURE
from motu.games.vanuatu.names import ACTION_NAMES, ACTIONS, GOVERNOR, MOST_VALUE, PREACHER
from motu.games.vanuatu.rules import bank, characters, possible
from motu.games.vanuatu.state import NONE, VanuatuState


def has_majority(s: VanuatuState, seat: i64, action: i64) -> bool:
    """[V6.2] A marker there, nobody with more, and nobody earlier with as many."""
    own = s.players[seat].markers[action]
    if not own:
        return False
    place = s.place_of(seat)
    for other in range(s.seats()):
        theirs = s.players[other].markers[action]
        if theirs > own or (theirs == own and s.place_of(other) < place):
            return False
    return passes_neutral(s, seat, action)


def passes_neutral(s: VanuatuState, seat: i64, action: i64) -> bool:
    """[V11.2] More than the neutral markers, or as many where the own character or the governor's move helps."""
    if s.seats() > 2:
        return True
    player = s.players[seat]
    own = player.markers[action]
    if own != s.neutral[action]:
        return own > s.neutral[action]
    linked = player.character != NONE and s.box.linked[player.character] == action
    return linked or player.target == action


def holder(s: VanuatuState, action: i64) -> i64:
    """[V6.2] Who has the majority on a space; NONE when nobody has."""
    for seat in range(s.seats()):
        if has_majority(s, seat, action):
            return seat
    return NONE


def majorities(s: VanuatuState, seat: i64) -> i64:
    """[V6.2] The spaces where a seat has the majority now, as bits."""
    found: i64 = 0
    for action in range(ACTIONS):
        if has_majority(s, seat, action):
            found |= 1 << action
    return found


def offers(s: VanuatuState, seat: i64) -> vec[i64]:
    """[V6.3] A stack to resolve, or [V6.4] to give up; [V4.14] [V4.15] characters; [V6.7] treasures to sell."""
    player = s.players[seat]
    own = majorities(s, seat)
    programmed = player.programmed()
    found = vec[i64](capacity=20)
    for action in range(ACTIONS):
        if (own >> action) & 1:
            found = append(found, RESOLVE + action)
        elif not own and (programmed >> action) & 1:
            found = append(found, GIVE_UP + action)
    if not own and player.helps(PREACHER):
        for action in range(ACTIONS):
            if (programmed >> action) & 1 and possible.possible(s, seat, action):
                found = append(found, PREACH + action)
    if player.helps(GOVERNOR):
        for action in range(ACTIONS):
            if (programmed >> action) & 1 and len(targets(s, seat, action)):
                found = append(found, GOVERN + action)
    for value in range(1, MOST_VALUE + 1):
        if player.treasures[value]:
            found = append(found, TREASURE + value - 1)
    return characters.begging(s, seat, found)


def targets(s: VanuatuState, seat: i64, action: i64) -> vec[i64]:
    """[V4.15] The other spaces, [V12.6] where a table is made so without those of performed actions."""
    found = vec[i64](capacity=ACTIONS)
    for other in range(ACTIONS):
        again = (s.players[seat].performed >> other) & 1
        if other != action and (s.options.repeat or not again):
            found = append(found, TO_SPACE + other)
    return found


def govern(s: VanuatuState, seat: i64, action: i64, to: i64, log: Log | None) -> None:
    """[V4.15] A whole stack joins the own markers on another space."""
    player = s.players[seat]
    count = player.markers[action]
    player.markers[action] = 0
    player.markers[to] += count
    player.target = to  # [V11.2]
    player.used = True
    if log is not None:
        log.append(Governed(seat, action=ACTION_NAMES[action], to=ACTION_NAMES[to], count=int(count)))


def take_back(s: VanuatuState, seat: i64, action: i64, performed: bool, given_up: bool, log: Log | None) -> None:
    """[V6.5] All own markers of the space come back, whatever became of the action."""
    player = s.players[seat]
    count = player.markers[action]
    player.markers[action] = 0
    if performed:
        player.performed |= 1 << action
        characters.use_up(s, seat, action)
    elif log is not None:
        log.append(TookBack(seat, action=ACTION_NAMES[action], count=int(count), given_up=given_up))


def sell_treasure(s: VanuatuState, seat: i64, value: i64, log: Log | None) -> None:
    """[V6.7] For its value, [V7.5] and the tile leaves the game."""
    s.players[seat].treasures[value] -= 1
    if log is not None:
        log.append(SoldTreasure(seat, value=int(value)))
    bank.gain(s, seat, value, log)


def next_seat(s: VanuatuState, seat: i64) -> i64:
    """[V6.1] Who is next in the order and has a marker left; NONE when nobody has."""
    place = s.place_of(seat)
    for step in range(1, s.seats() + 1):
        other = s.at((place + step) % s.seats())
        if bag.total(s.players[other].markers):
            return other
    return NONE
