"""The thirty unique districts, each by name (section 14 of the rules)."""

from __future__ import annotations

import pytest

from castellany.games.citadels import GAME
from castellany.games.citadels.facts import DISTRICTS, FIRST_UNIQUE, District
from castellany.games.citadels.layout import DRAFT_ROW, PICKED
from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.helpers import (
    can,
    cards,
    city,
    district,
    hand,
    imagine,
    parts,
    play,
    price_of,
    reckon,
    standing,
    starting,
    table,
    texts,
    why,
)

FULL = "manor castle palace temple church monastery tavern"
CHEAPER = [one for one in DISTRICTS[FIRST_UNIQUE:] if one.id not in ("factory", "secret_vault")]


def scored(own: str, held: str = "", gold: int = 0, crown: int = 1) -> dict[str, int]:
    """The parts of a score with this city."""
    s = table(4, {"king": 1}, gold=[gold, 0, 0, 0], hands=[held], cities=[own], crown=crown)
    s.crown = crown
    return parts(reckon(s), 0)


def shut(s: CitadelsState, card: str) -> bool:
    """Is this card of the hand greyed out?"""
    return any(target.endswith(f"/hand/{card}") for closed in s.ask(0).closed for target in closed.targets)


def king(own: str = "", held: str = "", gold: int = 9, character: str = "king") -> CitadelsState:
    """A player who has gathered gold."""
    s = table(4, {character: 0}, gold=[gold, 2, 2, 2], hands=[held], cities=[own, "temple"])
    play(s, "take_gold")
    return s


@pytest.mark.rule("CIT-14.1")
def test_armory() -> None:
    """T-52."""
    s = king("armory market", gold=0)
    s.cities[1] = standing("keep great_wall")
    s.marks[1] = 1 << district("keep") | 1 << district("great_wall")
    s.protected = 1
    assert can(s, "armory p2 keep"), "neither Keep nor Wall nor Bishop matter"
    assert can(s, "armory p1 market")
    assert why(s, "armory p1 armory") == ("no-itself", "CIT-14.1")
    play(s, "armory p2 keep")
    assert city(s, 0) == "market" and city(s, 1) == "great_wall" and s.gold[0] == 2
    assert sorted(s.deck[:2]) == sorted(cards("armory keep"))


@pytest.mark.rule("CIT-14.1")
def test_armory_and_completed_cities() -> None:
    s = table(4, {"king": 0}, cities=["armory", FULL])
    assert why(s, "armory p2 temple") == ("no-complete", "CIT-14.1")
    own = table(4, {"king": 0}, cities=["armory manor castle palace temple church monastery", "tavern"])
    assert starting(own, "armory") == [], "it cannot leave a completed city"
    assert why(own, "armory p2 tavern") == ("no-idle-armory", "CIT-14.1"), "the other city is not the complete one"


@pytest.mark.rule("CIT-14.2")
def test_basilica() -> None:
    """T-65: costs 1, 2, 3, 4, 5, 5 and the Basilica: +4."""
    assert scored("temple church monastery castle cathedral palace basilica")["district-basilica"] == 4


@pytest.mark.rule("CIT-14.3")
def test_capitol() -> None:
    """T-64: three trade and three noble districts bring 3 once."""
    assert scored("tavern market docks manor castle palace capitol")["district-capitol"] == 3
    assert "district-capitol" not in scored("tavern market manor castle capitol")
    assert scored("capitol keep library")["district-capitol"] == 3, "unique is a type, the Capitol included"
    assert scored("capitol temple church haunted_quarter")["district-capitol"] == 3


@pytest.mark.rule("CIT-14.4")
def test_dragon_gate() -> None:
    got = scored("dragon_gate")
    assert got["part-districts"] == 6 and got["district-dragon_gate"] == 2


@pytest.mark.rule("CIT-14.5")
def test_factory() -> None:
    """T-50."""
    s = king("factory", "library castle", gold=9)
    assert price_of(s, "build library") == 5 and price_of(s, "build castle") == 4
    play(s, "build library")
    assert parts(s, 0)["part-districts"] == 5 + 6
    assert price_of(king("", "factory"), "build factory") == 5
    attack = table(4, {"warlord": 0}, gold=[9, 0, 0, 0], cities=["", "factory library"])
    assert price_of(attack, "destroy p2 library") == 5


@pytest.mark.rule("CIT-14.5")
@pytest.mark.parametrize("one", CHEAPER, ids=lambda one: one.id)
def test_the_factory_makes_every_other_unique_district_cheaper_by_one(one: District) -> None:
    assert price_of(king("factory", one.id, gold=9), f"build {one.id}") == one.cost - 1


@pytest.mark.rule("CIT-14.6")
def test_framework() -> None:
    """T-56: size and gold unchanged, the limit used."""
    s = king("framework", "palace tavern", gold=0)
    play(s, "scaffold palace")
    assert city(s, 0) == "palace" and s.gold[0] == 2
    assert s.deck[0] == district("framework")
    assert why(s, "build tavern") == ("no-limit", "CIT-4.6")
    none = king("", "palace")
    assert why(none, "scaffold palace") == ("no-not-in-city", "CIT-14.6")


@pytest.mark.rule("CIT-14.7")
def test_gold_mine() -> None:
    """T-49."""
    s = table(4, {"king": 0}, gold=[0, 0, 0, 0], cities=["gold_mine"])
    play(s, "take_gold")
    assert s.gold[0] == 3


@pytest.mark.rule("CIT-14.8")
def test_great_wall() -> None:
    s = table(4, {"warlord": 0}, gold=[2, 0, 0, 0], cities=["", "market great_wall docks"])
    assert price_of(s, "destroy p2 market") == 2
    assert why(s, "destroy p2 docks") == ("no-gold-for", "CIT-12.9")
    own = table(4, {"warlord": 0}, gold=[2, 0, 0, 0], cities=["market great_wall"])
    assert price_of(own, "destroy p1 market") == 2


@pytest.mark.rule("CIT-14.9")
def test_haunted_quarter() -> None:
    """T-62, T-63, T-67: one type for everything, the best one."""
    assert scored("manor temple tavern keep haunted_quarter")["part-types"] == 3
    assert scored("ivory_tower haunted_quarter")["district-ivory_tower"] == 5
    well = scored("wishing_well dragon_gate haunted_quarter")
    assert well["district-wishing_well"] == 3
    both = scored("wishing_well manor temple tavern haunted_quarter")
    assert both["part-types"] == 3 and both["district-wishing_well"] == 1
    assert scored("manor temple tavern prison haunted_quarter")["part-types"] == 3, "as the unique one"


@pytest.mark.rule("CIT-14.10")
def test_imperial_treasury() -> None:
    """T-66."""
    assert scored("imperial_treasury", gold=4)["district-imperial_treasury"] == 4


@pytest.mark.rule("CIT-14.11")
def test_ivory_tower() -> None:
    """T-62."""
    assert scored("ivory_tower manor temple")["district-ivory_tower"] == 5
    assert "district-ivory_tower" not in scored("ivory_tower keep")


@pytest.mark.rule("CIT-14.12")
def test_keep() -> None:
    """T-51."""
    for eight, verb in (("warlord", "destroy"), ("diplomat", "exchange_for"), ("marshal", "seize")):
        s = table(4, {eight: 0}, gold=[9, 0, 0, 0], cities=["palace", "keep"])
        assert why(s, f"{verb} p2 keep") == ("no-keep", "CIT-14.12")


@pytest.mark.rule("CIT-14.13")
def test_laboratory() -> None:
    s = table(4, {"king": 0}, gold=[0, 0, 0, 0], hands=["tavern market"], cities=["laboratory"])
    play(s, "laboratory tavern")
    assert s.gold[0] == 2 and s.deck[0] == district("tavern")
    assert why(s, "laboratory market") == ("no-used-district", "CIT-14.13")
    empty = table(4, {"king": 0}, cities=["laboratory"])
    assert why(empty, "laboratory tavern") == ("no-cards", "CIT-14.13")


@pytest.mark.rule("CIT-14.14", "CIT-14.19")
def test_library_and_observatory() -> None:
    """T-49: 2 of 2, 1 of 3, 3 of 3."""
    library = table(4, {"king": 0}, cities=["library"])
    play(library, "draw_cards")
    assert len(library.hands[0]) == 2
    observatory = table(4, {"king": 0}, cities=["observatory"], deck="manor castle palace docks")
    play(observatory, "draw_cards")
    assert len(texts(observatory)) == 3
    play(observatory, "keep castle")
    assert len(observatory.hands[0]) == 1 and len(observatory.deck) == 3
    both = table(4, {"king": 0}, cities=["library observatory"])
    play(both, "draw_cards")
    assert len(both.hands[0]) == 3


@pytest.mark.rule("CIT-14.15")
def test_map_room() -> None:
    """T-66; a Secret Vault counts as a card too (T-61)."""
    assert scored("map_room", "tavern tavern docks")["district-map_room"] == 3
    vault = scored("map_room", "secret_vault tavern")
    assert vault["district-map_room"] == 2 and vault["district-secret_vault"] == 3


@pytest.mark.rule("CIT-14.16", "CIT-15.1")
def test_monument() -> None:
    """T-55: with four districts allowed, and the city then counts six."""
    s = king("manor castle palace temple", "monument")
    play(s, "build monument")
    seen = next(t for t in s.observe(0)["things"] if t["id"] == "seat:0")["items"]
    assert next(t for t in seen if t["id"] == "seat:0/city")["value"] == 6
    assert s.first == -1
    five = king("manor castle palace temple church", "monument")
    assert why(five, "build monument") == ("no-monument", "CIT-14.16")
    assert parts(s, 0)["part-districts"] == 3 + 4 + 5 + 1 + 4


@pytest.mark.rule("CIT-14.16")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_limit_of_the_monument_does_not_grow_with_the_city(seats: int) -> None:
    """Eight districts complete a city of two or three players; five are too many for the Monument all the same."""
    s = table(seats, {"king": 0}, gold=[9] * seats, hands=["monument"], cities=["manor castle palace temple church"])
    play(s, "take_gold")
    assert why(s, "build monument") == ("no-monument", "CIT-14.16")
    four = table(seats, {"king": 0}, gold=[9] * seats, hands=["monument"], cities=["manor castle palace temple"])
    play(four, "take_gold", "build monument")
    assert four.first == -1 and len(four.cities[0]) == 5


@pytest.mark.rule("CIT-14.16")
def test_a_monument_that_comes_by_exchange_counts_two_and_can_complete() -> None:
    s = table(
        4,
        {"diplomat": 0},
        gold=[9, 0, 0, 0],
        cities=["manor castle palace temple church tavern", "monument"],
    )
    play(s, "exchange_for p2 monument", "hand_over castle")
    assert s.first == 0


@pytest.mark.rule("CIT-14.16", "CIT-14.6")
def test_the_framework_leaves_before_the_monument_stands() -> None:
    s = king("manor castle palace temple framework", "monument")
    assert why(s, "build monument") == ("no-monument", "CIT-14.16")
    assert not shut(s, "monument"), "there is a way to build it"
    play(s, "scaffold monument")
    assert city(s, 0) == "manor castle palace temple monument"
    six = king("manor castle palace temple church framework", "monument")
    assert why(six, "scaffold monument") == ("no-monument", "CIT-14.16") and shut(six, "monument")
    older = king("manor castle palace temple framework", "monument")
    older.rules = 1
    assert why(older, "scaffold monument") == ("no-monument", "CIT-14.16") and shut(older, "monument")


@pytest.mark.rule("CIT-14.17")
def test_museum() -> None:
    """T-59: one card a turn; destroyed with three cards, four go under the deck."""
    s = table(4, {"king": 0, "warlord": 1}, gold=[2, 9, 0, 0], hands=["tavern tavern docks"], cities=["museum"])
    play(s, "museum tavern")
    assert why(s, "museum docks") == ("no-used-district", "CIT-14.17")
    assert s.museum == cards("tavern") and parts(s, 0)["district-museum"] == 1
    s.museum = cards("tavern docks temple")
    deck = len(s.deck)
    play(s, "take_gold", "end_turn", "destroy p1 museum")
    assert s.museum == [] and len(s.deck) == deck + 4


@pytest.mark.rule("CIT-14.17")
def test_cards_under_the_museum_are_its_owners_secret() -> None:
    s = table(4, {"king": 0}, hands=["tavern"], cities=["museum"])
    play(s, "museum tavern")
    assert "museum/under/tavern" in str(s.observe(0))
    for other in (1, None):
        seen = str(s.observe(other))
        assert "under/tavern" not in seen
    worlds = {tuple(imagine(s, 1, seed).museum) for seed in range(20)}
    assert len(worlds) > 1
    assert {tuple(imagine(s, 0, seed).museum) for seed in range(5)} == {tuple(cards("tavern"))}


@pytest.mark.rule("CIT-14.18")
def test_necropolis() -> None:
    """T-56."""
    s = king("temple market", "necropolis tavern", gold=0)
    assert why(s, "sacrifice palace") == ("no-not-in-city", "CIT-14.18")
    play(s, "sacrifice temple")
    assert city(s, 0) == "market necropolis" and s.gold[0] == 2
    assert s.deck[0] == district("temple")
    assert why(s, "build tavern") == ("no-limit", "CIT-4.6")
    twins = king("quarry temple temple", "necropolis", gold=0)
    ways = [GAME.text(choice) for choice in twins.choices(0)]
    assert ways.count("sacrifice temple") == 1, "two of a kind are one choice"
    framework = king("framework", "necropolis", gold=0)
    assert can(framework, "scaffold necropolis") and can(framework, "sacrifice framework")
    museum = king("museum temple", "necropolis", gold=0)
    museum.museum = cards("tavern docks")
    under = len(museum.deck)
    play(museum, "sacrifice museum")
    assert museum.museum == [] and len(museum.deck) == under + 3, "its cards go with it"


@pytest.mark.rule("CIT-14.6", "CIT-14.18", "CIT-15.7")
@pytest.mark.parametrize(("card", "way"), [("harbor", "scaffold harbor"), ("necropolis", "sacrifice tavern")])
def test_framework_and_necropolis_work_in_a_completed_city(card: str, way: str) -> None:
    s = table(
        4,
        {"architect": 0},
        gold=[0, 0, 0, 0],
        hands=[f"tavern {card}"],
        cities=["manor castle palace temple church framework"],
    )
    play(s, "take_gold", "build tavern")
    assert s.first == 0
    play(s, way)
    assert len(s.cities[0]) == 7 and parts(s, 0)["part-first"] == 4


@pytest.mark.rule("CIT-14.20")
def test_park() -> None:
    """T-53."""
    s = king("park", "")
    play(s, "end_turn")
    assert len(s.hands[0]) == 2
    one = king("park", "tavern")
    play(one, "end_turn")
    assert hand(one, 0) == "tavern"


@pytest.mark.rule("CIT-14.21")
def test_poor_house() -> None:
    """T-53."""
    s = king("poor_house", "market", gold=0)
    play(s, "build market", "end_turn")
    assert s.gold[0] == 1
    one = king("poor_house", "tavern", gold=0)
    play(one, "build tavern", "end_turn")
    assert one.gold[0] == 1, "one gold left: nothing more"


@pytest.mark.rule("CIT-14.22")
def test_quarry() -> None:
    """T-58; when it goes, duplicates stay."""
    s = king("temple quarry", "temple")
    play(s, "build temple")
    assert city(s, 0) == "temple quarry temple"
    gone = table(4, {"warlord": 1}, gold=[0, 9, 0, 0], hands=["temple"], cities=["temple quarry temple"])
    play(gone, "destroy p1 quarry")
    assert city(gone, 0) == "temple temple"


@pytest.mark.rule("CIT-14.23")
def test_school_of_magic() -> None:
    """T-03: wild for income only."""
    s = table(4, {"king": 0}, gold=[0, 0, 0, 0], cities=["manor school_of_magic"])
    play(s, "income")
    assert s.gold[0] == 2
    assert "part-types" not in scored("manor temple tavern school_of_magic keep")


@pytest.mark.rule("CIT-14.23", "CIT-4.9")
@pytest.mark.parametrize("unpaid", ["assassin", "magician", "alchemist", "architect", "navigator", "artist"])
def test_the_school_pays_only_characters_that_are_paid_for_districts(unpaid: str) -> None:
    s = table(4, {unpaid: 0}, cities=["school_of_magic"])
    assert why(s, "income") == ("no-income-at-all", "CIT-4.9")


@pytest.mark.rule("CIT-14.24")
def test_secret_vault() -> None:
    """T-61: not by gold, not by Framework, not by anything; +3 from the hand."""
    s = king("framework factory", "secret_vault", gold=20)
    assert why(s, "build secret_vault") == ("no-vault", "CIT-14.24")
    assert why(s, "scaffold secret_vault") == ("no-vault", "CIT-14.24")
    assert scored("", "secret_vault")["district-secret_vault"] == 3


@pytest.mark.rule("CIT-14.24")
def test_the_vault_in_another_hand_is_not_in_the_scores_one_sees() -> None:
    s = king("", "secret_vault")
    for viewer, known in ((0, True), (1, False), (None, False)):
        assert ("secret_vault" in str(s.observe(viewer)["scores"])) == known
    assert "secret_vault" in str(reckon(s).observe(1)["scores"])


@pytest.mark.rule("CIT-14.25")
def test_smithy() -> None:
    s = king("smithy", "", gold=1)
    play(s, "smithy")
    assert s.gold[0] == 1 and len(s.hands[0]) == 3
    assert why(s, "smithy") == ("no-used-district", "CIT-14.25")
    poor = table(4, {"king": 0}, gold=[1, 0, 0, 0], cities=["smithy"])
    assert why(poor, "smithy") == ("no-gold-for", "CIT-14.25")


@pytest.mark.rule("CIT-14.25")
@pytest.mark.parametrize("stands", ["smithy", "smithy+"])
def test_the_smithy_is_clicked_where_it_stands_beautified_or_not(stands: str) -> None:
    s = king(f"temple {stands}", "", gold=9)
    (smithy,) = [option for option in s.ask(0).options if GAME.text(option.choice) == "smithy"]
    assert smithy.targets[0] == f"seat:0/city/{stands}"


@pytest.mark.rule("CIT-14.26")
def test_stables() -> None:
    """T-54."""
    s = king("", "stables palace")
    play(s, "build palace", "build stables")
    assert city(s, 0) == "palace stables"


@pytest.mark.rule("CIT-14.27")
def test_statue() -> None:
    """T-66."""
    assert scored("statue", crown=0)["district-statue"] == 5
    assert "district-statue" not in scored("statue", crown=1)


def with_theater(seats: int) -> CitadelsState:
    """The selection of this round is over; the owner of the Theater is asked."""
    s = GAME.new(seats, 4, {"first_crown": "first_seat"})
    assert isinstance(s, CitadelsState)
    s.cities[0] = standing("theater")
    s.marks[0] = 1 << district("theater")
    while not starting(s, "theater"):
        play(s, texts(s)[0])
    return s


@pytest.mark.rule("CIT-14.28")
def test_theater() -> None:
    """T-60: the opponent is chosen blindly; others learn only that a swap took place."""
    s = with_theater(5)
    mine = next(rank for rank in range(1, 9) if s.holder[rank] == 0)
    theirs = next(rank for rank in range(1, 9) if s.holder[rank] == 2)
    assert len(starting(s, "theater")) == 4 and "pass" in texts(s)
    before = s.copy()
    play(s, starting(s, "theater p3")[0])
    assert s.holder[mine] == 2 and s.holder[theirs] == 0
    for seat in range(5):
        assert imagine(s, seat, 9).observe(seat) == s.observe(seat)
    assert "note-swapped" in str(s.observe(0)) and "note-swapped" in str(s.observe(2))
    assert "note-swapped" not in str(s.observe(1)) and "note-swap-seen" in str(s.observe(1))
    play(before, "pass")
    assert before.holder[mine] == 0


@pytest.mark.rule("CIT-14.28")
def test_theater_with_three_players_takes_one_of_two_at_random() -> None:
    s = with_theater(3)
    own = [rank for rank in range(1, 10) if s.holder[rank] == 0]
    theirs = [rank for rank in range(1, 10) if s.holder[rank] == 1]
    assert len(starting(s, "theater")) == 4
    got = set()
    for seed in range(20):
        world = s.copy()
        world.seed_chance(seed)
        choice = starting(world, "theater p2")[0]
        play(world, choice)
        assert world.holder.count(0) == 2 and world.holder.count(1) == 2
        assert world.holder[own[0]] == 1, "the owner chooses which card to give"
        got |= {rank for rank in theirs if world.holder[rank] == 0}
        assert world.draft[0 * DRAFT_ROW + PICKED + world.stage_look] == own[0]
        for seat in range(3):
            imagined = imagine(world, seat, seed)
            assert imagined.observe(seat) == world.observe(seat)
    assert got == set(theirs)


@pytest.mark.rule("CIT-14.28")
def test_theater_with_two_players() -> None:
    s = with_theater(2)
    own = [rank for rank in range(1, 9) if s.holder[rank] == 0]
    theirs = [rank for rank in range(1, 9) if s.holder[rank] == 1]
    assert len(starting(s, "theater")) == 2, "which of the own two to give; the opponent is clear"
    got = set()
    for seed in range(12):
        world = s.copy()
        world.seed_chance(seed)
        play(world, starting(world, "theater p2")[1])
        assert world.holder[own[1]] == 1 and world.holder[own[0]] == 0
        got |= {rank for rank in theirs if world.holder[rank] == 0}
        for seat in range(2):
            assert imagine(world, seat, seed).observe(seat) == world.observe(seat)
    assert got == set(theirs), "of the opponent's two a random one"


@pytest.mark.rule("CIT-14.28", "CIT-15.10")
def test_the_tie_counts_the_character_held_after_the_swap() -> None:
    s = with_theater(5)
    mine = next(rank for rank in range(1, 9) if s.holder[rank] == 0)
    theirs = next(rank for rank in range(1, 9) if s.holder[rank] == 2)
    play(s, starting(s, "theater p3")[0])
    s.cities = [standing("palace"), [], standing("cathedral"), [], []]
    s.marks = [1 << district("palace"), 0, 1 << district("cathedral"), 0, 0]
    reckon(s)
    assert s.winners == ((0,) if theirs > mine else (2,))


@pytest.mark.rule("CIT-14.29")
def test_thieves_den() -> None:
    """T-57: 2 gold and 4 cards; 6 cards; 0 gold and 5 cards refused."""
    s = king("", "thieves_den tavern market docks temple church manor", gold=0)
    play(s, "pay_with_cards")
    for card in ("tavern", "market", "docks"):
        play(s, f"discard {card}")
        assert not can(s, "pay_gold")
    play(s, "discard temple", "pay_gold")
    assert city(s, 0) == "thieves_den" and s.gold[0] == 0 and hand(s, 0) == "church manor"
    six = king("", "thieves_den tavern market docks temple church manor", gold=0)
    play(six, "pay_with_cards")
    play(six, *[f"discard {card}" for card in ("tavern", "market", "docks", "temple", "church", "manor")])
    assert city(six, 0) == "thieves_den" and six.gold[0] == 2 and six.hands[0] == []
    few = table(4, {"king": 0}, gold=[0, 0, 0, 0], hands=["thieves_den tavern market docks temple church"])
    few.used = 1
    assert why(few, "pay_with_cards") == ("no-den-cards", "CIT-14.29")
    gold = king("", "thieves_den", gold=9)
    play(gold, "build thieves_den")
    assert gold.gold[0] == 5
    assert why(gold, "pay_with_cards") == ("no-not-in-hand", "CIT-4.4")


@pytest.mark.rule("CIT-14.29")
def test_the_den_says_what_is_still_missing_in_gold_even_when_the_ability_is_used() -> None:
    s = table(4, {"assassin": 0}, gold=[0, 0, 0, 0], hands=["thieves_den tavern market docks temple church manor"])
    play(s, "kill king", "take_gold", "pay_with_cards", "discard tavern")
    closed = [c.message for c in s.ask(0).closed]
    assert [(m.id, m.args["short"], m.args["price"]) for m in closed] == [("no-gold-for", 3, 5)]


@pytest.mark.rule("CIT-14.30")
def test_wishing_well() -> None:
    """T-63."""
    assert scored("wishing_well dragon_gate keep")["district-wishing_well"] == 3
    assert scored("wishing_well manor")["district-wishing_well"] == 1


@pytest.mark.rule("CIT-14.1", "CIT-13.4")
def test_a_beautified_armory_is_the_one_that_goes() -> None:
    s = king("armory+ market", gold=0)
    s.cities[1] = standing("keep")
    s.marks[1] = 1 << district("keep")
    play(s, "armory p2 keep")
    assert city(s, 0) == "market" and city(s, 1) == ""
    assert not (s.marks[0] >> district("armory")) & 1
    assert sorted(s.deck[:2]) == sorted(cards("armory keep")), "as plain cards again"


@pytest.mark.rule("CIT-14.6", "CIT-13.4")
def test_a_beautified_framework_is_the_one_that_goes() -> None:
    s = king("framework+ market", "palace", gold=0)
    play(s, "scaffold palace")
    assert city(s, 0) == "market palace" and s.gold[0] == 2
    assert not (s.marks[0] >> district("framework")) & 1
    assert s.deck[0] == district("framework")
