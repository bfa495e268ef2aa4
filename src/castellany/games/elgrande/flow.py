"""The round, step by step: what happens by itself between the players' decisions.

ROUND reveals cards and asks for power cards, TURNS hands out the turns by power,
END_ROUND clears the table, and after rounds 3, 6 and 9 the general scoring runs:
disks (decisions/disks.py), castle, regions.
"""

from mypy_extensions import i64

from castellany.games.elgrande import kinds, piles, solo
from castellany.games.elgrande.effects.book import SPECIALS
from castellany.games.elgrande.facts.board import (
    CASTLE,
    COURT,
    INVITES,
    MINUS_1,
    MINUS_2,
    PLACES,
    PLUS_1,
    PROVINCE,
    REGIONS,
    ROUNDS_FULL,
    ROUNDS_SHORT,
    SCORING_ROUNDS,
)
from castellany.games.elgrande.facts.cards import VETO
from castellany.games.elgrande.ids import CARD_NAMES, PLACE_NAMES, PLACE_THINGS, piece, store
from castellany.games.elgrande.moves import anything_free, move_grande, offer_recall
from castellany.games.elgrande.scoring import score_castle, score_place
from castellany.games.elgrande.state import (
    NO_MODIFIER,
    NO_POWER,
    NOBODY,
    OVER,
    POWERS,
    SCORING,
    TURNS,
    GrandeState,
    province,
    shift,
)
from castellany.kernel import Frame, Step, seat_id


def round_number(s: GrandeState) -> int:
    """The number on the round track; ELG-17.2: a short game leaves out 1, 4 and 7."""
    return track(s)[min(s.round, len(track(s)) - 1)]


def track(s: GrandeState) -> list[int]:
    return ROUNDS_SHORT if s.short else ROUNDS_FULL


class Round(Step[GrandeState]):
    """ELG-3.1, ELG-3.2: reveal the cards of a round; or the game is over."""

    def run(self, s: GrandeState, f: Frame) -> None:
        if s.round == len(track(s)):
            s.stage = OVER
            return
        s.stage = POWERS
        s.acted = 0
        s.reveal()
        if s.hears:
            s.tell("event-round", {"round": round_number(s)})
            s.tell("event-cards", {"cards": [CARD_NAMES[card] for card in piles.available(s)]})
        s.frames.append(Frame(kinds.TURNS))
        for i in range(s.seats - 1, -1, -1):
            s.frames.append(Frame(kinds.POWER, (s.first + i) % s.seats))
        if s.colours > s.seats:
            solo.begin_round(s)


class Turns(Step[GrandeState]):
    """ELG-3.4: the highest power that has not had its turn comes next."""

    def run(self, s: GrandeState, f: Frame) -> None:
        s.stage = TURNS
        best = -1
        for c in range(s.colours):
            if not (s.acted >> c) & 1 and (best < 0 or s.power[c] > s.power[best]):
                best = c
        s.active = best
        s.card = NOBODY
        if best < 0:
            s.frames.append(Frame(kinds.END_ROUND))
            return
        s.acted |= 1 << best
        s.frames.append(f)
        if best >= s.seats:
            solo.take_turn(s)
            return
        s.frames.append(Frame(kinds.TAKE, best))
        if s.mod[best] > 0:  # Power +2, kind 0, has no ability
            s.frames.append(Frame(kinds.ABILITY, best, s.mod[best]))
        invites = INVITES[s.played[best]]
        if invites and province(s, best):
            s.frames.append(Frame(kinds.INVITE, best, invites))
        else:
            offer_recall(s, best, invites)


def following(s: GrandeState) -> list[int]:
    """ELG-3.2, ELG-3.4: who still plays a power card; once all lie there, whose turns come, the highest first."""
    powers = [f.seat for f in s.frames[:-1] if f.kind == kinds.POWER]
    if powers:
        return powers[::-1]
    if s.stage != TURNS:
        return []
    later = [seat for seat in range(s.seats) if not (s.acted >> seat) & 1]
    return sorted(later, key=s.power.__getitem__, reverse=True)


class Ability(Step[GrandeState]):
    """ELG-15.4: offer the ability of the modifier `a`, if it can do anything."""

    def run(self, s: GrandeState, f: Frame) -> None:
        seat = f.seat
        if f.a == PLUS_1:
            if province(s, seat) or anything_free(s, seat):
                s.frames.append(Frame(kinds.ADD_ONE, seat))
        elif f.a == MINUS_1:
            for c in range(s.colours):
                if c != seat and anything_free(s, c):
                    s.moved = []
                    s.frames.append(Frame(kinds.MOVE, seat, 0, 1))
                    return
        elif f.a == MINUS_2 and province(s, seat):
            s.frames.append(Frame(kinds.POST, seat, 1, PROVINCE))


class Special(Step[GrandeState]):
    """A special action that nobody cancelled begins: card `a`."""

    def run(self, s: GrandeState, f: Frame) -> None:
        s.moved = []
        SPECIALS[f.a].start(s, f.seat)


class EndRound(Step[GrandeState]):
    """ELG-3.5 to ELG-3.7, then the next round or a general scoring."""

    def run(self, s: GrandeState, f: Frame) -> None:
        lowest = 0
        for seat in range(s.seats):
            if s.power[seat] < s.power[lowest]:
                lowest = seat
        if s.hears:
            _tell_end(s, lowest)
        s.first = lowest
        for seat in range(s.seats):
            if s.played[seat]:
                s.spent[seat] |= 1 << s.played[seat]
                s.played[seat] = 0
            if s.mod[seat] != NO_MODIFIER:
                s.mods_spent[seat] += 1 << 3 * s.mod[seat]
                s.mod[seat] = NO_MODIFIER
        for c in range(s.colours):
            s.power[c] = NO_POWER
        drop_old_vetoes(s)
        number = round_number(s)
        s.round += 1
        s.taken = 0
        s.frames.append(Frame(kinds.ROUND))
        if number in SCORING_ROUNDS:
            s.stage = SCORING
            if s.hears:
                s.tell("event-scoring", {"round": number})
            s.frames.append(Frame(kinds.REGIONS_SCORED))
            if s.king == CASTLE:
                score_castle(s)  # ELG-7.9: everything stays inside
            else:
                s.frames.append(Frame(kinds.CASTLE_DISK))


def _tell_end(s: GrandeState, lowest: i64) -> None:
    left = [CARD_NAMES[card] for card in piles.available(s) if piles.is_discarded(card)]
    if left:
        s.tell("event-unused", {"cards": left})
    if lowest != s.first:
        s.tell("event-first", {"seat": seat_id(lowest)}, moves=[("marker", seat_id(s.first), seat_id(lowest))])


def drop_old_vetoes(s: GrandeState) -> None:
    """ELG-14.3: a Veto is good for its own round and the next."""
    kept: list[int] = []
    for i in range(0, len(s.vetoes), 2):
        if s.vetoes[i + 1] > s.round:
            kept += s.vetoes[i : i + 2]
        elif s.hears:
            s.tell("event-veto-over", {"seat": seat_id(s.vetoes[i]), "action": CARD_NAMES[VETO]})
    s.vetoes = kept


class RegionsScored(Step[GrandeState]):
    """ELG-7.10: all regions, in the order of the overview."""

    def run(self, s: GrandeState, f: Frame) -> None:
        for r in range(REGIONS):
            score_place(s, r, r)
        if s.colours > s.seats:
            solo.shuffle_homes(s)


def empty_castle(s: GrandeState, disks: list[int]) -> None:
    """ELG-7.8: everything leaves the castle by its owner's disk; -1 where nobody was asked."""
    for c in range(s.colours):
        n = s.at[c * PLACES + CASTLE]
        disk = disks[c] if c < s.seats else -1
        if c >= s.seats:
            target = PROVINCE  # ELG-16.7
        elif disk < 0 or disk == s.king:
            target = COURT
        else:
            target = disk
        if n:
            shift(s, c, CASTLE, target, n)
            if s.hears:
                _tell_leaving(s, c, target, n)
        if c < s.seats and s.grandes[c] == CASTLE and disk >= 0 and disk != s.king:
            move_grande(s, c, disk)  # ELG-6.4
        elif c < s.seats and s.grandes[c] == CASTLE and s.hears:
            s.tell("event-grande-stays", {"seat": seat_id(c)})  # ELG-6.5


def _tell_leaving(s: GrandeState, colour: i64, target: i64, count: i64) -> None:
    who = "imaginary" if colour >= s.seats else seat_id(colour)
    if target < REGIONS:
        end = piece(s.seats, colour, target)
    else:
        end = store(s.seats, colour, "court" if target == COURT else "province")
    s.tell(
        "event-leave-castle",
        {"seat": who, "count": count, "place": PLACE_NAMES[target]},
        moves=[("piece-caballero", PLACE_THINGS[CASTLE], end, count)],
    )
