"""Compiles the kernel and the rules with mypyc where possible, and builds the page if it is missing.

Everything else about the package is in pyproject.toml.

MOTU_COMPILE=0 compiles nothing and makes a wheel for any machine.
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
from importlib.metadata import version
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
    "motu: there is no working C compiler with Python's headers here, so the rules stay interpreted: they work, but\n"
    "many times slower. To compile them, install both (Debian, Ubuntu: gcc, libc6-dev, python3-dev) and try again.\n"
)


# Calls inside a library are direct. Products are rounded before they are added, as in Python: no fused multiply-add.
# Flags that the C compiler does not know are left out.
FLAGS = ("-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt", "-ffp-contract=off")
LINK_FLAGS = ("-Wl,-Bsymbolic-functions",)


def compiler_works() -> bool:
    """Whether C code that includes Python's headers can be compiled here."""
    return accepts([], [])


def accepts(flags: list[str], link_flags: list[str]) -> bool:
    """Whether a small extension can be compiled and linked here with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n", encoding="ascii")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            made = compiler.compile(
                [str(probe)], output_dir=folder, include_dirs=[get_python_inc()], extra_postargs=flags
            )
            if link_flags:
                compiler.link_shared_object(made, str(Path(folder, "probe.so")), extra_postargs=link_flags)
        except CCompilerError:
            return False
    return True


def known_flags() -> tuple[list[str], list[str]]:
    """The flags that this compiler and linker accept."""
    if os.name != "posix":
        return [], []
    flags = [flag for flag in FLAGS if accepts(["-Werror", flag], [])]
    return flags, [flag for flag in LINK_FLAGS if accepts([], [flag])]


class Build(build_ext):
    """Builds mypyc's modules, and last the stamps with the hashes of their sources."""

    def run(self) -> None:
        if not self.distribution.has_ext_modules():
            sys.exit("motu: nothing was compiled.")
        stale = SOURCES["stale"]()
        if self.inplace:
            forget(stale, PACKAGE)
            self.compile(stale, PACKAGE)
            return
        libraries, package = SOURCES["libraries"](), Path(self.build_lib, "motu")
        forget(libraries, package)
        if stale:
            self.compile(libraries, package)
        else:
            take_over(libraries, package)

    def compile(self, libraries: list[Any], package: Path) -> None:
        """Translate all libraries, which is quick; unchanged C code is not compiled again."""
        made_from = [(place(library.stamp, package), library.digest()) for library in libraries]
        flags, link_flags = known_flags()
        self.distribution.ext_modules = translated(flags, link_flags)
        self.parallel = True
        self.swig_opts = None  # type: ignore[assignment]  # the one option that cannot be finalized twice
        self.finalize_options()  # takes in the modules that have just been translated
        tools, noted = tools_used(flags, link_flags), Path(self.build_temp, "tools.txt")
        self.force = not noted.exists() or noted.read_text(encoding="utf-8") != tools
        super().run()
        noted.write_text(tools, encoding="utf-8")
        for stamp, digest in made_from:
            stamp.write_text(digest, encoding="ascii")


def translated(flags: list[str], link_flags: list[str]) -> list[Any]:
    """The C code of all libraries, made without mypyc's own cache, which it often cannot read back."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only where something is compiled

    groups: list[tuple[list[str], str | None]] = [
        ([str(path.relative_to(ROOT)) for path in library.modules], f"{library.name}.compiled")
        for library in SOURCES["libraries"]()
    ]
    files = [file for group, _ in groups for file in group]
    found: list[Any] = mypycify([f"--cache-dir={os.devnull}", *files], opt_level="3", debug_level="0", separate=groups)
    for extension in found:
        extension.extra_compile_args += flags
        extension.extra_link_args += link_flags
    return found


def tools_used(flags: list[str], link_flags: list[str]) -> str:
    """Versions of the compilers, and flags: when they change, everything is compiled again."""
    compiler = new_compiler()
    customize_compiler(compiler)
    command = [*getattr(compiler, "compiler_so", [])[:1], "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=False) if command[1:] else None  # noqa: S603
    return "\n".join([sys.version, f"mypy {version('mypy')}", said.stdout if said else "", *flags, *link_flags])


def place(file: Path, package: Path) -> Path:
    """The path of a file of the package in the package that is being built."""
    return package / file.relative_to(PACKAGE)


def compiled_modules(library: Any, package: Path) -> list[Path]:
    """The compiled modules of a library, its file last: `Library.up_to_date` looks for that one."""
    file, core = place(library.file, package), place(PACKAGE / "core", package)
    folder = core if library.folder == PACKAGE else file.parent
    return [*(path for path in folder.rglob(f"*{''.join(file.suffixes)}") if path != file), file]


def forget(libraries: list[Any], package: Path) -> None:
    """Remove an earlier build, the stamp first: a missing file is compiled again, an old one would be used."""
    for library in libraries:
        for path in [place(library.stamp, package), *compiled_modules(library, package)]:
            path.unlink(missing_ok=True)


def take_over(libraries: list[Any], package: Path) -> None:
    """Copy what was compiled in place from the same sources, the stamp last."""
    for library in libraries:
        for made in [*compiled_modules(library, PACKAGE), library.stamp]:
            place(made, package).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(made, place(made, package))


def build_page() -> None:
    """Build the page for the browser, where it is missing."""
    if not (PACKAGE / "server" / "static" / "index.html").exists():
        subprocess.run([sys.executable, str(ROOT / "scripts" / "page.py")], check=True)  # noqa: S603 - our own script


class Files(build_py):
    """Copies all files of the package, the page included; in an editable install the scripts build the page."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
        super().run()


class Source(sdist):
    """The source distribution includes the built page: installing from it needs no Node."""

    def run(self) -> None:
        build_page()
        super().run()


class Motu(Distribution):
    """Knows before the translation that there are extension modules, though not yet which."""

    def has_ext_modules(self) -> bool:
        return compiling


os.chdir(ROOT)
compiling = os.environ.get("MOTU_COMPILE") != "0" and compiler_works()
if not compiling and os.environ.get("MOTU_COMPILE") != "0":
    sys.stderr.write(INTERPRETED)
setup(distclass=Motu, ext_modules=[], cmdclass={"build_ext": Build, "build_py": Files, "sdist": Source})
