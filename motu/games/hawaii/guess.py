"""H15: what a seat can only guess, dealt anew."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.dice import Dice
from motu.core.flow import Frame
from motu.games.hawaii import flow
from motu.games.hawaii.components import Components
from motu.games.hawaii.state import NONE, HawaiiState


def guess(s: HawaiiState, seat: i64, dice: Dice) -> HawaiiState:
    """[H15.3] The backs of tokens are dealt anew; [H15.1] resources can be counted by everybody, so they stay."""
    new = s.clone()
    deal_backs(new, dice)
    if new.agenda and new.agenda[-1].seat != seat:
        forget_draft(new)
    return new


def forget_draft(s: HawaiiState) -> None:
    """[H15.6] The others have seen the walk and nothing else of an action in the making."""
    top = s.agenda[-1]
    if flow.PRODUCT <= top.step <= flow.BUILD:
        s.agenda[-1] = Frame(flow.PRODUCT, top.seat)
    elif top.step == flow.WALK or flow.CATCH <= top.step <= flow.SAIL:
        s.agenda[-1] = Frame(flow.ACT, top.seat)
    s.refresh()


def deal_backs(s: HawaiiState, dice: Dice) -> None:
    """Tokens that lie face up change places with those in the bag that look the same."""
    put_back(s.bag, s.tokens)
    put_back(s.bag, s.order_tokens)
    for player in s.players:
        for number in player.taken:
            if not number & 1:
                s.bag[number >> 1] += 1
    draw_again(s, s.tokens, dice)
    draw_again(s, s.order_tokens, dice)
    for player in s.players:
        taken = player.taken
        for i in range(i64(len(taken))):
            if not taken[i] & 1:
                taken[i] = drawn(s.bag, s.box, taken[i] >> 1, dice) * 2


def put_back(held: vec[i64], row: vec[i64]) -> None:
    for token in row:
        if token != NONE:
            held[token] += 1


def draw_again(s: HawaiiState, row: vec[i64], dice: Dice) -> None:
    held, box = s.bag, s.box
    for slot in range(i64(len(row))):
        if row[slot] != NONE:
            row[slot] = drawn(held, box, row[slot], dice)


def drawn(held: vec[i64], box: Components, token: i64, dice: Dice) -> i64:
    """A token with the same face out of the bag, each as likely as the other."""
    next_alike = box.next_alike
    first = box.first_alike[token]
    total: i64 = 0
    kind = first
    while kind != NONE:
        total += held[kind]
        kind = next_alike[kind]
    left = dice.below(total)
    kind = first
    while left >= held[kind]:
        left -= held[kind]
        kind = next_alike[kind]
    held[kind] -= 1
    return kind
