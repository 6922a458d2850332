"""The built page as it is served."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.support.play import EXAMPLE
from tests.support.server import http
from tests.support.server.servers import Server, serving

INDEX = "<!doctype html><title>Motu</title>" + "x" * 2000
SCRIPT = "export const motu = 1;" * 200


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "index-B1a2C3d4.js").write_text(SCRIPT)
    (folder / "assets" / "piece-0f0f.svg").write_text("<svg/>")
    (folder / "favicon.ico").write_bytes(b"\x00\x01")
    with serving(tmp_path_factory.mktemp("server"), page=str(folder)) as server:
        yield server


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return http.get(server.url + path, **headers)


@pytest.mark.parametrize("path", ["/", "/index.html", "/tables/aBc-123_x", f"/games/{EXAMPLE}/rules"])
def test_every_screen_of_the_page_is_served_as_index_html(built: Server, path: str) -> None:
    answer = get(built, path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_hashed_files_are_immutable_in_caches(built: Server) -> None:
    answer = get(built, "/assets/index-B1a2C3d4.js")
    assert answer.text == SCRIPT
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    assert "set-cookie" not in answer.headers


def test_an_unchanged_page_is_not_sent_again(built: Server) -> None:
    etag = get(built, "/").headers["etag"]
    again = get(built, "/", **{"If-None-Match": etag})
    assert (again.status_code, again.content) == (304, b"")


def test_text_files_are_sent_gzipped_to_clients_that_accept_it(built: Server) -> None:
    with (
        http.client(built.url) as session,
        session.stream("GET", "/assets/index-B1a2C3d4.js", headers={"Accept-Encoding": "gzip"}) as packed,
    ):
        raw = b"".join(packed.iter_raw())
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw).decode() == SCRIPT
    assert "content-encoding" not in get(built, "/assets/index-B1a2C3d4.js", **{"Accept-Encoding": "br"}).headers
    assert "content-encoding" not in get(built, "/favicon.ico").headers


@pytest.mark.parametrize("path", ["/assets/gone.js", "/api/nothing", "/../pyproject.toml", "/%2e%2e/pyproject.toml"])
def test_unknown_files_of_the_page_are_not_found(built: Server, path: str) -> None:
    answer = get(built, path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with serving(tmp_path, page=str(tmp_path / "nothing")) as server:
        answer = get(server, "/")
        assert "scripts/play" in answer.text
        assert get(server, "/api/games").status_code == 200
