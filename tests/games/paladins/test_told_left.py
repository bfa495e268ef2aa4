"""What is told of the actions on the left, of favours and of passing, in its order (PAL-4.6)."""

from __future__ import annotations

import pytest

from tests.games.paladins.helpers import (
    favours,
    next_suspicion,
    own,
    paladin,
    put,
    row,
    tell,
)
from tests.games.paladins.telling import ME, Told, gain, pay, place, ready, said, townsfolk


@pytest.mark.rule("PAL-5.1", "PAL-5.2", "PAL-9.3")
def test_develop_onto_a_slot_where_somebody_stands() -> None:
    s = ready("scout merchant")
    own(s, 1, "architect-1")
    s.board[28 + 14] = 3  # a merchant on the second slot of Fortify
    s.workers[18 + 2] -= 1
    events = tell(s, "act develop", "place scout", "workshop fortify 2")
    assert said(events) == [
        *place("develop", "scout", "merchant"),
        pay("silver", 4),
        ("make-room", {"seat": ME, "worker": "worker-merchant", "action": "action-fortify"}),
        ("develop", {"seat": ME, "action": "action-fortify"}),
        gain("scout"),
        townsfolk("architect"),
        gain("labourer"),
    ]
    moves = {event.message.id: event.moves for event in events if event.moves}
    assert moves["event-make-room"][0][:3] == ("worker-merchant", "seat:1/action:fortify/2", "supply")
    assert moves["event-develop"][0][:3] == ("piece-workshop", "seat:1/workshops", "seat:1/action:fortify/2")


@pytest.mark.rule("PAL-5.4", "PAL-5.6")
def test_hiring_on_debt() -> None:
    events = tell(ready("labourer fighter"), "act hire", "borrow gatekeeper-2")
    assert said(events) == [
        *place("recruit", "fighter", "labourer"),
        ("take-debt", {"seat": ME}),
        ("hire", {"seat": ME, "townsfolk": "townsfolk-gatekeeper"}),
        gain("silver"),
    ]
    assert events[3].moves[0][:3] == ("townsfolk:gatekeeper-2", "townsfolk-row", "seat:1/townsfolk")
    assert events[2].moves[0][:3] == ("card-debt", "debts", "seat:1/unpaid")


@pytest.mark.rule("PAL-5.5", "PAL-7.3")
def test_an_errand_that_takes_tax() -> None:
    events = tell(ready("cleric"), "act errand", "take architect-3")
    assert (
        said(events)
        == [
            *place("recruit", "cleric"),
            ("errand", {"seat": ME, "townsfolk": "townsfolk-architect"}),
            ("tax", {"seat": ME, "count": 2, "left": 5}),
            ("pass-empty", {"seat": "seat:1"}),
        ][:3]
    )
    assert events[1].moves[0][:3] == ("townsfolk:architect-3", "townsfolk-row", "townsfolk-discard")
    assert tuple(events[2].moves[0]) == ("res-silver", "tax", "seat:1/silver", 2)


@pytest.mark.rule("PAL-5.8")
def test_pray() -> None:
    s = ready("cleric")
    s.board[28 + 6 : 28 + 8] = [1, 2]
    events = tell(s, "act pray", "clear hunt")
    assert said(events) == [
        *place("pray", "cleric"),
        pay("silver", 2),
        ("clear", {"seat": ME, "action": "action-hunt", "count": 2}),
    ]
    assert tuple(events[2].moves[0]) == ("worker", "seat:1/action:hunt", "supply", 2)


@pytest.mark.rule("PAL-5.10", "PAL-7.1", "PAL-9.2")
def test_conspire_with_gerin() -> None:
    s = ready("labourer")
    paladin(s, 1, "gerin")
    next_suspicion(s, 1)
    events = tell(s, "act conspire")
    assert said(events) == [
        *place("conspire", "labourer"),
        gain("criminal"),
        ("suspicion", {"seat": ME, "tax": 1}),
        ("tax", {"seat": ME, "count": 1, "left": 6}),
        ("paladin-pays", {"seat": ME, "paladin": "paladin-gerin"}),
        gain("silver", 2),
    ]
    assert events[2].moves[0][:3] == ("card-suspicion", "suspicion-deck", "seat:1/suspicion")


@pytest.mark.rule("PAL-5.11", "PAL-5.12", "PAL-9.2")
@pytest.mark.parametrize(
    ("action", "worker", "icon", "card"),
    [("hunt", "scout", "provision", "girard"), ("trade", "merchant", "silver", "otton")],
)
def test_hunt_and_trade(action: str, worker: str, icon: str, card: str) -> None:
    s = ready(f"{worker} labourer")
    paladin(s, 1, card)
    assert said(tell(s, f"act {action}-2")) == [
        *place(action, worker, "labourer"),
        gain(icon, 3),
        ("paladin-pays", {"seat": ME, "paladin": f"paladin-{card}"}),
        gain(icon, 2),
    ]


@pytest.mark.rule("PAL-4.4")
def test_a_full_track_says_so_and_a_nearly_full_one_what_it_took() -> None:
    s = ready("fighter labourer cleric")
    put(s, 1, strength=12)
    events = said(tell(s, "act convert", "face invader-s"))
    assert events[-1] == ("track-full", {"seat": ME, "attribute": "attribute-strength"})
    s = ready("fighter labourer cleric")
    put(s, 1, strength=11)
    assert said(tell(s, "act convert", "face invader-s"))[-1] == gain("strength", 1)


@pytest.mark.rule("PAL-8.2", "PAL-8.3")
def test_a_favour_with_a_price_in_debt() -> None:
    s = ready("labourer", round=3)
    favours(s, "loan")
    events = tell(s, "favour loan")
    assert said(events) == [
        ("place-favour", {"seat": ME, "worker": "worker-labourer", "favour": "favour-loan"}),
        ("use-favour", {"seat": ME, "favour": "favour-loan"}),
        ("take-debt", {"seat": ME}),
        gain("scout"),
        gain("merchant"),
        gain("fighter"),
    ]
    assert events[0].moves[0][:3] == ("worker-labourer", "seat:1/workers/labourer", "favour:loan")


@pytest.mark.rule("PAL-7.8", "PAL-7.9", "PAL-5.9", "PAL-5.7")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("debt-collector-2", ("no-debt", {"seat": ME})),
        ("peddler-3", ("no-suspicion", {"seat": ME})),
    ],
)
def test_a_reward_without_anything_to_take_says_so(card: str, told: Told) -> None:
    s = ready("labourer")
    row(s, None, None, None, None, card)
    assert said(tell(s, "act errand", f"take {card}"))[-1] == told


@pytest.mark.rule("PAL-10.2")
def test_passing_tells_who_goes_back() -> None:
    s = ready("scout 3 cleric")
    events = tell(s, "pass", "keep scout", "keep scout", "keep cleric")
    assert said(events) == [("pass", {"seat": ME}), ("return-workers", {"seat": ME, "count": 1})]
    assert [tuple(move) for move in events[1].moves] == [("worker-scout", "seat:1/workers/scout", "supply", 1)]
    s = ready("scout 2 cleric")
    assert said(tell(s, "pass")) == [("pass", {"seat": ME})]
