"""P4: placing, keeping and discarding the tiles in hand."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.pagaie.events import Discarded, EndedTurn
from motu.games.pagaie.moves import DISCARD, END_TURN, PLACE
from motu.games.pagaie.rules.tiles import tile
from motu.games.pagaie.state import PagaieState


def menu(s: PagaieState, seat: i64) -> vec[i64]:
    """[P4.1] Any tile with a place; [P4.4] a discard where one is allowed; [P4.8] the end when few enough are held."""
    player = s.players[seat]
    kinds = different(player.held)
    found = vec[i64](capacity=10)
    for held in kinds:
        if player.island.has_place(s.box.level[held >> 1]):
            found = append(found, PLACE + held)
    if may_discard(s, seat):
        for held in kinds:
            found = append(found, DISCARD + held)
    if len(player.held) <= s.box.pontoon:
        found = append(found, END_TURN)
    return found


def different(held: vec[i64]) -> vec[i64]:
    """[P4.9] Equal tiles once; those taken in this turn are not equal to those from the pontoon."""
    found = vec[i64](capacity=8)
    for one in held:
        known = False
        for other in found:
            known = known or other == one
        if not known:
            found = append(found, one)
    return found


def may_discard(s: PagaieState, seat: i64) -> bool:
    """[P4.4] More are held than the pontoon takes, and no more are too many than have no place; [P9.3] or freely."""
    too_many = i64(len(s.players[seat].held)) - s.box.pontoon
    if too_many <= 0:
        return False
    return s.options.free_discard or too_many <= without_place(s, seat)


def without_place(s: PagaieState, seat: i64) -> i64:
    """[P4.5] How many of the tiles taken in this turn have no place on the island as it is now."""
    player = s.players[seat]
    count: i64 = 0
    for held in player.held:
        if held & 1 and not player.island.has_place(s.box.level[held >> 1]):
            count += 1
    return count


def let_go(s: PagaieState, seat: i64, held: i64) -> None:
    """One tile leaves the hand."""
    rest = vec[i64](capacity=8)
    gone = False
    for other in s.players[seat].held:
        if other == held and not gone:
            gone = True
        else:
            rest = append(rest, other)
    s.players[seat].held = rest


def discard(s: PagaieState, seat: i64, held: i64, log: Log | None) -> None:
    """[P4.6] A tile leaves the game, face up."""
    let_go(s, seat, held)
    s.discard = bag.changed(s.discard, held >> 1, s.discard[held >> 1] + 1)
    if log is not None:
        log.append(Discarded(int(seat), tile=tile(s.box, held >> 1), from_pontoon=not held & 1))


def end_turn(s: PagaieState, seat: i64, log: Log | None) -> None:
    """[P4.3] What is still held lies on the pontoon now."""
    kept = vec[i64](capacity=8)
    for held in s.players[seat].held:
        kept = append(kept, held & ~1)
    s.players[seat].held = kept
    if log is not None:
        log.append(EndedTurn(int(seat), kept=[tile(s.box, held >> 1) for held in kept]))
