"""The notation of saved games: every verb and every name that stands in records, spelt out. These live forever."""

from __future__ import annotations

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.effects.icons import rearrange
from castellany.games.viscounts.facts.tables import SECTION_IDS, SITE_IDS, SPACE_IDS, TILE_IDS
from castellany.games.viscounts.ids import (
    action_name,
    card_name,
    card_thing,
    house_id,
    place_number,
    space_id,
    space_number,
)
from castellany.kernel import IllegalChoice
from tests.games.viscounts.alone import scheme
from tests.games.viscounts.expected import CARDS, MANUSCRIPTS, SITES
from tests.games.viscounts.helpers import card, do, quiet, row, run

CARD_NAMES = [record[0] for record in CARDS]
HOUSES = [f"{type}_{slot}" for type in ("trading_post", "guildhall", "workshop") for slot in (1, 2, 3)]
# Verb by verb, each with all it can be about.
VERBS: list[tuple[str, list[str]]] = [
    ("choose", ["1", "2"]),
    ("stop", []),
    ("pick", [str(start) for start in range(1, 11)]),
    ("play", CARD_NAMES),
    ("go", ["1", "1-2", "2", "3", "3-4", "4", "5", "5-6", "6", "7", "7-8", "8", "9", "9-10", "10"]),
    ("trade", []),
    ("build", HOUSES),
    ("workers", ["1", "2", "3", "4"]),
    ("transcribe", []),
    ("pass", []),
    ("spend", ["silver", "ink", "stone", "gold"]),
    ("dismiss", []),
    ("done", []),
    ("take", ["silver", "ink", "stone", "gold"]),
    ("flip", ["debt", "deed"]),
    ("discard_top", []),
    ("destroy_top", []),
    ("arrange", ["123", "132", "213", "231", "312", "321"]),
    ("shift", [f"{section} {way}" for section in "abcde" for way in ("clockwise", "counterclockwise")]),
    ("place", list("abcde")),
    ("advance", list("abcde")),
    ("bump", ["0", "1", "2", "3"]),
    ("hire", CARD_NAMES),
    ("discard", CARD_NAMES),
    ("destroy", CARD_NAMES),
    ("site", [record[0] for record in SITES]),
    ("link", [record[0] for record in SITES]),
    ("use", CARD_NAMES),
    ("copy", [record[0] for record in MANUSCRIPTS]),
]


def test_every_choice_has_its_notation() -> None:
    texts = [f"{verb} {about}".strip() for verb, things in VERBS for about in (things or [""])]
    assert sorted(GAME.text(number) for number in range(lex.LEX.size)) == sorted(texts), "these and no others"
    assert [GAME.text(GAME.parse(text)) for text in texts] == texts


@pytest.mark.parametrize(
    "text", ["", "play", "play nobody", "go 11", "go 2-3", "workers 0", "arrange 111", "shift a", "sing"]
)
def test_what_is_no_choice_is_refused(text: str) -> None:
    with pytest.raises(IllegalChoice):
        GAME.parse(text)


def test_names_of_places() -> None:
    """A space is named by the numbers printed on it, wherever its segment lies in the ring."""
    s = quiet()
    s.ring = [3, 1, 4, 0, 2]
    assert [space_id(s, place) for place in range(15)] == [
        "7", "7-8", "8", "3", "3-4", "4", "9", "9-10", "10", "1", "1-2", "2", "5", "5-6", "6",
    ]  # fmt: skip
    for place in range(15):
        assert place_number(s, space_number(s, place)) == place
    assert tuple("abcde") == SECTION_IDS and len(SPACE_IDS) == 15
    assert len(SITE_IDS) == 45 and len(TILE_IDS) == 42


def test_names_of_cards() -> None:
    """A starter exists once in every colour; all others once, wherever they are."""
    assert (card_thing(card("thief"), 2), card_name(card("thief"))) == ("card:thief:2", "card-thief")
    assert (card_thing(card("trader"), 0), card_thing(card("ada"), 3)) == ("card:trader:0", "card:ada")
    assert card_thing(card("acolyte"), 1) == "card:acolyte"
    number = scheme("starting_noble")
    assert (card_thing(number, 1), card_name(number)) == ("card:starting_noble", "scheme-starting_noble")
    printed = scheme("future_cleric_noble_2") + 1
    assert [(card_thing(printed + i, 0), card_name(printed + i)) for i in (0, 4)] == [
        ("pile:1-2", "printed-1-2"), ("pile:9-10", "printed-9-10"),
    ]  # fmt: skip


def test_names_of_houses_and_actions() -> None:
    assert [house_id(building) for building in range(9)] == HOUSES
    assert [action_name(action) for action in range(5)] == [
        "action-trade", "action-build", "action-workers", "action-transcribe", "action-flip_two",
    ]  # fmt: skip


@pytest.mark.rule("VIS-6.5")
@pytest.mark.parametrize("text", ["123", "132", "213", "231", "312", "321"])
def test_an_order_names_the_old_slots(text: str) -> None:
    """`231`: the second card comes first, then the third, then the first."""
    s = quiet()
    row(s, 0, "thief", "squire", "abbot")
    run(s, rearrange())
    do(s, f"arrange {text}")
    assert s.row[0:3] == [card(("thief", "squire", "abbot")[int(digit) - 1]) for digit in text]
