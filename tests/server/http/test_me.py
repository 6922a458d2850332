"""Names at a table, logging out, being forgotten, and a file with all that is kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

from websockets.exceptions import ConnectionClosed, InvalidStatus

from motu.server.model.names import GUEST_NAMES
from tests.support.server.client import Client, Page
from tests.support.server.servers import Server, wait_for

Visit = Callable[[str], Client]


def names_at(client: Client, table: str) -> list[str]:
    return [seat["name"] for seat in client.get(f"/api/tables/{table}")["seats"]]


def test_joining_or_renaming_to_a_name_at_the_table_is_refused(visit: Visit) -> None:
    ann, other, bea = visit("Ann"), visit("ann"), visit("Bea")
    table = ann.table(None, None, "random")
    assert other.refused("POST", f"/api/tables/{table}/join") == "name_taken"
    bea.post(f"/api/tables/{table}/join")
    assert bea.refused("PUT", "/api/me", name="ANN") == "name_taken"
    assert names_at(ann, table)[:2] == ["Ann", "Bea"], "nothing has changed"
    bea.put("/api/me", name="Moana")
    assert names_at(ann, table)[1:] != ["Moana", "Moana"], "the bot takes another name"
    bea.post(f"/api/tables/{table}/leave")
    bea.put("/api/me", name="Ann")


def test_a_name_that_was_given_is_given_anew_at_a_table_that_has_it(visit: Visit) -> None:
    ann, bea = visit("Ann"), visit("Bea")
    ann.put("/api/me", name="Hina")
    bea.put("/api/me", name="Hina")
    table = ann.table(None, None)
    bea.post(f"/api/tables/{table}/join")
    first, second = names_at(ann, table)
    assert first == "Hina"
    assert second != "Hina"
    assert second in GUEST_NAMES
    assert bea.get("/api/me")["name"] == second


def second_browser(server: Server, visitor: Client, other: Client) -> Client:
    """The other client with a session of the same guest, as after a move to another device."""
    token = secrets.token_hex()
    guest = visitor.get("/api/me/file")["guest"][0]["id"]
    values = [hashlib.sha256(token.encode()).hexdigest(), guest]
    server.services.store.database.writer.execute("INSERT INTO sessions VALUES (?, ?, 0)", values)
    other.http.cookies.delete("motu_session")
    other.http.cookies.set("motu_session", token)
    other.take_token()
    return other


def test_logging_out_here_ends_this_session_only(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table(None, "random", start=True)
    cookie = ann.http.cookies["motu_session"]
    with ann.looking_at(table) as page:
        answer = ann.post("/api/me/log-out")
        assert answer["known"] is False
        wait_for(lambda: is_closed(page))
    assert "motu_session" not in ann.http.cookies
    ann.http.cookies.set("motu_session", cookie)
    assert ann.get("/api/me")["known"] is False, "the old cookie is worth nothing"
    assert is_shut_out(ann, table)
    assert names_at(ann, table)[0] == "Ann", "the seat is kept"


def is_closed(page: Page) -> bool:
    try:
        page.hear(0.01)
    except TimeoutError:
        return False
    except ConnectionClosed:
        return True
    return False


def is_shut_out(client: Client, table: str) -> bool:
    try:
        with client.looking_at(table):
            return False
    except InvalidStatus as refused:
        return refused.response.status_code == 401


def test_logging_out_everywhere_ends_all_sessions(server: Server, visit: Visit) -> None:
    ann = visit("Ann")
    elsewhere = second_browser(server, ann, visit("Bea"))
    assert elsewhere.get("/api/me/file")["guest"] == ann.get("/api/me/file")["guest"]
    assert len(ann.get("/api/me/file")["sessions"]) == 2
    ann.post("/api/me/log-out", everywhere=True)
    assert elsewhere.get("/api/me")["known"] is False
    assert ann.get("/api/me")["known"] is False


def test_logging_out_here_leaves_other_browsers_alone(server: Server, visit: Visit) -> None:
    ann = visit("Ann")
    elsewhere = second_browser(server, ann, visit("Bea"))
    ann.post("/api/me/log-out")
    assert elsewhere.get("/api/me")["known"] is True


def test_who_is_deleted_leaves_the_games_but_no_name(visit: Visit) -> None:
    ann, bea = visit("Ann"), visit("Bea")
    playing, waiting = ann.table(None, None), ann.table(None, None)
    bea.post(f"/api/tables/{playing}/join")
    ann.post(f"/api/tables/{playing}/start")
    bea.post(f"/api/tables/{waiting}/join")
    assert ann.good(ann.http.request("DELETE", "/api/me"))["known"] is False
    info = bea.get(f"/api/tables/{playing}")
    assert [(seat["name"], seat["kind"], seat["left"]) for seat in info["seats"]] == [
        ("", "person", True),
        ("Bea", "person", False),
    ]
    assert names_at(bea, waiting) == ["", "Bea"]
    assert bea.get(f"/api/tables/{waiting}")["hosting"] is True
    assert ann.get("/api/me")["known"] is False


def test_the_file_has_all_that_is_kept_and_nothing_of_others(server: Server, visit: Visit) -> None:
    ann, bea = visit("Ann"), visit("Bea")
    table = ann.table(None, None)
    bea.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    with ann.looking_at(table) as first, bea.looking_at(table) as second:
        for _ in range(4):
            page = first if first.moves() else second
            page.play(page.moves()[0])
            first.catch_up(page.table["seq"])
            second.catch_up(page.table["seq"])
    answer = ann.http.get("/api/me/file")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()
    assert kept["guest"][0]["name"] == "Ann"
    assert len(kept["sessions"]) == 1
    assert [row["table"] for row in kept["hosted"]] == [table]
    assert [(row["table"], row["seat"]) for row in kept["seats"]] == [(table, 0)]
    assert kept["moves"]
    assert all(row["command_id"].startswith("0:") for row in kept["moves"])
    assert "Bea" not in answer.text
    assert server.services.store.csrf_secret not in answer.text


def test_strangers_have_nothing_to_log_out_of(server: Server) -> None:
    ann = Client(server.url)
    ann.forget_session()
    assert ann.refused("POST", "/api/me/log-out") == "no_session"
    assert ann.refused("GET", "/api/me/file") == "no_session"
    assert ann.http.request("DELETE", "/api/me").json()["code"] == "no_session"
    ann.close()
