"""Citadels: every choice has a reason, every reason is true of the moment, none of it betrays what is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import castellany
from castellany import bots, words
from castellany.bots import strategy_of, texts
from castellany.bots.citadels.why.cards import unwanted_reasons, wanted_reasons
from castellany.games.citadels.effects.city import add_district
from castellany.games.citadels.facts import COLOUR, COST, DISTRICT_IDS, SECRET_VAULT
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Message
from castellany.words import LANGUAGES

GAME = castellany.game("citadels")
STRATEGY = strategy_of("citadels")
TAVERN = DISTRICT_IDS.index("tavern")
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
Moment = tuple[CitadelsState, int, int, list[Message]]

TABLES = [
    (2, "first_game"),
    (3, "vicious_nobles"),
    (4, "cunning_agents"),
    (4, "ambitious_aristocrats"),
    (5, "devious_dignitaries"),
    (6, "illustrious_emissaries"),
    (6, "random"),
]


def moments(seats: int, cast: str) -> Iterator[Moment]:
    """Every choice a seat could make in a game of squires who are careless now and then."""
    s = GAME.new(seats, 5, {"cast": cast})
    assert isinstance(s, CitadelsState)
    players = [bots.make("squire", "citadels", seat) for seat in range(seats)]
    chance = random.Random(seats)
    while s.waiting:
        seat = s.waiting[0]
        legal = s.choices(seat)
        if len(legal) > 1:
            for choice in legal:
                yield s, seat, choice, STRATEGY.reasons(s, seat, choice)
        careless = chance.random() < 0.25
        s.play(seat, chance.choice(legal) if careless else players[seat].choose(s, seat).choice)


@pytest.mark.parametrize(("seats", "cast"), TABLES)
def test_every_choice_has_a_reason_that_can_be_said_and_is_true(seats: int, cast: str) -> None:
    voices = [words.load(lang, "citadels", *texts("citadels")) for lang in LANGUAGES]
    faults: list[str] = []
    for s, seat, choice, reasons in moments(seats, cast):
        assert reasons, GAME.text(choice)
        for reason in reasons:
            assert holds(s, seat, choice, reason), (GAME.text(choice), reason)
            for text in voices:
                said = text.render(reason, NAMES, faults)
                assert len(said) < 140, said
    assert not faults


@pytest.mark.parametrize(("seats", "cast"), TABLES[1:4])
def test_nothing_hidden_is_said(seats: int, cast: str) -> None:
    for number, (s, seat, choice, reasons) in enumerate(moments(seats, cast)):
        if number % 23 == 0:
            assert all(STRATEGY.reasons(s.resample(seat, seed), seat, choice) == reasons for seed in (1, 2, 3))


def holds(s: CitadelsState, seat: int, choice: int, reason: Message) -> object:
    """Does the claim hold? Worked out from the state, or by making the choice, not as the bots do it."""
    args = reason.args or {}
    what = reason.id.removeprefix("why-citadels-")
    after = s.copy()
    after.play(seat, choice)
    assert isinstance(after, CitadelsState)
    if what in ("finish", "finish-later"):
        while tuple(after.waiting) == (seat,) and GAME.text(after.choices(seat)[0]).startswith(("discard ", "pay_")):
            after.play(seat, after.choices(seat)[0])  # one's own cards, then the gold: it is being paid for
        # The Magistrate may step in, and a loan is paid for with cards first.
        waits = bool(s.warrants) or GAME.text(choice).startswith("levy ")
        landed = bool(after.finished >> seat & 1) or waits
        return landed and (what == "finish") == (s.first < 0 or s.first >= s.seats)
    if what == "build":
        return args["points"] == COST[DISTRICT_IDS.index(str(args["district"]).removeprefix("district-"))]
    if what == "gold-for":
        return after.gold[seat] == args["gold"] and cost(args["district"]) > s.gold[seat]
    if what in ("gold-short", "draw-rich"):
        return (args["price"] > args["gold"]) == (what == "gold-short") and args["gold"] == s.gold[seat]
    if what == "draw-empty":
        return not s.hands[seat]
    if what in ("draw-none-useful", "end-limit", "end-forbidden", "end-poor"):
        return not any(GAME.text(other).startswith("build ") for other in s.choices(seat))
    if what == "end-save":
        return cost(args["district"]) > s.gold[seat] or "factory" in city(s, seat)
    if what in ("draw-best", "draw-all"):
        gained = len(after.hands[seat]) - len(s.hands[seat])
        return gained == args["cards"] if what == "draw-all" else len(after.drawn) == args["cards"]
    if what in ("card", "card-paid"):
        less = 1 if "factory" in city(s, seat) else 0
        return (cost(args["district"]) - less <= s.gold[seat]) == (what == "card-paid") or bool(less)
    if what in ("card-new", "new-colour"):
        return kinds_grow(s, seat, choice)
    if what == "card-dear":
        return bool(args["price"] > s.gold[seat])
    if what == "swap":
        other = int(str(args["seat"]).removeprefix("seat:"))
        return (args["cards"], args["own"]) == (len(s.hands[other]), len(s.hands[seat]))
    if what in ("destroy", "seize"):
        return s.gold[seat] - after.gold[seat] == args["gold"]
    if what == "pick-loot":
        return args["gold"] == sum(gold for other, gold in enumerate(s.gold) if other != seat)
    if what in ("rob", "tithe"):
        other = int(str(args["seat"]).removeprefix("seat:"))
        return other != seat and args["gold"] == s.gold[other] and (what == "rob" or s.gold[other] == max(s.gold))
    if what == "income":
        return after.gold[seat] - s.gold[seat] + len(after.hands[seat]) - len(s.hands[seat]) == args["count"]
    return True


def plain(name: object) -> str:
    return str(name).removeprefix("district-")


def cost(name: object) -> int:
    return COST[DISTRICT_IDS.index(plain(name))]


def city(s: CitadelsState, seat: int) -> list[str]:
    return [DISTRICT_IDS[standing % len(DISTRICT_IDS)] for standing in s.cities[seat]]


def kinds_grow(s: CitadelsState, seat: int, choice: int) -> bool:
    """Is the type of the card in this choice missing in the city?"""
    card = GAME.text(choice).split()[-1]
    card = {"pay_with_cards": "thieves_den"}.get(card, card)
    if GAME.text(choice).startswith("sacrifice"):
        card = "necropolis"
    return COLOUR[DISTRICT_IDS.index(card)] not in {COLOUR[standing] for standing in s.cities[seat]}


def test_a_vault_is_wanted_for_its_points_and_a_second_copy_for_nothing() -> None:
    s = GAME.new(2, 1)
    assert isinstance(s, CitadelsState)
    assert [reason.id for reason in wanted_reasons(s, 0, SECRET_VAULT)] == ["why-citadels-vault"]
    add_district(s, 0, TAVERN)
    assert [reason.id for reason in wanted_reasons(s, 0, TAVERN)] == ["why-citadels-card-useless"]
    assert [reason.id for reason in unwanted_reasons(s, 0, TAVERN)] == ["why-citadels-card-useless"]
    assert [reason.id for reason in unwanted_reasons(s, 1, TAVERN)] == ["why-citadels-card-cheap"]
