"""The built page, from memory: hashed files may be kept for ever, everything else is asked for again."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from msgspec import Struct

STATIC: Final = Path(__file__).parents[1] / "static"
KEEP: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
WORTH_PACKING: Final = 1024  # bytes
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Motu</title>
<h1>The page is not built yet</h1>
<p>The server runs, and its API answers. Stop it and start it with <code>scripts/play</code>, which builds the page,
or run <code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>.</p></html>
"""


class Page(Struct, frozen=True):
    """A file of the page, ready to be sent."""

    body: bytes
    packed: bytes | None
    media_type: str
    etag: str
    cache: str


class Pages:
    """All files of the built page by their path."""

    def __init__(self, folder: Path) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self.files = {path.relative_to(folder).as_posix(): read(path, folder) for path in found}
        self.missing = page(NOT_BUILT.encode(), "text/html", ASK)

    def built(self) -> bool:
        return "index.html" in self.files

    def find(self, path: str) -> Page | None:
        """A file; every other path without a dot is a place within the page."""
        if path in self.files:
            return self.files[path]
        if "." in path.rpartition("/")[2] or path.startswith(("api/", "ws/", "schema/")):
            return None
        return self.files.get("index.html", self.missing)


def read(path: Path, folder: Path) -> Page:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(folder).parts[0] == "assets"
    return page(path.read_bytes(), kind, KEEP if hashed else ASK)


def page(body: bytes, media_type: str, cache: str) -> Page:
    text = media_type.startswith("text/") or media_type.endswith(("javascript", "json", "svg+xml"))
    packed = gzip.compress(body, 9, mtime=0) if text and len(body) >= WORTH_PACKING else None
    return Page(body, packed, media_type, f'"{hashlib.sha256(body).hexdigest()[:32]}"', cache)
