"""Buildings: spots, sites, links, and the abilities that slots uncover."""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.viscounts.facts.kinds import SEGMENT_COUNT
from castellany.games.viscounts.facts.tables import BANK_OF, SITES, SITES_OF
from castellany.games.viscounts.frames import running
from castellany.games.viscounts.ids import house_id
from castellany.games.viscounts.kinds import ANYWHERE, LINK_ORDER, LINKS, OPPONENT_SCHEME, RAISE, SPOT
from castellany.games.viscounts.state import EMPTY, ViscountsState
from castellany.kernel import Frame, Step, seat_id


def bank(s: ViscountsState, seat: i64) -> list[int]:
    """The spots a seat's viscount reaches: the bank of its outer space, none from the inner road."""
    place = s.at[seat]
    return BANK_OF[(s.wide * SEGMENT_COUNT + s.ring[place // 3]) * 3 + place % 3]


def free_spots(s: ViscountsState, seat: i64, where: i64) -> list[int]:
    """VIS-7.3, VIS-7.9: the free spots of the own bank, or of the whole board clockwise from there."""
    if where != ANYWHERE:
        return [site for site in bank(s, seat) if s.sites[site] == EMPTY]
    found: list[int] = []
    start = s.at[seat] // 3
    for i in range(SEGMENT_COUNT):
        for site in SITES_OF[s.wide * SEGMENT_COUNT + s.ring[(start + i) % SEGMENT_COUNT]]:
            if s.sites[site] == EMPTY:
                found.append(site)
    return found


def has_free_spot(s: ViscountsState, seat: i64) -> bool:
    for site in bank(s, seat):
        if s.sites[site] == EMPTY:
            return True
    return False


def next_spot(s: ViscountsState, site: i64) -> int:
    """Clockwise, over the river and over the edge of the segment."""
    segment = SITES[site].segment
    spots = SITES_OF[s.wide * SEGMENT_COUNT + segment]
    if site != spots[-1]:
        return site + 1
    following = s.ring[(s.ring.index(segment) + 1) % SEGMENT_COUNT]
    return SITES_OF[s.wide * SEGMENT_COUNT + following][0]


def previous_spot(s: ViscountsState, site: i64) -> int:
    segment = SITES[site].segment
    spots = SITES_OF[s.wide * SEGMENT_COUNT + segment]
    if site != spots[0]:
        return site - 1
    before = s.ring[(s.ring.index(segment) - 1) % SEGMENT_COUNT]
    return SITES_OF[s.wide * SEGMENT_COUNT + before][-1]


def completed_links(s: ViscountsState, site: i64) -> list[int]:
    """VIS-7.6: the lines a new building completes, each named by the spot it starts from."""
    found: list[int] = []
    before = previous_spot(s, site)
    if SITES[before].linked and s.sites[before] != EMPTY:
        found.append(before)
    if SITES[site].linked and s.sites[next_spot(s, site)] != EMPTY:
        found.append(site)
    return found


def ask_spot(s: ViscountsState, seat: i64, building: i64, where: i64) -> None:
    """Let the seat choose a spot, where there is a choice."""
    spots = free_spots(s, seat, where)
    if len(spots) == 1:
        s.frames.append(Frame(RAISE, seat, building, spots[0]))
    elif spots:
        s.frames.append(Frame(SPOT, seat, building, where))


class Raise(Step[ViscountsState]):
    """VIS-7.4: the building stands, its slot is open, the site acts, then the links."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat, building, site = f.seat, f.a, f.b
        s.built[seat] |= 1 << building
        s.sites[site] = seat * 3 + building // 3
        if s.hears:
            name = "opponent" if seat == s.opponent else "house"
            s.tell(
                "event-build",
                {"seat": seat_id(seat), "house": f"{name}-{house_id(building)}", "site": f"site-{SITES[site].id}"},
                moves=[(f"built:{SITES[site].id}", f"seat:{seat}/{house_id(building)}", f"site:{SITES[site].id}")],
            )
        links = completed_links(s, site)
        if links:
            s.frames.append(Frame(LINKS, seat, links[0], links[1] if len(links) > 1 else -1))
        s.frames.append(running(SITES[site].effect.number, seat))
        if seat == s.opponent and building == 0:
            # VIS-14.15: the opponent's first trading post pays at once.
            if s.hears:
                s.tell("event-opponent-building", {"seat": seat_id(seat), "house": "opponent-trading_post_1"})
            s.frames.append(Frame(OPPONENT_SCHEME, seat))


class Links(Step[ViscountsState]):
    """VIS-7.6, VIS-7.7: both owners gain, the builder first; one owner of both ends gains once."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if f.b >= 0 and f.seat != s.opponent:
            s.frames.append(Frame(LINK_ORDER, f.seat, f.a, f.b))
            return
        if f.b >= 0:
            s.frames.append(Frame(LINKS, f.seat, f.b, -1))
        reward_link(s, f.seat, f.a)


def reward_link(s: ViscountsState, builder: i64, site: i64) -> None:
    ends = (s.sites[site] // 3, s.sites[next_spot(s, site)] // 3)
    other = ends[0] if ends[1] == builder else ends[1]
    if s.hears:
        s.tell("event-link", {"seat": seat_id(builder), "other": seat_id(other), "same": int(other == builder)})
    link = SITES[site].link
    if other != builder:
        s.frames.append(running(link.number, other))
    s.frames.append(running(link.number, builder))
