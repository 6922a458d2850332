"""A client of the server: cookies, the token, and a page that follows a table as docs/wire.md says."""

from __future__ import annotations

import json
import random
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from tests.support.server.http import client

Frame = dict[str, Any]
PATIENCE = 90.0  # seconds; the machine may be busy


class Client:
    """A guest of the server."""

    def __init__(self, url: str, name: str = "Ann") -> None:
        self.url = url
        self.http = client(url, headers={"Origin": url}, timeout=PATIENCE)
        self.take_token()
        self.put("/api/me", name=name)
        self.take_token()  # of the new session

    def close(self) -> None:
        self.http.close()

    def take_token(self) -> None:
        """Read the CSRF token of the session, as the page does."""
        self.http.get("/api/me")
        self.http.headers["x-motu-csrf"] = self.http.cookies["motu_csrf"]

    def forget_session(self) -> None:
        """Drop the session cookie."""
        self.http.cookies.delete("motu_session")
        self.take_token()

    def at(self, url: str) -> Client:
        """The same person with the same cookies at another address of the server."""
        self.url = url
        self.http.base_url = url
        self.http.headers["Origin"] = url
        return self

    def get(self, path: str) -> Any:
        return self.good(self.http.get(path))

    def post(self, path: str, **body: Any) -> Any:
        return self.good(self.http.post(path, json=body))

    def put(self, path: str, **body: Any) -> Any:
        return self.good(self.http.put(path, json=body))

    def good(self, answer: httpx.Response) -> Any:
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, method: str, path: str, **body: Any) -> str:
        """The code of the refusal that answers a request."""
        answer = self.http.request(method, path, json=body)
        assert answer.is_client_error, answer.text
        assert set(answer.json()) == {"code", "message", "next"}
        return str(answer.json()["code"])

    def table(self, *bots: str | None, start: bool = False, game: str = "shells", **wish: Any) -> str:
        """Make a table; the link to it."""
        info = self.post("/api/tables", game=game, seats=len(bots), bots=list(bots), **wish)
        if start:
            self.post(f"/api/tables/{info['id']}/start")
        return str(info["id"])

    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def looking_at(self, table: str) -> Iterator[Page]:
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        headers = {"Cookie": self.cookies()}
        with connect(address, origin=Origin(self.url), additional_headers=headers, max_size=None, proxy=None) as socket:
            yield Page(socket)


class Page:
    """A table in a browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Frame] = []
        self.table: Frame = {}
        self.until("table")

    def hear(self, patience: float = PATIENCE) -> Frame:
        """The next frame, taken over into what the page shows."""
        frame: Frame = json.loads(self.socket.recv(timeout=patience))
        assert frame["v"] == 1
        self.heard.append(frame)
        self.show(frame)
        return frame

    def show(self, frame: Frame) -> None:
        if frame["type"] == "table":
            self.table = dict(frame)
        elif frame["type"] == "stale":
            self.table = dict(frame["table"])
        elif frame["type"] == "info":
            self.table["info"] = frame["info"]
        elif frame["type"] == "moved" and frame["seq"] > self.table["seq"]:
            assert frame["seq"] == self.table["seq"] + 1, "a gap"
            moment = frame["position"]["moment"]
            log = [entry for entry in self.table["log"] if entry["moment"] <= moment]
            history = [standing for standing in self.table["history"] if standing["moment"] < moment]
            self.table |= {name: frame[name] for name in ("seq", "position", "decision", "undo")}
            self.table |= {"log": log + frame["entries"], "history": [*history, frame["standing"]]}

    def until(self, wanted: str | Callable[[Frame], bool]) -> Frame:
        """Listen until a frame of this type, or one that fits."""
        while True:
            frame = self.hear()
            if frame["type"] == wanted if isinstance(wanted, str) else wanted(frame):
                return frame

    def say(self, kind: str, **frame: Any) -> None:
        self.socket.send(json.dumps({"type": kind, "v": 1} | frame))

    def command(self, kind: str, **frame: Any) -> Frame:
        """Send a frame that has an answer of its own, and wait for it."""
        frame = {"command_id": uuid.uuid4().hex} | frame
        if kind in ("play", "undo"):
            frame = {"seq": self.table["seq"]} | frame
        self.say(kind, **frame)
        return self.until(lambda answer: answer.get("command_id") == frame["command_id"])

    def refused(self, kind: str, **frame: Any) -> str:
        """The code of the refusal that answers a command."""
        answer = self.command(kind, **frame)
        assert answer["type"] == "error", answer
        return str(answer["code"])

    def play(self, move: int) -> Frame:
        answer = self.command("play", move=move)
        assert answer["type"] == "ack", answer
        self.catch_up(answer["seq"])
        return answer

    def moves(self) -> list[int]:
        """Moves of the reader now."""
        decision = self.table["decision"]
        return [option["move"] for option in decision["options"]] if decision else []

    def wait_for_turn(self) -> bool:
        """Listen until the reader is asked, or the game is over."""
        while not self.moves() and not self.over():
            self.hear()
        return not self.over()

    def over(self) -> bool:
        return self.table["position"] is not None and self.table["position"]["ranking"] is not None

    def catch_up(self, seq: int) -> None:
        """Listen until this event has come."""
        while self.table["seq"] < seq:
            self.hear()

    def in_step(self) -> None:
        """Check that the page shows what the server sends when it is asked for everything."""
        shown = self.table | {"info": None}
        self.say("sync")
        self.until("table")
        assert shown == self.table | {"info": None}


def finish(pages: list[Page], luck: int = 1) -> None:
    """Play any legal moves until the game is over; the pages are those of all people at the table."""
    dice = random.Random(luck)  # noqa: S311
    while not all(page.over() for page in pages):
        asked = next((page for page in pages if page.moves()), None)
        if asked:
            asked.play(dice.choice(asked.moves()))
        else:
            pages[0].hear()
        latest = max(page.table["seq"] for page in pages)
        for page in pages:
            page.catch_up(latest)
