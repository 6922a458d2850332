"""The packages that motu needs, as wheels rebuilt from this environment, so that no network is needed."""

from __future__ import annotations

import re
from email.parser import Parser
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from zipfile import ZipFile

from tests.repository.tree import ROOT


def needed() -> list[Distribution]:
    """Packages of the lock file; some are for other systems only."""
    found = []
    for name in re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / "runtime.txt").read_text(), re.MULTILINE):
        try:
            found.append(distribution(name))
        except PackageNotFoundError:
            continue
    return found


def pack(package: Distribution, folder: Path) -> None:
    """The wheel that this package was installed from; its name says for which Pythons and systems it is."""
    tags = Parser().parsestr(package.read_text("WHEEL") or "").get_all("Tag", [])
    made_for = "-".join(".".join(sorted(set(parts))) for parts in zip(*(tag.split("-") for tag in tags), strict=True))
    inside = [file for file in package.files or () if ".." not in file.parts and "__pycache__" not in file.parts]
    (name,) = {file.parts[0] for file in inside if file.parts[0].endswith(".dist-info")}
    with ZipFile(folder / f"{name.removesuffix('.dist-info')}-{made_for}.whl", "w") as wheel:
        for file in inside:
            wheel.write(file.locate(), file.as_posix())


def packed(folder: Path) -> Path:
    """A folder with all of them."""
    folder.mkdir()
    for package in needed():
        pack(package, folder)
    return folder
