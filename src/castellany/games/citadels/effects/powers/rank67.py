"""Ranks 6 and 7: extra gold, extra cards, the Navigator's choice, the Scholar's seven (sections 10 and 11)."""

from __future__ import annotations

from typing import Final

from castellany.games.citadels.effects.cards import draw
from castellany.games.citadels.effects.gather import choose_from, gain_gold, way
from castellany.games.citadels.effects.powers.base import Power
from castellany.games.citadels.layout import USED_ABILITY
from castellany.games.citadels.lexicon import BONUS, PLANS, STUDY, VOYAGE
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Closed, Option, say

EMPTY_DECK: Final = "CIT-4.12"
CARGO: Final = 4  # gold or cards of the Navigator
STUDIED: Final = 7  # cards of which the Scholar keeps one


class Merchant(Power):
    """CIT-10.2: one extra gold."""

    clause = "CIT-10.2"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if not s.used & USED_ABILITY:
            out.append(BONUS.base)

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        gain_gold(s, seat, 1, "character-merchant")

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        return Option(choice, say("opt-bonus"), ("bank",))


class Architect(Power):
    """CIT-11.1: two extra cards."""

    clause = "CIT-11.1"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if not s.used & USED_ABILITY and s.deck:
            out.append(PLANS.base)

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        draw(s, seat, 2, "character-architect")

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        return Option(choice, say("opt-plans", cards=min(2, len(s.deck))), ("deck",))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_ABILITY or s.deck:
            return []
        return [Closed(("deck",), say("no-deck-empty"), EMPTY_DECK)]


class Navigator(Power):
    """CIT-11.3: four gold or four cards."""

    clause = "CIT-11.3"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if not s.used & USED_ABILITY:
            out.append(VOYAGE.base)
            if s.deck:
                out.append(VOYAGE.base + 1)

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        if VOYAGE.arg(choice) == 0:
            gain_gold(s, seat, CARGO, "character-navigator")
        else:
            draw(s, seat, CARGO, "character-navigator")

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        if VOYAGE.arg(choice) == 0:
            return Option(choice, say("opt-voyage-gold"), ("bank",), facts=way(CARGO, 0))
        cards = min(CARGO, len(s.deck))
        return Option(choice, say("opt-voyage-cards", cards=cards), ("deck",), facts=way(0, cards))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_ABILITY or s.deck:
            return []
        return [Closed(("deck",), say("no-deck-empty"), EMPTY_DECK)]


class Scholar(Power):
    """CIT-11.5: draw seven, keep one, shuffle the rest into the deck."""

    clause = "CIT-11.5"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if not s.used & USED_ABILITY and s.deck:
            out.append(STUDY.base)

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        choose_from(s, seat, STUDIED, True)

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        return Option(choice, say("opt-study", cards=min(STUDIED, len(s.deck))), ("deck",))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_ABILITY or s.deck:
            return []
        return [Closed(("deck",), say("no-deck-empty"), EMPTY_DECK)]
