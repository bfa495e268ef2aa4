"""The laws of the contract, on random games of every table the kit knows."""

from __future__ import annotations

import json
import random

import pytest

import castellany
from castellany.kernel import Header, IllegalChoice, Match, Refusal, loads, step, verify
from castellany.kernel import walk as walk_things
from castellany.kernel.questions import Kind
from tests.kit.tables import Table, all_tables, sample, walk

pytestmark = pytest.mark.parametrize("table", all_tables(), ids=str)


def wire(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def test_a_waiting_seat_always_has_choices_and_they_have_a_notation(table: Table) -> None:
    game = castellany.game(table.game)
    moments, end = walk(table)
    for s, _seat, _choice in moments:
        for waiting in s.waiting:
            choices = s.choices(waiting)
            assert choices, "stuck"
            assert len(set(choices)) == len(choices), "the same choice twice"
            for choice in choices:
                assert game.parse(game.text(choice)) == choice
    assert end.waiting == ()
    assert end.winners, "a finished game has a winner"
    assert [score.seat for score in end.scores()] == list(range(end.seats))


def test_a_decision_offers_exactly_the_choices(table: Table) -> None:
    for s, seat, _choice in sample(table, 60):
        decision = s.ask(seat)
        assert [option.choice for option in decision.options] == s.choices(seat)
        assert decision.rule.startswith(castellany.game(table.game).prefix)
        wire(decision.json())


def test_what_is_offered_what_is_shut_and_what_is_refused_agree(table: Table) -> None:
    """One predicate tells all three; where a question writes the fast way to one of them, it comes to the same."""
    game = castellany.game(table.game)
    moments, _end = walk(table)
    for s, seat, _choice in moments[:: max(1, len(moments) // 100)]:
        f = s.frames[-1].for_seat(seat)
        kind = game.kinds[f.kind]
        name = type(kind).__name__
        legal, tried, closed = kind.options(s, f), kind.tried(s, f), kind.closed(s, f)
        assert set(legal) <= set(tried), name
        if type(kind).fault is not Kind.fault:
            assert [choice for choice in tried if kind.fault(s, f, choice) is None] == legal, name
        told = [Refusal(why.message, why.rule) for why in kind.beside(s, f)]
        for choice in tried:
            if choice not in legal:
                why = kind.refusal(s, f, choice)
                assert why.message.id != "no-not-now", f"{name} shuts {game.text(choice)} for no reason"
                shut = {target for each in closed if (each.message, each.rule) == why for target in each.targets}
                assert set(kind.targets(s, f, choice)) <= shut, name
                told.append(why)
        by_hand = [why for each in closed if (why := Refusal(each.message, each.rule)) not in told]
        choices = iter(range(game.lexicon.size))
        while by_hand:
            choice = next(choices, -1)
            assert choice >= 0, f"{name} says of a thing what it refuses no choice for: {by_hand}"
            if choice not in legal and (why := kind.refusal(s, f, choice)) in by_hand:
                by_hand = [each for each in by_hand if each != why]


def test_an_illegal_choice_is_refused_and_changes_nothing(table: Table) -> None:
    game = castellany.game(table.game)
    for s, seat, choice in sample(table, 25):
        before = s.encode()
        legal = set(s.choices(seat))
        wrong = [c for c in range(0, game.lexicon.size, max(1, game.lexicon.size // 40)) if c not in legal]
        for bad in [*wrong, -1, game.lexicon.size]:
            refusal = s.why_not(seat, bad)
            assert refusal is not None
            with pytest.raises(IllegalChoice) as caught:
                s.play(seat, bad)
            assert caught.value.message == refusal.message
        assert s.why_not(seat, choice) is None
        for other in range(-1, s.seats + 1):
            if other not in s.waiting:
                assert s.choices(other) == []
                with pytest.raises(IllegalChoice):
                    s.play(other, choice)
                with pytest.raises(IllegalChoice):
                    s.ask(other)
        assert s.encode() == before


def test_a_copy_is_equal_and_independent(table: Table) -> None:
    for s, seat, choice in sample(table, 60):
        before = s.encode()
        twin = s.copy()
        assert twin == s and hash(twin) == hash(s)
        twin.play(seat, choice)
        assert s.encode() == before, "the copy shares something with its original"
        other = s.copy()
        other.play(seat, choice)
        assert other == twin


def test_every_moment_can_be_saved(table: Table) -> None:
    game = castellany.game(table.game)
    moments, end = walk(table)
    for s in [*[m.state for m in moments], end]:
        data = s.encode()
        back = game.decode(data)
        assert back.encode() == data
        assert back.waiting == s.waiting
    for s, seat, choice in sample(table, 30):
        back = game.decode(s.encode())
        back.play(seat, choice)
        ahead = s.copy()
        ahead.play(seat, choice)
        assert back == ahead


def test_every_field_is_saved(table: Table) -> None:
    moments, _end = walk(table)
    s = moments[0].state
    kernel = {"frames", "known", "log", "r0", "r1", "r2", "r3", "rules", "sealed", "seats"}
    derived = {"FIELDS", "hears", "waiting", "winners"}
    here = {name for name in dir(s) if not name.startswith("_") and not callable(getattr(s, name))}
    assert here - kernel - derived == set(s.FIELDS)


def test_the_same_seed_and_choices_give_the_same_game(table: Table) -> None:
    moments, end = walk(table)
    s = table.new()
    for _before, seat, choice in moments:
        s.play(seat, choice)
    assert s == end


def test_a_record_replays_to_the_same_end(table: Table) -> None:
    game = castellany.game(table.game)
    moments, end = walk(table)
    match = Match.start(game, table.seats, table.seed, table.chosen())
    for _before, seat, choice in moments:
        match.play(seat, choice)
    text = match.record().dumps()
    assert verify(game, loads(text)) == end


def test_the_law_of_sight(table: Table) -> None:
    """What a seat is shown and asked is the same in every world it cannot tell from this one."""
    imagined = False
    for i, (s, _seat, _choice) in enumerate(sample(table, 30)):
        spectator = wire(s.observe(None))
        for seat in range(s.seats):
            seen = wire(s.observe(seat))
            world = s.resample(seat, 1000 + i)
            assert wire(world.observe(seat)) == seen
            assert world.waiting == s.waiting
            if s.waits_for(seat):
                assert wire(world.ask(seat).json()) == wire(s.ask(seat).json())
            assert wire(world.observe(None)) == spectator
            assert s.resample(seat, 1000 + i) == world, "the same seed must imagine the same world"
            imagined = imagined or world.dump() != s.dump()
    assert imagined, "resampling never changed anything hidden"


def test_looking_together_is_looking_alone(table: Table) -> None:
    """What several see is built together; each sees exactly what it would see alone."""
    game = castellany.game(table.game)
    for s, _seat, _choice in sample(table, 20):
        viewers: list[int | None] = [*range(s.seats), None]
        assert [wire(seen) for seen in game.observe_all(s, viewers)] == [wire(s.observe(seat)) for seat in viewers]


def test_the_round_is_known_without_looking(table: Table) -> None:
    game = castellany.game(table.game)
    moments, end = walk(table)
    for s in [*[moment.state for moment in moments[:: max(1, len(moments) // 60)]], end]:
        assert game.round(s) == s.observe(None)["round"]


def test_what_can_be_taken_back_has_taught_nothing(table: Table) -> None:
    """A play that sets no barrier shows the acting seat the same in every world it thinks possible."""
    for i, (s, seat, choice) in enumerate(sample(table, 60)):
        after, heard, barrier = step(s, seat, choice)
        if barrier:
            continue
        world = s.resample(seat, 2000 + i)
        imagined, heard_there, barrier_there = step(world, seat, choice)
        assert not barrier_there, "that it can be taken back would tell this world from another"
        assert wire(imagined.observe(seat)) == wire(after.observe(seat))
        mine = [wire(e.json()) for e in heard if e.heard_by(seat)]
        assert [wire(e.json()) for e in heard_there if e.heard_by(seat)] == mine


def test_undo_restores_exactly(table: Table) -> None:
    game = castellany.game(table.game)
    moments, _end = walk(table)
    match = Match.start(game, table.seats, table.seed, table.chosen())
    undone = 0
    for _s, seat, choice in moments[:400]:
        before = match.state.encode()
        match.play(seat, choice)
        if match.undo_point(seat) == len(match.standing) - 1:
            match.undo(seat)
            undone += 1
            assert match.state.encode() == before
            match.play(seat, choice)
        assert match.state.waiting or match.state.winners
    assert undone, "nothing could ever be taken back"
    match.undo(match.standing[-1].seat, free=True)
    assert match.state == moments[min(400, len(moments)) - 1].state


def runs_of(table: Table) -> list[tuple[int, list[int]]]:
    """The walk in runs of one seat, as long as gestures may be; some are cut earlier."""
    moments, _end = walk(table)
    dice = random.Random(table.seed + 2)
    runs: list[tuple[int, list[int]]] = []
    ended = True
    for s, seat, choice in moments:
        if ended or runs[-1][0] != seat:
            runs.append((seat, []))
        runs[-1][1].append(choice)
        ended = step(s, seat, choice)[2] or dice.random() < 0.2
    return runs


def test_a_gesture_and_its_single_choices_are_the_same_game(table: Table) -> None:
    """The same state, the same record, the same events in the same order; taken back, the same moment as before."""
    game = castellany.game(table.game)
    bundled, single = [Match.start(game, table.seats, table.seed, table.chosen()) for _match in range(2)]
    longest = 0
    for i, (seat, choices) in enumerate(runs_of(table)):
        heard = [event for choice in choices for event in single.play(seat, choice)]
        before = bundled.state.encode() if i % 7 == 0 else b""
        assert bundled.play(seat, *choices) == heard
        longest = max(longest, len(choices))
        if before and bundled.undo_point(seat) >= 0:
            bundled.undo(seat)
            assert bundled.state.encode() == before
            bundled.play(seat, *choices)
    assert bundled.state == single.state and bundled.over
    mine, other = bundled.record(), single.record()
    assert (mine.choices, mine.result, mine.digest()) == (other.choices, other.result, other.digest())
    assert Match.resume(game, loads(mine.dumps())).standing != single.standing or longest == 1
    assert verify(game, loads(mine.dumps())) == single.state


def test_what_is_proposed_can_be_done(table: Table) -> None:
    """Every proposal is a gesture: legal to its end, with chance and revelations only at the end; and in words."""
    game = castellany.game(table.game)
    for s, seat, _choice in sample(table, 120):
        for waiting in {seat, *s.waiting}:
            things = {node["id"] for node in walk_things(s.observe(waiting)["things"])}
            for proposal in s.ask(waiting).proposals:
                match = Match(game, Header(game.id, game.version, table.seats, {}, 0), s.copy())
                match.propose(waiting, proposal.choices)
                assert set(proposal.targets) <= things, proposal


def test_components_are_conserved(table: Table) -> None:
    game = castellany.game(table.game)
    moments, end = walk(table)
    first = game.census(moments[0].state)
    assert first
    for s in [*[m.state for m in moments], end]:
        assert game.census(s) == first


def test_what_is_pointed_at_is_on_the_table(table: Table) -> None:
    """Ids are unique; targets of options and the places of moves are things the seat can see."""
    for s, seat, choice in sample(table, 25):
        things = [node["id"] for node in walk_things(s.observe(seat)["things"])]
        assert len(set(things)) == len(things), sorted({t for t in things if things.count(t) > 1})
        decision = s.ask(seat)
        for option in decision.options:
            assert set(option.targets) <= set(things), option
        for closed in decision.closed:
            assert set(closed.targets) <= set(things), closed
        after, heard, _barrier = step(s, seat, choice)
        places = set(things) | {node["id"] for node in walk_things(after.observe(seat)["things"])}
        for event in heard:
            if event.heard_by(seat):
                for move in event.moves:
                    assert {move.source, move.target} <= places, event


def test_sealed_answers_come_in_any_order(table: Table) -> None:
    for moment in [m for m in sample(table, 200) if m.state.sealed][:10]:
        answers = {seat: moment.state.choices(seat)[0] for seat in moment.state.waiting}
        forth, back = moment.state.copy(), moment.state.copy()
        for seat in answers:
            forth.play(seat, answers[seat])
        for seat in reversed(answers):
            back.play(seat, answers[seat])
        assert forth == back
