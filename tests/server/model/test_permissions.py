"""Who may do what: every act at every kind of table by everybody, written down once more."""

from __future__ import annotations

import itertools
from typing import get_args

import pytest

from motu.server.model.permissions import Act, require
from motu.server.model.seating import SeatHolder, Seating
from motu.server.wire.errors import Refusal
from motu.server.wire.messages import Status

HOST, PLAYER, REPLACED, SPECTATOR, STRANGER = "host", "player", "replaced", "spectator", None
EVERYBODY = (HOST, PLAYER, REPLACED, SPECTATOR, STRANGER)
STATUSES: tuple[Status, ...] = get_args(Status)

# act: for each status those who may; "away" is what changes when the host has gone
MAY: dict[tuple[Act, bool], dict[str, set[str | None]]] = {
    ("look", False): {status: set(EVERYBODY) for status in STATUSES},
    ("sit", False): {status: {HOST, PLAYER, REPLACED, SPECTATOR} for status in STATUSES},
    ("leave", False): {status: {HOST, PLAYER, REPLACED} for status in STATUSES},
    ("start", False): {status: {HOST} for status in STATUSES},
    ("arrange", False): {status: {HOST} for status in STATUSES},
    ("arrange", True): {"waiting": {HOST}, "playing": {HOST, PLAYER, REPLACED}, "over": {HOST}},
    ("play", False): {"waiting": set(), "playing": {HOST, PLAYER}, "over": {HOST, PLAYER}},
    ("ask_why", False): {"waiting": set(), "playing": {HOST, PLAYER}, "over": {HOST, PLAYER}},
    ("rematch", False): {"waiting": set(), "playing": set(), "over": {HOST, PLAYER, REPLACED}},
    ("replay", False): {"waiting": set(), "playing": set(), "over": set(EVERYBODY)},
}


def table(status: Status) -> Seating:
    replaced = SeatHolder(REPLACED, "Replaced", bot="random")
    holders = (SeatHolder(HOST, "Host"), SeatHolder(PLAYER, "Player"), replaced, SeatHolder(bot="random"))
    return Seating("table", "shells", 1, {}, "seed", HOST, False, status, 0, holders)


def may(act: Act, status: Status, guest: str | None, host_is_away: bool) -> bool:
    try:
        require(act, table(status), guest, lambda person: host_is_away and person == HOST)
    except Refusal:
        return False
    return True


def test_the_matrix_of_permissions_has_every_act() -> None:
    assert {act for act, _ in MAY} == set(get_args(Act))


@pytest.mark.parametrize("act", get_args(Act))
def test_who_may_do_what_at_a_table(act: Act) -> None:
    for status, guest, away in itertools.product(STATUSES, EVERYBODY, (False, True)):
        expected = MAY.get((act, away), MAY[act, False])[status]
        assert may(act, status, guest, away) == (guest in expected), (act, status, guest, away)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_a_table_does_not_have_is_refused(seat: int) -> None:
    with pytest.raises(Refusal) as refused:
        require("arrange", table("waiting"), HOST, lambda _: False, seat)
    assert refused.value.code == "no_such_seat"
