"""Frames on the socket: commands that are carried out once, and pages that stay up to date."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from motu.server.tables import live
from motu.shelf import games
from tests.support.play import played
from tests.support.server.client import Client, Page, finish
from tests.support.server.servers import Server, serving

Visit = Callable[[str], Client]
PLANNED = next(name for name, game in games.items() if game.plans_turns())


@contextmanager
def two_at_a_table(server: Server) -> Iterator[tuple[Page, Page]]:
    """The page of the one whose turn it is, and the other's."""
    ann, bob = Client(server.url, "Ann"), Client(server.url, "Bob")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    with ann.looking_at(table) as first, bob.looking_at(table) as second:
        yield (first, second) if first.moves() else (second, first)
    ann.close()
    bob.close()


@pytest.fixture
def pages(server: Server) -> Iterator[tuple[Page, Page]]:
    with two_at_a_table(server) as both:
        yield both


def test_the_ack_comes_before_the_move_is_told(pages: tuple[Page, Page]) -> None:
    asked, _ = pages
    answer = asked.play(asked.moves()[0])
    told = [frame["type"] for frame in asked.heard if frame.get("seq") == answer["seq"]]
    assert told == ["ack", "moved"]


def test_a_decision_is_told_only_to_the_one_who_decides(pages: tuple[Page, Page]) -> None:
    asked, other = pages
    asked.play(asked.moves()[0])
    other.until("moved")
    assert asked.table["decision"]["seat"] == asked.table["info"]["me"]
    assert other.table["decision"] is None
    assert asked.table["position"]["view"]["picked"]
    assert other.table["position"]["view"]["picked"] is None


def test_the_same_command_again_is_answered_the_same_and_played_once(pages: tuple[Page, Page]) -> None:
    asked, _ = pages
    command = {"command_id": uuid.uuid4().hex, "seq": asked.table["seq"], "move": asked.moves()[0]}
    first = asked.command("play", **command)
    again = asked.command("play", **command)
    assert first == again
    assert asked.table["seq"] == first["seq"]
    asked.in_step()


def test_one_command_id_stands_for_one_command(pages: tuple[Page, Page]) -> None:
    asked, other = pages
    command = {"command_id": uuid.uuid4().hex, "seq": asked.table["seq"]}
    first, second = asked.moves()[:2]
    assert asked.command("play", **command, move=first)["type"] == "ack"
    assert asked.refused("play", **command, move=second) == "command_reused"
    assert asked.refused("undo", **command) == "command_reused"
    assert other.command("play", **command, move=first)["type"] == "stale", "somebody else's id is not mine"


def test_after_a_restart_the_same_command_has_the_same_answer(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob = Client(server.url, "Ann"), Client(server.url, "Bob")
        table = ann.table(None, None)
        bob.post(f"/api/tables/{table}/join")
        ann.post(f"/api/tables/{table}/start")
        with ann.looking_at(table) as page:
            command = {"command_id": uuid.uuid4().hex, "seq": page.table["seq"], "move": page.moves()[0]}
            first = page.command("play", **command)
            before = page.until("moved")
    with serving(tmp_path) as server, ann.at(server.url).looking_at(table) as page:
        assert page.command("play", **command) == first
        assert page.table["seq"] == first["seq"]
        assert page.table["position"] == before["position"]
        assert page.table["decision"] == before["decision"]
    ann.close()
    bob.close()


def test_a_command_for_an_older_position_is_stale_and_says_what_was_missed(pages: tuple[Page, Page]) -> None:
    asked, _ = pages
    seq = asked.table["seq"]
    asked.play(asked.moves()[0])
    answer = asked.command("play", seq=seq, move=asked.moves()[0])
    assert answer["type"] == "stale"
    assert answer["table"]["seq"] == seq + 1
    assert asked.command("play", seq=seq + 7, move=asked.moves()[0])["type"] == "stale"
    asked.in_step()


def test_illegal_moves_and_moves_out_of_turn_are_refused(pages: tuple[Page, Page]) -> None:
    asked, other = pages
    before = asked.table["seq"]
    assert asked.refused("play", move=49) == "illegal_move"
    assert asked.refused("play", move=2**31 - 1) == "illegal_move"
    assert other.refused("play", move=asked.moves()[0]) == "wrong_seat"
    assert other.refused("undo") == "cannot_undo"
    asked.in_step()
    assert asked.table["seq"] == before


def test_undo_takes_back_what_nobody_has_seen(pages: tuple[Page, Page]) -> None:
    asked, other = pages
    start = asked.table["position"]
    assert asked.table["undo"] == "revealed"
    asked.play(asked.moves()[1])
    assert (asked.table["undo"], asked.table["position"]["moment"]) == ("", 1)
    assert asked.table["log"][-1]["event"]["kind"] == "picked"
    command = {"command_id": uuid.uuid4().hex, "seq": asked.table["seq"]}
    first = asked.command("undo", **command)
    assert first["type"] == "ack"
    undone = asked.until("moved")
    assert asked.command("undo", **command) == first, "carried out once and answered the same"
    assert undone["cause"] == "undone"
    assert asked.table["position"] == start
    assert all(entry["event"]["kind"] != "picked" for entry in asked.table["log"])
    for page in pages:
        page.catch_up(undone["seq"])
        page.in_step()
    asked.play(asked.moves()[0])
    asked.play(asked.moves()[0])
    assert asked.refused("undo") == "cannot_undo"
    for page in (asked, other):
        page.catch_up(asked.table["seq"])
        page.in_step()


def test_why_is_answered_with_a_reason_and_its_rule(pages: tuple[Page, Page]) -> None:
    asked, other = pages
    handle = asked.table["decision"]["options"][0]["handles"][0]
    assert asked.command("why", handle=handle)["reason"] is None
    answer = other.command("why", handle=handle)
    assert (answer["handle"], answer["reason"]["rule"]) == (handle, "S1")


def test_a_spectator_only_looks(visit: Visit, pages: tuple[Page, Page]) -> None:
    asked, _ = pages
    with visit("Eve").looking_at(asked.table["info"]["id"]) as page:
        assert page.table["info"]["me"] is None
        assert page.table["position"]["view"]["hand"] == []
        assert page.refused("play", move=asked.moves()[0]) == "not_seated"
        assert page.refused("undo") == "not_seated"
        assert page.refused("why", handle="lay") == "not_seated"


def test_ping_compares_the_page_with_the_server(pages: tuple[Page, Page]) -> None:
    asked, _ = pages
    seq, view_hash = asked.table["seq"], asked.table["position"]["view_hash"]
    asked.say("ping", seq=seq, view_hash=view_hash)
    assert asked.hear()["type"] in ("pong", "info")
    asked.say("ping", seq=seq - 1, view_hash=view_hash)
    asked.until("table")
    asked.say("ping", seq=seq, view_hash="0" * 64)
    asked.until("table")


def test_a_ping_that_passes_the_news_of_a_move_is_answered_in_short(
    pages: tuple[Page, Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, other = pages
    seq, view_hash = other.table["seq"], other.table["position"]["view_hash"]
    asked.play(asked.moves()[0])
    other.say("ping", seq=seq, view_hash=view_hash)
    other.until("moved")
    while (frame := other.hear())["type"] != "pong":
        assert frame["type"] != "table"
    other.say("ping", seq=seq, view_hash="0" * 64)
    other.until("table")
    monkeypatch.setattr(live, "ON_ITS_WAY", 0.0)  # the news should have been there long ago
    other.say("ping", seq=seq, view_hash=view_hash)
    other.until("table")


def test_before_the_start_there_is_nothing_to_play(visit: Visit) -> None:
    ann = visit("Ann")
    with ann.looking_at(ann.table(None, None)) as page:
        assert page.table["position"] is None
        assert page.refused("play", seq=0, move=0) == "not_playing"
        page.say("ping", seq=0)
        page.until("pong")


def test_after_the_end_nothing_can_be_played(pages: tuple[Page, Page]) -> None:
    asked, _ = pages
    finish(list(pages))
    assert asked.refused("play", move=0) == "game_over"


def test_a_page_of_another_version_is_asked_to_reload(pages: tuple[Page, Page]) -> None:
    asked, _ = pages
    asked.say("sync", v=2)
    assert asked.until("error")["code"] == "old_page"


def test_a_turn_is_planned_and_nothing_is_played(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table(None, "random", start=True, game=PLANNED)
    with ann.looking_at(table) as page:
        assert page.wait_for_turn()
        before, options = page.table["seq"], page.table["decision"]["options"]
        wished = played(PLANNED).wished.split()[0]
        picks = next(option["handles"] for option in options if option["handles"][0].startswith(wished))
        found = page.command("plan", picks=picks)
        assert found["stages"][0]["decision"]["options"] == options
        assert found["view"]["players"] != page.table["position"]["view"]["players"]
        assert found["entries"]
        page.in_step()
        assert page.table["seq"] == before
        for stage in found["stages"]:
            page.play(stage["move"])


def test_plans_that_could_tell_a_secret_are_not_made(pages: tuple[Page, Page]) -> None:
    assert pages[0].refused("plan", picks=[]) == "no_plans"
