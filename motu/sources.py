"""Which code runs: the modules compiled beside their sources, or the sources themselves.

Compiled modules are used only when they were made from exactly the sources that lie here. The stamp beside them says
from which; it is written last when they are built. Run as a program, this file says whether they are up to date.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent
LIBRARY = PACKAGE / f"compiled__mypyc{EXTENSION_SUFFIXES[0]}"  # the kernel's; each game has its own
STAMP = LIBRARY.with_suffix(".stamp")

CORE = ("bag", "dice", "dumps", "edition", "errors", "flow", "game", "search_model")
GAME = ("components", "flow", "guess", "heuristics", "moves", "names", "ordering", "search_model", "state")

STALE = (
    "motu: the rules have changed since they were compiled, so this runs them interpreted, many times slower.\n"
    "      To compile them again, run scripts/compile. To stay interpreted in silence, set MOTU_INTERPRETED=1.\n"
)


def modules() -> list[Path]:
    """The modules that are compiled, found in the tree, so that a new game needs no entry anywhere."""
    found = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    for game in (PACKAGE / "games").iterdir():
        found += [game / f"{name}.py" for name in GAME]
        found += [chapter for chapter in (game / "rules").glob("*.py") if chapter.name != "__init__.py"]
    return sorted(path for path in found if path.exists())


def digest() -> str:
    """A hash over the names and texts of all that is compiled."""
    total = hashlib.sha256()
    for path in modules():
        text = path.read_bytes()
        total.update(f"{path.relative_to(PACKAGE).as_posix()} {len(text)}\n".encode() + text)
    return total.hexdigest()


def up_to_date() -> bool:
    """Whether there are compiled modules for this Python, made from the sources as they are now."""
    return LIBRARY.exists() and STAMP.exists() and STAMP.read_text(encoding="ascii") == digest()


def sources_only(folder: str) -> FileFinder:
    """A path hook that finds motu's .py files and overlooks what lies compiled beside them."""
    if not Path(folder).is_relative_to(PACKAGE):
        raise ImportError(f"{folder} is none of motu's folders")
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def interpret() -> None:
    """From now on, import motu from its sources; programs started from here do so too."""
    os.environ["MOTU_INTERPRETED"] = "1"
    sys.path_hooks.insert(0, sources_only)
    for folder in list(sys.path_importer_cache):
        if Path(folder).is_relative_to(PACKAGE):
            del sys.path_importer_cache[folder]


def vectors_exist() -> bool:
    """Whether librt is installed, which compiled modules cannot do without."""
    try:
        import librt.vecs  # noqa: F401, PLC0415
    except ImportError:
        return False
    return True


def choose() -> None:
    """Decide once, before any other module of motu is imported."""
    if os.environ.get("MOTU_STANDIN") == "1" or not vectors_exist():
        from motu import standin  # noqa: PLC0415

        standin.install()
        interpret()
    elif os.environ.get("MOTU_INTERPRETED") == "1":
        interpret()
    elif LIBRARY.exists() and not up_to_date():
        sys.stderr.write(STALE)
        interpret()


def compiled() -> bool:
    """Whether the compiled modules are the ones that run."""
    return LIBRARY.exists() and sources_only not in sys.path_hooks


if __name__ == "__main__":
    sys.exit(not up_to_date())
