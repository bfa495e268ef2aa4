"""What several considerations look at: icons of cards, effects in words, whether an effect is welcome."""

from __future__ import annotations

from castellany.games.viscounts.effects.book import BOOK
from castellany.games.viscounts.effects.icons import Chain, Choice, Thing
from castellany.games.viscounts.effects.leaves import CORRUPTIONS, DEBTS, Gain, Nothing
from castellany.games.viscounts.facts.tables import FIRST_HERO, ICONS
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Message, say


def icons_of(card: int) -> int:
    """All icons of a card."""
    return sum(ICONS[card * 5 : card * 5 + 5])


def icons_in(pile: list[int]) -> int:
    count = 0
    for card in pile:
        count += icons_of(card)
    return count


def starters_in(pile: list[int]) -> int:
    """How many of the townsfolk with which everybody starts."""
    count = 0
    for card in pile:
        if card < FIRST_HERO:
            count += 1
    return count


def in_last_round(s: ViscountsState) -> bool:
    return s.last_round > 0 and s.round == s.last_round


def played_last(s: ViscountsState, seat: int) -> bool:
    """Has the seat played its last card of the game?"""
    return in_last_round(s) and s.active == seat and s.row[seat * 3] >= 0


def effect_of(number: int) -> Thing:
    return BOOK.effects[number]


def words_of(effect: Thing) -> Message:
    """An effect in words, also where it is one of two."""
    if isinstance(effect, Choice):
        return say("why-viscounts-or", one=effect.effects[0].message(), other=effect.effects[1].message())
    return effect.message()


def welcome(s: ViscountsState, seat: int, effect: Thing) -> bool:
    """Does an effect do something now, without a debt or corruption?"""
    if isinstance(effect, Nothing) or harms(effect):
        return False
    return effect.possible(s, seat)


def harms(effect: Thing) -> bool:
    """Does it bring a debt or corruption?"""
    if isinstance(effect, Gain):
        return effect.amounts[DEBTS] > 0 or effect.amounts[CORRUPTIONS] > 0
    if isinstance(effect, Chain):
        for part in effect.effects:
            if harms(part):
                return True
    return False


def at_once(effect: Thing) -> Message:
    return say("why-viscounts-at-once", effect=words_of(effect))
