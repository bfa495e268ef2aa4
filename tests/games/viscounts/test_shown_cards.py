"""What cards, tiles, spots and books show, sign by sign, against the table of components."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.faces import (
    books_face,
    card_face,
    pile_face,
    scheme_face,
    site_face,
    slot_icons,
    tile_face,
)
from castellany.games.viscounts.facts.board import SEGMENTS
from castellany.games.viscounts.facts.tables import FIRST_PRINTED, SITE_IDS, TILE_IDS
from tests.games.viscounts import expected
from tests.games.viscounts.alone import scheme
from tests.games.viscounts.helpers import card, facts, own, quiet, said, shown
from tests.games.viscounts.test_schemes import SCHEME_CARDS

NAMES = [record[0] for record in expected.CARDS]
# A word of the table as a sign, where it is not the same; `flip either` and `castle move` are two words.
WORDS = {
    "flip either": "1 flip",
    "flip debt": "1 flip_debt",
    "flip deed": "1 flip_deed",
    "hire": "1 hire",
    "rearrange": "1 rearrange",
    "shuffle": "1 reshuffle",
    "castle move": "1 castle_move",
    "copy": "1 book",
    "dismiss": "1 dismiss",
    "scheme": "1 scheme",
    "corruption": "1 corruption",
    "focus": "1 focus",
    "build": "1 builder",
    "workers": "1 noble",
    "transcribe": "1 cleric",
    "destroy own": "1 destroy",
}
CAUSES = {
    "after trade": "1 merchant to",
    "after build": "1 builder to",
    "after place_workers": "1 noble to",
    "after transcribe": "1 cleric to",
    "when flip_debt": "1 flip_debt to",
    "when gain_debt": "1 debt to",
    "when any_collision": "1 collision to",
}


def sign(word: str) -> str:
    """`silver 2` is `2 silver`, `build workshop` is `1 workshop`."""
    if word in WORDS:
        return WORDS[word]
    kind, count = word.split()
    return f"1 {count}" if kind == "build" else f"{count} {kind}"


def row(words: str) -> set[tuple[str, ...]]:
    """The ways of an outcome, each as the signs in it."""
    return {tuple(sorted(sign(word) for word in way.split(", "))) for way in words.split(" | ") if way}


def ways(signs: str) -> set[tuple[str, ...]]:
    """The same, read off what is shown."""
    found = set()
    for way in signs.split(" or "):
        parts = way.split()
        found.add(tuple(sorted(" ".join(parts[i : i + 2]) for i in range(0, len(parts), 2))))
    return found - {()}


@pytest.mark.parametrize(("name", "cost", "icons"), [record[:3] for record in expected.CARDS], ids=NAMES)
def test_a_card_shows_its_cost_and_every_icon(name: str, cost: int, icons: str) -> None:
    face = card_face(card(name))
    words = icons.split()
    assert face["cost"] == cost
    assert sorted(face["icons"]) == sorted(
        kind for kind, count in zip(words[::2], words[1::2], strict=True) for _each in range(int(count))
    )


@pytest.mark.parametrize(("name", "top"), [(record[0], record[3]) for record in expected.CARDS], ids=NAMES)
def test_a_card_shows_what_hiring_it_brings(name: str, top: str) -> None:
    assert ways(said(card_face(card(name))["top"])) == row(top)


@pytest.mark.parametrize(("name", "timing", "ability"), [(r[0], r[4], r[5]) for r in expected.CARDS], ids=NAMES)
def test_a_card_shows_when_its_ability_works_and_what_it_does(name: str, timing: str, ability: str) -> None:
    face = card_face(card(name))
    shown = said(face["ability"])
    assert face["timing"] == (timing if timing in ("none", "instant", "dropoff") else "ongoing")
    if timing.startswith("convert"):
        spent, made = ability.replace("gold or stone", "stone or 1 gold").split(" as ")
        assert shown == f"{spent} to {made}"
        return
    if timing in CAUSES:
        assert shown.startswith(CAUSES[timing])
        shown = shown.removeprefix(CAUSES[timing]).strip()
    assert ways(shown) == row(ability)


def test_kinds_and_figures_of_cards() -> None:
    """Cards that differ only in their number share one drawing; the eight starters and the ten heroes are marked."""
    kinds = [card_face(i)["kind"] for i in range(len(NAMES))]
    assert kinds == ["starter"] * 8 + ["hero"] * 10 + ["folk"] * 69
    assert {card_face(card(f"peddler_{i}"))["figure"] for i in (1, 2, 3, 4)} == {"peddler"}
    assert {card_face(card(f"debt_collector_{i}"))["figure"] for i in (1, 2, 3, 4)} == {"debt_collector"}
    assert card_face(card("traitor"))["figure"] == card_face(card("traitor_1"))["figure"] == "traitor"
    assert len({card_face(i)["figure"] for i in range(len(NAMES))}) == len({name.rstrip("_1234") for name in NAMES})


@pytest.mark.parametrize("segment", range(5))
def test_printed_townsfolk_lie_under_every_pile(segment: int) -> None:
    cost, icons, top = expected.PRINTED[segment]
    for empty in (False, True):
        pile = pile_face(segment, empty)
        assert (pile["segment"], pile["empty"]) == (SEGMENTS[segment].id, empty)
        face = pile["printed"]
        assert face["kind"] == "printed" and face == card_face(FIRST_PRINTED + segment)
        assert (face["cost"], sorted(face["icons"])) == (cost, sorted(icons.replace(" 1", "").split()))
        assert ways(said(face["top"])) == row(top)
        assert (face["timing"], face["ability"]) == ("none", [])


@pytest.mark.parametrize("segment", range(5))
def test_printed_books_lie_under_every_pile_of_manuscripts(segment: int) -> None:
    book = books_face(segment, True)
    assert (book["cost"], book["empty"], book["segment"]) == (3, True, SEGMENTS[segment].id)
    assert ways(said(book["effect"])) == row(expected.BOOKS[segment])


@pytest.mark.parametrize(("id", "ribbon", "cost", "instant", "score"), expected.MANUSCRIPTS)
def test_manuscripts(id: str, ribbon: str, cost: int, instant: str, score: str) -> None:
    face = tile_face(TILE_IDS.index(id))
    assert (face["ribbon"], face["cost"]) == (ribbon, cost)
    if instant == "flip either, flip either":
        assert said(face["instant"]) == "2 flip"
    else:
        assert ways(said(face["instant"])) == row(instant)
    assert (len(face["counts"]) == 1) == bool(score)
    if score:
        assert face["counts"][0]["count"] == int(score.split()[2]), "so many for a point"


COUNTED = {
    "ms06": "building", "ms07": "any", "ms08": "builder", "ms15": "cleric", "ms16": "approved", "ms17": "book",
    "ms21": "criminal", "ms22": "merchant", "ms23": "silver", "ms28": "card", "ms29": "noble", "ms30": "paid",
    "ms31": "workers", "ms39": "book",
}  # fmt: skip


@pytest.mark.parametrize(("id", "icon"), COUNTED.items())
def test_what_a_manuscript_counts_has_a_sign_of_its_own(id: str, icon: str) -> None:
    assert tile_face(TILE_IDS.index(id))["counts"][0]["icon"] == icon


def test_a_manuscript_of_mine_shows_its_points_of_now() -> None:
    s = quiet()
    own(s, 0, "ms30", "ms13")
    s.papers[1] = 4
    assert facts(s, "tile:ms30")["points"] == 4
    assert shown(s, "tile:ms30")["notes"] == [{"id": "note-points", "args": {"count": 4}}]
    assert facts(s, "tile:ms13")["points"] == 0 and "notes" not in shown(s, "tile:ms13")


@pytest.mark.parametrize(("id", "bank", "site", "link"), expected.SITES)
def test_spots_show_their_effect_and_the_line_to_the_next(id: str, bank: str, site: str, link: str) -> None:
    face = site_face(SITE_IDS.index(id))
    assert face["bank"] == {"L": "left", "R": "right"}[bank]
    assert ways(said(face["effect"])) == row(site)
    assert face["linked"] == bool(link)
    assert ways(said(face["link"])) == row(link)


@pytest.mark.parametrize(("name", "icons", "first", "move", "last"), SCHEME_CARDS)
def test_schemes(name: str, icons: str, first: str, move: int, last: str) -> None:
    face = scheme_face(scheme(name), 1)
    assert (face["icons"], face["move"], face["slot"]) == (icons.split(), move, 1)
    assert ways(said(face["first"])) == row(first)
    assert [ways(said(each)) for each in face["last"]] == [row(entry) for entry in last.split(" / ")]


def test_the_icons_printed_on_free_slots() -> None:
    assert slot_icons(-1) == [[], ["builder", "noble", "cleric"], ["merchant", "merchant"]]
    assert [slot_icons(board) for board in range(4)] == [
        [[], ["noble"], ["builder", "cleric"]],
        [[], ["cleric"], ["builder", "noble"]],
        [[], ["builder"], ["noble", "cleric"]],
        [[], ["noble"], ["builder", "cleric"]],
    ]


@pytest.mark.parametrize(("start", "goods", "extra"), expected.PLAYER_CARDS)
def test_pairs_show_their_goods_and_what_else_they_do(start: int, goods: str, extra: str) -> None:
    s = quiet()
    s.offer = [start - 1, card("ada")]
    pair = shown(s, f"pair:{start}")
    assert pair["facts"]["start"] == start
    assert ways(said(pair["facts"]["gain"])) == row(goods)
    assert ways(said(pair["facts"]["extra"])) == row(extra)
    assert [item["id"] for item in pair["items"]] == ["card:ada"]
