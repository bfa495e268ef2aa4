"""The rare questions of El Grande on its board: each is met in a game of squires and answered by pointing at it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from castellany import bots
from castellany.games.elgrande import GAME
from castellany.games.elgrande.facts.board import CASTLE, FRANCE, PORTUGAL
from castellany.games.elgrande.state import GrandeState
from castellany.kernel.record import Header, Record
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.grandee import Grandee, Picture

WAYS = {"CastleDisk", "Flee", "MoveKing", "Return", "War"}  # pointing at something draws where it leads
REGENCY = {"new_regency": True}


class Moment(NamedTuple):
    name: str
    asks: str
    seats: int
    seed: int
    options: Mapping[str, Any] = MappingProxyType({})
    king: int | None = None  # where he must stand
    after: int = 0  # not before this round
    size: tuple[int, int] = DESK
    language: str = "en-GB"
    dark: bool = False


MOMENTS = [
    Moment("exile", "MoveKing", 4, 1, REGENCY, after=4),
    Moment("king-france", "UseCard", 4, 1, REGENCY, king=FRANCE),
    Moment("king-portugal", "UseCard", 4, 2, REGENCY, king=PORTUGAL, size=PHONE),
    Moment("king-castle", "UseCard", 4, 2, REGENCY, king=CASTLE),
    Moment("king-open-castle", "UseCard", 4, 2, {**REGENCY, "open_castle": True}, king=CASTLE, size=PHONE),
    Moment("withdrawal", "Return", 5, 4),
    Moment("insurrection", "Flee", 5, 1, language="uk-UA"),
    Moment("civil-war", "War", 5, 1, size=PHONE),
    Moment("merged", "Invite", 3, 2, {"merged_decks": True}, after=4),
    Moment("modifiers-phone", "PlayPower", 4, 2, {"changing_powers": True}, after=3, size=PHONE, language="pl-PL"),
    Moment(
        "modifiers-small", "PlayPower", 4, 2, {"changing_powers": True}, after=3, size=(1280, 800), language="uk-UA"
    ),
    Moment("disk", "CastleDisk", 5, 1, after=6, dark=True),
    Moment("wide", "UseCard", 5, 4, after=6, size=(1920, 1080), language="uk-UA"),
    Moment("small", "UseCard", 5, 4, after=6, size=(1024, 700), language="pl-PL"),
]


def reach(moment: Moment) -> tuple[str, int, int]:
    """A game of squires up to this moment: its record, the step, and who is asked."""
    s = GAME.new(moment.seats, moment.seed, dict(moment.options))
    assert isinstance(s, GrandeState)
    squire = bots.make("squire", "elgrande", moment.seed)
    choices: list[tuple[int, str]] = []
    while not here(s, moment):
        seat = s.waiting[0]
        choice = squire.choose(s, seat).choice
        choices.append((seat, GAME.text(choice)))
        s.apply(seat, choice)
    header = Header("elgrande", GAME.version, moment.seats, dict(moment.options), moment.seed)
    return Record(header, choices).dumps(), len(choices), s.waiting[0]


def here(s: GrandeState, moment: Moment) -> bool:
    if s.round < moment.after or (moment.king is not None and s.king != moment.king):
        return False
    decision = s.ask(s.waiting[0])
    return decision.kind == moment.asks and len(decision.options) > 1


@pytest.mark.parametrize("moment", MOMENTS, ids=[moment.name for moment in MOMENTS])
def test_it_is_answered_by_pointing_at_the_board(arrive: Arrive, picture: Picture, moment: Moment) -> None:
    visitor = arrive(size=moment.size, language=moment.language, dark=moment.dark)
    guest = Grandee(visitor, bar=True)
    visitor.play_on(*reach(moment))
    guest.until(moment.asks)
    expect(guest.page.locator(".elgrande [data-spot=open]").first).to_be_visible()
    if moment.asks == "PlayPower":  # a modifier and a card are one choice: both are in sight
        for choice in (".modifier[data-spot=open]", ".power[data-spot=open]"):
            expect(guest.page.locator(f".elgrande {choice}").last).to_be_in_viewport(ratio=0.9)
    picture(visitor, f"elgrande-{moment.name}")
    assert not guest.covered(".king", ".elgrande [data-place='castle/plaque']")
    if moment.asks == "UseCard" and moment.size == PHONE:
        assert not guest.covered(".elgrande .mark.over", ".elgrande :is(.troop, .plaque, .track, .map button)")
    assert not guest.covered(".elgrande .own .power", ".elgrande .column .card")
    visitor.fits()
    visitor.clean()
    if moment.size == DESK and moment.asks in WAYS:
        guest.page.keyboard.press("Tab")
        while not guest.page.locator(".elgrande [data-spot=open]:focus").count():
            guest.page.keyboard.press("Tab")
        expect(guest.page.locator(".way path")).to_have_count(2)  # the way with its edge
    guest.click(guest.page.locator(".elgrande [data-spot=open]:visible").first)
