"""What bots say for their choices in Paladins: always something, in three languages, and never what is not so."""

from __future__ import annotations

from collections import Counter

import pytest

from castellany import bots, words
from castellany.bots import texts
from castellany.games.paladins.facts.board import ROUNDS
from castellany.games.paladins.lexicon import PALADIN
from castellany.games.paladins.state import PaladinsState
from castellany.words import LANGUAGES
from tests.bots.paladins_truth import GAME, TRUE, new, reasons, told

NAMES = ["Ada", "Bo", "Cy", "Di"]


def test_every_choice_among_several_has_one_or_two_reasons_of_the_game_itself() -> None:
    for one in told():
        assert 1 <= len(one.messages) <= 2, GAME.text(one.choice)
        assert all(message.id.startswith("why-paladins-") for message in one.messages)
        assert len({message.id for message in one.messages}) == len(one.messages), one.messages


def test_so_has_every_choice_that_nobody_made() -> None:
    for one in told()[::7]:
        for choice in one.before.choices(one.seat):
            assert reasons(one.before, one.seat, choice), GAME.text(choice)


def test_all_that_is_said_becomes_short_sentences_in_three_languages() -> None:
    seen: set[str] = set()
    for one in told():
        for message in one.messages:
            if str(message) in seen:
                continue
            seen.add(str(message))
            for lang in LANGUAGES:
                faults: list[str] = []
                sentence = words.load(lang, "paladins", *texts("paladins")).render(message, NAMES, faults)
                assert not faults
                assert sentence.endswith(".") and len(sentence) <= 120, sentence
                assert "why-" not in sentence and "action-" not in sentence and "icon-" not in sentence


def test_what_is_said_does_not_depend_on_what_the_seat_cannot_see() -> None:
    for one in told()[::11]:
        for choice in one.before.choices(one.seat):
            here = reasons(one.before, one.seat, choice)
            for seed in (1, 2):
                world = one.before.resample(one.seat, seed)
                assert isinstance(world, PaladinsState)
                assert reasons(world, one.seat, choice) == here


def test_asking_for_reasons_changes_nothing() -> None:
    for one in told()[::11]:
        copy = one.before.copy()
        for choice in copy.choices(one.seat):
            reasons(copy, one.seat, choice)
        assert copy == one.before


@pytest.mark.parametrize("name", TRUE)
def test_what_is_said_is_so(name: str) -> None:
    for one in told():
        for message in one.messages:
            if message.id == f"why-paladins-{name}":
                assert TRUE[name](one, message.args), (GAME.text(one.choice), message)


def test_these_games_put_nearly_all_sentences_to_the_test() -> None:
    counts = Counter(message.id.removeprefix("why-paladins-") for one in told() for message in one.messages)
    assert len([name for name in TRUE if counts[name] == 0]) <= 4
    assert sum(counts[name] for name in TRUE) > 0.8 * sum(counts.values())


@pytest.mark.parametrize(("seats", "seed"), [(1, 21), (3, 22)])
def test_paladins_come_back_to_hand_when_it_is_said(seats: int, seed: int) -> None:
    s = new(seats, seed)
    players = [bots.make("squire", "paladins", seed + i) for i in range(seats)]
    due: dict[int, set[str]] = {number: set() for number in range(1, ROUNDS + 1)}
    gone: dict[str, int] = {}
    pairs = 0
    while s.waiting:
        seat = s.waiting[0]
        choice = players[seat].choose(s, seat).choice
        if seat == 0 and PALADIN.has(choice):
            hand = {GAME.text(one).split()[1] for one in s.choices(seat)}
            assert due[s.round] <= hand
            assert not [name for name, back in gone.items() if name in hand and (back == 0 or s.round < back)]
            for message in reasons(s, seat, choice):
                if message.id == "why-paladins-pair":
                    pairs += 1
                    under = str(message.args["under"]).removeprefix("paladin-")
                    due[s.round + 1].add(str(message.args["top"]).removeprefix("paladin-"))
                    back = message.args["round"]
                    assert isinstance(back, int)
                    gone[under] = back
                    if back:
                        due[back].add(under)
        s.play(seat, choice)
    assert pairs == ROUNDS - 1
