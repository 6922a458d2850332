"""Pieces by words: `2 wood fish`, and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def words(text: str) -> list[str]:
    """`2 wood fish` -> wood, wood, fish."""
    found: list[str] = []
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
        else:
            found += [word] * times
            times = 1
    return found


def counted(text: str, names: Sequence[str]) -> list[int]:
    """Words as counts by kind; a word that names no such piece is a mistake in the test."""
    listed = words(text)
    unknown = set(listed) - set(names)
    assert not unknown, f"no such pieces: {unknown}"
    return [listed.count(name) for name in names]


def spoken(counts: Iterable[int], names: Sequence[str]) -> str:
    """Counts as words, in canonical order: `2 wood 1 fish`."""
    return " ".join(f"{n} {name}" for name, n in zip(names, counts, strict=True) if n)
