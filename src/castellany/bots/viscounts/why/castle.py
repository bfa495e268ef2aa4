"""Why workers enter here, move there, go on first, or leave."""

from __future__ import annotations

from castellany.bots.viscounts.why.looks import words_of
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.castle import ROOM, TOGETHER
from castellany.games.viscounts.effects.icons import Choice
from castellany.games.viscounts.facts.tables import LEADER_POINTS, REWARD, SECTION_IDS
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


def shift_reasons(s: ViscountsState, seat: int, choice: int) -> list[Message]:
    """A castle move."""
    source = lex.SHIFT.first(choice)
    target = (source + (1 if lex.SHIFT.second(choice) == 0 else 4)) % 5
    here = s.tier1[target * 4 + seat] + 1
    if here >= TOGETHER:
        after = s.copy()
        after.tier1[source * 4 + seat] -= 1
        return together_reasons(after, seat, target, here)
    if crowd(s, target) + 1 > ROOM:
        return [full(s, seat, target)]
    return [
        say("why-viscounts-castle-waits", section=section_id(target), count=here, missing=TOGETHER - here),
        reward(target),
    ]


def no_shift_reasons(s: ViscountsState, seat: int) -> list[Message]:
    """No castle move: does any bring three together?"""
    workers = 0
    three = False
    for section in range(5):
        workers += s.tier1[section * 4 + seat]
        for step in (1, 4):
            if s.tier1[section * 4 + seat] and s.tier1[(section + step) % 5 * 4 + seat] >= TOGETHER - 1:
                three = True
    found = [say("why-viscounts-castle-stay", count=workers)]
    if not three:
        found.insert(0, say("why-viscounts-castle-none"))
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
