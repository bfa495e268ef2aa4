"""Imagining a selection that fits what a seat saw of it and what the calls have shown since (CIT-2.8).

Each hidden place (a pick of another seat, a card laid aside, a card still being passed) has a mask of
ranks it may hold; a random way to fill all places is searched.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.citadels.layout import DRAFT_ROW, LAID, NOBODY, PICKED, SAW
from castellany.games.citadels.selection_table import LAST_WITH_DOWN, MIX, program
from castellany.games.citadels.state import CitadelsState

# Places of a card that no pick or laid card in `draft` names.
DOWN: Final = -1
DOWN_LATER: Final = -2
POOL: Final = -3
NOWHERE: Final = -9


def deal_characters(s: CitadelsState, seat: int) -> None:
    """The Theater may have moved a first or a second pick: try the ways in random order."""
    ways = stage_ways(s, seat)
    if len(ways) > 1:
        s.shuffle(ways)
    for way in ways:
        if deal_picks(s, seat, way >> 1, way & 1):
            return
    raise AssertionError("the true world fits what the seat knows")


def stage_ways(s: CitadelsState, seat: int) -> list[int]:
    """Which picks the Theater may have moved, as far as the seat knows: twice the giver's look plus the other's."""
    if s.stage_from == NOBODY:
        return [0]
    ways: list[int] = []
    looks = 2 if s.seats <= 3 else 1
    for mine in range(looks):
        for theirs in range(looks):
            if s.stage_from == seat and mine != s.stage_look:
                continue
            if s.stage_to == seat and theirs != s.stage_other:
                continue
            ways.append(mine * 2 + theirs)
    return ways


def deal_picks(s: CitadelsState, seat: int, mine: int, theirs: int) -> bool:
    """Fill every hidden place of the selection, if the Theater moved these two picks. False: it cannot be."""
    places: list[int] = []  # an index into `draft`, or DOWN, DOWN_LATER, POOL
    masks: list[int] = []
    hidden_places(s, seat, mine, theirs, places, masks)
    ranks = [0] * len(places)
    if not fill(s, masks, ranks, 0, 0):
        return False
    write_back(s, seat, places, ranks, mine, theirs)
    return True


def hidden_places(s: CitadelsState, seat: int, mine: int, theirs: int, places: list[int], masks: list[int]) -> None:
    """Every hidden place with the ranks it may hold by all that the seat saw and all that was called since."""
    list_places(s, seat, places, masks)
    given = s.draft[s.stage_from * DRAFT_ROW + PICKED + s.stage_look] if s.stage_from != NOBODY else 0
    taken = s.draft[s.stage_to * DRAFT_ROW + PICKED + s.stage_other] if s.stage_from != NOBODY else 0
    swapped_from = s.stage_from * DRAFT_ROW + PICKED + mine if s.stage_from != NOBODY else NOWHERE
    swapped_to = s.stage_to * DRAFT_ROW + PICKED + theirs if s.stage_from != NOBODY else NOWHERE
    shown = shown_by_seat(s)
    secret = secret_ranks(s)
    aside = ((1 << len(s.cast)) - 2) & ~s.shown
    free = ~own_ranks(s, seat)
    for i in range(len(places)):
        place = places[i]
        if place == swapped_to:
            masks[i] = 1 << taken if seat == s.stage_from else masks[i] & free & held(s, shown, s.stage_from, secret)
        elif place == swapped_from:
            masks[i] = 1 << given if seat == s.stage_to else masks[i] & free & held(s, shown, s.stage_to, secret)
        elif place >= 0 and place % DRAFT_ROW < LAID:
            masks[i] &= free & held(s, shown, place // DRAFT_ROW, secret)
        else:
            masks[i] &= free & aside


def own_ranks(s: CitadelsState, seat: int) -> int:
    """What the seat itself picked and laid aside, and what lies face up."""
    mask = s.face_up
    for column in (PICKED, PICKED + 1, LAID, LAID + 1):
        mask |= 1 << s.draft[seat * DRAFT_ROW + column]
    return mask


def shown_by_seat(s: CitadelsState) -> list[int]:
    """The ranks each seat has shown."""
    shown = [0] * s.seats
    for rank in range(1, len(s.cast)):
        if (s.shown >> rank) & 1:
            shown[s.holder[rank]] |= 1 << rank
    return shown


def secret_ranks(s: CitadelsState) -> int:
    """Ranks that somebody may hold unseen: those not called yet, and the killed one (CIT-3.3)."""
    secret = ((1 << len(s.cast)) - 2) & ~((2 << s.called) - 1)
    if s.killed:
        secret |= 1 << s.killed
    return secret & ~s.shown


def held(s: CitadelsState, shown: list[int], holder: int, secret: int) -> int:
    """Ranks that a card of `holder` may be. Whoever has shown all of them has no other."""
    mine = shown[holder]
    if mine and (s.seats > 3 or mine & (mine - 1)):
        return mine
    return mine | secret


def list_places(s: CitadelsState, seat: int, places: list[int], masks: list[int]) -> None:
    """Every hidden place with the ranks it may hold: filled before, between or after the looks of the seat."""
    row = seat * DRAFT_ROW
    everything: i64 = (1 << len(s.cast)) - 2
    first: i64 = s.draft[row + SAW]
    second: i64 = s.draft[row + SAW + 1]
    before = everything & ~first
    mask = before
    if s.down:
        places.append(DOWN)
        masks.append(before)
    for place, look, rest in program(s.seats, len(s.cast) - 1):
        picker = (s.opener + place) % s.seats
        base = picker * DRAFT_ROW
        if picker == seat and s.draft[row + SAW + look]:
            mask = first & ~second if look == 0 else second
        if rest == LAST_WITH_DOWN and picker != seat:
            mask = everything  # the card laid face down first has joined the last one passed
        if not s.draft[base + SAW + look]:
            break
        if picker != seat:
            for column in (PICKED, LAID):
                if s.draft[base + column + look]:
                    places.append(base + column + look)
                    masks.append(mask)
        if rest == MIX and s.down_later:
            places.append(DOWN_LATER)
            masks.append(mask)
    if s.pool and s.frames[-1].seat != seat:
        for _card in range(bits(s.pool)):
            places.append(POOL)
            masks.append(mask)


def fill(s: CitadelsState, masks: list[int], ranks: list[int], done: i64, used: i64) -> bool:
    """Give each place a rank of its mask, all different: the place with fewest ranks left first, ranks at random."""
    if done == len(masks):
        return True
    best: i64 = -1
    fewest: i64 = 99
    for i in range(len(masks)):
        if ranks[i] == 0:
            count = bits(masks[i] & ~used)
            if count < fewest:
                fewest = count
                best = i
                if count <= 1:
                    break
    free = masks[best] & ~used
    while free:
        rank = nth_bit(free, s.random(fewest) if fewest > 1 else 0)
        ranks[best] = rank
        if fill(s, masks, ranks, done + 1, used | 1 << rank):
            return True
        free &= ~(1 << rank)
        fewest -= 1
    ranks[best] = 0
    return False


def nth_bit(mask: i64, n: i64) -> i64:
    """The position of the bit with n set bits below it."""
    position: i64 = 0
    while True:
        if mask & 1:
            if n == 0:
                return position
            n -= 1
        mask >>= 1
        position += 1


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def write_back(s: CitadelsState, seat: int, places: list[int], ranks: list[int], mine: int, theirs: int) -> None:
    """Put the imagined ranks in their places; what others saw and who holds what follows from them."""
    draft = s.draft[:]
    pool = 0
    for i in range(len(places)):
        place = places[i]
        if place >= 0:
            draft[place] = ranks[i]
        elif place == DOWN:
            s.down = ranks[i]
        elif place == DOWN_LATER:
            s.down_later = ranks[i]
        else:
            pool |= 1 << ranks[i]
    if pool:
        s.pool = pool
    s.draft = draft
    refresh_looks(s, seat)
    holder = [NOBODY] * len(s.cast)
    for player in range(s.seats):
        for pick in range(player * DRAFT_ROW + PICKED, player * DRAFT_ROW + PICKED + 2):
            if draft[pick]:
                holder[draft[pick]] = player
    if s.stage_from != NOBODY:
        s.stage_look = mine
        s.stage_other = theirs
        holder[draft[s.stage_from * DRAFT_ROW + PICKED + mine]] = s.stage_to
        holder[draft[s.stage_to * DRAFT_ROW + PICKED + theirs]] = s.stage_from
    s.holder = holder


def refresh_looks(s: CitadelsState, seat: int) -> None:
    """What each other seat saw: all that was picked, laid aside or passed on from its look onwards."""
    draft = s.draft
    passed: i64 = s.pool
    steps = program(s.seats, len(s.cast) - 1)
    for i in range(len(steps) - 1, -1, -1):
        place, look, rest = steps[i]
        picker = (s.opener + place) % s.seats
        base = picker * DRAFT_ROW
        if not draft[base + SAW + look]:
            continue
        if rest == MIX and s.down_later:
            passed |= 1 << s.down_later
        for column in (PICKED, LAID):
            if draft[base + column + look]:
                passed |= 1 << draft[base + column + look]
        if picker != seat:
            draft[base + SAW + look] = passed
        if rest == LAST_WITH_DOWN:
            passed &= ~(1 << joined(s, seat, passed))


def joined(s: CitadelsState, seat: int, last_two: int) -> int:
    """CIT-2.5: which of the last two cards had lain face down, as far as the seat can tell."""
    saw = s.draft[seat * DRAFT_ROW + SAW]
    unseen = last_two & ~saw
    return one_of(s, unseen if unseen else last_two)


def one_of(s: CitadelsState, mask: int) -> int:
    ranks = [rank for rank in range(1, len(s.cast)) if (mask >> rank) & 1]
    return ranks[s.random(len(ranks))]
