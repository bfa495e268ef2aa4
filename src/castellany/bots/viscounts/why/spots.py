"""Why this building spot, and which link first."""

from __future__ import annotations

from castellany.bots.viscounts.why.looks import harms, welcome, words_of
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.building import completed_links, next_spot, previous_spot
from castellany.games.viscounts.effects.leaves import DEBTS, DEEDS, Flip, Gain
from castellany.games.viscounts.facts.tables import SITES
from castellany.games.viscounts.state import EMPTY, ViscountsState
from castellany.kernel import Frame, Message, say, seat_id


def spot_reasons(s: ViscountsState, seat: int, site: int) -> list[Message]:
    """A spot: its effect, links it completes, links it prepares."""
    found: list[Message] = []
    if welcome(s, seat, SITES[site].effect):
        found.append(say("why-viscounts-spot", effect=words_of(SITES[site].effect)))
    for start in completed_links(s, site):
        link = SITES[start].link
        end = next_spot(s, start) if start == site else start
        owner = s.sites[end] // 3
        if harms(link):
            continue
        if owner == seat:
            found.append(say("why-viscounts-spot-link", effect=words_of(link)))
        else:
            found.append(say("why-viscounts-spot-shared", effect=words_of(link), seat=seat_id(owner)))
    before = previous_spot(s, site)
    if SITES[site].linked and s.sites[next_spot(s, site)] == EMPTY and not harms(SITES[site].link):
        found.append(say("why-viscounts-spot-later", effect=words_of(SITES[site].link)))
    elif SITES[before].linked and s.sites[before] == EMPTY and not harms(SITES[before].link):
        found.append(say("why-viscounts-spot-later", effect=words_of(SITES[before].link)))
    if not found:
        found = spared(s, seat, site)
    return found


def spared(s: ViscountsState, seat: int, site: int) -> list[Message]:
    """Nothing speaks for a spot by itself: what the others keep for later."""
    for choice in s.choices(seat):
        other = lex.SITE.arg(choice)
        if other != site and not harms(SITES[other].effect):
            name = f"site-{SITES[other].id}"
            return [say("why-viscounts-spot-spared", site=name, effect=words_of(SITES[other].effect))]
    return []


def link_reasons(f: Frame, site: int) -> list[Message]:
    """Which of two links first: what is gained can be flipped by the other; else the second follows anyway."""
    other = f.b if site == f.a else f.a
    first = SITES[site].link
    then = SITES[other].link
    found: list[Message] = []
    if isinstance(then, Flip) and isinstance(first, Gain) and (first.amounts[DEBTS] or first.amounts[DEEDS]):
        found.append(say("why-viscounts-link-flip"))
    found.append(say("why-viscounts-link", effect=words_of(first)))
    found.append(say("why-viscounts-link-then", effect=words_of(then)))
    return found
