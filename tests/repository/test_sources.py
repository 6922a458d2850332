"""Compiled modules run only when they were made from the sources beside them; else the sources run."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from motu.shelf import games
from tests.repository.tree import ROOT, copy_package, run
from tests.support.play import EXAMPLE

RULES = ROOT / "motu" / "games" / EXAMPLE / "rules"
CHAPTER = min(RULES.glob("[a-z]*.py")).relative_to(ROOT / "motu").as_posix()
SUFFIX = EXTENSION_SUFFIXES[0]
WHICH = "import importlib.util, motu; print(importlib.util.find_spec('motu.core.dice').origin)"
AND_A_CHILD = "import subprocess, sys; print(subprocess.check_output([sys.executable, '-c', sys.argv[1]], text=True))"
LOOK_COMPILED = f"""
from motu import sources
for library in sources.libraries():
    library.file.touch()
    for source in library.modules:
        source.with_suffix('{SUFFIX}').touch()
    library.stamp.write_text(library.digest())
"""
STALE = "from motu import sources; print(*[library.name for library in sources.stale()])"
PLAY = """
from motu import sources
from motu.core.dice import Dice
from motu.core.record import digest
from motu.core.table import Table
from motu.shelf import games

dice, dumps = Dice(7), []
for game in games.values():
    table = Table(game, game.seat_counts[-1], {}, 7)
    while table.state.awaiting() >= 0:
        moves = table.state.moves()
        table.play(table.state.awaiting(), moves[dice.below(len(moves))])
    dumps.append(table.state.dump())
print(digest(dumps), sources.compiled())
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package that looks compiled: which file would be imported can be seen without importing it."""
    package = copy_package(tmp_path)
    ask(package, LOOK_COMPILED)
    return package


def ask(package: Path, program: str, *words: str, **switches: str) -> str:
    """Output of a Python program that imports this package; it must not complain."""
    done = run(sys.executable, "-c", program, *words, cwd=package.parent, **switches)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


def assert_stale(package: Path) -> None:
    """The sources are imported, in child processes too, and this is said once."""
    done = run(sys.executable, "-c", f"{WHICH}\n{AND_A_CHILD}", WHICH, cwd=package.parent)
    assert done.stdout.split() == [str(package / "core" / "dice.py")] * 2
    assert done.stderr.count("scripts/compile") == 1
    assert done.returncode == 0


def test_compiled_modules_of_these_very_sources_are_imported(package: Path) -> None:
    assert ask(package, WHICH) == str(package / "core" / f"dice{SUFFIX}")


def test_interpreted_on_request(package: Path) -> None:
    assert ask(package, WHICH, MOTU_INTERPRETED="1") == str(package / "core" / "dice.py")
    assert ask(package, AND_A_CHILD, WHICH, MOTU_INTERPRETED="1") == str(package / "core" / "dice.py")


def test_a_change_in_one_game_makes_everything_run_interpreted(package: Path) -> None:
    """An interpreted game cannot inherit from a compiled kernel."""
    source = package / CHAPTER
    before = source.read_text()
    source.write_text(before + "\n")
    assert_stale(package)
    source.write_text(before)
    assert ask(package, WHICH).endswith(SUFFIX)


@pytest.mark.parametrize(
    ("changed", "stale"),
    [
        (CHAPTER, [f"motu.games.{EXAMPLE}"]),
        ("bots/search.py", ["motu.bots"]),
        ("core/flow.py", ["motu", "motu.bots", *(f"motu.games.{game}" for game in sorted(games))]),
        (f"games/{EXAMPLE}/wording.py", []),
    ],
)
def test_only_libraries_made_from_a_changed_source_are_stale(package: Path, changed: str, stale: list[str]) -> None:
    with (package / changed).open("a") as source:
        source.write("\n")
    assert ask(package, STALE, MOTU_INTERPRETED="1").split() == stale


def test_a_removed_source_makes_them_stale(package: Path) -> None:
    (package / CHAPTER).unlink()
    assert_stale(package)


def test_a_new_game_makes_them_stale(package: Path) -> None:
    game = package / "games" / "atoll"
    (game / "rules").mkdir(parents=True)
    for name in ("state.py", "view.py", "rules/__init__.py", "rules/tides.py"):
        (game / name).touch()
    assert_stale(package)
    modules = "print(*[module for library in sources.libraries() for module in library.modules])"
    found = ask(package, f"from motu import sources; {modules}", MOTU_INTERPRETED="1").split()
    assert [Path(path) for path in found if "atoll" in path] == [game / "rules" / "tides.py", game / "state.py"]


@pytest.mark.parametrize("folder", [".", f"games/{EXAMPLE}"], ids=["kernel", "game"])
def test_an_interrupted_build_is_not_used(package: Path, folder: str) -> None:
    for path in (package / folder).glob("*.stamp"):
        path.unlink()
    assert_stale(package)


def test_a_game_whose_kernel_is_gone_is_not_used(package: Path) -> None:
    (package / f"compiled__mypyc{SUFFIX}").unlink()
    assert_stale(package)


def test_lists_stand_in_for_vectors_on_request(package: Path) -> None:
    program = "import motu; from librt.vecs import vec; print(type(vec[int]([1])).__name__)"
    assert ask(package, program, MOTU_STANDIN="1") == "list"
    assert ask(package, WHICH, MOTU_STANDIN="1") == str(package / "core" / "dice.py")


def test_lists_stand_in_where_librt_is_missing(package: Path) -> None:
    missing = "import sys; sys.modules['librt.vecs'] = None"
    assert ask(package, f"{missing}\n{PLAY}").endswith(" False")


def test_compiled_interpreted_and_without_librt_the_games_are_the_same() -> None:
    """With the repository's own package, compiled if it is."""
    ways: list[dict[str, str]] = [{}, {"MOTU_INTERPRETED": "1"}, {"MOTU_STANDIN": "1"}]
    played = [run(sys.executable, "-c", PLAY, cwd=ROOT, **switches).stdout.split() for switches in ways]
    assert len(played[0]) == 2
    assert played[1:] == [[played[0][0], "False"]] * 2
