"""Skerry is added without touching a shared file but one line, and ships with nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from motu.server.config import BUILT_PAGE
from motu.server.typescript.game_types import files
from tests.support.games import games

ROOT = Path(__file__).parents[3]
NAME = "skerry"
PAGE = Path(__file__).parents[1] / "page"


def shared() -> list[Path]:
    """Every file of the repository but those of Skerry's own folder."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = [path for path in listed.splitlines() if not path.startswith(f"tests/{NAME}/")]
    return [ROOT / path for path in paths if not path.endswith(".png")]


def test_one_line_of_one_shared_file_names_it() -> None:
    lines = [
        (path.relative_to(ROOT).as_posix(), line)
        for path in shared()
        if path.is_file()
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines()
        if NAME in line.lower()
    ]
    assert [path for path, _ in lines] == ["tests/support/games.py"], lines


def test_the_shipped_page_does_not_hold_it() -> None:
    found = [
        path.name for path in BUILT_PAGE.rglob("*") if path.is_file() and NAME.encode() in path.read_bytes().lower()
    ]
    assert found == []


@pytest.mark.slow
def test_its_page_has_the_right_types() -> None:
    command = [sys.executable, "scripts/page.py", "run", "check-elsewhere"]
    checked = {**os.environ, "MOTU_CHECKED": str(PAGE)}
    done = subprocess.run(command, cwd=ROOT, env=checked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_types_of_its_page_are_made_from_its_python() -> None:
    for name, text in files(games[NAME]).items():
        here = text.replace("'../../lib/", "'../../../web/src/lib/")
        assert (PAGE / name).read_text(encoding="utf-8") == here, name
