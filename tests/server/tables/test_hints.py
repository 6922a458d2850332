"""Hints at a table: who may ask, what everybody hears of it, when the server stops to think, and the look back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motu.server.config import Allowance, Rate
from motu.server.tables import hints
from motu.shelf import games
from tests.support.play import EXAMPLE
from tests.support.server.client import Client, Page, finish
from tests.support.server.servers import Server, serving, wait_for

Visit = Callable[[str], Client]
Frame = dict[str, Any]


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many slices as ever, and small ones."""
    monkeypatch.setattr(hints, "FIRST", 12)
    monkeypatch.setattr(hints, "ENOUGH", 36)
    monkeypatch.setattr(hints, "DEEPER", 72)
    monkeypatch.setattr(hints, "QUICK", 0.0)
    monkeypatch.setattr(hints, "GLANCE", 4)
    monkeypatch.setattr(hints, "LOOK", 12)


def alone(person: Client, **wish: Any) -> str:
    """A table against a bot that has begun, with the first turn for the person."""
    settings = {"starting_player": "1"} | wish.pop("settings", {})
    return person.table(None, "greedy", game=EXAMPLE, start=True, settings=settings, **wish)


def hint(page: Page, **more: Any) -> list[Frame]:
    """Ask, and hear all answers."""
    found = [page.command("hint", seq=page.table["seq"], **more)]
    while not found[-1].get("done", True):
        found.append(page.until("hints"))
    return found


def test_a_hint_grows_slice_by_slice(visit: Visit) -> None:
    ann = visit("Ann")
    with ann.looking_at(alone(ann)) as page:
        found = hint(page)
        assert [frame["simulations"] for frame in found] == [12, 24, 36]
        assert [frame["done"] for frame in found] == [False, False, True]
        for frame in found:
            assert frame["seq"] == page.table["seq"]
            suggested = [one["move"] for one in frame["suggestions"]]
            assert 1 < len(suggested) <= 3
            assert set(suggested) <= set(page.moves())
            assert not frame["suggestions"][0]["equal"]
            for one in frame["suggestions"]:
                assert one["reason"]["id"].startswith("hint-")
                assert one["error"] > 0
        assert hint(page, deeper=True)[-1]["simulations"] == 72


def test_what_a_hint_recommends_can_be_played(visit: Visit) -> None:
    ann = visit("Ann")
    with ann.looking_at(alone(ann)) as page:
        for _ in range(3):
            page.wait_for_turn()
            page.play(hint(page)[-1]["suggestions"][0]["move"])


def test_everybody_reads_in_the_log_who_has_asked(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = alone(ann)
    with ann.looking_at(table) as page, eve.looking_at(table) as onlooker:
        assert onlooker.table["info"]["hinted"] == []
        hint(page)
        moment = page.table["position"]["moment"]
        told = [{"seat": 0, "moment": moment}]
        wait_until(onlooker, told)
        hint(page)  # the same moment again is the same hint
        assert page.table["info"]["hinted"] == told
        page.play(page.moves()[0])
        page.wait_for_turn()
        hint(page)
        again = page.table["position"]["moment"]
        assert page.table["info"]["hinted"] == [*told, {"seat": 0, "moment": again}]
        assert all(frame["type"] != "hints" for frame in onlooker.heard), "a hint is for the one who asked"
    with ann.looking_at(table) as page:
        assert len(page.table["info"]["hinted"]) == 2, "it is kept"
    kept = ann.get("/api/me/file")["hints"]
    assert [row["moment"] for row in kept] == [moment, again]


def wait_until(page: Page, told: list[Frame]) -> None:
    while page.table["info"]["hinted"] != told:
        page.hear()


def test_hints_are_there_against_bots_and_not_among_people(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    assert ann.get(f"/api/tables/{alone(ann)}")["hints"]
    assert not ann.get(f"/api/tables/{alone(ann, hints=False)}")["hints"]
    table = ann.table(None, None, game=EXAMPLE)
    assert not ann.get(f"/api/tables/{table}")["hints"]
    ann.put(f"/api/tables/{table}/seats/1", bot="greedy")
    assert ann.get(f"/api/tables/{table}")["hints"], "as soon as a bot sits there"
    ann.put(f"/api/tables/{table}/seats/1", bot=None)
    bob.post(f"/api/tables/{table}/join")
    assert bob.refused("PUT", f"/api/tables/{table}", hints=True) == "not_host"
    assert ann.put(f"/api/tables/{table}", hints=True)["hints"]
    ann.post(f"/api/tables/{table}/start")
    assert ann.refused("PUT", f"/api/tables/{table}", hints=False) == "not_waiting"
    assert bob.get(f"/api/tables/{table}")["hints"]


def test_a_table_without_hints_refuses_and_so_do_other_seats(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    with ann.looking_at(alone(ann, hints=False)) as page:
        assert page.refused("hint", seq=page.table["seq"]) == "hints_off"
        assert page.refused("review") == "not_over"
    table = alone(ann)
    with ann.looking_at(table) as page, eve.looking_at(table) as onlooker:
        assert onlooker.refused("hint", seq=onlooker.table["seq"]) == "not_seated"
        stale = page.command("hint", seq=page.table["seq"] - 1)
        assert stale["type"] == "stale"


def thinking(server: Server) -> bool:
    """Whether the server works on a hint."""
    return any("HintTasks.work" in repr(task) for task in asyncio.all_tasks(server.loop))


def test_the_server_stops_thinking_when_nobody_needs_it_any_more(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on, the reader closes the hint, or the page."""
    monkeypatch.setattr(hints, "ENOUGH", 10**9)
    ann = visit("Ann")
    with ann.looking_at(alone(ann)) as page:
        for end in (lambda: page.play(page.moves()[0]), lambda: page.say("enough"), page.socket.close):
            page.wait_for_turn()
            assert page.command("hint", seq=page.table["seq"])["type"] == "hints"
            assert thinking(server)
            end()
            wait_for(lambda: not thinking(server))


def test_a_session_has_a_number_of_hints(tmp_path: Path) -> None:
    with serving(tmp_path, allowance=Allowance(hints=Rate(2, 0.001))) as server:
        ann = Client(server.url)
        with ann.looking_at(alone(ann)) as page:
            hint(page)
            hint(page)
            assert page.refused("hint", seq=page.table["seq"]) == "too_fast"
        ann.close()


def test_a_worker_that_fails_is_told(tmp_path: Path) -> None:
    with serving(tmp_path, bot_timeout=0.0) as server:
        ann = Client(server.url)
        with ann.looking_at(alone(ann)) as page:
            page.command("hint", seq=page.table["seq"])
            assert page.heard[-1]["type"] == "error"
            assert page.heard[-1]["code"] == "broken"
        ann.close()


def test_a_coached_table_has_hints(visit: Visit) -> None:
    ann = visit("Ann")
    info = ann.post("/api/tables", game=EXAMPLE, seats=2, coach=True)
    ann.post(f"/api/tables/{info['id']}/start")
    with ann.looking_at(info["id"]) as page:
        page.wait_for_turn()
        assert hint(page)[-1]["suggestions"]


@pytest.mark.slow
def test_what_decided_a_game_is_looked_for_when_it_is_over(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = alone(ann)
    with ann.looking_at(table) as page, eve.looking_at(table) as onlooker:
        finish([page, onlooker])
        assert onlooker.refused("review") == "not_seated"
        found = [page.command("review")]
        while found[-1]["moments"] is None:
            found.append(page.until("reviewed"))
        done = [frame["done"] for frame in found]
        assert done[0] == 1
        assert done == sorted(done)
        assert done[-1] == found[-1]["of"]
        moments = found[-1]["moments"]
        assert len(moments) <= 3
        assert [one["moment"] for one in moments] == sorted(one["moment"] for one in moments)
        for one in moments:
            assert one["loss"] >= 3
            assert one["played"] != one["better"]
            seen = ann.get(f"/api/tables/{table}/moments/{one['moment']}?seat=0")
            assert seen["position"]["view"]["awaiting"] == 0, "the position in which it was asked"
        assert page.command("review")["moments"] == moments, "the second time it is known"


def test_planned_turns_have_hints_for_their_first_question(visit: Visit) -> None:
    planned = [name for name, game in games.items() if game.plans_turns()]
    assert planned
    ann = visit("Ann")
    for name in planned:
        table = ann.table(None, "greedy", game=name, start=True)
        with ann.looking_at(table) as page:
            page.wait_for_turn()
            options = {option["move"] for option in page.table["decision"]["options"]}
            found = hint(page)[-1]
            assert {one["move"] for one in found["suggestions"]} <= options
