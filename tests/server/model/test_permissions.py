"""Permissions: every act at every kind of table by everybody, written down once more."""

from __future__ import annotations

import itertools
from typing import get_args

import pytest
from msgspec.structs import replace

from motu.server.model.permissions import Act, require
from motu.server.model.seating import SeatHolder, Seating
from motu.server.wire.errors import Refusal
from motu.server.wire.messages import Status

HOST, PLAYER, REPLACED, SPECTATOR, STRANGER = "host", "player", "replaced", "spectator", None
EVERYBODY = (HOST, PLAYER, REPLACED, SPECTATOR, STRANGER)
STATUSES: tuple[Status, ...] = get_args(Status)

# act: for each status those who may
MAY: dict[Act, dict[str, set[str | None]]] = {
    "look": {status: set(EVERYBODY) for status in STATUSES},
    "sit": {status: {HOST, PLAYER, REPLACED, SPECTATOR} for status in STATUSES},
    "leave": {status: {HOST, PLAYER, REPLACED} for status in STATUSES},
    "start": {status: {HOST} for status in STATUSES},
    "arrange": {status: {HOST} for status in STATUSES},
    "agree": {status: {HOST} for status in STATUSES},
    "stand_in": {"waiting": set(), "playing": {HOST, PLAYER, REPLACED}, "over": set()},
    "resign": {"waiting": set(), "playing": {HOST, PLAYER, REPLACED}, "over": set()},
    "ask": {"waiting": set(), "playing": {HOST, PLAYER, REPLACED}, "over": set()},
    "say": {status: {HOST, PLAYER, REPLACED} for status in STATUSES},
    "play": {"waiting": set(), "playing": {HOST, PLAYER}, "over": {HOST, PLAYER}},
    "ask_why": {"waiting": set(), "playing": {HOST, PLAYER}, "over": {HOST, PLAYER}},
    "hint": {"waiting": set(), "playing": {HOST, PLAYER}, "over": {HOST, PLAYER}},
    "rematch": {"waiting": set(), "playing": set(), "over": {HOST, PLAYER, REPLACED}},
    "review": {"waiting": set(), "playing": set(), "over": {HOST, PLAYER, REPLACED}},
    "replay": {"waiting": set(), "playing": set(), "over": set(EVERYBODY)},
}


def table(status: Status) -> Seating:
    replaced = SeatHolder(REPLACED, "Replaced", bot="random")
    holders = (SeatHolder(HOST, "Host"), SeatHolder(PLAYER, "Player"), replaced, SeatHolder(bot="random"))
    return Seating("table", "shells", 1, {}, "seed", HOST, False, status, 0, holders, hints=True)


def may(act: Act, seating: Seating, guest: str | None) -> bool:
    try:
        require(act, seating, guest)
    except Refusal:
        return False
    return True


def test_the_matrix_of_permissions_has_every_act() -> None:
    assert set(MAY) == set(get_args(Act))


@pytest.mark.parametrize("act", get_args(Act))
def test_who_may_do_what_at_a_table(act: Act) -> None:
    for status, guest in itertools.product(STATUSES, EVERYBODY):
        assert may(act, table(status), guest) == (guest in MAY[act][status]), (act, status, guest)


@pytest.mark.parametrize("act", get_args(Act))
def test_who_was_asked_to_leave_may_do_nothing_at_this_table(act: Act) -> None:
    for status in STATUSES:
        assert not may(act, replace(table(status), kicked=(SPECTATOR,)), SPECTATOR)


def test_nothing_is_said_where_the_host_allows_no_phrases() -> None:
    silent = replace(table("playing"), phrases=False)
    assert not may("say", silent, PLAYER)
    assert may("ask", silent, PLAYER), "asking for a move is no phrase"


def test_hints_are_for_whoever_plays_against_bots_unless_it_was_agreed_otherwise() -> None:
    usual = replace(table("playing"), hints=None)
    assert not may("hint", usual, PLAYER), "other people sit there"
    bots = tuple(holder if holder.guest == PLAYER else SeatHolder(bot="random") for holder in usual.holders)
    assert may("hint", replace(usual, holders=bots), PLAYER)
    assert not may("hint", replace(usual, holders=bots, hints=False), PLAYER)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_a_table_does_not_have_is_refused(seat: int) -> None:
    with pytest.raises(Refusal) as refused:
        require("arrange", table("waiting"), HOST, seat)
    assert refused.value.code == "no_such_seat"
