"""Features of Fire & Stone for a fit of values and priors."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.games.fire_and_stone import moves, names
from motu.games.fire_and_stone.heuristics import cards_worth, turns_to_come
from motu.games.fire_and_stone.heuristics import progress as come_so_far
from motu.games.fire_and_stone.rules import gathering, scoring, storing
from motu.games.fire_and_stone.state import NONE, OWNED, FireAndStoneState

NAMES: Final = [
    "turns", "last_turns", "food", "room", "bags", "huts_left", "huts_late", "animals", "long_tracks", "tiles", "cards",
    "card_worth", "covered", "second_scout", "majorities", "most_huts",
    "cards_gone", "active",
]  # fmt: skip
KINDS: Final = [
    ("scout", moves.SCOUT), ("move", moves.MOVE), ("return", moves.RETURN), ("second", moves.SECOND),
    ("tunnel", moves.TUNNEL), ("peek", moves.PEEK), ("stay", moves.STAY), ("hunt", moves.HUNT), ("take", moves.TAKE),
    ("leave", moves.LEAVE), ("build", moves.BUILD), ("forage", moves.FORAGE), ("use", moves.USE), ("pass", moves.PASS),
    ("stop", moves.STOP), ("done", moves.DONE), ("points", moves.POINTS), ("decline", moves.DECLINE),
    ("end_turn", moves.END_TURN), ("animal", moves.ANIMAL), ("cook", moves.COOK), ("track", moves.TRACK),
    ("invention", moves.INVENTION), ("cover", moves.COVER), ("feast", moves.FEAST), ("kind", moves.KIND),
    ("start", moves.START), ("first", moves.FIRST),
]  # fmt: skip


def progress(s: FireAndStoneState) -> float:
    """By the huts found."""
    return come_so_far(s)


def features(s: FireAndStoneState, seat: i64) -> vec[float]:
    """One number for each of NAMES."""
    player = s.players[seat]
    late = come_so_far(s)
    scouts: i64 = 0
    for scout in player.scouts:
        scouts += scout != NONE
    long: i64 = 0
    laid: i64 = 0
    for track in range(names.TRACKS):
        laid += gathering.length(player, track)
        long += gathering.length(player, track) == 2
    owned: i64 = 0
    covered: i64 = 0
    for card in player.cards:
        owned += card == OWNED
        covered += card > OWNED
    return vec[float]([
        0.25 * turns_to_come(s, seat),
        1.0 if s.trigger != NONE else 0.0,
        0.1 * float(player.food),
        0.2 * float(storing.free(s, seat)),
        0.2 * float(player.bags),
        0.1 * float(player.huts),
        0.1 * float(player.huts) * late,
        0.2 * float(bag.total(player.mat)),
        0.5 * float(long),
        0.25 * float(laid),
        0.3 * float(owned),
        0.2 * cards_worth(s, player),
        0.3 * float(covered),
        1.0 if scouts > 1 else 0.0,
        0.2 * float(scoring.majorities(s, seat)),
        0.5 * float(scoring.most_huts(s, seat)),
        0.1 * float(s.cards_gone),
        1.0 if s.active == seat else 0.0,
    ])  # fmt: skip
