"""The round and the turn: calls, gathering, building, the end of a turn (sections 3 and 4 of the rules)."""

from __future__ import annotations

import pytest

from castellany.games.citadels import GAME, kinds
from tests.games.citadels.helpers import can, cards, city, hand, heard, parts, play, starting, table, texts, why


@pytest.mark.rule("CIT-3.1")
def test_a_round_is_a_selection_and_the_calls() -> None:
    s = table(4, {"assassin": 0, "thief": 1, "magician": 2, "king": 3})
    assert s.round == 1 and s.called == 1
    play(s, "take_gold", "end_turn", "take_gold", "end_turn", "take_gold", "end_turn", "take_gold", "end_turn")
    assert s.round == 2 and s.called == 0
    assert s.frames[-1].kind == kinds.PICK
    assert s.crown == 3 and s.waiting == (3,), "the King's player picks first"


@pytest.mark.rule("CIT-3.2")
def test_ranks_are_called_upwards_and_shown() -> None:
    s = table(4, {"thief": 3, "bishop": 0, "warlord": 2})
    assert s.waiting == (3,) and s.shown == 1 << 2
    events = heard(s, "take_gold", "end_turn")
    told = [event.message.id for event in events]
    assert "event-shows" in told and told.count("event-nobody") == 2
    assert s.waiting == (0,) and s.called == 5


@pytest.mark.rule("CIT-3.2")
def test_of_a_character_that_lies_open_nobody_is_asked_for() -> None:
    s = table(4, {"thief": 3, "bishop": 0, "warlord": 2})
    s.face_up = 1 << 3
    told = [event.message for event in heard(s, "take_gold", "end_turn")]
    silent = [message.args["character"] for message in told if message.id == "event-nobody"]
    assert silent == ["character-king"], "the Magician lies aside for all to see"


@pytest.mark.rule("CIT-3.3", "CIT-5.2")
def test_a_killed_character_looks_like_an_absent_one() -> None:
    killed = table(4, {"assassin": 0, "architect": 1, "warlord": 2})
    absent = table(4, {"assassin": 0, "warlord": 2}, cast="architect")
    views = []
    for s in (killed, absent):
        events = heard(s, "take_gold", "kill architect", "end_turn")
        views.append([event.json() for event in events if event.heard_by(3)])
        assert s.waiting == (2,)
    assert views[0] == views[1]
    for viewer in (None, 3):
        rows = [s.observe(viewer)["things"][2] for s in (killed, absent)]
        for row in rows:  # a seat without any character cannot be: whom one may guess is compared in the next test
            for rank in row["items"]:
                for guessed in ("maybe", "certain", "laid"):
                    rank.get("facts", {}).pop(guessed, None)
        assert rows[0] == rows[1]


@pytest.mark.rule("CIT-3.3", "CIT-5.2")
@pytest.mark.parametrize("viewer", [None, 0, 2, 3])
def test_the_whole_view_is_the_same_whether_killed_or_absent(viewer: int | None) -> None:
    """Seat 1 holds the killed Merchant, or the Warlord while the Merchant lies aside: until rank 8 all is equal."""
    views = []
    for held in ("merchant", "warlord"):
        s = table(4, {"assassin": 0, held: 1, "king": 2, "architect": 3})
        heard(s, "take_gold", "kill merchant", "end_turn", "take_gold")
        told = [event.json() for event in heard(s, "end_turn") if event.heard_by(viewer)]
        assert s.waiting == (3,) and s.called == 7
        views.append((told, s.observe(viewer), s.known))
    assert views[0] == views[1], "events, the table, and how often something became known"


@pytest.mark.rule("CIT-2.8", "CIT-3.2")
def test_a_character_laid_face_up_is_not_said_to_keep_silent() -> None:
    s = table(4, {"king": 0})
    s.face_up = 1 << 2
    row = next(t for t in s.observe(0)["things"] if t["id"] == "cast")["items"]
    assert [note["id"] for note in row[1]["notes"]] == ["note-face-up"]
    assert [note["id"] for note in row[2]["notes"]] == ["note-silent"]


@pytest.mark.rule("CIT-3.5")
def test_two_characters_share_a_city_a_hand_and_the_gold() -> None:
    """T-13: Architect and Warlord of one player."""
    s = table(
        2,
        {"architect": 0, "warlord": 0, "thief": 1},
        call=7,
        gold=[9, 2],
        hands=["tavern market"],
        deck="temple church docks watchtower prison",
    )
    play(s, "take_gold", "extra_cards", "build tavern", "build market")
    assert len(s.hands[0]) == 2
    play(s, "end_turn", "take_gold")
    assert s.acting == 21, "the same player, now the Warlord"
    play(s, "build prison")
    assert why(s, "build watchtower") == ("no-limit", "CIT-4.6")
    assert city(s, 0) == "tavern market prison"


@pytest.mark.rule("CIT-3.5")
def test_once_per_turn_means_once_in_each_of_two_turns() -> None:
    """T-14: the Laboratory."""
    s = table(2, {"architect": 0, "warlord": 0}, call=7, hands=["tavern market"], cities=["laboratory"])
    play(s, "take_gold", "laboratory tavern")
    assert s.gold[0] == 6
    assert why(s, "laboratory market") == ("no-used-district", "CIT-14.13")
    play(s, "end_turn", "laboratory market")
    assert s.gold[0] == 8


@pytest.mark.rule("CIT-3.5", "CIT-5.2")
def test_only_the_killed_turn_is_lost() -> None:
    """T-15."""
    s = table(2, {"assassin": 1, "architect": 0, "warlord": 0})
    play(s, "take_gold", "kill architect", "end_turn")
    assert s.waiting == (0,) and s.called == 8


@pytest.mark.rule("CIT-4.1")
def test_one_must_gather_exactly_once() -> None:
    s = table(4, {"king": 0})
    assert why(s, "end_turn") == ("no-end-before-gather", "CIT-4.1")
    play(s, "take_gold")
    assert why(s, "take_gold") == ("no-gathered", "CIT-4.1")
    assert why(s, "draw_cards") == ("no-gathered", "CIT-4.1")
    assert can(s, "end_turn")


@pytest.mark.rule("CIT-4.2")
def test_gathering_gold_brings_two() -> None:
    s = table(4, {"king": 0})
    play(s, "take_gold")
    assert s.gold[0] == 4


@pytest.mark.rule("CIT-4.3")
def test_gathering_cards_draws_two_and_keeps_one() -> None:
    s = table(4, {"king": 0}, deck="manor castle palace")
    known = s.known
    play(s, "draw_cards")
    assert s.known > known, "drawing is a barrier for undo"
    assert texts(s) == ["keep palace", "keep castle"]
    play(s, "keep castle")
    assert hand(s, 0) == "castle"
    assert s.deck == cards("palace manor"), "the other one lies under the deck"


@pytest.mark.rule("CIT-4.4")
def test_building_comes_after_gathering() -> None:
    s = table(4, {"king": 0}, hands=["tavern"])
    assert why(s, "build tavern") == ("no-gather-first", "CIT-4.4")
    play(s, "take_gold", "build tavern")
    assert city(s, 0) == "tavern" and s.hands[0] == []
    assert why(s, "build market") == ("no-not-in-hand", "CIT-4.4")


@pytest.mark.rule("CIT-4.5")
def test_a_district_costs_what_is_printed_and_the_shortage_is_told() -> None:
    s = table(4, {"king": 0}, gold=[2, 2, 2, 2], hands=["harbor palace"])
    play(s, "take_gold")
    refusal = s.why_not(0, 4 + 2)  # build palace
    assert refusal is not None
    assert refusal.message.args == {"district": "district-palace", "short": 1, "price": 5}
    closed = {target: c.message for c in s.ask(0).closed for target in c.targets}
    assert closed["seat:0/hand/palace"].id == "no-gold-for"
    play(s, "build harbor")
    assert s.gold[0] == 0


@pytest.mark.rule("CIT-4.6")
def test_one_district_in_a_turn() -> None:
    s = table(4, {"king": 0}, gold=[9, 2, 2, 2], hands=["tavern market"])
    play(s, "take_gold", "build tavern")
    assert why(s, "build market") == ("no-limit", "CIT-4.6")


@pytest.mark.rule("CIT-4.7")
def test_no_second_district_of_a_name() -> None:
    s = table(4, {"king": 0}, hands=["tavern"], cities=["tavern"])
    play(s, "take_gold")
    assert why(s, "build tavern") == ("no-duplicate", "CIT-4.7")


@pytest.mark.rule("CIT-4.8")
def test_abilities_before_or_after_gathering_but_once() -> None:
    s = table(4, {"warlord": 0}, cities=["", "temple tavern"])
    play(s, "destroy p2 temple", "take_gold")
    assert why(s, "destroy p2 tavern") == ("no-ability", "CIT-12.2")
    assert why(s, "kill king") == ("no-ability", "CIT-12.2")


@pytest.mark.rule("CIT-4.9", "CIT-9.1")
def test_income_is_for_the_districts_of_that_moment() -> None:
    """T-16: the Bishop with three religious districts and a Cathedral in hand."""
    before = table(4, {"bishop": 0}, gold=[1, 0, 0, 0], hands=["cathedral"], cities=["temple church monastery"])
    play(before, "take_gold", "income")
    assert before.gold[0] == 6
    play(before, "build cathedral")
    assert before.gold[0] == 1
    assert why(before, "income") == ("no-income-twice", "CIT-4.9")
    after = table(4, {"bishop": 0}, gold=[3, 0, 0, 0], hands=["cathedral"], cities=["temple church monastery"])
    play(after, "take_gold", "build cathedral")
    assert after.gold[0] == 0
    play(after, "income")
    assert after.gold[0] == 4


@pytest.mark.rule("CIT-4.9")
def test_income_needs_a_district_and_a_character_that_is_paid() -> None:
    s = table(4, {"bishop": 0})
    assert why(s, "income") == ("no-income", "CIT-4.9")
    s = table(4, {"thief": 0})
    assert why(s, "income") == ("no-income-at-all", "CIT-4.9")


@pytest.mark.rule("CIT-4.10")
def test_everything_else_may_be_left_undone() -> None:
    s = table(4, {"assassin": 0, "merchant": 1}, hands=["tavern", "tavern"], cities=["", "market"])
    play(s, "take_gold", "end_turn")
    assert s.killed == 0
    play(s, "take_gold", "end_turn")
    assert s.gold == [4, 4, 2, 2] and s.round == 2


@pytest.mark.rule("CIT-4.11", "CIT-10.3", "CIT-14.21")
def test_poor_house_before_the_alchemists_refund() -> None:
    """T-40: 4 gold, a Castle for 4; 0, then 1 from the Poor House, then 4 back."""
    s = table(4, {"alchemist": 0}, gold=[2, 0, 0, 0], hands=["castle"], cities=["poor_house"])
    play(s, "take_gold", "build castle")
    assert s.gold[0] == 0
    play(s, "end_turn")
    assert s.gold[0] == 5


@pytest.mark.rule("CIT-4.12")
def test_a_short_deck_gives_what_it_has() -> None:
    s = table(4, {"architect": 0}, deck="manor")
    play(s, "draw_cards")
    assert hand(s, 0) == "manor", "a single card is kept without a question"
    assert "extra_cards" not in texts(s)
    s = table(4, {"architect": 0}, deck="")
    assert why(s, "draw_cards") == ("no-deck-empty", "CIT-4.12")
    assert any("deck" in closed.targets for closed in s.ask(0).closed)
    play(s, "take_gold")
    assert why(s, "extra_cards") == ("no-deck-empty", "CIT-4.12")
    s = table(4, {"navigator": 0}, deck="")
    assert why(s, "voyage cards") == ("no-deck-empty", "CIT-4.12")


@pytest.mark.rule("CIT-4.12", "CIT-8.7", "CIT-9.4", "CIT-9.6")
@pytest.mark.parametrize(
    ("character", "cities", "left"),
    [("patrician", "manor", []), ("cardinal", "temple", []), ("abbot", "temple church", ["income_in_gold 2"])],
)
def test_an_empty_deck_pays_no_income_in_cards(character: str, cities: str, left: list[str]) -> None:
    s = table(4, {character: 0}, hands=["tavern"], cities=[f"{cities} laboratory"], deck="")
    assert starting(s, "income") == left
    cards_only = "income_in_gold 0" if left else "income"
    assert why(s, cards_only) == ("no-deck-empty", "CIT-4.12")
    play(s, "laboratory tavern")
    assert can(s, cards_only), "there is a card again"


@pytest.mark.rule("CIT-4.12")
@pytest.mark.parametrize(
    ("character", "choice"),
    [("architect", "extra_cards"), ("navigator", "voyage cards"), ("patrician", "income"), ("king", "smithy")],
)
def test_a_short_deck_promises_no_more_than_it_has(character: str, choice: str) -> None:
    s = table(4, {character: 0}, cities=["manor palace smithy"], deck="docks")
    promised = [o.message.args["cards"] for o in s.ask(0).options if GAME.text(o.choice) == choice]
    play(s, choice)
    assert promised == [1] and hand(s, 0) == "docks"


@pytest.mark.rule("CIT-4.13")
def test_cards_put_back_lie_under_the_deck() -> None:
    s = table(4, {"magician": 0}, hands=["tavern market"], deck="manor castle palace")
    play(s, "redraw", "discard tavern", "discard market")
    assert sorted(s.deck[:2]) == cards("tavern market")
    assert hand(s, 0) == "palace castle"


@pytest.mark.rule("CIT-4.14", "CIT-13.4")
def test_a_destroyed_district_goes_under_the_deck_and_its_gold_to_the_bank() -> None:
    s = table(4, {"warlord": 0}, gold=[4, 1, 0, 0], cities=["", "market+"])
    play(s, "destroy p2 market+")
    assert s.deck[0] == cards("market")[0] and s.cities[1] == []
    assert s.gold[:2] == [2, 1], "2 paid, and the coin on it is nobody's"


@pytest.mark.rule("CIT-1.10")
def test_gold_and_numbers_of_cards_are_open_hands_are_not() -> None:
    s = table(4, {"king": 0}, gold=[2, 7, 0, 1], hands=["tavern", "market docks"])
    seen = {t["id"]: t for t in s.observe(0)["things"]}
    items = {t["id"]: t for t in seen["seat:1"]["items"]}
    assert items["seat:1/gold"]["value"] == 7
    assert items["seat:1/hand"]["value"] == 2 and "items" not in items["seat:1/hand"]
    own = {t["id"]: t for t in seen["seat:0"]["items"]}
    assert [card["id"] for card in own["seat:0/hand"]["items"]] == ["seat:0/hand/tavern"]


@pytest.mark.rule("CIT-3.4", "CIT-15.2")
def test_the_round_is_played_out_then_the_game_ends() -> None:
    s = table(
        4,
        {"king": 0, "warlord": 1},
        call=4,
        gold=[9, 2, 2, 2],
        hands=["palace"],
        cities=["manor castle temple church tavern market"],
    )
    play(s, "take_gold", "build palace")
    assert s.first == 0
    play(s, "end_turn")
    assert s.waiting == (1,), "the Warlord still has a turn"
    assert starting(s, "destroy") == [], "but a completed city is out of reach"
    play(s, "take_gold", "end_turn")
    assert not s.waiting
    assert parts(s, 0)["part-first"] == 4
    assert s.winners == (0,)


@pytest.mark.rule("CIT-15.1")
def test_ones_own_city_says_how_many_districts_complete_it() -> None:
    def notes(seats: int, own: str) -> list[dict[str, object]]:
        s = table(seats, {"king": 0}, cities=[own])
        seat = next(t for t in s.observe(0)["things"] if t["id"] == "seat:0")
        found = next(t for t in seat["items"] if t["id"] == "seat:0/city").get("notes", [])
        assert isinstance(found, list)
        return found

    assert notes(4, "temple") == [{"id": "note-goal", "args": {"goal": 7}}]
    assert notes(2, "temple") == [{"id": "note-goal", "args": {"goal": 8}}]
    assert notes(4, "manor castle palace temple church monastery tavern") == []
