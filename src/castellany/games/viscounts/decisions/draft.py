"""The draft: a player card with the hero below it."""

from __future__ import annotations

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.ids import card_name, card_thing
from castellany.games.viscounts.setup import offered, pick
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame, Message, Option, Question, Refusal, say, seat_id


class Pick(Question[ViscountsState]):
    """VIS-3.5: one of the pairs on the table."""

    clause = "VIS-3.5"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-pick")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        return [lex.PICK.of(card) for card in offered(s)]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        card = lex.PICK.arg(choice)
        if s.hears:
            hero = s.offer[offered(s).index(card) * 2 + 1]
            s.tell(
                "event-pick",
                {"seat": seat_id(f.seat), "start": f"start-{card + 1}", "card": card_name(hero)},
                moves=[(card_thing(hero, f.seat), f"pair:{card + 1}", f"seat:{f.seat}/deck")],
            )
        pick(s, f.seat, card, f.a)

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        card = lex.PICK.arg(choice)
        hero = s.offer[offered(s).index(card) * 2 + 1]
        return Option(
            choice,
            say("opt-pick", start=f"start-{card + 1}", card=card_name(hero)),
            (f"pair:{card + 1}", card_thing(hero, f.seat)),
        )

    def refusal(self, s: ViscountsState, f: Frame, choice: int) -> Refusal:
        if lex.PICK.has(choice):
            return Refusal(say("no-not-offered"), self.clause)
        return super().refusal(s, f, choice)
