"""Edges of setting up: player cards that find nothing, the order of what happens, the opponents' own beginnings."""

from __future__ import annotations

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts.facts.tables import CARD_IDS, FIRST_HERO, SITE_IDS, TILE_IDS, TOWNSFOLK_OF
from castellany.games.viscounts.ids import space_id
from castellany.games.viscounts.setup import offered, pick
from castellany.games.viscounts.state import EMPTY, ViscountsState
from tests.games.viscounts.alone import AI
from tests.games.viscounts.helpers import asked, card, do, has, legal, marks, tops


def new(seats: int, seed: int = 5, **options: object) -> ViscountsState:
    s = GAME.new(seats, seed, options, True)
    assert isinstance(s, ViscountsState)
    return s


def picking(start: int) -> ViscountsState:
    """Somebody takes this player card; the ring lies in printed order."""
    s = new(2)
    others = [number for number in range(10) if number != start - 1][:2]
    s.offer = [start - 1, card("ada"), others[0], card("emma"), others[1], card("clovis")]
    s.ring = [0, 1, 2, 3, 4]
    s.frames = []
    pick(s, 0, start - 1, 1)
    return s


@pytest.mark.rule("VIS-3.6")
@pytest.mark.parametrize("start", range(1, 11))
def test_a_player_card_names_the_outer_space_of_its_number(start: int) -> None:
    for ring in ([0, 1, 2, 3, 4], [4, 2, 0, 3, 1]):
        s = new(2)
        s.offer = [start - 1, card("ada"), (start + 1) % 10, card("emma")]
        s.ring = ring
        s.frames = []
        pick(s, 1, start - 1, 1)
        assert space_id(s, s.at[1]) == str(start) and s.at[1] % 3 != 1
        assert s.player_cards[1] == start - 1 and card("ada") in s.decks[1]
        assert offered(s) == [(start + 1) % 10]


@pytest.mark.rule("VIS-3.6", "VIS-9.6")
def test_player_card_5_without_a_cheap_manuscript_brings_none() -> None:
    s = picking(5)
    s.books = [TILE_IDS.index(id) for id in ("ms06", "ms07", "ms08", "ms15", "ms16")]
    s.settle()
    assert s.tiles[0] == 0 and len(s.hands[0]) == 3, "and setup goes on"


@pytest.mark.rule("VIS-3.6", "VIS-7.3")
def test_player_card_8_builds_only_beside_the_viscount() -> None:
    s = picking(8)
    s.settle()
    do(s, "take gold", "build trading_post_3")
    assert legal(s) == ["site c2-7-8", "site d2-7-8"]
    refusal = s.why_not(0, GAME.parse("site a2-7-8"))
    assert refusal is not None and refusal.message.id == "no-spot-other-bank"
    do(s, "site d2-7-8")
    assert s.built[0] == 1 << 2 and has(s, 0, "gold") == 2
    s = picking(8)
    s.sites[SITE_IDS.index("c2-7-8")] = s.sites[SITE_IDS.index("d2-7-8")] = 3
    s.settle()
    do(s, "take gold")
    assert s.built[0] == 0 and len(s.hands[0]) == 3, "a full bank: no building"


@pytest.mark.rule("VIS-3.6", "VIS-6.7")
def test_player_card_9_may_destroy_any_of_the_nine_or_none() -> None:
    s = picking(9)
    s.settle()
    names = sorted(choice.removeprefix("destroy ") for choice in legal(s)[:-1])
    assert names == sorted([*CARD_IDS[:FIRST_HERO], "ada"]) and legal(s)[-1] == "stop"
    before = has(s, 0, "silver")
    do(s, "destroy ada")
    assert has(s, 0, "silver") == before + 2 and len(s.hands[0] + s.decks[0]) == 8
    s = picking(9)
    s.settle()
    do(s, "stop")
    assert len(s.hands[0] + s.decks[0]) == 9 and has(s, 0, "silver") == 5


@pytest.mark.rule("VIS-3.6", "VIS-3.7")
def test_what_is_hired_in_setup_is_shuffled_in_before_the_first_hand() -> None:
    s = picking(6)
    tops(s, "miner", "friar", "princess", "jeweller", "woodcutter_1")
    s.settle()
    do(s, "hire jeweller")
    assert s.discards[0] == [] and card("jeweller") in s.hands[0] + s.decks[0]
    assert (len(s.hands[0]), len(s.decks[0])) == (3, 7)
    assert marks(s, 0) == (0, 5), "its corner; the first shuffle is no check"


@pytest.mark.rule("VIS-3.5")
def test_a_pair_that_is_not_on_the_table_is_refused() -> None:
    s = new(3)
    missing = next(start for start in range(1, 11) if start - 1 not in offered(s))
    refusal = s.why_not(s.waiting[0], GAME.parse(f"pick {missing}"))
    assert refusal is not None and (refusal.message.id, refusal.rule) == ("no-not-offered", "VIS-3.5")
    option = s.ask(s.waiting[0]).options[0]
    start, hero = s.offer[0] + 1, CARD_IDS[s.offer[1]]
    assert option.message.args == {"start": f"start-{start}", "card": f"card-{hero}"}
    assert option.targets == (f"pair:{start}", f"card:{hero}")


@pytest.mark.rule("VIS-3.5")
def test_the_pair_nobody_wanted_goes_back_to_the_box() -> None:
    s = new(3)
    heroes = set(s.offer[1::2])
    assert len(s.gone) == 10 - 4, "heroes that were not laid out"
    while s.round == 0:
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    owned = {c for seat in range(3) for c in s.decks[seat] + s.hands[seat] if 8 <= c < 18}
    assert len(owned) == 3 and len(heroes - owned) == 1 and heroes - owned <= set(s.gone)


@pytest.mark.rule("VIS-3.3")
def test_no_townsfolk_is_dealt_twice() -> None:
    for seats in (1, 2, 3, 4):
        s = new(seats)
        assert sorted(s.tops + s.folk_bag) == sorted(TOWNSFOLK_OF[s.rules])
        assert sum(s.under) == len(s.folk_bag) == 63


@pytest.mark.rule("VIS-3.3")
def test_any_segment_may_have_a_smaller_pile() -> None:
    smaller = [tuple(i for i in range(5) if s.under[i] == 12) for s in (new(3, seed) for seed in range(60))]
    assert all(len(pair) == 2 for pair in smaller) and {i for pair in smaller for i in pair} == {0, 1, 2, 3, 4}


@pytest.mark.rule("VIS-3.8", "VIS-12.1")
def test_debts_and_deeds_of_setup_never_bring_the_end() -> None:
    s = new(4)
    for i, rich in enumerate((9, 3, 1, 0, 6)):
        s.offer[2 * i] = rich  # debts and deeds for everybody
    while s.round == 0:
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    assert sum(s.papers[0::4]) + sum(s.papers[1::4]) >= 5
    assert (s.debts_above, s.deeds_above, s.last_round) == (18, 20, 0)


@pytest.mark.rule("VIS-14.1")
@pytest.mark.parametrize(
    ("opponent", "icon"), [("cleric", "cleric"), ("builder", "builder"), ("noble", "noble"), ("cards", "")]
)
def test_an_opponent_begins_with_its_guildhall_beside_its_viscount(opponent: str, icon: str) -> None:
    """On the first free spot of its bank, whose effect it has; the icon is that of its board."""
    s = new(1, 3, opponent=opponent)
    s.offer = [0, card("ada"), 2, card("emma")]
    s.ring = [0, 1, 2, 3, 4]
    do(s, "pick 1")
    assert space_id(s, s.at[AI]) == "3"
    site = s.sites[SITE_IDS.index("a2-3-4")]
    assert (site == AI * 3 + 1) == bool(icon) and (site == EMPTY) == (not icon)
    assert s.built[AI] == (1 << 3 if icon else 0)
    ink = {"cleric": 1, "builder": 0, "noble": 1, "cards": 2}[opponent] + (1 if icon else 0)
    assert has(s, AI, "ink") == ink, "the spot gives one"
    assert s.hands[AI] == [] and asked(s) == "Play", "your first turn"


@pytest.mark.rule("VIS-14.1", "VIS-14.5")
def test_the_spot_of_its_guildhall_may_bring_it_a_scheme() -> None:
    """Space 4: the first spot of the right bank hires; for it that is a future scheme."""
    s = new(1, 3, opponent="noble")
    s.offer = [0, card("ada"), 3, card("emma")]
    s.ring = [0, 1, 2, 3, 4]
    future = len(s.future)
    do(s, "pick 1")
    assert s.sites[SITE_IDS.index("c2-3-4")] == AI * 3 + 1
    assert (len(s.future), len(s.discards[AI])) == (future - 1, 1)
