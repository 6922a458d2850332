"""The scripts' help, and their errors on machines where something is missing."""

from __future__ import annotations

import os
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.repository.tree import ROOT, copy_repository, run

NO = "#!/bin/sh\nexit 1\n"
SCRIPTS = sorted(path.name for path in (ROOT / "scripts").iterdir() if os.access(path, os.X_OK) and path.is_file())


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_repository(tmp_path_factory.mktemp("scripts") / "a clone")


def machine(folder: Path, **programs: str) -> str:
    """A PATH on which these programs are found first."""
    folder.mkdir()
    for name, text in programs.items():
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_script_has_help_that_makes_nothing(clone: Path, tmp_path: Path, script: str) -> None:
    done = run(clone / "scripts" / script, "--help", cwd=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith(f"Usage: scripts/{script}")
    assert not (clone / ".venv").exists()


def test_the_scripts_are_the_known_ones() -> None:
    assert {"play", "test", "check", "bench"} < set(SCRIPTS)


def test_an_old_python_is_refused_with_advice(clone: Path, tmp_path: Path) -> None:
    old = {f"python3{minor}": NO for minor in ("", ".11", ".12", ".13", ".14")}
    done = run(clone / "scripts" / "play", cwd=tmp_path, PATH=machine(tmp_path / "bin", **old))
    assert done.returncode == 1
    assert "Python 3.11 or newer" in done.stderr
    assert "PYTHON=" in done.stderr


def without_ensurepip() -> str:
    return f'#!/bin/sh\ncase $2 in *ensurepip*) exit 1 ;; esac\nexec {sys.executable} "$@"\n'


def test_a_python_that_cannot_make_environments_is_explained(clone: Path, tmp_path: Path) -> None:
    path = machine(tmp_path / "bin", python3=without_ensurepip(), id="#!/bin/sh\necho 1000\n")
    done = run(clone / "scripts" / "play", cwd=tmp_path, PATH=path)
    assert done.returncode == 1
    assert f"sudo apt install python3.{sys.version_info.minor}-venv" in done.stderr


def test_root_gets_the_missing_package_installed(clone: Path, tmp_path: Path) -> None:
    apt = f'#!/bin/sh\necho "$@" >>"{tmp_path}/apt"\n[ "$1" = update ] || [ "$(wc -l <"{tmp_path}/apt")" -gt 1 ]\n'
    path = machine(
        tmp_path / "bin",
        python3=without_ensurepip().replace("exec", '[ "$2" = venv ] && exit 7\nexec'),
        id="#!/bin/sh\necho 0\n",
        **{"apt-get": apt},
    )
    done = run(clone / "scripts" / "play", cwd=tmp_path, PATH=path)
    install = f"install --yes python3.{sys.version_info.minor}-venv"
    assert (tmp_path / "apt").read_text().splitlines() == [install, "update", install]
    assert "making a Python environment" in done.stderr
    assert done.returncode == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("beside fail 'no page'; rejoin; say 'on we go'", "motu: no page\n"),
        ("beside say 'the page'; rejoin; say 'on we go'", "motu: the page\nmotu: on we go\n"),
        ("beside slow; fail 'no packages'", "motu: no packages\n"),
    ],
    ids=["it fails", "it goes well", "the other fails"],
)
def test_a_background_step_ends_with_the_script(clone: Path, tmp_path: Path, words: str, told: str) -> None:
    slow = "slow() { while :; do sleep 0.1; done; }"
    done = run("sh", "-c", f'. "$(dirname "$0")/environment"; {slow}; {words}', clone / "scripts" / "any", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (int("on we go" not in told), told)


@pytest.mark.slow
def test_without_a_compiler_everything_is_interpreted_and_this_is_said_once(tmp_path: Path) -> None:
    clone = copy_repository(tmp_path / "clone")
    here = {"CC": "no-such-compiler", "PYTHONPATH": sysconfig.get_path("purelib")}  # pip finds our packages installed
    first = run(clone / "scripts" / "compile", cwd=tmp_path, **here)
    assert first.returncode == 0, first.stderr
    assert first.stderr.count("no C compiler") == 1
    assert first.stderr.endswith("the rules are interpreted.\n")
    second = run(clone / "scripts" / "compile", cwd=tmp_path, **here)
    assert second.stderr == "motu: the rules are interpreted.\n"
    program = "from motu import sources; print(sources.__file__, sources.compiled())"
    said = run(clone / ".venv" / "bin" / "python", "-c", program, cwd=tmp_path, **here).stdout
    assert said == f"{clone / 'motu' / 'sources.py'} False\n"


@pytest.mark.parametrize(("fault", "rules"), [("the leftovers", "compiled"), ("the sources", "broken")])
def test_a_build_that_fails_starts_again_from_clean(clone: Path, tmp_path: Path, fault: str, rules: str) -> None:
    leftovers = clone / "build" / "temp.here"
    leftovers.mkdir(parents=True, exist_ok=True)
    works = f'! [ -e "{leftovers}" ]' if fault == "the leftovers" else "false"
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\ncase "$*" in *build_ext*) {works} ;; *) exit 1 ;; esac\n')
    python.chmod(0o755)
    words = f'can_compile() {{ :; }}; python="{python}"; compile_rules; echo "$rules"'
    done = run("sh", "-c", f'. "$(dirname "$0")/environment"; {words}', clone / "scripts" / "any", cwd=tmp_path)
    assert done.stdout == f"{rules}\n"
    assert done.stderr.count("starting again from clean") == 1
    assert not leftovers.exists()
