"""The page as an installed app: it can be installed, opens without a server, and never shows what is gone."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from motu.server.config import BUILT_PAGE
from tests.support.browser.visitor import PATIENCE, chromium
from tests.support.play import EXAMPLE
from tests.support.server.line import Line
from tests.support.server.servers import Process

pytestmark = pytest.mark.slow
CONTROLLED = "() => navigator.serviceWorker.ready.then(() => caches.keys()).then(names => names.length > 0)"
SHOWN = """void (async () => {
    const worker = await navigator.serviceWorker.ready
    while (!window.shown) {
        const found = await worker.getNotifications({ tag: 'T1' })
        window.shown = found.length ? [found[0].title, found[0].body] : null
        await new Promise(requestAnimationFrame)
    }
})()"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A copy of the page, which a test may change."""
    return Path(shutil.copytree(BUILT_PAGE, tmp_path / "static"))


@pytest.fixture
def process(tmp_path: Path, built: Path) -> Iterator[Process]:
    with Process(tmp_path, page=str(built)) as running:
        yield running


@pytest.fixture
def profile(browser: Any, tmp_path: Path) -> Iterator[BrowserContext]:
    """A browser that remembers; those of other tests are private windows, in which nothing can be installed."""
    context = browser.browser_type.launch_persistent_context(
        str(tmp_path / "profile"), executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"], locale="en"
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def opened(profile: BrowserContext, process: Process, url: str = "") -> Page:
    page = profile.new_page()
    page.goto(url or process.url)
    page.wait_for_function(CONTROLLED)
    page.reload()
    expect(page.locator("article").first).to_be_visible()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


def test_it_can_be_installed(profile: BrowserContext, process: Process) -> None:
    page = opened(profile, process)
    inspector = profile.new_cdp_session(page)
    manifest = inspector.send("Page.getAppManifest")
    assert manifest["url"] == f"{process.url}/manifest.webmanifest"
    assert manifest["errors"] == []
    assert inspector.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_it_opens_without_a_server_and_says_so(profile: BrowserContext, process: Process) -> None:
    page = opened(profile, process)
    page.goto(f"{process.url}/rules/{EXAMPLE}")
    expect(page.locator("li[id*='.']").first).to_be_visible()
    process.stop()
    page.reload()
    expect(page.locator("li[id*='.']").first).to_be_visible()
    expect(page.get_by_text("You are offline.")).to_be_visible()
    process.start()
    expect(page.get_by_text("You are offline.")).to_be_hidden()


def test_it_opens_on_a_line_that_has_fallen_silent_and_says_so(profile: BrowserContext, process: Process) -> None:
    with Line(process.port) as line:
        page = opened(profile, process, line.url)
        page.goto(f"{line.url}/rules/{EXAMPLE}")
        expect(page.locator("li[id*='.']").first).to_be_visible()
        line.fall_silent()
        page.reload()
        expect(page.locator("li[id*='.']").first).to_be_visible()
        expect(page.get_by_text("You are offline.")).to_be_visible()
        line.speak()
        expect(page.get_by_text("You are offline.")).to_be_hidden()


def test_a_new_server_s_page_is_shown_at_once_and_the_old_one_is_forgotten(
    profile: BrowserContext, process: Process, built: Path
) -> None:
    page = opened(profile, process)
    before = page.evaluate("caches.keys()")
    process.stop()
    (entry,) = built.glob("assets/index-*.js")
    entry.rename(entry.with_name("index-another.js"))
    index = built / "index.html"
    index.write_text(index.read_text().replace(entry.name, "index-another.js"))
    for script in built.glob("assets/*.js"):
        script.write_text(script.read_text().replace(entry.name, "index-another.js"))
    process.start()
    page.reload()
    assert page.locator("script[type=module]").get_attribute("src") == "/assets/index-another.js"
    expect(page.locator("article").first).to_be_visible()
    page.wait_for_function(
        "before => caches.keys().then(names => names.length === 1 && names[0] !== before)", arg=before[0]
    )


def test_tables_and_people_are_never_kept(profile: BrowserContext, process: Process) -> None:
    page = opened(profile, process)
    page.goto(f"{process.url}/games")
    keys = "caches.keys().then(names => caches.open(names[0])).then(cache => cache.keys())"
    kept = page.evaluate(f"{keys}.then(all => all.map(one => one.url))")
    assert f"{process.url}/" in kept
    assert not [url for url in kept if "/api/" in url and "/api/games" not in url]


def test_a_message_of_the_server_is_shown_without_a_page(profile: BrowserContext, process: Process) -> None:
    profile.grant_permissions(["notifications"], origin=process.url)
    page = opened(profile, process)
    inspector = profile.new_cdp_session(page)
    registered: list[dict[str, Any]] = []
    inspector.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"]))
    inspector.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    (registration,) = {one["registrationId"] for one in registered if one["scopeURL"].startswith(process.url)}
    said = '{"title": "Title", "body": "It is your turn.", "table": "T1", "game": "g"}'
    inspector.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": process.url, "registrationId": registration, "data": said},
    )
    page.evaluate(SHOWN)
    assert page.wait_for_function("() => window.shown").json_value() == ["Title", "It is your turn."]
