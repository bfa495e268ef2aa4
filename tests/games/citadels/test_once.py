"""What holds for every character and every district alike: once a turn, each equal card once, each card its price.

Stories about single characters show that an ability works; these show that it ends, and that no district is an
exception because it stands first or last in a list.
"""

from __future__ import annotations

import pytest

from castellany.games.citadels import GAME
from castellany.games.citadels.effects.city import size
from castellany.games.citadels.facts import BEAUTIFIED, COST, DISTRICT_IDS, FACTORY, FIRST_UNIQUE, KEEP, SECRET_VAULT
from castellany.games.citadels.lexicon import STANDING_IDS
from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.helpers import can, cards, city, hand, heard, parts, play, price_of, starting, table, why

ORDINARY = DISTRICT_IDS[:FIRST_UNIQUE]
UNIQUE = [name for i, name in enumerate(DISTRICT_IDS) if i >= FIRST_UNIQUE and i != SECRET_VAULT]
# The ability of each character that is used at most once in a turn, as its choices begin in the notation.
ABILITIES = {
    "assassin": "kill", "magistrate": "warrants", "thief": "rob", "spy": "spy", "blackmailer": "threats",
    "magician": "swap_hands", "wizard": "look", "seer": "foresee", "emperor": "crown", "abbot": "tithe",
    "merchant": "extra_gold", "architect": "extra_cards", "navigator": "voyage", "scholar": "study",
    "warlord": "destroy", "diplomat": "exchange_for", "marshal": "seize", "tax_collector": "collect_taxes",
}  # fmt: skip


def rich(character: str) -> CitadelsState:
    """Everybody has gold, cards and districts; the character has gathered."""
    s = table(
        5,
        {character: 0},
        gold=[9, 12, 3, 3, 3],
        hands=["market market castle", "tavern docks palace", "temple church", "prison", "manor"],
        cities=["watchtower prison", "market docks temple", "tavern", "church", "harbor"],
        deck="manor castle palace temple church monastery tavern docks harbor market prison fortress",
        crown=1,
    )
    s.taxes = 3
    play(s, "take_gold")
    return s


def settle_questions(s: CitadelsState) -> None:
    """Answer what an ability asks, with whatever comes first, until the turn goes on."""
    while type(GAME.kinds[s.frames[-1].kind]).__name__ != "Turn":
        seat = s.waiting[0]
        s.play(seat, s.choices(seat)[0])


@pytest.mark.rule("CIT-4.8")
@pytest.mark.parametrize(("character", "ability"), ABILITIES.items())
def test_an_ability_is_used_once_in_a_turn(character: str, ability: str) -> None:
    s = rich(character)
    offered = [text for text in starting(s, ability) if text.split()[0] == ability]
    assert offered, "the table lets it be used"
    play(s, offered[0])
    settle_questions(s)
    assert s.waiting == (0,)
    assert [text for text in starting(s, ability) if text.split()[0] == ability] == []
    assert why(s, offered[-1])[0].startswith("no-")


@pytest.mark.rule("CIT-14.5")
@pytest.mark.parametrize("name", UNIQUE)
def test_the_factory_makes_every_other_unique_district_cheaper(name: str) -> None:
    cost = COST[DISTRICT_IDS.index(name)]
    s = table(4, {"architect": 0}, gold=[7, 0, 0, 0], hands=[name], cities=["factory quarry"])
    play(s, "take_gold")
    assert price_of(s, f"build {name}") == (cost if DISTRICT_IDS.index(name) == FACTORY else cost - 1)
    play(s, f"build {name}")
    assert city(s, 0) == f"factory quarry {name}"


@pytest.mark.rule("CIT-14.5")
@pytest.mark.parametrize("name", ORDINARY)
def test_the_factory_does_nothing_for_ordinary_districts(name: str) -> None:
    s = table(4, {"architect": 0}, gold=[7, 0, 0, 0], hands=[name], cities=["factory"])
    play(s, "take_gold")
    assert price_of(s, f"build {name}") == COST[DISTRICT_IDS.index(name)]


@pytest.mark.rule("CIT-4.5")
@pytest.mark.parametrize("name", [*ORDINARY, *UNIQUE])
def test_a_district_is_built_for_exactly_its_cost(name: str) -> None:
    cost = COST[DISTRICT_IDS.index(name)]
    poor = table(4, {"king": 0}, gold=[cost - 1, 0, 0, 0], hands=[name], deck="secret_vault")
    play(poor, "draw_cards")
    assert why(poor, f"build {name}") == ("no-gold-for", "CIT-4.5")
    s = table(4, {"king": 0}, gold=[cost, 0, 0, 0], hands=[name], deck="secret_vault")
    play(s, "draw_cards")
    assert price_of(s, f"build {name}") == cost
    play(s, f"build {name}")
    assert s.gold[0] == 0 and city(s, 0) == name and hand(s, 0) == "secret_vault"


@pytest.mark.rule("CIT-13.4", "CIT-12.2")
@pytest.mark.parametrize("name", [name for i, name in enumerate(DISTRICT_IDS) if i not in (KEEP, SECRET_VAULT)])
def test_every_beautified_district_costs_the_warlord_one_more(name: str) -> None:
    cost = COST[DISTRICT_IDS.index(name)]
    s = table(4, {"warlord": 0}, gold=[9, 0, 0, 0], cities=["", f"{name} {name}+"])
    assert price_of(s, f"destroy p2 {name}") == cost - 1
    assert price_of(s, f"destroy p2 {name}+") == cost
    play(s, f"destroy p2 {name}+")
    assert city(s, 1) == name and s.gold[0] == 9 - cost
    s = table(4, {"warlord": 0}, gold=[9, 0, 0, 0], cities=["", f"{name} {name}+"])
    play(s, f"destroy p2 {name}")
    assert city(s, 1) == f"{name}+"
    assert (s.marks[1] >> DISTRICT_IDS.index(name)) & 1, "its beautified twin still stands there"


@pytest.mark.rule("CIT-14.2")
@pytest.mark.parametrize("name", ORDINARY)
def test_the_basilica_counts_odd_costs(name: str) -> None:
    cost = COST[DISTRICT_IDS.index(name)]
    plain = table(4, {"king": 0}, cities=[f"basilica {name}+"])
    assert parts(plain, 0).get("district-basilica", 0) == cost % 2
    raised = table(4, {"king": 0}, cities=[f"basilica {name}+"], options={"artist_raises_cost": True})
    assert parts(raised, 0).get("district-basilica", 0) == (cost + 1) % 2


def offered_once(s: CitadelsState) -> None:
    choices = s.choices(s.waiting[0])
    assert len(set(choices)) == len(choices)


@pytest.mark.rule("CIT-4.4")
@pytest.mark.parametrize("name", [*ORDINARY, *UNIQUE])
@pytest.mark.parametrize("character", ["king", "cardinal"])
def test_equal_cards_are_one_choice(name: str, character: str) -> None:
    s = table(
        4,
        {character: 0},
        gold=[3, 9, 9, 9],
        hands=[f"{name} {name} market market tavern tavern"],
        cities=["framework temple temple+ quarry"],
    )
    play(s, "take_gold")
    offered_once(s)
    assert starting(s, f"scaffold {name}") == [f"scaffold {name}"]
    assert starting(s, "build tavern") == ["build tavern"]


@pytest.mark.rule("CIT-7.3", "CIT-14.29", "CIT-7.10")
def test_equal_cards_are_one_choice_wherever_cards_are_asked_for() -> None:
    s = table(4, {"magician": 0}, hands=["manor manor market manor market docks docks"])
    play(s, "redraw")
    assert starting(s, "") == ["discard manor", "discard market", "discard docks"]
    s = table(4, {"seer": 0}, hands=["manor manor", "manor"])
    play(s, "foresee")
    assert starting(s, "") == ["give manor"]
    s = table(4, {"king": 0}, gold=[2, 0, 0, 0], hands=["thieves_den manor manor manor manor"])
    play(s, "take_gold", "pay_with_cards")
    assert starting(s, "") == ["discard manor"]
    s = table(4, {"scholar": 0}, deck="manor manor manor manor manor manor manor manor")
    play(s, "take_gold", "study")
    assert starting(s, "") == ["keep manor"]


@pytest.mark.rule("CIT-14.18")
def test_equal_districts_are_one_sacrifice_for_the_necropolis() -> None:
    s = table(4, {"king": 0}, hands=["necropolis"], cities=["temple temple temple+ quarry"])
    play(s, "take_gold")
    assert starting(s, "sacrifice") == ["sacrifice temple", "sacrifice temple+", "sacrifice quarry"]


@pytest.mark.rule("CIT-12.4")
@pytest.mark.parametrize("name", ORDINARY)
def test_the_diplomat_gives_any_district_of_hers(name: str) -> None:
    """One way of standing is one choice, the first district of the list no less than the last."""
    s = table(4, {"diplomat": 0}, gold=[9, 0, 0, 0], cities=[f"{name} {name} {name}+", "statue"])
    play(s, "exchange_for p2 statue")
    assert sorted(starting(s, "")) == sorted([f"hand_over {name}", f"hand_over {name}+"])


@pytest.mark.rule("CIT-14.29")
def test_the_den_is_paid_with_cards_only_where_there_are_some_and_they_suffice() -> None:
    alone = table(4, {"king": 0}, gold=[9, 0, 0, 0], hands=["thieves_den"], deck="manor")
    play(alone, "take_gold")
    assert can(alone, "build thieves_den") and not can(alone, "pay_with_cards")
    short = table(4, {"king": 0}, gold=[1, 0, 0, 0], hands=["thieves_den manor manor"])
    play(short, "take_gold")
    assert short.gold[0] == 3 and not can(short, "pay_with_cards"), "3 gold and 2 cards are not 6"
    just = table(4, {"king": 0}, gold=[1, 0, 0, 0], hands=["thieves_den manor manor manor"])
    play(just, "take_gold")
    assert can(just, "pay_with_cards")
    one = table(4, {"king": 0}, gold=[3, 0, 0, 0], hands=["thieves_den manor"])
    play(one, "take_gold")
    assert one.gold[0] == 5 and can(one, "pay_with_cards"), "5 gold and the only other card"


@pytest.mark.rule("CIT-4.13")
def test_several_cards_go_under_the_deck_shuffled_and_one_as_it_is() -> None:
    """Nobody can say where in the packet a card lies; the packet itself lies under everything else."""
    s = table(4, {"magician": 0}, hands=["manor castle palace"], deck="temple church monastery tavern")
    chance = s.r0, s.r1
    play(s, "redraw", "discard castle", "done")
    assert s.deck[0] == cards("castle")[0] and (s.r0, s.r1) == chance, "there is nothing to shuffle"
    pairs = set()
    for seed in range(12):
        s = table(4, {"magician": 0}, hands=["manor castle"], deck="temple church monastery tavern")
        s.seed_chance(seed)
        play(s, "redraw", "discard manor", "discard castle")
        pairs.add(tuple(s.deck[:2]))
    assert len(pairs) == 2
    orders = set()
    for seed in range(12):
        s = table(4, {"magician": 0}, hands=["manor castle palace"], deck="temple church monastery tavern")
        s.seed_chance(seed)
        known = s.known
        play(s, "redraw", "discard manor", "discard castle", "discard palace")
        assert s.known > known, "that cannot be taken back"
        assert sorted(s.deck[:3]) == sorted(cards("manor castle palace")) and hand(s, 0) == "tavern monastery church"
        assert s.deck[3:] == cards("temple")
        orders.add(tuple(s.deck[:3]))
    assert len(orders) > 1


@pytest.mark.rule("CIT-15.2", "CIT-15.7")
@pytest.mark.parametrize("seat", range(4))
def test_who_completed_a_city_keeps_the_name_for_it(seat: int) -> None:
    """Whoever completes a city is noted once, the first of all apart, whichever seat it is."""
    full = "manor castle palace temple church monastery"
    cities = [full if other == seat else "tavern" for other in range(4)]
    hands = ["market tavern" if other == seat else "" for other in range(4)]
    s = table(4, {"architect": seat}, gold=[9] * 4, hands=hands, cities=cities)
    play(s, "take_gold")
    told = [event.message.id for event in heard(s, "build market")]
    assert "event-first-complete" in told and s.finished == 1 << seat and s.first == seat
    told = [event.message.id for event in heard(s, "build tavern")]
    assert not {"event-complete", "event-first-complete"} & set(told), "a city is completed once"
    assert s.finished == 1 << seat
    for other in {0, 1, 2, 3} - {seat}:
        late = table(4, {"architect": seat}, gold=[9] * 4, hands=hands, cities=cities)
        late.finished, late.first = 1 << other, other
        play(late, "take_gold")
        told = [event.message.id for event in heard(late, "build market")]
        assert "event-complete" in told and late.finished == 1 << other | 1 << seat and late.first == other


@pytest.mark.rule("CIT-10.4")
def test_the_alchemist_gets_back_what_this_turn_has_cost_and_nothing_of_an_earlier_one() -> None:
    s = table(4, {"king": 1, "alchemist": 0}, gold=[5, 9, 0, 0], hands=["market", "castle"], call=4)
    play(s, "take_gold", "build castle", "end_turn")
    assert s.waiting == (0,)
    play(s, "take_gold", "build market")
    assert s.gold[0] == 5
    play(s, "end_turn")
    assert s.gold[0] == 7, "the market's 2, not the castle's 4 with it"


@pytest.mark.rule("CIT-13.4")
def test_beautified_districts_have_numbers_of_their_own() -> None:
    assert STANDING_IDS[BEAUTIFIED] == f"{DISTRICT_IDS[0]}+"


@pytest.mark.rule("CIT-9.7", "CIT-5.11", "CIT-4.6")
def test_what_the_cardinal_levies_is_a_build_like_any_other() -> None:
    """It counts towards the limit, and a warrant is asked for it."""
    s = table(4, {"cardinal": 0}, gold=[0, 9, 0, 0], hands=["market manor manor tavern"])
    play(s, "take_gold")
    s.gold[0] = 1
    play(s, "levy p2 market", "give manor")
    assert city(s, 0) == "market" and s.built == 1 and why(s, "build tavern") == ("no-limit", "CIT-4.6")
    s = table(4, {"magistrate": 1, "cardinal": 0}, gold=[0, 9, 0, 0], hands=["market manor manor tavern"], call=5)
    s.warrants, s.signed, s.magistrate = 1 << 5, 5, 1
    play(s, "take_gold")
    s.gold[0] = 1
    play(s, "levy p2 market", "give manor")
    assert s.waiting == (1,) and can(s, "confiscate")


@pytest.mark.rule("CIT-11.2")
def test_the_navigator_takes_four_of_either() -> None:
    s = table(4, {"navigator": 0})
    play(s, "take_gold", "voyage cards")
    assert len(s.hands[0]) == 4 and len(s.deck) == 4
    s = table(4, {"navigator": 0})
    play(s, "take_gold", "voyage gold")
    assert s.gold[0] == 8 and len(s.deck) == 8


@pytest.mark.rule("CIT-13.4")
def test_equal_districts_are_beautified_as_one_choice() -> None:
    s = table(4, {"artist": 0}, gold=[5, 0, 0, 0], cities=["temple temple manor manor armory armory"])
    offered = starting(s, "beautify")
    assert offered == ["beautify temple", "beautify manor", "beautify armory"]


HIDDEN = {
    "spy": "spy p2 religious", "magician": "swap_hands p2", "wizard": "look p2", "seer": "foresee",
    "architect": "extra_cards", "scholar": "study", "navigator": "voyage cards",
}  # fmt: skip


@pytest.mark.rule("CIT-6.3", "CIT-7.2", "CIT-7.4")
@pytest.mark.parametrize(("character", "text"), HIDDEN.items())
def test_what_shows_something_hidden_is_a_barrier(character: str, text: str) -> None:
    s = rich(character)
    known = s.known
    play(s, text)
    assert s.known > known


@pytest.mark.rule("CIT-14.3")
def test_idle_workshops_say_what_is_missing() -> None:
    s = table(4, {"king": 0}, gold=[1, 0, 0, 0], cities=["smithy laboratory museum"])
    reasons = {target: c.message for c in s.ask(0).closed for target in c.targets}
    assert reasons["seat:0/city/smithy"].args == {"district": "district-smithy", "short": 1, "price": 2}
    assert reasons["seat:0/city/laboratory"].id == reasons["seat:0/city/museum"].id == "no-cards"
    s = table(4, {"king": 0}, gold=[2, 0, 0, 0], cities=["smithy"], deck="")
    reasons = {target: c.message for c in s.ask(0).closed for target in c.targets}
    assert reasons["seat:0/city/smithy"].id == "no-deck-empty"
    s = table(4, {"king": 0}, gold=[2, 0, 0, 0], cities=["smithy"])
    assert price_of(s, "smithy") == 2
    play(s, "smithy")
    assert s.gold[0] == 0 and len(s.hands[0]) == 3
    reasons = {target: c.message for c in s.ask(0).closed for target in c.targets}
    assert reasons["seat:0/city/smithy"].id == "no-used-district"


@pytest.mark.rule("CIT-8.6", "CIT-3.4")
def test_a_killed_emperor_shows_himself_and_that_cannot_be_taken_back() -> None:
    s = table(5, {"emperor": 1, "architect": 0}, crown=2, call=7)
    s.killed = 4
    play(s, "take_gold")
    known = s.known
    play(s, "end_turn")
    assert s.waiting == (1,) and starting(s, "advise") == ["advise p1", "advise p4", "advise p5"]
    assert s.known > known


@pytest.mark.rule("CIT-14.16")
def test_a_monument_counts_two_in_the_size_of_a_city() -> None:
    s = table(4, {"king": 0}, cities=["temple market", "temple monument", "", "monument+"])
    assert [size(s, seat) for seat in range(4)] == [2, 3, 0, 2]
