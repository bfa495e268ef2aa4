"""Payments and targets that are proposed with an act: legal at every moment, and all that the rules accept."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.icons import WORKERS
from castellany.games.paladins.state import PaladinsState
from tests.games.paladins.helpers import give, go, new, paladin, put, turn, workers


def gestures(s: PaladinsState, seat: int) -> list[tuple[int, Any]]:
    """The acts and favours that may be taken now, with their facts."""
    options = s.ask(seat).options
    return [(option.choice, option.facts) for option in options if option.facts and "payments" in option.facts]


def facts(s: PaladinsState, seat: int, act: str) -> Any:
    return next(one for _choice, one in gestures(s, seat) if one["act"] == act)


def first_way(act: Any) -> list[str]:
    """Who pays as proposed, by slot."""
    return [WORKERS[colour] for colour in act["payments"]["workers"][0]]


def placed(s: PaladinsState, seat: int, run: list[int]) -> list[list[int]]:
    """All runs of placing choices the rules accept after `run`, by trying each."""
    world = s.copy()
    for one in run:
        world.play(seat, one)
    if world.waiting != (seat,) or world.ask(seat).kind != "PlaceWorker":
        return [run]
    return [longer for one in world.choices(seat) for longer in placed(s, seat, [*run, one])]


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.rule("PAL-4.1", "PAL-4.2", "PAL-4.3")
def test_payments_are_what_the_rules_accept(seats: int) -> None:
    s = new(seats, 9)
    chance = random.Random(seats)
    checked = 0
    while s.waiting and checked < 250:
        seat = s.waiting[0]
        if s.ask(seat).kind == "Turn" and chance.random() < 0.3:
            for choice, act in gestures(s, seat):
                runs = [[choice, *run] for run in act["payments"]["choices"]]
                assert sorted(runs) == sorted(placed(s, seat, [choice]))
                checked += 1
        s.play(seat, chance.choice(s.choices(seat)))
    assert checked > 60


@pytest.mark.parametrize("seats", [1, 3])
def test_targets_are_what_is_asked_once_the_workers_stand(seats: int) -> None:
    s = new(seats, 3)
    chance = random.Random(5)
    checked = 0
    while s.waiting and checked < 200:
        seat = s.waiting[0]
        if s.ask(seat).kind == "Turn":
            prices = {option.choice: option.price for option in s.ask(seat).options}
            for choice, act in gestures(s, seat):
                world = s.copy()
                for one in [choice, *chance.choice(act["payments"]["choices"])]:
                    world.play(seat, one)
                targets = act["targets"]
                if targets["choices"]:
                    assert world.choices(seat) == targets["choices"]
                    asked = world.ask(seat)
                    assert asked.message.id == act["ask"]
                    assert [offered.targets for offered in asked.options] == [(thing,) for thing in targets["things"]]
                    asks = [offered.price for offered in asked.options]
                    if "prices" in targets:
                        told = [[(part["resource"], part["amount"]) for part in one] for one in targets["prices"]]
                        assert [list(price) for price in asks] == told
                    assert ("prices" in targets) == any(price != prices[choice] for price in asks)
                    checked += 1
        s.play(seat, chance.choice(s.choices(seat)))
    assert checked > 40


def test_proposals_begin_with_the_sensible_payment() -> None:
    s = turn()
    give(s, 0, "scout 2 cleric labourer criminal")
    put(s, 0, provisions=3)
    go(s)
    decision = s.ask(0)
    commission = facts(s, 0, "commission")
    assert first_way(commission) == ["scout", "labourer", "cleric"]
    told = {proposal.targets[0]: proposal for proposal in decision.proposals}
    proposal = told["seat:0/action:commission"]
    assert list(proposal.choices) == [GAME.parse("act commission"), *commission["payments"]["choices"][0]]
    for one in proposal.choices:
        s.play(0, one)
    assert s.ask(0).kind == "ChooseSpace" and workers(s, 0) == {"scout": 1, "criminal": 1}


def test_a_clear_slot_takes_what_can_best_be_spared() -> None:
    """Two scouts, of which other open actions need some; three merchants, of which one is enough for all of them."""
    s = turn()
    give(s, 0, "scout 2 merchant 3 fighter criminal")
    put(s, 0, provisions=5, silver=5, influence=5, strength=5)
    go(s)
    assert first_way(facts(s, 0, "garrison")) == ["merchant", "merchant", "fighter"]


def test_criminals_come_last() -> None:
    s = turn()
    give(s, 0, "criminal 2 fighter")
    go(s)
    assert first_way(facts(s, 0, "hunt-1")) == ["fighter"]
    assert first_way(facts(s, 0, "conspire")) == ["fighter"]


def test_a_payment_says_what_only_it_closes() -> None:
    """Conspire asks for nobody in particular, Hunt with two for a scout: paying with the only scout closes it."""
    s = turn()
    give(s, 0, "cleric scout merchant")
    go(s)
    ways = facts(s, 0, "conspire")["payments"]
    acts = [option.facts["act"] for option in s.ask(0).options if option.facts and "act" in option.facts]
    closed = [[act for place, act in enumerate(acts) if bits >> place & 1] for bits in ways["closes"]]
    by = {WORKERS[workers[0]]: one for workers, one in zip(ways["workers"], closed, strict=True)}
    assert "hunt-2" in by["scout"] and "hunt-2" not in by["cleric"]
    assert "trade-2" in by["merchant"] and "trade-2" not in by["scout"]


def test_a_question_is_light_however_many_ways_there_are_to_pay() -> None:
    """Nothing is said twice in it: dozens of payments for each of a dozen acts are sent with every turn."""
    s = new(2, 8)
    chance = random.Random(8)
    sizes = []
    while s.waiting:
        seat = s.waiting[0]
        sizes.append(len(json.dumps(s.ask(seat).json(), separators=(",", ":")).encode()))
        s.play(seat, chance.choice(s.choices(seat)))
    assert 10_000 < max(sizes) < 15_000


def test_passing_says_how_many_workers_stay_unused() -> None:
    s = turn()
    give(s, 0, "scout 5")
    go(s)
    told = s.ask(0).options[-1]
    assert told.role == "stop" and told.doubtful and told.leaves and told.leaves.args["count"] == 2
    s.round = 7
    last = s.ask(0).options[-1]
    assert last.leaves and last.leaves.args["count"] == 5


def test_what_is_lacking_is_told_as_data() -> None:
    s = turn()
    give(s, 0, "merchant scout labourer")
    put(s, 0, provisions=1, fortify=2, influence=2)
    go(s)
    lacks = {closed.facts["act"]: closed.facts for closed in s.ask(0).closed if closed.facts}
    fortify = lacks["fortify"]
    assert (fortify["lacks"], fortify["attribute"], fortify["need"], fortify["has"]) == ("attribute", "influence", 3, 2)
    assert lacks["garrison"]["lacks"] == "slot" and lacks["garrison"]["slot"] == "seat:0/action:garrison/3"
    assert lacks["develop"]["lacks"] == "silver"


def test_the_paladin_lowers_the_price_that_is_shown() -> None:
    s = turn()
    paladin(s, 0, "gerier")
    put(s, 0, convert=2)
    seat = next(thing for thing in s.observe(0)["things"] if thing["id"] == "seat:0")
    convert = next(item for item in seat["items"] if item["id"] == "seat:0/action:convert")["facts"]
    assert (convert["price"], convert["full"], convert["resource"]) == (0, 2, "silver")


def test_an_act_of_every_kind_has_its_facts() -> None:
    s = GAME.new(2, 4, {})
    chance = random.Random(2)
    seen: set[str] = set()
    while s.waiting:
        seat = s.waiting[0]
        decision = s.ask(seat)
        if decision.kind == "Turn":
            seen |= {
                str(one.facts["act"]).split(":")[0] for one in decision.options if one.facts and "act" in one.facts
            }
        s.play(seat, chance.choice(s.choices(seat)))
    assert {"develop", "errand", "hire", "pray", "conspire", "hunt-1", "hunt-2", "trade-1", "trade-2"} <= seen
    assert {"commission", "fortify", "garrison", "absolve", "attack", "convert", "favour"} <= seen
