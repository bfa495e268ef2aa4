"""What is told of the opponent: every step with its reason, and what its gains come to (PAL-12.9 to PAL-12.19)."""

from __future__ import annotations

import pytest

from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FORTIFY,
    GARRISON,
    PRAY,
    RECRUIT,
    TRADE,
)
from castellany.games.paladins.facts.solo import SCHEME_FAVOUR
from tests.games.paladins.helpers import (
    favours,
    get,
    next_suspicion,
    outsiders,
    put,
    row,
    suspect,
)
from tests.games.paladins.opponent import hear, opponent
from tests.games.paladins.telling import Told, said


def does(scheme: str, action: str, count: int) -> list[Told]:
    """It turns up a scheme and takes an action with so many workers."""
    return [
        ("scheme", {"action": f"action-{scheme}"}),
        ("opponent-acts", {"action": f"action-{action}", "count": count}),
    ]


def gain(icon: str, count: int = 1) -> Told:
    return "gain", {"seat": "opponent", "rewards": [f"icon-{icon}-{count}"]}


def instead(icon: str, count: int) -> Told:
    return "instead", {"rewards": [f"icon-{icon}-{count}"], "steps": count}


def marker(*spaces: int) -> list[Told]:
    return [("marker", {"space": space}) for space in spaces]


@pytest.mark.rule("PAL-12.9", "PAL-12.10", "PAL-12.14")
def test_recruit_from_the_marker_with_a_lap() -> None:
    """The marker on 5: the fifth place is empty, so the first townsfolk; its provision moves the marker to 1."""
    s = opponent(RECRUIT)
    s.marker = 4
    row(s, "architect-2", None, "abbot-1", None, None)
    events = hear(s)
    assert said(events) == [
        *does("recruit", "recruit", 1),
        ("opponent-townsfolk", {"townsfolk": "townsfolk-architect", "place": 1, "space": 5}),
        ("errand", {"seat": "opponent", "townsfolk": "townsfolk-architect"}),
        gain("labourer"),
        instead("provision", 1),
        *marker(1),
        ("lap", {"attribute": "attribute-strength"}),
        gain("strength"),
    ]
    assert [move[:3] for event in events for move in event.moves] == [
        ("card-scheme", "scheme-deck", "scheme-discard"),
        ("townsfolk:architect-2", "townsfolk-row", "townsfolk-discard"),
        ("worker-labourer", "supply", "seat:1/workers/labourer"),
        ("resource-marker", "opponent-track", "opponent-track/1"),
        ("attribute-strength", "supply", "seat:1/attribute-strength"),
    ]


@pytest.mark.rule("PAL-12.15")
@pytest.mark.parametrize(("standing", "told"), [(2, "opponent-clears"), (0, "opponent-prays-idle")])
def test_pray_with_and_without_anybody_on_the_right_side(standing: int, told: str) -> None:
    s = opponent(PRAY)
    s.board[28 + 10 : 28 + 10 + standing] = [1] * standing
    schemes = len(s.scheme_deck) + len(s.scheme_discard)
    assert said(hear(s)) == [
        *does("pray", "pray", 1),
        (told, {"count": standing}),
        ("opponent-shuffles", {"count": schemes}),
    ]
    assert len(s.scheme_deck) == schemes and s.scheme_discard == []


@pytest.mark.rule("PAL-12.16", "PAL-12.9")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_conspire_by_the_tax_of_the_card(tax: int) -> None:
    s = opponent(CONSPIRE)
    next_suspicion(s, tax)
    taxed: list[Told] = [("opponent-tax", {"count": tax, "left": 5 - tax}), instead("tax", tax)]
    assert said(hear(s)) == [
        *does("conspire", "conspire", 1),
        ("opponent-conspires", {"count": 2}),
        ("suspicion", {"seat": "opponent", "tax": tax}),
        *(taxed if tax else []),
        *marker(*range(2, 2 + tax)),
    ]
    assert s.tax == 5 - tax and get(s, 1, "silver") == 0


@pytest.mark.rule("PAL-12.16")
def test_trade_moves_the_marker_without_a_word_of_silver() -> None:
    assert said(hear(opponent(TRADE))) == [*does("trade", "trade", 1), *marker(2)]


@pytest.mark.rule("PAL-12.17", "PAL-12.9")
def test_commission_takes_the_space_it_likes_best() -> None:
    """Faith 4 reaches three regions; the first two free recruits are taken, so a prayer is best."""
    s = opponent(COMMISSION)
    put(s, 1, faith=4)
    s.spaces[0] = s.spaces[4] = 1
    put(s, 0, commission=2)
    schemes = len(s.scheme_deck) + len(s.scheme_discard)
    assert said(hear(s)) == [
        *does("commission", "commission", 3),
        ("opponent-space", {"rewards": ["icon-prayer-1"], "attribute": "attribute-faith", "have": 4}),
        ("commission", {"seat": "opponent", "region": 3}),
        gain("influence"),
        ("opponent-clears", {"count": 3}),  # the workers that stand on Commission itself
        ("opponent-shuffles", {"count": schemes}),
    ]


@pytest.mark.rule("PAL-12.17", "PAL-12.14")
def test_garrison_with_a_free_recruit_discards_a_townsfolk() -> None:
    s = opponent(GARRISON)
    put(s, 1, strength=1)
    row(s, "squire-2", None, None, None, None)
    assert said(hear(s)) == [
        *does("garrison", "garrison", 3),
        ("opponent-space", {"rewards": ["icon-free-recruit-1"], "attribute": "attribute-strength", "have": 1}),
        ("garrison", {"seat": "opponent", "region": 1}),
        gain("faith"),
        ("opponent-townsfolk", {"townsfolk": "townsfolk-squire", "place": 1, "space": 1}),
        ("errand", {"seat": "opponent", "townsfolk": "townsfolk-squire"}),
        gain("influence"),
    ]


@pytest.mark.rule("PAL-12.18", "PAL-12.12")
@pytest.mark.parametrize("held", [0, 1, 2])
@pytest.mark.parametrize("owes", [0, 1])
def test_absolve_by_what_it_has(held: int, owes: int) -> None:
    """A suspicion is dropped, then a debt paid or another dropped; each card it lacks costs the tax supply a silver."""
    s = opponent(ABSOLVE)
    suspect(s, 1, held)
    put(s, 1, unpaid=owes)
    lacked = 0

    def drop(have: int) -> Told:
        nonlocal lacked
        if have > 0:
            return "drop-suspicion", {"seat": "opponent", "count": 1}
        lacked += 1
        return "opponent-nothing-to-drop", {"left": 5 - lacked}

    first = drop(held)
    rest: list[Told] = [("pay-debt", {"seat": "opponent"})]
    if not owes:
        rest = [("opponent-owes-nothing", {}), drop(held - 1)]
    assert said(hear(s)) == [*does("absolve", "absolve", 3), ("opponent-absolve", {}), gain("faith"), first, *rest]
    assert s.tax == 5 - lacked and s.marker == 0, "the marker stays"


@pytest.mark.rule("PAL-12.19", "PAL-6.8")
@pytest.mark.parametrize(
    ("wall", "held", "owes", "taken"),
    [
        (8, 0, 1, "icon-pay-debt-1"),
        (8, 0, 0, "icon-silver-2"),
        (11, 1, 0, "icon-drop-suspicion-1"),
        (11, 0, 1, "icon-silver-2"),
    ],
)
def test_a_wall_with_alternatives_the_left_one_if_it_does_something(
    wall: int, held: int, owes: int, taken: str
) -> None:
    s = opponent(FORTIFY)
    s.wall_deck.remove(wall - 1)
    s.wall_deck.append(wall - 1)
    suspect(s, 1, held)
    put(s, 1, unpaid=owes)
    events = said(hear(s))
    assert events[:5] == [
        *does("fortify", "fortify", 3),
        ("fortify", {"seat": "opponent", "points": 0}),
        gain("strength"),
        ("opponent-alternative", {"rewards": [taken]}),
    ]
    assert (
        events[5:]
        == {
            "icon-pay-debt-1": [("pay-debt", {"seat": "opponent"})],
            "icon-drop-suspicion-1": [("drop-suspicion", {"seat": "opponent", "count": 1})],
            "icon-silver-2": [instead("silver", 2), *marker(2, 3)],
        }[taken]
    )


@pytest.mark.rule("PAL-12.20", "PAL-12.11")
@pytest.mark.parametrize(
    ("scheme", "name", "attribute"), [(ATTACK, "attack", "strength"), (CONVERT, "convert", "faith")]
)
def test_attack_and_convert_say_where_the_marker_led(scheme: int, name: str, attribute: str) -> None:
    """The marker on 2, attribute 5: flags up to 5, so the third place though the fourth is nearer to nothing."""
    s = opponent(scheme)
    s.marker = 1
    put(s, 1, **{attribute: 5})
    outsiders(s, "thief-b", None, "lookout-v", "archer-b", None, None)
    events = said(hear(s))
    where = {"outsider": "outsider-lookout", "place": 3, "space": 2, "attribute": f"attribute-{attribute}", "have": 5}
    assert events[:4] == [
        *does(name, name, 3),
        ("opponent-outsider", where),
        (name, {"seat": "opponent", "outsider": "outsider-lookout"}),
    ]
    assert events[4:] == ([gain("influence"), gain("merchant")] if name == "attack" else [gain("strength")])


@pytest.mark.rule("PAL-12.13", "PAL-12.22")
def test_a_favour_says_where_the_marker_led_and_costs_no_silver() -> None:
    s = opponent(SCHEME_FAVOUR, round=4)
    favours(s, "gang", "attribute")
    s.marker = 1
    assert said(hear(s)) == [
        ("scheme", {"action": "action-favour"}),
        ("opponent-favour", {"favour": "favour-attribute", "place": 2, "space": 2}),
        ("use-favour", {"seat": "opponent", "favour": "favour-attribute"}),
        ("opponent-alternative", {"rewards": ["icon-faith-1"]}),
        gain("faith"),
    ]
