"""Firefox by WebDriver BiDi and WebKitGTK by WebDriver: a page each, with as much of either as a short game needs."""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from motu.server.run import listening
from tests.support.server import http
from tests.support.server.servers import wait_for

PATIENCE: Final = 90.0  # seconds
WIDTH, HEIGHT = 1440, 900
CLICK: Final = ({"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})


class OtherPage(Protocol):
    """A page in a browser that is not driven by Playwright."""

    def open(self, url: str) -> None: ...

    def ask(self, function: str, *args: Any) -> Any:
        """The result of a JavaScript function for these arguments, its promise awaited."""

    def click(self, x: float, y: float) -> None: ...


def pointer(x: float, y: float) -> list[dict[str, Any]]:
    """A click of the mouse, as both protocols spell it."""
    steps = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}, *CLICK]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]


class Firefox:
    """Over one socket, whose messages are numbered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = itertools.count(1)
        self.say("session.new", capabilities={})
        self.context = self.say("browsingContext.getTree")["contexts"][0]["context"]
        self.say("browsingContext.setViewport", context=self.context, viewport={"width": WIDTH, "height": HEIGHT})

    def say(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(timeout=PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, url: str) -> None:
        self.say("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def ask(self, function: str, *args: Any) -> Any:
        called = f"Promise.resolve(({function})(...{json.dumps(args)})).then(found => JSON.stringify(found ?? null))"
        target = {"context": self.context}
        answer = self.say("script.evaluate", expression=called, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self.say("input.performActions", context=self.context, actions=pointer(x, y))


class WebKit:
    """Over HTTP."""

    def __init__(self, url: str, program: str) -> None:
        self.http = httpx.Client(base_url=url, verify=http.NO_TLS, trust_env=False, timeout=PATIENCE)
        options = {"binary": program, "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = self.value(self.http.post("/session", json=wish))["sessionId"]
        self.post("timeouts", script=int(PATIENCE * 1000))
        self.post("window/rect", x=0, y=0, width=WIDTH, height=HEIGHT)

    def value(self, answer: httpx.Response) -> Any:
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def post(self, command: str, **body: Any) -> Any:
        return self.value(self.http.post(f"/session/{self.session}/{command}", json=body))

    def open(self, url: str) -> None:
        self.post("url", url=url)

    def ask(self, function: str, *args: Any) -> Any:
        called = (
            f"const done = arguments[0]; Promise.resolve(({function})(...{json.dumps(args)}))"
            ".then(found => done(JSON.stringify([found ?? null])), fault => done(JSON.stringify(String(fault))))"
        )
        answer = json.loads(self.post("execute/async", script=called, args=[]))
        assert isinstance(answer, list), answer
        return answer[0]

    def click(self, x: float, y: float) -> None:
        self.post("actions", actions=pointer(x, y))

    def close(self) -> None:
        self.http.delete(f"/session/{self.session}")
        self.http.close()


@contextmanager
def firefox(folder: Path) -> Iterator[OtherPage]:
    """Debian's Firefox without a screen."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "no Firefox was found: install it (Debian: apt install firefox-esr)"
    log = folder / "firefox.log"
    words = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    with log.open("w") as said, subprocess.Popen(words, stdout=said, stderr=said, env=home(folder)) as running:
        try:
            wait_for(lambda: "WebDriver BiDi listening on" in log.read_text())
            (address,) = re.findall(r"WebDriver BiDi listening on (ws://\S+)", log.read_text())
            with connect(f"{address}/session", proxy=None, max_size=None, ping_interval=None) as socket:
                yield Firefox(socket)
        finally:
            running.terminate()


@contextmanager
def webkit(folder: Path) -> Iterator[OtherPage]:
    """Debian's WebKitGTK on a screen that is only in memory."""
    browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    if not (browsers and driver and screen):
        raise AssertionError("no WebKitGTK: install it (Debian: apt install webkit2gtk-driver xvfb)")
    with listening("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    shown, number = os.pipe()
    geometry = ["-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        [screen, "-displayfd", str(number), *geometry], pass_fds=[number], stderr=subprocess.DEVNULL
    ) as display:
        os.close(number)
        with os.fdopen(shown) as told:
            name = f":{told.readline().strip()}"
        words = [driver, f"--port={port}"]
        try:
            with subprocess.Popen(words, env=home(folder) | {"DISPLAY": name, "GDK_BACKEND": "x11"}) as running:
                try:
                    wait_for(lambda: answers(port))
                    page = WebKit(f"http://127.0.0.1:{port}", str(browsers[-1]))
                    yield page
                    page.close()
                finally:
                    running.terminate()
        finally:
            display.terminate()


def home(folder: Path) -> dict[str, str]:
    """Nothing of the user's own is read or written."""
    return {**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "LANG": "C.UTF-8"}


def answers(port: int) -> bool:
    try:
        return http.get(f"http://127.0.0.1:{port}/status").status_code == 200
    except httpx.TransportError:
        return False


OTHERS: Final = {"firefox": firefox, "webkit": webkit}
