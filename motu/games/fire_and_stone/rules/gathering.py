"""F5: gathering tiles and tracks."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.bag import empty, named
from motu.core.flow import Frame, Log, Step
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.events import TookTile
from motu.games.fire_and_stone.names import (
    AREA_NAMES,
    GATHERED,
    KIND_NAMES,
    LEAVE_FOOD,
    LEAVE_LESS,
    LEAVING,
    MIXED_TRACKS,
    SPACES,
    TAKE_FOOD,
    TRACKS,
)
from motu.games.fire_and_stone.rules import steps, storing
from motu.games.fire_and_stone.state import NONE, FireAndStoneState, Player


def left_food(s: FireAndStoneState, seat: i64, region: i64) -> i64:
    """[F5.2] What leaving a gathering tile brings, [F13.11] [F13.16] by the cave card more or less."""
    more = s.power(seat, LEAVE_FOOD, region) - s.ruled(LEAVE_LESS, region)
    return max(0, s.box.reward[LEAVING] + more)


def length(player: Player, track: i64) -> i64:
    """How many tiles a track holds, from the bottom up."""
    n: i64 = 0
    while n < SPACES and player.tracks[track * SPACES + n] != NONE:
        n += 1
    return n


def holds(player: Player, track: i64, kind: i64) -> bool:
    """Whether a track has a tile of this kind."""
    for space in range(track * SPACES, (track + 1) * SPACES):
        if player.tracks[space] == kind:
            return True
    return False


def takes(player: Player, track: i64, kind: i64) -> bool:
    """[F5.3] An empty track, or one with this kind, [F5.5] whatever the other holds; [F5.6] [F14.6] with barter any."""
    return length(player, track) == 0 or player.powers[MIXED_TRACKS] > 0 or holds(player, track, kind)


def tracks(player: Player, kind: i64) -> vec[i64]:
    """[F5.3] The tracks that take a tile; [F5.4] both where one must be emptied."""
    found = vec[i64](capacity=TRACKS)
    for track in range(TRACKS):
        if takes(player, track, kind):
            found = append(found, moves.TRACK + track)
    return found if len(found) else vec[i64]([moves.TRACK + track for track in range(TRACKS)])


def usual(player: Player, kind: i64) -> i64:
    """[F5.3] Where a tile goes unless something else is said: the fullest track that takes it.

    [F5.4] NONE where a track must be emptied for it.
    """
    best = NONE
    for track in range(TRACKS):
        if takes(player, track, kind) and (best == NONE or length(player, track) > length(player, best)):
            best = track
    return best


def empty_track(s: FireAndStoneState, player: Player, track: i64) -> vec[i64]:
    """[F5.9] All tiles of a track go to the open discard; says how many of each kind."""
    gone = empty(GATHERED)
    for space in range(track * SPACES, (track + 1) * SPACES):
        if player.tracks[space] != NONE:
            gone[player.tracks[space]] += 1
            s.gathered[player.tracks[space]] += 1
            player.tracks[space] = NONE
    return gone


def place(s: FireAndStoneState, seat: i64, track: i64, kind: i64, from_map: bool, log: Log | None) -> None:
    """[F5.3] The tile goes to the lowest free space, [F5.4] of a track that is emptied for it if need be.

    [F5.7] Its area is bare from now on. [F14.5] The basket helps with tiles of the map, before a card is gained.
    """
    player = s.players[seat]
    area = s.here(seat)
    gone = empty(GATHERED)
    if not takes(player, track, kind):
        gone = empty_track(s, player, track)
    if from_map:
        s.tile[area] = NONE
        s.progress = s.turns
    else:
        s.gathered[kind] -= 1
    player.tracks[track * SPACES + length(player, track)] = kind
    if log is not None:
        from_area = AREA_NAMES[area] if from_map else None
        emptied = named(gone, KIND_NAMES)
        log.append(TookTile(seat, tile=KIND_NAMES[kind], area=from_area, track=track + 1, emptied=emptied))
    if from_map and player.powers[TAKE_FOOD]:
        storing.gain(s, seat, 0, player.powers[TAKE_FOOD], "basket", log)


class Gather(Step[FireAndStoneState]):
    """[F5.1] Take the tile, leave it for food, or pass."""

    rule = "F5.1"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        found = append(vec[i64](capacity=4), moves.TAKE)
        if storing.free(s, f.seat) > 0 and left_food(s, f.seat, s.box.region[s.here(f.seat)]) > 0:  # [F3.9]
            found = append(found, moves.LEAVE)
        return append(found, moves.PASS)

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        area = s.here(f.seat)
        if move == moves.TAKE:
            s.now(Frame(steps.TRACK, f.seat, s.tile[area], 1))
        elif move == moves.LEAVE:
            storing.gain(s, f.seat, 0, left_food(s, f.seat, s.box.region[area]), "leave", log)


class Track(Step[FireAndStoneState]):
    """[F5.3] Which track; [F5.8] the third tile brings a card."""

    rule = "F5.3"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return tracks(s.players[f.seat], f.a)

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        track = move - moves.TRACK
        place(s, f.seat, track, f.a, f.b > 0, log)
        if length(s.players[f.seat], track) == SPACES:
            s.now(Frame(steps.CARD, f.seat, track))
