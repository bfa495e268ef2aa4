"""What speaks for the steps of every turn: gold or cards, what is built, and why no more."""

from __future__ import annotations

from castellany.bots.citadels.why.cards import buildable, new_type
from castellany.games.citadels import facts as F
from castellany.games.citadels import lexicon as L
from castellany.games.citadels.effects.aim import worth
from castellany.games.citadels.effects.building import FINE, build_fault, price
from castellany.games.citadels.effects.city import size
from castellany.games.citadels.effects.gather import gather_cards, gather_gold
from castellany.games.citadels.facts import COST, LIMIT_OF
from castellany.games.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES
from castellany.games.citadels.layout import NOBODY
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Message, say, seat_id


def gold_reasons(s: CitadelsState, seat: int) -> list[Message]:
    """Gold for a certain card, or because the hand costs more than there is."""
    gold, more = s.gold[seat], gather_gold(s, seat)
    best = -1
    total = 0
    for card in set(s.hands[seat]):
        if buildable(s, seat, card):
            due = price(s, seat, card)
            total += due
            if gold < due <= gold + more and (best < 0 or COST[card] > COST[best]):
                best = card
    found: list[Message] = []
    if best >= 0 and LIMIT_OF[s.acting]:
        found.append(say("why-citadels-gold-for", district=DISTRICT_NAMES[best], gold=gold + more))
    if total > gold:
        found.append(say("why-citadels-gold-short", price=total, gold=gold))
    return found or [say("why-citadels-gold-later", gold=gold + more)]


def draw_reasons(s: CitadelsState, seat: int) -> list[Message]:
    """Cards because there are none of use, or because there is gold for all of them."""
    useful = [card for card in set(s.hands[seat]) if buildable(s, seat, card)]
    total = sum(price(s, seat, card) for card in useful)
    seen = min(gather_cards(s, seat), len(s.deck))
    if not s.hands[seat]:
        return [say("why-citadels-draw-empty")]
    if not useful:
        return [say("why-citadels-draw-none-useful")]
    found: list[Message] = []
    if total <= s.gold[seat]:
        found.append(say("why-citadels-draw-rich", price=total, gold=s.gold[seat]))
    if len(useful) == 1:
        found.append(say("why-citadels-draw-single", district=DISTRICT_NAMES[useful[0]]))
    all_kept = seen == 1 or (s.marks[seat] >> F.LIBRARY) & 1 == 1
    found.append(say("why-citadels-draw-all" if all_kept else "why-citadels-draw-best", cards=seen))
    return found


def end_reasons(s: CitadelsState, seat: int) -> list[Message]:
    """Why nothing more is built."""
    gold = s.gold[seat]
    left = [card for card in set(s.hands[seat]) if build_fault(s, seat, card, False) == FINE]
    if not s.hands[seat]:
        return [say("why-citadels-draw-empty")]
    if not LIMIT_OF[s.acting]:
        return [say("why-citadels-end-forbidden", character=CHARACTER_NAMES[s.acting])]
    if not left:
        some = any(buildable(s, seat, card) for card in s.hands[seat])
        return [say("why-citadels-end-limit" if some else "why-citadels-draw-none-useful")]
    cheapest = min(price(s, seat, card) for card in left)
    if cheapest > gold:
        return [say("why-citadels-end-poor", price=cheapest, gold=gold)]
    dearer = [card for card in left if price(s, seat, card) > gold]
    if dearer:
        wish = max(dearer, key=dear)
        return [say("why-citadels-end-save", district=DISTRICT_NAMES[wish], points=COST[wish])]
    return [say("why-citadels-end-keep")]


def dear(card: int) -> int:
    return COST[card]


def build_reasons(s: CitadelsState, seat: int, choice: int) -> list[Message]:
    card = built_by(choice)
    found: list[Message] = []
    if not L.SCAFFOLD.has(choice) and not L.SACRIFICE.has(choice):  # these give up a district for the new one
        missing = s.goal - size(s, seat) - (2 if card == F.MONUMENT else 1)
        if missing <= 0 and size(s, seat) < s.goal:
            found.append(say("why-citadels-finish" if s.first == NOBODY else "why-citadels-finish-later"))
    if L.SCAFFOLD.has(choice):
        found.append(say("why-citadels-scaffold", framework=DISTRICT_NAMES[F.FRAMEWORK], price=price(s, seat, card)))
    elif L.SACRIFICE.has(choice):
        given = L.SACRIFICE.arg(choice)
        lost = DISTRICT_NAMES[given]
        found.append(say("why-citadels-sacrifice", district=lost, points=worth(given), gain=COST[card]))
    elif choice == L.PAY_CARDS.base:
        found.append(say("why-citadels-pay-cards", cards=len(s.hands[seat]) - 1))
    elif L.LEVY.has(choice):
        lent = price(s, seat, card) - s.gold[seat]
        found.append(say("why-citadels-levy", seat=seat_id(L.LEVY.first(choice)), gold=lent))
    found.append(say("why-citadels-build", district=DISTRICT_NAMES[card], points=COST[card]))
    if new_type(s, seat, card):
        found.append(say("why-citadels-new-colour"))
    return found


def built_by(choice: int) -> int:
    """The district that stands after a way to build."""
    if L.BUILD.has(choice):
        return L.BUILD.arg(choice)
    if L.SCAFFOLD.has(choice):
        return L.SCAFFOLD.arg(choice)
    if L.LEVY.has(choice):
        return L.LEVY.second(choice)
    return F.NECROPOLIS if L.SACRIFICE.has(choice) else F.THIEVES_DEN
