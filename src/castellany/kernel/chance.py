"""Chance: xoshiro128++ in four plain ints of the state, so that a copy of it is four assignments.

Beside it stands what undo asks: `known` grows whenever chance is used or something hidden becomes known. And while
worlds are imagined, no shuffle may follow from the true order of what it shuffles (`_blind`).
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from mypy_extensions import i64

_MASK: Final[i64] = 0xFFFFFFFF
_WORDS: Final[i64] = 0x100000000  # what the generator can draw
_four_words: Final = struct.Struct(">4I")


class Chance:
    """The part of a state that is drawn from."""

    __slots__ = ("_blind", "known", "r0", "r1", "r2", "r3")

    def __init__(self) -> None:
        self.r0: i64 = 1
        self.r1: i64 = 2
        self.r2: i64 = 3
        self.r3: i64 = 4
        self.known: i64 = 0  # grows whenever chance is used or something hidden becomes known
        self._blind = False  # while hidden things are dealt anew: their true order must not matter

    def seed_chance(self, seed: int) -> None:
        """Start the generator from a seed of any size; the same on every machine."""
        digest = hashlib.sha256(str(seed).encode()).digest()
        r0, self.r1, self.r2, self.r3 = _four_words.unpack_from(digest)
        self.r0 = r0 | 1

    def _next(self) -> i64:
        s0, s1, s2, s3 = self.r0, self.r1, self.r2, self.r3
        mix = (s0 + s3) & _MASK
        result = ((((mix << 7) | (mix >> 25)) & _MASK) + s0) & _MASK
        shifted = (s1 << 9) & _MASK
        s2 ^= s0
        s3 ^= s1
        self.r1 = s1 ^ s2
        self.r0 = s0 ^ s3
        self.r2 = s2 ^ shifted
        self.r3 = ((s3 << 11) | (s3 >> 21)) & _MASK
        return result

    def random(self, n: i64) -> int:
        """A number from 0 to n - 1, each as likely. Chance is a barrier for undo."""
        self.known += 1
        drawn = self._next()
        if drawn > _WORDS - n:  # perhaps in the last, incomplete run of n numbers
            limit = _WORDS - _WORDS % n
            while drawn >= limit:
                drawn = self._next()
        return drawn % n

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place. While worlds are imagined, the outcome does not follow from the order before."""
        if self._blind:
            items.sort()
        for i in range(len(items) - 1, 0, -1):
            j = self.random(i + 1)
            items[i], items[j] = items[j], items[i]

    def reveal(self) -> None:
        """Something hidden becomes known to the acting seat: undo stops here."""
        self.known += 1
