"""H15: what a seat can only guess, dealt anew."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.dice import Dice
from motu.core.flow import Frame
from motu.games.hawaii import flow
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
    for token in s.tokens:
        put_back(s, token)
    for token in s.order_tokens:
        put_back(s, token)
    for player in s.players:
        for number in player.taken:
            if not number % 2:
                put_back(s, number // 2)
    draw_again(s, s.tokens, dice)
    draw_again(s, s.order_tokens, dice)
    for player in s.players:
        taken = player.taken
        for i in range(i64(len(taken))):
            if not taken[i] % 2:
                taken[i] = drawn(s, taken[i] // 2, dice) * 2


def put_back(s: HawaiiState, token: i64) -> None:
    if token != NONE:
        s.bag[token] += 1


def draw_again(s: HawaiiState, row: vec[i64], dice: Dice) -> None:
    for slot in range(i64(len(row))):
        if row[slot] != NONE:
            row[slot] = drawn(s, row[slot], dice)


def drawn(s: HawaiiState, token: i64, dice: Dice) -> i64:
    """A token with the same face out of the bag, each as likely as the other."""
    total: i64 = 0
    kind = s.box.first_alike[token]
    while kind != NONE:
        total += s.bag[kind]
        kind = s.box.next_alike[kind]
    left = dice.below(total)
    kind = s.box.first_alike[token]
    while left >= s.bag[kind]:
        left -= s.bag[kind]
        kind = s.box.next_alike[kind]
    s.bag[kind] -= 1
    return kind
