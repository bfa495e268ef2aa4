"""Given a moment of Viscounts, then this is said for a choice: the main sentences, and those that are seldom heard."""

from __future__ import annotations

from typing import Any

from castellany import bots
from castellany.bots import strategy_of
from castellany.games.viscounts import GAME, kinds
from castellany.games.viscounts.effects.icons import (
    EITHER,
    castle_move,
    destroy,
    discard,
    either,
    flip,
    gain,
    rearrange,
)
from castellany.games.viscounts.facts.tables import SITE_IDS
from castellany.games.viscounts.flow import ACTING, HIRING, MOVING, PLAYING
from castellany.games.viscounts.state import EMPTY, ViscountsState
from castellany.kernel import Frame
from tests.games.viscounts.helpers import (
    card,
    give,
    go,
    hand,
    house,
    own,
    phase,
    quiet,
    row,
    run,
    set_marks,
    stand,
    tops,
    workers,
)


def said(s: ViscountsState, choice: str) -> dict[str, dict[str, Any]]:
    """What is shown for a choice of whoever is asked: ids without their beginning, with their arguments."""
    seat = s.waiting[0]
    assert GAME.parse(choice) in s.choices(seat), [GAME.text(each) for each in s.choices(seat)]
    found = strategy_of("viscounts").reasons(s, seat, GAME.parse(choice))[:2]
    return {message.id.removeprefix("why-viscounts-"): message.args for message in found}


def spoken(s: ViscountsState, choice: str, lang: str = "en") -> list[str]:
    seat = s.waiting[0]
    found = strategy_of("viscounts").reasons(s, seat, GAME.parse(choice))[:2]
    return [bots.speak(lang, "viscounts", message, ["Ada", "Bo", "Cy", "Di"]) for message in found]


def test_a_card_is_played_for_what_its_steps_lead_to() -> None:
    s = quiet()
    stand(s, 0, "1")
    row(s, 0, "", "labourer", "miner")
    hand(s, 0, "squire", "mason")
    phase(s, PLAYING)
    assert spoken(s, "play mason")[0] == "It can take you to space 2, where you can construct Workshop 1 (+2 points)."
    assert said(s, "play mason")["play-icons"] == {"action": 1, "count": 3}


def test_the_way_is_judged_by_the_silver_that_is_left() -> None:
    s = quiet()
    stand(s, 0, "1")
    row(s, 0, "lender", "trader", "trader")
    give(s, 0, silver=3)
    phase(s, MOVING)
    there = said(s, "go 3")
    assert there["go"]["plan"].args == {"exchange": "exchange-0", "times": 4}
    assert there["go-hire"] == {"card": "card-friar", "cost": 2}
    give(s, 0, silver=2)
    assert said(s, "go 3")["go-fare"] == {"fare": 1, "left": 1}


def test_a_building_is_worth_what_one_more_of_its_type_adds() -> None:
    s = quiet()
    stand(s, 0, "2")
    house(s, 0, 6, "a2-1-2")
    row(s, 0, "charlatan", "labourer", "miner")
    phase(s, ACTING)
    assert spoken(s, "build workshop_3") == ["Workshop 3 adds 3 points for buildings.", "Your hand limit is 1 higher."]
    assert spoken(s, "build workshop_3", "uk")[0] == "Майстерня 3 додає 3 ПО за будівлі."
    assert spoken(s, "build workshop_3", "pl")[0] == "Warsztat 3 daje 3 PZ za budynki."


def test_a_third_manuscript_of_a_ribbon_brings_the_bonus_card() -> None:
    s = quiet()
    stand(s, 0, "1-2")
    own(s, 0, "ms06", "ms07")
    s.books[0] = 0
    row(s, 0, "bishop", "bishop", "friar")
    phase(s, ACTING)
    assert said(s, "transcribe") == {"book": {"points": 1}, "book-bonus": {"bonus": "bonus-grey"}}


def test_goods_that_a_manuscript_counts_are_not_promised_while_they_are_spent_on_it() -> None:
    s = quiet()
    stand(s, 0, "1-2")
    s.books[0] = 6  # a point per two resources
    row(s, 0, "bishop", "friar", "miner")
    give(s, 0, ink=4)
    phase(s, ACTING)
    assert said(s, "transcribe").keys() == {"book"}
    row(s, 0, "bishop", "bishop", "friar")
    assert said(s, "transcribe")["book-worth"] == {"points": 2}


def test_the_printed_book_is_spoken_of_as_such() -> None:
    s = quiet()
    stand(s, 0, "1-2")
    s.books[0] = EMPTY
    row(s, 0, "bishop", "friar", "miner")
    phase(s, ACTING)
    assert spoken(s, "transcribe") == ["At once: gain a deed.", "The printed book stays and can be used again."]


def test_no_action_speaks_of_what_the_others_would_cost() -> None:
    s = quiet()
    stand(s, 0, "1-2")
    row(s, 0, "trader", "lender", "trader")
    give(s, 0, gold=1)
    phase(s, ACTING)
    assert spoken(s, "pass") == [
        "Every action here would cost goods or a dismissal.",
        "The best action here would be to place a worker in section A.",
    ]


def test_two_workers_wait_and_a_third_takes_one_up() -> None:
    s = quiet()
    stand(s, 0, "1-2")
    row(s, 0, "enforcer", "squire", "miner")
    phase(s, ACTING)
    assert said(s, "workers 2").keys() == {"castle-points", "castle-waits"}
    workers(s, 1, "a", s0=1)
    assert spoken(s, "workers 2") == [
        "3 of your workers meet in section A: one goes up to the second tier.",
        "Reward for going up in section A: gain 1 ink and 1 stone.",
    ]
    workers(s, 2, "a", s0=2)
    assert said(s, "workers 2")["castle-lead"] == {"points": 5}
    s.leader = 1
    s.tier3[1] = 1
    assert "castle-climb" in said(s, "workers 2")


def test_a_castle_move_within_a_reward_counts_the_workers_that_step_aside() -> None:
    s = quiet()
    workers(s, 1, "b", s0=1)
    workers(s, 1, "c", s0=2)
    run(s, castle_move())
    assert "castle-three" in said(s, "shift b clockwise")
    s.frames = []
    go(s, Frame(kinds.CASTLE_MOVE, 0), Frame(kinds.SPREAD, 0, 2), Frame(kinds.SETTLE))
    assert said(s, "shift b clockwise")["castle-waits"]["count"] == 1


def test_a_worker_that_leaves_costs_its_owner_the_points_of_its_tier() -> None:
    s = quiet(3)
    workers(s, 2, "b", s0=1, s1=2, s2=1)
    give(s, 2, approved=3)
    go(s, Frame(kinds.BUMP, 0, 2, 1))
    assert spoken(s, "bump 1") == ["Bo loses 2 points in the castle.", "Bo no longer has two workers there."]
    assert spoken(s, "bump 2") == ["Cy loses 2 points in the castle.", "Cy has the most points of your rivals: 11."]
    assert spoken(s, "bump 0") == ["Your worker comes back with 1 virtue and a resource of your choice."]


def test_the_first_of_two_sections_is_taken_for_its_reward() -> None:
    s = quiet()
    workers(s, 1, "a", s0=3)
    workers(s, 1, "d", s0=3)
    workers(s, 1, "b", s0=2)
    go(s, Frame(kinds.ADVANCE, 0))
    assert said(s, "advance a").keys() == {"castle-reward", "castle-chain"}
    assert said(s, "advance d").keys() == {"castle-reward"}


def test_hiring_and_not_hiring_look_at_the_own_cards_and_the_purse() -> None:
    s = quiet()
    stand(s, 0, "1")
    tops(s, "courier", "friar", "princess", "jeweller", "woodcutter_1")
    give(s, 0, silver=4)
    phase(s, HIRING)
    assert said(s, "hire courier")["hire-icons"] == {"count": 3, "fewer": 8, "total": 8}
    assert spoken(s, "pass") == ["Hiring “Courier” would leave you 3 of your 4 silver."]
    s.last_round = s.round
    assert spoken(s, "pass")[0] == "This is the last round: “Courier” would not be played any more."
    tops(s, "bishop", "friar", "princess", "jeweller", "woodcutter_1")
    assert said(s, "pass").keys() == {"hire-late", "hire-harm"}


def test_a_flip_speaks_of_its_points_and_of_the_ranking() -> None:
    s = quiet()
    give(s, 0, unpaid=1, acquired=1, paid=1)
    give(s, 1, paid=1, approved=2)
    run(s, flip(EITHER))
    assert said(s, "flip debt").keys() == {"flip-debt"}
    s.prosperity = 1
    assert said(s, "flip debt")["flip-ranked"] == {"debt": 1, "own": 2, "best": 1}
    s.debts_above = 2
    assert spoken(s, "flip deed")[1] == "2 debts are left above the poverty card, which ranks approved deeds."
    row(s, 0, "debt_collector_4", "", "")
    assert said(s, "flip debt")["flip-acts"] == {"card": "card-debt_collector_4"}


def test_a_resource_is_taken_for_what_it_makes_possible_or_because_it_is_scarce() -> None:
    s = quiet()
    row(s, 0, "labourer", "miner", "friar")
    give(s, 0, ink=2, stone=4, gold=1)
    run(s, gain(any=1))
    assert said(s, "take stone")["take-build"] == {"building": "building-guildhall"}
    assert said(s, "take gold")["take-scarce"] == {"res": "res-gold", "count": 1}
    assert spoken(s, "take gold")[1] == "You have no icon for placing workers; each gold counts as one."


def test_one_of_two_effects_is_taken_for_what_it_does_now() -> None:
    s = quiet()
    set_marks(s, 0, 2, 3)
    workers(s, 1, "a", s0=1)
    row(s, 0, "lender", "miner", "friar")
    run(s, either(castle_move(), gain(virtue=1)))
    assert spoken(s, "choose 2") == ["Your virtue and corruption then lie together on space 3."]
    assert spoken(s, "choose 1") == ["You have one worker to move on the first tier."]
    s.frames = []
    run(s, either(rearrange(), discard(1)))
    assert spoken(s, "choose 1") == ["“Lender” can move to the right and drop off sooner."]
    s.frames = []
    run(s, either(destroy(2), gain(any=2)))
    assert said(s, "choose 1") == {"starters": {"count": 8}}
    assert said(s, "choose 2") == {"resources": {"count": 0, "more": 2}}


def test_a_card_is_discarded_destroyed_or_kept_for_its_icons() -> None:
    s = quiet()
    s.phase = 1
    row(s, 0, "labourer", "miner", "friar")
    hand(s, 0, "abbot", "journeyman", "thief")
    run(s, discard(1))
    assert spoken(s, "discard thief")[0] == "“Thief” shows a criminal: playing it brings corruption."
    assert said(s, "discard abbot")["fewest-hand"] == {"card": "card-abbot", "count": 1}
    assert said(s, "stop")["next"] == {"card": "card-journeyman", "action": 0, "count": 2}
    s.frames = []
    run(s, destroy(1))
    assert spoken(s, "destroy abbot") == ["“Abbot” has one icon and no ability.", "Destroying it brings 2 silver."]
    assert said(s, "destroy_top")["top-starters"] == {"count": 4, "total": 4}
    s.last_round = s.round
    assert "card-late" in said(s, "destroy abbot")


def test_shuffling_for_the_top_card_tells_virtue_from_corruption() -> None:
    s = quiet()
    row(s, 0, "labourer", "miner", "friar")
    hand(s, 0, "abbot")
    s.discards[0], s.decks[0] = s.decks[0], []
    run(s, discard(1))
    assert said(s, "discard_top")["shuffle"] == {"count": 6, "guilty": 0}
    row(s, 0, "thief", "miner", "friar")
    assert said(s, "discard_top")["shuffle"]["guilty"] == 1
    assert "no-shuffle" in said(s, "stop")


def test_an_order_of_the_cards_is_chosen_for_what_drops_off_and_what_stays() -> None:
    s = quiet()
    give(s, 0, unpaid=1)
    row(s, 0, "lender", "courier", "squire")
    run(s, rearrange())
    assert spoken(s, "arrange 231")[0] == "“Lender” drops off first: flip a debt or a deed."
    assert said(s, "arrange 213").keys() == {"stays", "drop-fewest"}
    assert said(s, "arrange 132")["remain"] == {"action": 0, "count": 2}


def test_a_dismissal_is_weighed_against_goods() -> None:
    s = quiet()
    stand(s, 0, "2")
    tops(s, "charlatan", "friar", "princess", "jeweller", "woodcutter_1")
    row(s, 0, "labourer", "friar", "friar")
    give(s, 0, stone=2, silver=3)
    phase(s, ACTING)
    s.play(0, GAME.parse("build workshop_1"))
    assert said(s, "dismiss")["dismiss"] == {"card": "card-charlatan", "count": 2, "price": 3}
    assert spoken(s, "spend stone") == [
        "2 builder icons are missing, and you have 2 stone.",
        "Dismissing “Charlatan” would cost 3 silver.",
    ]


def test_silver_in_a_trade_buys_the_next_exchange() -> None:
    s = quiet()
    stand(s, 0, "2")
    row(s, 0, "courier", "friar", "friar")
    give(s, 0, silver=2)
    phase(s, ACTING)
    assert said(s, "trade")["trade"] == {"had": 3, "times": 1, "exchange": "exchange-1"}
    s.play(0, GAME.parse("trade"))
    assert said(s, "spend silver")["trade-silver"] == {"short": 1, "exchange": "exchange-1"}
    assert said(s, "done")["trade-next"] == {"short": 1}


def test_a_spot_is_chosen_for_its_effect_and_its_links() -> None:
    s = quiet()
    go(s, Frame(kinds.SPOT, 0, 6, kinds.ANYWHERE))
    assert said(s, "site a2-1-2").keys() == {"spot", "spot-later"}
    house(s, 1, 0, "b2-9-10")
    assert spoken(s, "site c2-9-10") == [
        "The spot’s effect: gain a resource of your choice.",
        "It completes a link: gain a deed; Bo gains it too.",
    ]


def test_of_two_links_the_one_whose_gain_the_other_flips_comes_first() -> None:
    s = quiet(3)
    deed, flipping = SITE_IDS.index("b-9-10"), SITE_IDS.index("a-5-6")
    go(s, Frame(kinds.LINK_ORDER, 0, deed, flipping))
    assert said(s, "link b-9-10").keys() == {"link-flip", "link"}
    assert said(s, "link a-5-6").keys() == {"link", "link-then"}


def test_cards_that_act_together_are_put_in_order() -> None:
    s = quiet()
    row(s, 0, "woodcutter_2", "merovech", "")
    go(s, Frame(kinds.ORDER, 0, (card("woodcutter_2") + 1) | (card("merovech") + 1) << 8))
    assert spoken(s, "use merovech") == [
        "At once: rearrange the cards on your board or discard a card.",
        "The other cards act right after it.",
    ]
