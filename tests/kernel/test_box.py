"""The box: where values come from, what a file may say instead, and what it may not."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from castellany.kernel import BadFacts, Box, ListOf, Number, OneOf, Worded, say
from castellany.kernel.box import EARLIER, OURS, PRINTED, SEEN, Value, close_box, digest, flat, open_box


class Relic(NamedTuple):
    id: str
    cost: int
    signs: tuple[int, ...]
    kind: int
    does: str


RELICS = (Relic("bell", 3, (0, 1), 0, "ring"), Relic("lamp", 5, (), 1, "shine"))
FIELDS: dict[str, Value] = {
    "cost": Number(1, 9),
    "signs": ListOf(OneOf(("sun", "moon")), 0, 2),
    "kind": OneOf(("old", "new")),
    "does": Worded(str, {"ring": "ring", "shine": "shine", "burn": "burn"}.__getitem__, say("facts-effect")),
}


@pytest.fixture(autouse=True)
def nothing_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CASTELLANY_BOX", raising=False)


def box(monkeypatch: pytest.MonkeyPatch, **given: Any) -> Box:
    told = {"file": "box.toml", "games": {"shrine": {key.replace("__", "."): value for key, value in given.items()}}}
    monkeypatch.setenv("CASTELLANY_BOX", json.dumps(told))
    monkeypatch.setattr("castellany.kernel.box._boxes", {})
    return Box("shrine", retells=True)


def fill(one: Box) -> tuple[Relic, ...]:
    relics: tuple[Relic, ...] = one.records(
        "relics", RELICS, FIELDS, lambda relic: f"relic-{relic.id}", SEEN, {"lamp": OURS, "bell.kind": PRINTED}
    )
    one.close()
    return relics


def test_without_a_file_everything_is_as_our_facts_say(monkeypatch: pytest.MonkeyPatch) -> None:
    one = box(monkeypatch)
    assert fill(one) == RELICS and one.changed == {} and one.retold == {}


@pytest.mark.parametrize(
    ("key", "given", "field", "meant"),
    [
        ("relics__bell__cost", 9, "cost", 9),
        ("relics__bell__signs", ["moon"], "signs", (1,)),
        ("relics__bell__signs", [], "signs", ()),
        ("relics__bell__does", "burn", "does", "burn"),
    ],
)
def test_each_kind_of_value_can_be_corrected(
    monkeypatch: pytest.MonkeyPatch, key: str, given: Any, field: str, meant: Any
) -> None:
    one = box(monkeypatch, **{key: given})
    relics = fill(one)
    assert getattr(relics[0], field) == meant
    assert relics[1] == RELICS[1]
    assert one.changed == {key.replace("__", "."): given}
    assert set(one.retold) == {"relic-bell"}
    assert ("relic-bell", "box") in [(told.thing, told.source) for told in one.unprinted()]


def test_a_value_equal_to_ours_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    one = box(monkeypatch, relics__lamp__kind="new", relics__lamp__cost=5)
    assert fill(one) == RELICS and one.changed == {}


@pytest.mark.parametrize(
    ("key", "given", "fault"),
    [
        ("relics__bell__cost", 10, "facts-value"),
        ("relics__bell__cost", 0, "facts-value"),
        ("relics__bell__cost", "3", "facts-value"),
        ("relics__bell__cost", True, "facts-value"),
        ("relics__bell__cost", 2.5, "facts-value"),
        ("relics__bell__signs", "moon", "facts-value"),
        ("relics__bell__signs", ["moon"] * 3, "facts-value"),
        ("relics__bell__signs", ["star"], "facts-value"),
        ("relics__lamp__kind", "ancient", "facts-value"),
        ("relics__lamp__kind", 1, "facts-value"),
        ("relics__bell__does", "sing", "facts-value"),
        ("relics__bell__does", 7, "facts-value"),
        ("relics__bell__kind", "new", "facts-printed"),
        ("relics__bell__size", 1, "facts-unknown"),
        ("relics__cup__cost", 1, "facts-unknown"),
        ("altars__east__cost", 1, "facts-unknown"),
    ],
)
def test_a_bad_value_names_file_key_and_what_is_allowed(
    monkeypatch: pytest.MonkeyPatch, key: str, given: Any, fault: str
) -> None:
    with pytest.raises(BadFacts) as refused:
        fill(box(monkeypatch, **{key: given}))
    message = refused.value.message
    assert message.id == fault
    assert message.args["file"] == "box.toml" and message.args["key"] == "shrine." + key.replace("__", ".")
    if fault != "facts-printed":
        assert message.args["allowed"]


def test_an_unknown_key_is_told_its_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, allowed in (("relics__cup__cost", "bell, lamp"), ("relics__lamp__size", "cost, signs, kind, does")):
        with pytest.raises(BadFacts) as refused:
            fill(box(monkeypatch, **{key: 1}))
        assert refused.value.message.args["allowed"] == allowed


def test_values_that_must_fit_together(monkeypatch: pytest.MonkeyPatch) -> None:
    one = box(monkeypatch)
    one.demand(True, "relics", say("facts-different"))
    with pytest.raises(BadFacts) as refused:
        one.demand(False, "relics", say("facts-different"))
    assert refused.value.message.args["key"] == "shrine.relics"


def test_the_least_sure_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    one = box(monkeypatch, relics__bell__cost=4)
    one.note("relic-door", EARLIER, say("fact-name"))
    fill(one)
    assert [(told.thing, told.source) for told in one.unprinted()] == [
        ("relic-bell", "box"), ("relic-lamp", "ours"), ("relic-bell", "seen"), ("relic-door", "earlier"),
    ]  # fmt: skip


def test_tables_become_keys_with_dots_and_a_digest_follows_them() -> None:
    assert flat({"a": {"b": {"c": 1}}, "d": [1, 2]}) == {"a.b.c": 1, "d": [1, 2]}
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1}) != digest({"a": 2, "b": 2})


def test_a_game_that_is_imported_keeps_its_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    one = box(monkeypatch)
    fill(one)
    open_box("same.toml", {})
    with pytest.raises(BadFacts) as refused:
        open_box("late.toml", {"shrine": {"relics.bell.cost": 4}})
    assert refused.value.message.id == "facts-late"
    close_box()
