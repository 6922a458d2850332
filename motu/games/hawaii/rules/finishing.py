"""H11: finishing a round."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.flow import Log
from motu.games.hawaii.events import Finished, FinishedWith
from motu.games.hawaii.moves import FINISH
from motu.games.hawaii.names import BEACH
from motu.games.hawaii.rules import tracks
from motu.games.hawaii.rules.laying import face_up
from motu.games.hawaii.state import NONE, HawaiiState


def offers(s: HawaiiState, found: vec[i64]) -> vec[i64]:
    """[H11.1] Every free order space; [H3.2] one chief each."""
    for space in range(s.seats()):
        if s.next_order[space] == NONE:
            found = append(found, FINISH + space)
    return found


def finish(s: HawaiiState, seat: i64, space: i64, log: Log | None) -> None:
    """[H11.1] The place in the next round and its token for nothing; [H11.3] in the last round the token only."""
    player = s.players[seat]
    s.next_order[space] = seat
    player.finished = space
    player.chief = BEACH
    token = s.order_tokens[space]
    if token == NONE:
        if log is not None:
            log.append(Finished(seat, space=space + 1))
        return
    if log is not None:
        log.append(FinishedWith(seat, space=space + 1, token=face_up(s.box.face[token])))
    s.order_tokens[space] = NONE
    tracks.take_token(s, seat, token, log)


def next_seat(s: HawaiiState, seat: i64) -> i64:
    """[H1.2] Who is next in turn order, [H11.2] leaving out those who have finished; NONE when all have."""
    index: i64 = 0
    while s.order[index] != seat:
        index += 1
    for _ in range(s.seats()):
        index = index + 1 if index + 1 < s.seats() else 0
        if s.players[s.order[index]].finished == NONE:
            return s.order[index]
    return NONE
