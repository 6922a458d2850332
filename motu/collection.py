"""A package that is also a mapping: `motu.games["moorea"]`, `for name in motu.bots`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any


class Collection(ModuleType, Mapping[str, Any]):
    """A package that is a mapping of the shelf's things of its name, and stays a package for every import."""

    def on_shelf(self) -> Mapping[str, Any]:
        shelved: Mapping[str, Any] = getattr(import_module("motu.shelf"), self.__name__.rpartition(".")[2])
        return shelved

    def __getitem__(self, name: str) -> Any:
        return self.on_shelf()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.on_shelf())

    def __len__(self) -> int:
        return len(self.on_shelf())

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)


def collect(package: str) -> None:
    """Turn a package that is being imported into a collection."""
    sys.modules[package].__class__ = Collection
