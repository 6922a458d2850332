"""Moves that cannot be saved, and two processes at one table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motu.server.store.bus import Bus
from motu.server.store.database import NotSaved
from tests.support.server.client import Client
from tests.support.server.servers import Server, serving


def test_a_move_that_cannot_be_saved_is_not_made(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob, table = two(server)
        with ann.looking_at(table) as page:
            database = server.services.store.database
            write, shown = database.write, page.table["position"]

            async def full(*_: Any) -> None:
                raise NotSaved("database or disk is full")

            database.write = full  # type: ignore[method-assign]
            command = {"command_id": "a-command-of-mine", "seq": page.table["seq"], "move": page.moves()[0]}
            assert page.refused("play", **command) == "not_saved"
            assert page.refused("play", **command) == "not_saved"
            assert page.table["position"] == shown, "nobody has seen the move"
            database.write = write  # type: ignore[method-assign]
            assert page.command("play", **command)["type"] == "ack"
            page.until("moved")
            page.in_step()
        ann.close()
        bob.close()


def two(server: Server) -> tuple[Client, Client, str]:
    ann, bob = Client(server.url, "Ann"), Client(server.url, "Bob")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    return ann, bob, table


def test_two_processes_with_the_same_table_cannot_both_write(tmp_path: Path) -> None:
    """Without any word between them, the primary key of the log keeps them apart; the second reads what it missed."""
    with serving(tmp_path) as one, serving(tmp_path) as other:
        ann, bob, table = two(one)
        with ann.looking_at(table) as page, ann.at(other.url).looking_at(table) as behind:
            move = page.moves()[0]
            page.play(move)
            assert behind.refused("play", move=move) == "not_saved"
            behind.say("sync")
            behind.until(lambda frame: frame["type"] == "table" and frame["seq"] == page.table["seq"])
            assert behind.table["position"] == page.table["position"]
            behind.play(behind.moves()[0])
        ann.close()
        bob.close()


def test_a_notification_on_the_bus_brings_the_other_process_up_to_date(tmp_path: Path) -> None:
    class Loud(Bus):
        """Between threads; as a bus between processes would do it."""

        def notify(self, table: str, seq: int) -> None:
            for server, listener in zip(servers, self.listeners, strict=False):
                server.loop.call_soon_threadsafe(listener, table, seq)

    bus = Loud()
    servers: list[Server] = []
    with serving(tmp_path, bus=bus) as one, serving(tmp_path, bus=bus) as other:
        servers += [one, other]
        ann, bob, table = two(one)
        with bob.at(other.url).looking_at(table) as far, ann.looking_at(table) as near:
            near.play(near.moves()[0])
            far.until(lambda frame: frame["type"] == "table" and frame["seq"] == near.table["seq"])
            far.in_step()
        ann.close()
        bob.close()
