"""The Fluent files as data: which messages there are, what they refer to, and how they read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import motu
from motu import words

ROOT: Final = Path(motu.__path__[0])
FOLDERS: Final = sorted({str(file.parent.relative_to(ROOT)) for file in ROOT.rglob("words/**/*.ftl")})
SEAT = {"name": "seat", "you": "seat"}  # what an argument `seat` brings along


class Text(NamedTuple):
    """A message, or an attribute of one."""

    prose: tuple[str, ...]  # what stands between the placeables, variant by variant
    variables: frozenset[str]
    references: frozenset[str]


class Reader(Visitor):
    """Collects what a pattern says and refers to."""

    def __init__(self) -> None:
        self.prose: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.prose.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def read(pattern: ast.Pattern) -> Text:
    reader = Reader()
    reader.visit(pattern)
    return Text(tuple(reader.prose), frozenset(reader.variables), frozenset(reader.references))


@cache
def entries(game: str, language: str) -> list[ast.EntryType]:
    """One file, entry by entry."""
    return FluentParser().parse(words.source(game, language)).body


@cache
def texts(game: str, language: str) -> dict[str, Text]:
    """One file: every message that has a value, and every attribute as `id.part`."""
    found: dict[str, Text] = {}
    for entry in entries(game, language):
        if isinstance(entry, ast.Message):
            if entry.value:
                found[entry.id.name] = read(entry.value)
            for part in entry.attributes:
                found[f"{entry.id.name}.{part.id.name}"] = read(part.value)
    return found


def written(folder: str, language: str) -> Iterator[tuple[str, Text]]:
    """Every text of a file with its id, attributes as `id.part`."""
    for entry in FluentParser().parse((ROOT / folder / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, read(entry.value)
            for part in entry.attributes:
                yield f"{entry.id.name}.{part.id.name}", read(part.value)


def arguments(game: str, language: str, key: str) -> set[str]:
    """Arguments that a text needs, through the texts it refers to; `product-the` comes with `product`."""
    known = texts(words.SHARED, language) | texts(game, language)
    text = known[key]
    found = {SEAT.get(name, name.partition("-")[0]) for name in text.variables}
    return found.union(*(arguments(game, language, other) for other in text.references))
