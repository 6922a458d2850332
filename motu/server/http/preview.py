"""Previews of links: title, description and picture, as tags in the head of the page.

Programs that make such previews have no session and pass on what they find to everybody who sees the message. So a
table is described by its game and its free seats: no names, nothing from inside the game.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from html import escape
from typing import Final, NamedTuple

from motu.server.services import Services
from motu.server.store.rows import DamagedRow
from motu.words import LANGUAGES, SHARED, Words

LOCALES: Final = {"en": "en_GB", "fr": "fr_FR", "de": "de_DE"}  # as Open Graph writes a language
TABLE: Final = re.compile(r"(table|replay)/([\w-]{1,40})(?:/text)?")
ABOUT_GAME: Final = re.compile(r"(new|rules|components)/([\w-]{1,60})")
WIDTH, HEIGHT = 1200, 630  # of every picture


class Preview(NamedTuple):
    """Preview of an address."""

    title: str
    about: str
    game: str = ""  # whose picture is shown


def language_of(accepted: str) -> str:
    """The first of our languages that a reader asks for in `Accept-Language`."""
    wishes = []
    for wish in accepted[:200].split(","):
        name, _, weight = wish.partition(";q=")
        with_weight = float(weight) if re.fullmatch(r"[01](\.\d{1,3})?", weight.strip()) else 1.0
        wishes.append((-with_weight, name.strip()[:2].lower()))
    return next((name for weight, name in sorted(wishes) if weight and name in LANGUAGES), LANGUAGES[0])


def of_table_path(path: str) -> bool:
    """Whether the preview is of a table, for which the database is read."""
    return TABLE.fullmatch(path) is not None


async def preview_of(path: str, language: str, services: Services) -> Preview:
    """Preview of a screen of the page."""
    found = TABLE.fullmatch(path)
    if found:
        return await of_table(found[1], found[2], language, services) or of_page(language)
    found = ABOUT_GAME.fullmatch(path)
    if found and found[2] in services.games:
        words = Words(found[2], language)
        title = words.text("title", {})
        named = title if found[1] == "new" else words.text(f"preview-{found[1]}", {"game": title})
        return Preview(named, words.text("tagline", {}), found[2])
    return of_page(language)


def of_page(language: str) -> Preview:
    return Preview("Motu", Words(SHARED, language).text("preview-lead", {}))


async def of_table(kind: str, table: str, language: str, services: Services) -> Preview | None:
    """A table by its game; None when there is none."""
    try:
        seating = await services.store.seating(table)
    except DamagedRow:
        return None
    if seating is None or seating.game not in services.games:
        return None
    words = Words(seating.game, language)
    title = words.text("title", {})
    if kind == "replay" or seating.status == "over":
        named, about = words.text("preview-replay", {"game": title}), words.text("preview-over", {})
    elif seating.status == "playing":
        named, about = title, words.text("preview-playing", {})
    else:
        free = sum(holder.nobody() for holder in seating.holders)
        named = words.text("preview-invite", {"game": title})
        about = words.text("preview-waiting", {"free": free})
    return Preview(named, about, seating.game)


def tags(preview: Preview, origin: str, path: str, pictures: Collection[str], language: str) -> str:
    """The tags of Open Graph and of Twitter, with whole URLs; `pictures` are the games that have one."""
    picture = preview.game if preview.game in pictures else "motu"
    properties = {
        "og:site_name": "Motu",
        "og:type": "website",
        "og:locale": LOCALES[language],
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": f"{origin}/{path}",
        "og:image": f"{origin}/preview/{picture}.png",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
    }
    named = {"description": preview.about, "twitter:card": "summary_large_image"}
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    lines += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()]
    return "\n    ".join(lines)
