"""Chance: the generator as published, numbers that are all as likely, shuffles that reach every order."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest

import castellany
from castellany.kernel import State
from tests.toy import GAME
from tests.toy.state import TitheState

MASK = 0xFFFFFFFF


def new(seed: int = 1) -> TitheState:
    s = GAME.new(2, seed)
    assert isinstance(s, TitheState)
    return s


def xoshiro128pp(words: list[int]) -> int:
    """The generator as its authors describe it, written a second time; changes `words`."""

    def turned(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & MASK

    result = (turned((words[0] + words[3]) & MASK, 7) + words[0]) & MASK
    t = (words[1] << 9) & MASK
    words[2] ^= words[0]
    words[3] ^= words[1]
    words[1] ^= words[2]
    words[0] ^= words[3]
    words[2] ^= t
    words[3] = turned(words[3], 11)
    return result


@pytest.mark.parametrize("seed", [0, 7, 2**80])
def test_the_generator_is_the_published_one(seed: int) -> None:
    s = new()
    s.seed_chance(seed)
    words = [s.r0, s.r1, s.r2, s.r3]
    for _draw in range(200):
        expected = xoshiro128pp(words)
        assert s.random(1 << 16) == expected % (1 << 16)
        assert [s.r0, s.r1, s.r2, s.r3] == words


def drawing(monkeypatch: pytest.MonkeyPatch, *words: int) -> State:
    """A state whose generator gives these words."""
    coming = list(words)
    monkeypatch.setattr(TitheState, "_next", lambda _self: coming.pop(0))
    return TitheState()


@pytest.mark.parametrize("n", [3, 5, 1000])
def test_the_last_incomplete_run_of_numbers_is_drawn_again(monkeypatch: pytest.MonkeyPatch, n: int) -> None:
    """2**32 is no multiple of n: the words above the last multiple would favour small numbers."""
    limit = 2**32 - 2**32 % n
    s = drawing(monkeypatch, limit, 2**32 - 1, limit - 1, 4)
    assert s.random(n) == n - 1, "both beyond the limit were drawn again; the last below it stands"
    assert s.random(n) == 4 % n


def test_a_power_of_two_needs_no_second_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    s = drawing(monkeypatch, 2**32 - 1, 2**32 - 4)
    assert s.random(4) == 3 and s.random(4) == 0


def test_every_draw_and_every_revelation_is_a_barrier() -> None:
    s = new()
    s.known = 0
    s.random(6)
    assert s.known == 1
    s.reveal()
    assert s.known == 2
    s.shuffle([1, 2, 3, 4])
    assert s.known == 5, "three draws for four cards"
    assert new().known == 0, "setup is none: nobody can go back before it"


def test_a_shuffle_reaches_every_order_equally_often() -> None:
    s = new()
    seen = Counter[tuple[int, ...]]()
    for _game in range(24 * 200):
        cards = [1, 2, 3, 4]
        s.shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 24
    assert all(140 < count < 270 for count in seen.values()), seen


def test_a_shuffle_follows_from_the_order_before_but_in_imagined_worlds_not() -> None:
    one, two = [1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]
    for blind in (False, True):
        outcomes = []
        for order in (one, two):
            s = new()
            s.seed_chance(3)
            s._blind = blind
            cards = order[:]
            s.shuffle(cards)
            outcomes.append(cards)
        assert (outcomes[0] == outcomes[1]) == blind


def test_an_imagined_world_has_other_chance_and_hides_nothing_from_its_seat() -> None:
    s = new()
    world = s.resample(0, 5)
    assert isinstance(world, TitheState)
    assert world.observe(0) == s.observe(0) and world.hands[0] == s.hands[0]
    assert (world.r0, world.r1) != (s.r0, s.r1)
    assert not world._blind
    assert {tuple(other.hands) for seed in range(20) if isinstance(other := s.resample(0, seed), TitheState)} != {
        tuple(s.hands)
    }
    assert s == new(), "the true world is as it was"


def test_anothers_sealed_answer_is_imagined_and_ones_own_is_not() -> None:
    s = new()
    s.play(0, s.choices(0)[0])
    mine = {s.resample(0, seed).sealed[0] for seed in range(30)}
    assert mine == {s.sealed[0]}
    worlds = [s.resample(1, seed) for seed in range(60)]
    theirs = {world.sealed[0] for world in worlds}
    assert len(theirs) > 1 and all(world.sealed[1] == s.sealed[1] for world in worlds)
    for world in worlds:
        assert isinstance(world, TitheState)
        assert (world.hands[0] >> GAME.lexicon.verbs[0].arg(world.sealed[0])) & 1, "a card it holds there"


def test_copies_by_the_standard_library_keep_barriers_and_log() -> None:
    castellany.register(GAME)  # a pickled state names its game
    s = GAME.new(2, 3, listen=True)
    s.reveal()
    s.tell("event-gold", {"seat": "seat:0", "gold": 1})
    for twin in (copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
        assert twin == s and twin.known == s.known == 1
        assert twin.log == s.log and twin.log is not s.log
    assert copy.deepcopy(new()).log is None


def test_the_generator_never_starts_from_nothing() -> None:
    """All words zero would stay zero: the first is always odd."""
    s = TitheState()
    for seed in range(40):
        s.seed_chance(seed)
        assert s.r0 & 1


def test_the_very_first_of_all_choices_is_hidden_like_any_other() -> None:
    s = GAME.new(2, 1)
    assert isinstance(s, TitheState)
    s.hands[1] |= 1  # the lowest card: its choice has the number 0
    s.play(1, 0)
    assert len({s.resample(0, seed).sealed[1] for seed in range(20)}) > 1
