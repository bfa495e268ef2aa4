"""Who may see what: hands, discards, modifiers, the castle; the general law stands in the kit."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE, COURT, PROVINCE
from castellany.games.elgrande.state import GrandeState, shift
from castellany.kernel import Dice, playout, walk
from tests.games.elgrande.helpers import (
    ALL_CARDS,
    BLUE,
    GREEN,
    IMAGINARY,
    ORANGE,
    PURPLE,
    TOLEDO,
    at,
    do,
    heard,
    new,
    province,
    scene,
    with_card,
)

rule = pytest.mark.rule


def things(s: GrandeState, seat: int | None) -> dict[str, dict[str, Any]]:
    return {node["id"]: node for node in walk(s.observe(seat)["things"])}


@rule("ELG-1.5")
def test_power_cards_are_seen_by_their_owner_only() -> None:
    s = new(4)
    s.spent[GREEN] = 1 << 13
    s.hands[GREEN] &= ~(1 << 13)
    own, other, spectator = things(s, GREEN), things(s, PURPLE), things(s, None)
    assert own["seat:1/hand"]["value"] == other["seat:1/hand"]["value"] == 12
    assert "seat:1/power:13" in own and "seat:1/power:5" in own
    for seen in (other, spectator):
        assert not any(id.startswith("seat:1/power") for id in seen)
        assert seen["seat:1/spent"]["value"] == 1


@rule("ELG-1.5")
def test_played_cards_courts_and_the_map_are_open() -> None:
    s = with_card(scene({GREEN: {COURT: 4, TOLEDO: 3}}, grandes=[TOLEDO] * 4), cards.JUSTICE)
    seen = things(s, None)
    assert seen["seat:1/court"]["value"] == 4 and seen["region:toledo/seat:1"]["value"] == 3
    assert "seat:1/power:3" in seen and "grande:1" in seen


@rule("ELG-1.5")
def test_modifiers_are_seen_by_their_owner_only() -> None:
    s = new(3, changing_powers=True)
    assert things(s, 0)["seat:0/modifiers"]["value"] == things(s, 1)["seat:0/modifiers"]["value"] == 3
    assert any(id.startswith("seat:0/modifier:") for id in things(s, 0))
    assert not any(id.startswith("seat:0/modifier:") for id in things(s, 1))


@rule("ELG-6.2")
def test_a_closed_castle_tells_nothing() -> None:
    s = scene({PURPLE: {CASTLE: 3}, GREEN: {CASTLE: 2}})
    for seat in (PURPLE, GREEN, None):
        seen = things(s, seat)
        assert "value" not in seen["castle"] and not any(id.startswith("castle/") for id in seen)
        assert "pays" not in seen["castle"]["facts"]
        for owner in range(4):
            assert ("value" in seen[f"seat:{owner}/province"]) == (owner == seat)


def with_other_castle(s: GrandeState, viewer: int | None, dice: random.Random) -> GrandeState:
    """Everybody else has another number in the castle, and in the province what remains, enough for any need."""
    other = s.copy()
    for colour in range(s.colours):
        both = at(s, colour, CASTLE) + at(s, colour, PROVINCE)
        if colour != viewer and at(s, colour, PROVINCE) > 7:
            inside = dice.choice([n for n in range(both - 6) if n != at(s, colour, CASTLE)])
            shift(other, colour, CASTLE, PROVINCE, at(s, colour, CASTLE) - inside)
    return other


def heard_after(s: GrandeState, seat: int, choice: int, viewer: int | None) -> tuple[list[Any], str, bool]:
    """What the viewer hears of a choice and sees after it; and whether the castle was opened."""
    after = s.copy()
    after.log = []
    after.apply(seat, choice)
    heard = [event.json() for event in after.log if event.heard_by(viewer)]
    opened = any(event.message.id.startswith("event-castle") for event in after.log)
    after.log = None
    return heard, json.dumps(after.observe(viewer)), opened


@rule("ELG-6.2", "ELG-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_can_tell_how_full_a_closed_castle_is(seats: int) -> None:
    """Imagined worlds remember the announced throws, so here the content itself is exchanged.

    Whatever else would be in it: others see the same table, are asked the same questions, and hear the same of
    every choice, until the castle is opened.
    """
    compared = asked = 0
    for seed, more in ((0, False), (1, True)):
        s = new(seats, seed, new_regency=more, changing_powers=more, alternatives=ALL_CARDS if more else [])
        dice = random.Random(seed)
        while s.waiting:
            seat = dice.choice(s.waiting)
            choice = dice.choice(s.choices(seat))
            viewer = dice.choice([None, *range(seats)])
            other = with_other_castle(s, viewer, dice)
            assert json.dumps(other.observe(viewer)) == json.dumps(s.observe(viewer))
            if viewer is not None and s.waits_for(viewer):
                assert other.ask(viewer).json() == s.ask(viewer).json()
                asked += 1
            if choice in other.choices(seat):
                *true, opened = heard_after(s, seat, choice, viewer)
                *exchanged, _opened = heard_after(other, seat, choice, viewer)
                assert opened or exchanged == true
                compared += not opened
            s.apply(seat, choice)
    assert compared > 200 and asked > 60


@rule("ELG-7.8", "ELG-11.4")
def test_an_opened_castle_is_counted_aloud() -> None:
    s = with_card(scene({GREEN: {CASTLE: 2}, ORANGE: {CASTLE: 1}}), cards.REVELATION)
    told = [m for m in heard(s, PURPLE, "act") if m.id.startswith("event-castle")]
    assert [(m.args["seat"], m.args["count"]) for m in told] == [("seat:1", 2), ("seat:3", 1)]
    s = with_card(scene({}), cards.REVELATION)
    assert [m.id for m in heard(s, PURPLE, "act")][1:2] == ["event-castle-empty"]


@rule("ELG-6.2")
def test_an_open_castle_tells_all() -> None:
    s = scene({PURPLE: {CASTLE: 3}, GREEN: {CASTLE: 2}}, open_castle=True, grandes=[TOLEDO] * 4)
    seen = things(s, BLUE)
    assert seen["castle/seat:0"]["value"] == 3 and seen["castle/seat:1"]["value"] == 2
    assert seen["castle"]["facts"]["pays"] == [5, 3, 0, 0]
    assert seen["seat:0/province"]["value"] == province(s, PURPLE)


@rule("ELG-6.3")
def test_a_set_disk_is_not_seen() -> None:
    s = do(with_card(scene({GREEN: {TOLEDO: 2, COURT: 1}, BLUE: {TOLEDO: 1}}), cards.INSURRECTION), PURPLE, "act")
    do(s, PURPLE, "incite toledo")
    assert things(s, None)["seat:1"]["facts"]["disk"] == "asked" and things(s, None)["seat:3"]["facts"]["disk"] == ""
    other = s.copy()
    do(s, GREEN, "disk granada")
    do(other, GREEN, "disk aragon")
    for seat in (PURPLE, BLUE, ORANGE, None):
        assert json.dumps(s.observe(seat)) == json.dumps(other.observe(seat)), "all see that it is set, nobody to what"
        assert things(s, seat)["seat:1"]["facts"]["disk"] == "set"


@rule("ELG-14.1")
def test_the_decks_are_imagined_anew_and_stay_possible() -> None:
    for seats in (2, 4):
        s = new(seats, 3, alternatives=ALL_CARDS, changing_powers=True, new_regency=True)
        playout(s, Dice(3), 60)
        decks = set()
        for seed in range(20):
            world = s.resample(0, seed)
            assert isinstance(world, GrandeState)
            decks.add(tuple(world.deck))
            assert sorted(world.deck + world.removed) == sorted(s.deck + s.removed)
            assert sorted(cards.CARDS[c].deck for c in world.removed) == [1, 2, 2, 4]
            assert all(c < cards.FIRST_ALTERNATIVE for c in world.removed)
            playout(world, Dice(seed))
            assert world.winners
        assert len(decks) > 15


@rule("ELG-16.3")
def test_the_imaginary_players_decks_are_hidden() -> None:
    s = new(2)
    orders = set()
    for seed in range(20):
        world = s.resample(0, seed)
        assert isinstance(world, GrandeState)
        orders.add((tuple(world.homes), tuple(world.idle)))
        assert sorted(world.idle) == sorted(s.idle)
        assert sum(world.at[IMAGINARY * 12 : IMAGINARY * 12 + 12]) == 30
    assert len(orders) > 15
    assert things(s, 0)["imaginary/powers"]["value"] == 12


@rule("ELG-1.2")
def test_regions_carry_their_original_names() -> None:
    from castellany import words

    seen = things(new(4), None)
    for lang, name in (("en", "Catalonia (Cataluña)"), ("uk", "Каталонія (Cataluña)"), ("pl", "Katalonia (Cataluña)")):
        assert words.render(lang, "elgrande", seen["region:cataluna"]["name"]) == name


@rule("ELG-7.11")
def test_a_region_shows_what_it_would_pay() -> None:
    s = scene({PURPLE: {TOLEDO: 2}, GREEN: {TOLEDO: 1}}, king=TOLEDO)
    assert things(s, None)["region:toledo"]["facts"]["pays"] == [9, 4, 0, 0]
