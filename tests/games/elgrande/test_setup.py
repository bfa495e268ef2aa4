"""The first moment of a game: components, decks, map, and what the options change."""

from __future__ import annotations

import itertools

import pytest

from castellany.games.elgrande import GAME
from castellany.games.elgrande.facts import board, cards
from castellany.games.elgrande.piles import shown, starts
from castellany.games.elgrande.scoring import value
from castellany.kernel import BadOption
from tests.games.elgrande.helpers import ALL_CARDS, at, court, may, new, points, province

rule = pytest.mark.rule


@rule("ELG-1.3", "ELG-2.1", "ELG-2.2", "ELG-2.3", "ELG-2.4")
def test_setup_for_four() -> None:
    """T01."""
    s = new(4)
    assert s.hands == [board.ALL_POWERS] * 4 and board.ALL_POWERS.bit_count() == 13
    for seat in range(4):
        assert court(s, seat) == 7 and province(s, seat) == 21
        assert at(s, seat, s.grandes[seat]) == 2
        assert sum(s.at[seat * 12 : seat * 12 + 12]) == 30
    assert s.king < board.REGIONS and s.king not in s.grandes and len(set(s.grandes)) == 4
    assert points(s) == [0, 0, 0, 0]
    assert s.tiles == [board.BESIDE, board.BESIDE]
    for deck in (1, 2, 3, 4):
        start = starts(s)[deck - 1]
        assert sorted(s.deck[start : start + 10]) == sorted(cards.deck_cards(deck))
    assert shown(s, 4) == cards.YOUR_MAJESTY
    assert s.observe(0)["round"] == 1


def test_every_card_has_its_constant() -> None:
    for kind, id in enumerate(cards.CARD_IDS):
        assert getattr(cards, id.upper()) == kind
    assert sum(card.copies for card in cards.CARDS) == 55


@rule("ELG-2.4")
def test_anybody_may_be_drawn_as_first_player() -> None:
    assert {new(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


@rule("ELG-2.2")
def test_everything_is_shuffled() -> None:
    kings = {new(4, seed).king for seed in range(60)}
    assert kings == set(range(9))
    assert len({tuple(new(4, seed).deck[:10]) for seed in range(20)}) > 15


@rule("ELG-1.4")
def test_the_map_is_the_one_of_the_clause() -> None:
    names = {
        "galicia": "navarra castilla",
        "navarra": "galicia castilla aragon",
        "aragon": "navarra castilla toledo valencia cataluna",
        "cataluna": "aragon valencia",
        "castilla": "galicia navarra aragon toledo",
        "toledo": "castilla aragon valencia granada sevilla",
        "valencia": "cataluna aragon toledo granada",
        "sevilla": "toledo granada",
        "granada": "valencia toledo sevilla",
    }
    for i, id in enumerate(board.REGION_IDS):
        neighbours = {board.REGION_IDS[r] for r in range(9) if (board.NEIGHBOURS[i] >> r) & 1}
        assert neighbours == set(names[id].split()), id


@rule("ELG-7.10", "ELG-7.8")
def test_printed_values() -> None:
    s = new(4)
    printed = [[value(s, place, rank) for rank in range(3)] for place in range(10)]
    assert printed == [
        [4, 2, 0], [5, 3, 1], [5, 4, 1], [4, 2, 1], [6, 4, 2], [7, 4, 2], [5, 3, 2], [4, 3, 1], [6, 3, 1], [5, 3, 1],
    ]  # fmt: skip


@rule("ELG-14.1")
def test_all_alternative_cards() -> None:
    """T21."""
    s = new(4, alternatives=ALL_CARDS)
    assert len(s.deck) == 50
    assert sorted(cards.CARDS[c].deck for c in s.removed) == [1, 2, 2, 4]
    for deck, added in ((1, [cards.REPRESENTATION]), (2, [cards.VETO, cards.VETO]), (3, []), (4, [cards.RIVALRY])):
        pile = s.deck[deck * 10 - 10 : deck * 10]
        put_back = [c for c in s.removed if cards.CARDS[c].deck == deck]
        assert sorted(pile + put_back) == sorted(cards.deck_cards(deck) + added)


@rule("ELG-14.1")
def test_any_subset_of_alternative_cards() -> None:
    for size in range(5):
        for subset in itertools.combinations(ALL_CARDS, size):
            if "second_veto" in subset and "veto" not in subset:
                continue
            s = new(5, alternatives=list(subset))
            assert len(s.removed) == size
            assert sum(c >= cards.FIRST_ALTERNATIVE for c in s.deck) == size


@rule("ELG-14.1")
def test_the_cards_put_back_are_random() -> None:
    assert len({tuple(new(4, seed, alternatives=ALL_CARDS).removed) for seed in range(30)}) > 20


@rule("ELG-13.2")
def test_new_regency_replaces_the_king_card() -> None:
    s = new(4, new_regency=True)
    assert sorted(s.deck[40:]) == cards.regency_cards()
    assert cards.YOUR_MAJESTY not in s.deck


@rule("ELG-16.2", "ELG-17.1")
def test_merged_decks() -> None:
    for s in (new(2), new(3, merged_decks=True)):
        assert len(starts(s)) == 4
        assert sorted(s.deck[10:30]) == sorted(cards.deck_cards(2) + cards.deck_cards(3))
    assert len(starts(new(3))) == 5
    for seats in (4, 5):
        with pytest.raises(BadOption) as caught:
            new(seats, merged_decks=True)
        assert caught.value.message.id == "bad-merged-decks" and caught.value.rule == "ELG-17.1"


@rule("ELG-17.3")
def test_alternatives_are_swapped_before_decks_are_merged() -> None:
    for seed in range(10):
        s = new(3, seed, merged_decks=True, alternatives=ALL_CARDS)
        assert sum(cards.CARDS[c].deck == 2 for c in s.deck[10:30]) == 10
        assert sum(cards.CARDS[c].deck == 3 for c in s.deck[10:30]) == 10


@rule("ELG-17.3")
def test_the_second_veto_needs_the_first() -> None:
    with pytest.raises(BadOption) as caught:
        new(4, alternatives=["second_veto"])
    assert caught.value.message.id == "bad-second-veto"
    new(4, alternatives=["second_veto", "veto"])


def test_wrong_alternatives_are_named_with_the_right_ones() -> None:
    with pytest.raises(BadOption) as caught:
        new(4, alternatives=["veto", "hunger"])
    assert caught.value.message.args == {
        "option": "alternatives", "value": "veto, hunger", "allowed": "representation, veto, second_veto, rivalry",
    }  # fmt: skip


@rule("ELG-17.3")
def test_all_options_together_can_be_played_at_every_table() -> None:
    for seats in GAME.seats:
        s = new(
            seats, short_game=True, merged_decks=seats <= 3, new_regency=True, changing_powers=True,
            open_castle=True, alternatives=ALL_CARDS,
        )  # fmt: skip
        assert s.waiting == tuple(range(seats))


@rule("ELG-15.1")
def test_modifiers_are_dealt_and_passed_left() -> None:
    """T22: deal 3, pass 1."""
    s = new(5, changing_powers=True)
    assert s.waiting == (0, 1, 2, 3, 4)
    assert len(s.spare) == 16 - 15
    before = s.mods[:]
    passed = [GAME.lexicon.text(s.choices(seat)[0]) for seat in range(5)]
    for seat in (3, 0, 4, 2):
        s.play(seat, s.choices(seat)[0])
        assert s.mods == before, "nothing moves before the last has chosen"
    s.play(1, s.choices(1)[0])
    kinds = [board.MODIFIER_IDS.index(text.split()[1]) for text in passed]
    for seat in range(5):
        assert s.mods[seat] == before[seat] - (1 << 3 * kinds[seat]) + (1 << 3 * kinds[seat - 1])
    assert all("play" in text or "boost" in text for text in may(s, s.waiting[0]))


@rule("ELG-18.1")
def test_what_is_ours_is_listed() -> None:
    listed = {(u.source, u.thing, value.id) for u in GAME.unprinted() for value in u.values}
    assert {thing for _source, thing, value in listed if value == "fact-card"} == {
        "action-royal_progress", "action-audience", "action-capital",
    }  # fmt: skip
    assert ("ours", "action-justice", "fact-copies") in listed
    assert ("ours", "action-rebellion", "fact-caballeros") in listed
    assert ("ours", "action-skirmish", "fact-opponents") in listed
    assert ("ours", "place-france", "fact-neighbours") in listed
    assert sum(value == "fact-modifier" for _source, _thing, value in listed) == 4
    assert sum(value == "fact-other-side" for _source, _thing, value in listed) == 10
    assert sum(value == "fact-name" for _source, _thing, value in listed) == 14


@rule("ELG-18.2")
def test_what_comes_from_the_earlier_edition_is_declared() -> None:
    earlier = [(u.thing, value.id) for u in GAME.unprinted() if u.source == "earlier" for value in u.values]
    assert sum(value == "fact-effect" for _thing, value in earlier) == 13
    assert sum(value == "fact-neighbours" for _thing, value in earlier) == 9
    assert sum(value == "fact-values" for _thing, value in earlier) == 10
    assert sum(value == "fact-deck" for _thing, value in earlier) == 3
    assert ("zone-hand", "fact-invites") in earlier
    copies = {"conspiracy", "intrigue", "watchtowers", "fiesta", "revelation", "decree", "new_home", "authority"}
    assert {f"action-{id}" for id in copies} <= {thing for thing, value in earlier if value == "fact-copies"}


@pytest.mark.parametrize(
    ("seats", "options", "id"),
    [
        (1, {}, "bad-seats"),
        (6, {}, "bad-seats"),
        (4, {"long_game": True}, "bad-option-unknown"),
        (4, {"short_game": 1}, "bad-option-value"),
        (4, {"alternatives": ["veto", "veto"]}, "bad-option-value"),
        (4, {"alternatives": ["hunger"]}, "bad-option-value"),
        (4, {"alternatives": "veto"}, "bad-option-value"),
    ],
)
def test_bad_tables_are_refused(seats: int, options: dict[str, object], id: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(seats, 1, options)
    assert caught.value.message.id == id
