"""What holds at every moment of every game: random games over all seats and options."""

from __future__ import annotations

import itertools
import random

import pytest

from castellany.games.elgrande import GAME, kinds
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE, PLACES, REGIONS
from castellany.games.elgrande.scoring import value, would_pay
from castellany.games.elgrande.state import NO_POWER, GrandeState
from castellany.kernel import Dice, IllegalChoice, Match, loads, playout, verify
from tests.games.elgrande.helpers import ALL_CARDS, new

rule = pytest.mark.rule

FLAGS = ("short_game", "new_regency", "changing_powers", "open_castle")
SUBSETS = [
    list(subset)
    for size in range(len(ALL_CARDS) + 1)
    for subset in itertools.combinations(ALL_CARDS, size)
    if "second_veto" not in subset or "veto" in subset
]


def tables(seats: int) -> list[dict[str, object]]:
    """Every combination of options that a table of this size allows."""
    found: list[dict[str, object]] = []
    for flags in itertools.product((False, True), repeat=len(FLAGS)):
        for merged in (False, True) if seats <= 3 else (False,):
            for subset in SUBSETS:
                options: dict[str, object] = dict(zip(FLAGS, flags, strict=True))
                found.append({**options, "merged_decks": merged, "alternatives": subset})
    return found


def king_region(s: GrandeState) -> list[int]:
    """Everything in the king's place: caballeros by colour, grandes, tiles."""
    if s.king > CASTLE:
        return []
    pieces = [s.at[c * PLACES + s.king] for c in range(s.colours)]
    return [s.king, *pieces, *[g == s.king for g in s.grandes], *[t == s.king for t in s.tiles]]


BREAKERS = {cards.DEPUTY, cards.ESCORT, cards.CONTEST, cards.INFILTRATION}


def check(s: GrandeState) -> None:
    for c in range(s.colours):
        row = s.at[c * PLACES : c * PLACES + PLACES]
        assert sum(row) == 30 and min(row) >= 0
    assert s.tiles[0] != s.tiles[1] or s.tiles[0] < 0
    played = [p for p in s.power if p != NO_POWER]
    assert len(set(played)) == len(played)
    for r in range(REGIONS):
        paid = would_pay(s, r)
        assert max(paid) <= value(s, r, 0) + 4
        assert s.seats > 3 or value(s, r, 2) == 0
    for seat in range(s.seats):
        assert s.hands[seat] & s.spent[seat] == 0
        assert not s.played[seat] or not ((s.hands[seat] | s.spent[seat]) >> s.played[seat]) & 1


def play_out(s: GrandeState, seed: int) -> None:
    """A random game; pieces, powers, tiles, points and the king's region keep their laws at every moment."""
    dice = random.Random(seed)
    tiles_out = 0
    while s.waiting:
        seat = dice.choice(s.waiting)
        choices = s.choices(seat)
        assert choices, "stuck"
        scoring = s.frames[-1].kind == kinds.CASTLE_DISK
        place, before, moment = s.king, king_region(s), s.round
        card = s.card
        s.apply(seat, dice.choice(choices))
        check(s)
        if s.king == place and s.round == moment and not scoring and card not in BREAKERS:
            assert king_region(s) == before, "something changed in the king's region"
        out = sum(t >= 0 for t in s.tiles)
        assert out >= tiles_out, "a tile left the board"
        tiles_out = out


@rule("ELG-1.3", "ELG-5.1", "ELG-7.6", "ELG-3.3", "ELG-17.3")
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_with_every_combination_of_options(seats: int) -> None:
    for seed, options in enumerate(tables(seats)):
        s = new(seats, seed, **options)
        play_out(s, seed)
        assert s.winners and s.round == (6 if options["short_game"] else 9)


@rule("ELG-7.12")
def test_a_record_replays_to_the_last_point() -> None:
    match = Match.start(GAME, 3, 99, {"new_regency": True, "changing_powers": True, "alternatives": ALL_CARDS})
    dice = random.Random(99)
    while match.state.waiting:
        seat = dice.choice(match.state.waiting)
        match.play(seat, dice.choice(match.state.choices(seat)))
    assert verify(GAME, loads(match.record().dumps())) == match.state


@pytest.mark.parametrize(("seats", "seed"), [(3, 3485), (4, 3355), (5, 1566)])
def test_one_sealed_question_may_follow_another(seats: int, seed: int) -> None:
    """The disks of a card in the last turn of round 3, 6 or 9 are followed at once by those of the castle."""
    s = new(seats, seed)
    playout(s, Dice(seed))
    assert s.winners


def test_choices_of_nobody_are_refused() -> None:
    s = new(4)
    before = s.encode()
    for choice in (-1, GAME.lexicon.size, 10**9):
        with pytest.raises(IllegalChoice) as caught:
            s.play(s.waiting[0], choice)
        assert caught.value.message.id == "no-such-choice"
    for text in ("build harbor", "play", "play 14", "lift p6 toledo", ""):
        with pytest.raises(IllegalChoice):
            GAME.parse(text)
    assert s.encode() == before


def test_every_verb_refuses_with_a_reason() -> None:
    """Whatever is asked, every choice of the lexicon is legal or refused with a message."""
    for seats, number in itertools.product(GAME.seats, (0, 97, 191)):
        s = new(seats, 5, **tables(seats)[number])
        dice = random.Random(5)
        while s.waiting:
            seat = dice.choice(s.waiting)
            legal = s.choices(seat)
            for choice in dice.sample(range(GAME.lexicon.size), 12):
                refusal = s.why_not(seat, choice)
                assert (refusal is None) == (choice in legal)
                assert refusal is None or refusal.message.id.startswith("no-")
            s.apply(seat, dice.choice(legal))
