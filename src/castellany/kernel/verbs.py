"""Choices as ints, made and read by named verbs.

A game has one `Lexicon`. Each verb owns a run of consecutive ints, one for every
object (or pair of objects) it can name, so a choice is small, hashes fast and is
the action index for learning. Its text form, "build harbor", is the notation of
saved games and stays stable forever; the ints may move between rules versions.

>>> lexicon = Lexicon()
>>> TAKE = lexicon.verb("take_gold")
>>> BUILD = lexicon.verb("build", ("temple", "harbor"))
>>> SWAP = lexicon.verb("swap", ("a", "b"), ("x", "y", "z"))
>>> BUILD.of(1), lexicon.text(BUILD.of(1)), lexicon.parse("build harbor")
(2, 'build harbor', 2)
>>> BUILD.each(0b11)
[1, 2]
>>> choice = SWAP.of2(1, 2)
>>> lexicon.text(choice), SWAP.first(choice), SWAP.second(choice), lexicon.size
('swap b z', 1, 2, 9)
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from castellany.kernel.errors import IllegalChoice
from castellany.kernel.says import say


class Verb:
    """A named run of choices: `base` alone, one per object, or one per pair of objects."""

    __slots__ = ("base", "firsts", "name", "seconds", "size", "width")

    def __init__(self, name: str, base: i64, firsts: Sequence[str], seconds: Sequence[str]) -> None:
        self.name = name
        self.base = base
        self.firsts = tuple(firsts)
        self.seconds = tuple(seconds)
        self.width: i64 = len(self.seconds) if self.seconds else 1
        self.size: i64 = (len(self.firsts) if self.firsts else 1) * self.width

    def of(self, arg: i64 = 0) -> int:
        return self.base + arg

    def of2(self, first: i64, second: i64) -> int:
        return self.base + first * self.width + second

    def arg(self, choice: i64) -> int:
        return choice - self.base

    def first(self, choice: i64) -> int:
        return (choice - self.base) // self.width

    def second(self, choice: i64) -> int:
        return (choice - self.base) % self.width

    def each(self, mask: i64) -> list[int]:
        """A choice for every bit of a mask of objects, in their order."""
        found: list[int] = []
        choice = self.base
        while mask:
            if mask & 1:
                found.append(choice)
            mask >>= 1
            choice += 1
        return found

    def has(self, choice: i64) -> bool:
        """Is this choice one of mine?"""
        return self.base <= choice < self.base + self.size

    def text(self, choice: int) -> str:
        if not self.firsts:
            return self.name
        words = f"{self.name} {self.firsts[self.first(choice)]}"
        return f"{words} {self.seconds[self.second(choice)]}" if self.seconds else words


class Lexicon:
    """All verbs of a game, in the order of their ints."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.size = 0
        self._choices: dict[str, int] = {}

    def verb(self, name: str, firsts: Sequence[str] = (), seconds: Sequence[str] = ()) -> Verb:
        """A new verb, with the ids of the objects it can name."""
        for word in (name, *firsts, *seconds):
            if not word or ";" in word or any(c.isspace() for c in word):
                raise ValueError(f"{word!r} cannot be a word of the notation")
        if any(v.name == name for v in self.verbs):
            raise ValueError(f"the verb {name!r} exists already")
        new = Verb(name, self.size, firsts, seconds)
        self.verbs.append(new)
        self.size += new.size
        for choice in range(new.base, new.base + new.size):
            self._choices[new.text(choice)] = choice
        return new

    def verb_of(self, choice: int) -> Verb:
        """The verb a choice belongs to; `IllegalChoice` where it is none of this game's."""
        low, high = 0, len(self.verbs)
        if not 0 <= choice < self.size:
            raise IllegalChoice(say("no-such-choice", choice=str(choice)))
        while high - low > 1:
            middle = (low + high) // 2
            if self.verbs[middle].base <= choice:
                low = middle
            else:
                high = middle
        return self.verbs[low]

    def text(self, choice: int) -> str:
        return self.verb_of(choice).text(choice)

    def parse(self, text: str) -> int:
        choice = self._choices.get(" ".join(text.split()))
        if choice is None:
            raise IllegalChoice(say("no-such-choice", choice=text[:80]))
        return choice
