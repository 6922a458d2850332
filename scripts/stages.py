"""The stages of scripts/check and scripts/test. A failed stage does not stop the later ones; a summary comes last."""

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

from scripts import changed, timings

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "build" / "tests"
SWITCHES = ("MOTU_INTERPRETED", "MOTU_STANDIN")
OUTCOME = {True: "[green]passed[/]", False: "[red]FAILED[/]"}


class Stage(NamedTuple):
    """A program to run and the switches it runs under."""

    name: str
    command: list[str]
    switches: dict[str, str] = {}
    report: Path | None = None


class Result(NamedTuple):
    """The outcome of a stage."""

    name: str
    passed: bool
    seconds: float
    last_line: str
    by_game: timings.Seconds = {}


def tool(*words: str) -> list[str]:
    """A program of this environment."""
    return [str(Path(sys.executable).with_name(words[0])), *words[1:]]


def page(name: str, script: str) -> Stage:
    """A script of web/package.json."""
    return Stage(name, [sys.executable, "scripts/page.py", "run", script])


def checks() -> list[Stage]:
    """Static checks, the longest first."""
    return [
        Stage("types", tool("mypy", "--no-error-summary")),
        page("page, style", "lint"),
        page("page, types", "check"),
        Stage("imports", tool("lint-imports", "--no-cache", "--no-logo")),
        Stage("style", tool("ruff", "check", "--quiet")),
        Stage("format", tool("ruff", "format", "--check", "--quiet")),
        page("page, format", "format"),
    ]


class Choice(NamedTuple):
    """Which tests are run: all, or those of some games; all moments of them, or the quick ones."""

    games: list[str] = []  # none: all tests
    quick: bool = False
    thorough: bool = False

    def options(self) -> list[str]:
        chosen = ["-m", "not slow"] if self.quick else []
        chosen += ["--thorough"] if self.thorough else []
        return chosen + [word for game in self.games for word in ("--game", game)]


def pytest(name: str, *words: str, switches: dict[str, str] | None = None) -> Stage:
    """A stage with a report of the time of each test."""
    report = REPORTS / f"{name.removeprefix('tests, ')}.xml"
    command = tool("pytest", "-n", "auto", "--quiet", f"--junit-xml={report}", *words)
    return Stage(name, command, switches or {}, report)


def tests(rules: str, choice: Choice) -> list[Stage]:
    options = choice.options()
    # Compiled or not, the tests of texts, page, browser and server are the same; those of the repository choose by
    # themselves. A browser's driver keeps an event loop in its process: tests that start their own run separately.
    browser = ["--ignore", "tests/browser", "--ignore-glob", "tests/*/browser"]
    same_both_ways = ("page", "repository", "server", "words")
    games = [*browser, *(word for folder in same_both_ways for word in ("--ignore", f"tests/{folder}"))]
    interpreted = pytest("tests, interpreted", *browser, *options, switches={"MOTU_INTERPRETED": "1"})
    same = ["tests/conformance/test_states.py", "tests/conformance/test_records.py"]  # plain lists play the same games
    fast = choice._replace(quick=True).options()
    standin = pytest("tests, without librt", *same, *fast, switches={"MOTU_STANDIN": "1"})
    drawn = [] if choice.quick else [in_browser(choice)]
    if rules != "compiled":
        return [*drawn, interpreted, standin]
    compiled = pytest("tests, compiled", *browser, *options, "-n", str((os.cpu_count() or 1) + 1))  # some wait
    interpreted = pytest("tests, interpreted", *games, *options, switches={"MOTU_INTERPRETED": "1"})
    return [*drawn, compiled, interpreted] if choice.quick else [*drawn, compiled, interpreted, standin]


def in_browser(choice: Choice) -> Stage:
    """One worker for each game, so that its tables are opened once; for a single game, all workers."""
    folders = sorted(
        str(path.relative_to(ROOT)) for path in ROOT.glob("tests/**/browser") if path.parent.name != "support"
    )
    together = [] if len(choice.games) == 1 else ["--dist=loadgroup"]
    return pytest("tests, browser", "tests/browser", *folders, *choice.options(), *together)


def run(stage: Stage, console: Console) -> Result:
    """Run a stage and print its output as it comes."""
    console.rule(stage.name, align="left")
    if stage.report:
        stage.report.unlink(missing_ok=True)
    environment = {name: value for name, value in os.environ.items() if name not in SWITCHES} | stage.switches
    if console.is_terminal:
        environment["FORCE_COLOR"] = "1"
    start = time.monotonic()
    last = ""
    with subprocess.Popen(stage.command, cwd=ROOT, env=environment, stdout=PIPE, stderr=STDOUT, text=True) as program:
        for line in program.stdout or ():
            console.out(line, end="", highlight=False)
            last = line.strip() or last
    by_game = timings.by_game(stage.report) if stage.report and stage.report.exists() else {}
    passed, seconds = program.returncode == 0, time.monotonic() - start
    return Result(stage.name, passed, seconds, Text.from_ansi(last).plain, by_game)


def together(stages: list[Stage], console: Console) -> list[Result]:
    """Run single-core stages in parallel; their outputs are printed one after the other."""
    outputs = [Console(file=io.StringIO(), force_terminal=console.is_terminal, width=console.width) for _ in stages]
    results: list[Result] = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for result, output in zip(pool.map(run, stages, outputs), outputs, strict=True):
            results.append(result)
            assert isinstance(output.file, io.StringIO)
            sys.stdout.write(output.file.getvalue())
            sys.stdout.flush()
    return results


def summary(results: list[Result], rules: str, seconds: float, console: Console) -> None:
    console.rule("summary", align="left")
    table = Table(box=None, show_header=False)
    for result in results:
        last = result.last_line if result.name.startswith("tests") else ""
        table.add_row(result.name, OUTCOME[result.passed], f"{result.seconds:.1f} s", last)
    if rules == "broken":
        table.add_row("compiling the rules", OUTCOME[False])
    if rules == "interpreted":
        table.add_row("tests, compiled", "[yellow]left out[/]", "", "no C compiler, or MOTU_COMPILE=0")
    table.add_row("in all", "", f"{seconds:.1f} s")
    console.print(table)
    measured = {result.name: result.by_game for result in results if result.name in timings.BUDGETS and result.by_game}
    if measured:
        console.print(timings.table(measured))


def parsed_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts", add_help=False)
    kinds = parser.add_subparsers(dest="what", required=True)
    check = kinds.add_parser("check")
    check.add_argument("--fix", action="store_true")
    check.set_defaults(rules="")
    test = kinds.add_parser("test")
    test.add_argument("--quick", action="store_true")
    test.add_argument("--thorough", action="store_true")
    test.add_argument("--changed", action="store_true")
    test.add_argument("--game", action="append", default=[], choices=changed.all_games(), dest="games")
    test.add_argument("--rules", required=True, choices=["compiled", "interpreted", "broken"], help=argparse.SUPPRESS)
    test.set_defaults(fix=False)
    return parser.parse_args()


def chosen(wanted: argparse.Namespace) -> Choice:
    """The games that were named or that have changed; an empty list where that is all of them."""
    games: list[str] = wanted.games
    if wanted.changed:
        games = changed.games_of(changed.changed_paths(), changed.all_games())
    return Choice([] if games == changed.all_games() else games, wanted.quick, wanted.thorough)


def fix() -> None:
    """Fix style and format automatically; the stages report the rest."""
    for command in (
        tool("ruff", "check", "--fix", "--quiet"),
        tool("ruff", "format", "--quiet"),
        page("", "fix").command,
    ):
        subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    wanted = parsed_arguments()
    console = Console()
    start = time.monotonic()
    subprocess.run([sys.executable, "scripts/page.py", "packages"], cwd=ROOT, check=True)
    if wanted.fix:
        fix()
    light = [*checks(), page("tests, page", "test")] if wanted.what == "test" else checks()
    results = together(light, console)
    if wanted.what == "test":
        results += [run(stage, console) for stage in tests(wanted.rules, chosen(wanted))]
    summary(results, wanted.rules, time.monotonic() - start, console)
    return int(wanted.rules == "broken" or not all(result.passed for result in results))


if __name__ == "__main__":
    sys.exit(main())
