"""The single icons of the game as effects: gaining, flipping, hiring, moving in the castle and so on.

An effect acts at once or pushes the frame that asks. For the solo opponent most icons mean something
else (VIS-14.4 to VIS-14.6); that exchange happens here, in one place per icon.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.viscounts.facts.kinds import SEGMENT_COUNT
from castellany.games.viscounts.gains import gain_deeds, move_marks, take, take_any
from castellany.games.viscounts.kinds import (
    ANYWHERE,
    CASTLE_MOVE,
    DESTROY,
    DESTROY_OWN,
    DISCARD,
    FLIP,
    FREE_BUILD,
    FREE_COPY,
    FREE_HIRE,
    FREE_WORKERS,
    GAIN_DEBT,
    HERE,
    OPPONENT_COPY,
    OPPONENT_FLIP,
    OPPONENT_FREE_BUILD,
    OPPONENT_PLACE,
    OPPONENT_SCHEME,
    REARRANGE,
    RESHUFFLE,
)
from castellany.games.viscounts.state import ACQUIRED, UNPAID, ViscountsState
from castellany.kernel import Effect, Frame, Message, say, seat_id

EITHER: Final = 0
DEBT: Final = 1
DEED: Final = 2
FLIP_WORDS: Final = ("effect-flip", "effect-flip-debt", "effect-flip-deed")
BUILDING_WORDS: Final = ("building-trading_post", "building-guildhall", "building-workshop")
LEAST_CARDS: Final = 3  # VIS-6.8: nobody may own fewer

# What a gain may bring, by its place in the amounts: the goods come first.
ANY_GOODS: Final = 4
DEBTS: Final = 5
DEEDS: Final = 6
VIRTUES: Final = 7
CORRUPTIONS: Final = 8
GAIN_IDS: Final = ("silver", "ink", "stone", "gold", "any", "debt", "deed", "virtue", "corruption")


def owned(s: ViscountsState, seat: i64) -> int:
    """How many cards a seat owns, wherever they are."""
    count = len(s.decks[seat]) + len(s.hands[seat]) + len(s.discards[seat])
    for slot in range(seat * 3, seat * 3 + 3):
        if s.row[slot] >= 0:
            count += 1
    return count


def has_loose_card(s: ViscountsState, seat: i64) -> bool:
    """Is there a card in hand, in the draw pile, or to be shuffled into one?"""
    return bool(s.hands[seat]) or bool(s.decks[seat]) or bool(s.discards[seat])


def can_destroy(s: ViscountsState, seat: i64) -> bool:
    return has_loose_card(s, seat) and owned(s, seat) > LEAST_CARDS


def can_rearrange(s: ViscountsState, seat: i64) -> bool:
    i = seat * 3
    return (s.row[i] >= 0) + (s.row[i + 1] >= 0) + (s.row[i + 2] >= 0) > 1


def stands_in_tier1(s: ViscountsState, seat: i64) -> bool:
    for section in range(SEGMENT_COUNT):
        if s.tier1[section * 4 + seat]:
            return True
    return False


class Nothing(Effect[ViscountsState]):
    """No effect: a card without an ability, a spot without a link."""

    def run(self, s: ViscountsState, seat: int) -> None:
        pass

    def message(self) -> Message:
        return say("effect-nothing")


class Gain(Effect[ViscountsState]):
    """VIS-2.1: goods, debts, deeds, virtue and corruption, all together."""

    def __init__(self, amounts: list[int]) -> None:
        super().__init__()
        self.amounts = amounts  # in the order of GAIN_IDS

    def run(self, s: ViscountsState, seat: int) -> None:
        n = self.amounts
        if n[VIRTUES] or n[CORRUPTIONS]:
            move_marks(s, seat, n[CORRUPTIONS], n[VIRTUES])
        if n[ANY_GOODS]:
            take_any(s, seat, n[ANY_GOODS])
        if n[DEBTS]:
            s.frames.append(Frame(GAIN_DEBT, seat, n[DEBTS]))
        if n[DEEDS]:
            gain_deeds(s, seat, n[DEEDS])
        for good in range(4):
            if n[good]:
                take(s, seat, good, n[good])

    def message(self) -> Message:
        given = [i for i in range(len(GAIN_IDS)) if self.amounts[i]]
        if len(given) == 1:
            return say(f"effect-gain-{GAIN_IDS[given[0]]}", count=self.amounts[given[0]])
        return say("effect-gain-several", things=[say(f"amount-{GAIN_IDS[i]}", count=self.amounts[i]) for i in given])


class Flip(Effect[ViscountsState]):
    """VIS-5.3: turn debts to paid, deeds to approved."""

    def __init__(self, which: int, times: int) -> None:
        super().__init__()
        self.which = which
        self.times = times

    def possible(self, s: ViscountsState, seat: int) -> bool:
        debts = s.papers[seat * 4 + UNPAID] if self.which != DEED else 0
        deeds = s.papers[seat * 4 + ACQUIRED] if self.which != DEBT else 0
        return debts + deeds > 0

    def run(self, s: ViscountsState, seat: int) -> None:
        if seat == s.opponent:
            for _i in range(self.times):
                s.frames.append(Frame(OPPONENT_FLIP, seat, self.which))
        else:
            s.frames.append(Frame(FLIP, seat, self.which, self.times))

    def message(self) -> Message:
        return say(FLIP_WORDS[self.which], count=self.times)


class HireFree(Effect[ViscountsState]):
    """VIS-10.4: any visible townsfolk for nothing."""

    def possible(self, s: ViscountsState, seat: int) -> bool:
        for card in s.tops:
            if card >= 0:
                return True
        return False

    def run(self, s: ViscountsState, seat: int) -> None:
        if seat == s.opponent:
            if s.hears and s.future:
                s.tell("event-opponent-instead-hire", {"seat": seat_id(seat)})
            s.frames.append(Frame(OPPONENT_SCHEME, seat))
        elif self.possible(s, seat):
            s.frames.append(Frame(FREE_HIRE, seat))

    def message(self) -> Message:
        return say("effect-hire")


class Discard(Effect[ViscountsState]):
    """VIS-6.6: put cards aside to come to others sooner."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def possible(self, s: ViscountsState, seat: int) -> bool:
        return has_loose_card(s, seat)

    def run(self, s: ViscountsState, seat: int) -> None:
        if seat == s.opponent:
            if s.hears:
                s.tell("event-opponent-instead-discard", {"seat": seat_id(seat)})
            move_marks(s, seat, 0, 1)
        else:
            s.frames.append(Frame(DISCARD, seat, self.times))

    def message(self) -> Message:
        return say("effect-discard", count=self.times)


class Destroy(Effect[ViscountsState]):
    """VIS-6.7: remove cards from the game for their silver."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def possible(self, s: ViscountsState, seat: int) -> bool:
        return can_destroy(s, seat)

    def run(self, s: ViscountsState, seat: int) -> None:
        if seat == s.opponent:
            if s.hears:
                s.tell("event-opponent-instead-destroy", {"seat": seat_id(seat)})
            for _i in range(self.times):
                s.frames.append(Frame(OPPONENT_FLIP, seat, EITHER))
        else:
            s.frames.append(Frame(DESTROY, seat, self.times))

    def message(self) -> Message:
        return say("effect-destroy", count=self.times)


class DestroyOwn(Effect[ViscountsState]):
    """VIS-3.6, player card 9: remove one of the own starting cards before the first shuffle."""

    def run(self, s: ViscountsState, seat: int) -> None:
        s.frames.append(Frame(DESTROY_OWN, seat))

    def message(self) -> Message:
        return say("effect-destroy", count=1)


class Rearrange(Effect[ViscountsState]):
    """VIS-6.5: change the order of the cards on the own board."""

    def possible(self, s: ViscountsState, seat: int) -> bool:
        return can_rearrange(s, seat)

    def run(self, s: ViscountsState, seat: int) -> None:
        if seat == s.opponent:
            if s.hears:
                s.tell("event-opponent-instead-rearrange", {"seat": seat_id(seat)})
            take_any(s, seat, 1)
        elif can_rearrange(s, seat):
            s.frames.append(Frame(REARRANGE, seat))

    def message(self) -> Message:
        return say("effect-rearrange")


class Reshuffle(Effect[ViscountsState]):
    """VIS-6.9: the discard pile into the draw pile, where there is one."""

    def possible(self, s: ViscountsState, seat: int) -> bool:
        return bool(s.discards[seat])

    def run(self, s: ViscountsState, seat: int) -> None:
        if s.discards[seat]:
            s.frames.append(Frame(RESHUFFLE, seat))

    def message(self) -> Message:
        return say("effect-reshuffle")


class CastleMove(Effect[ViscountsState]):
    """VIS-8.10: one own worker to a neighbouring section of the first tier."""

    def possible(self, s: ViscountsState, seat: int) -> bool:
        return stands_in_tier1(s, seat)

    def run(self, s: ViscountsState, seat: int) -> None:
        if seat == s.opponent:
            if s.hears:
                s.tell("event-opponent-instead-castle-move", {"seat": seat_id(seat)})
            move_marks(s, seat, 0, 1)
        elif stands_in_tier1(s, seat):
            s.frames.append(Frame(CASTLE_MOVE, seat))

    def message(self) -> Message:
        return say("effect-castle-move")


class PlaceWorkers(Effect[ViscountsState]):
    """VIS-8.11: workers from supply into one section of the first tier."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def possible(self, s: ViscountsState, seat: int) -> bool:
        return s.workers[seat] > 0

    def run(self, s: ViscountsState, seat: int) -> None:
        if s.workers[seat] > 0:
            s.frames.append(Frame(OPPONENT_PLACE if seat == s.opponent else FREE_WORKERS, seat, self.count))

    def message(self) -> Message:
        return say("effect-workers", count=self.count)


class BuildFree(Effect[ViscountsState]):
    """VIS-7.9: a building of one type for nothing, on any free spot or beside the own viscount."""

    def __init__(self, building: int, here: bool) -> None:
        super().__init__()
        self.building = building
        self.where = HERE if here else ANYWHERE

    def run(self, s: ViscountsState, seat: int) -> None:
        kind = OPPONENT_FREE_BUILD if seat == s.opponent else FREE_BUILD
        s.frames.append(Frame(kind, seat, self.building, self.where))

    def message(self) -> Message:
        return say("effect-build", building=BUILDING_WORDS[self.building])


class CopyFree(Effect[ViscountsState]):
    """VIS-9.6: a visible manuscript of cost 3 or 4 for nothing."""

    def run(self, s: ViscountsState, seat: int) -> None:
        s.frames.append(Frame(OPPONENT_COPY if seat == s.opponent else FREE_COPY, seat))

    def message(self) -> Message:
        return say("effect-copy")
