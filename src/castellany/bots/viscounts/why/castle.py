"""Why workers enter here, move there, go on first, or leave."""

from __future__ import annotations

from castellany.bots.viscounts.why.looks import words_of
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.castle import ROOM, TOGETHER, ready, shift
from castellany.games.viscounts.effects.icons import Choice
from castellany.games.viscounts.facts.tables import LEADER_POINTS, REWARD, SECTION_IDS
from castellany.games.viscounts.kinds import SETTLE, SPREAD
from castellany.games.viscounts.state import NOBODY, ViscountsState
from castellany.kernel import Frame, Message, say, seat_id


def section_id(section: int) -> str:
    return f"section-{SECTION_IDS[section]}"


def reward(section: int) -> Message:
    return say("why-viscounts-castle-reward", section=section_id(section), effect=words_of(REWARD[section]))


def enter_reasons(s: ViscountsState, seat: int, section: int, count: int) -> list[Message]:
    """Workers from supply: three together go on; fewer are points and wait for the third."""
    count = min(count, s.workers[seat])
    here = s.tier1[section * 4 + seat] + count
    if here >= TOGETHER:
        return together_reasons(s, seat, section, here)
    if crowd(s, section) + count > ROOM:
        return [full(s, seat, section)]
    return [
        say("why-viscounts-castle-points", count=count),
        say("why-viscounts-castle-waits", section=section_id(section), count=here, missing=TOGETHER - here),
    ]


def crowd(s: ViscountsState, section: int) -> int:
    """All workers in a section of the first tier."""
    return sum(s.tier1[section * 4 : section * 4 + 4])


def full(s: ViscountsState, seat: int, section: int) -> Message:
    """VIS-8.8: too many; whoever's turn it is decides."""
    if s.active == seat:
        return say("why-viscounts-castle-full", section=section_id(section))
    return say("why-viscounts-castle-crowd", section=section_id(section))


def together_reasons(s: ViscountsState, seat: int, section: int, here: int) -> list[Message]:
    """Three together: one goes in, perhaps one climbs, perhaps a neighbouring section follows; and the reward."""
    found = [say("why-viscounts-castle-three", section=section_id(section), count=here)]
    if s.tier2[section * 4 + seat] >= TOGETHER - 1:
        if s.leader != seat and (s.leader == NOBODY or s.tier3[seat] + 1 > s.tier3[s.leader]):
            found.append(say("why-viscounts-castle-lead", points=LEADER_POINTS))
        else:
            found.append(say("why-viscounts-castle-climb"))
    chained = follower(s, seat, section)
    if chained >= 0:
        found.append(say("why-viscounts-castle-chain", section=section_id(chained)))
    found.append(reward(section))
    return found


def follower(s: ViscountsState, seat: int, section: int) -> int:
    """The neighbouring section in which a worker that moves aside makes three, or -1.

    Not where the reward itself may move a worker."""
    if isinstance(REWARD[section], Choice):
        return -1
    for step in (1, 4):
        other = (section + step) % 5
        if s.tier1[other * 4 + seat] == TOGETHER - 1:
            return other
    return -1


def shifted(s: ViscountsState, seat: int, source: int, target: int) -> ViscountsState:
    """The castle after a move, and after the workers that step aside before it is settled: those of a section
    whose reward the move is."""
    after = s.copy()
    after.tier1[source * 4 + seat] -= 1
    after.tier1[target * 4 + seat] += 1
    for i in range(len(s.frames) - 1, -1, -1):
        f = s.frames[i]
        if f.kind == SETTLE:
            break
        if f.kind == SPREAD:
            for step in (1, 4):
                if after.tier1[f.a * 4 + f.seat]:
                    shift(after, f.seat, f.a, step)
    return after


def target_of(choice: int) -> int:
    return (lex.SHIFT.first(choice) + (1 if lex.SHIFT.second(choice) == 0 else 4)) % 5


def shift_reasons(s: ViscountsState, seat: int, choice: int) -> list[Message]:
    """A castle move."""
    target = target_of(choice)
    after = shifted(s, seat, lex.SHIFT.first(choice), target)
    here = after.tier1[target * 4 + seat]
    if here >= TOGETHER:
        return together_reasons(after, seat, target, here)
    if here == 0:
        return [say("why-viscounts-castle-aside", section=section_id(target))]
    elsewhere = ready(after, after.tier1, seat)
    if elsewhere:
        return [say("why-viscounts-castle-anyway", section=section_id(elsewhere[0]), target=section_id(target))]
    if crowd(after, target) > ROOM:
        return [full(s, seat, target)]
    return [
        say("why-viscounts-castle-waits", section=section_id(target), count=here, missing=TOGETHER - here),
        reward(target),
    ]


def can_gather(s: ViscountsState, seat: int) -> bool:
    """Can a castle move bring three of the seat's workers together?"""
    for section in range(5):
        for step in (1, 4):
            target = (section + step) % 5
            there = s.tier1[section * 4 + seat] > 0
            if there and shifted(s, seat, section, target).tier1[target * 4 + seat] >= TOGETHER:
                return True
    return False


def on_first_tier(s: ViscountsState, seat: int) -> int:
    count = 0
    for section in range(5):
        count += s.tier1[section * 4 + seat]
    return count


def no_shift_reasons(s: ViscountsState, seat: int) -> list[Message]:
    """No castle move: does any bring three together?"""
    found: list[Message] = []
    if not can_gather(s, seat):
        found.append(say("why-viscounts-castle-none"))
    found.append(say("why-viscounts-castle-stay", count=on_first_tier(s, seat)))
    return found


def advance_reasons(s: ViscountsState, seat: int, section: int) -> list[Message]:
    """Which section goes on first."""
    found = [reward(section)]
    chained = follower(s, seat, section)
    if chained >= 0:
        found.append(say("why-viscounts-castle-chain", section=section_id(chained)))
    elif s.tier2[section * 4 + seat] >= TOGETHER - 1:
        found.append(say("why-viscounts-castle-climb"))
    return found


def bump_reasons(s: ViscountsState, f: Frame, owner: int) -> list[Message]:
    """Whose worker leaves a crowded section: its points, and what its owner gets for it."""
    if owner == f.seat:
        return [say("why-viscounts-bump-own", tier=f.a)]
    found = [say("why-viscounts-bump", seat=seat_id(owner), points=f.a)]
    totals = [each.total for each in s.scores()]
    ahead = s.seats > 2
    for other in range(s.seats):
        if other != owner and other != f.seat and totals[other] >= totals[owner]:
            ahead = False
    workers = s.tier1 if f.a == 1 else s.tier2
    if ahead:
        found.append(say("why-viscounts-bump-ahead", seat=seat_id(owner), points=totals[owner]))
    elif workers[f.b * 4 + owner] == TOGETHER - 1:
        found.append(say("why-viscounts-bump-pair", seat=seat_id(owner)))
    return found
