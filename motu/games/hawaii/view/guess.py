"""What a seat can only guess."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.dice import Dice
from motu.core.flow import Frame
from motu.core.game import Seat
from motu.games.hawaii import flow
from motu.games.hawaii.handles import BUYING
from motu.games.hawaii.state import NONE, HawaiiState
from motu.games.hawaii.view.draft import TRIP


def guess(s: HawaiiState, seat: Seat, dice: Dice) -> HawaiiState:
    """[H15.3] The backs of tokens are dealt anew; [H15.1] resources can be counted by everybody, so they stay."""
    new = s.clone()
    deal_backs(new, dice)
    top = new.agenda[-1] if new.agenda else None
    if top and top.seat != seat:  # [H15.6] the others have seen the walk and nothing else
        if top.step in BUYING:
            new.agenda[-1] = Frame(flow.PRODUCT, top.seat)
        elif top.step in TRIP or top.step == flow.WALK:
            new.agenda[-1] = Frame(flow.ACT, top.seat)
    new.refresh()
    return new


def deal_backs(s: HawaiiState, dice: Dice) -> None:
    """Tokens that lie face up change places with those in the bag that look the same."""
    hands = [vec[i64]([NONE if number % 2 else number // 2 for number in player.taken]) for player in s.players]
    rows = [s.tokens, s.order_tokens, *hands]
    bag = list(s.bag)
    for row in rows:
        for token in row:
            if token != NONE:
                bag[token] += 1
    looks = lookalikes(list(s.box.face))
    for row in rows:
        for slot, token in enumerate(row):
            if token != NONE:
                row[slot] = drawn(bag, looks[token], dice)
    for kind, left in enumerate(bag):
        s.bag[kind] = left
    for player, hand in zip(s.players, hands, strict=True):
        for i, token in enumerate(hand):
            if token != NONE:
                player.taken[i] = token * 2


def lookalikes(faces: list[i64]) -> list[list[int]]:
    """For each token all those with the same face."""
    alike: dict[i64, list[int]] = {}
    for token, face in enumerate(faces):
        alike.setdefault(face, []).append(token)
    return [alike[face] for face in faces]


def drawn(bag: list[i64], alike: list[int], dice: Dice) -> int:
    """One of these tokens out of the bag."""
    token = alike[dice.pick(vec[i64]([bag[kind] for kind in alike]))]
    bag[token] -= 1
    return token
