"""A referee for the course of a round: it hears what everybody hears and objects to what the rulebook does not allow.

It knows who has named whom, whose crown it is and which rank comes next, all from what was told, and looks into the
game only to compare: who holds what.
"""

from __future__ import annotations

from castellany.games.citadels.facts import CHARACTER_IDS
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Event
from tests.games.citadels.test_components import PRINTED_CHARACTERS


def rank_of(character: str) -> int:
    return PRINTED_CHARACTERS[character][0]


class Referee:
    """One game as it is heard."""

    def __init__(self, s: CitadelsState) -> None:
        self.s = s
        self.crown = s.crown
        self.round = 0
        self.over = False
        self.first = -1
        self.turns = 0
        self.holder = s.holder
        self.clear()

    def clear(self) -> None:
        """Characters and markers are collected."""
        self.called = 0
        self.open: set[int] = set()  # ranks laid aside face up
        self.killed = self.robbed = self.bewitched = ""
        self.thief = self.witch = -1
        self.acting: tuple[int, str] | None = None
        self.waits_for_loot = False
        self.late = False  # the killed character of rank 4 has been shown

    def hear(self, event: Event, holder: list[int]) -> None:
        """`holder`: who has which rank in the round of this event."""
        assert not self.over, "nothing happens after the end"
        self.holder = holder
        method = getattr(self, "hear_" + event.message.id.removeprefix("event-").replace("-", "_"), None)
        if method is not None:
            args = event.message.args
            seat = int(str(args["seat"])[5:]) if "seat" in args else -1
            method(seat, str(args.get("character", "")).removeprefix("character-"), event)

    def hear_round(self, seat: int, _character: str, event: Event) -> None:
        assert self.first < 0, "after a city was completed no other round begins"
        assert self.round == 0 or self.called == len(self.s.cast) - 1, "all ranks were called"
        self.round += 1
        assert event.message.args["round"] == self.round and seat == self.crown
        self.clear()

    def hear_face_up(self, _seat: int, character: str, _event: Event) -> None:
        assert self.called == 0, "before anybody is called"
        self.open.add(rank_of(character))

    def next_rank(self, character: str) -> None:
        """All see that nobody has what lies open: no word is lost on it."""
        self.pass_open()
        assert rank_of(character) == self.called + 1, "the ranks are called one after another"
        self.called += 1
        self.pass_open()

    def pass_open(self) -> None:
        while self.called + 1 in self.open:
            self.called += 1

    def hear_nobody(self, _seat: int, character: str, _event: Event) -> None:
        """CIT-3.3: nobody has it, or it was killed; it looks the same."""
        assert self.acting is None
        self.next_rank(character)
        assert self.holder[rank_of(character)] < 0 or character == self.killed

    def hear_shows(self, seat: int, character: str, _event: Event) -> None:
        assert self.acting is None, "one turn after another"
        assert self.holder[rank_of(character)] == seat
        if character == self.killed:
            assert rank_of(character) == 4 and self.called == len(self.s.cast) - 1, "only rank 4, and only at the end"
            self.late = True
            return
        self.next_rank(character)
        self.acting = (seat, character)
        self.turns += 1
        self.waits_for_loot = character == self.robbed and seat != self.thief

    def hear_kill(self, seat: int, character: str, _event: Event) -> None:
        assert self.acting == (seat, "assassin") and not self.killed and rank_of(character) > 1
        self.killed = character

    def hear_rob(self, seat: int, character: str, _event: Event) -> None:
        assert self.acting is not None and self.acting[0] == seat and not self.robbed
        assert rank_of(character) > 2 and character not in (self.killed, self.bewitched)
        self.robbed, self.thief = character, seat

    def hear_bewitch(self, seat: int, character: str, _event: Event) -> None:
        assert self.acting == (seat, "witch") and rank_of(character) > 1
        self.bewitched, self.witch = character, seat
        self.acting = None  # her turn stops there

    def hear_resumes(self, seat: int, character: str, _event: Event) -> None:
        """CIT-5.7: when the bewitched has gathered, the Witch goes on as that character."""
        assert self.acting is not None and self.acting[1] == character == self.bewitched and seat == self.witch
        self.acting = (seat, character)

    def hear_robbed(self, seat: int, _character: str, event: Event) -> None:
        assert self.waits_for_loot and self.acting is not None and self.acting[0] == seat
        assert event.message.args["thief"] == f"seat:{self.thief}"
        self.waits_for_loot = False

    def hear_crown(self, seat: int, _character: str, event: Event) -> None:
        assert seat != self.crown
        assert event.moves[0][1:3] == (f"seat:{self.crown}/crown", f"seat:{seat}/crown")
        if self.late:
            heir = self.holder[4]
            assert (seat == heir) == (CHARACTER_IDS[self.s.cast[4]] != "emperor"), "an heir, or an adviser's choice"
        else:
            assert self.acting is not None and rank_of(self.acting[1]) == 4
            assert (seat == self.acting[0]) == (self.acting[1] != "emperor") or self.bewitched == self.acting[1]
        self.crown = seat

    def hear_gold(self, seat: int, _character: str, event: Event) -> None:
        """CIT-4.2, 14.7: the gather, after the Thief has been."""
        assert self.acting is not None and not self.waits_for_loot
        assert event.message.args["gold"] in (2, 3)

    def hear_end_turn(self, seat: int, character: str, _event: Event) -> None:
        assert self.acting == (seat, character)
        self.acting = None

    def hear_first_complete(self, seat: int, _character: str, _event: Event) -> None:
        assert self.first < 0
        self.first = seat

    def hear_game_over(self, _seat: int, _character: str, _event: Event) -> None:
        assert self.first >= 0 and self.called == len(self.s.cast) - 1, "the last round is played to its end"
        if rank_of(self.killed or "assassin") == 4 and self.holder[4] >= 0:
            assert self.late, "the killed character of rank 4 is shown first"
        self.over = True
