"""Nobody waits for ever: bots that stand in, resigning, rematches, phrases, and tables that keep some people out."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from motu.server.config import NO_LIMIT, UNLIMITED, Allowance
from motu.server.model import attendance
from tests.support.server.client import Client, Page, finish
from tests.support.server.servers import serving, wait_for

Visit = Callable[[str], Client]


def two_playing(ann: Client, bob: Client, **wish: Any) -> str:
    """A game of the two has begun; Ann is the host."""
    table = ann.table(None, None, **wish)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    return table


@contextlib.contextmanager
def visitors(url: str, *names: str) -> Iterator[list[Client]]:
    found = [Client(url, name) for name in names]
    yield found
    for visitor in found:
        visitor.close()


def awaited(client: Client, table: str) -> int:
    return int(client.get(f"/api/tables/{table}")["awaiting"])


def test_everybody_at_the_table_may_let_a_bot_stand_in_and_it_is_the_one_for_that(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = two_playing(ann, bob)
    ann.post(f"/api/tables/{table}/leave")
    assert eve.refused("POST", f"/api/tables/{table}/seats/0/stand-in") == "not_seated"
    seat = bob.post(f"/api/tables/{table}/seats/0/stand-in")["seats"][0]
    assert (seat["bot"], seat["name"], seat["kind"]) == ("fisher", "Ann", "bot")
    assert bob.post(f"/api/tables/{table}/seats/0/stand-in")["seats"][0] == seat | {
        "away_for": pytest.approx(0, abs=1e5)
    }


def test_how_long_somebody_is_away_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server, visitors(server.url, "Ann", "Bob") as (ann, bob):
        table = two_playing(ann, bob)
        with ann.looking_at(table) as page:
            with bob.looking_at(table):
                page.until(lambda frame: frame["type"] == "info" and frame["info"]["seats"][1]["connected"])
                assert ann.get(f"/api/tables/{table}")["seats"][1]["away_for"] is None, "who is here is not away"
            page.until(lambda frame: frame["type"] == "info" and not frame["info"]["seats"][1]["connected"])
        database = server.services.store.database
        both = "SELECT count(*) FROM seats WHERE gone_since > 0"  # Ann's going is written with Bob's
        wait_for(lambda: database.read_now(both, []) == [(2,)])
        written = "UPDATE seats SET gone_since = gone_since - 70000 WHERE seat = 1"
        assert database.writer.execute(written).rowcount == 1
        cookies = ann.http.cookies
    with serving(tmp_path) as server, visitors(server.url, "Eve") as (ann,):
        ann.http.cookies = cookies
        ann.take_token()
        seat = ann.get(f"/api/tables/{table}")["seats"][1]
        assert seat["away_for"] >= 70_000
        assert seat["bot_in"] == 0, "more than a minute"
        assert ann.post(f"/api/tables/{table}/seats/1/stand-in")["seats"][1]["bot"] == "fisher"


def test_after_the_tables_patience_a_bot_may_stand_in_for_whoever_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after a restart, and with a single page open."""
    with serving(tmp_path) as server, visitors(server.url, "Ann", "Bob") as (ann, bob):
        table = two_playing(ann, bob, patience="minutes")
        slow = awaited(ann, table)
        people = (ann, bob)
        with people[slow].looking_at(table), people[1 - slow].looking_at(table):
            seats = ann.get(f"/api/tables/{table}")["seats"]
            assert 60_000 < seats[slow]["bot_in"] <= 120_000
            assert seats[1 - slow]["bot_in"] is None, "who is not asked may rest"
            assert people[1 - slow].refused("POST", f"/api/tables/{table}/seats/{slow}/stand-in") == "still_there"
        cookies = people[1 - slow].http.cookies
    monkeypatch.setattr(attendance, "PATIENCE", {"none": 0, "minutes": 1, "day": 86_400_000})
    with serving(tmp_path) as server, visitors(server.url, "Eve") as (other,):
        other.http.cookies = cookies
        other.take_token()
        with other.looking_at(table) as page:
            assert page.table["info"]["patience"] == "minutes"
            other.post(f"/api/tables/{table}/seats/{slow}/stand-in")
            assert page.wait_for_turn(), "the bot has played"


def test_no_bot_stands_in_for_the_silent_at_a_table_with_endless_patience(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = two_playing(ann, bob)
    with ann.looking_at(table), bob.looking_at(table):
        assert [seat["bot_in"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == [None, None]


def test_a_table_that_waits_a_day_waits_a_day_for_those_who_are_away_too(tmp_path: Path) -> None:
    with serving(tmp_path, away_after=0.0) as server, visitors(server.url, "Ann", "Bob") as (ann, bob):
        table = two_playing(ann, bob, patience="day")
        waits = [seat["bot_in"] for seat in ann.get(f"/api/tables/{table}")["seats"]]
        assert all(86_000_000 < wait <= 86_400_000 for wait in waits)


def test_patience_is_agreed_by_the_host_before_the_start(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    assert bob.refused("PUT", f"/api/tables/{table}", patience="day") == "not_host"
    assert ann.refused("PUT", f"/api/tables/{table}", patience="week") == "bad_message"
    assert ann.put(f"/api/tables/{table}", patience="minutes")["patience"] == "minutes"
    ann.post(f"/api/tables/{table}/start")
    assert ann.refused("PUT", f"/api/tables/{table}", patience="day") == "not_waiting"


def test_coming_back_takes_the_seat_back_and_tells_what_the_bot_did(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = two_playing(ann, bob)
    slow, other = (ann, bob) if awaited(ann, table) == 0 else (bob, ann)
    seat = slow.get(f"/api/tables/{table}")["me"]
    slow.post(f"/api/tables/{table}/leave")
    with other.looking_at(table) as page:
        other.post(f"/api/tables/{table}/seats/{seat}/stand-in")
        assert page.wait_for_turn()
        assert slow.get(f"/api/tables/{table}")["stood_in"] is None, "not before coming back"
        back = slow.post(f"/api/tables/{table}/join")
        moment = page.table["position"]["moment"]
        assert (back["seats"][seat]["kind"], back["stood_in"]) == ("person", {"first": 0, "last": moment})
        assert other.get(f"/api/tables/{table}")["stood_in"] is None, "it is told to nobody else"


def test_whoever_resigns_is_played_on_by_a_bot_for_good(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = two_playing(ann, bob)
    assert visit("Eve").refused("POST", f"/api/tables/{table}/resign") == "not_seated"
    with ann.looking_at(table) as page:
        seat = bob.post(f"/api/tables/{table}/resign")["seats"][1]
        assert (seat["resigned"], seat["bot"], seat["name"]) == (True, "fisher", "Bob")
        assert bob.refused("POST", f"/api/tables/{table}/join") == "resigned"
        bob.post(f"/api/tables/{table}/resign")
        finish([page])
    assert ann.get(f"/api/tables/{table}")["status"] == "over"
    assert bob.refused("POST", f"/api/tables/{table}/resign") == "not_playing"


def test_a_guests_list_forgets_a_table_and_nobody_elses(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = two_playing(ann, bob)
    with ann.looking_at(table) as page, bob.looking_at(table) as other:
        finish([page, other])
    mine = ann.good(ann.http.request("DELETE", f"/api/me/tables/{table}"))["tables"]
    assert table not in [info["id"] for info in mine]
    assert table in [info["id"] for info in bob.get("/api/me")["tables"]]
    assert bob.get(f"/api/tables/{table}/record") == ann.get(f"/api/tables/{table}/record"), "the record stays"
    assert visit("Eve").refused("DELETE", f"/api/me/tables/{table}") == "not_seated"
    assert ann.get("/api/me/file")["forgotten"] == [{"table": table}]


def test_forgetting_a_game_that_goes_on_leaves_nobody_stuck(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table, waiting = two_playing(ann, bob), bob.table(None, None)
    for forgotten in (table, waiting):
        bob.good(bob.http.request("DELETE", f"/api/me/tables/{forgotten}"))
    assert bob.get("/api/me")["tables"] == []
    assert ann.get(f"/api/tables/{table}")["seats"][1]["resigned"]
    assert bob.refused("GET", f"/api/tables/{waiting}") == "no_such_table"


def over(ann: Client, bob: Client) -> str:
    table = two_playing(ann, bob)
    with ann.looking_at(table) as page, bob.looking_at(table) as other:
        finish([page, other])
    return table


def test_a_rematch_does_not_begin_with_somebody_who_has_not_accepted(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = over(ann, bob)
    again = ann.post(f"/api/tables/{table}/rematch")["id"]
    assert ann.refused("POST", f"/api/tables/{again}/start") == "seats_empty"
    info = bob.post(f"/api/tables/{again}/join")
    assert (info["me"], info["seats"][1]["invited"]) == (1, False)
    assert ann.post(f"/api/tables/{again}/start")["status"] == "playing"


def test_a_rematch_can_be_declined(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    again = ann.post(f"/api/tables/{over(ann, bob)}/rematch")["id"]
    bob.post(f"/api/tables/{again}/leave")
    assert ann.get(f"/api/tables/{again}")["seats"][1]["kind"] == "empty"
    assert bob.get(f"/api/tables/{again}")["me"] is None


def test_who_was_asked_to_leave_does_not_come_back(visit: Visit) -> None:
    ann, bob, cem = visit("Ann"), visit("Bob"), visit("Cem")
    table = ann.table(None, None, None, listed=True)
    for guest in (bob, cem):
        guest.post(f"/api/tables/{table}/join")
    with bob.looking_at(table) as page:
        ann.put(f"/api/tables/{table}/seats/1", bot=None)
        assert close_code(page) == 4403
    assert bob.refused("POST", f"/api/tables/{table}/join") == "kicked"
    assert bob.refused("GET", f"/api/tables/{table}") == "kicked"
    assert table not in [info["id"] for info in bob.get("/api/tables")]
    assert table in [info["id"] for info in cem.get("/api/tables")]
    cem.post(f"/api/tables/{table}/leave")
    assert cem.post(f"/api/tables/{table}/join")["me"] == 1, "whoever leaves may come back"


def close_code(page: Page) -> int:
    """The code with which the server closes this page."""
    with pytest.raises(ConnectionClosed) as closed:
        page.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_locked_table_takes_nobody(visit: Visit) -> None:
    ann, bob, cem = visit("Ann"), visit("Bob"), visit("Cem")
    table = ann.table(None, None, None)
    bob.post(f"/api/tables/{table}/join")
    assert bob.refused("PUT", f"/api/tables/{table}", locked=True) == "not_host"
    assert ann.put(f"/api/tables/{table}", locked=True)["locked"]
    assert cem.refused("POST", f"/api/tables/{table}/join") == "table_locked"
    assert bob.post(f"/api/tables/{table}/join", seat=2)["me"] == 2, "those who sit there may move"
    ann.put(f"/api/tables/{table}", locked=False)
    assert cem.post(f"/api/tables/{table}/join")["me"] == 1


def test_what_was_agreed_and_who_left_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server, visitors(server.url, "Ann", "Bob", "Cem") as (ann, bob, cem):
        table = ann.table(None, None, None)
        for guest in (bob, cem):
            guest.post(f"/api/tables/{table}/join")
        ann.put(f"/api/tables/{table}/seats/2", bot=None)
        ann.put(f"/api/tables/{table}", locked=True, patience="day", phrases=False)
        ann.post(f"/api/tables/{table}/start", fill="random")
        bob.post(f"/api/tables/{table}/resign")
        cookies = [client.http.cookies for client in (ann, bob, cem)]
    with serving(tmp_path) as server, visitors(server.url, "A", "B", "C") as found:
        for client, jar in zip(found, cookies, strict=True):
            client.http.cookies = jar
            client.take_token()
        ann, bob, cem = found
        info = ann.get(f"/api/tables/{table}")
        assert (info["locked"], info["patience"], info["phrases"]) == (True, "day", False)
        assert info["seats"][1]["resigned"]
        assert bob.refused("POST", f"/api/tables/{table}/join") == "resigned"
        assert cem.refused("POST", f"/api/tables/{table}/join") == "kicked"


# phrases


def test_a_phrase_is_heard_by_everybody_and_by_those_who_come_later(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    with ann.looking_at(table) as page, bob.looking_at(table) as other:
        other.say("say", command_id="a-phrase-1", phrase="hello")
        for hearer in (page, other):
            said = hearer.until("said")
            assert (said["seat"], said["phrase"]) == (1, "hello")
        with eve.looking_at(table) as watching:
            assert [said["phrase"] for said in watching.table["said"]] == ["hello"]
            assert watching.refused("say", phrase="hello") == "not_seated"
        page.say("say", command_id="a-phrase-2", phrase="you fool")
        assert page.until("error")["code"] == "bad_message", "there is no free text"


def test_the_host_switches_phrases_off(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = two_playing(ann, bob)
    assert bob.refused("PUT", f"/api/tables/{table}", phrases=False) == "not_host"
    ann.put(f"/api/tables/{table}", phrases=False)
    with bob.looking_at(table) as page:
        assert page.refused("say", phrase="hello") == "phrases_off"
        ann.put(f"/api/tables/{table}", phrases=True)
        page.say("say", command_id="a-phrase-1", phrase="hello")
        page.until("said")


def test_nobody_says_more_than_six_phrases_a_minute(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table(None, None)
    with ann.looking_at(table) as page:
        for number in range(6):
            page.say("say", command_id=f"a-phrase-{number}", phrase="thanks")
            page.until("said")
        assert page.refused("say", phrase="thanks") == "too_fast"
    with ann.looking_at(table) as page:
        assert page.refused("say", phrase="thanks") == "too_fast", "another page of the same person"


def test_whoever_is_to_decide_can_be_asked_for_a_move(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = two_playing(ann, bob)
    slow, other = (ann, bob) if awaited(ann, table) == 0 else (bob, ann)
    with slow.looking_at(table) as page, other.looking_at(table) as asking:
        seat = page.table["info"]["me"]
        asking.say("ask", command_id="a-question")
        said = page.until("said")
        assert (said["phrase"], said["seat"], said["to"]) == (None, 1 - seat, seat)
        assert asking.refused("ask") == "too_fast"
        assert page.refused("ask") == "wrong_seat", "nobody asks oneself"


# the list


def test_at_most_three_listed_tables_of_a_guest_wait(tmp_path: Path) -> None:
    with serving(tmp_path, allowance=limited()) as server, visitors(server.url, "Ann", "Bob") as (ann, bob):
        tables = [ann.table(None, None, listed=True) for _ in range(3)]
        assert ann.refused("POST", "/api/tables", game="shells", seats=2, listed=True) == "too_many_listed"
        assert bob.refused("POST", "/api/tables", game="shells", seats=2, listed=True) == "too_many_listed", (
            "from the same address"
        )
        ann.table(None, None)
        bob.post(f"/api/tables/{tables[0]}/join")
        ann.post(f"/api/tables/{tables[0]}/start")
        ann.table(None, None, listed=True)


def test_the_list_shows_the_newest_few_of_each_host(tmp_path: Path) -> None:
    with serving(tmp_path) as server, visitors(server.url, "Ann", "Bob") as (ann, bob):
        made = [ann.table(None, None, listed=True) for _ in range(5)]
        made_by_bob = bob.table(None, None, listed=True)
        database = server.services.store.database.writer
        for order, table in enumerate(made):
            database.execute("UPDATE tables SET created = created + ? WHERE id = ?", [order, table])
        database.execute("UPDATE tables SET address = host")
    with serving(tmp_path, allowance=limited()) as server, visitors(server.url, "Eve") as (eve,):
        assert {info["id"] for info in eve.get("/api/tables")} == {*made[2:], made_by_bob}


def limited() -> Allowance:
    """No limits but on listed tables."""
    return Allowance(**{field: getattr(UNLIMITED, field) for field in UNLIMITED.__struct_fields__ if field != "listed"})


def test_the_limit_on_listed_tables_is_one_of_the_server() -> None:
    assert Allowance().listed == 3
    assert limited().tables == NO_LIMIT


def test_a_name_is_known_to_be_chosen_or_given(visit: Visit) -> None:
    ann = visit("Ann")
    assert ann.get("/api/me")["chosen"] is True
    ann.forget_session()
    ann.put("/api/me")
    assert ann.get("/api/me")["chosen"] is False


def test_what_happened_since_a_moment_is_told_to_each_as_the_own_seat_saw_it(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = two_playing(ann, bob)
    with ann.looking_at(table) as page, bob.looking_at(table) as other:
        for _ in range(4):
            mover, waiting = (page, other) if page.moves() else (other, page)
            waiting.catch_up(mover.play(mover.moves()[0])["seq"])
        heard = [frame for frame in page.heard if frame["type"] == "moved"]
        recap = ann.get(f"/api/tables/{table}/since/0")
        assert recap["first"]["moment"] == 0
        last = page.table["position"]["moment"]
        assert [move["position"]["moment"] for move in recap["moves"]] == list(range(1, last + 1))
        told = {move["position"]["moment"]: move for move in recap["moves"]}
        for frame in heard:
            if frame["cause"] == "played":
                again = told[frame["position"]["moment"]]
                assert again["position"]["view_hash"] == frame["position"]["view_hash"], "nothing more, nothing less"
                assert again["entries"] == frame["entries"]
        assert all(move["decision"] is None for move in recap["moves"])
        views = {who.get(f"/api/tables/{table}/since/{last}")["first"]["view"]["seat"] for who in (ann, bob, eve)}
        assert views == {0, 1, -3}
    assert eve.refused("GET", f"/api/tables/{ann.table(None, None)}/since/0") == "not_playing"
