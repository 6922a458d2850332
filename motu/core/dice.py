"""The seeded generator: the same numbers interpreted, compiled and in the browser."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Multiply-with-carry. Its state runs through the residues of this prime and never leaves signed 64 bits.
MULTIPLIER: Final[i64] = 698769069
PERIOD: Final = 698769069 * 2**32 - 1
WORD: Final = 2**64 - 1


def stirred(seed: int) -> int:
    """Any whole number, however long, turned into a well mixed one, so that seeds 1 and 2 have nothing in common."""
    left = 2 * seed if seed >= 0 else -2 * seed - 1
    mixed = 0
    while True:
        mixed = (mixed ^ left) + 0x9E3779B97F4A7C15 & WORD
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
        mixed ^= mixed >> 31
        left >>= 64
        if not left:
            return mixed


class Dice:
    """Chance for a table, a search or a test. Same seed, same throws."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = 1 + stirred(seed) % (PERIOD - 1)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, for n up to 2**31."""
        self.state = MULTIPLIER * (self.state & 0xFFFFFFFF) + (self.state >> 32)
        return ((self.state & 0xFFFFFFFF) * n) >> 32

    def pick(self, weights: vec[i64]) -> i64:
        """A position in `weights`, each as likely as its weight says."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        place: i64 = 0
        while left >= weights[place]:
            left -= weights[place]
            place += 1
        return place
