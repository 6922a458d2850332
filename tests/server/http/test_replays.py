"""Finished games: every position as every seat saw it."""

from __future__ import annotations

from collections.abc import Callable

from motu.core.record import commitment
from tests.support.play import EXAMPLE
from tests.support.server.client import Client, finish
from tests.support.server.servers import wait_for

Visit = Callable[[str], Client]


def test_a_finished_game_can_be_replayed_as_every_seat_saw_it(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    assert ann.refused("GET", f"/api/tables/{table}/record") == "not_over"
    assert ann.refused("GET", f"/api/tables/{table}/replay") == "not_over"
    assert ann.refused("GET", f"/api/tables/{table}/moments/0?seat=1") == "not_over"
    with ann.looking_at(table) as page, bob.looking_at(table) as other:
        finish([page, other])
        positions = {f["position"]["moment"]: f["position"] for f in page.heard if f["type"] == "moved"}
        replay = eve.get(f"/api/tables/{table}/replay?seat=0")
        assert replay["log"] == page.table["log"]
        assert replay["moments"] == page.table["history"]
        assert commitment(replay["seed"]) == replay["commitment"]
    last = len(replay["moments"]) - 1
    for moment in (1, last // 2, last):
        seen = eve.get(f"/api/tables/{table}/moments/{moment}?seat=0")
        assert seen["position"] == positions[moment]
        assert seen["entries"] == [entry for entry in replay["log"] if entry["moment"] == moment]
    through_bob = eve.get(f"/api/tables/{table}/moments/1?seat=1")["position"]["view"]
    assert (through_bob["seat"], len(through_bob["hand"])) == (1, 3)
    assert eve.refused("GET", f"/api/tables/{table}/moments/{last + 1}") == "no_such_moment"
    assert eve.refused("GET", f"/api/tables/{table}/moments/1?seat=2") == "no_such_seat"


def test_a_moment_of_a_replay_is_immutable_in_caches(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table("random", "random", start=True, game=EXAMPLE)
    wait_for(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    first = ann.http.get(f"/api/tables/{table}/moments/3")
    assert "immutable" in first.headers["cache-control"]
    again = ann.http.get(f"/api/tables/{table}/moments/3", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
