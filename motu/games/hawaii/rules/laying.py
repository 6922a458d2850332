"""H2: laying out the cost tokens."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.flow import Frame, Log, Step
from motu.games.hawaii.events import Laid, LaidOrder, Token, WashedUp
from motu.games.hawaii.moves import DRAW
from motu.games.hawaii.names import COLOURS, PLACE_NAMES, PLACES, SLOTS
from motu.games.hawaii.rules.setup import slots
from motu.games.hawaii.state import NONE, HawaiiState


def face_up(face: i64) -> Token:
    """A cost token as it is told and shown."""
    return {"value": face // 2, "colour": COLOURS[face % 2]}


def collect(s: HawaiiState) -> None:
    """[H2.1] All tokens go back into the bag, from places, order spaces, beach and players."""
    s.bag = s.box.token_count[:]
    s.tokens = slots(len(s.tokens))
    s.order_tokens = slots(len(s.order_tokens))
    s.beach = vec[i64]()
    for player in s.players:
        player.taken = vec[i64]()
        player.sum = 0


def lay(s: HawaiiState, space: i64, slot: i64, token: i64, log: Log | None) -> None:
    """[H2.2] Onto an unnumbered space; [H2.4] at last for the numbered one, [H2.3] where it may be too much."""
    place = s.layout[space]
    s.bag[token] -= 1
    face = s.box.face[token]
    if slot < s.box.unnumbered[place] or drawn(s, place) + face // 2 <= s.box.number[place]:
        s.tokens[place * SLOTS + slot] = token
        if log is not None:
            log.append(Laid(s.order[0], place=PLACE_NAMES[place], token=face_up(face)))
    else:
        s.beach = append(s.beach, token)
        if log is not None:
            fish = s.box.fish[token]
            log.append(WashedUp(s.order[0], place=PLACE_NAMES[place], token=face_up(face), fish=fish))


def drawn(s: HawaiiState, place: i64) -> i64:
    """[H2.3] The sum of the tokens that lie there already; [H2.5] nothing where there is only the numbered space."""
    found: i64 = 0
    for slot in range(place * SLOTS, (place + 1) * SLOTS):
        if s.tokens[slot] != NONE:
            found += s.box.face[s.tokens[slot]] // 2
    return found


class Lay(Step[HawaiiState]):
    """Space by space (a), first the unnumbered slots, at last the numbered one (b)."""

    rule = "H2.3"
    by_chance = True
    first = DRAW

    def bag(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return s.bag

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        lay(s, f.a, f.b, move - DRAW, log)
        if f.b < s.box.unnumbered[s.layout[f.a]]:
            s.now(Frame(f.step, f.seat, f.a, f.b + 1))
        elif f.a + 1 < PLACES:
            s.now(Frame(f.step, f.seat, f.a + 1))


def lay_order(s: HawaiiState, token: i64, log: Log | None) -> None:
    """[H2.6] Sorted upwards from order space 2 on, orange before red; space 1 has none."""
    s.bag[token] -= 1
    if log is not None:
        log.append(LaidOrder(s.order[0], token=face_up(s.box.face[token])))
    space: i64 = 1
    while s.order_tokens[space] != NONE and s.box.face[s.order_tokens[space]] <= s.box.face[token]:
        space += 1
    while token != NONE:
        pushed = s.order_tokens[space]
        s.order_tokens[space] = token
        token = pushed
        space += 1


class LayOrder(Step[HawaiiState]):
    """So many tokens (a), one less than there are seats."""

    rule = "H2.6"
    by_chance = True
    first = DRAW

    def bag(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return s.bag

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        lay_order(s, move - DRAW, log)
        if f.a > 1:
            s.now(Frame(f.step, f.seat, f.a - 1))
