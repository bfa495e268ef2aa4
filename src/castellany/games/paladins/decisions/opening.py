"""Questions at the start of the game and of a round: the first townsfolk, the paladins, the tavern."""

from __future__ import annotations

from castellany.games.paladins.actions import hire
from castellany.games.paladins.decisions.cards import hiring
from castellany.games.paladins.facts.decks import TAVERNS
from castellany.games.paladins.facts.paladins import PALADIN_COUNT
from castellany.games.paladins.flow import visit
from castellany.games.paladins.ids import FOLK_NAME, FOLK_THING, PALADIN_NAME, TAVERN_THING, icons, paladin_thing
from castellany.games.paladins.layout import AT_CHOSEN, AT_DECK, OWN
from castellany.games.paladins.lexicon import PALADIN, TAKE, TAVERN
from castellany.games.paladins.rows import tavern_card
from castellany.games.paladins.shown import PickFacts
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Frame, Message, Option, Question, Refusal, SealedQuestion, say


class FirstHire(Question[PaladinsState]):
    """PAL-2.6: one townsfolk for nothing."""

    clause = "PAL-2.6"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        return say("ask-first-hire")

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        return [TAKE.of(card) for card in s.folk_row if card >= 0]

    def resolve(self, s: PaladinsState, f: Frame, choice: int) -> None:
        card = TAKE.arg(choice)
        s.folk_row[s.folk_row.index(card)] = -1
        hire(s, f.seat, card)

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        card = TAKE.arg(choice)
        return Option(choice, hiring(card), (FOLK_THING[card],))

    def refusal(self, s: PaladinsState, f: Frame, choice: int) -> Refusal:
        if TAKE.has(choice):
            return Refusal(say("no-card-here", card=FOLK_NAME[TAKE.arg(choice)]), self.clause)
        return super().refusal(s, f, choice)


def hand(s: PaladinsState, seat: int) -> list[int]:
    """PAL-3.4: the three top cards of the paladin deck."""
    top = seat * PALADIN_COUNT + s.own[seat * OWN + AT_DECK]
    return s.paladins[top - 3 : top]


class ChoosePaladin(SealedQuestion[PaladinsState]):
    """PAL-3.4: one to play, one on top, the third under the deck; all players at once."""

    clause = "PAL-3.4"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        return say("ask-paladin")

    def asked(self, s: PaladinsState, f: Frame) -> int:
        return (1 << s.people) - 1

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        cards = hand(s, f.seat)
        return [PALADIN.of2(play, top) for play in cards for top in cards if play != top]

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        play, top = PALADIN.first(choice), PALADIN.second(choice)
        under = next(card for card in hand(s, f.seat) if card not in (play, top))
        message = say("opt-paladin", paladin=PALADIN_NAME[play], top=PALADIN_NAME[top], under=PALADIN_NAME[under])
        facts: PickFacts = {
            "play": paladin_thing(f.seat, play),
            "top": paladin_thing(f.seat, top),
            "under": paladin_thing(f.seat, under),
        }
        return Option(choice, message, (facts["play"],), facts=facts)

    def refusal(self, s: PaladinsState, f: Frame, choice: int) -> Refusal:
        if not PALADIN.has(choice):
            return super().refusal(s, f, choice)
        for card in (PALADIN.first(choice), PALADIN.second(choice)):
            if card not in hand(s, f.seat):
                return Refusal(say("no-paladin", paladin=PALADIN_NAME[card]), self.clause)
        return Refusal(say("no-paladin-twice"), self.clause)

    def resolve_all(self, s: PaladinsState, f: Frame, answers: list[int]) -> None:
        for seat in range(s.people):
            stack(s, seat, PALADIN.first(answers[seat]), PALADIN.second(answers[seat]))


def stack(s: PaladinsState, seat: int, play: int, top: int) -> None:
    """The chosen card leaves the deck for good; the others go on top and under."""
    base = seat * PALADIN_COUNT
    count = s.own[seat * OWN + AT_DECK]
    under = 0
    for i in range(base + count - 3, base + count):
        if s.paladins[i] != play and s.paladins[i] != top:
            under = s.paladins[i]
    for i in range(base + count - 3, base, -1):
        s.paladins[i] = s.paladins[i - 1]
    s.paladins[base] = under
    s.paladins[base + count - 2] = top
    s.paladins[base + count - 1] = play
    s.own[seat * OWN + AT_DECK] = count - 1
    s.own[seat * OWN + AT_CHOSEN] = play


class ChooseTavern(Question[PaladinsState]):
    """PAL-3.5: four workers from one of the open taverns."""

    clause = "PAL-3.5"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        return say("ask-tavern")

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        return [TAVERN.of(card) for card in s.tavern_row if card >= 0]

    def resolve(self, s: PaladinsState, f: Frame, choice: int) -> None:
        visit(s, f.seat, TAVERN.arg(choice))

    def tried(self, s: PaladinsState, f: Frame) -> list[int]:
        return [TAVERN.of(tavern_card(entry)) for entry in s.tavern_row]

    def refusal(self, s: PaladinsState, f: Frame, choice: int) -> Refusal:
        if not TAVERN.has(choice):
            return super().refusal(s, f, choice)
        taken = TAVERN.arg(choice) in [tavern_card(entry) for entry in s.tavern_row]
        return Refusal(say("no-tavern-taken" if taken else "no-tavern-here"), self.clause)

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        card = TAVERN.arg(choice)
        return Option(choice, say("opt-tavern", rewards=icons(TAVERNS[card].workers)), (TAVERN_THING[card],))
