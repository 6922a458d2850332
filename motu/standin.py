"""Plain lists in place of librt's vectors, for Pythons without a librt wheel. Slower, but the same games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")


def make(items: Iterable[T] = (), /, *, capacity: int = 0) -> list[T]:
    return list(items)


class vec:  # noqa: N801 - the name that the rules import
    def __class_getitem__(cls, item: object) -> Callable[..., list[object]]:
        return make


def append(v: list[T], item: T, /) -> list[T]:
    return [*v, item]  # a vector is a value: other references keep the old one


def extend(v: list[T], items: Iterable[T], /) -> list[T]:
    return [*v, *items]


def remove(v: list[T], item: T, /) -> list[T]:
    found = v.index(item)
    return v[:found] + v[found + 1 :]


def pop(v: list[T], i: int = -1, /) -> tuple[list[T], T]:
    left = list(v)
    item = left.pop(i)
    return left, item


def install() -> None:
    """Let `from librt.vecs import vec` find these."""
    sys.modules["librt.vecs"] = sys.modules[__name__]
    sys.modules.setdefault("librt", ModuleType("librt"))
