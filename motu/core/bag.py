"""Counts of equal things: hands, decks that nobody has seen, supplies. A bag is a vec with one number per kind."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.dice import Dice


def empty(kinds: i64) -> vec[i64]:
    """A bag for that many kinds, with nothing in it."""
    return vec[i64]([0] * kinds)


def total(bag: vec[i64]) -> i64:
    """How many things are in the bag."""
    count: i64 = 0
    for n in bag:
        count += n
    return count


def kinds(bag: vec[i64]) -> vec[i64]:
    """The kinds of which there is at least one, in order."""
    found = vec[i64]()
    for kind in range(i64(len(bag))):
        if bag[kind]:
            found = append(found, kind)
    return found


def pour(source: vec[i64], target: vec[i64]) -> None:
    """Move everything from one bag into the other."""
    for kind in range(i64(len(source))):
        target[kind] += source[kind]
        source[kind] = 0


def add(target: vec[i64], more: vec[i64]) -> None:
    """Add the counts of the second bag to the first."""
    for kind in range(i64(len(more))):
        target[kind] += more[kind]


def tally(things: vec[i64], kinds: i64) -> vec[i64]:
    """How often each kind occurs in a row or in slots; empty slots are below 0."""
    found = empty(kinds)
    for kind in things:
        if kind >= 0:
            found[kind] += 1
    return found


def changed(bag: vec[i64], kind: i64, n: i64) -> vec[i64]:
    """The same bag with so many of one kind: for bags that clones share, which are replaced and never changed."""
    new = bag[:]
    new[kind] = n
    return new


def draw(bag: vec[i64], dice: Dice) -> i64:
    """Take one thing out, each as likely as any other; returns its kind."""
    kind = dice.pick(bag)
    bag[kind] -= 1
    return kind


def listed(bag: vec[i64]) -> list[int]:
    """The numbers as a plain list, for dumps and views."""
    return [n for n in bag]


def named(bag: vec[i64], names: list[str]) -> dict[str, int]:
    """The numbers with the names of their kinds, without the zeros: for events and views."""
    return {names[kind]: bag[kind] for kind in range(i64(len(bag))) if bag[kind]}
