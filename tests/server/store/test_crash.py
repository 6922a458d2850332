"""The server is killed in play again and again: every acknowledged move is in the log, once and in order."""

from __future__ import annotations

import asyncio
import json
import random
import time
import uuid
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from motu.server.model.resume import resumed
from motu.server.store.store import Store
from motu.shelf import games
from tests.support.play import EXAMPLE
from tests.support.server.client import Client
from tests.support.server.servers import PATIENCE, Process

TABLES = 20
KILLS = 20
LOST = (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError)


class Player:
    """A page that plays random legal moves at once, and reconnects whenever the server is gone."""

    def __init__(self, visitor: Client, table: str, luck: int) -> None:
        self.address = f"{visitor.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        self.origin = Origin(visitor.url)
        self.cookies = visitor.cookies()
        self.table = table
        self.dice = random.Random(luck)  # noqa: S311
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[tuple[str, int]] = []
        self.seq = 0
        self.view_hash = ""
        self.returns = 0
        self.in_step = False
        self.playing = True

    async def live(self) -> None:
        while True:
            try:
                headers = {"Cookie": self.cookies}
                async with connect(self.address, origin=self.origin, additional_headers=headers, proxy=None) as socket:
                    self.returns += 1
                    await self.talk(socket)
            except LOST:
                await asyncio.sleep(0.1 + self.dice.random() / 10)

    async def talk(self, socket: ClientConnection) -> None:
        if self.pending:
            await socket.send(json.dumps(self.pending))
        async for text in socket:
            frame = json.loads(text)
            self.hear(frame)
            if frame["type"] in ("table", "moved"):
                await self.answer(socket, frame["decision"])

    def hear(self, frame: dict[str, Any]) -> None:
        assert frame["type"] not in ("stale", "error"), frame
        if frame["type"] in ("table", "moved"):
            self.seq, self.view_hash = frame["seq"], frame["position"]["view_hash"]
        if frame["type"] == "ack":
            assert self.pending is not None
            assert frame["command_id"] == self.pending["command_id"]
            self.acknowledged.append((frame["command_id"], frame["seq"]))
            self.pending = None
        self.in_step = frame["type"] == "pong"

    async def answer(self, socket: ClientConnection, decision: dict[str, Any] | None) -> None:
        if not self.playing:
            await socket.send(json.dumps({"type": "ping", "v": 1, "seq": self.seq, "view_hash": self.view_hash}))
        elif decision and not self.pending:
            move = self.dice.choice(decision["options"])["move"]
            command = {"type": "play", "v": 1, "command_id": uuid.uuid4().hex, "seq": self.seq, "move": move}
            self.pending = command
            await socket.send(json.dumps(command))


def set_up(url: str) -> list[Player]:
    """Half the tables have two people, half a person and a bot."""
    ann, bob = Client(url, "Ann"), Client(url, "Bob")
    players = []
    for number in range(TABLES):
        table = ann.table(None, None if number % 2 else "random", game=EXAMPLE)
        players.append(Player(ann, table, number))
        if number % 2:
            bob.post(f"/api/tables/{table}/join")
            players.append(Player(bob, table, 100 + number))
        ann.post(f"/api/tables/{table}/start")
    ann.close()
    bob.close()
    return players


async def story(server: Process) -> list[Player]:
    players = await asyncio.to_thread(set_up, server.url)
    lives = [asyncio.create_task(player.live()) for player in players]
    dice = random.Random(1)  # noqa: S311
    for _ in range(KILLS):
        await until(partial(goes_on, players, acknowledged(players) + 20), players, lives)
        await asyncio.sleep(dice.random() / 3)  # killed at any moment, not only after an answer
        server.kill()
        await asyncio.to_thread(server.start)
    for player in players:
        player.playing = False
    await until(lambda: all(player.in_step for player in players), players, lives)
    for life in lives:
        life.cancel()
    assert all(isinstance(end, asyncio.CancelledError) for end in await asyncio.gather(*lives, return_exceptions=True))
    return players


def acknowledged(players: list[Player]) -> int:
    """How many moves the server has answered for."""
    return sum(len(player.acknowledged) for player in players)


def goes_on(players: list[Player], before: int) -> bool:
    return acknowledged(players) > before


async def until(condition: Callable[[], bool], players: list[Player], lives: list[asyncio.Task[None]]) -> None:
    """Wait without a limit, as long as moves are acknowledged or pages reconnect."""
    progress, since = -1, time.monotonic()
    while not condition():
        done = acknowledged(players) + sum(player.returns + player.in_step for player in players)
        if done != progress:
            progress, since = done, time.monotonic()
        assert time.monotonic() < since + PATIENCE, "nothing has happened for a long time"
        assert not any(life.done() for life in lives)
        await asyncio.sleep(0.01)


async def check(store: Store, players: list[Player]) -> int:
    """The log compared with what the players were told."""
    moves = 0
    for table in {player.table for player in players}:
        log = await store.log(table)
        assert [row.seq for row in log] == list(range(1, len(log) + 1)), "no gap, none doubled"
        seqs = {row.command_id.partition(":")[2]: row.seq for row in log}
        assert len(seqs) == len(log)
        for player in players:
            if player.table == table:
                told = [seq for _, seq in player.acknowledged]
                assert told == sorted(set(told)), "none reordered"
                assert all(seqs[command] == seq for command, seq in player.acknowledged), "none lost"
        seating = await store.seating(table)
        assert seating is not None
        replayed = resumed(games[seating.game], seating, log, None)  # plays everything again and compares the hash
        snapshot = resumed(games[seating.game], seating, log, await store.snapshot(table))
        assert replayed.table.record() == snapshot.table.record()
        moves += len(log)
    return moves


@pytest.mark.slow(seconds=30)
def test_acknowledged_moves_survive_a_kill_in_the_middle_of_play(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        players = asyncio.run(story(server))
    assert acknowledged(players) > KILLS * 20
    assert min(player.returns for player in players) > KILLS // 2
    store = Store(str(tmp_path / "motu.db"))
    assert store.database.read_now("PRAGMA integrity_check") == [("ok",)]
    moves = asyncio.run(check(store, players))
    store.close()
    assert moves > acknowledged(players), "bots went on too"
    assert server.faults() == []
