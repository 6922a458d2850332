"""Files are small enough to be read at one sitting, and lines short enough to be read side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

import pytest

from tests.repository.tree import ROOT, tracked

COLUMNS = 120
CODE = (".py", ".ts", ".js", ".svelte", ".css", ".html", "")  # the scripts of scripts/ have no ending
DATA = (".ftl", ".toml", ".yml")  # a text or a value of theirs is one line, however long; comments are held to the same
NO_CODE = ("LICENSE", ".gitignore")


def of_motu() -> Iterator[Path]:
    return (ROOT / "motu").rglob("*.py")


def of_the_page() -> Iterator[Path]:
    return (path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".svelte", ".ts", ".css"))


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize(("files", "most"), [(of_motu, 300), (of_the_page, 250)], ids=["motu", "page"])
def test_no_file_is_long_and_most_are_short(files: Callable[[], Iterator[Path]], most: int) -> None:
    sizes = {path.relative_to(ROOT).as_posix(): lines(path) for path in files()}
    assert len(sizes) > 200
    assert {name: size for name, size in sizes.items() if size > most} == {}
    assert median(sizes.values()) < 100


@pytest.mark.parametrize(("endings", "held"), [(CODE, ""), (DATA, "#")], ids=["code", "comments of texts and data"])
def test_no_line_is_long(endings: tuple[str, ...], held: str) -> None:
    files = [path for path in tracked() if path.suffix in endings and path.name not in NO_CODE]
    assert len(files) > 50
    long = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > COLUMNS and line.startswith(held)
    ]
    assert long == []
