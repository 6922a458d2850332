"""Files stay small enough to be read at one sitting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

import pytest

from tests.repository.tree import ROOT


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
