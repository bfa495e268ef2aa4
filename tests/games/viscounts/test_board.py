"""The road, the spots with their sites and links by name, and the nine buildings by name."""

from __future__ import annotations

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts.building import next_spot, previous_spot
from castellany.games.viscounts.facts.tables import SITE_IDS, SITES
from castellany.games.viscounts.flow import ACTING, HIRING, MOVING, PLAYING, hand_limit
from castellany.games.viscounts.ids import space_id
from castellany.games.viscounts.kinds import ANYWHERE, COLLIDE, FREE_BUILD, MOVE, RAISE, TURN
from castellany.games.viscounts.payment import board_icons, dismissal_price
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame
from tests.games.viscounts.expected import SITES as EXPECTED
from tests.games.viscounts.helpers import (
    asked,
    build,
    card,
    do,
    give,
    go,
    hand,
    has,
    house,
    legal,
    marks,
    phase,
    quiet,
    row,
    set_marks,
    stand,
    tops,
)
from tests.games.viscounts.outcome import Ledger, check, follow, ready


def ends(space: str, played: str, silver: int = 0) -> set[str]:
    """Where a viscount can end after this card."""
    s = quiet()
    stand(s, 0, space)
    stand(s, 1, "9-10")
    row(s, 0, played, "labourer", "squire")
    give(s, 0, silver=silver)
    go(s, Frame(MOVE, 0))
    return {choice.removeprefix("go ") for choice in legal(s)}


@pytest.mark.rule("VIS-10.2")
def test_branches_of_the_road() -> None:
    """T5: from a left space with two steps, with one, and from the other spaces."""
    assert ends("3", "abbot") == {"5", "5-6", "4"}
    assert ends("3", "thief") == {"4", "3-4"}
    assert ends("4", "thief") == {"5"}
    assert ends("3-4", "thief") == {"4", "5-6"}


@pytest.mark.rule("VIS-10.1")
def test_a_silver_buys_exactly_one_step() -> None:
    """T5: one silver adds the ends of three steps."""
    two, three = ends("3", "abbot"), ends("3", "financer")
    assert ends("3", "abbot", silver=1) == two | three
    s = quiet()
    stand(s, 0, "3")
    row(s, 0, "abbot", "labourer", "squire")
    give(s, 0, silver=3)
    go(s, Frame(MOVE, 0))
    option = next(o for o in s.ask(0).options if o.targets == ("space:6",))
    assert option.price == (("res-silver", 1),)
    do(s, "go 6")
    assert has(s, 0, "silver") == 2


@pytest.mark.rule("VIS-10.2")
@pytest.mark.parametrize(("space", "around"), [("3", 7), ("3-4", 5)])
def test_the_shortest_way_round(space: str, around: int) -> None:
    assert space not in ends(space, "thief", silver=around - 2)
    assert space in ends(space, "thief", silver=around - 1)


@pytest.mark.rule("VIS-10.1")
def test_never_fewer_steps_and_no_silver_no_choice() -> None:
    s = quiet()
    stand(s, 0, "4")
    row(s, 0, "thief", "labourer", "squire")
    phase(s, MOVING)
    assert s.at[0] == 6 and asked(s) == "", "the only way is taken without asking"
    s = quiet()
    stand(s, 0, "3")
    row(s, 0, "abbot", "labourer", "squire")
    phase(s, MOVING)
    refusal = s.why_not(0, GAME.parse("go 7"))
    assert refusal is not None and refusal.message.args == {"short": 2}
    assert any("space:7" in closed.targets for closed in s.ask(0).closed)


@pytest.mark.rule("VIS-10.1", "VIS-6.5")
def test_the_card_played_counts_wherever_it_lies() -> None:
    """Pastor moves one space, also when it has just rearranged itself to the right."""
    s = quiet()
    stand(s, 0, "4")
    row(s, 0, "", "financer", "abbot")
    s.hands[0] = [card("pastor")]
    go(s, Frame(TURN, 0, PLAYING))
    do(s, "play pastor", "choose 1", "arrange 321")
    assert s.row[0:3] == [card("abbot"), card("financer"), card("pastor")]
    assert space_id(s, s.at[0]) == "5", "one step, not Abbot's two"


@pytest.mark.rule("VIS-10.3")
def test_rivals_on_the_last_space_may_rearrange() -> None:
    s = quiet(3)
    for seat in (1, 2):
        stand(s, seat, "5-6")
        row(s, seat, "abbot", "labourer", "squire")
    stand(s, 0, "3-4")
    row(s, 0, "thief", "labourer", "squire")
    go(s, Frame(MOVE, 0))
    do(s, "go 5-6")
    assert (s.waiting, asked(s)) == ((1,), "Rearrange")
    do(s, "arrange 321")
    assert s.row[3:6] == [card("squire"), card("labourer"), card("abbot")]
    assert s.waiting == (2,)
    do(s, "arrange 123")
    assert asked(s) == ""
    stand(s, 0, "3-4")
    row(s, 0, "abbot", "labourer", "squire")
    go(s, Frame(MOVE, 0))
    do(s, "go 7-8")
    assert asked(s) == "", "passing by does nothing"


@pytest.mark.rule("VIS-7.4")
@pytest.mark.parametrize(("id", "bank", "site", "link"), EXPECTED)
def test_sites(id: str, bank: str, site: str, link: str) -> None:
    record = SITES[SITE_IDS.index(id)]
    assert record.bank == {"L": 0, "R": 2}[bank]
    assert record.linked == bool(link)
    wide = "2" not in id[:2]

    def happen(s: ViscountsState) -> None:
        go(s, Frame(RAISE, 0, 8, SITE_IDS.index(id)))
        assert s.sites[SITE_IDS.index(id)] == 2

    check(lambda: ready(3 if wide else 2), happen, site)


@pytest.mark.rule("VIS-7.6", "VIS-7.7")
@pytest.mark.parametrize(("id", "bank", "site", "link"), EXPECTED)
def test_links(id: str, bank: str, site: str, link: str) -> None:
    """Given my building on the next spot, when I build here, then the link pays me once."""
    wide = "2" not in id[:2]
    s = ready(3 if wide else 2)
    spot = SITE_IDS.index(id)
    after = next_spot(s, spot)
    assert previous_spot(s, after) == spot
    house(s, 0, 7, SITE_IDS[after])
    ledger = Ledger(s)
    go(s, Frame(RAISE, 0, 8, spot))
    for word in (site, link) if link else (site,):
        follow(s, ledger, word)
        tops(s, "friar", "princess", "jeweller", "miner", "peddler_1")
    ledger.close()


@pytest.mark.rule("VIS-7.7")
def test_a_link_pays_both_owners() -> None:
    s = quiet(3)
    house(s, 1, 0, "b-3-4")
    go(s, Frame(RAISE, 0, 6, SITE_IDS.index("a-3-4")))
    assert (has(s, 0, "silver"), has(s, 1, "silver"), has(s, 0, "ink")) == (2, 2, 1)
    s = quiet(3)
    house(s, 0, 0, "b-3-4")
    go(s, Frame(RAISE, 0, 6, SITE_IDS.index("a-3-4")))
    assert has(s, 0, "silver") == 2, "once for the owner of both ends"


@pytest.mark.rule("VIS-7.6")
def test_links_cross_rivers_and_segments_and_are_taken_in_any_order() -> None:
    """b-9-10 closes two links: from a over the bank (2 silver), to c over the river (a deed)."""
    s = quiet(3)
    house(s, 1, 0, "a-9-10")
    house(s, 2, 0, "c-9-10")
    go(s, Frame(RAISE, 0, 6, SITE_IDS.index("b-9-10")))
    assert asked(s) == "LinkOrder"
    assert legal(s) == ["link a-9-10", "link b-9-10"]
    do(s, "link b-9-10")
    assert (has(s, 0, "acquired"), has(s, 2, "acquired")) == (1, 1)
    assert (has(s, 0, "silver"), has(s, 1, "silver")) == (2, 2)
    s = quiet(3)
    assert next_spot(s, SITE_IDS.index("e-9-10")) == SITE_IDS.index("a-1-2")


@pytest.mark.rule("VIS-7.3")
def test_only_the_own_bank_and_only_what_is_left() -> None:
    s = quiet(3)
    stand(s, 0, "3")
    row(s, 0, "labourer", "charlatan", "miner")
    give(s, 0, stone=3)
    build(s, 0, 7)
    phase(s, ACTING)
    assert "build guildhall_1" in legal(s) and "build workshop_2" not in legal(s)
    refusal = s.why_not(0, GAME.parse("build workshop_2"))
    assert refusal is not None and refusal.message.id == "no-built-already"
    do(s, "build workshop_3")
    assert set(legal(s)) == {"site a-3-4", "site b-3-4"}
    other = s.why_not(0, GAME.parse("site c-3-4"))
    assert other is not None and other.message.id == "no-spot-other-bank"
    do(s, "site b-3-4")
    assert has(s, 0, "stone") == 4, "icons were enough, and the site gave one"


@pytest.mark.rule("VIS-7.5", "VIS-7.3")
def test_no_building_without_buildings_or_spots() -> None:
    s = quiet(3)
    stand(s, 0, "3")
    row(s, 0, "charlatan", "charlatan", "charlatan")
    give(s, 0, stone=9)
    house(s, 1, 0, "a-3-4")
    house(s, 1, 1, "b-3-4")
    phase(s, ACTING)
    assert asked(s) == "", "neither bank nor merchants: nothing is asked"
    s = quiet(3)
    stand(s, 0, "3")
    row(s, 0, "charlatan", "journeyman", "charlatan")
    give(s, 0, stone=9)
    build(s, 0, *range(9))
    phase(s, ACTING)
    assert legal(s) == ["trade", "pass"]


@pytest.mark.rule("VIS-7.9")
def test_a_free_building_goes_anywhere_or_nowhere() -> None:
    s = quiet(2)
    go(s, Frame(FREE_BUILD, 0, 2, ANYWHERE))
    do(s, "build workshop_2")
    assert len(legal(s)) == 20
    do(s, "site d2-5-6")
    assert (s.built[0], has(s, 0, "stone")) == (1 << 7, 1)
    build(s, 0, 6, 8)
    go(s, Frame(FREE_BUILD, 0, 2, ANYWHERE))
    assert asked(s) == "", "all workshops are built"


# --- the nine buildings by name


@pytest.mark.rule("VIS-7.8", "VIS-10.1")
def test_trading_post_1_walks_one_further() -> None:
    s = quiet()
    stand(s, 0, "4")
    row(s, 0, "thief", "labourer", "squire")
    build(s, 0, 0)
    phase(s, MOVING)
    assert legal(s) == ["go 5", "go 5-6", "go 6"]
    do(s, "go 6")
    assert has(s, 0, "silver") == 0


@pytest.mark.rule("VIS-7.8")
def test_trading_post_2_dismisses_for_one() -> None:
    s = quiet()
    assert dismissal_price(s, 0, card("acolyte")) == 3
    build(s, 0, 1)
    assert dismissal_price(s, 0, card("acolyte")) == 1
    assert dismissal_price(s, 0, card("mason")) == 1


@pytest.mark.rule("VIS-7.8")
@pytest.mark.parametrize(("building", "icon", "count"), [(2, 0, 2), (3, 1, 1), (4, 2, 1), (5, 3, 1)])
def test_trading_post_3_and_guildhalls_give_icons(building: int, icon: int, count: int) -> None:
    s = quiet()
    row(s, 0, "thief", "thief", "thief")
    build(s, 0, building)
    assert [board_icons(s, 0, i) for i in range(4)] == [count if i == icon else 0 for i in range(4)]


@pytest.mark.rule("VIS-7.8", "VIS-10.6")
def test_workshop_1_discards_at_each_hiring() -> None:
    s = quiet()
    stand(s, 0, "1")
    build(s, 0, 6)
    hand(s, 0, "abbot")
    give(s, 0, silver=2)
    phase(s, HIRING)
    do(s, "hire miner")
    assert marks(s, 0) == (0, 5), "first the effect of the card"
    assert asked(s) == "DiscardAsk"
    do(s, "discard abbot")
    assert s.discards[0] == [card("miner"), card("abbot")]


@pytest.mark.rule("VIS-7.8", "VIS-11.2")
def test_workshop_2_rewards_innocence_at_any_collision() -> None:
    s = quiet()
    build(s, 0, 7)
    row(s, 0, "labourer", "squire", "abbot")
    row(s, 1, "labourer", "squire", "abbot")
    set_marks(s, 1, 2, 2)
    s.active = 1
    go(s, Frame(COLLIDE, 1))
    assert marks(s, 0) == (0, 5)
    row(s, 0, "thief", "squire", "abbot")
    set_marks(s, 1, 4, 4)
    go(s, Frame(COLLIDE, 1))
    assert marks(s, 0) == (0, 5)


@pytest.mark.rule("VIS-7.8", "VIS-6.12")
def test_workshop_3_raises_the_hand_limit() -> None:
    s = quiet()
    assert hand_limit(s, 0) == 3
    build(s, 0, 8)
    assert hand_limit(s, 0) == 4
    s.leader = 0
    assert hand_limit(s, 0) == 5
