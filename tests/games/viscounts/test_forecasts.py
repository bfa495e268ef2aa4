"""What the board is told ahead equals what the rules then do, at moments of random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

import pytest

from castellany.games.viscounts import GAME, kinds
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.scoring import castle
from castellany.games.viscounts.shown.act import ActFacts
from castellany.games.viscounts.shown.pay import Payment
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Event

TABLES = [(seats, seed) for seats in (1, 2, 3, 4) for seed in range(6)]


@lru_cache
def moments(seats: int, seed: int) -> list[ViscountsState]:
    """Every moment of a random game before a choice."""
    dice = random.Random(seed)
    s = GAME.new(seats, seed)
    assert isinstance(s, ViscountsState)
    found: list[ViscountsState] = []
    while s.waiting:
        seat = s.waiting[0]
        found.append(s.copy())
        s.apply(seat, dice.choice(s.choices(seat)))
    return found


def asked(kind: int, seats: int, seed: int) -> Iterator[tuple[ViscountsState, int]]:
    """The moments at which this is asked, and whom."""
    for s in moments(seats, seed):
        if s.frames[-1].kind == kind:
            yield s, s.waiting[0]


def after(s: ViscountsState, seat: int, choices: list[int]) -> ViscountsState:
    """The moment after these choices, each of which must be legal; only the last may use chance."""
    world = s.copy()
    world.log = []
    for i, choice in enumerate(choices):
        assert world.waiting == (seat,)
        world.play(seat, choice)
        assert i + 1 == len(choices) or world.known == 0
    return world


@pytest.mark.parametrize(("seats", "seed"), TABLES)
@pytest.mark.rule("VIS-10.1")
def test_a_card_leads_where_it_says(seats: int, seed: int) -> None:
    """Card and space are one gesture: the ends of a card are the spaces to go to after playing it, at that fare."""
    for s, seat in asked(kinds.PLAY, seats, seed):
        for option in s.ask(seat).options:
            assert option.facts is not None
            ends = option.facts["ends"]
            assert isinstance(ends, list)
            world = after(s, seat, [option.choice])
            if not ends:
                assert world.frames[-1].kind != kinds.MOVE or world.known
                continue
            if ends[0]["go"] < 0:
                assert len(ends) == 1 and ends[0]["fare"] == 0
                continue
            assert world.frames[-1].kind == kinds.MOVE
            there = {o.targets[0]: (o.choice, dict(o.price).get("res-silver", 0)) for o in world.ask(seat).options}
            assert there == {end["space"]: (end["go"], end["fare"]) for end in ends}


@pytest.mark.parametrize(("seats", "seed"), TABLES)
@pytest.mark.rule("VIS-6.6")
def test_a_card_put_aside_before_the_move_leads_on(seats: int, seed: int) -> None:
    """Where the move comes next, the card put aside (or none) and the space are one gesture."""
    for kind in (kinds.DISCARD_ASK, kinds.DESTROY_ASK, kinds.CHOOSE):
        for s, seat in asked(kind, seats, seed):
            for option in s.ask(seat).options:
                ends = option.facts["ends"] if option.facts else []
                assert isinstance(ends, list)
                for end in ends[:3]:
                    if end["go"] >= 0:
                        after(s, seat, [option.choice, end["go"]])


@pytest.mark.parametrize(("seats", "seed"), TABLES)
@pytest.mark.rule("VIS-10.1")
def test_a_move_shows_its_route_and_what_can_be_done_there(seats: int, seed: int) -> None:
    for s, seat in asked(kinds.MOVE, seats, seed):
        for option in s.ask(seat).options:
            facts = option.facts
            assert facts is not None
            path, actions, meets = facts["path"], facts["actions"], facts["meets"]
            assert isinstance(path, list) and isinstance(actions, list) and isinstance(meets, list)
            assert path[-1] == option.targets[0]
            assert len(path) - 1 >= s.steps
            world = after(s, seat, [option.choice])
            assert world.log is not None
            own = world.log[
                : next((i for i, e in enumerate(world.log) if e.message.id == "event-turn"), len(world.log))
            ]
            assert len([e for e in own if e.message.id == "event-meet"]) == len(meets)
            if not world.frames or world.active != seat or world.frames[-1].kind not in (kinds.ACT, kinds.HIRE):
                continue
            open_actions = world.choices(seat) if world.frames[-1].kind == kinds.ACT else []
            for each in actions:
                can = {
                    "trade": lex.TRADE.base in open_actions,
                    "build": any(lex.BUILD.has(c) for c in open_actions),
                    "workers": any(lex.WORKERS.has(c) for c in open_actions),
                    "transcribe": lex.TRANSCRIBE.base in open_actions,
                }[each["action"]]
                if each["action"] == "trade" and can and each["closed"]:
                    assert each["dismissal"], "a trade of nothing but a dismissal"
                else:
                    assert can == (not each["closed"]), each
                if each["action"] == "workers" and can:
                    assert each["most"] == sum(lex.WORKERS.has(c) for c in open_actions)


def payments(s: ViscountsState, seat: int) -> Iterator[tuple[Payment, ActFacts | None]]:
    decision = s.ask(seat)
    if decision.facts:
        payment: Payment = decision.facts["payment"]  # type: ignore[assignment]
        yield payment, None
        return
    for option in decision.options:
        if option.facts:
            facts: ActFacts = option.facts  # type: ignore[assignment]
            yield facts["payment"], facts


@pytest.mark.parametrize(("seats", "seed"), TABLES)
@pytest.mark.rule("VIS-7.2")
def test_every_way_to_pay_is_what_the_rules_then_take(seats: int, seed: int) -> None:
    """All ways are legal in one go, and cost exactly what they say; the proposed one is enough."""
    for kind in (kinds.ACT, kinds.PAY):
        for s, seat in asked(kind, seats, seed):
            for payment, _facts in payments(s, seat):
                proposed = payment["ways"][payment["proposed"]]
                assert proposed["choices"]
                for way in payment["ways"]:
                    if not way["choices"]:
                        continue
                    world = after(s, seat, way["choices"])
                    assert world.log is not None
                    paid = spent(world.log, seat)
                    wanted = Counter({f"res-{part['good']}": part["count"] for part in way["spend"]})
                    if way["dismiss"]:
                        wanted["res-silver"] += payment["dismissal"][0]["price"]
                    assert paid == wanted, (payment["action"], way)


def spent(log: list[Event], seat: int) -> Counter[str]:
    """What a seat paid until the action was done."""
    found: Counter[str] = Counter()
    for event in log:
        if event.message.id == "event-spend" and event.message.args["seat"] == f"seat:{seat}":
            found[event.message.args["res"]] += event.message.args["count"]
        elif event.message.id not in ("event-dismiss", "event-spend"):
            break
    return found


@pytest.mark.parametrize(("seats", "seed"), TABLES)
@pytest.mark.rule("VIS-7.1")
def test_what_an_action_asks_next_can_be_answered_at_once(seats: int, seed: int) -> None:
    for s, seat in asked(kinds.ACT, seats, seed):
        for payment, facts in payments(s, seat):
            if facts is not None and facts["next"]:
                world = after(s, seat, payment["ways"][payment["proposed"]]["choices"])
                assert world.known == 0
                assert [each["choice"] for each in facts["next"]] == world.choices(seat)
                seen = [(each["does"], each["seat"], each["card"], str(each["gain"])) for each in facts["next"]]
                assert len(set(seen)) == len(seen), "no two answers look alike"


@pytest.mark.parametrize(("seats", "seed"), TABLES)
@pytest.mark.rule("VIS-8.3")
def test_the_chain_in_the_castle_is_the_one_that_happens(seats: int, seed: int) -> None:
    for s, seat in asked(kinds.ACT, seats, seed):
        for payment, facts in payments(s, seat):
            if facts is None or not facts["chain"]:
                continue
            found = facts["chain"][0]
            way = payment["ways"][payment["proposed"]]
            if way["dismiss"]:
                continue
            world = after(s, seat, way["choices"])
            assert world.log is not None
            moved = [
                move for event in world.log for move in event.moves if move.what.startswith(("worker:", "leader-card"))
            ]
            told = [step for step in found["steps"] if step["kind"] != "ask"]
            assert [(m.source, m.target, m.amount) for m in moved][: len(told)] == [
                (step["source"], step["target"], step["count"]) for step in told
            ]
            assert found["before"] == castle(s, seat)
            if found["asks"]:
                assert found["after"] == castle(world, seat)
                assert world.waiting == (found["steps"][-1]["seat"],)


@pytest.mark.parametrize(("seats", "seed"), TABLES)
@pytest.mark.rule("VIS-7.6")
def test_a_spot_tells_its_links_and_who_gains(seats: int, seed: int) -> None:
    for s, seat in asked(kinds.SPOT, seats, seed):
        for option in s.ask(seat).options:
            assert option.facts is not None
            links = option.facts["links"]
            assert isinstance(links, list)
            world = after(s, seat, [option.choice])
            assert world.log is not None
            if world.frames and world.frames[-1].kind == kinds.LINK_ORDER:
                assert len(links) == 2
            told = [e for e in world.log if e.message.id == "event-link"]
            for event, link in zip(told, links, strict=False):
                assert len(link["seats"]) == (1 if event.message.args["same"] else 2)
            site = s.frames[-1].a
            assert world.built[seat] >> site & 1


@pytest.mark.parametrize(("seats", "seed"), TABLES)
@pytest.mark.rule("VIS-5.4")
def test_flips_in_one_go(seats: int, seed: int) -> None:
    for s, seat in asked(kinds.FLIP_ASK, seats, seed):
        facts = s.ask(seat).facts
        assert facts is not None
        runs = facts["runs"]
        assert isinstance(runs, list) and runs
        for run in runs:
            assert run["choices"]
            world = after(s, seat, run["choices"])
            assert world.log is not None
            flips = Counter(e.message.id for e in world.log if e.message.args.get("seat") == f"seat:{seat}")
            assert flips["event-flip-deed"] >= run["deeds"]
            assert flips["event-flip-debt"] >= run["debts"]
            if run["debts"]:
                taken = [e.message.args["res"] for e in world.log if e.message.id == "event-take"]
                assert f"res-{run['good']}" in taken


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_many_choices_of_one_kind_in_one_go(seats: int, seed: int) -> None:
    """Resources, discarded and destroyed cards: as many as told, or fewer and the end."""
    dice = random.Random(seed)
    for kind in (kinds.ANY, kinds.DISCARD_ASK, kinds.DESTROY_ASK):
        for s, seat in asked(kind, seats, seed):
            decision = s.ask(seat)
            assert decision.facts is not None
            count = decision.facts["count"]
            assert isinstance(count, int) and count >= 1
            free = [o.choice for o in decision.options if o.role != "stop" and not o.targets[0].endswith("/deck")]
            if kind == kinds.ANY:
                run = [dice.choice(free) for _i in range(count)]
            else:
                run = dice.sample(free, min(count, len(free), dice.randrange(1, count + 1)))
                if len(run) < count:
                    run.append(next(o.choice for o in decision.options if o.role == "stop"))
            world = after(s, seat, run)
            assert len(world.frames) < len(s.frames) or world.frames[-1] is not s.frames[-1]
