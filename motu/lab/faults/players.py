"""Players who play random legal moves at once, and reconnect whenever the connection is lost."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from motu.lab.load import Guest

LOST: Final = (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError)
PATIENCE: Final = 300.0  # seconds until a round has failed; the machine may be busy


class Acked(NamedTuple):
    """An ack that a player received."""

    table: str
    command_id: str
    seq: int


class Player:
    """A page at one table. A command is sent with the same id until it is answered."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.port = int(guest.url.rpartition(":")[2])  # may lead through a line that falls silent
        self.random = random.Random(seed)  # noqa: S311
        self.pending: dict[str, Any] | None = None
        self.shown: dict[str, Any] | None = None  # the last frame with a position
        self.acks: list[Acked] = []
        self.wrong: list[str] = []  # answers that no server may give
        self.not_saved = 0
        self.over = False
        self.playing = True
        self.heard = time.monotonic()

    def come_by(self, port: int) -> None:
        self.port = port

    def done(self) -> bool:
        """Whether nothing is left to do: a game that ended with the last command is over before it was answered."""
        return self.over and not self.pending

    async def live(self) -> None:
        """Play until the game is over, or cancelled."""
        headers = {"Cookie": self.guest.cookie()}
        while not self.done():
            host = f"127.0.0.1:{self.port}"
            address, origin = f"ws://{host}/ws/tables/{self.table}", Origin(f"http://{host}")
            try:
                async with connect(
                    address, origin=origin, additional_headers=headers, proxy=None, max_size=None
                ) as socket:
                    await self.talk(socket)
            except LOST:
                await asyncio.sleep(0.1 + self.random.random() / 10)

    async def talk(self, socket: ClientConnection) -> None:
        if self.pending:
            await socket.send(json.dumps(self.pending))
        while not self.done():
            frame = json.loads(await asyncio.wait_for(socket.recv(), 8.0 if self.pending else None))
            self.heard = time.monotonic()
            await self.hear(socket, frame)

    async def hear(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "ack":
                self.acknowledged(frame)
                if self.shown and not self.pending and self.shown["seq"] >= frame["seq"]:
                    await self.answer(
                        socket, self.shown
                    )  # it came first: the command was sent before the connection was lost
            case "error" if frame["code"] == "not_saved" and self.pending:
                self.not_saved += 1
                await asyncio.sleep(0.2)
                await socket.send(json.dumps(self.pending))
            case "error" | "stale":
                self.wrong.append(f"{frame['type']} {frame.get('code', '')}")
            case "table" | "moved":
                self.shown = frame
                await self.answer(socket, frame)

    def acknowledged(self, frame: dict[str, Any]) -> None:
        if self.pending is None or frame["command_id"] != self.pending["command_id"]:
            return  # the answer to a command that was sent twice
        self.acks.append(Acked(self.table, frame["command_id"], frame["seq"]))
        self.pending = None

    async def answer(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        self.over = bool(frame["position"] and frame["position"]["ranking"])
        decision = frame["decision"]
        if decision and not self.pending and self.playing:
            move = self.random.choice(decision["options"])["move"]
            command_id = f"{self.random.getrandbits(96):024x}"
            self.pending = {"type": "play", "v": 1, "command_id": command_id, "seq": frame["seq"], "move": move}
            await socket.send(json.dumps(self.pending))


class Crowd:
    """All players of a server: half of the tables have two people, half a person and a bot."""

    def __init__(self, url: str, game: str, tables: int) -> None:
        self.url = url
        self.game = game
        self.tables = tables
        self.players: list[Player] = []
        self.lives: dict[Player, asyncio.Task[None]] = {}
        self.people: dict[str, int] = {}  # at each table that was made

    @property
    def made(self) -> int:
        return len(self.people)

    async def fill(self) -> None:
        """As many running tables as there should be: where two people play, somebody is always to decide."""
        running = Counter(player.table for player in self.players if not player.over)
        people = sum(self.people[table] == 2 for table in running)
        for _ in range(self.tables - len(running)):
            bot = None if people * 2 < self.tables else "random"
            people += bot is None
            for player in await asyncio.to_thread(self.new_table, bot):
                self.players.append(player)
                self.lives[player] = asyncio.create_task(player.live())

    def new_table(self, bot: str | None) -> list[Player]:
        """A person beside this bot, or two people."""
        guests = [Guest(self.url) for _ in range(1 if bot else 2)]
        table = guests[0].request("POST", "/api/tables", {"game": self.game, "seats": 2, "bots": [None, bot]})["id"]
        for guest in guests[1:]:
            guest.request("POST", f"/api/tables/{table}/join", {})
        guests[0].request("POST", f"/api/tables/{table}/start", {})
        self.people[table] = len(guests)
        return [Player(guest, table, 10 * self.made + number) for number, guest in enumerate(guests)]

    def move_to(self, player: Player, port: int) -> None:
        """The player reconnects by another port, at once."""
        self.lives[player].cancel()
        player.come_by(port)
        self.lives[player] = asyncio.create_task(player.live())

    def acks(self) -> int:
        """How many moves were acknowledged."""
        return sum(len(player.acks) for player in self.players)

    def not_saved(self) -> int:
        return sum(player.not_saved for player in self.players)

    async def until(self, condition: Callable[[], bool], what: str) -> float:
        """Wait for the condition; returns the seconds that it took."""
        began = time.monotonic()
        while not condition():
            if time.monotonic() - began > PATIENCE:
                raise RuntimeError(f"{what}: not within {PATIENCE:.0f} seconds")
            for life in self.lives.values():
                if life.done() and not life.cancelled() and life.exception():
                    raise RuntimeError(f"a player failed: {life.exception()}")
            await asyncio.sleep(0.01)
        return time.monotonic() - began

    async def goes_on(self, moves: int = 30) -> float:
        """Wait until a number of further moves were acknowledged; returns the seconds."""
        goal = self.acks() + moves
        return await self.until(lambda: self.acks() >= goal, "the games go on")

    async def rest(self) -> None:
        """Stop playing, and wait until every command was answered."""
        for player in self.players:
            player.playing = False
        await self.until(lambda: not any(player.pending for player in self.players), "all commands are answered")
        for life in self.lives.values():
            life.cancel()
        await asyncio.gather(*self.lives.values(), return_exceptions=True)
