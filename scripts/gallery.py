"""Pictures of a fixed game: same seed, same moves, so that a changed picture means a changed page."""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from motu import shelf
from motu.bots.bot import ask
from motu.bots.simple import Greedy
from motu.core.dice import Dice
from motu.core.game import CHANCE, Game, Move, Option, Seat, State
from motu.core.plan import Plan, plan
from motu.core.table import Table
from motu.server.tables import new_table
from tests.support.browser.input_devices import FREE
from tests.support.browser.visitor import PATIENCE, chromium
from tests.support.play import played
from tests.support.server.client import Client, Page
from tests.support.server.servers import serving

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "gallery"
PLAYERS: Final = ["Anouk", "Reef", "Jonas", "Lea"]
READER: Final = 3  # the seat whose page is in the pictures
SEED: Final = "gallery"
COLOURS: Final = 256
SIZES: Final = {"desktop": (1440, 900, 1.0), "phone": (390, 844, 2.0)}
MANY_PARTS: Final = 4  # the parts of a turn that is worth a picture
THEMES: Final = ["day", "night"]


class Story(NamedTuple):
    """A whole game, and the moment in the middle that makes the best picture."""

    plays: list[tuple[Seat, Move]]
    middle: int  # how many plays come before it
    chosen: list[str]  # the handles that the reader has picked there


def tell(game: Game, seats: int) -> Story:
    """Let bots play with fixed dice; the picture is taken where the reader has much to choose and to gain."""
    table = Table(game, seats, people_play(game) | played(game.name).pictured, SEED)
    bot, dice = Greedy(worlds=2), Dice(1)
    plays: list[tuple[Seat, Move]] = []
    offers: list[tuple[int, int, list[str]]] = []
    turning: list[tuple[int, int, list[str]]] = []
    while (seat := table.state.awaiting()) >= 0:
        if seat == READER and (good := promising(game, table.state)):
            worth, best = max(good, key=lambda offer: offer[0])
            offers.append((2 * min(len(good), 5) + worth, len(plays), best))
        if seat == READER and (unknown := revealing(game, table.state)):
            turning.append((len(unknown), len(plays), list(unknown[len(unknown) // 2].handles)))
        move = ask(bot, game, table.state, seat, dice)
        plays.append((seat, move))
        table.play(seat, move)
    inner = [offer for offer in offers or turning if 0.4 < offer[1] / len(plays) < 0.8]
    _, middle, chosen = max(inner, key=lambda offer: offer[0])
    return Story(plays, middle, chosen)


def promising(game: Game, state: State) -> list[tuple[int, list[str]]]:
    """Picks that are worth a picture, with a score: moves that cost and gain something, and turns with many parts.

    An open question of a plan gets the answer that shows most.
    """
    found = []
    for option in placed(game, state):
        picks = list(option.handles)
        made = plan(game, state, picks)
        if made.open:
            picks, made = answered(game, state, picks, made)
            spends = sum(sum(getattr(event, "paid", {}).values()) for event in made.events)
            found.append((option.gain + 3 * len(set(picks)) + 3 * spends, picks))
        elif len(made.stages) >= MANY_PARTS or (option.gain and option.spends):
            found.append((option.gain + 3 * len(made.stages), picks))
    return found


def answered(game: Game, state: State, picks: list[str], made: Plan) -> tuple[list[str], Plan]:
    """Picks and their plan, with an answer to every open question that is answered on the table, not in words."""
    for _ in range(MANY_PARTS):
        offers = lying(made.open.options) if made.open else []
        if not offers:
            break
        picks = [*picks, *max(offers, key=lambda option: (len(option.handles), option.gain)).handles]
        made = plan(game, state, picks)
    return picks, made


def revealing(game: Game, state: State) -> list[Option]:
    """Moves that reveal something, for games where nothing else makes a picture."""
    after = [(option, plan(game, state, list(option.handles)).after) for option in placed(game, state)]
    return [option for option, then in after if then.awaiting() == CHANCE]


def placed(game: Game, state: State) -> list[Option]:
    """Options that are picked on the table."""
    return lying(game.decision(state).options)


def lying(options: Sequence[Option]) -> list[Option]:
    """Options whose handles name things on the table."""
    return [option for option in options if all(":" in handle for handle in option.handles)]


def people_play(game: Game) -> dict[str, str]:
    """The settings that a table with people has."""
    return {setting.name: setting.among_people for setting in game.settings if setting.among_people}


@contextmanager
def company(url: str, game: Game) -> Iterator[tuple[str, Client, list[Page]]]:
    """The players at a table that has just begun: its id, the reader, and everybody's page."""
    visitors = [Client(url, name) for name in PLAYERS]
    settings = played(game.name).pictured
    table = visitors[0].table(*[None] * len(PLAYERS), game=game.name, settings=settings)
    for visitor in visitors[1:]:
        visitor.post(f"/api/tables/{table}/join")
    visitors[0].post(f"/api/tables/{table}/start")
    with ExitStack() as stack:
        yield table, visitors[READER], [stack.enter_context(visitor.looking_at(table)) for visitor in visitors]


def play(pages: list[Page], plays: list[tuple[Seat, Move]]) -> None:
    """Play these moves, each of them shown on all pages before the next."""
    for seat, move in plays:
        answer = pages[seat].play(move)
        for page in pages:
            page.catch_up(answer["seq"])


class Camera:
    """A browser for each size and light, all with the reader's cookies."""

    def __init__(self, browser: Browser, url: str, reader: Client) -> None:
        self.url = url
        self.windows = {
            f"{theme}-{size}": self.window(browser, reader, theme, size) for theme in THEMES for size in SIZES
        }

    def window(self, browser: Browser, reader: Client, theme: str, size: str) -> BrowserContext:
        width, height, scale = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            has_touch=size == "phone",
            color_scheme="dark" if theme == "night" else "light",
            reduced_motion="reduce",
            locale="en",
        )
        context.set_default_timeout(PATIENCE)
        host = urlsplit(self.url).hostname or ""
        cookies = reader.http.cookies.items()
        context.add_cookies([{"name": name, "value": value, "domain": host, "path": "/"} for name, value in cookies])
        return context

    def take(self, name: str, path: str, ready: str, *clicks: str) -> None:
        """One view of the page, in every window."""
        for window, context in self.windows.items():
            page = context.new_page()
            page.goto(self.url + path)
            page.locator(ready).first.wait_for()
            for click in clicks:
                page.mouse.click(*page.locator(click).first.evaluate(FREE))
                page.wait_for_timeout(400)
            page.mouse.move(0, 0)
            page.wait_for_timeout(400)
            save(page.screenshot(), FOLDER / f"{name}-{window}.png")
            page.close()


def save(picture: bytes, file: Path) -> None:
    """Save a picture with a palette, which is enough for flat colours."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE).save(file, optimize=True)
    print(f"{file.name}  {file.stat().st_size // 1024} kB")


def photograph(browser: Browser, game: Game) -> None:
    """One game from beginning to end."""
    story = tell(game, len(PLAYERS))
    new_table.new_seed = lambda: SEED
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), shelf.games) as server,
        company(server.url, game) as (table, reader, pages),
    ):
        camera = Camera(browser, server.url, reader)
        first = next(i for i, (seat, _) in enumerate(story.plays) if seat == READER)
        play(pages, story.plays[:first])
        camera.take(f"{game.name}-start", f"/table/{table}", ".stage[data-asked=true]")
        play(pages, story.plays[first : story.middle])
        picked = [f"[data-handle='{handle}']" for handle in story.chosen]
        camera.take(f"{game.name}-middle", f"/table/{table}", ".stage[data-asked=true]", *picked)
        camera.take("home", "/", "article")
        play(pages, story.plays[story.middle :])
        camera.take(f"{game.name}-end", f"/table/{table}", ".stage[data-over=true]")
        camera.take(f"{game.name}-replay", f"/replay/{table}#{story.middle}", ".stage")
        camera.take(f"{game.name}-rules", f"/rules/{game.name}", "h2")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name in sys.argv[1:] or shelf.games:
            photograph(browser, shelf.game(name))
        browser.close()


if __name__ == "__main__":
    main()
