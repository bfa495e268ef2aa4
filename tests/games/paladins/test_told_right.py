"""What is told of the actions on the right: workers, price, piece, rewards, townsfolk, paladin (PAL-4.6)."""

from __future__ import annotations

import pytest

from tests.games.paladins.helpers import (
    own,
    paladin,
    suspect,
    tell,
)
from tests.games.paladins.telling import ME, gain, pay, place, ready, said, townsfolk


@pytest.mark.rule("PAL-6.1", "PAL-9.3")
def test_commission_with_two_acolytes() -> None:
    """Acolytes 2 and 3: a silver and a tax, after the reward of the space."""
    s = ready("scout labourer cleric")
    own(s, 1, "acolyte-2", "acolyte-3")
    events = tell(s, "act commission", "settle r3a")
    assert said(events) == [
        *place("commission", "scout", "cleric", "labourer"),
        pay("provision", 1),
        ("commission", {"seat": ME, "region": 3}),
        gain("influence"),
        gain("labourer"),
        townsfolk("acolyte"),
        gain("silver"),
        townsfolk("acolyte"),
        ("tax", {"seat": ME, "count": 1, "left": 6}),
    ]
    assert events[4].moves[0][:3] == ("piece-monk", "seat:1/monks", "space:r3a")


@pytest.mark.rule("PAL-6.3", "PAL-5.7")
def test_garrison_with_a_free_recruit() -> None:
    events = tell(ready("merchant labourer fighter"), "act garrison", "settle r1a", "take abbot-1")
    assert said(events) == [
        *place("garrison", "merchant", "fighter", "labourer"),
        pay("provision", 1),
        ("garrison", {"seat": ME, "region": 1}),
        gain("faith"),
        ("hire", {"seat": ME, "townsfolk": "townsfolk-abbot"}),
    ]
    assert events[4].moves[0][:3] == ("piece-outpost", "seat:1/outposts", "space:r1a")


@pytest.mark.rule("PAL-6.2", "PAL-9.1", "PAL-9.3")
@pytest.mark.parametrize(("wall", "points", "rest"), [(5, 2, []), (3, 1, ["labourer"])])
def test_fortify_with_anseis(wall: int, points: int, rest: list[str]) -> None:
    s = ready("merchant labourer scout")
    paladin(s, 1, "anseis")
    own(s, 1, "gatekeeper-1")
    s.wall_deck.remove(wall - 1)
    s.wall_deck.append(wall - 1)
    events = tell(s, "act fortify")
    assert said(events) == [
        *place("fortify", "merchant", "scout", "labourer"),
        ("fortify", {"seat": ME, "points": points}),
        gain("strength"),
        *[gain(icon) for icon in rest],
        townsfolk("gatekeeper"),
        gain("labourer"),
    ]
    assert events[3].moves[0][:3] == ("card-wall", "wall-deck", "seat:1/walls")


@pytest.mark.rule("PAL-6.4", "PAL-9.4", "PAL-7.8")
def test_absolve_pays_a_debt_and_calls_the_collector() -> None:
    s = ready("cleric labourer merchant", unpaid=1)
    suspect(s, 1, 2)
    own(s, 1, "debt-collector-2", "abbot-2")
    events = tell(s, "act absolve", "jar 1")
    assert said(events) == [
        *place("absolve", "cleric", "merchant", "labourer"),
        pay("silver", 1),
        ("absolve", {"seat": ME}),
        gain("faith"),
        ("drop-suspicion", {"seat": ME, "count": 1}),
        ("pay-debt", {"seat": ME}),
        townsfolk("debt-collector"),
        gain("fighter"),
        townsfolk("abbot"),
        gain("provision"),
    ]
    moved = {event.message.id: event.moves[0][:3] for event in events if event.moves}
    assert moved["event-absolve"] == ("piece-jar", "seat:1/jars", "seat:1/jar-space:1")
    assert moved["event-pay-debt"] == ("card-debt", "seat:1/unpaid", "seat:1/paid")
    assert moved["event-drop-suspicion"] == ("card-suspicion", "seat:1/suspicion", "suspicion-discard")


@pytest.mark.rule("PAL-6.5", "PAL-9.2")
def test_attack_with_engelier_and_silver_for_strength() -> None:
    """Strength 8 against 9: a silver; then the card's rewards from left to right, then the paladin."""
    s = ready("scout labourer fighter")
    paladin(s, 1, "engelier")
    events = tell(s, "act attack", "face archer-b")
    assert said(events) == [
        *place("attack", "scout", "fighter", "labourer"),
        pay("silver", 1),
        ("attack", {"seat": ME, "outsider": "outsider-archer"}),
        gain("influence"),
        gain("scout"),
        gain("provision"),
        ("paladin-pays", {"seat": ME, "paladin": "paladin-engelier"}),
        gain("silver", 2),
    ]
    assert events[4].moves[0][:3] == ("outsider:archer-b", "outsider-row", "seat:1/attacked")


@pytest.mark.rule("PAL-6.6", "PAL-9.3")
def test_convert_with_a_missionary() -> None:
    s = ready("fighter labourer cleric", convert=1)
    own(s, 1, "missionary-1")
    events = tell(s, "act convert", "face invader-s")
    assert said(events) == [
        *place("convert", "fighter", "cleric", "labourer"),
        pay("silver", 1),
        ("convert", {"seat": ME, "outsider": "outsider-invader"}),
        gain("strength", 2),
        townsfolk("missionary"),
        gain("labourer"),
    ]
    assert events[4].moves[0][:3] == ("outsider:invader-s", "outsider-row", "seat:1/converted")
