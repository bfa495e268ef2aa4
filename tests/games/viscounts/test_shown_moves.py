"""What the choices before an action show: where cards lead, what a space offers, in numbers reckoned by hand."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.viscounts.facts.tables import TILE_IDS
from castellany.games.viscounts.flow import HIRING, MOVING, PLAYING
from castellany.games.viscounts.kinds import MOVE, PLAY, TURN
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame
from tests.games.viscounts.alone import AI, against
from tests.games.viscounts.helpers import (
    asked,
    build,
    card,
    choice,
    do,
    give,
    go,
    hand,
    house,
    legal,
    phase,
    quiet,
    row,
    said,
    stand,
    tops,
)


def there(s: ViscountsState, space: str) -> dict[str, Any]:
    """The facts of going to a space."""
    found = choice(s, f"go {space}").facts
    assert found is not None
    return dict(found)


def moving(space: str, *cards: str, seats: int = 2, **goods: int) -> ViscountsState:
    """A viscount on a space with these cards on the board, about to move as the first of them says."""
    s = quiet(seats)
    stand(s, 0, space)
    stand(s, 1, "9-10")
    row(s, 0, *cards)
    give(s, 0, **goods)
    return s


@pytest.mark.rule("VIS-10.1", "VIS-6.3")
def test_a_card_in_hand_shows_where_it_leads_and_what_its_criminals_cost() -> None:
    """From space 3: Thief one step, Squire two; a Thief beside a Conspirator brings two corruption."""
    s = moving("3", "", "conspirator", "abbot", silver=1)
    hand(s, 0, "thief", "squire")
    go(s, Frame(TURN, 0, PLAYING))
    assert asked(s) == "Play"
    thief, squire = choice(s, "play thief").facts, choice(s, "play squire").facts
    assert thief is not None and squire is not None
    assert (thief["corruption"], squire["corruption"]) == (2, 0), "an Abbot on the board counts nothing"
    ends = {end["space"]: end["fare"] for end in thief["ends"]}  # type: ignore[attr-defined]
    assert ends == {"space:4": 0, "space:3-4": 0, "space:5": 1, "space:5-6": 1}
    ends = {end["space"]: end["fare"] for end in squire["ends"]}  # type: ignore[attr-defined]
    assert ends == {"space:4": 0, "space:5": 0, "space:5-6": 0, "space:6": 1, "space:7-8": 1}


@pytest.mark.rule("VIS-10.1")
def test_a_card_that_asks_first_shows_no_ends() -> None:
    """Courier lets one destroy or discard before the move; Friar asks nothing, so its only way is gone by itself."""
    s = moving("4", "", "labourer", "abbot")
    s.hands[0] = [card("courier"), card("friar"), card("lender")]
    go(s, Frame(TURN, 0, PLAYING))
    courier, friar, lender = (choice(s, f"play {name}").facts for name in ("courier", "friar", "lender"))
    assert courier is not None and friar is not None and lender is not None
    assert courier["ends"] == []
    assert [end["space"] for end in friar["ends"]] == ["space:5-6", "space:6"]  # type: ignore[attr-defined]
    assert lender["ends"] == [{"space": "space:5", "fare": 0, "go": -1}], "the only way: nobody is asked"


@pytest.mark.rule("VIS-10.1", "VIS-10.2")
def test_a_space_shows_its_way_and_its_fare() -> None:
    s = moving("3", "abbot", "labourer", "squire", silver=2)
    go(s, Frame(MOVE, 0))
    assert (there(s, "5")["path"], there(s, "5")["fare"]) == (["space:3", "space:4", "space:5"], 0)
    assert there(s, "4")["path"] == ["space:3", "space:3-4", "space:4"], "two steps to the neighbour, by the inner road"
    assert (there(s, "7")["path"], there(s, "7")["fare"]) == (
        ["space:3", "space:4", "space:5", "space:6", "space:7"], 2,
    )  # fmt: skip
    assert choice(s, "go 7").price == (("res-silver", 2),) and choice(s, "go 5").price == ()
    build(s, 0, 0)
    assert there(s, "7")["fare"] == 1, "the first trading post walks one step for nothing"


@pytest.mark.rule("VIS-10.3")
def test_a_space_shows_whom_one_meets() -> None:
    s = moving("3", "abbot", "labourer", "squire", seats=4)
    for seat, space in ((1, "5"), (2, "5-6"), (3, "5")):
        stand(s, seat, space)
    go(s, Frame(MOVE, 0))
    assert (there(s, "5")["meets"], there(s, "5-6")["meets"], there(s, "4")["meets"]) == ([1, 3], [2], [])


def forecast(s: ViscountsState, space: str, action: str) -> dict[str, Any]:
    found: list[dict[str, Any]] = there(s, space)["actions"]
    return next(each for each in found if each["action"] == action)


@pytest.mark.rule("VIS-7.12")
def test_the_forecast_of_a_trade() -> None:
    """Space 5: two merchants for an ink. Journeyman 2 and Trader 1, three silver, and the two of the Jeweller there."""
    s = moving("3", "journeyman", "trader", "abbot", silver=3)
    tops(s, "friar", "miner", "jeweller", "woodcutter_1", "deacon_2")
    go(s, Frame(MOVE, 0))
    found = forecast(s, "5", "trade")
    assert (found["icons"], found["added"], found["dismissal"]) == (3, 3, 2)
    assert (found["need"], found["short"], found["closed"]) == (2, 0, "")
    assert (found["least"], found["most"]) == (1, 3), "3 // 2 without spending; with all silver 6 // 2"
    assert said(found["gain"]) == "1 ink"
    found = forecast(s, "6", "trade")  # a silver for the way; four merchants flip a paper, and there is none
    assert (found["added"], found["need"], found["least"], found["most"]) == (2, 4, 0, 1)
    give(s, 0, silver=3, acquired=1)
    assert (forecast(s, "5-6", "workers")["action"], forecast(s, "6", "trade")["most"]) == ("workers", 1)


@pytest.mark.rule("VIS-7.3")
def test_the_forecast_of_building() -> None:
    """Space 4: Charlatan 2 and Labourer 1, two stone: workshops and trading posts, no guildhall."""
    s = moving("3", "thief", "charlatan", "labourer", stone=2)
    tops(s, "friar", "friar", "princess", "jeweller", "miner")
    go(s, Frame(MOVE, 0))
    found = forecast(s, "4", "build")
    assert (found["icons"], found["added"], found["need"], found["short"]) == (4, 2, 3, 0), "the Thief is wild"
    assert (said(found["gain"]), found["most"]) == ("1 trading_post or 1 workshop", 2)
    build(s, 0, 6, 7, 8)
    found = forecast(s, "4", "build")
    assert (found["need"], said(found["gain"])) == (5, "1 trading_post"), "the cheapest of what is left"
    house(s, 1, 0, "c2-3-4")
    house(s, 1, 1, "d2-3-4")
    found = forecast(s, "4", "build")
    assert (found["closed"], found["most"], found["gain"]) == ("spot", 0, [])


@pytest.mark.rule("VIS-7.3", "VIS-7.5")
def test_the_forecast_of_building_what_is_out_of_reach() -> None:
    s = moving("3", "trader", "abbot", "squire")
    tops(s, "friar", "friar", "princess", "jeweller", "miner")
    go(s, Frame(MOVE, 0))
    found = forecast(s, "4", "build")
    assert (found["icons"], found["short"], found["closed"], found["most"]) == (0, 3, "icons", 0)
    build(s, 0, *range(9))
    assert forecast(s, "4", "build")["closed"] == "spot", "nothing is left to build"


@pytest.mark.rule("VIS-8.1")
def test_the_forecast_of_workers() -> None:
    """Enforcer 2 and Squire 1 place two workers; with two gold three; of two in supply no third."""
    s = moving("3", "thief", "enforcer", "squire", gold=2)
    tops(s, "friar", "friar", "miner", "jeweller", "princess")
    go(s, Frame(MOVE, 0))
    found = forecast(s, "3-4", "workers")
    assert (found["icons"], found["added"], found["least"], found["most"]) == (4, 2, 2, 3)
    assert (found["need"], said(found["gain"])) == (1, "1 workers")
    s.workers[0] = 2
    assert (forecast(s, "3-4", "workers")["least"], forecast(s, "3-4", "workers")["most"]) == (2, 2)
    s.workers[0] = 0
    found = forecast(s, "3-4", "workers")
    assert (found["closed"], found["most"]) == ("workers", 0)


@pytest.mark.rule("VIS-9.1", "VIS-9.3")
@pytest.mark.parametrize(("ink", "short", "least", "most"), [(0, 3, 0, 0), (2, 1, 0, 0), (3, 0, 0, 1)])
def test_the_forecast_of_transcribing(ink: int, short: int, least: int, most: int) -> None:
    """A manuscript of cost 5; the Abbot and the Thief bring two clerics."""
    s = moving("3", "thief", "abbot", "labourer", ink=ink)
    tops(s, "friar", "miner", "princess", "jeweller", "woodcutter_1")
    s.books[1] = TILE_IDS.index("ms15")
    go(s, Frame(MOVE, 0))
    found = forecast(s, "3-4", "transcribe")
    assert (found["need"], found["icons"], found["added"], found["short"]) == (5, 2, ink, short)
    assert (found["least"], found["most"], found["closed"]) == (least, most, "icons" if short else "")
    assert said(found["gain"]) == "1 book"
    s.books[1] = -1
    assert forecast(s, "3-4", "transcribe")["need"] == 3, "the printed book"


@pytest.mark.rule("VIS-7.8", "VIS-7.11")
@pytest.mark.parametrize(("silver", "post", "dismissal"), [(1, False, 0), (2, False, 1), (1, True, 1), (0, True, 0)])
def test_the_forecast_counts_a_dismissal_that_can_be_paid(silver: int, post: bool, dismissal: int) -> None:
    """A Friar beside the inner space of 3-4 costs 2, or 1 with the second trading post."""
    s = moving("3", "thief", "labourer", "abbot", silver=silver)
    s.books[1] = TILE_IDS.index("ms15")
    if post:
        build(s, 0, 1)
    go(s, Frame(MOVE, 0))
    assert forecast(s, "3-4", "transcribe")["dismissal"] == dismissal


@pytest.mark.rule("VIS-10.1")
def test_where_nothing_is_left_to_choose_the_viscount_goes_by_itself() -> None:
    s = moving("4", "thief", "labourer", "squire")
    phase(s, MOVING)
    assert asked(s) == ""
    s = moving("4", "thief", "labourer", "squire", silver=1)
    phase(s, MOVING)
    assert legal(s) == ["go 5", "go 5-6", "go 6"], "a silver leaves a choice"


@pytest.mark.rule("VIS-10.1")
def test_spaces_that_cost_too_much_say_how_much_is_missing() -> None:
    s = moving("3", "thief", "labourer", "squire", silver=1)
    go(s, Frame(MOVE, 0))
    short = {target: closed.message.args["short"] for closed in s.ask(0).closed for target in closed.targets}
    assert short["space:6"] == 1 and short["space:7-8"] == 1 and short["space:7"] == 2
    assert short["space:3"] == 5, "round the whole ring: seven steps, six of them paid, one silver at hand"
    assert {closed.rule for closed in s.ask(0).closed} == {"VIS-10.1"}


@pytest.mark.rule("VIS-6.6")
def test_a_discard_before_the_move_shows_where_one_goes_next() -> None:
    """Financer lets a card go, pays two silver, and moves three from space 4, or further for the silver."""
    s = moving("4", "", "labourer", "squire")
    hand(s, 0, "financer", "abbot")
    go(s, Frame(TURN, 0, PLAYING))
    do(s, "play financer")
    assert asked(s) == "DiscardAsk"
    for text in ("discard abbot", "stop"):
        facts = choice(s, text).facts
        assert facts is not None
        ends = {end["space"]: end["fare"] for end in facts["ends"]}  # type: ignore[attr-defined]
        assert ends == {
            "space:6": 0, "space:7": 0, "space:7-8": 0, "space:8": 1, "space:9-10": 1, "space:9": 2, "space:10": 2,
            "space:1-2": 2,
        }  # fmt: skip
    assert choice(s, "discard_top").facts is None, "what lies on top nobody knows"
    assert choice(s, "stop").role == "stop"


@pytest.mark.rule("VIS-14.18")
def test_meeting_the_opponent_is_told_like_meeting_anybody() -> None:
    s = against()
    row(s, 0, "thief", "abbot", "squire")
    give(s, 0, silver=1)
    stand(s, 0, "2")
    go(s, Frame(MOVE, 0))
    assert there(s, "3")["meets"] == [AI]


@pytest.mark.rule("VIS-6.3")
def test_the_words_of_playing_moving_and_hiring() -> None:
    s = moving("3", "", "labourer", "abbot", silver=3)
    hand(s, 0, "thief")
    go(s, Frame(PLAY, 0))
    option = choice(s, "play thief")
    assert (option.message.id, option.message.args) == ("opt-play", {"card": "card-thief", "steps": 1})
    assert option.targets == ("card:thief:0",)
    s = moving("3", "thief", "labourer", "abbot", silver=3)
    go(s, Frame(MOVE, 0))
    option = choice(s, "go 3-4")
    assert (option.message.args, option.targets) == ({"space": "space-3-4"}, ("space:3-4",))
    s = moving("3", "thief", "labourer", "abbot", silver=3)
    phase(s, HIRING)
    option = choice(s, "hire friar")
    assert (option.message.args, option.targets, option.price) == (
        {"card": "card-friar"}, ("card:friar",), (("res-silver", 2),),
    )  # fmt: skip
    assert choice(s, "pass").role == "stop"
