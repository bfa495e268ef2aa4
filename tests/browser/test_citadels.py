"""Moments of Citadels as they are drawn: duels, the Seer's slots, ghost crowns, the Thieves' Den, the podium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.screening import Screening

GAMES = 60  # of novices, a tenth of a second each: one of them comes to the moment


def screened(cast: str, fits: Callable[[Any], bool], seats: int = 6) -> tuple[Screening, Any]:
    """A game in which the reader is asked such a question with more than one answer, at that moment."""
    for seed in range(1, GAMES):
        screening = Screening("citadels", seats, seed, level="novice", cast=cast)
        try:
            return screening, screening.until(lambda asked: len(asked["options"]) > 1 and fits(asked))
        except AssertionError:
            continue
    raise AssertionError("no game came to this moment")


def asks(kind: str) -> Callable[[Any], bool]:
    return lambda asked: bool(asked["kind"] == kind)


def offers(word: str) -> Callable[[Any], bool]:
    return lambda asked: any(way["message"]["id"].startswith(word) for way in asked["options"])


@pytest.mark.parametrize(
    ("kind", "size"), [("Threat", DESK), ("Expose", DESK), ("Confiscate", PHONE)], ids=["bribe", "refusal", "warrant"]
)
def test_a_duel_shows_both_outcomes_and_the_cloth_folds_away(arrive: Arrive, kind: str, size: tuple[int, int]) -> None:
    screening, asked = screened("devious_dignitaries", asks(kind))
    visitor = arrive(size=size)
    page = screening.open(visitor)
    cloth = page.locator(".cloth")
    ways = {page.locator(".option").nth(index).inner_text() for index in range(len(asked["options"]))}
    expect(cloth.locator(".take")).to_have_count(2)
    for take in cloth.locator(".take").all():
        assert any(take.inner_text() in way for way in ways), ways
        expect(take).to_be_in_viewport(ratio=1)
    visitor.clean()
    visitor.fits()
    cloth.locator(".fold").click()
    expect(cloth.locator(".take")).to_have_count(0)
    expect(page.locator("#board [data-thing='seat:1']")).to_be_in_viewport()


def test_the_seer_sees_whom_she_owes_a_card(arrive: Arrive) -> None:
    screening, asked = screened("illustrious_emissaries", asks("Give"))
    page = screening.open(arrive())
    order = asked["facts"]["order"]
    expect(page.locator(".slot")).to_have_count(len(order))
    for number, seat in enumerate(order, 1):
        expect(page.locator(f"[data-thing='seat:{seat}'] .slot")).to_have_text(str(number))
    expect(page.locator(".slot.next")).to_have_count(1)


def test_the_emperor_sees_where_the_crown_may_go(arrive: Arrive) -> None:
    screening, asked = screened("illustrious_emissaries", offers("opt-crown"))
    page = screening.open(arrive())
    given = [way for way in asked["options"] if way["message"]["id"].startswith("opt-crown")]
    heirs = {way["message"]["args"]["other"] for way in given}
    for seat in (f"seat:{number}" for number in range(1, 6)):
        ghost = page.locator(f"[data-thing='{seat}'] .crown.ghost")
        expect(ghost).to_have_count(1 if seat in heirs else 0)
    expect(page.locator(".plaque")).to_contain_text("Give the crown")


def test_the_thieves_den_rises_while_it_is_paid(arrive: Arrive) -> None:
    screening, asked = screened("vicious_nobles", asks("Den"))
    page = screening.open(arrive())
    due = page.locator(".me .ghost .due")
    expect(due).to_be_visible()
    expect(due).to_contain_text(str(asked["facts"]["price"] - asked["facts"]["cards"]))
    expect(page.locator(".cloth")).to_have_count(0)


def test_each_way_to_build_a_card_has_its_tag(arrive: Arrive) -> None:
    screening, asked = screened("devious_dignitaries", offers("opt-scaffold"))
    page = screening.open(arrive())
    way = next(way for way in asked["options"] if way["message"]["id"] == "opt-scaffold")
    expect(page.locator(f"[data-thing='{way['targets'][0]}'] .tag.torn")).to_be_visible()
    expect(page.locator("[data-thing='seat:0/city/framework'] .torn")).to_be_visible()


def test_at_the_end_the_stage_is_a_podium(arrive: Arrive) -> None:
    screening = Screening("citadels", 5, 4, level="novice", cast="tenacious_delegates")
    visitor = arrive(expected=("404",))
    page = screening.open(visitor)
    screening.finish()
    page.get_by_role("button", name="See the table").click()
    best = max(score.total for score in screening.play.state.scores())
    expect(page.locator(".podium .laurel b")).to_have_text(str(best))
    expect(page.locator(".podium li")).to_have_count(4)
    visitor.clean()
