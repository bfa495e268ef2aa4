"""Advice names whole gestures: what it goes on with is what the rules propose, and what its bot would do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import castellany
from castellany import bots
from castellany.bots.proposed import proposed_run
from castellany.kernel import Decision, Dice, Match, State, playout
from castellany.kernel.record import Header
from tests.bots.table import TITHE
from tests.toy.decisions.shop import Shop

GAMES = [TITHE.id, *castellany.games()]


class Sure(bots.Bot):
    """Makes these choices, one after another; the last again and again."""

    def __init__(self, game: str, *choices: int) -> None:
        super().__init__("sure", game)
        self.choices = list(choices)

    def think(
        self, world: State, seat: int, legal: list[int], seconds: float | None, iterations: int | None
    ) -> bots.Thought:
        choice = self.choices.pop(0) if len(self.choices) > 1 else self.choices[0]
        assert choice in legal
        return bots.Thought(choice, [], [], 0)


def proposing(game_id: str, count: int) -> Iterator[tuple[State, int, Decision]]:
    """Moments of random games at which the rules propose more than one choice at a time."""
    game = castellany.game(game_id)
    number = 0
    while count:
        number += 1
        s = game.new(max(2, game.seats[0]), number)
        playout(s, Dice(number), 3 + number * 5 % 60)
        for seat in s.waiting:
            decision = s.ask(seat)
            if decision.proposals and count:
                count -= 1
                yield s, seat, decision


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_advised_is_one_choice_or_one_proposal_and_can_be_done(game_id: str) -> None:
    game = castellany.game(game_id)
    longer = 0
    for s, seat, decision in proposing(game_id, 8):
        before = s.encode()
        advice = bots.advise_encoded(game_id, before, seat, "knight", 3, 0.02)
        assert s.encode() == before
        assert advice.run[0] == advice.choice and advice.why
        assert len(advice.run) == 1 or advice.run in [run.choices for run in decision.proposals]
        Match(game, Header(game.id, game.version, s.seats, {}, 0), s.copy()).propose(seat, advice.run)
        longer += len(advice.run) > 1
    assert longer or game_id == "tithe"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_proposal_is_advised_to_whoever_would_go_on_with_it(game_id: str) -> None:
    for s, seat, decision in proposing(game_id, 6):
        for proposal in decision.proposals:
            first, *rest = proposal.choices
            run = proposed_run(Sure(game_id, *rest), s, seat, first, None)
            same = [one.choices for one in decision.proposals if one.choices[0] == first]
            assert run == proposal.choices or (run in same and len(same) > 1)


def test_guests_are_advised_with_the_card_that_is_taken_for_them() -> None:
    """El Grande proposes every card with the same guests: which of them, the bot says."""
    s, seat, decision = next(found for found in proposing("elgrande", 40) if len(found[2].proposals) > 2)
    runs = [run.choices for run in decision.proposals]
    assert len({run[0] for run in runs}) == 1
    for run in runs:
        assert proposed_run(Sure("elgrande", *run[1:]), s, seat, run[0], None) == run


def test_a_proposal_of_one_choice_has_nothing_to_go_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    s, seat, decision = next(proposing("tithe", 1))
    buys = decision.proposals[0].choices[0]
    short = [decision.proposals[0]._replace(choices=(buys,))]
    monkeypatch.setattr(Shop, "proposals", lambda *_asked: short)
    assert proposed_run(Sure("tithe", buys), s, seat, buys, None) == (buys,)


def test_nobody_is_advised_to_go_on_where_the_bot_would_do_something_else() -> None:
    for s, seat, decision in proposing("tithe", 3):
        [proposal] = decision.proposals
        pass_on = next(option.choice for option in decision.options if option.role == "stop")
        buys = proposal.choices[0]
        assert proposed_run(Sure("tithe", pass_on), s, seat, buys, None) == (buys,)
        assert proposed_run(Sure("tithe", buys), s, seat, buys, None) == proposal.choices
        assert proposed_run(Sure("tithe", pass_on), s, seat, pass_on, None) == (pass_on,)
