"""The box: where values come from, what a file may say instead, and what it may not."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from castellany.kernel import BadFacts, Box, ListOf, Message, Number, OneOf, RowsOf, Worded, say
from castellany.kernel.box import EARLIER, OURS, PRINTED, SEEN, Value, close_box, digest, fact_told, flat, open_box


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


def test_without_words_to_change_a_corrected_record_is_told_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    one = box(monkeypatch, relics__bell__cost=4)
    one.retells = False
    assert [relic.cost for relic in fill(one)] == [4, 5] and one.retold == {}


def test_what_the_box_leaves_out_passes_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    one = box(monkeypatch)
    kept = one.records("relics", RELICS, FIELDS, lambda relic: f"relic-{relic.id}", SEEN, without={"bell"})
    assert kept == RELICS and {fact.thing for fact in one.facts} == {"relic-lamp"}


def test_a_value_that_words_name_is_told_anew_only_where_it_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    def dear(toll: int) -> dict[str, Message]:
        return {"about": say("bridge-costs", toll=toll)}

    for given, retell, retold in ((4, dear, True), (4, None, False), (3, dear, False)):
        one = box(monkeypatch, toll=given)
        assert one.value("toll", "bridge", say("fact-cost"), OURS, Number(0, 9), 3, retell) == given
        assert one.retold == ({"bridge": dear(4)} if retold else {})


def told(label: str, value: Any) -> Message:
    return say("box-fact", label=say(f"fact-{label}"), value=value)


def test_what_a_corrected_record_is_now_is_told_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Field by field, but not what there is nothing to tell of; or as its own words would tell it."""
    one = box(monkeypatch, relics__lamp__cost=4)
    fill(one)
    cost = say("box-more", first=told("kind", "new"), rest=told("does", "shine"))
    assert one.retold["relic-lamp"] == {
        "about": say("box-about", facts=say("box-more", first=told("cost", "4"), rest=cost))
    }
    one = box(monkeypatch, relics__lamp__cost=4)
    forms = {"": say("relic-dear"), "does": say("relic-does")}
    for retells in (False, True):
        one.retells = retells
        one.records("relics", RELICS, FIELDS, lambda relic: f"relic-{relic.id}", OURS, retell=lambda relic: forms)
        assert set(one.retold["relic-lamp"]) == {"", "does", "about"} if retells else {"", "does"}


def test_what_was_corrected_is_listed_with_what_it_is_now(monkeypatch: pytest.MonkeyPatch) -> None:
    one = box(monkeypatch, relics__bell__cost=4, relics__bell__signs=[])
    fill(one)
    corrected = one.unprinted()[0]
    assert (corrected.thing, corrected.source) == ("relic-bell", "box")
    assert corrected.values == [say("box-more", first=told("cost", "4"), rest=told("signs", "facts-none"))]


def test_lists_within_lists_are_told_apart() -> None:
    rows = RowsOf(ListOf(OneOf(("sun", "moon")), 0, 2), 1, 2)
    assert rows.said([(0, 1), ()]) == say(
        "box-more", first=say("box-row", value=["sun", "moon"]), rest=say("box-row", value="facts-none")
    )
    assert rows.said([]) is None


def test_no_signs_at_all_have_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    signs = FIELDS["signs"]
    assert signs.said(()) is None and signs.said((1,)) == ["moon"]
    assert fact_told(say("fact-signs"), signs, ()) == told("signs", "facts-none")


def test_the_box_may_call_a_thing_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    one = box(monkeypatch, names__bell="  The Great Bell ")
    one.named("names.bell", "relic-bell")
    one.named("names.lamp", "relic-lamp")
    assert one.retold == {"relic-bell": {"": say("box-called", name="The Great Bell")}}
    for name in (7, "x" * 41, "two\nlines"):
        with pytest.raises(BadFacts):
            box(monkeypatch, names__bell=name).named("names.bell", "relic-bell")
    box(monkeypatch, names__bell="x" * 40).named("names.bell", "relic-bell")


def test_a_value_where_a_table_belongs_is_told_what_the_table_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadFacts) as refused:
        fill(box(monkeypatch, relics__lamp=1))
    assert refused.value.message.id == "facts-table"
    assert refused.value.message.args["allowed"] == "cost, signs, kind, does"


def test_several_cards_of_one_name_name_each_value_once(monkeypatch: pytest.MonkeyPatch) -> None:
    one = box(monkeypatch)
    for key in ("first", "second"):
        one.value(key, "relic-bell", say("fact-cost"), OURS, Number(0, 9), 3)
    one.value("third", "relic-bell", say("fact-name"), OURS, Number(0, 9), 3)
    assert [told.values for told in one.unprinted()] == [[say("fact-cost"), say("fact-name")]]


def test_a_key_astray_at_its_first_step_is_told_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadFacts) as refused:
        fill(box(monkeypatch, altar=1))
    assert refused.value.message.args["allowed"] == "relics"


def test_games_imported_from_now_on_find_what_was_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("castellany.kernel.box._boxes", {})
    open_box("house.toml", {"shrine": {"relics.bell.cost": 4}})
    opened = Box("shrine")
    assert opened.file == "house.toml" and fill(opened)[0].cost == 4
    open_box("house.toml", {"shrine": {"relics.bell.cost": 4}})  # the same again is not too late
    close_box()
    monkeypatch.setattr("castellany.kernel.box._boxes", {})
    assert fill(Box("shrine")) == RELICS


def test_a_value_of_ours_said_again_is_not_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    one = box(monkeypatch, relics__lamp__cost=5)
    fill(one)
    open_box("box.toml", {"shrine": {"relics.lamp.cost": 5}})
    open_box("box.toml", {})
    close_box()


def test_a_digest_stays_the_same_for_ever() -> None:
    """Records and tables of a server carry it."""
    assert digest({"b": 1, "a": "Łódź"}) == "832d8631cb66714c"
