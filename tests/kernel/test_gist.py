"""The story of a game: which events make a line, whose it is, what it counts, and what is remembered."""

from __future__ import annotations

from castellany.kernel import ALL, Deed, Event, GistBook, Message, Move, Story, say
from castellany.kernel.gist import KEPT, NOBODY

BOOK = GistBook(
    purse=("gold", "chest"),
    pieces=("res-gold", "card"),
    deeds={
        "event-buys": Deed("shop", thing="$relic"),
        "event-ends": Deed(closes=True),
        "event-turn": Deed(opens=True),
        "event-acts": Deed("$action"),
        "event-scores": Deed("scoring", seat=""),
        "event-wins": Deed(thing="prize", args=("points",), gain=(("res-points", "points"),)),
    },
)


def paid(seat: int, amount: int, relic: str = "relic-bell", to: int = ALL) -> Event:
    moves = (Move("res-gold", f"seat:{seat}/gold", "bank", amount),)
    return Event(say("event-buys", seat=f"seat:{seat}", relic=relic), to, moves)


def begun(seat: int) -> Story:
    """A story in which this seat has had a turn."""
    story = Story(BOOK)
    story.hear(1, seat, [paid(seat, 1)])
    return story


def test_several_steps_of_a_turn_are_one_line() -> None:
    story = begun(1)
    story.hear(2, 0, [paid(0, 2)])
    story.hear(3, 0, [paid(0, 1, "relic-lamp")])
    (line,) = story.since(1)
    assert (line.seat, line.cost, line.first, line.last) == (0, {"res-gold": 3}, 2, 3)
    assert line.json()["things"] == [[say("relic-bell").json(), 1], [say("relic-lamp").json(), 1]]


def test_what_is_not_for_all_ears_leaves_no_trace() -> None:
    story = begun(1)
    story.hear(2, 0, [paid(0, 2, to=0b1)])
    assert not story.since(1) and len(story.lines) == 1


def test_since_ends_where_ones_own_turn_began() -> None:
    story = Story(BOOK)
    for number, seat in enumerate((0, 1, 2, 0, 0), 1):
        story.hear(number, seat, [paid(seat, 1)])
    assert [line.seat for line in story.since(0)] == [1, 2]
    assert [line.seat for line in story.since(1)] == [2, 0]
    assert story.since(3) == [], "who has had no turn yet has missed nothing"


def test_what_was_taken_back_is_not_told() -> None:
    story = begun(1)
    story.hear(2, 0, [paid(0, 2)])
    story.hear(3, 0, [paid(0, 1)])
    story.forget([3])
    assert [line.cost for line in story.since(1)] == [{"res-gold": 2}]


def test_a_story_taken_up_in_the_middle_knows_that_more_was_before() -> None:
    story = Story(BOOK)
    story.hear(300, 0, [paid(0, 2)])
    assert [line.seat for line in story.since(1)] == [0]


def test_what_goes_from_one_purse_to_another_is_told_of_both() -> None:
    story = begun(2)
    robbed = Event(
        say("event-buys", seat="seat:0", relic="x"), ALL, (Move("res-gold", "seat:1/gold", "seat:0/gold", 3),)
    )
    story.hear(2, 0, [robbed])
    (line,) = story.since(2)
    assert line.gain == {"res-gold": 3} and line.others == [(1, "res-gold", -3)]


def test_a_long_game_is_not_remembered_whole() -> None:
    story = Story(BOOK)
    for number in range(2000):
        story.hear(number, number % 2, [paid(number % 2, 1)])
    assert len(story.lines) < 600 and [line.first for line in story.since(0)] == [1999]


def test_a_game_without_a_book_tells_nothing() -> None:
    story = Story(None)
    story.hear(2, 0, [paid(0, 2)])
    assert story.lines == []


def heard(*events: tuple[int, Event]) -> list[tuple[int, int]]:
    """The lines of a story of these events: whose each is, and by whose choice."""
    story = Story(BOOK)
    for number, (seat, event) in enumerate(events, 1):
        story.hear(number, seat, [event])
    return [(line.seat, line.by) for line in story.lines]


def event(id: str, seat: int, *moves: Move, **args: object) -> Event:
    return Event(Message(id, {"seat": f"seat:{seat}", **args}), ALL, moves)


def gold(source: str, target: str, amount: int = 1, what: str = "res-gold") -> Move:
    return Move(what, source, target, amount)


def test_an_action_of_another_name_or_of_another_seat_begins_a_line() -> None:
    same = [(0, event("event-acts", 0, action="hunt")), (0, event("event-acts", 0, action="hunt"))]
    other = [(0, event("event-acts", 0, action="hunt")), (0, event("event-acts", 0, action="pray"))]
    others = [(0, event("event-acts", 0, action="hunt")), (0, event("event-acts", 1, action="hunt"))]
    assert heard(*same) == [(0, 0)] and heard(*other) == [(0, 0), (0, 0)] and heard(*others) == [(0, 0), (1, 1)]


def test_an_opened_line_is_named_by_the_action_that_follows() -> None:
    story = Story(BOOK)
    story.hear(1, 0, [event("event-turn", 0), event("event-acts", 0, action="hunt")])
    (line,) = story.lines
    assert line.action == say("hunt")
    story.hear(2, 0, [event("event-turn", 0)])
    assert [bool(line) for line in story.lines] == [True, False], (
        "a turn in which nothing is told yet is no line to show"
    )


def test_what_the_rules_do_is_nobodys_line_and_by_whoever_led_there() -> None:
    assert heard((2, event("event-scores", 0))) == [(NOBODY, 2)]


def test_after_an_end_money_belongs_to_a_line_of_its_own() -> None:
    story = Story(BOOK)
    story.hear(1, 0, [paid(0, 2), event("event-ends", 0), event("", 0, gold("bank", "seat:0/gold", 5))])
    assert [(line.cost, line.gain) for line in story.lines] == [({"res-gold": 2}, {}), ({}, {"res-gold": 5})]
    story.hear(2, 1, [event("", 1, gold("seat:0/gold", "bank"))])
    assert [line.last for line in story.lines] == [1, 2], "a line that goes on is told until the last of it"


def test_what_no_move_carries_is_counted_by_the_deed() -> None:
    story = Story(BOOK)
    story.hear(1, 0, [paid(0, 1)])
    story.hear(2, 0, [event("event-wins", 0, points=3)])
    (line,) = story.lines
    assert (line.gain, line.last) == ({"res-points": 3}, 2)
    assert line.things == [say("relic-bell"), say("prize", points=3)]
    story.hear(3, 0, [event("event-wins", 1, points=2), event("event-wins", 1, points=4)])
    assert line.others == [(1, "res-points", 6)], "what befalls another seat is told of that seat, summed up"


def test_others_are_kept_apart_by_seat_and_by_what_it_is() -> None:
    story = Story(BOOK)
    takes = [
        gold(f"seat:{seat}/gold", "bank", amount, what)
        for seat, what, amount in ((1, "res-gold", 1), (2, "res-gold", 2), (1, "card:x", 4), (1, "res-gold", 8))
    ]
    story.hear(1, 0, [event("event-acts", 0, *takes, action="rob")])
    assert story.lines[0].others == [(1, "res-gold", -9), (2, "res-gold", -2), (1, "card", -4)]


def test_nothing_moves_within_a_purse_or_outside_of_all() -> None:
    story = Story(BOOK)
    within = (gold("seat:0/gold", "seat:0/chest/lid"), gold("bank", "market"), gold("seat:0/hand", "seat:1/hand"))
    story.hear(1, 0, [event("event-acts", 0, *within, action="look")])
    (line,) = story.lines
    assert (line.cost, line.gain, line.others) == ({}, {}, [])
    story.hear(2, 0, [event("", 0, gold("bank", "seat:10/chest/lid", 2), gold("bank", "seat:0/gold", 3, "dust"))])
    assert line.others == [(10, "res-gold", 2)], "seats have numbers of any length; dust is not counted"
    story.hear(3, 0, [event("", 0, gold("bank", "seat:0/gold", 0))])
    assert (line.cost, line.gain) == ({}, {}), "nothing is neither cost nor gain"


def test_each_part_alone_makes_a_line_worth_telling() -> None:
    for happened in (
        event("event-acts", 0, action="hunt"),
        event("", 0, gold("seat:0/gold", "bank")),
        event("", 0, gold("bank", "seat:0/gold")),
    ):
        story = Story(BOOK)
        story.hear(1, 0, [event("event-turn", 0), happened])
        assert all(story.lines), happened
    story = Story(BOOK)
    story.hear(1, 0, [event("event-turn", 0), event("", 0, gold("bank", "seat:1/gold"))])
    assert [bool(line) for line in story.lines] == [True]
    story.hear(2, 0, [event("event-turn", 0), event("event-wins", 0, points=0)])
    assert bool(story.lines[1]) and not story.lines[1].gain


def test_a_game_from_its_start_has_no_before() -> None:
    story = Story(BOOK)
    story.hear(1, 0, [paid(0, 1)])
    assert story.since(1) == [], "seat 1 was there from the start"
    taken_up = Story(BOOK)
    taken_up.hear(2, 0, [paid(0, 1)])
    assert len(taken_up.since(1)) == 1


def test_twice_as_much_as_is_kept_is_cut_to_what_is_kept() -> None:
    story = Story(BOOK)
    for number in range(1, 2 * KEPT):
        story.hear(number, 0, [event("event-turn", 0), paid(0, 1)])
    assert len(story.lines) == 2 * KEPT - 1 and story.since(1) == []
    story.hear(2 * KEPT, 0, [event("event-turn", 0), paid(0, 1)])
    assert len(story.lines) == KEPT and story.lines[0].first == KEPT + 1
    assert len(story.since(1)) == KEPT, "that nothing was missed can no longer be known"


def test_a_choice_among_words_names_each() -> None:
    story = Story(BOOK)
    story.hear(1, 0, [Event(say("event-buys", seat="seat:0", relic=["relic-bell", "relic-lamp"]), ALL, ())])
    assert story.lines[0].things == [say("relic-bell"), say("relic-lamp")]
