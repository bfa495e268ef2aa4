"""Every card in every seat to the last caballero: what it changes on the table, and that nothing else does.

A scene is told as seen by who takes the card: `me`, then `left`, `far` and `right` clockwise.
"""

from __future__ import annotations

import pytest

from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE, COURT
from castellany.games.elgrande.facts.cards import CARD_IDS
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import walk
from tests.games.elgrande.helpers import (
    ALL_CARDS,
    ARAGON,
    GALICIA,
    GRANADA,
    NAVARRA,
    SEVILLA,
    TOLEDO,
    do,
    scene,
    with_card,
)

SEATS = range(4)
WHO = ("me", "left", "far", "right")
# Granada 6/3/1: me 2, left 1; Sevilla 4/3/1: left 3, far 2; Toledo 7/4/2: far 1; Aragon 5/4/1: right 2.
PIECES = (
    {GRANADA: 2, COURT: 5},
    {GRANADA: 1, SEVILLA: 3, COURT: 4},
    {SEVILLA: 2, TOLEDO: 1, COURT: 2},
    {ARAGON: 2, CASTLE: 1},
)


def table(seat: int) -> GrandeState:
    """The king in Galicia, all grandes in Navarre, an open castle with one caballero."""
    pieces = {(seat + i) % 4: places for i, places in enumerate(PIECES)}
    return scene(
        pieces, king=GALICIA, grandes=[NAVARRA] * 4, open_castle=True, alternatives=ALL_CARDS, new_regency=True
    )


def ledger(s: GrandeState, seat: int) -> dict[str, int]:
    """Caballeros by place and owner, points, king, grandes and tiles, with owners as the card's player sees them."""
    names = {f"seat:{(seat + i) % 4}": who for i, who in enumerate(WHO)}
    found: dict[str, int] = {}
    for node in walk(s.observe(None)["things"]):
        id = node["id"]
        for owner, who in names.items():
            for place in ("court", "province", "score"):
                if id == f"{owner}/{place}":
                    found[f"{who}/{place}"] = node["value"]
            if id.startswith(("region:", "castle")) and id.endswith(f"/{owner}"):
                found[f"{who}/{id.split('/')[0].removeprefix('region:')}"] = node["value"]
        if id.startswith(("region:", "castle", "france", "portugal")) and "/" not in id:
            place = id.removeprefix("region:")
            for item in node.get("items", []):
                if item["id"] == "king" or item["id"].startswith("tile:"):
                    found[f"{item['id']} in {place}"] = 1
                if item["id"].startswith("grande:"):
                    found[f"grande of {names['seat:' + item['id'][7:]]} in {place}"] = 1
    return found


def changes(text: str) -> dict[str, int]:
    """`me/court -2, king in toledo +1`"""
    return {name: int(more) for name, more in (part.rsplit(" ", 1) for part in text.split(", "))}


def after(card: int, seat: int, choices: str) -> dict[str, int]:
    s = with_card(table(seat), card, seat)
    before = ledger(s, seat)
    for choice in choices.split(", "):
        who, text = choice.split(": ")
        for i, name in enumerate(WHO):
            text = text.replace(f"<{name}>", f"p{(seat + i) % 4 + 1}")
        do(s, (seat + WHO.index(who)) % 4, text)
    now = ledger(s, seat)
    found = {name: now.get(name, 0) - before.get(name, 0) for name in {*now, *before}}
    return {name: more for name, more in found.items() if more}


STORIES: list[tuple[int, str, str]] = [
    (
        cards.CONSPIRACY,
        "me: act, me: lift <me> granada, me: drop toledo, me: lift <left> granada, me: drop castle, me: stop",
        "me/granada -1, me/toledo +1, left/granada -1, left/castle +1",
    ),
    (
        cards.INTRIGUE,
        "me: act, me: lift <far> toledo, me: drop sevilla, me: lift <me> granada, me: drop navarra, me: stop",
        "far/toledo -1, far/sevilla +1, me/granada -1, me/navarra +1",
    ),
    (cards.AMBUSH, "me: act, me: lift <right> aragon, me: drop granada, me: stop", "right/aragon -1, right/granada +1"),
    (cards.MILITIA, "me: act, me: place sevilla, me: place aragon", "me/court -2, me/sevilla +1, me/aragon +1"),
    (
        cards.DEPARTURE,
        "me: act, me: lift <me> granada, me: drop castle, me: lift <me> granada, me: drop castle",
        "me/granada -2, me/castle +2",
    ),
    (cards.JUSTICE, "me: act, me: score sevilla", "left/score +4, far/score +3"),
    (
        cards.WITHDRAWAL,
        "me: act, left: return court, left: return sevilla, left: return granada, "
        "far: return court, far: return court, far: return toledo",
        "left/court -1, left/sevilla -1, left/granada -1, left/province +3, "
        "far/court -2, far/toledo -1, far/province +3, right/aragon -2, right/province +2",
    ),
    (
        cards.CIVIL_WAR,
        "me: act, left: disk sevilla, far: disk toledo, right: disk aragon",
        "left/sevilla -3, left/province +3, far/toledo -1, far/province +1, right/aragon -2, right/province +2",
    ),
    (cards.DISGRACE, "me: act", "left/court -4, left/province +4, far/court -2, far/province +2"),
    (cards.DISMISSAL, "me: act", "left/court -3, left/province +3, far/court -2, far/province +2"),
    (
        cards.ARREST,
        "me: act, me: arrest <left> granada, me: arrest <right> aragon, me: arrest <far> sevilla",
        "left/granada -1, left/province +1, right/aragon -1, right/province +1, far/sevilla -1, far/province +1",
    ),
    (
        cards.SKIRMISH,
        "me: act, left: disk sevilla, far: disk sevilla, right: disk aragon",
        "left/sevilla -2, left/province +2, far/sevilla -2, far/province +2, right/aragon -2, right/province +2",
    ),
    (cards.WATCHTOWERS, "me: act", "left/score +4, far/score +3"),
    (cards.FIESTA, "me: act", "right/score +5"),
    (cards.HEARTLAND, "me: act", "me/score +6, left/score +3, far/score +7"),
    (cards.REVELATION, "me: act", "right/score +5"),
    (cards.TRIUMPH, "me: act", "me/score +6, left/score +4, far/score +7, right/score +5"),
    (cards.GATHERING, "me: act", "left/score +4, far/score +3"),
    (cards.BORDERLANDS, "me: act", "far/score +7"),
    (cards.DECREE, "me: act, me: tile four toledo", "tile:four in toledo +1"),
    (cards.NEW_HOME, "me: act, me: grande sevilla", "grande of me in navarra -1, grande of me in sevilla +1"),
    (
        cards.INSURRECTION,
        "me: act, me: incite sevilla, left: disk toledo, far: disk aragon",
        "left/sevilla -3, left/toledo +3, far/sevilla -2, far/aragon +2",
    ),
    (cards.REINFORCEMENTS, "me: act", "me/court +2, me/province -2"),
    (cards.ADVISER, "me: act, me: king castilla", "king in galicia -1, king in castilla +1"),
    (
        cards.DEPUTY,
        "me: act, me: swap <far>",
        "king in galicia -1, king in navarra +1, grande of far in navarra -1, grande of far in galicia +1",
    ),
    (cards.EXILE, "me: act, me: king portugal", "king in galicia -1, king in portugal +1"),
    (cards.REBELLION, "me: act", "king in galicia -1, king in castle +1"),
    (cards.SUMMER_COURT, "me: act", "king in galicia -1, king in toledo +1"),
    (
        cards.CONTEST,
        "me: act, me: king navarra",
        "king in galicia -1, king in navarra +1, "
        "grande of me in navarra -1, grande of left in navarra -1, "
        "grande of far in navarra -1, grande of right in navarra -1, "
        "grande of me in castle +1, grande of left in castle +1, "
        "grande of far in castle +1, grande of right in castle +1",
    ),
    (
        cards.INFILTRATION,
        "me: act, me: place galicia, me: place castle, me: end",
        "me/court -2, me/galicia +1, me/castle +1",
    ),
    (cards.ROYAL_PROGRESS, "me: act, me: king granada", "king in galicia -1, king in granada +1"),
    (
        cards.AUDIENCE,
        "me: act, me: king navarra",
        "king in galicia -1, king in navarra +1, me/court +2, me/province -2",
    ),
    (cards.CAPITAL, "me: act", "king in galicia -1, king in sevilla +1"),
    (cards.REPRESENTATION, "me: act, me: muster, me: place granada, me: stop", "me/court -1, me/granada +1"),
    (
        cards.RIVALRY,
        "me: act, me: disk granada, left: disk sevilla, far: disk granada, right: disk aragon",
        "left/score +4, far/score +3, right/score +5",
    ),
]


@pytest.mark.rule("ELG-4.7", "ELG-7.11", "ELG-8.1", "ELG-8.3", "ELG-13.3", "ELG-13.6", "ELG-13.10", "ELG-13.11")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("card", "choices", "told"), STORIES, ids=[CARD_IDS[story[0]] for story in STORIES])
def test_a_card_changes_what_it_says_and_nothing_else(card: int, choices: str, told: str, seat: int) -> None:
    assert after(card, seat, choices) == changes(told)


def test_every_card_that_is_not_here_moves_caballeros_like_one_that_is() -> None:
    left = {CARD_IDS[card] for card in range(len(CARD_IDS))} - {CARD_IDS[story[0]] for story in STORIES}
    assert left == {"machination", "regrouping", "scheme", "authority", "your_majesty", "escort", "veto"}
