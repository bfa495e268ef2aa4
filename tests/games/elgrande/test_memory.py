"""What was seen is remembered in imagined worlds, and only what is in doubt is dealt anew."""

from __future__ import annotations

import pytest

from castellany.games.elgrande import GAME
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE, COURT, MINUS_1, MINUS_2, PLUS_1, PLUS_2
from castellany.games.elgrande.state import NO_MODIFIER, GrandeState
from castellany.kernel import Dice, playout
from tests.games.elgrande.helpers import (
    ALL_CARDS,
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    TOLEDO,
    at,
    do,
    finish_turn,
    new,
    play_powers,
    scene,
    with_card,
)

rule = pytest.mark.rule


def worlds(s: GrandeState, seat: int, count: int = 40) -> list[GrandeState]:
    found = [s.resample(seat, seed) for seed in range(count)]
    return [world for world in found if isinstance(world, GrandeState)]


def mask(*cards_held: int) -> int:
    return sum(1 << card for card in cards_held)


def packed(*modifiers: int) -> int:
    return sum(1 << 3 * modifier for modifier in modifiers)


def with_discards(*powers: int) -> GrandeState:
    """Purple, who has played 1 in this round, takes Authority; these cards lie in purple's discard."""
    s = scene({PURPLE: {COURT: 1}})
    s.spent[PURPLE] = mask(*powers)
    s.hands[PURPLE] &= ~s.spent[PURPLE]
    return do(with_card(s, cards.AUTHORITY), PURPLE, "act")


@rule("ELG-1.5", "ELG-3.7")
def test_played_power_cards_are_remembered() -> None:
    s = play_powers(new(4), {0: 4, 1: 9, 2: 11, 3: 2})
    while s.round == 0:
        finish_turn(s)
    assert s.spent == [mask(4), mask(9), mask(11), mask(2)]
    for seat in range(4):
        assert all(w.spent == s.spent and w.hands == s.hands for w in worlds(s, seat, 10))


@rule("ELG-12.3")
def test_a_card_taken_back_in_secret_is_in_doubt_for_the_others() -> None:
    s = do(with_discards(7, 10, 13), PURPLE, "regain 13")
    imagined = worlds(s, GREEN)
    assert {w.spent[PURPLE] for w in imagined} == {mask(7, 10), mask(7, 13), mask(10, 13)}
    for w in imagined:
        assert w.hands[PURPLE] | w.spent[PURPLE] == s.hands[PURPLE] | s.spent[PURPLE]
        assert w.hands[PURPLE] & w.spent[PURPLE] == 0 and w.hands[1:] == s.hands[1:]
    assert {w.hands[PURPLE] for w in worlds(s, PURPLE)} == {s.hands[PURPLE]}, "its owner knows"


@rule("ELG-12.3")
@pytest.mark.parametrize(("discards", "back"), [((7,), "regain 7"), ((7, 13), "regain 1")])
def test_what_all_can_see_is_not_in_doubt(discards: tuple[int, ...], back: str) -> None:
    """The only card of the discard, or the open one of this round."""
    s = do(with_discards(*discards), PURPLE, back)
    assert {(w.hands[PURPLE], w.spent[PURPLE]) for w in worlds(s, GREEN)} == {(s.hands[PURPLE], s.spent[PURPLE])}


@rule("ELG-12.3")
def test_doubt_ends_when_the_card_comes_into_the_open() -> None:
    s = do(with_discards(7, 10, 13), PURPLE, "regain 10", "end")
    while s.waiting[0] != PURPLE:
        do(s, s.waiting[0], GAME.text(s.choices(s.waiting[0])[-1]))
    other = s.copy()
    do(s, PURPLE, "play 10")
    assert {w.spent[PURPLE] for w in worlds(s, GREEN)} == {mask(1, 7, 13)}
    do(other, PURPLE, "play 2")
    assert len({w.spent[PURPLE] for w in worlds(other, GREEN)}) == 3, "another card tells nothing"


@rule("ELG-12.3")
def test_a_second_card_taken_back_widens_the_doubt() -> None:
    s = do(with_discards(7, 10), PURPLE, "regain 10", "end")
    s.spent[PURPLE] |= mask(13)
    s.hands[PURPLE] &= ~mask(13)
    do(with_card(s, cards.AUTHORITY), PURPLE, "act", "regain 13")
    assert s.blurred[PURPLE] == mask(1, 7, 10, 13)
    held = {(w.hands[PURPLE] & s.blurred[PURPLE]).bit_count() for w in worlds(s, BLUE)}
    assert held == {2} and len({w.hands[PURPLE] for w in worlds(s, BLUE)}) > 3


def changing(mods: list[int], pass_on: list[str]) -> GrandeState:
    """Three players with these modifiers, who have passed on as written."""
    s = new(3, changing_powers=True)
    s.spare = sorted(s.spare + [m for held in s.mods for m in range(4) for _i in range((held >> 3 * m) & 7)])
    s.mods = mods
    for held in mods:
        for m in range(4):
            for _i in range((held >> 3 * m) & 7):
                s.spare.remove(m)
    for seat, text in enumerate(pass_on):
        do(s, seat, text)
    return s


def three_alike() -> GrandeState:
    held = packed(PLUS_2, PLUS_1, MINUS_2)
    return changing([held, held, held], ["hand plus2", "hand plus1", "hand minus2"])


def holds(s: GrandeState, seat: int, modifier: int) -> int:
    return (s.mods[seat] >> 3 * modifier) & 7


@rule("ELG-15.1")
def test_the_giver_knows_what_was_passed() -> None:
    s = three_alike()
    assert all(holds(w, 1, PLUS_2) for w in worlds(s, 0)), "purple passed +2 to green"
    assert not all(holds(w, 1, PLUS_2) for w in worlds(s, 2)), "blue did not see it"
    assert {w.mods[0] for w in worlds(s, 0)} == {s.mods[0]}, "one's own are known"
    assert len({w.mods[1] for w in worlds(s, 0)}) > 3, "the rest of green's hand is not"


@rule("ELG-15.1", "ELG-15.2")
def test_a_passed_modifier_is_known_until_one_like_it_is_played() -> None:
    s = three_alike()
    while s.waiting[0] != 1:
        do(s, s.waiting[0], f"play {10 + s.waiting[0]}")
    do(s, 1, "boost 3 plus2")
    assert s.passed[0] == NO_MODIFIER and s.passed[1] == PLUS_1
    assert holds(s, 1, PLUS_2) == 1, "green had another one"
    assert {holds(w, 1, PLUS_2) for w in worlds(s, 0)} >= {0, 1}, "purple cannot know that"
    assert {w.mod[1] for w in worlds(s, 0)} == {PLUS_2}


@rule("ELG-15.8", "ELG-1.5")
def test_discarded_modifiers_are_remembered() -> None:
    s = three_alike()
    s.mods_spent[1] = packed(PLUS_1)
    s.mods[1] -= packed(PLUS_1)
    assert {w.mods_spent[1] for w in worlds(s, 0)} == {packed(PLUS_1)}


def with_modifier_discards(spent: int, played: int) -> GrandeState:
    """Purple of three takes Authority; these modifiers lie in purple's discard, this one is in play."""
    s = three_alike()
    s.mods[0], s.mods_spent[0], s.mod[0] = 0, spent, played
    s.passed = [NO_MODIFIER] * 3
    return do(with_card(s, cards.AUTHORITY), 0, "act")


@rule("ELG-15.8")
def test_a_modifier_taken_back_openly_stays_known() -> None:
    s = do(with_modifier_discards(packed(PLUS_1, MINUS_2), PLUS_2), 0, "regain_modifier plus2")
    assert {w.mods[0] for w in worlds(s, 1)} == {packed(PLUS_2)}
    assert {w.mods_spent[0] for w in worlds(s, 1)} == {packed(PLUS_1, MINUS_2)}
    s = do(with_modifier_discards(packed(MINUS_1, MINUS_1), PLUS_2), 0, "regain_modifier minus1")
    assert {w.mods[0] for w in worlds(s, 1)} == {packed(MINUS_1)}, "of equal ones all know which"


@rule("ELG-15.8")
def test_a_modifier_taken_back_in_secret_is_in_doubt() -> None:
    s = do(with_modifier_discards(packed(PLUS_1, MINUS_2), PLUS_2), 0, "regain_modifier plus1")
    assert {packed(PLUS_1), packed(MINUS_2)} <= {w.mods[0] for w in worlds(s, 1)}
    assert {w.mods[0] for w in worlds(s, 0)} == {packed(PLUS_1)}
    assert {w.mod[0] for w in worlds(s, 1)} == {PLUS_2}


@rule("ELG-15.8")
def test_one_secret_does_not_betray_the_next() -> None:
    """What is left in a discard in doubt is not known to be of one kind, even if it is."""
    s = do(with_modifier_discards(packed(PLUS_1, MINUS_2), PLUS_2), 0, "regain_modifier plus1", "end")
    s.mod[0] = NO_MODIFIER
    s.mods_spent[0] = packed(MINUS_2)
    s.spare.append(PLUS_2)
    do(with_card(s, cards.AUTHORITY), 0, "act", "regain_modifier minus2")
    assert s.mods_shown[0] == 0 and len({w.mods[0] for w in worlds(s, 1)}) > 1


@rule("ELG-6.1")
def test_announced_throws_are_remembered() -> None:
    s = with_card(scene({PURPLE: {COURT: 3}, GREEN: {TOLEDO: 2, CASTLE: 1}}), cards.AMBUSH)
    do(s, PURPLE, "act", "lift p2 toledo", "drop castle", "stop", "place castle")
    for seat in (PURPLE, GREEN, ORANGE):
        assert {(at(w, PURPLE, CASTLE), at(w, GREEN, CASTLE)) for w in worlds(s, seat, 10)} == {(1, 2)}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_world_within_a_world(seats: int) -> None:
    """Another seat's view of an imagined world is possible too, and can be played to the end."""
    options = {"changing_powers": True, "new_regency": True, "alternatives": ALL_CARDS}
    for seed in range(6):
        s = new(seats, seed, **options)
        playout(s, Dice(seed), 15 + 45 * seed)
        for seat in range(seats):
            inner = s.resample((seat + 1) % seats, seed).resample(seat, seed + 1)
            assert isinstance(inner, GrandeState)
            assert GAME.census(inner) == GAME.census(s)
            assert all(min(row) >= 0 for row in (inner.mods, inner.mods_spent, inner.spare or [0]))
            playout(inner, Dice(seed))
            assert inner.winners
