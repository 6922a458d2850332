"""Every request by every kind of visitor at tables in every state: only what is allowed changes anything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.http.test_bad_input import state_of
from tests.support.server.client import Client, finish
from tests.support.server.servers import Server, serving

REQUESTS = [
    ("GET", "", {}),
    ("POST", "/join", {}),
    ("POST", "/leave", {}),
    ("POST", "/start", {"fill": "random"}),
    ("PUT", "/seats/0", {"bot": "random"}),
    ("PUT", "/seats/1", {"bot": None}),
    ("PUT", "", {"phrases": False}),
    ("POST", "/seats/0/stand-in", {}),
    ("POST", "/resign", {}),
    ("POST", "/rematch", {}),
    ("GET", "/record", {}),
    ("GET", "/replay?seat=0", {}),
    ("GET", "/moments/0?seat=1", {}),
]
Statuses = dict[str, tuple[int, ...]]
# what somebody gets who has no business at the table: (waiting, playing, over)
OUTSIDER = {
    "PUT": (403, 403, 403),
    "GET": (200, 200, 200),
    "/join": (200, 409, 409),
    "/leave": (403, 403, 403),
    "/start": (403, 403, 403),
    "/seats/0": (403, 403, 403),
    "/seats/1": (403, 403, 403),
    "/seats/0/stand-in": (403, 403, 403),
    "/resign": (403, 403, 403),
    "/rematch": (403, 403, 403),
    "/record": (409, 409, 200),
    "/replay?seat=0": (409, 409, 200),
    "/moments/0?seat=1": (409, 409, 200),
}
PLAYER = OUTSIDER | {
    "/join": (200, 200, 200),
    "/leave": (200, 200, 200),
    "/seats/0/stand-in": (409, 409, 409),
    "/resign": (409, 200, 409),
    "/rematch": (409, 409, 201),
}
HOST = PLAYER | {
    "PUT": (200, 200, 200),
    "/start": (200, 200, 200),
    "/seats/0": (200, 409, 409),
    "/seats/1": (200, 409, 409),
}
NOBODY = {path: tuple(401 if status == 403 else status for status in row) for path, row in OUTSIDER.items()}


class Company:
    """A host, a player, somebody else and a stranger without a session, around a table in each state."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people = {name: Client(server.url, name) for name in ("host", "player", "outsider")}
        self.people["nobody"] = Client(server.url, "nobody")
        self.people["nobody"].forget_session()

    def table(self, status: str) -> str:
        host, player = self.people["host"], self.people["player"]
        table = host.table(None, None, None)
        player.post(f"/api/tables/{table}/join")
        if status != "waiting":
            host.put(f"/api/tables/{table}/seats/2", bot=None)
            host.put(f"/api/tables/{table}/seats/2", bot="random")
            host.post(f"/api/tables/{table}/start")
        if status == "over":
            with host.looking_at(table) as first, player.looking_at(table) as second:
                finish([first, second])
        return table


@pytest.fixture(scope="module")
def company(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    with serving(tmp_path_factory.mktemp("company"), away_after=3600.0) as server:
        found = Company(server)
        yield found
        for person in found.people.values():
            person.close()


@pytest.mark.parametrize(("column", "status"), list(enumerate(["waiting", "playing", "over"])))
@pytest.mark.parametrize(
    ("who", "expected"), [("host", HOST), ("player", PLAYER), ("outsider", OUTSIDER), ("nobody", NOBODY)]
)
def test_every_request_about_a_table_by_everybody(
    company: Company, who: str, expected: Statuses, column: int, status: str
) -> None:
    finished = company.table(status) if status == "over" else ""
    for method, path, body in REQUESTS:
        table = finished or company.table(status)
        before = state_of(company.server, table)
        visitor = company.people[who]
        answer = visitor.http.request(method, f"/api/tables/{table}{path}", json=body if method != "GET" else None)
        assert answer.status_code == expected[path or method][column], (path, answer.text)
        if not answer.is_success:
            assert state_of(company.server, table) == before, path
        if who == "nobody" and "motu_session" in visitor.http.cookies:
            visitor.forget_session()
