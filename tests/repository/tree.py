"""Copies of this repository and of the package, for tests that build, break and start them."""

from __future__ import annotations

import os
import shutil
import subprocess
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NEVER = (".git", ".venv", ".hypothesis", ".*_cache", "__pycache__", "build", "dist", "node_modules", "*.egg-info")
COMPILED = ("*.stamp", f"*{EXTENSION_SUFFIXES[0]}")
MADE_HERE = shutil.ignore_patterns(*NEVER, *COMPILED)
SWITCHES = ("MOTU_INTERPRETED", "MOTU_STANDIN", "MOTU_COMPILE", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "CC")


def copy_repository(target: Path) -> Path:
    """All files of the repository, and none of those that are made from them."""
    return Path(shutil.copytree(ROOT, target, ignore=MADE_HERE))


def copy_compiled(target: Path) -> Path:
    """The same with the modules that were compiled in place, if there are any."""
    return Path(shutil.copytree(ROOT, target, ignore=shutil.ignore_patterns(*NEVER)))


def copy_package(target: Path) -> Path:
    """The package alone, without anything compiled."""
    return Path(shutil.copytree(ROOT / "motu", target / "motu", ignore=MADE_HERE))


def environment(**switches: str) -> dict[str, str]:
    """Our own, with none of our switches set but these."""
    return {name: value for name, value in os.environ.items() if name not in SWITCHES} | switches


def run(*command: str | Path, cwd: Path, typed: str = "", **switches: str) -> subprocess.CompletedProcess[str]:
    """Start a program in a folder, with none of our switches set but these."""
    return subprocess.run(
        command,
        cwd=cwd,
        env=environment(**switches),
        input=typed,
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )


def tracked() -> list[Path]:
    """All files of the repository, those that are not yet committed too."""
    if not shutil.which("git") or not (ROOT / ".git").exists():
        pytest.skip("this is not a git clone")
    names = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", cwd=ROOT).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]
