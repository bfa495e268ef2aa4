"""Plain words for outcomes, and the check that the game does what they say.

`check(ready, happen, "discard 1, silver 2")` lets something happen at a full table and follows it word by word:
questions must be of the right kind, goods, papers, markers and cards must end where the words put them.
"""

from __future__ import annotations

from collections.abc import Callable

from castellany.games.viscounts.state import ViscountsState
from tests.games.viscounts.helpers import asked, card, do, give, hand, has, marks, quiet, row, set_marks, tops

Happen = Callable[[ViscountsState], None]
KINDS = {"ink", "stone", "gold", "silver", "unpaid", "paid", "acquired", "approved"}


def ready(seats: int = 2) -> ViscountsState:
    """A table at which every effect can do something."""
    s = quiet(seats)
    hand(s, 0, "abbot", "squire")
    row(s, 0, "labourer", "financer", "trader")
    s.row[2] = card("miner")  # no trader, whose silver would blur the count
    s.discards[0] = [card("lothaire")]
    tops(s, "friar", "princess", "jeweller", "woodcutter_1", "peddler_1")
    give(s, 0, silver=3, unpaid=2, acquired=2)
    set_marks(s, 0, 1, 5)
    s.tier1[0] = 1
    s.workers[0] = 19
    return s


class Ledger:
    """What a seat had, what the words say it gains, and whether that is what it has."""

    def __init__(self, s: ViscountsState) -> None:
        self.s = s
        self.before = {kind: has(s, 0, kind) for kind in KINDS}
        self.corruption, self.virtue = marks(s, 0)
        self.gains: dict[str, int] = {}

    def add(self, kind: str, count: int) -> None:
        self.gains[kind] = self.gains.get(kind, 0) + count

    def close(self) -> None:
        for kind in KINDS:
            assert has(self.s, 0, kind) == self.before[kind] + self.gains.get(kind, 0), kind
        corruption = self.corruption + self.gains.get("corruption", 0)
        assert marks(self.s, 0) == (corruption, self.virtue - self.gains.get("virtue", 0))
        assert not self.s.frames, "something is still asked"


def follow(s: ViscountsState, ledger: Ledger, word: str) -> None:
    """One word of an outcome."""
    name, _, rest = word.partition(" ")
    if name in ("ink", "stone", "gold", "silver", "virtue", "corruption"):
        ledger.add(name, int(rest))
    elif name == "debt":
        ledger.add("unpaid", int(rest))
    elif name == "deed":
        ledger.add("acquired", int(rest))
    elif name == "any":
        for _i in range(int(rest)):
            assert asked(s) == "Any"
            do(s, "take gold")
        ledger.add("gold", int(rest))
    elif name == "flip":
        flip(s, ledger, rest)
    elif name == "hire":
        assert asked(s) == "FreeHire"
        do(s, "hire friar")
        assert card("friar") in s.discards[0]
        ledger.add("virtue", 1)
    elif name in ("discard", "destroy"):
        assert asked(s) == f"{name.capitalize()}Ask"
        assert s.frames[-1].a == int(rest)
        do(s, "stop")
    elif name == "rearrange":
        assert asked(s) == "Rearrange"
        do(s, "arrange 123")
    elif name == "shuffle":
        assert not s.discards[0] and card("lothaire") in s.decks[0]
        ledger.add("virtue", 1)
    elif word == "castle move":
        assert asked(s) == "CastleMove"
        do(s, "stop")
    elif name == "workers":
        assert asked(s) == "FreeWorkers"
        do(s, "place e")
        if int(rest) > 2:
            assert s.tier2[4 * 4] == 1
            ledger.add("virtue", 2)
        else:
            assert s.tier1[4 * 4] == int(rest)
    elif name == "build":
        assert asked(s) == "FreeBuildAsk"
        do(s, f"build {rest}_2")
        assert asked(s) == "Spot"
        do(s, "site a2-1-2")
        assert s.built[0].bit_count() == 1
        ledger.add("gold", 1)
    elif word == "copy":
        take_copy(s, ledger)
    else:
        raise AssertionError(f"no such word: {word}")


def flip(s: ViscountsState, ledger: Ledger, which: str) -> None:
    if which == "either":
        assert asked(s) == "FlipAsk"
        do(s, "flip deed")
        which = "deed"
    if which == "debt":
        do(s, "take gold")
        for kind, count in (("unpaid", -1), ("paid", 1), ("gold", 1)):
            ledger.add(kind, count)
    else:
        ledger.add("acquired", -1)
        ledger.add("approved", 1)


def take_copy(s: ViscountsState, ledger: Ledger) -> None:
    """A free manuscript of cost 3 or 4; here the one that pays ink."""
    assert asked(s) == "FreeCopyAsk"
    do(s, "copy ms13")
    ledger.add("ink", 2)


def check(prepare: Callable[[], ViscountsState], happen: Happen, words: str) -> None:
    """Both branches of a choice, or the one outcome."""
    branches = words.split(" | ")
    for i, branch in enumerate(branches):
        s = prepare()
        ledger = Ledger(s)
        happen(s)
        if len(branches) > 1:
            assert asked(s) == "ChooseEffect"
            do(s, f"choose {i + 1}")
        for word in [w for w in branch.split(", ") if w]:
            follow(s, ledger, word)
        ledger.close()
