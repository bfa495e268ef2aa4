"""Games played with preference for the right-hand side, and the engine held to a second reading of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.state import PaladinsState
from tests.games.paladins.helpers import new
from tests.games.paladins.reading import Player, Table

EAGER = ("act commission", "act fortify", "act garrison", "act absolve", "act attack", "act convert", "act develop")


def choose(s: PaladinsState, seat: int, chance: random.Random) -> int:
    """Any choice, but mostly one that leads far: nobody passes early, and the right-hand side comes first."""
    choices = s.choices(seat)
    texts = {GAME.text(choice): choice for choice in choices}
    eager = [texts[text] for text in EAGER if text in texts]
    if eager and chance.random() < 0.7:
        return chance.choice(eager)
    if "pass" in texts and len(choices) > 1 and chance.random() < 0.9:
        choices = [choice for choice in choices if choice != texts["pass"]]
    return chance.choice(choices)


def asked(kind: str, message: str, player: Player) -> set[str] | None:
    """What the rulebook lets a player answer; None where this reading says nothing about the question."""
    if kind == "Turn":
        return player.acts()
    if kind == "ChooseTownsfolk":
        return player.townsfolk(free=message == "ask-free-hire")
    if kind == "ChooseSpace":
        return player.spaces("commission" if message == "ask-commission" else "garrison")
    if kind == "ChooseJarSpace":
        return player.jars()
    if kind == "ChooseOutsider":
        return player.outsiders("attack" if message == "ask-attack" else "convert")
    if kind == "ChooseWorkshopSlot":
        return player.workshop_slots()
    return None


@pytest.mark.rule("PAL-3.7", "PAL-4.1", "PAL-4.2", "PAL-4.3", "PAL-5.1", "PAL-5.4", "PAL-6.1", "PAL-6.5", "PAL-8.3")
@pytest.mark.parametrize(("people", "seed"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_what_may_be_chosen_is_what_the_rulebook_lets_a_player_do(people: int, seed: int) -> None:
    s = new(people, seed)
    chance = random.Random(seed)
    seen: dict[str, int] = {}
    while s.waiting:
        seat = s.waiting[0]
        decision = s.ask(seat)
        may = asked(decision.kind, decision.message.id, Player(Table(s.observe(seat)), seat))
        if may is not None:
            told = {GAME.text(option.choice) for option in decision.options}
            assert told == may, f"round {s.round}, {decision.kind}"
            seen[decision.kind] = seen.get(decision.kind, 0) + 1
        s.play(seat, choose(s, seat, chance))
    assert seen["Turn"] > 20 * people
    assert {"ChooseTownsfolk", "ChooseSpace", "ChooseOutsider", "ChooseWorkshopSlot"} <= set(seen)


@pytest.mark.rule("PAL-5.8", "PAL-5.9")
def test_what_a_prayer_may_clear_is_any_other_action_or_for_a_reward_any_at_all() -> None:
    seen: set[str] = set()
    for seed in range(4):
        s = new(2, seed)
        chance = random.Random(seed)
        while s.waiting:
            seat = s.waiting[0]
            decision = s.ask(seat)
            if decision.kind == "ChooseClearing":
                itself = "pray" if decision.rule == "PAL-5.8" else ""
                told = {GAME.text(option.choice) for option in decision.options}
                assert told == Player(Table(s.observe(seat)), seat).clearings(itself)
                seen.add(decision.rule)
            s.play(seat, choose(s, seat, chance))
    assert seen == {"PAL-5.8", "PAL-5.9"}


def price_of(text: str, before: Player) -> tuple[str, int]:
    """What the target of an act costs by this reading, as (resource, amount)."""
    verb, *args = text.split()
    if verb == "borrow":
        return "unpaid", -1
    if verb == "take":
        place = before.table.cards("townsfolk-row").index(f"townsfolk:{args[0]}")
        return "silver", 0 if before.paladin == "roland" else (3, 2, 2, 1, 0)[place]
    place = before.table.cards("outsider-row").index(f"outsider:{args[0]}")
    return "silver", before.silver_for_strength(place)


@pytest.mark.rule("PAL-5.1", "PAL-5.4", "PAL-5.8", "PAL-6.1", "PAL-6.3", "PAL-6.4", "PAL-6.5", "PAL-6.6")
@pytest.mark.parametrize("seed", [11, 12])
def test_what_is_paid_is_what_the_board_asks_for(seed: int) -> None:
    """Payments are told: all that leaves a purse in a turn is the price of its act by the second reading."""
    s = new(2, seed)
    chance = random.Random(seed)
    owed: tuple[str, int] = ("silver", 0)
    heard: list[Any] = []
    s.log = heard
    checked = 0
    while s.waiting:
        seat = s.waiting[0]
        decision = s.ask(seat)
        choice = choose(s, seat, chance)
        text = GAME.text(choice)
        before = Player(Table(s.observe(seat)), seat)
        if decision.kind == "Turn":
            owed = before.price(text[4:]) if text[4:] in ASKED else ("silver", 0)
        elif decision.message.id in ("ask-errand", "ask-hire", "ask-attack"):
            owed = price_of(text, before)
        heard.clear()
        s.play(seat, choice)
        paid = [event.message.args["rewards"] for event in heard if event.message.id == "event-pay"]
        if decision.kind in PAYING and decision.message.id != "ask-free-hire" and decision.rule != "PAL-5.9":
            resource, amount = owed
            if resource == "unpaid":
                assert paid == [] and "event-take-debt" in [event.message.id for event in heard]
            else:
                icon = "provision" if resource == "provisions" else "silver"
                assert paid == ([[f"icon-{icon}-{amount}"]] if amount else []), (text, owed)
            checked += 1
    assert checked > 30


ASKED = ("develop", "pray", "commission", "fortify", "garrison", "absolve", "convert")
PAYING = ("ChooseTownsfolk", "ChooseSpace", "ChooseJarSpace", "ChooseOutsider", "ChooseWorkshopSlot", "ChooseClearing")
