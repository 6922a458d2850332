"""Compiles the kernel and the rules with mypyc where that is possible, and sees that the page is there.

All else about the package is in pyproject.toml.

MOTU_COMPILE=0 leaves everything interpreted and makes a wheel for any machine.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from distutils.ccompiler import new_compiler
from distutils.errors import CCompilerError
from distutils.sysconfig import customize_compiler, get_python_inc
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "motu"
SOURCES = runpy.run_path(str(PACKAGE / "sources.py"))  # by path: importing motu would already choose which code runs

INTERPRETED = (
    "motu: there is no working C compiler with Python's headers here, so the rules stay interpreted: all works, but\n"
    "many times slower. To compile them, install both (Debian, Ubuntu: gcc, libc6-dev, python3-dev) and try again.\n"
)


def compiler_works() -> bool:
    """Whether C code that includes Python's headers can be compiled here."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n", encoding="ascii")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except CCompilerError:
            return False
    return True


class Build(build_ext):
    """mypyc's modules, and last the stamp that says from which sources they were made."""

    def run(self) -> None:
        if not self.distribution.has_ext_modules():
            sys.exit("motu: nothing was compiled.")
        package = PACKAGE if self.inplace else Path(self.build_lib, "motu")
        forget(package)
        if not self.inplace and SOURCES["up_to_date"]():
            take_over(package)
        else:
            self.compile(package)

    def compile(self, package: Path) -> None:
        from mypyc.build import mypycify  # noqa: PLC0415 - only where something is compiled

        before = SOURCES["digest"]()
        groups: list[tuple[list[str], str | None]] = [
            (files, f"{name}.compiled") for name, files in libraries().items()
        ]
        files = [file for group, _ in groups for file in group]
        translated: list[Any] = mypycify(files, opt_level="3", debug_level="0", separate=groups)
        self.distribution.ext_modules = translated
        self.parallel = True
        self.swig_opts = None  # type: ignore[assignment]  # the one option that cannot be finalized twice
        self.finalize_options()  # takes in the modules that have just been translated
        super().run()
        (package / SOURCES["STAMP"].name).write_text(before, encoding="ascii")


def libraries() -> dict[str, list[str]]:
    """The kernel and each game become a library of their own, so that all cores can help to compile them."""
    found: dict[str, list[str]] = {}
    for path in SOURCES["modules"]():
        package = path.relative_to(ROOT).parts
        library = package[:3] if package[1] == "games" else package[:1]
        found.setdefault(".".join(library), []).append(str(path.relative_to(ROOT)))
    return found


def forget(package: Path) -> None:
    """Remove what was compiled before, the stamp first: a file less never harms, an old one could."""
    library = SOURCES["LIBRARY"]
    (package / SOURCES["STAMP"].name).unlink(missing_ok=True)
    for path in package.rglob(f"*{''.join(library.suffixes)}"):
        path.unlink()


def take_over(package: Path) -> None:
    """What was compiled in place from the same sources need not be compiled again; the stamp goes last."""
    for made in [*PACKAGE.rglob(f"*{''.join(SOURCES['LIBRARY'].suffixes)}"), SOURCES["STAMP"]]:
        place = package / made.relative_to(PACKAGE)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(made, place)


def build_page() -> None:
    """The page for the browser, where it is missing."""
    if not (PACKAGE / "server" / "static" / "index.html").exists():
        subprocess.run([sys.executable, str(ROOT / "scripts" / "page.py")], check=True)  # noqa: S603 - our own script


class Files(build_py):
    """All files of the package, the page included; in the folder of a developer the scripts build it."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
        super().run()


class Source(sdist):
    """The source holds the built page too: installing from it needs neither Node nor its packages."""

    def run(self) -> None:
        build_page()
        super().run()


class Motu(Distribution):
    """Which modules there are to compile is known only when they have been translated; whether, right away."""

    def has_ext_modules(self) -> bool:
        return compiling


os.chdir(ROOT)
compiling = os.environ.get("MOTU_COMPILE") != "0" and compiler_works()
if not compiling and os.environ.get("MOTU_COMPILE") != "0":
    sys.stderr.write(INTERPRETED)
setup(distclass=Motu, ext_modules=[], cmdclass={"build_ext": Build, "build_py": Files, "sdist": Source})
