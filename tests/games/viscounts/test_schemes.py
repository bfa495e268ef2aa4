"""Every scheme card by name: its icons, what it does first, how far it walks, and its last row entry by entry."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.facts.kinds import ICON_IDS
from castellany.games.viscounts.facts.tables import (
    FIRST_FUTURE,
    FIRST_SCHEME,
    ICONS,
    SCHEMES,
    SCHEMES_OF,
    SITE_IDS,
    TILE_IDS,
)
from castellany.games.viscounts.frames import running
from castellany.games.viscounts.ids import space_id
from castellany.games.viscounts.kinds import OPPONENT_LAST, OPPONENT_MOVE, OPPONENT_TURN
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame
from tests.games.viscounts.alone import AI, against, scheme
from tests.games.viscounts.helpers import card, give, go, has, marks, stand, told, tops

# Written from the cards: icons, what comes first, steps, the entries of the last row.
SCHEME_CARDS = [
    ("starting_builder_noble", "builder noble", "any 1", 1, "build / focus / debt 1, flip deed"),
    ("starting_noble", "noble", "dismiss", 2, "workers / flip either, virtue 1"),
    ("starting_criminal_a", "criminal", "corruption, scheme", 1, "focus / deed 1, flip debt"),
    ("starting_builder_cleric", "builder cleric", "any 1", 1, "transcribe / focus / deed 1, flip debt"),
    ("starting_cleric_noble", "noble cleric", "any 1", 1, "workers / focus / debt 1, flip deed"),
    ("starting_builder", "builder", "dismiss", 2, "build / flip either, virtue 1"),
    ("starting_cleric", "cleric", "dismiss", 2, "transcribe / flip either, virtue 1"),
    ("starting_criminal_b", "criminal", "corruption, scheme", 3, "focus / debt 1, flip deed"),
    ("future_cleric", "cleric", "virtue 1, dismiss", 4, "transcribe / workers / deed 1, debt 1"),
    ("future_builder", "builder", "virtue 1, dismiss", 4, "build / transcribe / deed 1, debt 1"),
    ("future_noble", "noble", "virtue 1, dismiss", 4, "workers / build / deed 1, debt 1"),
    ("future_builder_noble", "builder noble", "any 2", 2, "build / workers / flip either, virtue 1"),
    ("future_builder_cleric", "builder cleric", "any 2", 2, "transcribe / build / flip either, virtue 1"),
    ("future_cleric_noble", "noble cleric", "any 2", 2, "workers / transcribe / flip either, virtue 1"),
    ("future_criminal_a", "criminal criminal", "corruption, any 1", 3, "focus / deed 1, flip deed"),
    ("future_criminal_b", "criminal criminal", "corruption, dismiss", 1, "focus / debt 1, flip debt"),
    ("future_builder_cleric_2", "builder cleric", "any 2", 2, "build / focus / debt 1, flip deed"),
    ("future_builder_noble_2", "builder noble", "any 2", 2, "workers / focus / deed 1, flip debt"),
    ("future_cleric_noble_2", "noble cleric", "any 2", 2, "transcribe / focus / debt 1, flip deed"),
]
NAMES = [record[0] for record in SCHEME_CARDS]
# The outer road from space 3, clockwise, with the segments in printed order.
ROAD = ["3", "4", "5", "6", "7"]
FOCUS = {"cleric": "transcribe", "builder": "build", "noble": "workers"}
DONE = {"build": "event-opponent-builds", "workers": "event-opponent-sends", "transcribe": "event-opponent-copies"}


def test_all_schemes_are_there() -> None:
    assert [record.id for record in SCHEMES] == NAMES
    starting = [NAMES[i - FIRST_SCHEME] for i in SCHEMES_OF[2] if i < FIRST_FUTURE]
    future = [NAMES[i - FIRST_SCHEME] for i in SCHEMES_OF[2] if i >= FIRST_FUTURE]
    assert len(starting) == len(future) == 8
    assert all(name.startswith("starting") for name in starting) and all(name.startswith("future") for name in future)


@pytest.mark.rule("VIS-14.8")
@pytest.mark.parametrize(("name", "icons"), [record[:2] for record in SCHEME_CARDS], ids=NAMES)
def test_icons(name: str, icons: str) -> None:
    i = scheme(name) * 5
    shown = [ICON_IDS[kind] for kind in range(5) for _each in range(ICONS[i + kind])]
    assert sorted(shown) == sorted(icons.split())


@pytest.mark.rule("VIS-14.2")
@pytest.mark.parametrize(("name", "icons", "first"), [record[:3] for record in SCHEME_CARDS], ids=NAMES)
def test_what_comes_first(name: str, icons: str, first: str) -> None:
    """Given two other criminals on its board, so that corruption counts them too."""
    s = against()
    tops(s, "courier", "woodcutter_1", "acolyte", "jeweller", "friar")
    s.row[3:6] = [scheme(name), scheme("future_criminal_a"), -1]
    future = len(s.future)
    go(s, running(SCHEMES[scheme(name) - FIRST_SCHEME].first.number, AI))
    expected = {"ink": 0, "corruption": 0, "virtue": 0, "schemes": 0}
    for word in first.split(", "):
        if word == "corruption":
            expected["corruption"] = 2 + icons.count("criminal")
        elif word == "scheme":
            expected["schemes"] = 1
        elif word == "dismiss":
            assert card("woodcutter_1") in s.gone
            expected["virtue"] += 1
        else:
            kind, count = word.split()
            expected["ink" if kind == "any" else kind] += int(count)
    assert has(s, AI, "ink") == expected["ink"], "the cleric takes ink"
    assert marks(s, AI) == (expected["corruption"], 6 - expected["virtue"])
    assert (len(s.discards[AI]), future - len(s.future)) == (expected["schemes"], expected["schemes"])
    assert ("dismiss" in first) == (len(s.gone) > 0 and card("woodcutter_1") in s.gone)
    assert not s.frames


@pytest.mark.rule("VIS-14.18")
@pytest.mark.parametrize(("name", "steps"), [(record[0], record[3]) for record in SCHEME_CARDS], ids=NAMES)
def test_how_far_it_walks(name: str, steps: int) -> None:
    s = against()
    go(s, Frame(OPPONENT_MOVE, AI, scheme(name)))
    assert space_id(s, s.at[AI]) == ROAD[steps]


def able(s: ViscountsState, *actions: str) -> None:
    """Make just these actions possible where it stands, whatever its icons are: goods and room, or neither."""
    give(s, AI, ink=6 if "transcribe" in actions else 0, stone=7 if "build" in actions else 0, gold=8)
    s.books[1] = TILE_IDS.index("ms06")
    s.workers[AI] = 20 if "workers" in actions else 1
    if "build" not in actions:
        for site in ("a2-3-4", "b2-3-4"):
            s.sites[SITE_IDS.index(site)] = 2


@pytest.mark.rule("VIS-14.8", "VIS-14.9")
@pytest.mark.parametrize("board", FOCUS)
@pytest.mark.parametrize(("name", "last"), [(record[0], record[4]) for record in SCHEME_CARDS], ids=NAMES)
def test_of_the_last_row_the_first_that_can_be_done(board: str, name: str, last: str) -> None:
    """Given that this entry and all after it could be done, and none before it: this one is done and no other."""
    entries = [FOCUS[board] if entry == "focus" else entry for entry in last.split(" / ")[:-1]]
    for i, entry in enumerate(entries):
        if entry in entries[:i]:
            continue  # its focus stands before it already
        s = against(board)
        s.active = AI
        able(s, *entries[i:])
        go(s, Frame(OPPONENT_LAST, AI, scheme(name)))
        assert [event for event in told(s) if event in DONE.values()] == [DONE[entry]]
        assert "event-opponent-else" not in told(s)


@pytest.mark.rule("VIS-14.8")
@pytest.mark.parametrize(("name", "last"), [(record[0], record[4]) for record in SCHEME_CARDS], ids=NAMES)
def test_the_last_entry_is_done_in_any_case(name: str, last: str) -> None:
    """Given a debt and a deed, and no action that it could do."""
    s = against()
    s.active = AI
    able(s)
    give(s, AI, unpaid=1, acquired=1)
    go(s, Frame(OPPONENT_LAST, AI, scheme(name)))
    papers = {"unpaid": 1, "paid": 0, "acquired": 1, "approved": 0}
    virtue = 0
    for word in last.split(" / ")[-1].split(", "):
        kind, what = word.split()
        if kind == "flip":
            turned = "deed" if what == "deed" else "debt"  # of either it flips a debt: it has flipped as many of each
            papers["unpaid" if turned == "debt" else "acquired"] -= 1
            papers["paid" if turned == "debt" else "approved"] += 1
        elif kind == "virtue":
            virtue += int(what)
        else:
            papers["unpaid" if kind == "debt" else "acquired"] += int(what)
    assert {kind: has(s, AI, kind) for kind in papers} == papers
    assert marks(s, AI) == (0, 6 - virtue)
    assert has(s, AI, "ink") == papers["paid"], "a paid debt gives a resource"
    assert told(s).count("event-opponent-else") == 1


@pytest.mark.rule("VIS-14.2", "VIS-14.8")
def test_the_rows_are_done_from_top_to_bottom() -> None:
    """future_cleric: virtue and a dismissal where it stood, four spaces on, and then the manuscript there."""
    s = against()
    tops(s, "courier", "woodcutter_1", "acolyte", "jeweller", "friar")
    s.decks[AI] = [scheme("future_cleric")]
    give(s, AI, ink=5)
    s.books[3] = TILE_IDS.index("ms06")
    go(s, Frame(OPPONENT_TURN, AI))
    assert card("woodcutter_1") in s.gone and marks(s, AI) == (0, 4)
    assert space_id(s, s.at[AI]) == "7"
    assert s.tiles[AI] == 1 << TILE_IDS.index("ms06")
    assert has(s, AI, "ink") == 1, "the card's cleric and the printed one, four ink"
    order = [e for e in told(s) if e in ("event-scheme", "event-dismiss", "event-move", "event-transcribe")]
    assert order == ["event-scheme", "event-dismiss", "event-move", "event-transcribe"]


@pytest.mark.rule("VIS-14.2")
def test_what_its_last_row_brings_together_collides_in_the_same_turn() -> None:
    """starting_noble: nothing to place; a debt flipped and 1 virtue, by which its markers meet on the fourth space."""
    s = against()
    s.decks[AI] = [scheme("starting_noble")]
    tops(s, "courier", "courier", "acolyte", "jeweller", "friar")
    give(s, AI, unpaid=1)
    s.marks[2:4] = [3, 4]
    stand(s, 0, "1-2")
    go(s, Frame(OPPONENT_TURN, AI))
    assert "event-collision" in told(s) and marks(s, AI) == (0, 6)
    assert (has(s, AI, "unpaid"), has(s, AI, "paid"), has(s, AI, "acquired")) == (1, 1, 1), "a debt and a deed paid out"
    assert has(s, AI, "ink") == 2, "one for the debt, one from the collision"
