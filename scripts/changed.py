"""The games that have changed since main."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def all_games() -> list[str]:
    """All games, on the shelf or not: folders with a game.py."""
    return sorted(path.parent.name for path in (ROOT / "motu" / "games").glob("*/game.py"))


def game_of(path: str, games: list[str]) -> str:
    """The game whose name is a word of this path: pieces-moorea.svg, tests/moorea/board.py; else ""."""
    words = re.split(r"[/.-]", path)
    return next((game for game in games if game in words), "")


def games_of(paths: list[str], games: list[str]) -> list[str]:
    """The games of these files; all games if one file belongs to none, because it may concern every game."""
    found = {game_of(path, games) for path in paths}
    return games if "" in found else sorted(found)


def changed_paths() -> list[str]:
    """All files that differ from the merge base with main, and untracked ones."""
    main = next((name for name in ("origin/main", "main") if lines("rev-parse", "--verify", "--quiet", name)), "HEAD")
    fork = lines("merge-base", "HEAD", main)[0]
    return lines("diff", "--name-only", fork) + lines("ls-files", "--others", "--exclude-standard")


def lines(*words: str) -> list[str]:
    command = ["git", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.splitlines()
