"""Every townsfolk card by name: cost, icons, the effect when hired and dismissed, the ability at its time."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.effects.leaves import DEBT
from castellany.games.viscounts.facts import kinds as k
from castellany.games.viscounts.facts.tables import CARDS
from castellany.games.viscounts.flow import SHIFTING, hire, play_card
from castellany.games.viscounts.kinds import COLLIDE, FLIP, GAIN_DEBT
from castellany.games.viscounts.payment import conversions, power, reach
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.games.viscounts.triggers import set_off
from castellany.kernel import Frame
from tests.games.viscounts.expected import CARDS as EXPECTED
from tests.games.viscounts.helpers import asked, card, do, give, go, has, marks, phase, quiet, row, set_marks, tops
from tests.games.viscounts.outcome import check, ready

ACTIONS = {"trade": k.TRADE, "build": k.BUILD, "place_workers": k.WORKERS, "transcribe": k.TRANSCRIBE}
NAMES = [record[0] for record in EXPECTED]
CRIMINALS = {record[0]: int(record[2].split("criminal ")[1][0]) for record in EXPECTED if "criminal" in record[2]}


def after(s: ViscountsState, action: int) -> None:
    """What follows one of the own primary actions."""
    set_off(s, 0, k.AFTER_TRADE + action)
    s.settle()


def those(*timings: str) -> list[tuple[str, str, str]]:
    """Name, timing and ability of the cards whose ability works so."""
    return [(name, timing, ability) for name, _c, _i, _t, timing, ability in EXPECTED if timing.startswith(timings)]


def test_all_cards_are_there() -> None:
    assert [record.id for record in CARDS] == NAMES
    assert len(NAMES) == 8 + 10 + 68 + 1, "one card was another one in version 1"


@pytest.mark.parametrize(("name", "cost", "icons"), [record[:3] for record in EXPECTED], ids=NAMES)
def test_cost_and_icons(name: str, cost: int, icons: str) -> None:
    record = CARDS[card(name)]
    assert record.cost == cost
    words = icons.split()
    expected = {words[i]: int(words[i + 1]) for i in range(0, len(words), 2)}
    assert {k.ICON_IDS[i]: n for i, n in enumerate(record.icons) if n} == expected


@pytest.mark.rule("VIS-10.6")
@pytest.mark.parametrize(("name", "top"), [(record[0], record[3]) for record in EXPECTED if record[3]])
def test_hiring_gives_the_top_right_effect(name: str, top: str) -> None:
    def prepare() -> ViscountsState:
        s = ready()
        tops(s, name, "friar" if name != "friar" else "miner", "princess", "jeweller", "peddler_4")
        return s

    def happen(s: ViscountsState) -> None:
        hire(s, 0, 0)
        s.settle()
        assert card(name) in s.discards[0] or top == "shuffle"

    check(prepare, happen, top)


@pytest.mark.rule("VIS-6.3")
@pytest.mark.parametrize(("name", "timing", "ability"), those("instant"))
def test_instant_abilities(name: str, timing: str, ability: str) -> None:
    def happen(s: ViscountsState) -> None:
        s.row[0] = NO_CARD
        play_card(s, 0, card(name), "hand")
        if name in CRIMINALS:
            assert marks(s, 0)[0] == 1 + CRIMINALS[name]
            set_marks(s, 0, 1, 5)
        s.settle()

    check(ready, happen, ability)


@pytest.mark.rule("VIS-6.2")
@pytest.mark.parametrize(("name", "timing", "ability"), those("dropoff"))
def test_drop_off_abilities(name: str, timing: str, ability: str) -> None:
    def prepare() -> ViscountsState:
        s = ready()
        s.row[2] = card(name)
        return s

    def happen(s: ViscountsState) -> None:
        phase(s, SHIFTING)
        assert card(name) in s.discards[0]

    check(prepare, happen, ability)


@pytest.mark.rule("VIS-7.14")
@pytest.mark.parametrize(("name", "timing", "ability"), those("after"))
def test_abilities_after_an_action(name: str, timing: str, ability: str) -> None:
    action = ACTIONS[timing.removeprefix("after ")]

    def prepare() -> ViscountsState:
        s = ready()
        s.row[1] = card(name)
        return s

    check(prepare, lambda s: after(s, action), ability)
    for other in range(4):
        if other != action:
            check(prepare, lambda s, a=other: after(s, a), "")  # type: ignore[misc]


@pytest.mark.parametrize(("name", "timing", "ability"), those("when flip_debt"))
def test_debt_collectors(name: str, timing: str, ability: str) -> None:
    """The resource for the flipped debt comes first, then the card."""

    def prepare() -> ViscountsState:
        s = ready()
        s.row[1] = card(name)
        return s

    def happen(s: ViscountsState) -> None:
        go(s, Frame(FLIP, 0, DEBT, 1))
        assert asked(s) == "Any"
        do(s, "take ink")
        assert has(s, 0, "paid") == 1
        give(s, 0, ink=0, unpaid=2, paid=0)

    check(prepare, happen, ability)


@pytest.mark.rule("VIS-5.1")
@pytest.mark.parametrize(("name", "timing", "ability"), those("when gain_debt"))
def test_racketeers_answer_each_debt(name: str, timing: str, ability: str) -> None:
    def prepare() -> ViscountsState:
        s = ready()
        s.row[1] = card(name)
        return s

    def happen(s: ViscountsState) -> None:
        go(s, Frame(GAIN_DEBT, 0, 1))
        give(s, 0, unpaid=2)

    check(prepare, happen, ability)
    s = prepare()
    go(s, Frame(GAIN_DEBT, 0, 2))
    do(s, "choose 2", "stop")
    assert asked(s) == "ChooseEffect", "the second debt is answered too"


@pytest.mark.rule("VIS-11.3")
@pytest.mark.parametrize(("name", "timing", "ability"), those("when any_collision"))
def test_cards_that_answer_a_collision(name: str, timing: str, ability: str) -> None:
    """A rival collides; what the rival gains or gives is none of this card's business."""

    def prepare() -> ViscountsState:
        s = ready()
        s.row[1] = card(name)
        s.active = 1
        return s

    s = prepare()
    set_marks(s, 1, 2, 2)
    go(s, Frame(COLLIDE, 1))
    if name == "ada":
        do(s, "take gold")
        assert has(s, 0, "gold") == 1
        assert marks(s, 0) == (2, 4), "her virtue, and 1 corruption for a rival with a criminal"
    else:
        good, count = ability.split()
        assert has(s, 0, good) == int(count) + (3 if good == "silver" else 0)
    assert not s.frames


@pytest.mark.rule("VIS-7.10")
@pytest.mark.parametrize(("name", "timing", "ability"), those("convert"))
def test_conversions(name: str, timing: str, ability: str) -> None:
    """Each converter in its action: how much more is within reach."""
    action = ACTIONS[timing.removeprefix("convert ")]
    s = quiet()
    row(s, 0, "courier", "trader", name)
    row_icons = CARDS[card(name)].icons
    merchants = 3 + 1 + row_icons[k.MERCHANT]
    ways = conversions(s, 0, action)
    plain = row_icons[action]
    if ability.startswith("2 merchant"):
        assert power(s, 0, action, ways, NO_CARD) == plain + merchants // 2
    elif ability.startswith("2 silver"):
        give(s, 0, silver=5)
        assert reach(s, 0, action, ways) == plain + 2
    elif ability.startswith("1 gold or stone"):
        give(s, 0, gold=2, stone=1, ink=1)
        assert reach(s, 0, action, ways) == plain + 4
    else:
        give(s, 0, **{k.GOODS_IDS[k.TOP_UP[action]]: 2})
        assert reach(s, 0, action, ways) == plain + 3
    for other in range(4):
        if other != action:
            assert conversions(s, 0, other) == 0
