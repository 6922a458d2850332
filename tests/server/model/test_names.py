"""No two seats of a table have the same name."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from motu.server.model import names
from motu.server.model.seating import SeatHolder, Seating
from motu.server.wire.errors import Refusal
from motu.server.wire.messages import Status
from tests.support.server.canary_game import CanaryGame
from tests.support.server.game_logs import new_game_log


def seated(status: Status, *holders: SeatHolder) -> Seating:
    seating, _ = new_game_log(CanaryGame(), 2, "seed")
    return replace(seating, status=status, holders=holders)


def bot() -> SeatHolder:
    return SeatHolder(bot="random")


def test_a_bot_has_the_name_of_its_seat_unless_a_person_has_it() -> None:
    assert names.names_by_seat(seated("waiting", SeatHolder("a", "Ann"), bot(), SeatHolder(), bot())) == [
        "Ann", "Reef", "", "Tama",
    ]  # fmt: skip
    found = names.names_by_seat(seated("waiting", SeatHolder("a", "REEF"), bot(), bot()))
    assert found == ["REEF", "Tama", "Moana"], "the other bots keep theirs"


def test_no_name_is_repeated_however_many_seats_there_are() -> None:
    person = SeatHolder("a", "Koa")
    found = names.names_by_seat(seated("playing", person, *[bot()] * 19))
    assert len({names.alike(name) for name in found}) == 20


def test_a_name_that_another_seat_has_is_refused() -> None:
    waiting = seated("waiting", SeatHolder("a", "Ann"), SeatHolder("b", "Bob"), bot())
    playing = seated("playing", *waiting.holders)
    over = seated("over", *waiting.holders)
    for seating, name in ((waiting, "BOB"), (playing, "bob"), (playing, "Moana")):
        with pytest.raises(Refusal) as refused:
            names.require_free(seating, "a", name)
        assert refused.value.code == "name_taken"
    for seating, name in ((waiting, "Moana"), (waiting, "ann"), (playing, "Ann"), (over, "Bob")):
        names.require_free(seating, "a", name)


def test_names_that_are_given_are_none_of_a_bot_and_none_that_is_taken() -> None:
    assert not {names.alike(name) for name in names.GUEST_NAMES} & {names.alike(name) for name in names.BOT_NAMES}
    others = {names.alike(name) for name in names.GUEST_NAMES[1:]}
    assert {names.generated_name(others) for _ in range(20)} == {names.GUEST_NAMES[0]}


def test_a_name_with_something_that_cannot_be_seen_in_it_is_the_same_name() -> None:
    for twin in ("Ann\ufe0f", "A\ufe00nn", "Ann\U000e0100", "ANN"):
        assert names.alike(twin) == names.alike("Ann")
    assert names.alike("Anne") != names.alike("Ann")
