"""What README and the other texts show works, and what they point to exists."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.repository.tree import ROOT, run

TEXTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
IN_BACKQUOTES = re.compile(r"`((?:motu|tests|docs|scripts|requirements|\.ci)/[\w./-]*)`")


def test_the_readme_program_plays_a_game(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    done = run(sys.executable, "-c", program, cwd=tmp_path)
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[[123], [123], [123]\]\n", done.stdout), done.stderr


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.name)
def test_what_is_pointed_to_exists(text: Path) -> None:
    written = text.read_text()
    links = {text.parent / link for link in re.findall(r"\]\(([^)#:]+)\)", written)}
    paths = {ROOT / path for path in IN_BACKQUOTES.findall(written)}
    assert sorted(str(path) for path in links | paths if not path.exists()) == []
