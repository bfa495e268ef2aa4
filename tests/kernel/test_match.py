"""Undo and its barriers, records and what is wrong with them."""

from __future__ import annotations

import json

import pytest

from castellany.kernel import BadRecord, IllegalChoice, Match, commitment, loads, replay, verify
from tests.toy import BUY, GAME, PASS


def rich_shop() -> Match:
    """A match in which seat 0 stands in the shop with gold in hand."""
    match = Match.start(GAME, 2, 3, {"rich": True})
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
    assert match.undo(0) == 1
    assert match.state.encode() == before


def test_a_drawn_card_is_a_barrier() -> None:
    match = rich_shop()
    drew = match.entries[-1].seat
    with pytest.raises(IllegalChoice) as caught:
        match.undo(drew)
    assert caught.value.message.id == "no-undo"


def test_another_seat_that_acted_is_a_barrier() -> None:
    match = rich_shop()
    match.play(0, PASS.base)
    match.play(1, BUY.base)
    with pytest.raises(IllegalChoice):
        match.undo(0)
    assert match.undo(1) == 1


def test_a_free_table_takes_back_without_limit() -> None:
    match = rich_shop()
    while match.entries:
        match.undo(match.entries[-1].seat, free=True)
    assert match.state == GAME.new(2, 3, {"rich": True})


def test_a_sealed_answer_is_taken_back_and_the_others_stand() -> None:
    match = Match.start(GAME, 3, 3)
    match.play(1, match.state.choices(1)[0])
    match.play(2, match.state.choices(2)[0])
    assert match.undo(1) == 1
    assert match.state.waiting == (0, 1)
    assert [entry.seat for entry in match.entries] == [2]


def test_a_refused_choice_leaves_the_match_as_it_was() -> None:
    match = rich_shop()
    before, entries = match.state.encode(), len(match.entries)
    with pytest.raises(IllegalChoice):
        match.play(1, PASS.base)
    assert (match.state.encode(), len(match.entries)) == (before, entries)


def test_a_record_is_readable_and_resumes() -> None:
    match = rich_shop()
    text = match.record(["Ада", "Bolesław"]).dumps()
    assert '"0 bid' in text and "Bolesław" in text
    again = Match.resume(GAME, loads(text))
    assert again.state == match.state
    assert again.entries == match.entries


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
