"""Making a table, coming and going, starting, watching, playing again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

import pytest

from motu.core.record import commitment, verify
from motu.shelf import games
from tests.support.play import EXAMPLE
from tests.support.server.client import Client, finish
from tests.support.server.servers import serving, wait_for

Visit = Callable[[str], Client]


def seats(info: dict) -> list[tuple[str, str]]:  # type: ignore[type-arg]
    return [(seat["kind"], seat["bot"] or seat["name"]) for seat in info["seats"]]


def test_the_host_sits_in_the_first_seat_that_no_bot_has(visit: Visit) -> None:
    ann = visit("Ann")
    info = ann.get(f"/api/tables/{ann.table('random', None, 'greedy')}")
    assert seats(info) == [("bot", "random"), ("person", "Ann"), ("bot", "greedy")]
    assert (info["status"], info["me"], info["host"], info["hosting"]) == ("waiting", 1, 1, True)


def test_friends_join_by_link_and_the_host_starts(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.table(None, None, None)
    with ann.looking_at(table) as page:
        info = bob.post(f"/api/tables/{table}/join")
        assert info["me"] == 1
        assert not info["hosting"]
        heard = page.until(lambda frame: frame["type"] == "info" and frame["info"]["seats"][1]["name"] == "Bob")
        assert seats(heard["info"]) == [("person", "Ann"), ("person", "Bob"), ("empty", "")]
        assert ann.refused("POST", f"/api/tables/{table}/start") == "seats_empty"
        assert bob.refused("POST", f"/api/tables/{table}/start", fill="greedy") == "not_host"
        ann.post(f"/api/tables/{table}/start", fill="greedy")
        assert page.until("table")["position"] is not None
        assert seats(page.table["info"])[2] == ("bot", "greedy")
        assert ann.post(f"/api/tables/{table}/start")["status"] == "playing", "again is harmless"


def test_joining_twice_is_harmless_and_a_seat_can_be_chosen(visit: Visit) -> None:
    ann, bob, cem = visit("Ann"), visit("Bob"), visit("Cem")
    table = ann.table(None, None, None)
    assert bob.post(f"/api/tables/{table}/join", seat=2)["me"] == 2
    assert bob.post(f"/api/tables/{table}/join")["me"] == 2
    assert bob.post(f"/api/tables/{table}/join", seat=1)["me"] == 1
    assert cem.refused("POST", f"/api/tables/{table}/join", seat=0) == "seat_taken"
    assert cem.refused("POST", f"/api/tables/{table}/join", seat=7) == "no_such_seat"
    assert cem.post(f"/api/tables/{table}/join")["me"] == 2
    assert visit("Dee").refused("POST", f"/api/tables/{table}/join") == "table_full"


def test_before_the_start_the_host_arranges_the_seats(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    assert bob.refused("PUT", f"/api/tables/{table}/seats/0", bot="greedy") == "not_host"
    assert ann.refused("PUT", f"/api/tables/{table}/seats/1", bot="deep blue") == "no_such_bot"
    assert ann.refused("PUT", f"/api/tables/{table}/seats/2", bot="greedy") == "no_such_seat"
    assert seats(ann.put(f"/api/tables/{table}/seats/1", bot="random"))[1] == ("bot", "random")
    assert seats(ann.put(f"/api/tables/{table}/seats/1", bot=None))[1] == ("empty", "")


def test_when_the_host_leaves_somebody_else_is_host_and_an_empty_table_goes(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/leave")
    assert bob.get(f"/api/tables/{table}")["hosting"]
    assert ann.refused("POST", f"/api/tables/{table}/leave") == "not_seated"
    bob.post(f"/api/tables/{table}/leave")
    assert bob.refused("GET", f"/api/tables/{table}") == "no_such_table"


def test_settings_for_people_differ_where_the_game_says_so(visit: Visit) -> None:
    ann = visit("Ann")

    def peace(*bots: str | None, **settings: str) -> str:
        return str(ann.get(f"/api/tables/{ann.table(*bots, settings=settings)}")["settings"]["peace"])

    assert peace(None, "random") == "on"
    assert peace(None, "random", peace="off") == "off"
    assert peace("random", "random") == "off"
    (shells,) = [game for game in ann.get("/api/games") if game["name"] == "shells"]
    seats = {"off": shells["seats"], "on": shells["seats"]}
    assert shells["settings"] == [{"name": "peace", "values": ["off", "on"], "default": "on", "seats": seats}]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": 2}, "no_such_game"),
        ({"game": EXAMPLE, "seats": 6}, "bad_setting"),
        ({"game": EXAMPLE, "seats": 2, "bots": ["deep blue"]}, "no_such_bot"),
        ({"game": EXAMPLE, "seats": 2, "bots": [None, None, None]}, "bad_bots"),
        ({"game": EXAMPLE, "seats": 2, "settings": {"colour": "red"}}, "bad_setting"),
        ({"game": EXAMPLE, "seats": 2, "settings": {games[EXAMPLE].settings[0].name: "no"}}, "bad_setting"),
        ({"game": EXAMPLE, "seats": 2, "price": 1}, "bad_message"),
        ({"game": EXAMPLE}, "bad_message"),
    ],
)
def test_wishes_for_an_impossible_table_are_refused(visit: Visit, wish: dict[str, object], code: str) -> None:
    assert visit("Ann").refused("POST", "/api/tables", **wish) == code


def test_a_whole_game_of_two_people_watched_by_a_third(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    with ExitStack() as open_pages:
        pages = [open_pages.enter_context(who.looking_at(table)) for who in (ann, bob, eve)]
        sealed = pages[0].table["commitment"]
        ann.post(f"/api/tables/{table}/start")
        for page in pages:
            page.until(lambda frame: frame["type"] == "table" and frame["position"] is not None)
        finish(pages[:2])
        while not pages[2].over():
            pages[2].hear()
        for page in pages:
            page.in_step()
            assert page.table["info"]["status"] == "over"
            assert page.table["decision"] is None
        assert all(frame.get("decision") is None for frame in pages[2].heard)
    record = ann.get(f"/api/tables/{table}/record")
    assert commitment(record["seed"]) == sealed == record["commitment"]
    assert ann.get(f"/api/tables/{table}")["ranking"] == pages[0].table["position"]["ranking"]


def test_a_person_plays_a_whole_game_against_bots(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table(None, "random", "greedy", start=True, game=EXAMPLE)
    with ann.looking_at(table) as page:
        finish([page])
        page.in_step()
    verify(ann.get(f"/api/tables/{table}/record"))


def test_bots_play_a_whole_game_among_themselves(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table("random", "random", start=True, game=EXAMPLE)
    wait_for(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    assert ann.get(f"/api/tables/{table}")["me"] is None
    verify(ann.get(f"/api/tables/{table}/record"))


def test_leaving_a_game_keeps_the_seat_and_coming_back_takes_it(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    assert bob.post(f"/api/tables/{table}/leave")["seats"][1]["left"]
    assert ann.post(f"/api/tables/{table}/seats/1/stand-in")["seats"][1]["kind"] == "bot"
    with bob.looking_at(table) as page:
        assert page.table["info"]["me"] == 1, "the seat is still Bob's, and so is its view"
        assert page.refused("play", move=0) == "wrong_seat"
        bob.post(f"/api/tables/{table}/join")
        page.until(lambda frame: frame["type"] == "table")
        seat = page.table["info"]["seats"][1]
        assert (seat["kind"], seat["name"], seat["left"]) == ("person", "Bob", False)


def test_opening_the_page_again_is_coming_back(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    bob.post(f"/api/tables/{table}/leave")
    with bob.looking_at(table) as page:
        page.until(lambda frame: frame["type"] == "info" and not frame["info"]["seats"][1]["left"])


def test_nobody_is_replaced_who_is_still_there(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    with bob.looking_at(table):
        assert ann.refused("POST", f"/api/tables/{table}/seats/1/stand-in") == "still_there"
    assert ann.refused("POST", f"/api/tables/{table}/seats/1/stand-in") == "still_there", "not yet for long"
    assert ann.refused("PUT", f"/api/tables/{table}/seats/1", bot="random") == "not_waiting"


def test_a_bot_may_stand_in_for_those_whose_connection_is_gone_for_long(tmp_path: object) -> None:
    with serving(tmp_path, away_after=0.2) as server:  # type: ignore[arg-type]
        ann, bob = Client(server.url, "Ann"), Client(server.url, "Bob")
        table = ann.table(None, None)
        bob.post(f"/api/tables/{table}/join")
        with ann.looking_at(table) as page:
            ann.post(f"/api/tables/{table}/start")
            with bob.looking_at(table):
                page.until(lambda frame: frame["type"] == "info" and frame["info"]["seats"][1]["connected"])
            page.until(lambda frame: frame["type"] == "info" and not frame["info"]["seats"][1]["connected"])
            page.until(lambda frame: frame["type"] == "info" and frame["info"]["seats"][1]["left"])
            assert ann.post(f"/api/tables/{table}/seats/1/stand-in")["seats"][1]["kind"] == "bot"
        for who in (ann, bob):
            who.close()


def test_a_rematch_is_one_table_for_all_who_ask(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.table(None, None, "random")
    bob.post(f"/api/tables/{table}/join")
    assert ann.refused("POST", f"/api/tables/{table}/rematch") == "not_over"
    ann.post(f"/api/tables/{table}/start")
    with ann.looking_at(table) as page, bob.looking_at(table) as other:
        finish([page, other])
        assert eve.refused("POST", f"/api/tables/{table}/rematch") == "not_seated"
        again = bob.post(f"/api/tables/{table}/rematch")
        assert other.until(lambda frame: frame["type"] == "info" and frame["info"]["rematch"])["info"]["rematch"]
        assert ann.post(f"/api/tables/{table}/rematch")["id"] == again["id"] != table
    assert seats(again) == [("person", "Ann"), ("person", "Bob"), ("bot", "random")], "everybody keeps the seat"
    assert (again["status"], again["hosting"]) == ("waiting", True)
    assert [seat["invited"] for seat in again["seats"]] == [True, False, False], "Ann has not been asked yet"
    assert ann.get(f"/api/tables/{table}")["rematch_by"] == 1
    assert [seat["invited"] for seat in ann.get(f"/api/tables/{again['id']}")["seats"]] == [False] * 3
    before, after = ann.get(f"/api/tables/{table}"), ann.get(f"/api/tables/{again['id']}")
    assert before["settings"] == after["settings"]
    bob.post(f"/api/tables/{again['id']}/start")
    with ann.looking_at(table) as old, ann.looking_at(again["id"]) as new:
        assert old.table["commitment"] != new.table["commitment"]


def test_my_games_and_listed_games(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    private, listed = ann.table(None, None), ann.table(None, None, listed=True)
    bob.post(f"/api/tables/{listed}/join")
    assert {table["id"] for table in ann.get("/api/me")["tables"]} == {private, listed}
    assert [table["id"] for table in bob.get("/api/me")["tables"]] == [listed]
    shown = {table["id"] for table in visit("Eve").get("/api/tables")}
    assert listed in shown
    assert private not in shown
    ann.post(f"/api/tables/{listed}/start")
    mine = ann.get("/api/me")["tables"]
    assert [table["id"] for table in mine] == [listed, private], "the newest change first"
    assert mine[0]["awaiting"] in (0, 1)


def test_a_new_name_is_told_to_the_table(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    with ann.looking_at(table) as page:
        bob.put("/api/me", name="  Robert   B. ")
        page.until(lambda frame: frame["type"] == "info" and frame["info"]["seats"][1]["name"] == "Robert B.")


def test_the_same_command_makes_one_table(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    made = {ann.table(None, None, command_id="made-up-by-the-page") for _ in range(3)}
    assert len(made) == 1
    assert [table["id"] for table in ann.get("/api/me")["tables"]] == list(made)
    assert bob.table(None, None, command_id="made-up-by-the-page") not in made, "another guest's command"
    assert ann.table(None, None, command_id="another-command") not in made
    assert ann.refused("POST", "/api/tables", game="shells", seats=2, command_id="short") == "bad_message"
