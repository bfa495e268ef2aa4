"""What speaks for the powers of characters and districts, and for answers to the powers of others."""

from __future__ import annotations

from castellany.games.citadels import kinds
from castellany.games.citadels import lexicon as L
from castellany.games.citadels.effects.aim import destroy_price, seize_price, worth
from castellany.games.citadels.effects.city import size
from castellany.games.citadels.effects.gather import income_of
from castellany.games.citadels.facts import ARMORY, CHARACTER_IDS, COST, RANK_OF
from castellany.games.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Message, say, seat_id


def power_deeds(s: CitadelsState, seat: int, choice: int) -> list[Message]:
    """Other powers of characters and districts."""
    if choice == L.INCOME.base:
        return [say("why-citadels-income", count=income_of(s, seat))]
    if L.SHARE.has(choice):
        gold = L.SHARE.arg(choice)
        return [say("why-citadels-share", gold=gold, cards=income_of(s, seat) - gold, own=s.gold[seat])]
    if L.DESTROY.has(choice) or L.ARM.has(choice):
        verb = L.DESTROY if L.DESTROY.has(choice) else L.ARM
        owner, standing = verb.first(choice), verb.second(choice)
        due = destroy_price(s, owner, standing) if L.DESTROY.has(choice) else 0
        return loss_reasons(s, seat, owner, standing, due, L.ARM.has(choice))
    if L.SEIZE.has(choice):
        owner, standing = L.SEIZE.first(choice), L.SEIZE.second(choice)
        due = seize_price(s, owner, standing)
        name = DISTRICT_NAMES[standing]
        return [say("why-citadels-seize", district=name, points=worth(standing), gold=due, seat=seat_id(owner))]
    if L.TRADE_FOR.has(choice):
        owner, standing = L.TRADE_FOR.first(choice), L.TRADE_FOR.second(choice)
        name = DISTRICT_NAMES[standing]
        return [say("why-citadels-exchange", district=name, points=worth(standing), seat=seat_id(owner))]
    if L.HAND_OVER.has(choice):
        standing = L.HAND_OVER.arg(choice)
        return [say("why-citadels-hand-over", district=DISTRICT_NAMES[standing], points=worth(standing))]
    if L.BEAUTIFY.has(choice):
        return [say("why-citadels-beautify", district=DISTRICT_NAMES[L.BEAUTIFY.arg(choice)])]
    if L.CROWN.has(choice) or L.ADVISE.has(choice):
        other = L.CROWN.first(choice) if L.CROWN.has(choice) else L.ADVISE.arg(choice)
        return [say("why-citadels-crown", seat=seat_id(other), count=len(s.cities[other]))]
    if L.TITHE.has(choice):
        other = L.TITHE.arg(choice)
        return [say("why-citadels-tithe", seat=seat_id(other), gold=s.gold[other])]
    if L.SPY_ON.has(choice):
        other = L.SPY_ON.first(choice)
        return [say("why-citadels-spy", seat=seat_id(other), gold=s.gold[other], cards=len(s.hands[other]))]
    if choice == L.COLLECT.base:
        return [say("why-citadels-taxes", gold=s.taxes)]
    if L.is_power(choice):
        return [say("why-citadels-power", character=CHARACTER_NAMES[s.acting], power=CHARACTER_IDS[s.acting])]
    return []


def loss_reasons(s: CitadelsState, seat: int, owner: int, standing: int, due: int, armory: bool) -> list[Message]:
    name = DISTRICT_NAMES[standing]
    if owner == seat:
        return [say("why-citadels-destroy-own", district=name)]
    found: list[Message] = []
    missing = s.goal - size(s, owner)
    if missing <= 2:
        found.append(say("why-citadels-destroy-late", seat=seat_id(owner), count=missing))
    points = worth(standing)
    if armory:
        itself = DISTRICT_NAMES[ARMORY]
        found.append(say("why-citadels-armory", seat=seat_id(owner), district=name, points=points, armory=itself))
    else:
        found.append(say("why-citadels-destroy", seat=seat_id(owner), district=name, points=points, gold=due))
    return found


def answers(s: CitadelsState, seat: int, choice: int) -> list[Message]:
    """Bribes, warrants and the Theater."""
    f = s.frames[-1]
    if choice == L.CONFISCATE.base:
        return [say("why-citadels-confiscate", district=DISTRICT_NAMES[f.a], points=COST[f.a])]
    if choice == L.BRIBE.base:
        return [say("why-citadels-bribe", gold=s.gold[seat] // 2, all=s.gold[seat])]
    if choice == L.REFUSE.base:
        return [say("why-citadels-refuse", gold=s.gold[seat] // 2)]
    if choice == L.EXPOSE.base:
        if s.rose == RANK_OF[s.acting]:
            return [say("why-citadels-expose", seat=seat_id(f.a), gold=s.gold[f.a])]
        return [say("why-citadels-expose-blank")]
    if L.STAGE.has(choice):
        return [say("why-citadels-stage", character=CHARACTER_NAMES[L.STAGE.second(choice)])]
    if choice == L.PASS.base:
        if f.kind == kinds.CONFISCATE:
            return [say("why-citadels-let-pass", district=DISTRICT_NAMES[f.a])]
        return [say("why-citadels-no-stage" if f.kind == kinds.THEATER_SWAP else "why-citadels-no-expose")]
    return []
