"""The program as a whole: help, version, bad command lines, interrupts."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from subprocess import PIPE

import pytest

from motu import sources
from motu.core.dice import Dice
from motu.core.game import Game
from motu.lab import arena, bench, tournament
from motu.server import run
from motu.shelf import games
from tests.support.play import EXAMPLE
from tests.support.terminal import complaint, motu

COMMANDS = ["play", "serve", "sim", "arena", "strength", "train", "replay", "verify", "analyse", "rules", "bench"]
MUTATED = 300 if sources.compiled() else 60
LINES = [
    f"play {EXAMPLE} --terminal --seats 3 --bots greedy,random --seed 1 --language fr",
    f"play {EXAMPLE} --terminal --humans Ana,Ben --settings tie_break=shared --record game.json --edition mine.toml",
    f"play {EXAMPLE} --port 8001 --database tables.db",
    "serve --host 127.0.0.1 --port 0 --database tables.db --origin https://motu.example --https --no-limits",
    f"sim {EXAMPLE} --seats 4 --bots greedy,random --games 20 --seed 1 --workers 1 --json",
    f"arena {EXAMPLE} --seats 3 --bots greedy,random --games 3 --seed 1 --workers 1 --markdown a --plot b --json",
    "analyse game.json --simulations 20 --seed 1 --language fr",
    "replay game.json --seat 1 --language de",
    "verify game.json",
    "verify --database tables.db",
    f"rules {EXAMPLE} M5.8",
    f"bench {EXAMPLE} --rounds 2 --seconds 0.1 --json",
]
ODD = ["", "-", "--", "-1", "=", "0", "99999999999999999999", "nan", "ä", "\0", "../..", "--help", "-h", "a=b=c", ","]


def test_help_names_every_command() -> None:
    for shown in (motu().stdout, motu("--help").stdout):
        assert all(command in shown for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    result = motu(command, "--help")
    assert result.exit_code == 0
    assert f"motu {command}" in result.stdout


def test_version() -> None:
    assert motu("--version").stdout == f"motu {version('motu')}\n"


def test_an_unknown_command_says_what_to_do() -> None:
    line = complaint(motu("paly"), 2)
    assert "No such command 'paly'" in line
    assert line.endswith("Try 'motu --help'.")


def test_bench_prints_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = [
        bench.Figure("compiled", 800_000.0, "decisions/s", 39.9, 40.0, False),
        bench.Figure("interpreted", 30_000.0, "decisions/s", 1.5, 1.0, True),
        bench.Figure("clone", 1.25, "µs", None, 2.0, True),
        bench.Figure(bench.PEER, None, "decisions/s"),
    ]
    monkeypatch.setattr(bench, "measure", lambda *_: figures)
    monkeypatch.setattr(sources, "compiled", lambda: False)
    shown = motu("bench", EXAMPLE).stdout
    for part in ("800,000", "39.9", "40 x", "1.25 µs", "<= 2 µs", "no", "yes"):
        assert part in shown
    assert "catanatron is not installed" in shown
    assert "run scripts/compile" in shown
    assert [game for game in games if f"{game}: decisions" in shown] == [EXAMPLE]


def test_bench_measures_every_game_in_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(game: Game, rounds: int, seconds: float, progress: bench.Progress) -> list[bench.Figure]:
        assert (rounds, seconds) == (2, 0.5)
        progress(1.0)
        return [bench.Figure(f"compiled {game.name}", 9.0, "decisions/s")]

    monkeypatch.setattr(bench, "measure", measure)
    words = ["bench", "--rounds", "2", "--seconds", "0.5"]
    shown = motu(*words).stdout
    assert sorted(games, key=lambda game: shown.index(f"{game}: decisions")) == list(games)
    found = json.loads(motu(*words, "--json").stdout)
    assert found["compiled"] == sources.compiled()
    assert [game["game"] for game in found["games"]] == list(games)
    assert found["games"][1]["figures"][0]["name"] == f"compiled {list(games)[1]}"


def test_play_opens_the_game_in_the_browser(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(
        run, "serve", lambda *words, **more: asked.append((*words[:2], words[2].database, more["opens"]))
    )
    file = str(tmp_path / "kept" / "tables.db")
    assert motu("play", EXAMPLE, "--port", "8001", "--database", file).exit_code == 0
    assert motu("play", "--database", file).exit_code == 0
    assert asked == [("127.0.0.1", 8001, file, f"new/{EXAMPLE}"), ("127.0.0.1", 8000, file, "")]
    assert "There is no game 'chess'" in complaint(motu("play", "chess"), 1)


def mutated(dice: Dice) -> list[str]:
    """A command line with some words dropped, doubled, swapped, garbled or replaced."""
    words = LINES[dice.below(len(LINES))].split()
    for _ in range(1 + dice.below(3)):
        at = dice.below(len(words))
        other = dice.below(len(words))
        word = words[at]
        change = dice.below(6)
        if change == 0 and len(words) > 1:
            del words[at]
        elif change == 1:
            words.insert(other, word)
        elif change == 2:
            words[at], words[other] = words[other], words[at]
        elif change == 3 and word:
            cut = dice.below(len(word))
            words[at] = word[:cut] + word[cut + 1 :]
        elif change == 4:
            words[at] = word + word[dice.below(len(word)) :] if word else "x"
        else:
            words[at] = ODD[dice.below(len(ODD))]
    return words


def test_mutated_command_lines_end_in_one_line_at_most(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    nothing = arena.Result(1, 1.0, [])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(arena, "run", lambda *_: nothing)
    monkeypatch.setattr(tournament, "run", lambda wanted, *_: tournament.Report(wanted, [], [], [], []))
    monkeypatch.setattr(bench, "measure", lambda *_: [])
    monkeypatch.setattr(run, "serve", lambda *_, **__: None)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    dice = Dice(23)
    refused = 0
    for _ in range(MUTATED):
        words = mutated(dice)
        result = motu(*words)
        assert result.exit_code in (0, 1, 2), words
        assert result.exception is None or isinstance(result.exception, SystemExit), words
        if result.exit_code:
            complaint(result, result.exit_code)
            refused += 1
    assert MUTATED / 3 < refused < MUTATED


def started(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    program = str(Path(sys.executable).with_name("motu"))
    return subprocess.run([program, *words], input=typed, capture_output=True, text=True, timeout=120, check=False)


def test_the_installed_program_plays_simulates_and_proves(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    game = started(
        "play", "--terminal", EXAMPLE, "--bots", "random", "--seed", "7", "--record", file, typed="3\n2\n1\n" * 700
    )
    assert (game.returncode, "\x1b" in game.stdout) == (0, False)
    assert started("verify", file).returncode == 0
    assert started("replay", file, typed="e\n").returncode == 0
    sim = started("sim", EXAMPLE, "--bots", "random", "--games", "8", "--workers", "2", "--json")
    assert json.loads(sim.stdout)["games"] == 8


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Programs started now receive SIGINT, even if these tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize(
    ("words", "processes"), [(f"sim {EXAMPLE} --games 9999 --workers 2", 3), (f"bench {EXAMPLE}", 1)]
)
def test_an_interrupt_ends_all_processes_without_a_traceback(words: str, processes: int) -> None:
    """Also while they are still starting: a mistyped command is interrupted at once."""
    command = [str(Path(sys.executable).with_name("motu")), *words.split()]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True, start_new_session=True) as program:
        of_it = Path(f"/proc/{program.pid}/task/{program.pid}/children")
        while len(of_it.read_text().split()) < processes:
            time.sleep(0.01)
        time.sleep(0.4)  # in the middle of their imports
        os.killpg(program.pid, signal.SIGINT)
        said = program.communicate(timeout=60)
    assert program.returncode == 130
    assert said == ("", "")


def test_the_installed_program_complains_without_a_traceback() -> None:
    wrong = started("sim", "go")
    assert wrong.returncode == 1
    assert wrong.stderr == f"There is no game 'go'; there are: {', '.join(games)}.\n"
    assert started("play", "--seats").returncode == 2
