"""What the table shows for drawing: ranks, seats, cities, districts and the turn, each number reckoned by hand."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.citadels import GAME
from castellany.games.citadels.decisions.picks import gain
from castellany.games.citadels.facts import CHARACTER_IDS
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Option, say, walk
from tests.games.citadels.helpers import cards, dealt, play, reckon, table


def shown(s: CitadelsState, id: str, viewer: int | None = 0) -> dict[str, Any]:
    return next(node for node in walk(s.observe(viewer)["things"]) if node["id"] == id)


def facts(s: CitadelsState, id: str, viewer: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = shown(s, id, viewer)["facts"]
    return found


def choice(s: CitadelsState, text: str) -> Option:
    return next(option for option in s.ask(s.waiting[0]).options if GAME.text(option.choice) == text)


def notes(s: CitadelsState, id: str, viewer: int | None = 0) -> list[str]:
    return [note["id"] for note in shown(s, id, viewer).get("notes", [])]


# --- the row of ranks


@pytest.mark.rule("CIT-3.2", "CIT-3.3")
def test_a_rank_shows_whether_it_was_called_and_who_has_shown_it() -> None:
    s = table(4, {"thief": 2, "bishop": 1}, call=1)
    assert s.called == 2, "nobody is the Assassin"
    assassin, thief, bishop = (facts(s, f"rank:{rank}") for rank in (1, 2, 5))
    assert (assassin["character"], assassin["silent"], assassin["owner"], assassin["called"]) == (
        "assassin", True, None, False,
    )  # fmt: skip
    assert (thief["owner"], thief["silent"], thief["called"]) == (2, False, True)
    assert (bishop["owner"], bishop["silent"], bishop["called"]) == (None, False, False)
    assert [facts(s, "rank:5", viewer)["mine"] for viewer in (0, 1, None)] == [False, True, False]
    assert notes(s, "rank:1") == ["note-silent"] and notes(s, "rank:2") == ["note-shown"]
    assert notes(s, "rank:5", 1) == ["note-yours"]


@pytest.mark.rule("CIT-2.6", "CIT-2.8")
def test_what_one_laid_aside_oneself_only_oneself_knows_to_be_nobodys() -> None:
    s = GAME.new(2, 5, {})
    assert isinstance(s, CitadelsState)
    while s.ask(s.waiting[0]).kind != "Lay":
        s.play(s.waiting[0], s.ask(s.waiting[0]).options[0].choice)
    seat, laid = s.waiting[0], s.ask(s.waiting[0]).options[0]
    rank = laid.targets[0]
    assert not facts(s, rank, seat)["laid"]
    s.play(seat, laid.choice)
    assert [facts(s, rank, viewer)["laid"] for viewer in (seat, 1 - seat, None)] == [True, False, False]
    assert sum(facts(s, f"rank:{number}", seat)["laid"] for number in range(1, 9)) == 1


@pytest.mark.rule("CIT-12.4")
def test_an_exchange_shows_which_district_is_to_come() -> None:
    s = table(4, {"diplomat": 0}, gold=[5, 0, 0, 0], cities=["manor", "temple"])
    play(s, "take_gold", "exchange_for p2 temple")
    assert s.ask(0).facts == {"theirs": "seat:1/city/temple"}


@pytest.mark.rule("CIT-4.9")
def test_a_rank_shows_which_districts_pay_it() -> None:
    s = table(4, {"king": 0})
    pays = [facts(s, f"rank:{rank}")["pays"] for rank in range(1, 9)]
    assert pays == ["", "", "", "noble", "religious", "trade", "", "military"]


@pytest.mark.rule("CIT-5.1", "CIT-6.1")
def test_a_rank_shows_that_it_was_named() -> None:
    s = table(4, {"assassin": 0, "thief": 1, "merchant": 2})
    play(s, "kill king", "take_gold", "end_turn", "rob merchant")
    assert facts(s, "rank:4")["killed"] and notes(s, "rank:4")[-1:] == ["note-killed"]
    assert facts(s, "rank:6")["robbed_by"] == 1 and notes(s, "rank:6")[-1:] == ["note-robbed"]
    play(s, "take_gold", "end_turn")
    assert facts(s, "rank:6")["robbed_by"] is None, "it has been called, and robbed"
    assert facts(s, "rank:4")["owner"] is None and "note-silent" in notes(s, "rank:4")


@pytest.mark.rule("CIT-5.4")
def test_a_rank_shows_who_bewitched_it() -> None:
    s = table(4, {"witch": 3, "king": 0})
    play(s, "take_gold", "bewitch king")
    assert facts(s, "rank:4")["bewitched_by"] == 3 and notes(s, "rank:4")[-1] == "note-bewitched"
    assert facts(s, "rank:5")["bewitched_by"] is None


@pytest.mark.rule("CIT-5.10", "CIT-6.5")
def test_markers_show_their_back_to_all_but_who_laid_them() -> None:
    s = table(4, {"magistrate": 0, "blackmailer": 1, "king": 2})
    play(s, "warrants", "mark king", "mark bishop", "mark merchant", "sign bishop", "take_gold", "end_turn")
    play(s, "threats", "mark king", "mark architect", "sign king")
    faces = [facts(s, f"rank:{rank}", 0)["warrant"] for rank in (4, 5, 6, 7)]
    assert faces == ["unsigned", "signed", "unsigned", ""]
    assert [facts(s, f"rank:{rank}", 2)["warrant"] for rank in (4, 5, 6, 7)] == ["back", "back", "back", ""]
    assert [facts(s, f"rank:{rank}", None)["threat"] for rank in (4, 5, 7)] == ["back", "", "back"]
    assert [facts(s, f"rank:{rank}", 1)["threat"] for rank in (4, 5, 7)] == ["rose", "", "blank"]
    assert notes(s, "rank:4", 0)[-2:] == ["note-unsigned", "note-threat"]
    assert notes(s, "rank:4", 1)[-2:] == ["note-warrant", "note-rose"]


@pytest.mark.rule("CIT-13.6")
def test_the_tax_collectors_card_shows_its_gold() -> None:
    s = table(4, {"king": 0, "tax_collector": 1}, hands=["temple"])
    assert facts(s, "rank:9")["taxes"] == 0 and facts(s, "rank:8")["taxes"] is None
    play(s, "take_gold", "build temple")
    assert facts(s, "rank:9")["taxes"] == 1 and shown(s, "rank:9/gold")["value"] == 1


@pytest.mark.rule("CIT-2.1", "CIT-2.8")
def test_characters_laid_aside() -> None:
    s = dealt(4, "thief", "bishop warlord")
    assert [facts(s, f"rank:{rank}")["face_up"] for rank in (5, 8, 2)] == [True, True, False]
    assert notes(s, "rank:5") == ["note-face-up"]
    assert shown(s, "face-down")["value"] == 1
    assert (shown(s, "pool")["value"], facts(s, "pool")) == (5, {"to": 0})
    assert [facts(s, f"seat:{seat}")["next"] for seat in range(4)] == [True, False, False, False]
    play(s, "pick king")
    assert (shown(s, "pool")["value"], facts(s, "pool")) == (4, {"to": 1})
    assert [facts(s, f"seat:{seat}", 1)["chosen"] for seat in range(4)] == [1, 0, 0, 0]
    assert [facts(s, f"seat:{seat}", 1)["unseen"] for seat in range(4)] == [1, 0, 0, 0]
    assert facts(s, "seat:0", 0)["unseen"] == 0, "one's own is no secret to oneself"


# --- seats


@pytest.mark.rule("CIT-1.8", "CIT-9.2", "CIT-15.5")
def test_a_seat_shows_crown_turn_protection_and_place() -> None:
    s = table(5, {"bishop": 2, "merchant": 4}, crown=3)
    seats = [facts(s, f"seat:{seat}") for seat in range(5)]
    assert [seat["crown"] for seat in seats] == [False, False, False, True, False]
    assert [seat["place"] for seat in seats] == [3, 4, 5, 1, 2], "from the crown to the left"
    assert [seat["acting"] for seat in seats] == [False, False, True, False, False]
    assert (seats[2]["character"], seats[4]["character"], seats[2]["protected"]) == ("bishop", "", True)
    assert [seat["goal"] for seat in seats] == [7] * 5
    assert notes(s, "seat:2") == ["note-protected", "note-acting"] and notes(s, "seat:3") == ["note-crown"]
    assert facts(table(3, {"king": 0}), "seat:1")["goal"] == 8
    s.first, s.finished = 4, 0b10100
    assert "note-first-complete" in notes(s, "seat:4") and "note-complete" in notes(s, "seat:2")


@pytest.mark.rule("CIT-1.10")
def test_gold_and_hands_are_counted_for_all_and_seen_by_their_owner() -> None:
    s = table(4, {"king": 0}, gold=[5, 0, 3, 9], hands=["temple temple manor", "keep"])
    assert [shown(s, f"seat:{seat}/gold", None)["value"] for seat in range(4)] == [5, 0, 3, 9]
    assert [shown(s, f"seat:{seat}/hand", None)["value"] for seat in range(4)] == [3, 1, 0, 0]
    assert "items" not in shown(s, "seat:1/hand", 0)
    ids = [item["id"] for item in shown(s, "seat:0/hand", 0)["items"]]
    assert len(set(ids)) == 3 and all(id.startswith("seat:0/hand/") for id in ids), "equal cards have ids of their own"
    assert shown(s, "deck")["value"] == 8
    reckon(s)
    assert [item["facts"]["district"] for item in shown(s, "seat:1/hand", 0)["items"]] == ["keep"], "at the end"


@pytest.mark.rule("CIT-7.4")
def test_the_wizard_sees_the_hand_he_looks_into() -> None:
    s = table(4, {"wizard": 0}, hands=["", "keep docks"])
    play(s, "look p2")
    assert sorted(item["facts"]["district"] for item in shown(s, "seat:1/hand", 0)["items"]) == ["docks", "keep"]
    assert "items" not in shown(s, "seat:1/hand", 2)


@pytest.mark.rule("CIT-2.8")
def test_ones_own_characters_are_seen_and_others_counted() -> None:
    s = table(3, {"thief": 0, "king": 0, "bishop": 1, "warlord": 2, "architect": 1, "queen": 2})
    own = shown(s, "seat:0/characters", 0)
    assert own["value"] == 2
    assert [(item["id"], item["facts"]) for item in own["items"]][:2] == [
        ("seat:0/characters/thief", {"rank": 2, "shown": True}),
        ("seat:0/characters/king", {"rank": 4, "shown": False}),
    ]
    other = shown(s, "seat:0/characters", 1)
    assert other["value"] == 2 and [item["facts"]["rank"] for item in other["items"]] == [2], "what lies open"


# --- cities


@pytest.mark.rule("CIT-15.1", "CIT-14.16", "CIT-14.8")
def test_a_city_shows_its_size_its_types_and_what_completing_it_brings() -> None:
    s = table(4, {"king": 0}, cities=["manor temple monument", "tavern great_wall", ""])
    city = facts(s, "seat:0/city")
    assert (city["goal"], city["lots"], city["wall"], city["bonus"], city["wild"]) == (7, 4, False, 4, "")
    assert city["types"] == ["noble", "religious", "unique"], "the Monument is two for the size only"
    assert shown(s, "seat:0/city")["value"] == 4 and notes(s, "seat:0/city", 0) == ["note-goal"]
    assert facts(s, "seat:1/city")["wall"] and facts(s, "seat:2/city")["types"] == []
    s.first = 1
    assert [facts(s, f"seat:{seat}/city")["bonus"] for seat in (0, 1)] == [2, 4]


@pytest.mark.rule("CIT-15.2", "CIT-15.7")
def test_what_a_complete_city_has_brought_is_shown_however_it_shrinks() -> None:
    s = table(4, {"king": 0}, cities=["", "manor temple", "tavern", ""])
    s.first, s.finished = 1, 0b0110
    cities = [facts(s, f"seat:{seat}/city") for seat in range(4)]
    assert [(city["complete"], city["bonus"]) for city in cities] == [(False, 2), (True, 4), (True, 2), (False, 2)]


@pytest.mark.rule("CIT-15.2")
def test_from_the_first_complete_city_on_the_phase_says_that_it_is_the_last_round() -> None:
    s = table(4, {"king": 0})
    assert s.observe(1)["phase"] == {"id": "phase-call", "args": {"round": s.round, "character": "character-king"}}
    s.first = 1
    assert s.observe(1)["phase"]["id"] == "phase-last"


@pytest.mark.rule("CIT-14.9")
def test_a_city_shows_what_its_haunted_quarter_would_be() -> None:
    s = table(4, {"king": 0}, cities=["haunted_quarter manor temple tavern keep", "haunted_quarter"])
    city = facts(s, "seat:0/city")
    assert (city["wild"], city["types"]) == ("military", ["noble", "religious", "trade", "military", "unique"])
    assert facts(s, "seat:1/city")["wild"] == "unique", "nothing to win: it stays what it is"


@pytest.mark.rule("CIT-13.3", "CIT-14.17")
def test_districts_show_cost_kind_and_the_artists_gold() -> None:
    s = table(4, {"king": 0}, cities=["palace+ museum"])
    s.museum = cards("temple docks")
    assert facts(s, "seat:0/city/palace+") == {
        "district": "palace", "cost": 5, "colour": "noble", "beautified": True,
    }  # fmt: skip
    assert notes(s, "seat:0/city/palace+") == ["note-colour", "note-beautified"]
    museum = shown(s, "seat:0/city/museum", 0)
    assert museum["value"] == 2 and [item["facts"]["district"] for item in museum["items"]] == ["temple", "docks"]
    assert "items" not in shown(s, "seat:0/city/museum", 1) and shown(s, "seat:0/city/museum", 1)["value"] == 2


# --- the turn


@pytest.mark.rule("CIT-4.1", "CIT-4.6", "CIT-4.9")
def test_the_turn_shows_what_is_done_and_what_is_left() -> None:
    s = table(4, {"architect": 0}, gold=[9, 0, 0, 0], hands=["temple tavern manor"], cities=["castle"])
    turn = s.ask(0).facts
    assert turn is not None
    assert (turn["character"], turn["gathered"], turn["built"], turn["limit"]) == ("architect", False, 0, 3)
    assert (turn["income"], turn["income_pays"], turn["income_taken"], turn["ability"]) == (0, "", False, True)
    play(s, "take_gold", "extra_cards", "build temple", "build tavern")
    turn = s.ask(0).facts
    assert turn is not None
    assert (turn["gathered"], turn["built"], turn["ability"]) == (True, 2, False)


@pytest.mark.rule("CIT-4.9", "CIT-9.4", "CIT-14.23")
@pytest.mark.parametrize(
    ("character", "income", "pays"),
    [("king", 2, "gold"), ("patrician", 2, "cards"), ("abbot", 3, "either"), ("merchant", 1, "gold"), ("thief", 0, "")],
)
def test_the_turn_shows_its_income(character: str, income: int, pays: str) -> None:
    """A Manor, two religious districts and the School of Magic, which is of every type."""
    s = table(4, {character: 0}, cities=["manor temple church school_of_magic"])
    turn = s.ask(0).facts
    assert turn is not None and (turn["income"], turn["income_pays"]) == (income, pays)
    if pays == "either":
        assert choice(s, "income_in_gold 1").facts == {"gold": 1, "cards": 2}
    elif pays:
        assert choice(s, "income").facts == {"gold": income * (pays == "gold"), "cards": income * (pays == "cards")}
        play(s, "income")
        after = s.ask(0).facts
        assert after is not None and after["income_taken"] is True


@pytest.mark.rule("CIT-4.2", "CIT-4.3", "CIT-14.7", "CIT-14.14", "CIT-14.19", "CIT-4.12")
@pytest.mark.parametrize(
    ("city", "deck", "gold", "drawn", "words"),
    [
        ("", 8, 2, 2, "opt-draw-cards"),
        ("gold_mine", 8, 3, 2, "opt-draw-cards"),
        ("observatory", 8, 2, 3, "opt-draw-cards"),
        ("library", 8, 2, 2, "opt-draw-all"),
        ("library observatory", 8, 2, 3, "opt-draw-all"),
        ("observatory", 2, 2, 2, "opt-draw-cards"),
        ("", 1, 2, 1, "opt-draw-all"),
    ],
)
def test_both_ways_to_gather_show_what_they_bring(city: str, deck: int, gold: int, drawn: int, words: str) -> None:
    s = table(4, {"thief": 0}, cities=[city], deck=" ".join(["manor"] * deck))
    assert choice(s, "take_gold").facts == {"gold": gold, "cards": 0}
    assert choice(s, "draw_cards").facts == {"gold": 0, "cards": drawn}
    assert choice(s, "draw_cards").message.id == words


@pytest.mark.rule("CIT-4.10")
def test_ending_the_turn_shows_what_is_left_unused() -> None:
    s = table(4, {"merchant": 0}, gold=[3, 0, 0, 0], hands=["temple"], cities=["tavern market"])
    play(s, "take_gold")
    leaves = choice(s, "end_turn").leaves
    assert leaves is not None and [(part.id, part.args) for part in leaves.args["what"]] == [
        ("left-income", {"count": 2}), ("left-build", {}), ("left-ability", {}),
    ]  # fmt: skip
    play(s, "income", "extra_gold", "build temple")
    assert choice(s, "end_turn").leaves is None and choice(s, "end_turn").role == "stop"
    s = table(4, {"assassin": 0}, gold=[0, 0, 0, 0], hands=["palace library"], cities=["laboratory smithy"])
    play(s, "take_gold", "kill thief")
    leaves = choice(s, "end_turn").leaves  # two cards could go to the Laboratory: it is still one district
    assert leaves is not None and leaves.args["what"] == [say("district-laboratory"), say("district-smithy")]


@pytest.mark.rule("CIT-2.4")
def test_a_character_on_offer_shows_what_its_districts_would_pay() -> None:
    s = dealt(4, "thief", "bishop warlord")
    s.cities[0] = [0, 1, 8]  # two noble districts and a Market
    s.marks[0] = 0b100000011
    offered = {GAME.text(option.choice): option.facts for option in s.ask(0).options}
    assert offered["pick king"] == {"gold": 2, "cards": None}
    assert offered["pick merchant"] == {"gold": 2, "cards": None}, "the Market, and the extra gold"
    assert offered["pick assassin"] == {"gold": None, "cards": None}


@pytest.mark.rule("CIT-2.4", "CIT-8.7", "CIT-9.4")
def test_a_character_that_is_paid_in_cards_does_not_promise_gold() -> None:
    s = table(6, {"patrician": 1}, cities=["manor castle"], deck="manor manor manor")
    patrician, abbot = CHARACTER_IDS.index("patrician"), CHARACTER_IDS.index("abbot")
    assert gain(s, 0, patrician) == {"gold": None, "cards": 2}
    assert gain(s, 0, abbot) == {"gold": 0, "cards": 0}, "one or the other, as the player likes"
    del s.deck[1:]
    assert gain(s, 0, patrician) == {"gold": None, "cards": 1}, "no more than there are"


@pytest.mark.rule("CIT-4.5")
def test_cards_out_of_reach_show_how_much_is_missing() -> None:
    s = table(4, {"king": 0}, gold=[0, 0, 0, 0], hands=["palace temple secret_vault manor"], cities=["manor"])
    play(s, "take_gold")
    lacks = {
        closed.targets[0]: (closed.facts or {}).get("short")
        for closed in s.ask(0).closed
        if "hand" in closed.targets[0]
    }
    assert lacks == {"seat:0/hand/palace": 3, "seat:0/hand/secret_vault": None, "seat:0/hand/manor": None}
