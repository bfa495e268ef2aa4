"""The ten cards that convert, each by name: in which action, how much for how much, and nowhere else."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.facts.tables import TILE_IDS
from castellany.games.viscounts.flow import ACTING
from castellany.games.viscounts.payment import conversions, power, reach
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from tests.games.viscounts.helpers import asked, card, do, give, has, legal, phase, quiet, row, stand, tops

TRADE, BUILD, WORKERS, TRANSCRIBE = range(4)
ACTIONS = {"build": BUILD, "workers": WORKERS, "transcribe": TRANSCRIBE}
PAIRS = [("strongman", "build"), ("benefactor", "workers"), ("traveller", "transcribe")]
TWO_SILVER = [("mason", "build"), ("diplomat", "workers"), ("clergyman", "transcribe")]
DOUBLE = [("sculptor", "build"), ("artist", "workers"), ("priest", "transcribe")]
GOOD = {"build": "stone", "workers": "gold", "transcribe": "ink"}
SPACE = {"build": "4", "workers": "3-4", "transcribe": "3-4"}
# For each action a card on the board without its icons, without merchants and without criminals.
IDLE = {"build": "abbot", "workers": "labourer", "transcribe": "squire"}
ALL = [*PAIRS, *TWO_SILVER, *DOUBLE, ("emma", "transcribe")]


def at_work(name: str, action: str, *others: str) -> ViscountsState:
    """The card on the board, the viscount where the action can be done, nobody beside it who could help."""
    s = quiet()
    stand(s, 0, SPACE[action])
    idle = IDLE[action]
    row(s, 0, name, *(others or (idle, idle)))
    helpless = {"build": "friar", "workers": "friar", "transcribe": "miner"}[action]
    tops(s, "princess", helpless, "jeweller", "woodcutter_2", "deacon_1")
    return s


def icons(s: ViscountsState, action: int) -> int:
    return power(s, 0, action, conversions(s, 0, action), NO_CARD)


def at_most(s: ViscountsState, action: int) -> int:
    return reach(s, 0, action, conversions(s, 0, action))


@pytest.mark.rule("VIS-7.10")
@pytest.mark.parametrize(("name", "action"), ALL)
def test_it_converts_in_its_own_action_and_only_while_it_lies_on_the_board(name: str, action: str) -> None:
    s = at_work(name, action)
    assert [i for i in range(4) if conversions(s, 0, i)] == [ACTIONS[action]]
    assert conversions(s, 1, ACTIONS[action]) == 0, "for its owner"
    for slot in range(3):
        s.row[0:3] = [-1, -1, -1]
        s.row[slot] = card(name)
        assert conversions(s, 0, ACTIONS[action]), "on any slot"
    s.row[0:3] = [card("abbot")] * 3
    s.hands[0], s.discards[0] = [card(name)], [card(name)]
    assert conversions(s, 0, ACTIONS[action]) == 0


@pytest.mark.rule("VIS-7.10")
@pytest.mark.parametrize(("name", "action"), PAIRS)
@pytest.mark.parametrize(("others", "pairs"), [(0, 1), (1, 1), (2, 2), (3, 2), (5, 3)])
def test_each_pair_of_merchants_is_an_icon(name: str, action: str, others: int, pairs: int) -> None:
    """The card itself has two merchants; the rest lie beside it, on cards and as a permanent pair."""
    cards = {0: (), 1: ("trader",), 2: ("journeyman",), 3: ("peddler_1",), 5: ("peddler_1", "lender")}[others]
    idle = IDLE[action]
    s = at_work(name, action, *cards, *[idle] * (2 - len(cards)))
    assert icons(s, ACTIONS[action]) == pairs
    s.built[0] |= 1 << 2  # the third trading post: two merchants
    assert icons(s, ACTIONS[action]) == pairs + 1
    assert icons(s, TRADE) == 2 + others + 2, "as merchants they are still all there"


@pytest.mark.rule("VIS-7.10", "VIS-6.13")
@pytest.mark.parametrize(("name", "action"), PAIRS)
def test_criminals_are_no_merchants_but_count_by_themselves(name: str, action: str) -> None:
    s = at_work(name, action, "antagonist", IDLE[action])
    assert icons(s, ACTIONS[action]) == 1 + 2, "a pair, and two that are wild"


@pytest.mark.rule("VIS-7.10")
@pytest.mark.parametrize(("name", "action"), TWO_SILVER)
@pytest.mark.parametrize("silver", range(6))
def test_two_silver_are_an_icon(name: str, action: str, silver: int) -> None:
    s = at_work(name, action)
    give(s, 0, silver=silver)
    assert icons(s, ACTIONS[action]) == 1, "its own icon costs nothing"
    assert at_most(s, ACTIONS[action]) == 1 + silver // 2
    give(s, 0, silver=silver, **{GOOD[action]: 2})
    assert at_most(s, ACTIONS[action]) == 3 + silver // 2


@pytest.mark.rule("VIS-7.10", "VIS-7.2")
@pytest.mark.parametrize(("name", "action"), TWO_SILVER)
def test_two_silver_are_paid_for_one_icon(name: str, action: str) -> None:
    """Three icons needed, one there: twice two silver, or the good of the action."""
    s = at_work(name, action)
    s.books[1] = TILE_IDS.index("ms02")
    give(s, 0, silver=5, **{GOOD[action]: 1})
    phase(s, ACTING)
    do(s, {"build": "build workshop_1", "workers": "workers 2", "transcribe": "transcribe"}[action])
    assert legal(s) == [f"spend {GOOD[action]}", "spend silver"]
    do(s, "spend silver")
    assert has(s, 0, "silver") == 3
    do(s, "spend silver")
    assert (has(s, 0, "silver"), has(s, 0, GOOD[action])) == (1, 1), "paid"
    assert asked(s) != "Pay"


@pytest.mark.rule("VIS-7.10")
@pytest.mark.parametrize(("name", "action"), DOUBLE)
@pytest.mark.parametrize(("pieces", "bought"), [(0, 0), (1, 2), (2, 3), (4, 5)])
def test_the_first_piece_of_the_good_counts_twice(name: str, action: str, pieces: int, bought: int) -> None:
    s = at_work(name, action)
    give(s, 0, **{GOOD[action]: pieces})
    assert at_most(s, ACTIONS[action]) == 1 + bought
    others = [good for good in GOOD.values() if good != GOOD[action]]
    give(s, 0, silver=9, **dict.fromkeys(others, 9))
    assert at_most(s, ACTIONS[action]) == 1 + bought, "no other good"


@pytest.mark.rule("VIS-7.10", "VIS-7.11")
@pytest.mark.parametrize(("name", "action"), DOUBLE)
def test_a_piece_that_has_counted_twice_is_remembered_over_a_dismissal(name: str, action: str) -> None:
    """Five icons: its own, two of the first piece, one of the dismissed, and a second piece that counts once."""
    s = at_work(name, action)
    fitting = {"build": "miner", "workers": "princess", "transcribe": "friar"}[action]
    tops(s, "jeweller", fitting, "jeweller", "woodcutter_2", "deacon_1")
    s.books[1] = TILE_IDS.index("ms15")
    give(s, 0, silver=2, **{GOOD[action]: 3})
    phase(s, ACTING)
    do(s, {"build": "build trading_post_1", "workers": "workers 3", "transcribe": "transcribe"}[action])
    do(s, f"spend {GOOD[action]}")
    assert s.paid == 2
    do(s, "dismiss")
    assert has(s, 0, "silver") == 0
    assert has(s, 0, GOOD[action]) == 1, "the last icon was a piece that counts once, and nothing else to choose"


@pytest.mark.rule("VIS-7.10")
@pytest.mark.parametrize(
    ("goods", "most"),
    [
        ({}, 1),
        ({"ink": 1}, 2),
        ({"stone": 1}, 2),
        ({"gold": 2}, 3),
        ({"ink": 1, "stone": 2, "gold": 3}, 7),
        ({"silver": 9}, 1),
    ],
)
def test_emma_lets_every_resource_write(goods: dict[str, int], most: int) -> None:
    s = at_work("emma", "transcribe")
    give(s, 0, **goods)
    assert at_most(s, TRANSCRIBE) == most
    assert at_most(s, WORKERS) == 2 + goods.get("gold", 0), "two Squires and gold: only when transcribing"


@pytest.mark.rule("VIS-7.10")
def test_several_conversions_work_together() -> None:
    """Emma, Priest and Traveller: two clerics; a pair of merchants; ink twice, then once; stone and gold."""
    s = at_work("emma", "transcribe", "priest", "traveller")
    assert icons(s, TRANSCRIBE) == 3
    give(s, 0, ink=2, stone=1, gold=1)
    assert at_most(s, TRANSCRIBE) == 3 + 3 + 2
    s = at_work("emma", "transcribe", "clergyman", "traveller")
    give(s, 0, silver=3, ink=1, gold=1)
    assert icons(s, TRANSCRIBE) == 3, "Emma, Clergyman, and a pair of his merchant and the Traveller's two"
    assert at_most(s, TRANSCRIBE) == 3 + 1 + 1 + 1


@pytest.mark.rule("VIS-7.11")
@pytest.mark.parametrize(("name", "action"), PAIRS)
def test_merchants_may_be_dismissed_only_where_they_can_be_converted(name: str, action: str) -> None:
    """A Jeweller beside one has two merchants and nothing else."""
    for converting in (True, False):
        s = at_work(name if converting else "trader", action)
        s.tops[1] = card("jeweller")
        give(s, 0, silver=2, **{GOOD[action]: 9})
        s.books[1] = TILE_IDS.index("ms02")
        phase(s, ACTING)
        do(s, {"build": "build workshop_1", "workers": "workers 2", "transcribe": "transcribe"}[action])
        assert (s.waiting != () and asked(s) == "Pay" and "dismiss" in legal(s)) == converting


@pytest.mark.rule("VIS-7.10")
def test_a_single_merchant_makes_no_pair_until_another_is_dismissed() -> None:
    """Traveller and Trader have one pair of three; with a Jeweller's two it is two, with a Courier's three three."""
    s = at_work("traveller", "transcribe", "trader", "squire")
    ways = conversions(s, 0, TRANSCRIBE)
    assert [power(s, 0, TRANSCRIBE, ways, card(name)) for name in ("jeweller", "courier")] == [2, 3]
    assert power(s, 0, TRANSCRIBE, 0, card("courier")) == 0, "without the Traveller"


@pytest.mark.rule("VIS-7.2", "VIS-7.10")
def test_silver_is_not_spent_where_the_dismissal_needs_it() -> None:
    """Clergyman and five clerics: two silver are one cleric, but the Friar costs two: only one of both."""
    s = at_work("clergyman", "transcribe", "bishop", "squire")
    tops(s, "princess", "friar", "jeweller", "woodcutter_2", "deacon_1")
    s.books[1] = TILE_IDS.index("ms15")
    give(s, 0, silver=3, ink=1)
    phase(s, ACTING)
    do(s, "transcribe")
    assert legal(s) == ["dismiss", "spend ink", "spend silver"]
    do(s, "spend silver")
    assert has(s, 0, "silver") == 1 and s.tiles[0], "the ink was the only way left, and paid by itself"
    s = at_work("clergyman", "transcribe", "bishop", "squire")
    tops(s, "princess", "acolyte", "jeweller", "woodcutter_2", "deacon_1")
    s.books[1] = TILE_IDS.index("ms15")
    give(s, 0, silver=4)
    phase(s, ACTING)
    do(s, "transcribe")
    assert s.tiles[0] and has(s, 0, "silver") == 0, "twice two silver: an Acolyte for three would not be enough"


@pytest.mark.rule("VIS-7.2", "VIS-7.10", "VIS-7.11")
def test_what_has_counted_twice_is_not_reckoned_with_again() -> None:
    """Seven clerics: Priest and Clergyman two, two ink three, four silver two. An Acolyte for three is too dear."""
    s = at_work("priest", "transcribe", "clergyman", "squire")
    tops(s, "princess", "acolyte", "jeweller", "woodcutter_2", "deacon_1")
    s.books[1] = TILE_IDS.index("ms37")
    give(s, 0, ink=2, silver=4)
    phase(s, ACTING)
    do(s, "transcribe")
    assert legal(s) == ["spend ink", "spend silver"]
    do(s, "spend ink")
    assert legal(s) == ["spend ink", "spend silver"], "one ink is one cleric now: the silver is needed"
    do(s, "spend silver", "spend ink")
    assert s.tiles[0] == 1 << TILE_IDS.index("ms37") and (has(s, 0, "ink"), has(s, 0, "silver")) == (0, 0)


@pytest.mark.rule("VIS-7.2", "VIS-7.11")
def test_silver_that_only_the_dismissal_turns_into_enough_is_kept_for_it() -> None:
    """Four clerics: Clergyman and Abbot, and a Bishop's two for three silver. Two for one cleric lead nowhere."""
    s = at_work("clergyman", "transcribe", "abbot", "squire")
    tops(s, "princess", "bishop", "jeweller", "woodcutter_2", "deacon_1")
    s.books[1] = TILE_IDS.index("ms13")
    give(s, 0, silver=3)
    phase(s, ACTING)
    do(s, "transcribe")
    assert legal(s) == ["dismiss"]
    do(s, "dismiss")
    assert s.tiles[0] and has(s, 0, "silver") == 0 and has(s, 0, "unpaid") == 1, "and the debt of the Bishop's corner"
