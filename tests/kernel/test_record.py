"""Records: what stands in the file, what is found when it was changed, and what replays."""

from __future__ import annotations

import json
from typing import Any

import pytest

from castellany.kernel import BadRecord, State, commitment, loads, replay, verify
from castellany.kernel.record import Header, Record, first_moment, result_of
from tests.toy import GAME


def played(seed: int = 3) -> tuple[State, list[tuple[int, str]]]:
    """A whole game, and its choices in notation."""
    s = GAME.new(2, seed)
    choices: list[tuple[int, str]] = []
    while s.waiting:
        seat = s.waiting[0]
        choice = s.choices(seat)[0]
        choices.append((seat, GAME.text(choice)))
        s.play(seat, choice)
    return s, choices


def record(**changes: Any) -> Record:
    end, choices = played()
    header = Header("tithe", 1, 2, {"rich": False, "rounds": 3}, 3)
    whole = Record(header, choices, result_of(end), ["Ada", "Bo"], commitment(3))
    return whole._replace(**changes)


def fault(text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadRecord) as refused:
        loads(text)
    return refused.value.message.id, refused.value.message.args


def forged(change: Any) -> str:
    """The file of a record with a field changed by hand."""
    told = json.loads(record().dumps())
    change(told)
    return json.dumps(told)


def test_a_file_says_everything_that_makes_the_game() -> None:
    told = json.loads(record().dumps())
    assert told["castellany"] == 1 and told["game"] == "tithe" and told["rules"] == 1 and told["seats"] == 2
    assert told["seed"] == "3" and told["options"] == {"rich": False, "rounds": 3}
    assert told["players"] == ["Ada", "Bo"] and told["commitment"] == commitment(3)
    assert told["choices"][0].split(" ", 1)[0] in ("0", "1") and "facts" not in told and "gestures" not in told
    assert set(told["result"]) == {"winners", "totals"} and told["digest"] == record().digest()
    assert record().dumps().endswith("}\n") and len(record().dumps().splitlines()) > len(told["choices"])


def test_what_was_written_is_read_again() -> None:
    assert loads(record().dumps()) == record(gestures=[])
    nobody = record(players=None, result=None, commitment=None)
    assert loads(nobody.dumps()) == nobody._replace(gestures=[])
    facts = record(header=Header("tithe", 1, 2, {}, 2**256 - 1, {"cost": 4}))
    assert loads(facts.dumps()).header == facts.header, "seeds are longer than a number of JSON"


def test_any_field_changed_breaks_the_digest() -> None:
    for change in (
        lambda told: told.update(seed="4"),
        lambda told: told.update(rules=2),
        lambda told: told.update(seats=3),
        lambda told: told.update(players=["Ada", "Eve"]),
        lambda told: told["options"].update(rich=True),
        lambda told: told["result"].update(winners=[1, 0]),
        lambda told: told["choices"].pop(),
        lambda told: told.update(commitment="0"),
        lambda told: told.pop("digest"),
    ):
        assert fault(forged(change)) == ("bad-record-digest", {})


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "bad-record-not-json"),
        ("{", "bad-record-not-json"),
        ("[]", "bad-record-foreign"),
        ("17", "bad-record-foreign"),
        ('{"game": "tithe"}', "bad-record-foreign"),
        ('{"castellany": 1}', "bad-record-damaged"),
        ('{"castellany": 1, "choices": ["nobody"]}', "bad-record-damaged"),
        ('{"castellany": 1, "choices": 3}', "bad-record-damaged"),
    ],
)
def test_what_is_no_record_says_what_is_wrong(text: str, id: str) -> None:
    assert fault(text)[0] == id


@pytest.mark.parametrize("format", [0, 2, "one", "x" * 100])
def test_another_format_is_named_and_not_repeated_whole(format: object) -> None:
    told = fault(json.dumps({"castellany": format}))
    assert told == ("bad-record-format", {"format": str(format)[:20]})


@pytest.mark.parametrize(
    "lines", [["1-1"], ["2-1"], ["0-2"], ["1-99"], ["1-2", "2-3"], ["3-4", "1-2"], ["1"], ["a-b"], ["1-2-3"], [3]]
)
def test_gestures_that_cannot_be_are_damage(lines: list[object]) -> None:
    one = record()
    choices = [(0, text) for _seat, text in one.choices]
    told = json.loads(one._replace(choices=choices).dumps())
    told["gestures"] = lines
    assert fault(json.dumps(told))[0] == "bad-record-damaged"


def test_a_gesture_of_two_seats_is_damage() -> None:
    told = json.loads(record(choices=[(0, "pass"), (1, "pass"), (1, "pass")]).dumps())
    for lines, wrong in ((["1-2"], True), (["2-3"], False)):
        told["gestures"] = lines
        if wrong:
            assert fault(json.dumps(told))[0] == "bad-record-damaged"
        else:
            assert loads(json.dumps(told)).gestures == [(1, 2)]


def test_gestures_bundle_choices_and_count_from_one_in_the_file() -> None:
    choices = [(0, "a"), (1, "b"), (1, "c"), (1, "d"), (0, "e"), (0, "f")]
    first = record(choices=choices[4:], gestures=[(0, 2)])
    assert json.loads(first.dumps())["gestures"] == ["1-2"] and loads(first.dumps()) == first
    one = record(choices=choices, gestures=[(1, 3), (4, 2)])
    assert one.runs() == [(0, ["a"]), (1, ["b", "c", "d"]), (0, ["e", "f"])]
    assert json.loads(one.dumps())["gestures"] == ["2-4", "5-6"]
    assert one.digest() == one._replace(gestures=[]).digest(), "the game is the same however it was bundled"
    assert one._replace(gestures=[]).runs() == [(seat, [text]) for seat, text in choices]
    assert loads(one.dumps()).gestures == [(1, 3), (4, 2)]


def test_a_record_replays_to_its_end_and_verifies() -> None:
    end, _choices = played()
    assert replay(GAME, record()).encode() == end.encode()
    assert verify(GAME, record()).encode() == end.encode()
    first = first_moment(GAME, record().header)
    assert first.encode() == GAME.new(2, 3, {"rich": False, "rounds": 3}).encode()


def complaint(one: Record) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadRecord) as refused:
        verify(GAME, one)
    return refused.value.message.id, refused.value.message.args


def test_a_record_of_another_game_version_or_box_is_refused() -> None:
    header = record().header
    assert complaint(record(header=header._replace(game="chess"))) == ("bad-record-game", {"game": "chess"})
    assert complaint(record(header=header._replace(rules=2)))[0] == "bad-record-version"
    assert complaint(record(header=header._replace(rules=0)))[0] == "bad-record-version"
    id, args = complaint(record(header=header._replace(facts={"cost": 4})))
    assert id == "bad-record-facts" and args["then"] != args["now"]


def test_the_first_choice_that_is_not_legal_is_counted_and_named() -> None:
    choices = record().choices
    for at in (0, 3, len(choices) - 1):
        wrong = [*choices[:at], (choices[at][0], "buy_relic now"), *choices[at + 1 :]]
        assert complaint(record(choices=wrong)) == (
            "bad-record-choice",
            {"number": str(at + 1), "choice": "buy_relic now"},
        )
    seat, text = choices[0]
    assert complaint(record(choices=[(1 - seat, "pass"), *choices[1:]]))[1]["number"] == "1"
    assert len(complaint(record(choices=[(seat, "x" * 200)]))[1]["choice"]) == 80
    assert text != "pass"


def test_a_result_or_a_commitment_that_does_not_fit_is_found() -> None:
    whole = record()
    assert complaint(record(commitment=commitment(4)))[0] == "bad-record-commitment"
    verify(GAME, record(commitment=None))
    assert complaint(record(result=None))[0] == "bad-record-result"
    assert complaint(record(result={**(whole.result or {}), "winners": []}))[0] == "bad-record-result"
    assert complaint(record(choices=whole.choices[:-1]))[0] == "bad-record-result", "not over, and yet a result"
    verify(GAME, record(choices=whole.choices[:-1], result=None))


def test_the_digest_of_a_record_stays_the_same_for_ever() -> None:
    header = Header("tithe", 1, 2, {"rich": False, "motto": "Łódź"}, 3)
    one = Record(header, [(1, "pass"), (0, "bid 2")], None, None, commitment(3))
    assert one.digest() == "08bf2d59b22d82e4fb0ed00a55693cd483d72b460b174221f9c22a7b00be6b26"
