"""Gestures, undo and its barriers, records and what is wrong with them."""

from __future__ import annotations

import json
import pickle

import msgspec
import pytest

from castellany.kernel import BadRecord, Gesture, IllegalChoice, Match, commitment, loads, replay, verify
from tests.toy import GAME
from tests.toy.lexicon import BUY, PASS


def rich_shop(seed: int = 3) -> Match:
    """A match in which seat 0 stands in the shop with gold in hand, after the winner of the bids drew a card."""
    match = Match.start(GAME, 2, seed, {"rich": True})
    for seat in (0, 1):
        match.play(seat, match.state.choices(seat)[0])
    match.play(match.state.waiting[0], GAME.parse("pick 1"))
    assert match.state.waiting == (0,)
    return match


def finished(seed: int = 3) -> Match:
    match = Match.start(GAME, 2, seed)
    while match.state.waiting:
        seat = match.state.waiting[0]
        match.play(seat, match.state.choices(seat)[0])
    return match


def test_a_purchase_can_be_taken_back() -> None:
    match = rich_shop()
    before = match.state.encode()
    match.play(0, BUY.base)
    assert match.undo(0) == [match.number - 1]
    assert match.state.encode() == before


def test_a_drawn_card_is_a_barrier() -> None:
    match = rich_shop()
    drew = match.standing[-1].seat
    with pytest.raises(IllegalChoice) as caught:
        match.undo(drew)
    assert caught.value.message.id == "no-undo"


def test_another_seat_that_acted_is_a_barrier() -> None:
    match = rich_shop()
    match.play(0, PASS.base)
    match.play(1, BUY.base)
    with pytest.raises(IllegalChoice):
        match.undo(0)
    assert match.undo(1) == [match.number - 1]


def test_a_free_table_takes_back_without_limit() -> None:
    match = rich_shop()
    while match.standing:
        match.undo(match.standing[-1].seat, free=True)
    assert match.state == GAME.new(2, 3, {"rich": True})


@pytest.mark.parametrize("free", [False, True])
def test_a_sealed_answer_is_taken_back_and_the_others_stand(free: bool) -> None:
    """Three are asked, two have answered, one takes back: whatever the table, the other's answer stands."""
    match = Match.start(GAME, 3, 3)
    asked = match.asked[:]
    match.play(1, match.state.choices(1)[0])
    match.play(2, match.state.choices(2)[0])
    assert match.undo(1, free) == [2]
    assert match.state.waiting == (0, 1)
    assert [gesture.seat for gesture in match.standing] == [2]
    assert match.asked == [asked[0], match.number, 0], "seat 0 is still asked what it was asked"


def test_a_proposal_changes_nothing_until_it_is_accepted() -> None:
    match = rich_shop()
    before, number, standing = match.state.encode(), match.number, match.standing[:]
    change = match.propose(0, [BUY.base, PASS.base])
    assert (match.state.encode(), match.number, match.standing) == (before, number, standing)
    match.accept(change)
    assert match.standing[-1] == Gesture(number + 1, 0, (BUY.base, PASS.base), False)
    assert match.state.waiting == (1,)


def test_a_gesture_is_taken_back_as_one() -> None:
    match = rich_shop()
    before = match.state.encode()
    match.play(0, BUY.base, PASS.base)
    assert match.undo(0) == [match.number - 1]
    assert match.state.encode() == before
    match.play(0, BUY.base)
    match.play(0, PASS.base)
    match.undo(0)
    assert match.state.waiting == (0,), "two gestures are taken back one by one"


def test_a_gesture_is_refused_whole_with_the_place_of_what_is_wrong() -> None:
    match = rich_shop()
    before = match.state.encode()
    with pytest.raises(IllegalChoice) as caught:
        match.play(0, BUY.base, BUY.base, PASS.base)
    assert (caught.value.message.id, caught.value.rule, caught.value.at) == ("no-gold", "TOY-1.3", 1)
    with pytest.raises(IllegalChoice) as caught:
        match.play(0, PASS.base, PASS.base)
    assert (caught.value.message.id, caught.value.at) == ("no-not-your-turn", 1)
    with pytest.raises(IllegalChoice):
        match.play(0)
    assert (match.state.encode(), len(match.standing)) == (before, 3)
    assert pickle.loads(pickle.dumps(caught.value)).at == 1


def test_what_uses_chance_or_reveals_ends_a_gesture() -> None:
    """Nobody answers in one breath what they have not seen: neither if it is legal nor if it is not."""
    match = Match.start(GAME, 2, 3, {"rich": True})
    for seat in (0, 1):
        match.play(seat, match.state.choices(seat)[0])
    winner = match.state.waiting[0]
    draw = GAME.parse("pick 1")
    for after in (PASS.base, BUY.base, draw):
        with pytest.raises(IllegalChoice) as caught:
            match.propose(winner, [draw, after])
        assert (caught.value.message.id, caught.value.at) == ("no-run-on", 1)
    match.play(winner, draw)
    assert match.standing[-1].barrier


def test_the_way_back_begins_at_a_moment_that_is_given() -> None:
    match = rich_shop()
    base, number = match.state.copy(), match.number
    match.play(0, BUY.base)
    one = match.state.encode()
    match.play(0, PASS.base)
    match.play(1, PASS.base)
    assert match.lacks(match.undo_point(0, free=True))
    change = match.propose_undo(0, True, (number, base))
    assert change.state.encode() == one and change.undone == [number + 2, number + 3]


def test_a_record_remembers_gestures_and_is_the_same_game_without_them() -> None:
    match, twin = rich_shop(), rich_shop()
    match.play(0, BUY.base, PASS.base)
    twin.play(0, BUY.base)
    twin.play(0, PASS.base)
    bundled, single = match.record(), twin.record()
    assert (bundled.choices, bundled.digest()) == (single.choices, single.digest())
    assert '"gestures"' not in single.dumps()
    assert json.loads(bundled.dumps())["gestures"] == ["4-5"]
    again = Match.resume(GAME, loads(bundled.dumps()))
    assert again.standing == match.standing
    assert replay(GAME, loads(bundled.dumps())) == match.state


@pytest.mark.parametrize("gestures", [["1-2"], ["4-6"], ["5-4"], ["0-1"], ["x"], ["4-5", "5-6"], ["4"], [4], 4])
def test_gestures_that_cannot_be_are_refused(gestures: object) -> None:
    match = rich_shop()
    match.play(0, BUY.base, PASS.base)
    raw = json.loads(match.record().dumps())
    raw["gestures"] = gestures
    with pytest.raises(BadRecord) as caught:
        loads(json.dumps(raw))
    assert caught.value.message.id == "bad-record-damaged"


def test_a_gesture_over_a_revelation_is_no_honest_record() -> None:
    match = next(match for match in map(rich_shop, range(9)) if match.standing[-1].seat == 0)
    match.play(0, PASS.base)
    raw = json.loads(match.record().dumps())
    raw["gestures"] = ["3-4"]
    with pytest.raises(BadRecord) as caught:
        replay(GAME, loads(json.dumps(raw)))
    assert caught.value.message.args["number"] == "4"


def test_a_run_has_a_notation() -> None:
    run = (BUY.base, BUY.base, PASS.base)
    assert GAME.run_text(run) == "buy_relic; buy_relic; pass"
    assert GAME.parse_run(GAME.run_text(run)) == run
    assert GAME.parse_run("pass") == (PASS.base,)
    with pytest.raises(IllegalChoice):
        GAME.parse_run("pass;")


def test_a_refused_choice_leaves_the_match_as_it_was() -> None:
    match = rich_shop()
    before, standing = match.state.encode(), len(match.standing)
    with pytest.raises(IllegalChoice):
        match.play(1, PASS.base)
    assert (match.state.encode(), len(match.standing)) == (before, standing)


def test_a_record_is_readable_and_resumes() -> None:
    match = rich_shop()
    text = match.record(["Ада", "Bolesław"]).dumps()
    assert '"0 bid' in text and "Bolesław" in text
    again = Match.resume(GAME, loads(text))
    assert again.state == match.state
    assert again.standing == match.standing


def test_verify_accepts_an_honest_record() -> None:
    match = finished()
    assert verify(GAME, loads(match.record().dumps())) == match.state


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        (
            lambda raw: raw["choices"].__setitem__(0, "0 bid 1" if raw["choices"][0] != "0 bid 1" else "0 bid 2"),
            "digest",
        ),
        (lambda raw: raw.update(seed="4"), "digest"),
        (lambda raw: raw["result"]["totals"].reverse(), "digest"),
        (lambda raw: raw.update(castellany=99), "format"),
        (lambda raw: raw.pop("choices"), "damaged"),
        (lambda raw: raw.update(choices=["pass"]), "damaged"),
        (lambda raw: raw.update(choices=None), "damaged"),
        (lambda raw: raw.pop("castellany"), "foreign"),
    ],
)
def test_a_changed_record_is_refused(damage: object, fault: str) -> None:
    raw = json.loads(finished().record().dumps())
    assert callable(damage)
    damage(raw)
    with pytest.raises(BadRecord) as caught:
        loads(json.dumps(raw))
    assert caught.value.message.id == f"bad-record-{fault}"


def test_a_truncated_file_is_refused() -> None:
    text = finished().record().dumps()
    with pytest.raises(BadRecord) as caught:
        loads(text[: len(text) // 2])
    assert caught.value.message.id == "bad-record-not-json"


def test_a_forged_digest_does_not_help_a_changed_choice_or_seed() -> None:
    record = finished().record()
    seat, _text = record.choices[0]
    forged = record._replace(choices=[(seat, "pick 0"), *record.choices[1:]])
    with pytest.raises(BadRecord) as caught:
        verify(GAME, loads(forged.dumps()))
    assert caught.value.message.id == "bad-record-choice"
    forged = record._replace(header=record.header._replace(seed=99))
    with pytest.raises(BadRecord) as caught:
        verify(GAME, loads(forged.dumps()))
    assert caught.value.message.id == "bad-record-commitment"
    forged = record._replace(result={"winners": [1], "totals": [0, 99]})
    with pytest.raises(BadRecord) as caught:
        verify(GAME, loads(forged.dumps()))
    assert caught.value.message.id == "bad-record-result"


def test_a_record_of_other_rules_is_refused() -> None:
    record = finished().record()
    with pytest.raises(BadRecord) as caught:
        replay(GAME, record._replace(header=record.header._replace(rules=2)))
    assert caught.value.message.args == {"version": "2", "current": "1"}
    with pytest.raises(BadRecord) as caught:
        replay(GAME, record._replace(header=record.header._replace(game="chess")))
    assert caught.value.message.id == "bad-record-game"


def test_a_damaged_or_foreign_state_is_refused() -> None:
    data = rich_shop().state.encode()
    for bad in (b"", data[:-3], b"\xff" * 20, b"\x90"):
        with pytest.raises(BadRecord) as caught:
            GAME.decode(bad)
        assert caught.value.message.id == "bad-state-damaged"
    with pytest.raises(BadRecord) as caught:
        GAME.decode(data.replace(b"tithe", b"tythe"))
    assert caught.value.message.id == "bad-state-foreign"


def test_a_commitment_belongs_to_one_seed() -> None:
    assert commitment(1) != commitment(2)
    assert len(commitment(2**256)) == 64


def test_a_match_keeps_no_log_and_begins_with_what_setup_told() -> None:
    match = Match.start(GAME, 2, 3)
    assert match.state.log is None and match.opening == []
    events = match.play(0, match.state.choices(0)[0])
    assert events == [], "a sealed answer is told to nobody"
    assert [event.message.id for event in match.play(1, match.state.choices(1)[0])] == ["event-bids", "event-bids"]
    assert match.state.log is None


def test_who_is_asked_what_is_known_by_numbers() -> None:
    """An answer to a sealed question leaves the others' question as it was; the last answer puts new ones."""
    match = Match.start(GAME, 3, 3)
    assert match.asked == [1, 1, 1]
    match.play(1, match.state.choices(1)[0])
    assert match.asked == [1, 0, 1]
    match.play(0, match.state.choices(0)[0])
    assert match.asked == [0, 0, 1]
    match.play(2, match.state.choices(2)[0])
    winner = match.state.waiting[0]
    assert match.asked == [4 if seat == winner else 0 for seat in range(3)]


def test_a_note_changes_only_the_number() -> None:
    match = rich_shop()
    before, asked, standing = match.state, match.asked[:], match.standing[:]
    change = match.note("standin", 1)
    assert (change.kind, change.seat, change.number, change.barrier) == ("standin", 1, match.number + 1, False)
    match.accept(change)
    assert match.state is before and match.asked == asked and match.standing == standing
    assert match.number == change.number
    match.play(0, BUY.base)
    assert match.undo(0) == [change.number + 1]


def test_nobody_takes_back_what_was_never_done() -> None:
    match = Match.start(GAME, 2, 3)
    for free in (False, True):
        assert match.undo_point(0, free) == -1
        with pytest.raises(IllegalChoice):
            match.undo(0, free)


def test_the_first_gesture_of_all_can_be_taken_back() -> None:
    match = Match.start(GAME, 2, 3)
    match.play(0, match.state.choices(0)[0])
    assert match.undo_point(0) == 0 and match.undo_point(1) == -1
    assert match.undo(0) == [2] and match.state == GAME.new(2, 3)


def test_an_undone_gesture_leaves_the_way_back_to_the_one_before() -> None:
    """The moment before the last gesture is kept; a second undo has to find its own."""
    match = Match.start(GAME, 2, 3, {"rich": True})
    for seat in (0, 1):
        match.play(seat, match.state.choices(seat)[0])
    match.play(match.state.waiting[0], GAME.parse("pick 0"))
    moments = []
    for choice in (BUY.base, PASS.base):
        moments.append(match.state.encode())
        match.play(0, choice)
    assert not match.lacks(len(match.standing) - 1) and match.lacks(len(match.standing) - 2)
    match.undo(0)
    assert match.state.encode() == moments[1] and match.lacks(len(match.standing) - 1)
    change = match.propose_undo(0)
    assert change.barrier is False and change.kind == "undo"
    match.accept(change)
    assert match.state.encode() == moments[0]


def test_a_sealed_answer_numbered_nothing_is_taken_back_too() -> None:
    match = next(m for m in (Match.start(GAME, 2, seed) for seed in range(40)) if m.state.choices(0)[0] == 0)
    match.play(0, 0)
    assert match.undo_point(0) == 0 and not match.lacks(0)
    change = match.propose_undo(0)
    assert (change.kind, change.barrier, change.undone, change.events) == ("undo", False, [2], [])
    match.accept(change)
    assert match.asked == [match.number, 1], "asked anew; the other as before"


def test_who_is_not_asked_after_an_undo_has_no_question() -> None:
    match = rich_shop()
    match.play(0, BUY.base)
    match.undo(0)
    assert match.asked == [match.number, 0]


def test_a_state_with_too_few_or_too_many_fields_is_refused() -> None:
    whole = msgspec.msgpack.decode(GAME.new(2, 1).encode())
    for fields in (whole[-1][:-1], [*whole[-1], 0]):
        with pytest.raises(BadRecord) as caught:
            GAME.decode(msgspec.msgpack.encode([*whole[:-1], fields]))
        assert caught.value.message.id == "bad-state-damaged"
