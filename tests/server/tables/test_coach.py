"""A coached table: the game's own deal and bot, and advice for the learner alone."""

from __future__ import annotations

from collections.abc import Callable

from motu.core.coach import Coach, coach_of
from motu.core.record import verify
from motu.shelf import games
from tests.support.play import EXAMPLE
from tests.support.server.client import Client, finish

Visit = Callable[[str], Client]


def coach() -> Coach:
    found = coach_of(games[EXAMPLE])
    assert found
    return found


COACH = coach()


def coached(learner: Client, **wish: object) -> str:
    """A coached table that has begun."""
    table = learner.post("/api/tables", **{"game": EXAMPLE, "seats": 2, "coach": True} | wish)["id"]
    learner.post(f"/api/tables/{table}/start")
    return str(table)


def test_the_table_is_made_as_the_coach_wants_it(visit: Visit) -> None:
    ann = visit("Ann")
    info = ann.get(f"/api/tables/{coached(ann, seats=4, bots=['elder'], listed=True)}")
    assert [seat["bot"] for seat in info["seats"]] == [None, *[COACH.bot] * (COACH.seats - 1)]
    assert info["settings"] == games[EXAMPLE].chosen(COACH.seats, COACH.settings)
    assert not info["listed"]


def test_a_game_without_a_coach_refuses(visit: Visit) -> None:
    assert visit("Ann").refused("POST", "/api/tables", game="shells", seats=2, coach=True) == "no_coach"
    assert {info["name"] for info in visit("Bob").get("/api/games") if info["coached"]} == set(games)


def test_the_learner_alone_is_told_and_only_when_asked(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = coached(ann)
    with ann.looking_at(table) as learner, bob.looking_at(table) as onlooker:
        said = learner.table["coach"]
        assert said["steps"] == len(COACH.steps)
        assert said["advice"][0]["id"] == COACH.steps[0].id
        assert onlooker.table["coach"] is None
        learner.play(learner.moves()[0])
        for frame in onlooker.heard:
            assert frame.get("coach") is None
        for frame in learner.heard:
            if frame["type"] == "moved" and frame["decision"] is None:
                assert frame["coach"]["advice"] == []


def test_other_tables_have_no_coach(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table(None, "beachcomber", start=True, game=EXAMPLE)
    with ann.looking_at(table) as page:
        assert page.table["coach"] is None


def test_the_record_verifies_and_the_rematch_is_dealt_anew(visit: Visit) -> None:
    ann = visit("Ann")
    table = coached(ann)
    with ann.looking_at(table) as learner:
        finish([learner])
    record = ann.get(f"/api/tables/{table}/record")
    verify(record)
    assert record["seed"] == COACH.seed
    again = ann.post(f"/api/tables/{table}/rematch")["id"]
    ann.post(f"/api/tables/{again}/start")
    with ann.looking_at(again) as page:
        assert page.table["coach"] is None
