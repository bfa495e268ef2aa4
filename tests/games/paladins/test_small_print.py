"""Small print that is easily broken: card number 0, the last of a type, one card too few, barriers, what is told."""

from __future__ import annotations

import pytest

from castellany.games.paladins.effects.book import SEND
from castellany.games.paladins.effects.leaves import leaf
from castellany.games.paladins.facts.icons import TAKE_DEBT
from castellany.games.paladins.kinds import BEGIN_ROUND, NEXT_TURN, OPPONENT_TAVERN, REFRESH
from castellany.games.paladins.layout import CONVERTED
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Event, Frame
from tests.games.paladins.helpers import (
    FOLK,
    OUTSIDER,
    TAVERN,
    can,
    changed,
    do,
    favours,
    get,
    give,
    go,
    ledger,
    new,
    next_suspicion,
    orders,
    outsiders,
    own,
    paladin,
    parts,
    put,
    row,
    suspect,
    suspicion,
    tell,
    turn,
    workers,
)
from tests.games.paladins.telling import said

PAID = {
    "abbot": ("absolve", ("place labourer", "jar 4")),
    "acolyte": ("commission", ("place labourer", "settle r1b")),
    "architect": ("develop", ("place labourer", "place cleric", "workshop attack 1")),
    "defender": ("attack", ("place labourer", "face armourer-b")),
    "gatekeeper": ("fortify", ("place labourer",)),
    "missionary": ("convert", ("place labourer", "face armourer-b")),
    "watchman": ("garrison", ("place labourer", "settle r1b")),
}


def hear(s: PaladinsState, *frames: Frame) -> list[Event]:
    heard: list[Event] = []
    s.log = heard
    s.sealed = []
    s.frames = list(frames)
    s.settle()
    s.log = None
    return heard


@pytest.mark.rule("PAL-9.3")
@pytest.mark.parametrize("kind", list(PAID))
@pytest.mark.parametrize("seat", [0, 1])
def test_an_action_pays_its_own_townsfolk_and_nobody_elses(kind: str, seat: int) -> None:
    """All three cards of one type, and of all others none: the labourer, the goods and the tax come for one action."""
    for owned in PAID:
        s = turn(2, seat=seat)
        give(s, seat, "labourer 2 scout 2 merchant 2 fighter 2 cleric 2")
        give(s, 1 - seat, "labourer")
        put(s, seat, silver=9, provisions=5, faith=5, strength=5, influence=5)
        outsiders(s, "armourer-b", None, None, None, None, None)
        s.wall_deck.remove(0)
        s.wall_deck.append(0)  # two strength and nothing else
        own(s, seat, *[f"{owned}-{number}" for number in (1, 2, 3)])
        own(s, 1 - seat, *[f"{other}-1" for other in PAID if other != owned])
        act, choices = PAID[kind]
        told = said(tell(s, f"act {act}", *choices))
        payers = [args["townsfolk"] for id, args in told if id == "townsfolk"]
        assert payers == ([f"townsfolk-{kind}"] * 3 if owned == kind else [])
        taxes = [args["count"] for id, args in told if id == "tax"]
        assert taxes == ([1] if owned == kind else []) and get(s, 1 - seat, "silver") == 3


@pytest.mark.rule("PAL-4.6", "PAL-9.2", "PAL-7.4")
def test_the_paladin_pays_after_the_inquisition_that_a_townsfolk_called() -> None:
    """The Defender's tax takes the last silver of the supply: the inquisition comes first, then Engelier's silver."""
    s = turn(2)
    give(s, 0, "scout labourer fighter")
    give(s, 1, "labourer")
    own(s, 0, "defender-3")
    paladin(s, 0, "engelier")
    outsiders(s, "armourer-b", None, None, None, None, None)
    s.silver += 4
    s.tax = 1
    told = [id for id, _args in said(tell(s, "act attack", "face armourer-b"))]
    assert told[-6:] == ["tax", "inquisition", "nobody-suspected", "tax-filled", "paladin-pays", "gain"]
    assert get(s, 0, "silver") == 3 + 1 + 2 and s.tax == 5


@pytest.mark.rule("PAL-3.8", "PAL-3.9")
@pytest.mark.parametrize("people", [1, 2])
def test_the_first_card_of_each_deck_leaves_the_row_like_any_other(people: int) -> None:
    s = turn(people)
    row(s, None, None, None, "abbot-2", "abbot-1")
    outsiders(s, "adventurer-v", "armourer-v", None, None, None, None)
    refreshed = hear(s, Frame(REFRESH))[0]
    leaving = ["townsfolk-abbot", "outsider-adventurer", "townsfolk-abbot", "outsider-armourer"]
    count = 4 if people == 1 else 2
    assert refreshed.message.args == {"round": 1, "cards": leaving[:count], "count": count}
    gone = [move[:3] for move in refreshed.moves if move.target.endswith("-discard")]
    assert (
        gone
        == [
            ("townsfolk:abbot-1", "townsfolk-row", "townsfolk-discard"),
            ("outsider:adventurer-v", "outsider-row", "outsider-discard"),
            ("townsfolk:abbot-2", "townsfolk-row", "townsfolk-discard"),
            ("outsider:armourer-v", "outsider-row", "outsider-discard"),
        ][:count]
    )


@pytest.mark.rule("PAL-5.7")
def test_a_free_recruit_finds_the_only_townsfolk_whichever_it_is() -> None:
    for card in ("abbot-1", "conspirator-2"):
        for place in range(5):
            s = turn(2, round=3)
            favours(s, "recruit")
            give(s, 0, "scout")
            row(s, *[card if i == place else None for i in range(5)])
            do(s, "favour recruit")
            assert can(s) == {f"take {card}"}


@pytest.mark.rule("PAL-12.4")
@pytest.mark.parametrize(("left", "count"), [("tavern-01", 0), ("tavern-02", 1), ("tavern-23", 2)])
def test_the_tavern_left_behind_is_told_even_without_criminals(left: str, count: int) -> None:
    s = turn(1)
    s.tavern_row = [-1 - TAVERN["tavern-24"], TAVERN[left]]
    events = said(hear(s, Frame(OPPONENT_TAVERN, 1)))
    assert events[0] == ("opponent-tavern", {"count": count})
    assert suspicion(s, 1) == count


@pytest.mark.rule("PAL-3.2")
@pytest.mark.parametrize("round", range(1, 8))
def test_a_round_tells_which_of_the_kings_cards_are_turned_up(round: int) -> None:
    s = new(3)
    names = ("gang", "loan", "chapel", "stores", "parole")
    favours(s, *names)
    orders(s, "convert", "attack", "absolve")
    s.round = round - 1
    told = said(hear(s, Frame(BEGIN_ROUND)))
    actions = ("convert", "attack", "absolve")
    wanted = []
    if round <= 3:
        points = (4, 6, 8)[round - 1]
        wanted.append(("order", {"action": f"action-{actions[round - 1]}", "place": round, "points": points}))
    if round >= 3:
        wanted.append(("favour", {"favour": f"favour-{names[round - 3]}"}))
    assert told == [("round", {"round": round, "seat": f"seat:{s.first}"}), *wanted]


@pytest.mark.rule("PAL-7.9")
@pytest.mark.parametrize(
    ("held", "told"),
    [
        (0, [("no-suspicion", {"seat": "seat:0"})]),
        (1, [("drop-suspicion", {"seat": "seat:0", "count": 1})]),
        (2, [("drop-suspicion", {"seat": "seat:0", "count": 2})]),
        (3, [("drop-suspicion", {"seat": "seat:0", "count": 2})]),
    ],
)
def test_two_suspicions_to_drop_are_told_at_once(held: int, told: list[tuple[str, dict[str, object]]]) -> None:
    s = turn(2)
    give(s, 0, "labourer")
    give(s, 1, "labourer")
    suspect(s, 0, held)
    row(s, None, None, None, None, "acolyte-3")
    assert said(tell(s, "act errand", "take acolyte-3"))[2:] == told


@pytest.mark.rule("PAL-12.12")
@pytest.mark.parametrize(("held", "dropped", "silver"), [(0, [], 2), (1, [1], 1), (2, [2], 0), (3, [2], 0)])
def test_two_suspicions_the_opponent_must_drop(held: int, dropped: list[int], silver: int) -> None:
    s = turn(1)
    suspect(s, 1, held)
    effect = SEND[FOLK["acolyte-3"]]
    s.frames = []
    heard: list[Event] = []
    s.log = heard
    effect.run(s, 1)
    s.settle()
    told = said(heard)
    assert [args["count"] for id, args in told if id == "drop-suspicion"] == dropped
    assert [args["left"] for id, args in told if id == "opponent-nothing-to-drop"] == [4, 3][:silver]
    assert s.tax == 5 - silver and suspicion(s, 1) == max(0, held - 2)


@pytest.mark.rule("PAL-7.8")
def test_a_debt_as_an_icon_is_taken() -> None:
    s = turn(2)
    before = ledger(s)
    leaf(TAKE_DEBT, 1).run(s, 1)
    assert changed(s, before) == {"seat:1/unpaid": 1, "debts": -1}


@pytest.mark.rule("PAL-11.7")
@pytest.mark.parametrize(("counts", "points"), [(False, 1), (True, 2)])
def test_errands_are_counted_as_they_are_sent(counts: bool, points: int) -> None:
    """One townsfolk at the start, one hired and two sent away: two hired, or four in all."""
    s = turn(2, hunter_errands=counts)
    s.outsider_at[OUTSIDER["hunter-s"]] = CONVERTED
    put(s, 0, recruit=1)
    for mode, cards in (("hire", ["abbot-1"]), ("errand", ["squire-2", "missionary-2"])):
        for card in cards:
            give(s, 0, "fighter labourer")
            give(s, 1, "labourer")
            row(s, None, None, None, None, card)
            s.frames = [Frame(NEXT_TURN, 1)]
            s.board[2:4] = [0, 0]
            choices = ["act hire"] if mode == "hire" else ["act errand", "place labourer"]
            do(s, *choices, f"take {card}")
    assert parts(s, 0)["part-hunter"] == points


@pytest.mark.rule("PAL-6.2", "PAL-7.1")
@pytest.mark.parametrize(
    ("choices", "barrier"),
    [
        (("act fortify", "place labourer"), True),  # a wall is turned up
        (("act conspire", "place labourer"), True),  # a suspicion card is drawn
        (("act hunt-1", "place labourer"), False),
        (("act absolve", "place labourer", "jar 7"), False),
        (("act garrison", "place labourer", "settle r1b"), False),
    ],
)
def test_what_turns_up_a_card_cannot_be_taken_back(choices: tuple[str, ...], barrier: bool) -> None:
    s = turn(2)
    give(s, 0, "labourer 2 scout 2 merchant 2 fighter 2 cleric 2")
    give(s, 1, "labourer")
    put(s, 0, silver=5, provisions=5, strength=1)
    go(s)
    known = s.known
    do(s, *choices)
    assert (s.known > known) == barrier


@pytest.mark.rule("PAL-3.1")
def test_a_new_round_is_a_barrier_of_its_own() -> None:
    s = turn(2)
    before = s.known
    hear(s, Frame(BEGIN_ROUND))
    assert s.known > before


@pytest.mark.rule("PAL-7.1")
def test_a_card_without_tax_takes_nothing_and_says_so_only_once() -> None:
    s = turn(2)
    give(s, 0, "labourer")
    give(s, 1, "labourer")
    next_suspicion(s, 0)
    told = said(tell(s, "act conspire"))
    assert told[-1] == ("suspicion", {"seat": "seat:0", "tax": 0}) and s.tax == 5
    assert workers(s, 0) == {"criminal": 1}
