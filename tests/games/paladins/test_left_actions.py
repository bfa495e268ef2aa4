"""Develop, Recruit, Pray, Conspire, Hunt and Trade."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.clearing import is_blocked
from castellany.games.paladins.facts.icons import ABSOLVE, COMMISSION, PRAY
from castellany.games.paladins.layout import DISCARDED, OWNED, WORKSHOP
from castellany.kernel import say
from tests.games.paladins.helpers import (
    FOLK,
    can,
    do,
    favours,
    get,
    give,
    next_suspicion,
    own,
    paladin,
    put,
    row,
    suspicion,
    tell,
    turn,
    why,
    workers,
)

ROW = ("gatekeeper-2", "abbot-1", "abbot-2", "acolyte-1", "acolyte-2")


@pytest.mark.rule("PAL-5.1", "PAL-4.2")
def test_t10_a_workshop_on_the_left_slot_of_commission() -> None:
    s = turn(2)
    give(s, 0, "labourer fighter")
    put(s, 0, silver=4)
    give(s, 1, "labourer")
    do(s, "act develop", "place labourer", "workshop commission 1")
    assert get(s, 0, "silver") == 0 and workers(s, 0) == {"scout": 1}
    assert s.board[0:2] == [1, 4] and s.board[10] == WORKSHOP
    do(s, "act conspire")
    give(s, 0, "cleric")
    put(s, 0, provisions=1)
    assert "act commission" in can(s), "any worker and a cleric are enough now"


@pytest.mark.rule("PAL-5.2")
def test_t11_a_workshop_onto_a_slot_with_a_worker() -> None:
    s = turn(2)
    give(s, 0, "labourer 3")
    s.board[10:13] = [2, 1, 5]
    s.workers[12 + 1] -= 1
    s.workers[12 + 0] -= 1
    s.workers[12 + 4] -= 1
    put(s, 0, silver=4)
    before = GAME.census(s)
    told = [event.message for event in tell(s, "act develop", "workshop commission 1")]
    assert s.board[10:13] == [WORKSHOP, 1, 5] and GAME.census(s) == before
    assert is_blocked(s, 0, COMMISSION)
    room = say("event-make-room", seat="seat:0", worker="worker-scout", action="action-commission")
    built = say("event-develop", seat="seat:0", action="action-commission")
    assert told.index(room) < told.index(built), "the log says where the worker has gone"


@pytest.mark.rule("PAL-5.2")
def test_an_action_whose_last_worker_makes_room_is_free_again() -> None:
    s = turn(2)
    give(s, 0, "labourer 3")
    s.board[10] = 2
    s.workers[12 + 1] -= 1
    put(s, 0, silver=4)
    do(s, "act develop", "workshop commission 1")
    assert not is_blocked(s, 0, COMMISSION)


@pytest.mark.rule("PAL-5.1")
def test_workshops_go_to_the_two_dotted_slots_only_and_there_are_eight() -> None:
    s = turn(2)
    give(s, 0, "labourer 18")
    put(s, 0, silver=40)
    for number in range(8):
        s.board[0:2] = [0, 0]
        s.workers[12] += 2 if number else 0
        offered = can(s) and sorted(c for c in can(s) if c == "act develop")
        assert offered == ["act develop"]
        do(s, "act develop")
        if s.ask(0).rule == "PAL-4.1":
            do(s, "place labourer")
        if s.ask(0).rule == "PAL-4.1":
            do(s, "place labourer")
        slots = can(s)
        assert all(slot.split()[2] in ("1", "2") for slot in slots) and len(slots) == 12 - number
        do(s, sorted(slots)[0])
    s.board[0:2] = [0, 0]
    assert why(s, "act develop") == ("no-workshops", {}, "PAL-5.1")
    assert get(s, 0, "develop") == 8


@pytest.mark.rule("PAL-5.1")
def test_the_worker_under_each_workshop() -> None:
    s = turn(2)
    found = []
    for _number in range(8):
        give(s, 0, "labourer 3")
        put(s, 0, silver=4)
        before = workers(s, 0)
        do(s, "act develop", *(["place labourer"] * 2 if len(before) > 1 else []))
        do(s, sorted(can(s))[0])
        after = workers(s, 0)
        found += [name for name in after if after[name] > before.get(name, 0)]
        s.board[0:2] = [0, 0]
    assert found == ["scout", "merchant", "fighter", "cleric"] * 2


@pytest.mark.rule("PAL-5.4", "PAL-5.5")
def test_t12_sending_the_abbot() -> None:
    s = turn(2)
    row(s, *ROW)
    give(s, 0, "criminal")
    do(s, "act errand", "take abbot-1")
    assert get(s, 0, "silver") == 1 and workers(s, 0) == {"cleric": 1, "labourer": 1}
    assert s.folk_at[FOLK["abbot-1"]] == DISCARDED


@pytest.mark.rule("PAL-5.4", "PAL-5.6", "PAL-9.3")
@pytest.mark.parametrize("on_debt", [False, True])
def test_t13_hiring_the_gatekeeper(on_debt: bool) -> None:
    s = turn(2)
    row(s, *ROW)
    give(s, 0, "labourer fighter merchant scout labourer")
    do(s, "act hire", "place labourer", f"{'borrow' if on_debt else 'take'} gatekeeper-2")
    assert get(s, 0, "silver") == (4 if on_debt else 1)
    assert get(s, 0, "unpaid") == (1 if on_debt else 0)
    assert s.folk_at[FOLK["gatekeeper-2"]] == OWNED
    silver = get(s, 0, "silver")
    s.wall_deck.remove(19)
    s.wall_deck.append(19)
    do(s, "act fortify")
    assert get(s, 0, "silver") == silver + 1


@pytest.mark.rule("PAL-5.6", "PAL-4.1")
def test_hiring_needs_a_fighter_or_a_criminal() -> None:
    s = turn(2)
    row(s, *ROW)
    give(s, 0, "labourer cleric")
    assert "act hire" not in can(s)
    assert why(s, "act hire") == ("no-two-colour", {"worker": "worker-fighter"}, "PAL-4.3"), "as the board says it"
    give(s, 0, "criminal")
    assert "act hire" in can(s)


@pytest.mark.rule("PAL-5.4")
def test_a_debt_only_for_the_two_leftmost_and_only_instead_of_silver() -> None:
    s = turn(2)
    row(s, *ROW)
    give(s, 0, "labourer 2")
    put(s, 0, silver=0)
    do(s, "act errand")
    assert can(s) == {"borrow gatekeeper-2", "borrow abbot-1", "take acolyte-2"}
    assert why(s, "take abbot-2") == ("no-silver", {"need": 2, "have": 0}, "PAL-5.4")
    assert why(s, "borrow abbot-2") == ("no-borrowing", {}, "PAL-5.4")
    closed = {closed.targets[0] for closed in s.ask(0).closed}
    assert closed == {"townsfolk:abbot-2", "townsfolk:acolyte-1"}


@pytest.mark.rule("PAL-4.3")
@pytest.mark.parametrize("act", ["hunt", "trade"])
def test_t14_a_second_worker_cannot_follow(act: str) -> None:
    s = turn(2)
    give(s, 0, "labourer scout merchant")
    do(s, f"act {act}-1", "place labourer")
    assert why(s, f"act {act}-2")[0] == "no-blocked"
    assert why(s, f"act {act}-1")[0] == "no-blocked"


@pytest.mark.rule("PAL-4.3")
def test_t14_recruiting_with_one_worker_blocks_the_second() -> None:
    s = turn(2)
    row(s, None, None, None, None, "acolyte-1")
    give(s, 0, "labourer fighter 2")
    do(s, "act errand", "place labourer", "take acolyte-1")
    assert why(s, "act hire") == ("no-blocked", {"action": "action-recruit"}, "PAL-4.2")


@pytest.mark.rule("PAL-5.8", "PAL-4.1")
def test_t15_praying_over_absolve() -> None:
    s = turn(2)
    s.board[19:22] = [5, 1, 3]
    for colour in (4, 0, 2):
        s.workers[12 + colour] -= 1
    give(s, 0, "criminal labourer")
    put(s, 0, silver=2)
    assert is_blocked(s, 0, ABSOLVE)
    before = s.workers[12:]
    do(s, "act pray", "clear absolve")
    assert get(s, 0, "silver") == 0 and s.board[4] == 6 and s.board[19:22] == [0, 0, 0]
    assert s.workers[12:] == [before[0] + 1, before[1], before[2] + 1, before[3], before[4] + 1, before[5]]


@pytest.mark.rule("PAL-5.8", "PAL-9.1", "PAL-5.9")
@pytest.mark.parametrize(("paladin_name", "price"), [("gerin", (("res-silver", 2),)), ("oliver", ())])
def test_the_price_of_pray_stands_with_what_it_clears(paladin_name: str, price: tuple[tuple[str, int], ...]) -> None:
    s = turn(2, round=3)
    favours(s, "chapel")
    paladin(s, 0, paladin_name)
    give(s, 0, "cleric 3")
    give(s, 1, "labourer")
    put(s, 0, silver=2)
    do(s, "act hunt-1", "pass", "act pray")
    assert [option.price for option in s.ask(0).options] == [price]
    do(s, "clear hunt", "favour chapel")
    assert [option.price for option in s.ask(0).options] == [()], "a prayer given as a reward costs nothing"


@pytest.mark.rule("PAL-5.8")
def test_pray_clears_another_action_and_needs_something_to_clear() -> None:
    s = turn(2)
    give(s, 0, "cleric labourer")
    assert why(s, "act pray") == ("no-nothing-to-clear", {}, "PAL-5.8")
    do(s, "act conspire", "place labourer")
    put(s, 0, silver=1)
    assert why(s, "act pray") == ("no-silver", {"need": 2, "have": 1}, "PAL-5.8")
    put(s, 0, silver=2)
    do(s, "act pray", "place cleric")
    assert can(s) == {"clear conspire"}
    assert why(s, "clear pray") == ("no-clear-itself", {}, "PAL-5.8")
    assert why(s, "clear trade") == ("no-clear", {"action": "action-trade"}, "PAL-5.8")


@pytest.mark.rule("PAL-5.9", "PAL-8.4")
def test_a_prayer_as_reward_may_clear_any_action_also_pray() -> None:
    s = turn(2, round=3)
    favours(s, "chapel")
    give(s, 0, "labourer 2")
    s.board[4] = 5
    s.workers[12 + 4] -= 1
    s.board[5] = 1
    s.workers[12] -= 1
    do(s, "favour chapel")
    assert can(s) == {"clear pray", "clear conspire"}
    do(s, "clear pray")
    assert not is_blocked(s, 0, PRAY)


@pytest.mark.rule("PAL-5.9")
def test_a_prayer_with_nothing_to_clear_is_lost() -> None:
    s = turn(2, round=3)
    favours(s, "chapel")
    give(s, 0, "labourer 2")
    assert "event-nothing-to-clear" in do(s, "favour chapel")
    assert s.ask(0).rule == "PAL-3.7"


@pytest.mark.rule("PAL-5.10", "PAL-7.1")
def test_t16_conspire() -> None:
    s = turn(2)
    give(s, 0, "scout")
    next_suspicion(s, 2)
    do(s, "act conspire")
    assert workers(s, 0) == {"criminal": 1} and suspicion(s, 0) == 1
    assert get(s, 0, "silver") == 5 and s.tax == 3


@pytest.mark.rule("PAL-5.11", "PAL-5.12", "PAL-4.3")
@pytest.mark.parametrize(
    ("act", "colour", "gain", "one"), [("hunt", "scout", "provisions", 1), ("trade", "merchant", "silver", 3)]
)
def test_t17_hunt_and_trade(act: str, colour: str, gain: str, one: int) -> None:
    s = turn(2)
    give(s, 0, "labourer 2")
    assert why(s, f"act {act}-2")[1] == {"worker": f"worker-{colour}"}
    do(s, f"act {act}-1")
    assert get(s, 0, gain) == one + 1
    s = turn(2)
    give(s, 0, f"labourer {colour}")
    do(s, f"act {act}-2")
    assert get(s, 0, gain) == one + 3
    s = turn(2)
    give(s, 0, "labourer criminal")
    do(s, f"act {act}-2")
    assert get(s, 0, gain) == one + 3, "a criminal is wild"


@pytest.mark.rule("PAL-5.7")
def test_a_free_recruit_hires_for_nothing() -> None:
    s = turn(2, round=3)
    favours(s, "recruit")
    row(s, *ROW)
    give(s, 0, "scout 2")
    put(s, 0, silver=0)
    do(s, "favour recruit")
    assert can(s) == {f"take {card}" for card in ROW}
    do(s, "take gatekeeper-2")
    assert get(s, 0, "silver") == 1 and get(s, 0, "unpaid") == 0 and get(s, 0, "recruit") == 1


@pytest.mark.rule("PAL-5.7")
def test_with_an_empty_row_a_free_recruit_is_lost_and_recruit_impossible() -> None:
    s = turn(2, round=3)
    favours(s, "recruit")
    row(s, None, None, None, None, None)
    give(s, 0, "scout 2")
    assert why(s, "act errand") == ("no-townsfolk", {}, "PAL-5.4")
    assert "event-nobody-to-hire" in do(s, "favour recruit")


@pytest.mark.rule("PAL-5.3")
@pytest.mark.parametrize("paid", [False, True])
def test_a_free_develop(paid: bool) -> None:
    s = turn(2, round=3, paid_architects=paid)
    favours(s, "builders")
    own(s, 0, "architect-2")
    give(s, 0, "merchant 2")
    put(s, 0, silver=0, provisions=1)
    do(s, "favour builders", "pick 1", "workshop attack 2")
    assert workers(s, 0) == {"merchant": 1, "scout": 1} and get(s, 0, "develop") == 1
    assert get(s, 0, "provisions") == (0 if paid else 1)


@pytest.mark.rule("PAL-4.1")
def test_the_colours_offered_for_a_slot() -> None:
    s = turn(2)
    give(s, 0, "scout criminal cleric labourer")
    put(s, 0, provisions=1)
    do(s, "act commission")
    assert can(s) == {"place scout", "place criminal"}
    assert why(s, "place cleric") == ("no-colour", {"worker": "worker-scout"}, "PAL-4.1")
    assert why(s, "place fighter") == ("no-worker", {"worker": "worker-fighter"}, "PAL-4.1")
    do(s, "place criminal")
    assert can(s) == {"place scout", "place labourer"}, "the cleric went where only a cleric fits"


@pytest.mark.rule("PAL-4.1")
def test_a_criminal_needed_elsewhere_is_not_offered() -> None:
    s = turn(2)
    give(s, 0, "scout 2 criminal")
    put(s, 0, provisions=1)
    do(s, "act commission")
    assert s.ask(0).rule == "PAL-6.1", "scout, criminal as cleric, scout: no choice at all"
    assert s.board[10:13] == [2, 2, 6]


@pytest.mark.rule("PAL-4.2")
def test_all_slots_are_filled_at_once_or_the_action_is_refused() -> None:
    s = turn(2)
    give(s, 0, "scout cleric")
    assert why(s, "act commission") == ("no-workers", {"need": 3, "have": 2}, "PAL-4.2")


@pytest.mark.rule("PAL-9.1")
def test_roland_makes_recruiting_free_everywhere() -> None:
    s = turn(2)
    row(s, *ROW)
    give(s, 0, "labourer 2")
    paladin(s, 0, "roland")
    put(s, 0, silver=0)
    do(s, "act errand")
    assert can(s) == {f"take {card}" for card in ROW}
