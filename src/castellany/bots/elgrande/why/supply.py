"""Power cards, modifiers and the court: who acts when, and with how many caballeros."""

from __future__ import annotations

from castellany.bots.elgrande.why.regions import as_it_stands, cheapest, lose_reason, loss
from castellany.bots.elgrande.why.tally import at_court, is_last_round, on_map
from castellany.bots.elgrande.worth import brought_worth, early_worth
from castellany.games.elgrande import piles
from castellany.games.elgrande.facts.board import (
    INVITES,
    MINUS_1,
    MINUS_2,
    MODIFIER_VALUES,
    MODIFIERS,
    PLUS_1,
    POWERS,
)
from castellany.games.elgrande.facts.cards import PLACED_BY
from castellany.games.elgrande.flow import track
from castellany.games.elgrande.ids import MODIFIER_NAMES, power_said
from castellany.games.elgrande.lexicon import BOOST, PLAY
from castellany.games.elgrande.moves import anything_free, free_regions
from castellany.games.elgrande.state import NO_POWER, GrandeState, province
from castellany.kernel import Frame, Message, say


def power_reasons(s: GrandeState, seat: int, choice: int) -> list[Message]:
    """For a power card, alone or with a modifier."""
    if BOOST.has(choice):
        card = BOOST.first(choice)
        m = BOOST.second(choice)
        power = card + MODIFIER_VALUES[m]
        return [main_reason(s, seat, card, power), modifier_reason(s, seat, m, power)]
    card = PLAY.arg(choice)
    found = [order_reason(s, seat, card, card)]
    brought = min(INVITES[card], province(s, seat))
    if brought:
        bringing = say("why-elgrande-power-brings", power=card, count=brought, court=at_court(s, seat))
        found.insert(0 if wants_caballeros(s, seat, card) else 1, bringing)
    return found


def main_reason(s: GrandeState, seat: int, card: int, power: int) -> Message:
    brought = min(INVITES[card], province(s, seat))
    if brought and wants_caballeros(s, seat, card):
        return say("why-elgrande-power-brings", power=card, count=brought, court=at_court(s, seat))
    return order_reason(s, seat, card, power)


def wants_caballeros(s: GrandeState, seat: int, card: int) -> bool:
    """Whether a card is played rather for whom it brings than for an early turn."""
    return brought_worth(s, seat, card) > early_worth(s, seat, card)


def order_reason(s: GrandeState, seat: int, card: int, power: int) -> Message:
    """When this power lets one choose an action card."""
    before = 0
    after = 0
    coming = 0
    for c in range(s.colours):
        if c != seat:
            if s.power[c] == NO_POWER:
                coming += 1
            elif s.power[c] > power:
                before += 1
            else:
                after += 1
    if coming == 0:
        return say("why-elgrande-order", power=power_said(power), before=before, after=after)
    if after and not before:
        return say("why-elgrande-highest-yet", power=power_said(power))
    higher = higher_in_hand(s, seat, card)
    if before and (power < 7 or not higher):
        return say("why-elgrande-order-yet", power=power_said(power), before=before)
    if higher and not is_last_round(s):
        return say("why-elgrande-keeps", count=higher)
    if higher == 0:
        return say("why-elgrande-highest-card", power=card)
    return say("why-elgrande-order-yet", power=power_said(power), before=before)


def higher_in_hand(s: GrandeState, seat: int, card: int) -> int:
    return (s.hands[seat] >> card + 1).bit_count()


def modifier_reason(s: GrandeState, seat: int, m: int, power: int) -> Message:
    """What a modifier adds to the power card; its ability counts where it can do something."""
    name = MODIFIER_NAMES[m]
    if m == PLUS_1 and (province(s, seat) or anything_free(s, seat)):
        return say("why-elgrande-modifier-court", modifier=name, power=power_said(power))
    if m == MINUS_2 and province(s, seat):
        return say("why-elgrande-modifier-place", modifier=name, power=power_said(power))
    if m == MINUS_1:
        for c in range(s.colours):
            if c != seat and anything_free(s, c):
                return say("why-elgrande-modifier-move", modifier=name, power=power_said(power))
    return say("why-elgrande-modifier-power", modifier=name, power=power_said(power))


def pass_reasons(s: GrandeState, seat: int, m: int) -> list[Message]:
    """For passing this modifier on: what stays."""
    kept: list[str] = []
    for other in range(MODIFIERS):
        count = (s.mods[seat] >> 3 * other) & 7
        if other == m:
            count -= 1
        kept += [MODIFIER_NAMES[other]] * count
    return [say("why-elgrande-pass", modifiers=kept)]


def most_placed(s: GrandeState) -> int:
    """The highest number at the bottom of a card that can still be taken in this round."""
    most = 0
    for card in piles.available(s):
        most = max(most, PLACED_BY[card])
    return most


def invite_reasons(s: GrandeState, seat: int, f: Frame, count: int) -> list[Message]:
    """For so many caballeros from the province."""
    total = at_court(s, seat) + count
    allowed = min(f.a, province(s, seat))
    if count == allowed:
        return [say("why-elgrande-invite", count=count, court=total)]
    found: list[Message] = []
    if total >= most_placed(s):
        found.append(say("why-elgrande-court-enough", court=total, count=most_placed(s)))
    found.append(say("why-elgrande-invite-fewer", court=total, count=province(s, seat) - count))
    return found


def recall_reasons(s: GrandeState, seat: int, region: int) -> list[Message]:
    """For calling one back from a region to the court."""
    least = loss(s, seat, region, 1) <= cheapest(s, seat, free_regions(s, seat), 1)
    found = [lose_reason(s, seat, region, 1, least)]
    have = at_court(s, seat)
    if have < most_placed(s):
        found.append(say("why-elgrande-court-short", court=have, count=most_placed(s)))
    return found


def stop_recalling(s: GrandeState, seat: int) -> list[Message]:
    """For leaving all who can be called back where they are."""
    found: list[Message] = []
    price = cheapest(s, seat, free_regions(s, seat), 1)
    if price > 0:
        found.append(say("why-elgrande-recall-dear", points=price))
    have = at_court(s, seat)
    if have >= most_placed(s):
        found.append(say("why-elgrande-court-enough", court=have, count=most_placed(s)))
    found.append(say("why-elgrande-recall-stay", count=on_map(s, seat)))
    return found


def add_one_reasons(s: GrandeState, seat: int) -> list[Message]:
    """Power +1: for one more at court."""
    found = [say("why-elgrande-invite", count=1, court=at_court(s, seat) + 1)]
    if province(s, seat) == 0 and cheapest(s, seat, free_regions(s, seat), 1) <= 0:
        found.append(say("why-elgrande-recall-free"))
    return found


def stop_add_one(s: GrandeState, seat: int) -> list[Message]:
    have = at_court(s, seat)
    if have >= most_placed(s):
        return [say("why-elgrande-court-enough", court=have, count=most_placed(s))]
    if province(s, seat) == 0:
        return stop_recalling(s, seat)
    return [as_it_stands(s, seat)]


def regain_reasons(s: GrandeState, seat: int, card: int) -> list[Message]:
    """Authority: for this power card back in hand."""
    if is_last_round(s):
        return [say("why-elgrande-regain-late")]
    found = [say("why-elgrande-regain", power=card, count=higher_in_hand(s, seat, card))]
    if INVITES[card] > 2:
        found.insert(0, say("why-elgrande-regain-brings", power=card, count=INVITES[card]))
    return found


def regain_modifier_reasons(s: GrandeState, m: int) -> list[Message]:
    if is_last_round(s):
        return [say("why-elgrande-regain-late")]
    return [say("why-elgrande-regain-modifier", modifier=MODIFIER_NAMES[m])]


def hand_reason(s: GrandeState, seat: int) -> Message:
    """Against taking a power card back: those in hand last."""
    if is_last_round(s):
        return say("why-elgrande-regain-late")
    rounds = len(track(s)) - 1 - s.round
    return say("why-elgrande-hand-enough", count=s.hands[seat].bit_count(), rounds=rounds)


def best_regain(s: GrandeState, seat: int) -> int:
    """The highest power card that can be taken back."""
    best = s.played[seat]
    for card in range(1, POWERS + 1):
        if (s.spent[seat] >> card) & 1:
            best = max(best, card)
    return best
