"""Who sees what: hands and pile contents hidden, boards and discard piles open."""

from __future__ import annotations

from typing import Any

import pytest

from castellany import words
from castellany.games.viscounts import GAME
from castellany.games.viscounts.facts.opponents import OPPONENT_IDS
from castellany.games.viscounts.facts.tables import FIRST_FUTURE, ICONS, TILE_IDS, removed_schemes
from castellany.games.viscounts.ids import card_name
from castellany.games.viscounts.kinds import OPPONENT_TURN
from castellany.games.viscounts.scoring import icons_owned
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Dice, Frame, playout
from castellany.kernel import walk as walk_things
from tests.games.viscounts.helpers import card, go, hand, quiet, row


def table(seed: int = 4, seats: int = 3) -> ViscountsState:
    s = GAME.new(seats, seed, {})
    assert isinstance(s, ViscountsState)
    playout(s, Dice(seed), 80)
    return s


def things(s: ViscountsState, seat: int | None) -> dict[str, Any]:
    return {node["id"]: node for node in walk_things(s.observe(seat)["things"])}


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    s = quiet(2)
    hand(s, 0, "abbot", "thief")
    assert [c["id"] for c in things(s, 0)["seat:0/hand"]["items"]] == ["card:abbot:0", "card:thief:0"]
    for viewer in (1, None):
        zone = things(s, viewer)["seat:0/hand"]
        assert zone["value"] == 2 and "items" not in zone
        assert "card:abbot:0" not in things(s, viewer)


def test_rows_and_discard_piles_are_open() -> None:
    s = quiet(2)
    row(s, 1, "abbot", "thief", "squire")
    s.discards[1] = [card("trader")]
    seen = things(s, 0)
    assert [c["id"] for c in seen["seat:1/row"]["items"]] == ["card:abbot:1", "card:thief:1", "card:squire:1"]
    assert [c["id"] for c in seen["seat:1/discard"]["items"]] == ["card:trader:1"]


@pytest.mark.rule("VIS-14.1", "VIS-14.8", "VIS-3.9")
@pytest.mark.parametrize("board", range(4))
def test_what_the_printed_boards_show_is_told_in_words(board: int) -> None:
    """Which schemes are put aside, and which icons stand on free slots, for whoever reads instead of looking."""
    s = GAME.new(1, 3, {"opponent": OPPONENT_IDS[board]})
    assert isinstance(s, ViscountsState)
    seen = things(s, 0)
    for lang in words.LANGUAGES:
        told = words.render(lang, "viscounts", seen["seat:1/deck"]["notes"][0])
        names = [words.render(lang, "viscounts", card_name(card)) for card in removed_schemes(board, s.rules)]
        assert len(names) == 3 and all(name in told for name in names)
    assert not seen["seat:0/deck"].get("notes")
    for seat in (0, 1):
        slots = [words.render("en", "viscounts", note) for note in seen[f"seat:{seat}/row"]["notes"]]
        assert [slot[:6] for slot in slots] == ["Slot 2", "Slot 3"]
    assert slots_of(s, 1) == ["1 × noble", "1 × builder and 1 × cleric"] or board not in (0, 3)
    row(s, 0, "abbot", "thief", "squire")
    assert not things(s, 0)["seat:0/row"].get("notes"), "a card lies on it"


def slots_of(s: ViscountsState, seat: int) -> list[str]:
    notes = things(s, 0)[f"seat:{seat}/row"]["notes"]
    return [words.render("en", "viscounts", note).split(": ")[1] for note in notes]


def test_imagined_worlds_keep_what_is_known_and_shuffle_what_is_not() -> None:
    s = table()
    hands = set()
    for seed in range(20):
        world = s.resample(0, seed)
        assert isinstance(world, ViscountsState)
        assert world.hands[0] == s.hands[0]
        assert [len(x) for x in world.hands] == [len(x) for x in s.hands]
        for seat in range(3):
            assert sorted(world.hands[seat] + world.decks[seat]) == sorted(s.hands[seat] + s.decks[seat])
        assert sorted(world.folk_bag) == sorted(s.folk_bag)
        hands.add(tuple(sorted(world.hands[1])))
        assert world.observe(0) == s.observe(0)
    assert len(hands) > 1


@pytest.mark.rule("VIS-14.17")
def test_nobody_knows_which_future_schemes_were_shuffled_in() -> None:
    s = GAME.new(1, 3, {"opponent": "cleric", "schemes": 2})
    assert isinstance(s, ViscountsState)
    s.tiles[1] = 1 << TILE_IDS.index("ms15")  # points for cleric icons, which unseen schemes may show
    hidden = [c for c in s.decks[1] if c >= FIRST_FUTURE]
    assert len(hidden) == 2
    imagined = set()
    for seed in range(40):
        world = s.resample(0, seed)
        assert isinstance(world, ViscountsState)
        assert sorted(world.decks[1] + world.future) == sorted(s.decks[1] + s.future)
        assert len(world.decks[1]) == len(s.decks[1]) and world.observe(0) == s.observe(0)
        imagined.add(tuple(sorted(c for c in world.decks[1] if c >= FIRST_FUTURE)))
    assert len(imagined) > 5

    s.decks[1] = hidden
    s.frames = []
    go(s, Frame(OPPONENT_TURN, 1), Frame(OPPONENT_TURN, 1))
    assert s.unseen == 0, "revealed"


@pytest.mark.rule("VIS-14.16", "VIS-14.17")
def test_unseen_schemes_count_when_the_game_is_over() -> None:
    s = GAME.new(1, 3, {"opponent": "cards", "schemes": 3})
    assert isinstance(s, ViscountsState)
    unseen = [i for i in range(8) if s.unseen >> i & 1]
    criminals = sum(ICONS[(FIRST_FUTURE + i) * 5 + 4] for i in unseen)
    assert criminals > 0
    known = sum(ICONS[c * 5 + 4] for c in s.decks[1]) - criminals
    assert icons_owned(s, 1, 4) == known
    s.frames = []
    assert icons_owned(s, 1, 4) == known + criminals


def test_the_piles_show_their_top_only() -> None:
    s = table()
    ids = things(s, 0)
    hidden = [c for c in s.folk_bag if f"card:{GAME.text(GAME.parse('play abbot') + c).removeprefix('play ')}" in ids]
    assert hidden == []


def test_scores_are_live_and_in_parts() -> None:
    s = table()
    for shown, score in zip(s.observe(1)["scores"], s.scores(), strict=True):
        assert shown["total"] == score.total == sum(part["points"] for part in shown["parts"])
        assert all(part["rule"].startswith("VIS-13") for part in shown["parts"])


def test_everything_a_person_needs_is_read_out() -> None:
    """Goods, papers, markers, icons, row, piles, buildings, manuscripts of each seat; board and castle."""
    s = table()
    seen = things(s, 2)
    for seat in range(3):
        for zone in ("silver", "ink", "stone", "gold", "unpaid", "paid", "acquired", "approved", "virtue"):
            assert "value" in seen[f"seat:{seat}/{zone}"]
        for zone in ("row", "hand", "deck", "discard", "workers", "houses", "tiles", "cards", "merchant", "criminal"):
            assert f"seat:{seat}/{zone}" in seen
    for id in ("board", "castle", "debts", "deeds", "tier3", "tier1:a", "tier2:e", "space:9-10", "site:a-1-2"):
        assert id in seen
