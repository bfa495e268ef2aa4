"""What leaves no choice is made with what led there: told with halls of doors, walked from one to the next."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from castellany.kernel import (
    Frame,
    Game,
    IllegalChoice,
    Lexicon,
    Match,
    Message,
    Option,
    Question,
    Score,
    State,
    forced,
    push,
    say,
)

LEX = Lexicon()
DOOR = LEX.verb("door", [str(i) for i in range(6)])
# Halls, by what lies behind their doors.
ONE, ALIKE, UNLIKE, DARK, EXIT, MANY, FOUR, LAST = range(8)
DOORS = {ONE: 1, ALIKE: 2, UNLIKE: 2, DARK: 1, EXIT: 1, MANY: 5, FOUR: 4, LAST: 3}


class Walk(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("steps", "marks")

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0
        self.marks: list[int] = []

    def game(self) -> Game:
        return GAME

    def copy(self) -> Walk:
        new = Walk()
        self.copy_base(new)
        new.steps = self.steps
        new.marks = self.marks[:]
        return new


class Hall(Question[Walk]):
    """`a`: what lies behind its doors."""

    clause = "HAL-1.1"

    def options(self, s: Walk, f: Frame) -> list[int]:
        return [DOOR.base + i for i in range(DOORS[f.a])]

    def resolve(self, s: Walk, f: Frame, choice: int) -> None:
        s.steps += 1
        if f.a == UNLIKE or (f.a == LAST and choice == DOOR.base + 2):
            s.marks.append(choice)
        if f.a == DARK:
            s.reveal()
        if s.hears:
            s.tell("event-walks", {"steps": s.steps})

    def message(self, s: Walk, f: Frame) -> Message:
        return say("ask-door")

    def option(self, s: Walk, f: Frame, choice: int) -> Option:
        return Option(choice, say("opt-door"), role="stop" if f.a == EXIT else "")


class Halls(Game):
    def blank(self) -> Walk:
        return Walk()

    def setup(self, s: State, options: dict[str, Any]) -> None:
        if s.hears:
            s.tell("event-enters", {})

    def observe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"things": []}

    def rearrange(self, s: State, seat: int) -> None: ...

    def scores(self, s: State) -> list[Score]:
        return []

    def winners(self, s: State) -> tuple[int, ...]:
        return ()

    def census(self, s: State) -> dict[str, int]:
        return {}


GAME = Halls(
    id="halls", prefix="HAL", version=3, seats=range(2, 3), options=(), lexicon=LEX, kinds=[Hall()]
)  # fmt: skip
HALL = 0


def before(*halls: int, seats: tuple[int, ...] = ()) -> Match:
    """A match before these halls, one after another, all of seat 0 unless said."""
    match = Match.start(GAME, 2, 1)
    push(match.state, *[Frame(HALL, seat, hall) for hall, seat in zip(halls, seats or (0,) * len(halls), strict=True)])
    return match


@pytest.mark.parametrize(
    ("hall", "only"),
    [
        (ONE, True),
        (ALIKE, True),
        (FOUR, True),
        (UNLIKE, False),
        (DARK, False),
        (EXIT, False),
        (MANY, False),
        (LAST, False),
    ],
    ids=["one", "alike", "four", "unlike", "dark", "exit", "many", "the last is unlike"],
)
def test_a_choice_is_none_where_all_ways_are_one_and_nothing_is_given_up(hall: int, only: bool) -> None:
    state = before(hall).state
    assert forced(state, 0) == (DOOR.base if only else -1)
    assert forced(state, 1) == -1, "who is not asked is forced to nothing"


def test_a_gesture_goes_on_through_what_is_no_choice_and_stops_at_the_next() -> None:
    match = before(UNLIKE, ONE, ALIKE, UNLIKE, ONE)
    change = match.propose(0, (DOOR.base + 1,), onward=True)
    assert change.choices == (DOOR.base + 1, DOOR.base, DOOR.base)
    assert [event.message.args["steps"] for event in change.events] == [1, 2, 3], "all of it is told, in order"
    match.accept(change)
    assert len(match.state.frames) == 2 and match.undo(0) == [change.number]


def test_who_does_not_wish_it_walks_step_by_step() -> None:
    match = before(UNLIKE, ONE, UNLIKE)
    assert match.propose(0, (DOOR.base,)).choices == (DOOR.base,)


def test_nothing_goes_on_past_what_was_revealed() -> None:
    match = before(DARK, ONE, UNLIKE)
    change = match.propose(0, (DOOR.base,), onward=True)
    assert change.choices == (DOOR.base,) and change.barrier


def test_nor_through_another_seats_hall_nor_through_an_exit() -> None:
    assert len(before(UNLIKE, ONE, seats=(0, 1)).propose(0, (DOOR.base,), onward=True).choices) == 1
    assert len(before(UNLIKE, EXIT).propose(0, (DOOR.base,), onward=True).choices) == 1


def test_a_gesture_has_an_end_even_where_the_halls_have_none() -> None:
    match = before(*[ONE] * 100)
    assert len(match.propose(0, (DOOR.base,), onward=True).choices) == 64


def test_a_match_tells_of_its_beginning_and_of_the_version_it_is_played_by() -> None:
    match = before()
    assert [event.message.id for event in match.opening] == ["event-enters"] and match.state.log is None
    assert match.header.facts is None, "no box, no corrections"
    older = Match.start(GAME, 2, 1, rules=2)
    assert (match.header.rules, older.header.rules) == (3, 2) == (match.state.rules, older.state.rules)
    assert older.state.copy().rules == 2 == GAME.decode(older.state.encode()).rules


def test_the_first_thing_done_is_not_taken_back_where_it_revealed_something() -> None:
    match = before(DARK, UNLIKE)
    match.play(0, DOOR.base)
    with pytest.raises(IllegalChoice):
        match.undo(0)
    assert match.undo_point(1, free=True) == -1, "who has done nothing has nothing to take back"
