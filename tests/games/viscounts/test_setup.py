"""Setting up: counts, the ring, the draft of pairs, every player card by name."""

from __future__ import annotations

from collections import Counter

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts.facts.player_cards import PLAYER_CARDS
from castellany.games.viscounts.facts.tables import CARD_IDS, FIRST_SCHEME, SCHEMES, SPACE_IDS, TILE_IDS
from castellany.games.viscounts.ids import space_id
from castellany.games.viscounts.payment import board_icons
from castellany.games.viscounts.setup import pick
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import BadOption
from tests.games.viscounts.expected import PLAYER_CARDS as EXPECTED
from tests.games.viscounts.helpers import asked, card, do, has, legal, marks, row, tops


def new(seats: int, seed: int = 5, **options: object) -> ViscountsState:
    s = GAME.new(seats, seed, options)
    assert isinstance(s, ViscountsState)
    return s


def drafted(seats: int, seed: int = 5) -> ViscountsState:
    """After the draft, everyone taking the first pair on the table and the first option of all else."""
    s = new(seats, seed)
    while s.round == 0:
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    return s


@pytest.mark.rule("VIS-3.1", "VIS-3.2")
def test_the_ring_and_the_castle_are_random() -> None:
    states = [new(3, seed) for seed in range(40)]
    assert all(sorted(s.ring) == [0, 1, 2, 3, 4] for s in states)
    assert len({tuple(s.ring) for s in states}) > 10
    assert {s.rotation for s in states} == {0, 1, 2, 3, 4}
    assert [new(n).wide for n in (1, 2, 3, 4)] == [0, 0, 1, 1]


@pytest.mark.rule("VIS-3.3", "VIS-3.4")
def test_piles() -> None:
    """T19: townsfolk 14/14/14/13/13, manuscripts 7 each with a grey back on top."""
    s = new(4)
    assert sorted(count + 1 for count in s.under) == [13, 13, 14, 14, 14]
    assert len(s.folk_bag) + 5 == 68
    assert sorted(TILE_IDS[tile] for tile in s.books) == ["ms01", "ms02", "ms03", "ms04", "ms36"]
    assert s.leaves == [6] * 5 and len(s.book_bag) == 30
    pile = next(t for t in s.observe(None)["things"] if t["id"] == "board")["items"][0]["items"][3]
    assert len(pile["items"]) == 1, "only the top card is shown"


@pytest.mark.rule("VIS-15.2")
@pytest.mark.parametrize("rules", [1, 2])
def test_what_lies_in_the_box_of_a_version(rules: int) -> None:
    """Corrected pieces lie where those of version 1 did; everything else is dealt alike."""
    s = GAME.new(1, 9, {"opponent": "noble"}, rules=rules)
    assert isinstance(s, ViscountsState)
    tiles = {TILE_IDS[tile] for tile in s.books + s.book_bag}
    assert len(tiles) == 35
    assert ({"ms05", "ms10", "ms11", "ms17", "ms24", "ms33", "ms35"} <= tiles) == (rules == 1)
    assert ({f"ms{number}" for number in range(36, 43)} <= tiles) == (rules == 2)
    folk = {CARD_IDS[card] for card in s.folk_bag + s.tops}
    assert len(folk) == 68 and ("traitor" in folk) == (rules == 1) and ("traitor_1" in folk) == (rules == 2)
    schemes = {SCHEMES[card - FIRST_SCHEME].id for card in s.future + s.decks[1]}
    assert len(schemes) == 13
    assert ("future_cleric_noble" in schemes) == (rules == 1) and ("future_cleric_noble_2" in schemes) == (rules == 2)
    assert not {"future_builder_cleric", "future_builder_cleric_2"} & schemes, "the noble's board removes it"
    other = GAME.new(1, 9, {"opponent": "noble"}, rules=3 - rules)
    assert isinstance(other, ViscountsState)
    assert (s.ring, s.rotation, s.offer) == (other.ring, other.rotation, other.offer)


@pytest.mark.rule("VIS-3.5")
@pytest.mark.parametrize(("seats", "pairs"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_pairs_and_the_reverse_order(seats: int, pairs: int) -> None:
    s = new(seats)
    assert len(s.offer) == 2 * pairs
    order: list[int] = []
    while s.round == 0:
        if asked(s) == "Pick":
            order.append(s.waiting[0])
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    assert order == [(s.first + seats - 1 - i) % seats for i in range(seats)]
    assert s.offer == []


@pytest.mark.rule("VIS-3.7", "VIS-3.8")
@pytest.mark.parametrize(("seats", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_hands_decks_and_the_two_piles(seats: int, debts: int, deeds: int) -> None:
    """T19: a deck of 8 + 1, a hand of 3; the piles start full whatever setup gave out."""
    s = new(seats)
    for i, plain in enumerate((1, 7, 10, 4, 2)[: len(s.offer) // 2]):
        s.offer[2 * i] = plain - 1
    while s.round == 0:
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    assert (s.debts_above, s.deeds_above) == (debts, deeds)
    for seat in range(seats):
        assert len(s.hands[seat]) == 3
        assert len(s.decks[seat]) == 6
    assert s.poverty == s.prosperity == s.last_round == 0


def picked(start: int) -> ViscountsState:
    s = new(2)
    s.offer = [start - 1, card("ada"), (start + 1) % 10, card("emma"), (start + 2) % 10, card("clovis")]
    s.ring = [0, 1, 2, 3, 4]
    s.books = [12, 13, 5, 6, 7]
    s.frames = []
    pick(s, 0, start - 1, 1)
    s.settle()
    return s


@pytest.mark.rule("VIS-3.6")
@pytest.mark.parametrize(("start", "goods", "extra"), EXPECTED)
def test_player_cards(start: int, goods: str, extra: str) -> None:
    s = picked(start)
    assert space_id(s, s.at[0]) == str(start)
    expected = {name: int(count) for name, count in (word.split() for word in goods.split(", "))}
    for _i in range(expected.pop("any", 0)):
        assert asked(s) == "Any"
        do(s, "take ink")
        expected["ink"] = expected.get("ink", 0) + 1
    expected["unpaid"] = expected.pop("debt")
    expected["acquired"] = expected.pop("deed")
    apply_extra(s, expected, extra)
    for name, count in expected.items():
        assert has(s, 0, name) == count, name
    assert len(s.hands[0]) == 3


def apply_extra(s: ViscountsState, expected: dict[str, int], extra: str) -> None:
    """What else the card does, told by its words."""
    if extra.startswith("virtue"):
        assert marks(s, 0) == (0, 6 - int(extra[-1]))
    elif extra.startswith("corruption"):
        assert marks(s, 0) == (int(extra[-1]), 6)
    elif extra == "flip deed":
        expected["acquired"] -= 1
        expected["approved"] = 1
    elif extra == "flip debt":
        do(s, "take stone")
        expected["unpaid"] -= 1
        expected["paid"] = 1
        expected["stone"] = expected.get("stone", 0) + 1
    elif extra == "workers 2":
        do(s, "place c")
        assert s.tier1[2 * 4] == 2 and s.workers[0] == 18
    elif extra == "copy":
        do(s, "copy ms13")
        expected["ink"] = expected.get("ink", 0) + 2
    elif extra == "hire":
        s.tops[0] = card("miner")
        do(s, "hire miner")
        owned = s.decks[0] + s.hands[0]
        assert card("miner") in owned and len(owned) == 10
    elif extra == "build trading_post":
        do(s, "build trading_post_2", "site d2-7-8")
        assert s.built[0] == 1 << 1
        expected["gold"] = expected.get("gold", 0) + 1  # the second site of the right bank of segment 7-8
    else:
        assert extra == "destroy own"
        assert len(legal(s)) == 10
        do(s, "destroy thief")
        expected["silver"] += 1
        owned = s.decks[0] + s.hands[0]
        assert len(owned) == 8 and card("thief") in s.gone


def test_start_spaces_are_the_outer_ones() -> None:
    assert [str(record.start) for record in PLAYER_CARDS] == [id for id in SPACE_IDS if "-" not in id]


@pytest.mark.rule("VIS-3.9")
def test_start_icons_count_for_two_turns() -> None:
    s = drafted(2)
    row(s, 0, "abbot", "", "")
    assert [board_icons(s, 0, icon) for icon in range(5)] == [2, 1, 1, 2, 0]
    row(s, 0, "squire", "abbot", "")
    assert [board_icons(s, 0, icon) for icon in range(5)] == [2, 0, 1, 1, 0]
    row(s, 0, "labourer", "squire", "abbot")
    assert [board_icons(s, 0, icon) for icon in range(5)] == [0, 1, 1, 1, 0]


def test_solo_options_only_alone() -> None:
    with pytest.raises(BadOption):
        new(2, opponent="noble")
    with pytest.raises(BadOption):
        new(3, schemes=1)
    with pytest.raises(BadOption):
        new(5)
    with pytest.raises(BadOption):
        new(1, schemes=4)


@pytest.mark.rule("VIS-15.1")
def test_what_is_ours_is_listed() -> None:
    """Photographs of printed pieces left 39 of the 70 things that were guessed; the fortieth is which tiles begin,
    since their cost no longer tells."""
    things = [record.thing for record in GAME.unprinted() if record.source == "ours"]
    kinds = [thing.split("-")[0] for thing in things]
    counts = {kind: kinds.count(kind) for kind in set(kinds)}
    ours = {"tile": 13, "start": 5, "scheme": 11, "opponent": 3, "card": 1, "zone": 1}
    read_from_small_pictures = {"tile": 1, "start": 1, "bonus": 2, "opponent": 2}
    assert counts == Counter(ours) + Counter(read_from_small_pictures)
    assert sum(counts.values()) == 39 + counts["zone"] == 40
    assert len(set(things)) == len(things)


@pytest.mark.rule("VIS-3.6")
def test_nothing_is_discarded_in_setup() -> None:
    """Player card 6 hires; the discarding of the hired card would change nothing, so nobody is asked."""
    s = new(2)
    seat = s.waiting[0]
    tops(s, "scoundrel_1", "conspirator", "patron_1", "artist", "priest")
    s.offer[0] = 5
    do(s, "pick 6", "hire scoundrel_1")
    assert asked(s) == "Pick" and s.waiting[0] != seat
    assert card("scoundrel_1") in s.hands[seat] + s.decks[seat] and len(s.hands[seat] + s.decks[seat]) == 10
