"""Secret disks: all who are asked choose at once, and nobody sees a disk before the last is set (ELG-6.3)."""

from castellany.games.elgrande.decisions.regions import no_castle
from castellany.games.elgrande.facts.board import CASTLE, COURT, PLACES, REGIONS
from castellany.games.elgrande.facts.cards import CIVIL_WAR, RIVALRY
from castellany.games.elgrande.flow import empty_castle
from castellany.games.elgrande.forecast import by_moving, by_sending_back, gain, pays
from castellany.games.elgrande.ids import CARD_NAMES, PLACE_NAMES, PLACE_THINGS, piece
from castellany.games.elgrande.lexicon import DISK
from castellany.games.elgrande.moves import free_regions, listed, send_back
from castellany.games.elgrande.refusals import untouchable
from castellany.games.elgrande.scoring import score_castle, score_regions
from castellany.games.elgrande.shown import DiskFacts, FleeFacts
from castellany.games.elgrande.state import GrandeState, shift
from castellany.kernel import Closed, Frame, Message, Option, Refusal, SealedQuestion, say, seat_id


def tell_disk(s: GrandeState, seat: int, region: int) -> None:
    if s.hears:
        s.tell("event-disk", {"seat": seat_id(seat), "place": PLACE_NAMES[region]})


class CastleDisk(SealedQuestion[GrandeState]):
    """ELG-7.7: where one's own caballeros go from the castle.

    Everybody is asked, so that nobody learns who has something in a closed castle; what is one's own
    there can be reckoned, so the question says it.
    """

    clause = "ELG-7.7"

    def message(self, s: GrandeState, f: Frame) -> Message:
        count = s.at[f.seat * PLACES + CASTLE]
        if s.grandes[f.seat] == CASTLE:
            return say("ask-castle-disk-grande", count=count)
        return say("ask-castle-disk", count=count) if count else say("ask-castle-disk-none")

    def asked(self, s: GrandeState, f: Frame) -> int:
        if not s.open_castle:
            return (1 << s.seats) - 1
        mask = 0
        for seat in range(s.seats):
            if s.at[seat * PLACES + CASTLE] or s.grandes[seat] == CASTLE:
                mask |= 1 << seat
        return mask

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        return [DISK.base + r for r in range(REGIONS)]

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        r = DISK.arg(choice)
        to_court = r == s.king
        count = s.at[f.seat * PLACES + CASTLE]
        change = by_moving(s, f.seat, f.seat, CASTLE, COURT if to_court else r, count)
        facts: DiskFacts = {
            "before": change["before"],
            "after": change["after"],
            "change": change["change"],
            "most": 1,
            "to_court": to_court,
        }
        return Option(choice, say(self._offer(s, f, r), place=PLACE_NAMES[r]), (PLACE_THINGS[r],), facts=facts)

    def beside(self, s: GrandeState, f: Frame) -> list[Closed]:
        return no_castle()

    def _offer(self, s: GrandeState, f: Frame, region: int) -> str:
        """ELG-6.5: into the king's region no grande goes either."""
        if region != s.king:
            return "opt-disk"
        return "opt-disk-court-grande" if s.grandes[f.seat] == CASTLE else "opt-disk-court"

    def resolve_all(self, s: GrandeState, f: Frame, answers: list[int]) -> None:
        score_castle(s)
        disks = [DISK.arg(answer) if answer >= 0 else -1 for answer in answers]
        for seat in range(s.seats):
            if disks[seat] >= 0:
                tell_disk(s, seat, disks[seat])
        empty_castle(s, disks)


class War(SealedQuestion[GrandeState]):
    """ELG-10.3, ELG-10.7: card `b` of seat `a`; where each opponent loses caballeros."""

    def rule(self, s: GrandeState, f: Frame) -> str:
        return "ELG-10.3" if f.b == CIVIL_WAR else "ELG-10.7"

    def message(self, s: GrandeState, f: Frame) -> Message:
        if f.b == CIVIL_WAR:
            return say("ask-civil-war")
        return say("ask-skirmish" if free_regions(s, f.seat, 2) else "ask-skirmish-one")

    def _legal(self, s: GrandeState, f: Frame, seat: int) -> int:
        if f.b != CIVIL_WAR:
            pairs = free_regions(s, seat, 2)
            if pairs:
                return pairs
        return free_regions(s, seat)

    def asked(self, s: GrandeState, f: Frame) -> int:
        mask = 0
        for seat in range(s.seats):
            if seat != f.a and free_regions(s, seat):
                mask |= 1 << seat
        return mask

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        return [DISK.of(r) for r in listed(self._legal(s, f, f.seat))]

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        r = DISK.arg(choice)
        lost = s.at[f.seat * PLACES + r]
        count = lost if f.b == CIVIL_WAR else min(2, lost)
        loss = by_sending_back(s, f.seat, f.seat, r, count)
        message = say("opt-lose", place=PLACE_NAMES[r], count=count)
        return Option(choice, message, (piece(s.seats, f.seat, r),), facts=loss)

    def beside(self, s: GrandeState, f: Frame) -> list[Closed]:
        return no_castle()

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        return [DISK.of(r) for r in range(REGIONS)]

    def targets(self, s: GrandeState, f: Frame, choice: int) -> tuple[str, ...]:
        return (PLACE_THINGS[DISK.arg(choice)],)

    def fault(self, s: GrandeState, f: Frame, choice: int) -> Refusal | None:
        if not DISK.has(choice) or (self._legal(s, f, f.seat) >> DISK.arg(choice)) & 1:
            return None
        region = DISK.arg(choice)
        if region == s.king:
            return untouchable(region)
        rule = self.rule(s, f)
        if s.at[f.seat * PLACES + region]:
            return Refusal(say("no-pair-there", place=PLACE_NAMES[region]), rule)
        return Refusal(say("no-piece-there", place=PLACE_NAMES[region]), rule)

    def resolve_all(self, s: GrandeState, f: Frame, answers: list[int]) -> None:
        for seat in range(s.seats):
            if answers[seat] >= 0:
                region = DISK.arg(answers[seat])
                tell_disk(s, seat, region)
                there = s.at[seat * PLACES + region]
                send_back(s, seat, region, there if f.b == CIVIL_WAR else min(2, there))


class Flee(SealedQuestion[GrandeState]):
    """ELG-12.4: seat `a` incites region `b`; where its opponents go."""

    clause = "ELG-12.4"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-flee", place=PLACE_NAMES[f.b], count=s.at[f.seat * PLACES + f.b])

    def asked(self, s: GrandeState, f: Frame) -> int:
        mask = 0
        for seat in range(s.seats):
            if seat != f.a and s.at[seat * PLACES + f.b]:
                mask |= 1 << seat
        return mask

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        r = DISK.arg(choice)
        change = by_moving(s, f.seat, f.seat, f.b, r, s.at[f.seat * PLACES + f.b])
        return Option(choice, say("opt-disk", place=PLACE_NAMES[r]), (PLACE_THINGS[r],), facts=change)

    def facts(self, s: GrandeState, f: Frame) -> FleeFacts:
        return {"region": PLACE_THINGS[f.b]}

    def beside(self, s: GrandeState, f: Frame) -> list[Closed]:
        return no_castle()

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        return [DISK.of(r) for r in range(REGIONS)]

    def fault(self, s: GrandeState, f: Frame, choice: int) -> Refusal | None:
        if DISK.has(choice):
            if DISK.arg(choice) == s.king:
                return untouchable(s.king)
            if DISK.arg(choice) == f.b:
                return Refusal(say("no-same-place"), self.clause)
        return None

    def resolve_all(self, s: GrandeState, f: Frame, answers: list[int]) -> None:
        for seat in range(s.seats):
            if answers[seat] >= 0:
                region = DISK.arg(answers[seat])
                count = s.at[seat * PLACES + f.b]
                shift(s, seat, f.b, region, count)
                if s.hears:
                    s.tell(
                        "event-flee",
                        {
                            "seat": seat_id(seat), "count": count,
                            "from": PLACE_NAMES[f.b], "place": PLACE_NAMES[region],
                        },
                        moves=[("piece-caballero", piece(s.seats, seat, f.b), piece(s.seats, seat, region), count)],
                    )  # fmt: skip


class RivalryDisk(SealedQuestion[GrandeState]):
    """ELG-14.6: all players choose; regions chosen once are scored."""

    clause = "ELG-14.6"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-rivalry", action=CARD_NAMES[RIVALRY])

    def asked(self, s: GrandeState, f: Frame) -> int:
        return (1 << s.seats) - 1

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        return [DISK.of(r) for r in range(REGIONS)]

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        r = DISK.arg(choice)
        points = gain(0, pays(s, f.seat, r))
        return Option(choice, say("opt-disk", place=PLACE_NAMES[r]), (PLACE_THINGS[r],), facts=points)

    def beside(self, s: GrandeState, f: Frame) -> list[Closed]:
        return no_castle()

    def resolve_all(self, s: GrandeState, f: Frame, answers: list[int]) -> None:
        chosen = [DISK.arg(answer) for answer in answers]
        for seat in range(s.seats):
            tell_disk(s, seat, chosen[seat])
        score_regions(s, [r for r in range(REGIONS) if chosen.count(r) == 1], RIVALRY)
