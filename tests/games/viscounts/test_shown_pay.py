"""How an action can be paid for: what is there, what can be added, all ways and the one proposed, reckoned by hand."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts.facts.tables import TILE_IDS
from castellany.games.viscounts.flow import ACTING
from castellany.games.viscounts.state import ViscountsState
from tests.games.viscounts.helpers import (
    asked,
    build,
    card,
    choice,
    do,
    give,
    has,
    legal,
    phase,
    quiet,
    row,
    said,
    stand,
    tops,
)


def acting(space: str, *cards: str, seats: int = 2, **goods: int) -> ViscountsState:
    s = quiet(seats)
    stand(s, 0, space)
    row(s, 0, *cards)
    tops(s, "friar", "woodcutter_1", "miner", "princess", "deacon_2")
    give(s, 0, **goods)
    return s


def payment(s: ViscountsState, action: str) -> dict[str, Any]:
    found = choice(s, action).facts
    assert found is not None
    result: dict[str, Any] = found["payment"]  # type: ignore[assignment]
    return result


def told(way: dict[str, Any]) -> tuple[str, str]:
    """What a way spends, and the choices that do it."""
    spent = [f"{part['count']} {part['good']}" for part in way["spend"]] + ["dismiss"] * way["dismiss"]
    return ", ".join(spent), ", ".join(GAME.text(each) for each in way["choices"])


@pytest.mark.rule("VIS-7.2", "VIS-7.11")
def test_all_ways_to_pay_for_a_trading_post() -> None:
    """Four builders on the board, five needed: a stone or the Woodcutter beside it, or both."""
    s = acting("3", "labourer", "charlatan", "thief", seats=3, stone=3, silver=2)
    phase(s, ACTING)
    found = payment(s, "build trading_post_1")
    assert (found["action"], found["need"], found["had"]) == ("build", 5, 4)
    assert [(each["figure"], each["icon"], each["count"]) for each in found["brought"]] == [
        ("labourer", "builder", 1), ("charlatan", "builder", 2), ("thief", "criminal", 1),
    ]  # fmt: skip
    assert found["sources"] == [{"good": "stone", "most": 1, "figure": ""}]
    dismissal = found["dismissal"][0]
    assert (dismissal["card"], dismissal["price"], dismissal["icons"]) == ("card:woodcutter_1", 2, 1)
    assert (dismissal["name"], dismissal["figure"], said(dismissal["top"])) == (
        "card-woodcutter_1", "woodcutter", "1 virtue",
    )  # fmt: skip
    assert [told(way) for way in found["ways"]] == [
        ("", ""),
        ("dismiss", "build trading_post_1, dismiss"),
        ("1 stone", "build trading_post_1, spend stone, done"),
        ("1 stone, dismiss", "build trading_post_1, spend stone, dismiss"),
    ]
    assert [way["icons"] for way in found["ways"]] == [4, 5, 5, 6]
    assert found["proposed"] == 2, "a stone, before somebody is dismissed"


@pytest.mark.rule("VIS-7.2")
def test_what_the_board_brings_alone_needs_no_choice() -> None:
    s = acting("4", "labourer", "charlatan", "abbot", seats=3, stone=3)
    tops(s, "friar", "friar", "miner", "princess", "deacon_2")
    phase(s, ACTING)
    found = payment(s, "build workshop_2")
    assert [told(way) for way in found["ways"]] == [("", "build workshop_2")]
    assert (found["sources"], found["dismissal"], found["proposed"]) == ([], [], 0)


@pytest.mark.rule("VIS-3.9", "VIS-7.8", "VIS-9.4")
def test_slots_buildings_and_clergy_cards_are_brought_as_one() -> None:
    """A free second slot, guildhall 3 and the black bonus card: three clerics besides the Abbot's."""
    s = acting("1-2", "abbot", "", "labourer")
    build(s, 0, 5)
    s.bonus[1] = 0
    s.books[0] = TILE_IDS.index("ms13")
    tops(s, "miner", "woodcutter_1", "miner", "princess", "deacon_2")
    phase(s, ACTING)
    found = payment(s, "transcribe")
    assert (found["need"], found["had"]) == (4, 4)
    assert [(each["card"], each["count"]) for each in found["brought"]] == [("card:abbot:0", 1), ("", 3)]
    assert found["brought"][1]["icon"] == "cleric"


@pytest.mark.rule("VIS-7.12", "VIS-7.2")
def test_the_ways_of_a_trade() -> None:
    """T7 with three silver: four merchants for two gold; two silver more make a third; a third silver helps nothing."""
    s = acting("7", "trader", "peddler_1", "princess", silver=3)
    phase(s, ACTING)
    found = payment(s, "trade")
    assert (found["need"], found["had"], found["action"]) == (2, 4, "trade")
    assert [(told(way)[0], way["icons"], way["times"]) for way in found["ways"]] == [
        ("", 4, 2), ("1 silver", 5, 2), ("2 silver", 6, 3),
    ]  # fmt: skip
    assert found["sources"] == [{"good": "silver", "most": 2, "figure": ""}]
    assert told(found["ways"][found["proposed"]]) == ("", "trade, done"), "two silver are much for one gold"
    facts = choice(s, "trade").facts
    assert facts is not None and said(facts["gain"]) == "1 gold"  # type: ignore[arg-type]


@pytest.mark.rule("VIS-7.12")
def test_a_trade_proposes_its_first_exchange_at_any_price_and_further_ones_for_a_silver() -> None:
    """Space 8: three merchants destroy a card. Two merchants need one silver, a second exchange three more."""
    s = acting("8", "journeyman", "abbot", "labourer", silver=4)
    phase(s, ACTING)
    found = payment(s, "trade")
    assert told(found["ways"][found["proposed"]]) == ("1 silver", "trade, done"), "the first is no choice"
    s = acting("2", "trader", "abbot", "labourer", silver=5)
    tops(s, "miner", "woodcutter_1", "miner", "princess", "deacon_2")
    phase(s, ACTING)
    found = payment(s, "trade")  # two merchants for an ink: one silver for the first, two for each further one
    assert told(found["ways"][found["proposed"]])[0] == "1 silver"
    assert max(way["times"] for way in found["ways"]) == 3


@pytest.mark.rule("VIS-7.10")
def test_other_goods_come_with_the_card_that_lets_them_count() -> None:
    """Emma: gold and stone write too. Clergyman: two silver. Two clerics on the board, four needed, no ink."""
    s = acting("3-4", "emma", "clergyman", "squire", gold=1, stone=1, silver=2)
    s.books[1] = TILE_IDS.index("ms13")
    tops(s, "friar", "miner", "miner", "princess", "deacon_2")
    phase(s, ACTING)
    found = payment(s, "transcribe")
    assert (found["need"], found["had"]) == (4, 2)
    assert {(each["good"], each["most"], each["figure"]) for each in found["sources"]} == {
        ("stone", 1, "emma"), ("gold", 1, "emma"), ("silver", 2, "clergyman"),
    }  # fmt: skip
    enough = {told(way)[0] for way in found["ways"] if way["choices"]}
    assert enough == {"1 stone, 1 gold", "2 silver, 1 stone", "2 silver, 1 gold"}
    assert told(found["ways"][found["proposed"]])[0] == "1 stone, 1 gold", "the fewest pieces"


@pytest.mark.rule("VIS-7.10")
def test_the_first_piece_that_counts_twice() -> None:
    """Sculptor: the first stone is two builders. One builder on the board, five needed: three stone, not four."""
    s = acting("4", "sculptor", "abbot", "squire", stone=5)
    tops(s, "friar", "friar", "miner", "princess", "deacon_2")
    phase(s, ACTING)
    found = payment(s, "build trading_post_3")
    assert [(told(way)[0], way["icons"]) for way in found["ways"]] == [
        ("", 1), ("1 stone", 3), ("2 stone", 4), ("3 stone", 5),
    ]  # fmt: skip
    do(s, "build trading_post_3")
    assert asked(s) == "Spot" and has(s, 0, "stone") == 2, "no other way, so it is paid by itself"


@pytest.mark.rule("VIS-7.10", "VIS-7.11")
def test_merchants_of_the_dismissed_are_counted_in_pairs() -> None:
    """Benefactor 2 and Trader 1: one pair. The Peddler's three make it six: two nobles more."""
    s = acting("1-2", "benefactor", "trader", "abbot", silver=2)
    tops(s, "peddler_1", "woodcutter_1", "miner", "princess", "deacon_2")
    phase(s, ACTING)
    found = payment(s, "workers 2")
    assert (found["need"], found["had"]) == (3, 1)
    assert [each["icons"] for each in found["dismissal"]] == [2]
    assert [told(way) for way in found["ways"] if way["choices"]] == [("dismiss", "workers 2, dismiss")]


@pytest.mark.rule("VIS-7.2")
def test_a_payment_that_goes_on_shows_what_is_left_to_do() -> None:
    s = acting("1-2", "squire", "abbot", "diplomat", gold=3, silver=4)
    tops(s, "friar", "woodcutter_1", "miner", "princess", "deacon_2")
    phase(s, ACTING)
    do(s, "workers 3")
    assert asked(s) == "Pay" and legal(s) == ["spend gold", "spend silver"]
    message = s.ask(0).message
    assert (message.id, message.args) == ("ask-pay", {"action": "action-workers", "had": 2, "need": 5})
    do(s, "spend silver")
    assert s.ask(0).message.args["had"] == 3
    facts = s.ask(0).facts
    assert facts is not None
    found: dict[str, Any] = facts["payment"]  # type: ignore[assignment]
    assert (found["need"], found["had"]) == (5, 3)
    enough = [told(way) for way in found["ways"] if way["choices"]]
    assert enough == [("2 gold", "spend gold, spend gold"), ("2 silver, 1 gold", "spend gold, spend silver")]
    assert told(found["ways"][found["proposed"]])[0] == "2 gold", "the good of the action before others"
    (proposal,) = s.ask(0).proposals
    assert proposal.price == (("res-gold", 2),)
    assert proposal.message.id == "opt-pay-proposed", "it is a way to pay, not the question once more"


@pytest.mark.rule("VIS-7.2")
def test_the_words_and_prices_of_each_piece() -> None:
    s = acting("1-2", "artist", "abbot", "diplomat", gold=3, silver=4)
    tops(s, "princess", "woodcutter_1", "miner", "friar", "deacon_2")
    phase(s, ACTING)
    do(s, "workers 3")
    gold, silver, dismiss = (choice(s, text) for text in ("spend gold", "spend silver", "dismiss"))
    assert gold.message.args == {"res": "res-gold", "price": 1, "count": 2}, "Artist: the first counts twice"
    assert (gold.targets, gold.price) == (("seat:0/gold",), (("res-gold", 1),))
    assert silver.message.args == {"res": "res-silver", "price": 2, "count": 1}
    assert (silver.targets, silver.price) == (("seat:0/silver",), (("res-silver", 2),))
    assert (dismiss.message.args, dismiss.price) == ({"card": "card-princess"}, (("res-silver", 2),))
    do(s, "spend gold")
    assert choice(s, "spend gold").message.args["count"] == 1, "only the first"


@pytest.mark.rule("VIS-7.11")
@pytest.mark.parametrize(
    ("top", "gold", "silver", "reason", "args"),
    [
        ("miner", 2, 4, "no-dismiss-icons", {"action": "action-workers"}),
        ("chevalier", 3, 2, "no-silver", {"short": 1}),
        ("chevalier", 1, 4, "no-dismiss-needed-silver", {}),
    ],
)
def test_why_somebody_cannot_be_dismissed(top: str, gold: int, silver: int, reason: str, args: dict[str, Any]) -> None:
    """Five nobles: Squire, Diplomat, and three of gold and silver. A Chevalier is one noble and costs three silver."""
    s = acting("1-2", "squire", "abbot", "diplomat", gold=gold, silver=silver)
    tops(s, top, "woodcutter_1", "peddler_1", "friar", "deacon_2")
    phase(s, ACTING)
    do(s, "workers 3")
    assert legal(s) == ["spend gold", "spend silver"]
    refusal = s.why_not(0, GAME.parse("dismiss"))
    assert refusal is not None and (refusal.message.id, refusal.message.args) == (reason, args)
    closed = {target: each.message.id for each in s.ask(0).closed for target in each.targets}
    assert closed == {"pile:1-2": reason}


@pytest.mark.rule("VIS-7.11")
def test_a_second_dismissal_is_refused() -> None:
    s = acting("1-2", "squire", "abbot", "diplomat", gold=2, silver=6)
    tops(s, "princess", "woodcutter_1", "peddler_1", "friar", "deacon_2")
    phase(s, ACTING)
    do(s, "workers 3", "dismiss")
    s.tops[0] = card("tinker_1")
    assert asked(s) == "Pay"
    refusal = s.why_not(0, GAME.parse("dismiss"))
    assert refusal is not None and refusal.message.id == "no-dismiss-twice"
    assert "dismiss" not in legal(s)
    refusal = s.why_not(0, GAME.parse("done"))
    assert refusal is not None and refusal.message.id == "no-not-paid"
