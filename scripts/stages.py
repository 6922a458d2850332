"""What scripts/check and scripts/test run: one stage after the other, whatever becomes of the first, then a summary."""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import PIPE, STDOUT
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
SWITCHES = ("MOTU_INTERPRETED", "MOTU_STANDIN")
OUTCOME = {True: "[green]passed[/]", False: "[red]FAILED[/]"}


class Stage(NamedTuple):
    """A program to run and the switches it runs under."""

    name: str
    command: list[str]
    switches: dict[str, str] = {}


class Result(NamedTuple):
    """What became of a stage."""

    name: str
    passed: bool
    seconds: float
    last_words: str


def tool(*words: str) -> list[str]:
    """A program of this environment."""
    return [str(Path(sys.executable).with_name(words[0])), *words[1:]]


def page(name: str, script: str) -> Stage:
    """A script of the page's own."""
    return Stage(name, [sys.executable, "scripts/page.py", "run", script])


def checks() -> list[Stage]:
    """What looks at the code without running it. The long ones begin first."""
    return [
        Stage("types", tool("mypy", "--no-error-summary")),
        page("page, types", "check"),
        Stage("imports", tool("lint-imports", "--no-cache", "--no-logo")),
        Stage("style", tool("ruff", "check", "--quiet")),
        Stage("format", tool("ruff", "format", "--check", "--quiet")),
    ]


def tests(rules: str, quick: bool) -> list[Stage]:
    pytest = tool("pytest", "-n", "auto", "--quiet")
    fast = ["-m", "not slow"]
    chosen = fast if quick else []
    # The repository's own tests choose for themselves which code runs; page, browser and network do not notice.
    # A browser's driver keeps an event loop in its process, so that those who start loops of their own stay apart.
    browser = ["--ignore", "tests/browser", "--ignore-glob", "tests/*/browser"]
    drawn_tables = ["tests/browser", *map(str, sorted(Path("tests").glob("[!s]*/browser")))]
    games = [*browser, "--ignore", "tests/page", "--ignore", "tests/repository", "--ignore", "tests/server"]
    drawn = [] if quick else [Stage("tests, browser", [*pytest, *drawn_tables])]
    interpreted = Stage("tests, interpreted", [*pytest, *browser, *chosen], {"MOTU_INTERPRETED": "1"})
    same = ["tests/conformance/test_states.py", "tests/conformance/test_records.py"]  # plain lists play the same games
    standin = Stage("tests, without librt", [*pytest, *same, *fast], {"MOTU_STANDIN": "1"})
    if rules != "compiled":
        return [*drawn, interpreted, standin]
    compiled = Stage("tests, compiled", [*pytest, *browser, *chosen, "-n", str((os.cpu_count() or 1) + 1)])  # some wait
    interpreted = interpreted._replace(command=[*pytest, *games, *chosen])
    return [*drawn, compiled, interpreted] if quick else [*drawn, compiled, interpreted, standin]


def run(stage: Stage, console: Console) -> Result:
    """Run a stage and show what it says as it says it."""
    console.rule(stage.name, align="left")
    environment = {name: value for name, value in os.environ.items() if name not in SWITCHES} | stage.switches
    if console.is_terminal:
        environment["FORCE_COLOR"] = "1"
    start = time.monotonic()
    last = ""
    with subprocess.Popen(stage.command, cwd=ROOT, env=environment, stdout=PIPE, stderr=STDOUT, text=True) as program:
        for line in program.stdout or ():
            console.out(line, end="", highlight=False)
            last = line.strip() or last
    return Result(stage.name, program.returncode == 0, time.monotonic() - start, Text.from_ansi(last).plain)


def together(stages: list[Stage], console: Console) -> list[Result]:
    """Stages that keep one core busy each, side by side; what they say is shown one after the other."""
    said = [Console(file=io.StringIO(), force_terminal=console.is_terminal, width=console.width) for _ in stages]
    results: list[Result] = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for result, listener in zip(pool.map(run, stages, said), said, strict=True):
            results.append(result)
            assert isinstance(listener.file, io.StringIO)
            sys.stdout.write(listener.file.getvalue())
            sys.stdout.flush()
    return results


def summary(results: list[Result], rules: str, seconds: float, console: Console) -> None:
    console.rule("summary", align="left")
    table = Table(box=None, show_header=False)
    for result in results:
        told = result.last_words if result.name.startswith("tests") else ""
        table.add_row(result.name, OUTCOME[result.passed], f"{result.seconds:.1f} s", told)
    if rules == "broken":
        table.add_row("compiling the rules", OUTCOME[False])
    if rules == "interpreted":
        table.add_row("tests, compiled", "[yellow]left out[/]", "", "no C compiler, or MOTU_COMPILE=0")
    table.add_row("in all", "", f"{seconds:.1f} s")
    console.print(table)


def asked_for() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts", add_help=False)
    kinds = parser.add_subparsers(dest="what", required=True)
    check = kinds.add_parser("check")
    check.add_argument("--fix", action="store_true")
    check.set_defaults(rules="", quick=False)
    test = kinds.add_parser("test")
    test.add_argument("--quick", action="store_true")
    test.add_argument("--rules", required=True, choices=["compiled", "interpreted", "broken"], help=argparse.SUPPRESS)
    test.set_defaults(fix=False)
    return parser.parse_args()


def main() -> int:
    wanted = asked_for()
    console = Console()
    start = time.monotonic()
    if wanted.fix:
        for command in (["check", "--fix", "--quiet"], ["format", "--quiet"]):
            subprocess.run(tool("ruff", *command), cwd=ROOT, check=False)
    light = [*checks(), page("tests, page", "test")] if wanted.what == "test" else checks()
    results = together(light, console)
    if wanted.what == "test":
        results += [run(stage, console) for stage in tests(wanted.rules, wanted.quick)]
    summary(results, wanted.rules, time.monotonic() - start, console)
    return int(wanted.rules == "broken" or not all(result.passed for result in results))


if __name__ == "__main__":
    sys.exit(main())
