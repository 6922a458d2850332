"""The libraries that a change compiles, recorded by a fake C compiler that refuses our code."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

from motu import sources
from tests.repository.tree import ROOT, copy_compiled, run
from tests.support.play import EXAMPLE

pytestmark = pytest.mark.slow
CHAPTER = min((ROOT / "motu" / "games" / EXAMPLE / "rules").glob("[a-z]*.py")).relative_to(ROOT).as_posix()


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy with everything that was compiled, as it lies after a build."""
    if not sources.compiled():
        pytest.skip("nothing is compiled here")
    made = copy_compiled(tmp_path / "clone")
    shutil.copytree(ROOT / "build", made / "build", ignore=shutil.ignore_patterns("*.log"))
    return made


def compiled_for(clone: Path, changed: str) -> list[str]:
    """The libraries whose C code is compiled after code was added to this file."""
    with (clone / changed).open("a") as source:
        source.write("\n\ndef added(number: int) -> int:\n    return number + 17\n")
    asked, real = clone / "asked.txt", sysconfig.get_config_var("CC").split()[0]
    compiler = clone / "cc"
    refuse = f'case "$*" in *__native_*.c*) echo "$*" >>"{asked}"; exit 1 ;; esac'
    compiler.write_text(f'#!/bin/sh\n{refuse}\nexec {real} "$@"\n')
    compiler.chmod(0o755)
    run(sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", cwd=clone, CC=str(compiler))
    words = asked.read_text().split() if asked.exists() else []
    return sorted({Path(word).parent.name for word in words if word.endswith(".c")})


def test_a_change_in_one_game_compiles_that_game_only(clone: Path) -> None:
    assert compiled_for(clone, CHAPTER) == [EXAMPLE]
    for library in sources.libraries():
        files = [clone / file.relative_to(ROOT) for file in (library.file, library.stamp)]
        assert [file.exists() for file in files] == [library.folder.name != EXAMPLE] * 2, library.name
