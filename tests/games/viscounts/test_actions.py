"""Primary actions and how they are paid for: icons, goods, dismissals, conversions."""

from __future__ import annotations

import pytest

from castellany import words
from castellany.games.viscounts import GAME
from castellany.games.viscounts.effects.icons import hire
from castellany.games.viscounts.facts.tables import BUILDING_POINTS, FIRST_PRINTED, TILE_IDS
from castellany.games.viscounts.flow import ACTING, HIRING
from castellany.games.viscounts.payment import conversions, power, reach
from castellany.games.viscounts.state import EMPTY, NO_CARD, ViscountsState
from tests.games.viscounts.expected import PRINTED
from tests.games.viscounts.helpers import (
    asked,
    build,
    card,
    do,
    give,
    has,
    house,
    legal,
    marks,
    phase,
    quiet,
    row,
    run,
    stand,
    tops,
)

TRADE, BUILD, WORKERS, TRANSCRIBE = range(4)


def act(s: ViscountsState) -> ViscountsState:
    phase(s, ACTING)
    return s


@pytest.mark.rule("VIS-7.1")
def test_the_road_decides_what_can_be_done() -> None:
    s = quiet()
    give(s, 0, silver=9, stone=9, gold=9, ink=9)
    row(s, 0, "labourer", "abbot", "squire")
    stand(s, 0, "4")
    act(s)
    assert {choice.split()[0] for choice in legal(s)} == {"trade", "build", "pass"}
    refusal = s.why_not(0, GAME.parse("transcribe"))
    assert refusal is not None and refusal.message.id == "no-action-inner"
    s.frames = []
    stand(s, 0, "3-4")
    act(s)
    assert {choice.split()[0] for choice in legal(s)} == {"workers", "transcribe", "pass"}
    refusal = s.why_not(0, GAME.parse("trade"))
    assert refusal is not None and refusal.message.id == "no-action-outer"


@pytest.mark.rule("VIS-7.13")
def test_one_may_do_without_an_action() -> None:
    s = quiet()
    stand(s, 0, "3")
    row(s, 0, "journeyman", "abbot", "squire")
    act(s)
    do(s, "pass")
    assert not s.frames and has(s, 0, "silver") == 0


@pytest.mark.rule("VIS-7.11")
def test_dismissal() -> None:
    """T6: Woodcutter for 2 silver: out of the game, 1 virtue, 1 builder for this action; the ability is ignored."""
    s = quiet(3)
    stand(s, 0, "3")
    tops(s, "friar", "woodcutter_1", "princess", "jeweller", "miner")
    row(s, 0, "labourer", "abbot", "squire")
    give(s, 0, stone=1, silver=2)
    act(s)
    do(s, "build workshop_1")
    assert "dismiss" in legal(s)
    do(s, "dismiss")
    assert has(s, 0, "silver") == 0 and card("woodcutter_1") in s.gone
    assert marks(s, 0) == (0, 5), "its effect, before the action is done"
    assert asked(s) == "Spot", "the stone was the only way to pay the rest"
    do(s, "site a-3-4")
    assert marks(s, 0) == (0, 5), "no virtue after building"


@pytest.mark.rule("VIS-7.11")
def test_when_a_dismissal_is_refused() -> None:
    s = quiet(3)
    stand(s, 0, "3")
    tops(s, "friar", "friar", "princess", "jeweller", "miner")
    row(s, 0, "labourer", "charlatan", "squire")
    give(s, 0, silver=5)
    act(s)
    do(s, "build workshop_1")
    assert asked(s) == "Spot", "a Friar builds nothing: there was no choice to offer"
    s = quiet(3)
    stand(s, 0, "3")
    tops(s, "friar", "artisan", "princess", "jeweller", "miner")
    row(s, 0, "labourer", "abbot", "squire")
    give(s, 0, stone=5, silver=2)
    act(s)
    do(s, "build workshop_1")
    assert asked(s) == "Spot", "Artisan costs 3, so only stone could be spent"
    give(s, 0, silver=3)
    s = quiet(3)
    stand(s, 0, "3")
    tops(s, "friar", "scoundrel_1", "princess", "jeweller", "miner")
    row(s, 0, "labourer", "charlatan", "squire")
    give(s, 0, silver=1)
    act(s)
    do(s, "build workshop_1")
    assert legal(s) == ["dismiss", "done"], "it may be dismissed for its effect alone"
    do(s, "dismiss")
    do(s, "stop")
    assert asked(s) == "Spot", "once a turn"


@pytest.mark.rule("VIS-6.13", "VIS-7.11")
def test_a_dismissed_criminal_is_wild_and_only_its_corner_corrupts() -> None:
    s = quiet()
    stand(s, 0, "1-2")
    tops(s, "swindler_1", "friar", "princess", "jeweller", "miner")
    row(s, 0, "thief", "abbot", "squire")
    s.books[0] = TILE_IDS.index("ms03")
    give(s, 0, silver=3)
    act(s)
    do(s, "transcribe", "dismiss")
    assert marks(s, 0) == (1, 6), "its corner, but nothing for the icon"
    assert asked(s) == "FreeHire", "thief, abbot and swindler made three"


@pytest.mark.rule("VIS-6.13")
def test_criminals_stand_for_any_icon_of_an_action() -> None:
    s = quiet()
    row(s, 0, "antagonist", "abbot", "squire")
    assert [power(s, 0, action, 0, NO_CARD) for action in range(4)] == [2, 2, 3, 3]


@pytest.mark.rule("VIS-7.12")
@pytest.mark.parametrize(("silver", "gold", "left"), [(2, 3, 1), (1, 2, 2)])
def test_trade(silver: int, gold: int, left: int) -> None:
    """T7: Trader 1, Peddler 3: with 2 silver six merchants, 3 gold; with 1 silver only 2 gold; Trader +1 silver."""
    s = quiet()
    stand(s, 0, "7")
    row(s, 0, "trader", "peddler_1", "princess")
    tops(s, "friar", "miner", "deacon_2", "woodcutter_1", "conspirator")
    give(s, 0, silver=silver)
    act(s)
    do(s, "trade")
    if silver == 2:
        assert legal(s) == ["spend silver", "done"]
        do(s, "spend silver", "spend silver")
    assert has(s, 0, "gold") == gold
    assert has(s, 0, "silver") == left, "a silver that buys no exchange is not spent, and Trader gives one"


@pytest.mark.rule("VIS-7.12")
@pytest.mark.parametrize(
    ("space", "merchants", "good"),
    [("1", 4, "silver"), ("2", 2, "ink"), ("4", 2, "stone"), ("5", 2, "ink"), ("9", 2, "stone"), ("10", 2, "gold")],
)
def test_exchanges_for_goods(space: str, merchants: int, good: str) -> None:
    s = quiet()
    stand(s, 0, space)
    row(s, 0, "journeyman", "lender", "abbot")
    tops(s, "friar", "miner", "princess", "woodcutter_1", "deacon_2")
    act(s)
    do(s, "trade")
    assert has(s, 0, good) == merchants


@pytest.mark.rule("VIS-7.12")
def test_silver_buys_no_silver() -> None:
    s = quiet()
    stand(s, 0, "1")
    row(s, 0, "journeyman", "abbot", "squire")
    tops(s, "friar", "miner", "princess", "woodcutter_1", "deacon_2")
    give(s, 0, silver=3)
    act(s)
    do(s, "trade")
    assert has(s, 0, "silver") == 5, "two merchants, two silver, nothing to ask"


@pytest.mark.rule("VIS-7.12")
def test_exchanges_that_destroy_and_flip() -> None:
    s = quiet()
    stand(s, 0, "8")
    row(s, 0, "peddler_1", "peddler_2", "abbot")
    tops(s, "friar", "miner", "princess", "woodcutter_1", "deacon_2")
    s.hands[0] = [card("thief"), card("squire")]
    act(s)
    do(s, "trade", "destroy thief", "destroy squire")
    assert has(s, 0, "silver") == 3
    s = quiet()
    stand(s, 0, "6")
    row(s, 0, "peddler_1", "peddler_2", "journeyman")
    give(s, 0, unpaid=1, acquired=1)
    act(s)
    do(s, "trade", "flip debt", "take ink", "flip deed")
    assert (has(s, 0, "paid"), has(s, 0, "approved")) == (1, 1)


@pytest.mark.rule("VIS-7.12")
def test_silver_for_destroyed_cards_buys_nothing_in_the_same_trade() -> None:
    """Five merchants destroy one card; the silver it brings would make six, but comes too late."""
    s = quiet()
    stand(s, 0, "8")
    row(s, 0, "peddler_1", "journeyman", "abbot")
    tops(s, "friar", "miner", "princess", "woodcutter_1", "deacon_2")
    s.hands[0] = [card("thief"), card("squire")]
    act(s)
    do(s, "trade", "destroy thief")
    assert has(s, 0, "silver") > 0 and s.hands[0] == [card("squire")] and not s.frames


@pytest.mark.rule("VIS-7.12")
def test_a_trade_may_be_a_dismissal_alone() -> None:
    s = quiet()
    stand(s, 0, "6")
    row(s, 0, "labourer", "abbot", "squire")
    tops(s, "friar", "miner", "jeweller", "woodcutter_1", "deacon_2")
    give(s, 0, silver=2)
    s.log = []
    act(s)
    do(s, "trade", "dismiss")
    assert marks(s, 0) == (0, 5) and not s.frames
    trade = next(event.message for event in s.log if event.message.id == "event-trade")
    assert trade.args["times"] == 0
    for lang in words.LANGUAGES:
        assert "0" not in words.render(lang, "viscounts", trade, ["Ada"]), "said as a sentence, not as a zero"
    s = quiet()
    stand(s, 0, "6")
    row(s, 0, "labourer", "abbot", "squire")
    tops(s, "friar", "miner", "princess", "woodcutter_1", "deacon_2")
    act(s)
    assert asked(s) == "", "no merchants, no silver, no dismissal: no trade"


@pytest.mark.rule("VIS-7.2")
def test_silver_needed_for_the_dismissal_is_not_spent_otherwise() -> None:
    """One merchant short of four even with all silver, unless the Peddler goes: spending is not offered."""
    s = quiet()
    stand(s, 0, "6")
    row(s, 0, "trader", "abbot", "squire")
    tops(s, "friar", "miner", "peddler_1", "woodcutter_1", "deacon_2")
    give(s, 0, silver=2, acquired=1)
    act(s)
    do(s, "trade")
    assert legal(s) == ["dismiss"]
    do(s, "dismiss", "flip deed")
    assert has(s, 0, "silver") == 1


@pytest.mark.rule("VIS-7.2")
def test_what_is_not_enough_cannot_be_begun_and_icons_come_first() -> None:
    s = quiet(3)
    stand(s, 0, "3")
    row(s, 0, "labourer", "charlatan", "squire")
    tops(s, "friar", "friar", "princess", "jeweller", "miner")
    give(s, 0, stone=2)
    act(s)
    assert "build trading_post_1" in legal(s) and "build guildhall_1" not in legal(s)
    closed = {target: c.message for c in s.ask(0).closed for target in c.targets}
    assert closed["seat:0/guildhall_1"].args["short"] == 2
    do(s, "build workshop_1")
    assert has(s, 0, "stone") == 2


@pytest.mark.rule("VIS-7.2", "VIS-7.10")
def test_paying_piece_by_piece_with_conversions() -> None:
    """Emma lets gold and stone write; Clergyman two silver: the player mixes as he likes."""
    s = quiet()
    stand(s, 0, "1-2")
    row(s, 0, "emma", "clergyman", "squire")
    tops(s, "miner", "friar", "princess", "jeweller", "woodcutter_1")
    s.books[0] = TILE_IDS.index("ms15")
    give(s, 0, ink=1, gold=1, stone=1, silver=3)
    act(s)
    do(s, "transcribe")
    assert legal(s) == ["spend ink", "spend stone", "spend gold", "spend silver"]
    do(s, "spend silver")
    assert legal(s) == ["spend ink", "spend stone", "spend gold"]
    do(s, "spend gold", "spend ink")
    assert s.tiles[0] and [has(s, 0, g) for g in ("silver", "ink", "stone", "gold")] == [1, 0, 1, 0]


@pytest.mark.rule("VIS-7.10")
def test_a_resource_that_counts_twice_does_so_once() -> None:
    s = quiet()
    stand(s, 0, "1-2")
    row(s, 0, "priest", "labourer", "squire")
    tops(s, "miner", "miner", "princess", "jeweller", "woodcutter_1")
    s.books[0] = TILE_IDS.index("ms13")
    give(s, 0, ink=2)
    act(s)
    do(s, "transcribe")
    assert has(s, 0, "ink") == 2, "1 + 2 + 1 made four; then the manuscript gave two"


@pytest.mark.rule("VIS-7.10")
def test_pairs_are_counted_over_all_merchants() -> None:
    """T2: Traveller and five merchants are two clerics; a merchant that is dismissed makes a third pair."""
    s = quiet()
    row(s, 0, "traveller", "peddler_1", "squire")
    ways = conversions(s, 0, TRANSCRIBE)
    assert power(s, 0, TRANSCRIBE, ways, NO_CARD) == 2
    stand(s, 0, "1-2")
    tops(s, "jeweller", "friar", "princess", "miner", "woodcutter_1")
    assert power(s, 0, TRANSCRIBE, ways, card("jeweller")) == 3
    give(s, 0, silver=2)
    assert reach(s, 0, TRANSCRIBE, ways) == 3


@pytest.mark.rule("VIS-7.4", "VIS-7.6", "VIS-7.7")
def test_build_with_a_link() -> None:
    """T9: two stone and a dismissed Mason make a workshop; ink from the site, two silver each from the link."""
    s = quiet(3)
    stand(s, 0, "3")
    row(s, 0, "abbot", "squire", "lender")
    tops(s, "friar", "mason", "princess", "jeweller", "miner")
    house(s, 1, 0, "b-3-4")
    give(s, 0, stone=2, silver=1)
    act(s)
    do(s, "build workshop_1", "dismiss")
    assert asked(s) == "Rearrange", "first the corner of Mason"
    do(s, "arrange 132")
    assert not s.frames, "one spot left on this bank, so nothing more to ask"
    assert [has(s, 0, good) for good in ("silver", "ink", "stone")] == [2, 1, 0]
    assert has(s, 1, "silver") == 2
    assert s.row[0:3] == [card("abbot"), card("lender"), card("squire")]


@pytest.mark.rule("VIS-9.1", "VIS-9.4", "VIS-6.13")
def test_transcribe() -> None:
    """T12: Acolyte, a black bonus card, three ink and a dismissed Racketeer make six."""
    s = quiet()
    stand(s, 0, "1-2")
    row(s, 0, "aristocrat", "acolyte", "squire")
    s.bonus[1] = 0
    tops(s, "racketeer_2", "friar", "princess", "jeweller", "miner")
    s.books[0] = TILE_IDS.index("ms06")
    s.discards[0] = [card("thief")]
    build(s, 0, 0, 1)
    give(s, 0, ink=3, silver=1)
    act(s)
    do(s, "transcribe")
    do(s, "dismiss")
    assert s.discards[0] == [] and card("thief") in s.decks[0]
    assert (has(s, 0, "ink"), has(s, 0, "silver")) == (0, 0)
    assert s.tiles[0] == 1 << TILE_IDS.index("ms06")
    assert next(p.points for p in s.scores()[0].parts if p.name == "part-manuscripts") == 2


@pytest.mark.rule("VIS-7.3", "VIS-13.1")
def test_building_points() -> None:
    """T8."""
    assert BUILDING_POINTS == ((0, 4, 9, 15), (0, 6, 13, 21), (0, 2, 5, 9))


@pytest.mark.rule("VIS-7.15", "VIS-10.5")
@pytest.mark.parametrize("segment", range(5))
def test_printed_townsfolk(segment: int) -> None:
    """An empty pile: the printed one is dismissed for its cost, again and again, and never hired."""
    cost, icons, effect = PRINTED[segment]
    s = quiet()
    s.tops[segment] = EMPTY
    s.under[segment] = 0
    stand(s, 0, f"{segment * 2 + 1}-{segment * 2 + 2}")
    row(s, 0, "abbot", "abbot", "squire")
    s.books[segment] = EMPTY
    give(s, 0, silver=2 * cost, ink=3)
    for turn in (1, 2):
        act(s)
        useful = "cleric" in icons or "criminal" in icons
        if not useful:
            assert s.goods[0] == 2 * cost
            s.frames = []
            continue
        do(s, "transcribe", "dismiss")
        while s.frames:
            do(s, legal(s)[0])
        assert has(s, 0, "silver") == 2 * cost - turn * cost
    if "virtue" in effect and "cleric" in icons:
        assert marks(s, 0)[1] <= 4
    give(s, 0, silver=5)
    phase(s, HIRING)
    assert asked(s) == "" and FIRST_PRINTED + segment not in s.discards[0]


@pytest.mark.rule("VIS-7.14")
def test_free_things_are_no_actions() -> None:
    """Woodcutter answers building as an action, not a building that a manuscript gives."""
    s = quiet()
    stand(s, 0, "1-2")
    row(s, 0, "woodcutter_1", "abbot", "deacon_2")
    s.books[0] = TILE_IDS.index("ms11")
    give(s, 0, ink=3)
    act(s)
    do(s, "transcribe", "build workshop_1", "site a2-1-2")
    assert marks(s, 0) == (0, 5), "Deacon answers transcribing, and that is all"


@pytest.mark.rule("VIS-10.5")
def test_hiring_is_optional_paid_and_beside_the_viscount() -> None:
    s = quiet()
    stand(s, 0, "3")
    give(s, 0, silver=2)
    phase(s, HIRING)
    assert legal(s) == ["hire friar", "pass"]
    refusal = s.why_not(0, GAME.parse("hire princess"))
    assert refusal is not None and refusal.message.id == "no-not-beside"
    do(s, "hire friar")
    assert has(s, 0, "silver") == 0 and s.discards[0] == [card("friar")]
    s.tops[1] = card("acolyte")
    give(s, 0, silver=2)
    phase(s, HIRING)
    assert asked(s) == "", "too dear"


@pytest.mark.rule("VIS-10.4")
def test_free_hiring_takes_any_visible_townsfolk() -> None:
    s = quiet()
    s.tops[4] = EMPTY
    run(s, hire())
    assert legal(s) == ["hire miner", "hire friar", "hire princess", "hire jeweller"]
    do(s, "hire jeweller")
    assert s.discards[0] == [card("jeweller")] and s.tops[3] != card("jeweller")
    s.tops = [EMPTY] * 5
    run(s, hire())
    assert asked(s) == ""


@pytest.mark.rule("VIS-7.2")
def test_silver_buys_no_exchange_that_would_do_nothing() -> None:
    """Four merchants, and silver for a second exchange."""

    def trading(space: str, *cards: str) -> ViscountsState:
        s = quiet()
        tops(s, "miner", "friar", "princess", "friar", "woodcutter_1")
        stand(s, 0, space)
        row(s, 0, "therese", *cards)
        give(s, 0, silver=9, unpaid=1)
        return act(s)

    s = trading("6", "trader", "abbot")
    do(s, "trade")
    assert asked(s) == "FlipAsk" and has(s, 0, "silver") == 9, "one debt can be flipped, for the merchants on the board"
    s = trading("6", "trader", "abbot")
    give(s, 0, acquired=1)
    do(s, "trade")
    assert legal(s) == ["spend silver", "done"], "a deed for a second exchange"
    s = trading("6", "trader", "debt_collector_2")
    do(s, "trade")
    assert legal(s) == ["spend silver", "done"], "the collector may hire somebody who brings another debt"
    s = trading("8", "trader", "abbot")
    s.decks[0] = [card("thief")]
    do(s, "trade")
    assert asked(s) == "DestroyAsk", "of four cards only one can be destroyed"


@pytest.mark.rule("VIS-6.8", "VIS-7.12")
def test_no_more_exchanges_are_told_than_can_be_made() -> None:
    """Nine merchants for three destructions or two flips, but only one card to destroy and one debt to flip."""
    for space, question in (("8", "ask-destroy"), ("6", "ask-flip")):
        s = quiet()
        s.log = []
        stand(s, 0, space)
        row(s, 0, "therese", "peddler_1", "courier")
        s.decks[0] = [card("thief")]
        give(s, 0, unpaid=1)
        act(s)
        do(s, "trade")
        assert [event.message.args["times"] for event in s.log if event.message.id == "event-trade"] == [1]
        message = s.ask(0).message
        assert (message.id, message.args) == (question, {"count": 1})


@pytest.mark.rule("VIS-7.2", "VIS-7.12")
def test_one_exchange_without_use_may_be_paid_for_the_cards_that_answer_a_trade() -> None:
    s = quiet()
    stand(s, 0, "6")
    row(s, 0, "jeweller", "abbot", "labourer")
    give(s, 0, silver=9)
    act(s)
    do(s, "trade")
    assert has(s, 0, "silver") == 7 and marks(s, 0) == (0, 5), "nothing to flip, but the Jeweller acts"


@pytest.mark.rule("VIS-7.2")
def test_a_piece_one_does_not_have_is_named() -> None:
    s = quiet()
    stand(s, 0, "1-2")
    s.tops[0] = card("scoundrel_1")
    row(s, 0, "squire", "diplomat", "abbot")
    give(s, 0, silver=3)
    act(s)
    do(s, "workers 2")
    refusal = s.why_not(0, GAME.parse("spend gold"))
    assert refusal is not None and refusal.message.id == "no-goods" and refusal.message.args == {"res": "res-gold"}
    refusal = s.why_not(0, GAME.parse("spend ink"))
    assert refusal is not None and refusal.message.id == "no-spend"
