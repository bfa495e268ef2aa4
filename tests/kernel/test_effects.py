"""Effects as values: one after another, one of several, perhaps, many times; numbered in a book."""

from __future__ import annotations

import pytest

from castellany.kernel import Effect, EffectBook, Message, State, either, may, say, seq, times
from tests.toy import GAME
from tests.toy.effects import BOOK as TOY_BOOK
from tests.toy.kinds import CHOOSE, RUN
from tests.toy.lexicon import PASS, PICK
from tests.toy.state import TitheState


class Add(Effect[TitheState]):
    """Gold, and a line in the diary: the last digit tells the order."""

    def __init__(self, amount: int, able: bool = True) -> None:
        super().__init__()
        self.amount = amount
        self.able = able

    def possible(self, s: TitheState, seat: int) -> bool:
        return self.able

    def run(self, s: TitheState, seat: int) -> None:
        s.gold[seat] = s.gold[seat] * 10 + self.amount

    def message(self) -> Message:
        return say("opt-gain-gold", gold=self.amount)


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> EffectBook[TitheState]:
    """A book of one's own, read by the toy game's frames."""
    empty: EffectBook[TitheState] = EffectBook(RUN, CHOOSE, PICK, PASS)
    monkeypatch.setattr(TOY_BOOK, "effects", empty.effects)
    return empty


def happens(book: EffectBook[TitheState], effect: Effect[TitheState]) -> TitheState:
    """A quiet table at which only this happens, to seat 1."""
    s = GAME.new(2, 1)
    assert isinstance(s, TitheState)
    s.frames, s.sealed = [], []
    s.frames.append(book.frame(book.add(effect), 1))
    s.settle()
    return s


def answers(s: State) -> list[str]:
    return [GAME.text(choice) for choice in s.choices(1)]


def test_a_book_numbers_an_effect_after_its_parts_and_only_once(book: EffectBook[TitheState]) -> None:
    one, two = Add(1), Add(2)
    both = seq(book, one, two)
    assert both.number == -1
    assert book.add(both) is both and book.add(both) is both
    assert [one.number, two.number, both.number] == [0, 1, 2]
    assert book.effects == [one, two, both]
    frame = book.frame(both, 3)
    assert (frame.kind, frame.seat, frame.a) == (RUN, 3, 2)


def test_an_effect_that_is_in_no_book_has_no_frame(book: EffectBook[TitheState]) -> None:
    with pytest.raises(AssertionError):
        book.frame(Add(1), 0)


def test_one_after_another_in_reading_order(book: EffectBook[TitheState]) -> None:
    assert happens(book, seq(book, Add(1), Add(2), Add(3))).gold == [0, 123]


def test_as_often_as_said(book: EffectBook[TitheState]) -> None:
    assert happens(book, times(book, 4, Add(7))).gold == [0, 7777]
    assert happens(book, times(book, 0, Add(7))).gold == [0, 0]


def test_one_of_those_that_are_possible(book: EffectBook[TitheState]) -> None:
    s = happens(book, either(book, "TOY-2.2", Add(1, able=False), Add(2)))
    assert s.waiting == (1,) and answers(s) == ["pick 1"]


def test_a_choice_runs_what_was_chosen(book: EffectBook[TitheState]) -> None:
    for choice, gold in (("pick 0", 4), ("pick 1", 5)):
        s = happens(book, either(book, "TOY-2.2", Add(4), Add(5)))
        assert answers(s) == ["pick 0", "pick 1"] and s.ask(1).rule == "TOY-2.2"
        s.play(1, GAME.parse(choice))
        assert s.gold == [0, gold]


def test_nothing_possible_is_not_asked(book: EffectBook[TitheState]) -> None:
    s = happens(book, either(book, "TOY-2.2", Add(1, able=False), Add(2, able=False)))
    assert list(s.waiting) == [] and s.gold == [0, 0]


def test_what_one_may_do_can_be_declined(book: EffectBook[TitheState]) -> None:
    s = happens(book, may(book, "TOY-2.2", Add(6)))
    assert answers(s) == ["pick 0", "pass"] and s.ask(1).message.id == "ask-may-effect"
    twin = s.copy()
    s.play(1, GAME.parse("pass"))
    twin.play(1, GAME.parse("pick 0"))
    assert (s.gold, twin.gold) == ([0, 0], [0, 6])


def test_what_became_impossible_after_the_question_can_only_be_declined(book: EffectBook[TitheState]) -> None:
    only = Add(6)
    s = happens(book, either(book, "TOY-2.2", only))
    only.able = False
    assert answers(s) == ["pass"]


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("second", [True, False])
def test_what_is_possible_of_the_composed(book: EffectBook[TitheState], first: bool, second: bool) -> None:
    s = GAME.new(2, 1)
    assert isinstance(s, TitheState)
    one, two = Add(1, first), Add(2, second)
    assert seq(book, one, two).possible(s, 0) == (first and second)
    assert either(book, "TOY-2.2", one, two).possible(s, 0) == (first or second)
    assert may(book, "TOY-2.2", one).possible(s, 0)
    assert times(book, 2, one).possible(s, 0) == first


def test_the_composed_say_their_parts(book: EffectBook[TitheState]) -> None:
    one, two = Add(1), Add(2)
    both, one_of = seq(book, one, two), either(book, "TOY-2.2", one, two)
    assert both.message() == say("effect-seq", parts=[one.message(), two.message()])
    assert one_of.message() == say("effect-or", first=one.message(), rest=two.message())
    assert both.parts() == one_of.parts() == [one, two]
    assert one.parts() == []


def test_one_cannot_be_offered_more_effects_than_the_verb_has_words(book: EffectBook[TitheState]) -> None:
    with pytest.raises(ValueError, match="3 effects to choose from, and 'pick' has 2 words"):
        either(book, "TOY-2.2", Add(1), Add(2), Add(3))


def test_an_effect_is_numbered_once_the_first_of_all_too(book: EffectBook[TitheState]) -> None:
    first = book.add(Add(1))
    assert book.add(first) is first and first.number == 0 and book.effects == [first]
