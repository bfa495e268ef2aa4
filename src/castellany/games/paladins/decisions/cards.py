"""Questions about cards of the two rows: whom to recruit, whom to attack or convert, whom to use."""

from __future__ import annotations

from castellany.games.paladins.actions import attack, convert, recruit
from castellany.games.paladins.decisions.aims import Aim, Cost, silver
from castellany.games.paladins.effects.book import ASSAULT
from castellany.games.paladins.facts.icons import ATTACK, FAITH, UP_STRENGTH
from castellany.games.paladins.facts.outsiders import OUTSIDERS
from castellany.games.paladins.facts.tables import FAITH_FLAG, FOLK_TYPE
from castellany.games.paladins.facts.townsfolk import PEDDLER, PEDDLER_SUSPICION, TOWNSFOLK
from castellany.games.paladins.ids import FOLK_NAME, FOLK_THING, OUTSIDER_NAME, OUTSIDER_THING, icon, icons
from castellany.games.paladins.inquirers import CONSPIRATORS, INQUIRERS, usable, wants_suspicion
from castellany.games.paladins.inquisition import use
from castellany.games.paladins.kinds import INQUIRE
from castellany.games.paladins.layout import AT_SILVER, AT_SUSPICION, OWN, OWNED
from castellany.games.paladins.legal import SILVER_SHORT, YES, may_face
from castellany.games.paladins.lexicon import BORROW, DECLINE, DROP, FACE, TAKE, USE
from castellany.games.paladins.prices import attack_price, folk_price, may_borrow, price
from castellany.games.paladins.refusals import attribute_low, silver_short
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.supply import drop_suspicion
from castellany.kernel import Frame, Message, Option, Question, Refusal, say


def hiring(card: int, on_debt: bool = False) -> Message:
    """Hire this townsfolk: what comes at once, and what its ability gives, and when."""
    record = TOWNSFOLK[card]
    return say(
        "opt-hire-debt" if on_debt else "opt-hire",
        townsfolk=FOLK_NAME[card],
        instant=icons(record.instant),
        instants=len(record.instant),
        rewards=icons(record.gain),
    )


class ChooseTownsfolk(Aim):
    """PAL-5.4 to PAL-5.7: `a` 1 sends on an errand, 2 hires, 3 hires for nothing."""

    def rule(self, s: PaladinsState, f: Frame) -> str:
        return "PAL-5.5" if f.a == 1 else "PAL-5.6" if f.a == 2 else "PAL-5.7"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        if f.a == 1:
            return say("ask-errand")
        return say("ask-hire" if f.a == 2 else "ask-free-hire")

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        found: list[int] = []
        silver = s.own[f.seat * OWN + AT_SILVER]
        for position in range(len(s.folk_row)):
            card = s.folk_row[position]
            if card >= 0:
                if f.a == 3 or folk_price(s, f.seat, position) <= silver:
                    found.append(TAKE.base + card)
                if f.a != 3 and may_borrow(s, f.seat, position):
                    found.append(BORROW.base + card)
        return found

    def resolve(self, s: PaladinsState, f: Frame, choice: int) -> None:
        on_debt = BORROW.has(choice)
        card = BORROW.arg(choice) if on_debt else TAKE.arg(choice)
        recruit(s, f.seat, s.folk_row.index(card), f.a, on_debt)

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        on_debt = BORROW.has(choice)
        card = BORROW.arg(choice) if on_debt else TAKE.arg(choice)
        if f.a == 1:
            rewards = icons(TOWNSFOLK[card].send)
            message = say("opt-send-debt" if on_debt else "opt-send", townsfolk=FOLK_NAME[card], rewards=rewards)
        else:
            message = hiring(card, on_debt)
        return Option(choice, message, self.targets(s, f, choice), self.cost(s, f, choice))

    def targets(self, s: PaladinsState, f: Frame, choice: int) -> tuple[str, ...]:
        return (FOLK_THING[BORROW.arg(choice) if BORROW.has(choice) else TAKE.arg(choice)],)

    def cost(self, s: PaladinsState, f: Frame, choice: int) -> Cost:
        if BORROW.has(choice):
            return (("res-debt", 1),)
        return () if f.a == 3 else silver(folk_price(s, f.seat, s.folk_row.index(TAKE.arg(choice))))

    def tried(self, s: PaladinsState, f: Frame) -> list[int]:
        legal = self.options(s, f)
        out = [card for card in s.folk_row if card >= 0 and BORROW.of(card) not in legal]
        return legal + [TAKE.of(card) for card in out if TAKE.of(card) not in legal]

    def refusal(self, s: PaladinsState, f: Frame, choice: int) -> Refusal:
        if TAKE.has(choice) or BORROW.has(choice):
            card = TAKE.arg(choice) if TAKE.has(choice) else BORROW.arg(choice)
            if card not in s.folk_row:
                return Refusal(say("no-card-here", card=FOLK_NAME[card]), self.rule(s, f))
            if TAKE.has(choice):
                return silver_short(s, f.seat, folk_price(s, f.seat, s.folk_row.index(card)), "PAL-5.4")
            return Refusal(say("no-borrowing"), "PAL-5.4")
        return super().refusal(s, f, choice)


class ChooseOutsider(Aim):
    """PAL-6.5, PAL-6.6: whom to attack or to convert (`a`)."""

    def rule(self, s: PaladinsState, f: Frame) -> str:
        return "PAL-6.5" if f.a == ATTACK else "PAL-6.6"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        return say("ask-attack" if f.a == ATTACK else "ask-convert")

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        found: list[int] = []
        for position in range(len(s.outsider_row)):
            if may_face(s, f.seat, f.a, position) == YES:
                found.append(FACE.base + s.outsider_row[position])
        return found

    def resolve(self, s: PaladinsState, f: Frame, choice: int) -> None:
        position = s.outsider_row.index(FACE.arg(choice))
        if f.a == ATTACK:
            attack(s, f.seat, position)
        else:
            convert(s, f.seat, position)

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        card = FACE.arg(choice)
        if f.a == ATTACK:
            message = say("opt-attack", outsider=OUTSIDER_NAME[card], rewards=icons(ASSAULT[card].icons))
        else:
            rewards = [icon(UP_STRENGTH, OUTSIDERS[card].convert)]
            message = say("opt-convert", outsider=OUTSIDER_NAME[card], rewards=rewards)
        return Option(choice, message, self.targets(s, f, choice), self.cost(s, f, choice))

    def targets(self, s: PaladinsState, f: Frame, choice: int) -> tuple[str, ...]:
        return (OUTSIDER_THING[FACE.arg(choice)],)

    def cost(self, s: PaladinsState, f: Frame, choice: int) -> Cost:
        if f.a == ATTACK:
            return silver(attack_price(s, f.seat, s.outsider_row.index(FACE.arg(choice))))
        return silver(price(s, f.seat, f.a))

    def tried(self, s: PaladinsState, f: Frame) -> list[int]:
        return [FACE.of(card) for card in s.outsider_row if card >= 0]

    def refusal(self, s: PaladinsState, f: Frame, choice: int) -> Refusal:
        if not FACE.has(choice):
            return super().refusal(s, f, choice)
        card = FACE.arg(choice)
        if card not in s.outsider_row:
            return Refusal(say("no-card-here", card=OUTSIDER_NAME[card]), self.rule(s, f))
        position = s.outsider_row.index(card)
        if may_face(s, f.seat, f.a, position) == SILVER_SHORT:
            return silver_short(s, f.seat, attack_price(s, f.seat, position), "PAL-6.5")
        return attribute_low(s, f.seat, FAITH, FAITH_FLAG[position], "PAL-6.6")


class UseTownsfolk(Question[PaladinsState]):
    """PAL-7.5: whose ability comes next in the inquisition; `a` the cards used already."""

    clause = "PAL-7.5"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        return say("ask-use")

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        found = [USE.of(card) for card in usable(s, f.seat, f.a)]
        if wants_suspicion(s, f.seat):
            found.append(DECLINE.base)
        return found

    def resolve(self, s: PaladinsState, f: Frame, choice: int) -> None:
        if choice == DECLINE.base:  # the others act as they would
            used = f.a
            for conspirator in CONSPIRATORS:
                used |= 1 << conspirator
            s.frames.append(Frame(INQUIRE, f.seat, used))
            return
        card = USE.arg(choice)
        s.frames.append(Frame(INQUIRE, f.seat, f.a | (1 << card)))
        use(s, f.seat, card)

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        if choice == DECLINE.base:
            return Option(choice, say("opt-keep-suspicion"), role="stop")
        card = USE.arg(choice)
        message = say("opt-use", townsfolk=FOLK_NAME[card], rewards=icons(TOWNSFOLK[card].gain))
        return Option(choice, message, (FOLK_THING[card],))

    def tried(self, s: PaladinsState, f: Frame) -> list[int]:
        found = [USE.of(card) for card in INQUIRERS if s.folk_at[card] == OWNED + f.seat]
        if wants_suspicion(s, f.seat):
            found.append(DECLINE.base)
        return found

    def refusal(self, s: PaladinsState, f: Frame, choice: int) -> Refusal:
        if not USE.has(choice):
            return super().refusal(s, f, choice)
        card = USE.arg(choice)
        name = FOLK_NAME[card]
        if s.folk_at[card] != OWNED + f.seat:
            return Refusal(say("no-hired", townsfolk=name), self.clause)
        if card not in INQUIRERS:
            return Refusal(say("no-inquirer", townsfolk=name), self.clause)
        if (f.a >> card) & 1:
            return Refusal(say("no-used", townsfolk=name), self.clause)
        have = s.own[f.seat * OWN + AT_SUSPICION]
        if FOLK_TYPE[card] == PEDDLER:
            return Refusal(say("no-peddler", townsfolk=name, need=PEDDLER_SUSPICION, have=have), "PAL-9.5")
        return Refusal(say("no-squire", townsfolk=name, have=have), "PAL-9.5")


class MayDrop(Question[PaladinsState]):
    """PAL-7.10: whether Absolve discards a suspicion card that a Thief scores."""

    clause = "PAL-7.10"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        return say("ask-drop")

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        return [DROP.base, DECLINE.base]

    def resolve(self, s: PaladinsState, f: Frame, choice: int) -> None:
        if choice == DROP.base:
            drop_suspicion(s, f.seat, 1)

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        if choice == DECLINE.base:
            return Option(choice, say("opt-keep-suspicion"), role="stop")
        return Option(choice, say("opt-drop"), (f"seat:{f.seat}/suspicion",))
