"""Previews of links, for programs without a session, and so for everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from PIL import Image

from motu.server.http.preview import HEIGHT, WIDTH, language_of
from motu.shelf import games
from motu.words import LANGUAGES, Words
from tests.support.play import EXAMPLE
from tests.support.server import http
from tests.support.server.client import Client, finish
from tests.support.server.servers import Server, serving

PUBLIC = Path(__file__).parents[3] / "web" / "public"
PAGE = '<!doctype html><html><head><title>Motu</title></head><body><div id="page"></div></body></html>'
TITLE = Words(EXAMPLE, "en").text("title", {})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    page = tmp_path_factory.mktemp("page")
    (page / "preview").mkdir()
    (page / "index.html").write_text(PAGE)
    (page / "preview" / f"{EXAMPLE}.png").write_bytes(b"picture")
    with serving(tmp_path_factory.mktemp("server"), page=str(page)) as running:
        yield running


def tags(server: Server, path: str, **headers: str) -> dict[str, str]:
    answer = http.get(server.url + path, **headers)
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', answer.text)
    return {name: unescape(value) for name, value in found}


def test_the_first_page_says_what_this_is(server: Server) -> None:
    found = tags(server, "/")
    assert found["og:title"] == "Motu"
    assert found["og:description"] == found["description"] == Words("", "en").text("preview-lead", {})
    assert found["og:url"] == f"{server.url}/"
    assert found["og:image"] == f"{server.url}/preview/motu.png"
    assert found["twitter:card"] == "summary_large_image"


def test_a_table_is_its_game_and_free_seats_from_the_first_to_the_last_move(server: Server) -> None:
    lea = Client(server.url, "Lea Secret")
    table = lea.table(None, None, None, game=EXAMPLE)
    waiting = tags(server, f"/table/{table}")
    assert waiting["og:title"] == f"Sit down with me: {TITLE}"
    assert "2 seats are free" in waiting["og:description"]
    assert waiting["og:image"] == f"{server.url}/preview/{EXAMPLE}.png"
    lea.post(f"/api/tables/{table}/start", fill="random")
    playing = tags(server, f"/table/{table}/text")
    assert playing["og:title"] == TITLE
    with lea.looking_at(table) as page:
        finish([page])
    over = tags(server, f"/replay/{table}")
    assert over["og:title"] == f"{TITLE}: the game again"
    for found in (waiting, playing, over):
        assert "Secret" not in str(found), "no names of people"
    lea.close()


@pytest.mark.parametrize("path", ["/table/nowhere", "/replay/nowhere", "/rules/nothing", "/settings", "/x/y"])
def test_what_does_not_exist_is_described_as_the_page(server: Server, path: str) -> None:
    assert tags(server, path) == tags(server, "/") | {"og:url": server.url + path}


def test_games_have_their_own_lines_in_every_language(server: Server) -> None:
    for language in LANGUAGES:
        words = Words(EXAMPLE, language)
        found = tags(server, f"/rules/{EXAMPLE}", **{"Accept-Language": f"{language};q=0.9,nl"})
        assert found["og:title"] == words.text("preview-rules", {"game": words.text("title", {})})
        assert found["og:description"] == words.text("tagline", {})
        assert found["og:locale"].startswith(language)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("nl, fr;q=0.5, de;q=0.7", "de"),
        ("fr;q=0, en", "en"),
        ("*;q=x,,;q=", "en"),
    ],
)
def test_the_language_is_the_one_that_is_wanted_most(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_addresses_are_escaped_and_never_made_of_a_foreign_name(server: Server) -> None:
    text = http.get(f"{server.url}/x/%22%3E%3Cscript%3Ealert(1)").text
    assert "<script>alert" not in text
    assert http.get(server.url, Host="evil.example").text == PAGE


def test_caches_tell_languages_apart(server: Server) -> None:
    answer = http.get(server.url)
    assert answer.headers["vary"] == "Accept-Encoding, Accept-Language, Host"
    assert http.get(server.url, **{"If-None-Match": answer.headers["etag"]}).status_code == 304
    other = {"If-None-Match": answer.headers["etag"], "Accept-Language": "de"}
    assert http.get(server.url, **other).status_code == 200


@pytest.mark.parametrize("name", ["motu", *games])
def test_every_game_has_a_picture_for_its_links(name: str) -> None:
    file = PUBLIC / "preview" / f"{name}.png"
    assert file.is_file(), "scripts/pictures draws it"
    with Image.open(file) as picture:
        assert picture.size == (WIDTH, HEIGHT)
    assert file.stat().st_size < 300_000, "messengers give up on larger ones"
