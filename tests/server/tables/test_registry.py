"""Tables are loaded from the log on request, and dropped from memory when idle."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from motu.server.tables import registry
from tests.support.server.canary_game import CanaryGame
from tests.support.server.client import Client, finish
from tests.support.server.servers import ALL_GAMES, Server, serving, wait_for


def live(server: Server) -> int:
    """Tables in memory."""
    return int(server.services.metrics.tables._value.get())


def counted_clean_ups(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The server tidies up very often, and the times at which it has done so."""
    times: list[float] = []
    delete_old_waiting = registry.Tables.delete_old_waiting

    async def counted(self: registry.Tables) -> None:
        times.append(time.monotonic())
        await delete_old_waiting(self)

    monkeypatch.setattr(registry, "CLEAN_UP_EVERY", 0.05)
    monkeypatch.setattr(registry.Tables, "delete_old_waiting", counted)
    return times


def test_a_table_that_nobody_looks_at_leaves_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sweeps = counted_clean_ups(monkeypatch)
    with serving(tmp_path, idle_after=0.2) as server:
        ann = Client(server.url)
        table = ann.table(None, "random", start=True)
        with ann.looking_at(table) as page:
            page.play(page.moves()[0])
            shown = page.table
            before, now = len(sweeps), time.monotonic()
            wait_for(lambda: len(sweeps) > before + 5 and sweeps[-1] > now + 0.5)
            assert live(server) == 1, "somebody looks"
        wait_for(lambda: live(server) == 0)
        with ann.looking_at(table) as page:
            assert page.table["position"] == shown["position"]
            assert page.table["log"] == shown["log"]
            finish([page])
        ann.close()


def test_a_table_that_waited_too_long_for_players_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "CLEAN_UP_EVERY", 0.05)
    with serving(tmp_path, idle_after=0.1, waiting_days=0.3 / (24 * 3600)) as server:
        ann = Client(server.url)
        waiting, playing = ann.table(None, None), ann.table(None, "random", start=True)
        wait_for(lambda: ann.http.get("/api/me").json()["tables"][-1]["id"] == playing)
        wait_for(lambda: live(server) == 0)
        assert ann.refused("GET", f"/api/tables/{waiting}") == "no_such_table"
        assert ann.get(f"/api/tables/{playing}")["status"] == "playing"
        ann.close()


def test_unknown_tables_leave_no_trace(server: Server) -> None:
    ann = Client(server.url)
    before = live(server)
    for number in range(20):
        assert ann.refused("GET", f"/api/tables/guessed-{number}") == "no_such_table"
    assert live(server) == before
    ann.close()


class Revised(CanaryGame):
    """The same game by rules that have changed."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 2


def test_a_game_begun_by_other_rules_can_be_seen_but_not_played(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Client(server.url)
        begun, waiting = ann.table(None, "random", start=True), ann.table(None, "random")
    with serving(tmp_path, ALL_GAMES | {"shells": Revised()}) as server:
        ann.at(server.url)
        assert ann.get(f"/api/tables/{begun}")["version"] == 1
        with ann.looking_at(begun) as page:
            assert page.table["position"] is None
            assert page.table["info"]["status"] == "playing"
            assert page.refused("play", seq=1, move=0) == "other_rules"
        assert ann.refused("POST", f"/api/tables/{waiting}/start") == "other_rules"
        ann.close()


def test_a_damaged_log_is_told_and_harms_no_other_table(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Client(server.url)
        damaged, whole = ann.table(None, "random", start=True), ann.table(None, "random", start=True)
        server.services.store.database.writer.execute("UPDATE events SET chance = '[1]' WHERE table_id = ?", [damaged])
    with serving(tmp_path) as server:
        ann.at(server.url)
        answer = ann.http.get(f"/api/tables/{damaged}")
        assert (answer.status_code, answer.json()["code"]) == (500, "broken")
        assert {table["id"] for table in ann.get("/api/me")["tables"]} == {damaged, whole}
        with ann.looking_at(whole) as page:
            assert page.moves()
        ann.close()


def test_bots_go_on_after_a_restart_as_soon_as_somebody_looks(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=3600.0) as server:
        ann = Client(server.url)
        table = ann.table("random", "random", start=True)
        assert ann.get(f"/api/tables/{table}")["seq"] == 1
    with serving(tmp_path) as server:
        ann.at(server.url)
        with ann.looking_at(table) as page:
            while not page.over():
                page.hear()
        ann.close()
