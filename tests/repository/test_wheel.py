"""The wheel is all that a player or a researcher needs: installed into an empty environment, it plays."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.repository.packages import packed
from tests.repository.tree import ROOT, copy_compiled, copy_repository, environment, run
from tests.support.play import EXAMPLE

pytestmark = pytest.mark.slow
DATA = {
    path.relative_to(ROOT).as_posix() for end in ("toml", "ftl", "md") for path in (ROOT / "motu").rglob(f"*.{end}")
}


def wheel(clone: Path, **switches: str) -> Path:
    """Built by this environment's own tools, the way scripts/wheel does it."""
    build = ["pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", "."]
    done = run(sys.executable, "-m", *build, cwd=clone, **switches)
    assert done.returncode == 0, done.stderr
    (made,) = (clone / "dist").glob("motu-*.whl")
    return made


def install(made: Path, folder: Path) -> Path:
    """Into an empty environment, by pip, which finds all that the wheel asks for among our own packages."""
    venv.create(folder / "empty")
    programs = folder / "empty" / "bin"
    quick = ["--quiet", "--no-compile", "--no-index", "--find-links", str(packed(folder / "packages"))]
    installed = run(sys.executable, "-m", "pip", "--python", programs / "python", "install", *quick, made, cwd=folder)
    assert installed.returncode == 0, installed.stderr
    return programs


def home_page(motu: Path, folder: Path) -> str:
    """The page that `motu play` sends a browser, on a machine without Node."""
    command = [str(motu), "play", "--port", "0", "--database", str(folder / "motu.db")]
    alone = environment(PATH=str(motu.parent), BROWSER="true")
    with subprocess.Popen(command, cwd=folder, env=alone, stdout=subprocess.PIPE, text=True) as serving:
        try:
            assert serving.stdout
            where = serving.stdout.readline().split()[-1]
            with urlopen(where, timeout=120) as answer:  # noqa: S310 - our own server on this machine
                text: str = answer.read().decode()
                return text
        finally:
            serving.terminate()


def test_installed_into_an_empty_environment_it_plays_and_simulates(tmp_path: Path) -> None:
    made = wheel(copy_compiled(tmp_path / "clone"))
    programs = install(made, tmp_path)

    played = run(programs / "motu", "play", EXAMPLE, "--terminal", cwd=tmp_path, typed="1\nq\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "The dice are sealed" in played.stdout
    assert '<script type="module"' in home_page(programs / "motu", tmp_path), (
        "the built page, not the advice to build it"
    )

    words = ["sim", EXAMPLE, "--seats", "2", "--bots", "greedy,random", "--games", "2", "--seed", "1", "--json"]
    simulated = run(programs / "motu", *words, cwd=tmp_path)
    assert simulated.returncode == 0, simulated.stderr
    assert {bot["bot"] for bot in json.loads(simulated.stdout)["bots"]} == {"greedy", "random"}

    which = "from motu import sources; print(sources.compiled())"
    expected = "none-any" not in made.name
    assert run(programs / "python", "-c", which, cwd=tmp_path).stdout == f"{expected}\n"


def test_without_compiling_it_is_a_wheel_for_every_machine(tmp_path: Path) -> None:
    made = wheel(copy_repository(tmp_path / "clone"), MOTU_COMPILE="0")
    assert made.name.endswith("-py3-none-any.whl")
    inside = set(zipfile.ZipFile(made).namelist())
    assert inside >= DATA
    assert "motu/py.typed" in inside
    assert not [name for name in inside if name.endswith((".so", ".pyd", ".stamp")) or name.startswith("tests")]
