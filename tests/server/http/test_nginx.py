"""Behind a real nginx with the configuration of docs/operating.md, on a port that browsers name in `Host`."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from motu.server.run import listening
from tests.support.server import http
from tests.support.server.client import Client
from tests.support.server.servers import Server, serving, wait_for

NGINX: Final = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
DOCUMENT: Final = Path(__file__).parents[3] / "docs" / "operating.md"
AROUND: Final = """daemon off; error_log stderr; pid nginx.pid; worker_processes 1;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    server {{ listen 127.0.0.1:{port}; {inside} }}
}}
"""
pytestmark = pytest.mark.skipif(
    NGINX is None, reason="no nginx: the configuration of docs/operating.md was not tried (apt install nginx-light)"
)


def documented() -> str:
    (found,) = re.findall(r"```nginx\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    return str(found)


@contextmanager
def nginx(folder: Path, server: Server, configuration: str) -> Iterator[str]:
    """A proxy in front of the server; its URL."""
    with listening("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    inside = configuration.replace("http://127.0.0.1:8000", server.url)
    assert inside != configuration, "the document names the port on which motu serve listens"
    folder.mkdir()
    (folder / "nginx.conf").write_text(AROUND.format(port=port, inside=inside))
    url = f"http://127.0.0.1:{port}"
    command = [str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as running:
        try:
            wait_for(lambda: answers(url) or running.poll() is not None)
            assert running.poll() is None, running.stderr and running.stderr.read()
            yield url
        finally:
            running.terminate()


def answers(url: str) -> bool:
    try:
        return http.get(f"{url}/health").status_code == 200
    except httpx.TransportError:
        return False


Proxied = Callable[[str], AbstractContextManager[str]]


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Proxied]:
    """A server behind nginx with a given configuration."""
    with serving(tmp_path) as server:
        yield lambda configuration: nginx(tmp_path / "nginx", server, configuration)


def test_a_move_is_played_through_the_proxy_of_the_document(proxied: Proxied) -> None:
    with proxied(documented()) as url:
        ann = Client(url)
        table = ann.table(None, "random", start=True)
        assert ann.get(f"/api/tables/{table}/invitation")["link"] == f"{url}/table/{table}"
        with ann.looking_at(table) as page:
            page.play(page.moves()[0])
            page.in_step()
        ann.close()


def test_a_proxy_that_drops_the_port_is_refused_with_its_reason(proxied: Proxied) -> None:
    """The document's earlier line: `$host` is the name without the port."""
    with proxied(documented().replace("$http_host", "$host")) as url:
        visitor = http.client(url, headers={"Origin": url})
        visitor.get("/api/me")
        token = {"x-motu-csrf": visitor.cookies["motu_csrf"]}
        assert visitor.put("/api/me", json={}, headers=token).json()["code"] == "foreign_origin"
        visitor.close()
