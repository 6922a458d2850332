"""The choice of the code that runs: the modules compiled beside their sources, or the sources themselves.

The kernel, the search and each game are compiled into a library of their own. A library is used only when it was made
from exactly the sources that lie here: the stamp beside it has their hash, and is written last when it is built. If one
library is stale, everything runs interpreted: compiled and interpreted modules are never mixed. Run as a program, this
file says by its exit code whether all are up to date.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parent
FILE = f"compiled__mypyc{EXTENSION_SUFFIXES[0]}"  # in the folder of each library, for this Python
STAMP = Path(FILE).with_suffix(".stamp").name

CORE = (
    "answers", "bag", "dice", "dumps", "edition", "errors", "flow", "game", "graph", "learned", "places",
    "search_model",
)  # fmt: skip
BOTS = ("outcome", "search", "tree")
GAME = (
    "components", "features", "flow", "guess", "handles", "heuristics", "moves", "names", "ordering", "search_model",
    "state",
)  # fmt: skip

STALE = (
    "motu: {} changed since the rules were compiled, so this runs them interpreted, many times slower.\n"
    "      To compile them again, run scripts/compile. To stay interpreted in silence, set MOTU_INTERPRETED=1.\n"
)


class Library(NamedTuple):
    """The modules compiled into one file: the kernel; the search or a game, with the kernel it was compiled against."""

    name: str  # motu, motu.games.moorea
    folder: Path
    modules: list[Path]
    kernel: list[Path]  # the modules on which these depend

    @property
    def file(self) -> Path:
        return self.folder / FILE

    @property
    def stamp(self) -> Path:
        return self.folder / STAMP

    def digest(self) -> str:
        """A hash over the names and texts of all its sources."""
        total = hashlib.sha256()
        for path in [*self.kernel, *self.modules]:
            text = path.read_bytes()
            total.update(f"{path.relative_to(PACKAGE).as_posix()} {len(text)}\n".encode() + text)
        return total.hexdigest()

    def up_to_date(self) -> bool:
        """Whether it exists for this Python and was made from the present sources."""
        return self.file.exists() and self.stamp.exists() and self.stamp.read_text(encoding="ascii") == self.digest()


def libraries() -> list[Library]:
    """The kernel, the search and the games, found by looking at the tree: a new game needs no entry anywhere."""
    kernel = existing(PACKAGE / "core" / f"{name}.py" for name in CORE)
    search = existing(PACKAGE / "bots" / f"{name}.py" for name in BOTS)
    found = [Library("motu", PACKAGE, kernel, []), Library("motu.bots", PACKAGE / "bots", search, kernel)]
    for game in sorted((PACKAGE / "games").iterdir()):
        chapters = [chapter for chapter in (game / "rules").glob("*.py") if chapter.name != "__init__.py"]
        views = [part for part in (game / "view").glob("*.py") if part.name not in ("__init__.py", "types.py")]
        modules = existing([*(game / f"{name}.py" for name in GAME), *chapters, *views])
        if modules:
            found.append(Library(f"motu.games.{game.name}", game, modules, kernel))
    return found


def existing(paths: Iterable[Path]) -> list[Path]:
    return sorted(path for path in paths if path.exists())


def stale() -> list[Library]:
    """The libraries that must be compiled before compiled code can run."""
    return [library for library in libraries() if not library.up_to_date()]


def sources_only(folder: str) -> FileFinder:
    """A path hook that finds motu's .py files and ignores the compiled ones beside them."""
    if not Path(folder).is_relative_to(PACKAGE):
        raise ImportError(f"{folder} is not a folder of motu")
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def interpret() -> None:
    """From now on, import motu from its sources; programs started from here do so too."""
    os.environ["MOTU_INTERPRETED"] = "1"
    sys.path_hooks.insert(0, sources_only)
    for folder in list(sys.path_importer_cache):
        if Path(folder).is_relative_to(PACKAGE):
            del sys.path_importer_cache[folder]


def vectors_exist() -> bool:
    """Whether librt is installed; compiled modules need it."""
    try:
        import librt.vecs  # noqa: F401, PLC0415
    except ImportError:
        return False
    return True


def any_compiled() -> bool:
    """Whether anything was ever compiled here, up to date or not."""
    return any(library.file.exists() for library in libraries())


def choose() -> None:
    """Decide once, before any other module of motu is imported."""
    if os.environ.get("MOTU_STANDIN") == "1" or not vectors_exist():
        from motu import standin  # noqa: PLC0415

        standin.install()
        interpret()
    elif os.environ.get("MOTU_INTERPRETED") == "1":
        interpret()
    elif any_compiled() and (changed := stale()):
        sys.stderr.write(STALE.format(", ".join(library.name for library in changed)))
        interpret()


def compiled() -> bool:
    """Whether the compiled modules are the ones that run."""
    return any_compiled() and sources_only not in sys.path_hooks


if __name__ == "__main__":
    sys.exit(bool(stale()))
