"""README and the other documents: their programs run, and the files and names that they point to exist."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path

import pytest

import motu
from motu.shelf import games
from tests.repository.tree import ROOT, run
from tests.support.play import EXAMPLE

TEXTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
IN_BACKQUOTES = re.compile(r"`((?:motu|tests|docs|scripts|requirements|examples|web/src|\.ci)/[\w./-]*)`")
# a question, its files, a name in one of them
PLACE = re.compile(r"^\| [^|]+ \| ([^|]+) \| `([\w.]+)` \|$", re.MULTILINE)


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


def test_every_answer_to_where_it_happens_names_something_in_its_files() -> None:
    section = (ROOT / "docs" / "architecture.md").read_text().partition("## Where it happens")[2].partition("\n## ")[0]
    found = PLACE.findall(section)
    assert len(found) >= 10
    for cell, name in found:
        texts = [(ROOT / path).read_text() for path in IN_BACKQUOTES.findall(cell) if not path.endswith("/")]
        assert texts, cell
        for part in name.split("."):
            defined = rf"(def|class|function) {part}\b|^{part}\b"
            assert any(re.search(defined, text, re.MULTILINE) for text in texts), f"{name} is in none of {cell}"


def test_editions_that_are_proposed_can_be_played() -> None:
    files = sorted((ROOT / "docs" / "editions").glob("*.toml"))
    assert files
    for file in files:
        game = games[file.name.split("-")[0]]
        assert game.with_edition(file.read_text(encoding="utf-8")).components() != game.components()


def test_the_library_page_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "library.md").read_text(), re.DOTALL)
    assert len(blocks) > 5
    monkeypatch.chdir(tmp_path)
    page = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "library.md", "docs/library.md", 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(page).failed == 0


ENTER = "\n" * 2000  # the first move again and again ends every game
PROGRAMS: dict[str, tuple[list[str], str]] = {  # the arguments of each, and the last line that it prints
    "play_a_game.py": ([EXAMPLE, "2", "random"], r"places: \[[12], [12]\]"),
    "write_a_bot.py": ([EXAMPLE, "1", "1"], r"won [01] of 1"),
    "many_games.py": ([EXAMPLE, "2"], r"└.*┘"),
    "read_records.py": (["game.json"], r" *\d+  seat [01]  .*\[\d+, \d+\]"),
    "house_rule.py": ([], r"a mistake: line \d+: .*"),
}


def test_every_example_has_a_test() -> None:
    assert sorted(path.name for path in (ROOT / "examples").iterdir()) == sorted(PROGRAMS)


@pytest.mark.parametrize("name", PROGRAMS)
def test_examples_run(name: str, tmp_path: Path) -> None:
    words, last = PROGRAMS[name]
    table = motu.Table(EXAMPLE, seats=2, seed=1)
    while not table.over:
        table.play(motu.bots["random"].move(table))
    table.save(tmp_path / "game.json")
    typed = f"fly away\n{ENTER}"  # what is no move is refused and asked again
    done = run(sys.executable, str(ROOT / "examples" / name), *words, cwd=tmp_path, typed=typed)
    assert re.fullmatch(last, done.stdout.splitlines()[-1]), done.stdout[-500:] + done.stderr
