"""Effects as files of facts write them: all effects of the game can be written and read again, and nothing else can."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.box import CONVERTS, EFFECT, EXTRA, FOLK, GOODS, SCHEME, Icons
from castellany.games.viscounts.effects import icons as e
from castellany.games.viscounts.effects.book import BOOK
from castellany.games.viscounts.facts import kinds as k
from castellany.games.viscounts.facts.tables import CARDS
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Effect
from castellany.kernel.box import Worded
from tests.games.viscounts.helpers import asked, do, give, has, marks, quiet, run

Thing = Effect[ViscountsState]

WRITTEN: list[tuple[str, Thing]] = [
    ("nothing", e.nothing()),
    ("gain 2 silver", e.gain(silver=2)),
    ("gain 1 ink 1 stone", e.gain(ink=1, stone=1)),
    ("gain 1 ink 1 stone 1 gold", e.gain(stone=1, gold=1, ink=1)),
    ("gain 4 silver 3 debt", e.gain(silver=4, debt=3)),
    ("gain 1 any 1 virtue", e.gain(any=1, virtue=1)),
    ("gain 2 corruption", e.gain(corruption=2)),
    ("gain 1 debt 1 deed", e.gain(debt=1, deed=1)),
    ("flip 1 either", e.flip(e.EITHER)),
    ("flip 2 either", e.flip(e.EITHER, 2)),
    ("flip 1 debt", e.flip(e.DEBT)),
    ("flip 1 deed", e.flip(e.DEED)),
    ("hire", e.hire()),
    ("discard 2", e.discard(2)),
    ("destroy 1", e.destroy(1)),
    ("destroy own", e.destroy_own()),
    ("rearrange", e.rearrange()),
    ("reshuffle", e.reshuffle()),
    ("castle move", e.castle_move()),
    ("workers 4", e.place_workers(4)),
    ("build workshop", e.build_free(k.WORKSHOP)),
    ("build guildhall", e.build_free(k.GUILDHALL)),
    ("build trading_post here", e.build_free(k.TRADING_POST, here=True)),
    ("copy", e.copy_free()),
    ("act build", e.act(k.BUILD)),
    ("act workers", e.act(k.WORKERS)),
    ("act transcribe", e.act(k.TRANSCRIBE)),
    ("focus", e.focus()),
    ("scheme", e.gain_scheme()),
    ("dismiss", e.dismiss_adjacent()),
    ("corruption per criminal", e.corruption_per_criminal()),
    ("gain 1 debt then flip 1 deed", e.seq(e.gain(debt=1), e.flip(e.DEED))),
    ("hire or destroy 1", e.either(e.hire(), e.destroy(1))),
    (
        "gain 1 debt then flip 1 deed or gain 1 deed then flip 1 debt",
        e.either(e.seq(e.gain(debt=1), e.flip(e.DEED)), e.seq(e.gain(deed=1), e.flip(e.DEBT))),
    ),
]


@pytest.mark.parametrize(("words", "effect"), WRITTEN, ids=[words for words, _effect in WRITTEN])
def test_an_effect_is_written_in_these_words_and_read_from_them(words: str, effect: Thing) -> None:
    assert e.written(effect) == words
    assert e.read(words) is effect, "equal icons are one value"


def test_every_effect_of_the_game_can_be_written_and_read() -> None:
    for effect in BOOK.effects:
        assert e.read(e.written(effect)) is effect


@pytest.mark.parametrize(
    "words",
    [
        "", "gain", "gain 2", "gain silver", "gain 0 silver", "gain -1 silver", "gain 100 silver", "gain 1 copper",
        "gain 1 silver 2", "flip", "flip 1", "flip either", "flip 4 debt", "flip 1 card", "discard", "discard 5",
        "discard 0", "discard 1 2", "destroy card", "workers 0", "workers", "build", "build castle",
        "build workshop there", "build workshop here now", "act", "act flip", "act build now", "hire 1", "hire or",
        "or hire", "then", "hire then then hire", "rearrange me", "castle", "HIRE",
    ],
)  # fmt: skip
def test_what_is_no_effect_is_refused(words: str) -> None:
    """A mistake in a file never becomes some other effect: it is an error, and nothing starts."""
    with pytest.raises(ValueError):
        e.read(words)


def test_a_refused_effect_leaves_the_book_as_it_was() -> None:
    before = len(BOOK.effects)
    with pytest.raises(ValueError):
        e.read("flip 9 debt")
    assert len(BOOK.effects) == before


EVERY_GOOD = "gain 1 silver 1 ink 1 stone 1 gold 1 any 1 debt 1 deed"


@pytest.mark.parametrize("words", ["gain 2 silver", "gain 1 stone 1 debt", EVERY_GOOD])
def test_what_one_begins_with_comes_from_the_supply(words: str) -> None:
    assert GOODS.read(words) is e.read(words)


@pytest.mark.parametrize("words", ["hire", "gain 1 virtue", "gain 1 silver 1 corruption", "gain 1 ink or hire", "gain"])
def test_what_does_not_come_from_the_supply_is_nothing_to_begin_with(words: str) -> None:
    with pytest.raises(ValueError):
        GOODS.read(words)


@pytest.mark.parametrize(
    ("words", "places"),
    [
        ("hire", [EFFECT, EXTRA, SCHEME]),
        ("destroy own", [EXTRA]),
        ("build workshop here", [EXTRA]),
        ("act build", [SCHEME]),
        ("focus", [SCHEME]),
        ("corruption per criminal", [SCHEME]),
    ],
)
def test_some_effects_stand_on_some_cards_alone(words: str, places: list[Worded]) -> None:
    """Anywhere, on a player card, on a scheme of a solo opponent: a file of facts cannot put them elsewhere."""
    for place in (EFFECT, EXTRA, SCHEME):
        if place in places:
            assert place.read(words) is e.read(words)
        else:
            with pytest.raises(ValueError):
                place.read(words)


@pytest.mark.rule("VIS-2.1", "VIS-5.3")
def test_an_effect_that_is_read_works_like_any_other() -> None:
    s = quiet()
    give(s, 0, acquired=1)
    run(s, e.read("gain 1 debt then flip 1 deed"))
    assert (has(s, 0, "unpaid"), has(s, 0, "approved")) == (1, 1)
    run(s, e.read("gain 3 silver 2 virtue"))
    assert (has(s, 0, "silver"), marks(s, 0)) == (3, (0, 4))
    run(s, e.read("workers 2"))
    assert asked(s) == "FreeWorkers"
    do(s, "place b")
    assert s.tier1[4] == 2


@pytest.mark.rule("VIS-2.2")
def test_a_chain_can_be_chosen_when_any_of_its_parts_does_something() -> None:
    """Guntram: a debt and a deed to flip. With nobody to hire and no worker, hiring then a castle move is nothing."""
    s = quiet()
    idle = e.seq(e.hire(), e.castle_move())
    s.tops = [-1] * 5
    assert not idle.possible(s, 0)
    run(s, e.either(idle, e.gain(virtue=1)))
    assert asked(s) == "" and marks(s, 0) == (0, 5), "only one of the two does something"
    s.tier1[0] = 1
    assert idle.possible(s, 0), "the second part"
    s.tier1[0] = 0
    s.tops[0] = 20
    assert idle.possible(s, 0), "the first part"


def test_effects_say_themselves_part_by_part() -> None:
    chain = e.seq(e.gain(debt=1), e.gain(silver=1), e.hire())
    inner = chain.message()
    assert inner.id == "effect-then" and inner.args["then"].id == "effect-hire"
    first = inner.args["first"]
    assert (first.id, first.args["first"].id, first.args["then"].id) == (
        "effect-then", "effect-gain-debt", "effect-gain-silver",
    )  # fmt: skip
    assert e.gain(ink=2).message().args == {"count": 2}
    several = e.gain(silver=2, debt=1).message()
    assert several.id == "effect-gain-several"
    assert several.args["things"] == [("amount-silver", {"count": 2}), ("amount-debt", {"count": 1})]
    assert e.flip(e.DEED, 2).message() == ("effect-flip-deed", {"count": 2})
    assert e.build_free(k.GUILDHALL).message().args == {"building": "building-guildhall"}


# --- the other values of the box


def test_icons_are_written_by_name() -> None:
    kind = Icons(3)
    assert kind.write((2, 0, 0, 1, 0)) == ["merchant", "merchant", "cleric"]
    assert kind.read(["cleric", "merchant", "merchant"]) == (2, 0, 0, 1, 0)
    for wrong in ([], ["merchant"] * 4, ["monk"], "merchant", None, [1]):
        with pytest.raises(ValueError):
            kind.read(wrong)
    assert [message.args for message in kind.said((2, 0, 0, 0, 1)) or ()] == [
        {"count": 2, "icon": "icon-merchant"},
        {"count": 1, "icon": "icon-criminal"},
    ]


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("nothing", (0, -1)),
        ("pairs workers", (k.PAIRS, k.WORKERS)),
        ("two_silver build", (k.TWO_SILVER, k.BUILD)),
        ("double transcribe", (k.DOUBLE, k.TRANSCRIBE)),
        ("any_resource transcribe", (k.ANY_RESOURCE, k.TRANSCRIBE)),
    ],
)
def test_conversions_are_written_by_name(words: str, value: tuple[int, int]) -> None:
    assert CONVERTS.read(words) == value
    assert CONVERTS.write(value) == words


@pytest.mark.parametrize(
    "words", ["", "pairs", "workers", "pairs flip", "triples build", "nothing build", "two silver build"]
)
def test_what_is_no_conversion_is_refused(words: str) -> None:
    with pytest.raises(ValueError):
        CONVERTS.read(words)


def test_every_card_is_written_and_read_as_it_is() -> None:
    for record in CARDS:
        for field, kind in FOLK.items():
            value = getattr(record, field)
            assert kind.read(kind.write(value)) == value, (record.id, field)
