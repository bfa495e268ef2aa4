"""Reasons of a mistake are true: what is counted is counted here once more, by what lies on the table."""

from __future__ import annotations

import pytest

import castellany
from castellany import words
from castellany.bots import strategy_of, texts
from castellany.bots.playout import play_out
from castellany.bots.strategy import Strategy, outlook
from castellany.bots.thought import forget_answers, own_world
from castellany.kernel import Dice, Event, Message, State, say
from castellany.kernel.things import walk
from castellany.study import outcome
from castellany.study.outcome import Counted, contrasts
from castellany.study.reasons import REASONS, chosen, firm, in_puzzle, names, reasons
from castellany.study.sheets import Position, positions
from castellany.study.speak import TEXT
from castellany.words import LANGUAGES

GAMES = 24
LOOKED_AT = [at for game_id in castellany.games() for at in positions(game_id)[:3]]


class Seen:
    """One imagined game after a choice, as somebody at the table sees it."""

    def __init__(self, strategy: Strategy, moment: State, seat: int, choice: int, seed: int) -> None:
        end = strategy.clock(moment) + strategy.rounds
        before = in_hand(moment, seat)
        after = moment.copy()
        after.apply(seat, choice)
        after.log = self.events = list[Event]()
        play_out(strategy, after, Dice(seed), end)
        self.hope = outlook(after, strategy)[seat]
        self.totals = {score.seat: score.total for score in after.scores()}
        self.parts = {part.name: part.points for part in after.scores()[seat].parts}
        now = in_hand(after, seat)
        self.goods = {name: now[name] - before.get(name, 0) for name in now}
        gists = after.game().gists
        deeds = gists.deeds if gists is not None else {}
        self.names = {one for event in self.events for one in named(event.message)}
        self.names |= {deeds[event.message.id].thing for event in self.events if event.message.id in deeds}


def in_hand(s: State, seat: int) -> dict[str, int]:
    """What the counters of a seat show, by the names of what they count."""
    nodes = walk(s.observe(seat)["things"])
    return {
        node["name"]["id"]: node["value"]
        for node in nodes
        if node["kind"] == "counter" and node["id"].startswith(f"seat:{seat}/")
    }


def named(message: Message) -> set[str]:
    found: set[str] = {message.id}
    for value in message.args.values():
        found |= {one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)}
    return found


def seen_pairs(at: Position, world: State, best: int, made: int, seed: int) -> list[tuple[Seen, Seen]]:
    strategy = strategy_of(at.game, learned=True)
    found = []
    for number in range(1, GAMES + 1):
        moment = world.resample(at.puzzle.seat, seed + number * 7919)
        forget_answers(moment, at.puzzle.seat)
        one, other = (Seen(strategy, moment, at.puzzle.seat, choice, seed + number * 7919) for choice in (best, made))
        found.append((one, other))
    return found


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


@pytest.mark.parametrize("at", LOOKED_AT, ids=lambda at: at.id)
def test_what_is_counted_is_what_lies_on_the_table_and_can_be_said(
    at: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outcome, "GAMES", GAMES)
    game, seat = castellany.game(at.game), at.puzzle.seat
    world = own_world(at.moment(), seat, 1)
    best, made = game.parse(at.puzzle.best), game.parse(at.puzzle.weighed[-1][0])
    counted = contrasts(strategy_of(at.game, learned=True), world, seat, best, made, 5)
    pairs = seen_pairs(at, world, best, made, 5)
    for one in counted:
        told = one.message.args
        if one.message.id == "review-brings":
            name = told["part"]
            more = mean([b.parts.get(name, 0) - m.parts.get(name, 0) for b, m in pairs])
            assert told["points"] == round(more) >= 1
        elif one.message.id == "review-brings-all":
            assert told["points"] == round(mean([b.totals[seat] - m.totals[seat] for b, m in pairs])) >= 1
        elif one.message.id == "review-costs":
            other = int(str(told["seat"])[5:])
            assert told["points"] == round(mean([m.totals[other] - b.totals[other] for b, m in pairs])) >= 1
        elif one.message.id == "review-holds":
            name = told["good"]
            if all(name in seen.goods for pair in pairs for seen in pair):  # what lies in hands has no counter
                assert told["count"] == round(mean([b.goods[name] - m.goods[name] for b, m in pairs])) >= 1
        elif one.message.id == "review-then":
            often, rare = (round(100 * mean([told["thing"] in pair[i].names for pair in pairs])) for i in (0, 1))
            assert often >= told["often"] >= told["rare"] + 19, "others may do it too"
            assert told["rare"] <= rare
        elif one.message.id == "review-often":
            ways = [b.hope - m.hope for b, m in pairs]
            assert told["better"] == round(mean([100 * (way > 0.005) for way in ways])) > told["worse"]
            assert told["worse"] == round(mean([100 * (way < -0.005) for way in ways]))
        else:
            assert one.message.id == "review-helps" and told["seat"] != f"seat:{seat}"
    monkeypatch.setattr("castellany.study.reasons.contrasts", lambda *_given: counted)
    two = reasons(strategy_of(at.game, learned=True), world, seat, best, made, 5)
    assert len(two) == len(set(map(str, two))) == REASONS
    people = [f"P{number}" for number in range(8)]
    for lang in LANGUAGES:
        faults: list[str] = []
        for one in counted:
            words.load(lang, at.game, *texts(at.game), TEXT).render(one.message, people, faults)
        assert faults == []


def test_the_same_choice_brings_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outcome, "GAMES", GAMES)
    at = LOOKED_AT[0]
    best = castellany.game(at.game).parse(at.puzzle.best)
    world = own_world(at.moment(), at.puzzle.seat, 1)
    assert contrasts(strategy_of(at.game, learned=True), world, at.puzzle.seat, best, best, 5) == []


GOLD = Counted("goods", 3.0, say("review-holds", count=5, good="res-gold"))
CARDS = Counted("goods", 2.0, say("review-holds", count=3, good="card-back"))
POINTS = Counted("points", 3.0, say("review-brings-all", points=3))
LOSS = Counted("losses", 2.0, say("review-costs", points=2, seat="seat:1"))
HELP = Counted("helped", 0.0, say("review-helps", percent=9, seat="seat:1"))


def test_one_reason_is_said_and_one_is_counted_and_none_is_told_twice() -> None:
    pointed, plain = say("why-a", points=2), say("why-b")
    assert chosen([pointed, plain], [POINTS, GOLD], []) == [pointed, GOLD.message], "points were told of already"
    assert chosen([plain, pointed], [POINTS, GOLD], []) == [plain, POINTS.message]
    assert chosen([pointed], [POINTS], [plain]) == [pointed, POINTS.message], "rather than what speaks for both"
    assert chosen([], [GOLD, CARDS, HELP], []) == [GOLD.message, HELP.message], "goods are told of once"
    assert chosen([pointed, plain], [], []) == [pointed, plain]
    assert chosen([pointed, plain], [HELP], []) == [pointed, plain], "who was helped says little of the choice"
    assert chosen([pointed, plain], [POINTS], []) == [pointed, plain]
    assert chosen([pointed, plain], [LOSS], []) == [pointed, LOSS.message], "these are another's points"
    theirs = say("why-d", points=2, seat="seat:1")
    assert chosen([theirs, plain], [LOSS], []) == [theirs, plain]
    much = Counted("points", 9.0, say("review-brings-all", points=9))
    assert chosen([pointed, plain], [much], []) == [pointed, much.message], "of other points there is more to say"
    assert chosen([pointed], [POINTS, HELP], []) == [pointed, POINTS.message]
    assert chosen([plain], [], [pointed]) == [plain, pointed]


MARKET = Counted("deeds", 4.0, say("review-then", thing="district-market", often=100, rare=0), "district-market")


def test_nobody_is_told_that_who_takes_a_thing_has_it() -> None:
    plain = say("why-b")
    of_market = say("why-c", district="district-market")
    assert chosen([plain], [MARKET, GOLD], []) == [plain, MARKET.message]
    assert chosen([of_market], [MARKET, GOLD], []) == [of_market, GOLD.message]
    assert chosen([of_market], [MARKET], [plain]) == [of_market, MARKET.message], "but that it comes to it is a reason"
    option = say("opt-build", what=say("opt-district", name=["district-market"]))
    assert chosen([plain], [MARKET, GOLD], [], set(names(option))) == [plain, GOLD.message]


class Talker(Strategy):
    """Says one thing for every choice, and one for the second alone."""

    def reasons(self, s: State, seat: int, choice: int) -> list[Message]:
        return [say("why-everybody"), *([say("why-only-this")] if choice == self.only else [])]

    only = -1


def test_what_speaks_for_what_was_played_as_well_is_no_reason_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("castellany.study.reasons.contrasts", lambda *_given: [GOLD])
    talker = Talker()
    at = LOOKED_AT[0]
    talker.only, other = at.moment().choices(at.puzzle.seat)[:2]
    assert reasons(talker, at.moment(), at.puzzle.seat, talker.only, other, 1) == [say("why-only-this"), GOLD.message]
    assert reasons(talker, at.moment(), at.puzzle.seat, other, talker.only, 1) == [GOLD.message, say("why-everybody")]
    assert REASONS == 2


def test_of_a_puzzle_nothing_is_told_as_played() -> None:
    then = in_puzzle(MARKET.message)
    assert then.id == "puzzle-then" and then.args == MARKET.message.args
    assert in_puzzle(GOLD.message) == GOLD.message
    pointed = say("why-a", points=2)
    assert firm([HELP, POINTS, MARKET, CARDS, GOLD], [pointed], []) == [MARKET, GOLD], "no echo, and nothing weak"
    assert firm([MARKET, GOLD], [], {"district-market"}) == [GOLD], "and not what the choice is about"
