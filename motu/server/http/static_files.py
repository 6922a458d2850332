"""The files of the built page, in memory, with their cache headers."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

IMMUTABLE: Final = "public, max-age=31536000, immutable"  # for files with a hash in their name
REVALIDATE: Final = "no-cache"
LEAST_COMPRESSED: Final = 1024  # bytes
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Motu</title>
<h1>The page is not built yet</h1>
<p>The server runs, and its API answers. Stop it and start it with <code>scripts/play</code>, which builds the page,
or run <code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>.</p></html>
"""


class StaticFile(Struct, frozen=True):
    """A file of the page, ready to be sent."""

    body: bytes
    gzipped: bytes | None
    media_type: str
    etag: str
    cache_control: str
    vary: str = "Accept-Encoding"


class StaticFiles:
    """All files of the built page by their path."""

    def __init__(self, folder: Path) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self.files = {path.relative_to(folder).as_posix(): read(path, folder) for path in found}
        self.index = self.files.get("index.html") or static_file(NOT_BUILT.encode(), "text/html", REVALIDATE)
        found_pictures = [path for path in self.files if path.startswith("preview/")]
        self.pictures = frozenset(path.removeprefix("preview/").removesuffix(".png") for path in found_pictures)

    def find(self, path: str) -> StaticFile | None:
        """A file; any other path without a dot is a screen of the page, whose file is index.html."""
        if path in self.files:
            return self.files[path]
        if "." in path.rpartition("/")[2] or path.startswith(("api/", "ws/", "schema/")):
            return None
        return self.index


def read(path: Path, folder: Path) -> StaticFile:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(folder).parts[0] == "assets"
    return static_file(path.read_bytes(), kind, IMMUTABLE if hashed else REVALIDATE)


def with_tags(page: StaticFile, tags: str) -> StaticFile:
    """The page with more in its head, which depends on the reader's language and on the name of the server."""
    body = page.body.replace(b"</head>", f"  {tags}\n  </head>".encode(), 1)
    made = static_file(body, page.media_type, page.cache_control)
    return replace(made, vary="Accept-Encoding, Accept-Language, Host")


def static_file(body: bytes, media_type: str, cache_control: str) -> StaticFile:
    text = media_type.startswith("text/") or media_type.endswith(("javascript", "json", "svg+xml"))
    gzipped = gzip.compress(body, 9, mtime=0) if text and len(body) >= LEAST_COMPRESSED else None
    return StaticFile(body, gzipped, media_type, f'"{hashlib.sha256(body).hexdigest()[:32]}"', cache_control)
