"""What a player would say for a place or a worker: spaces, jars, workshops, prayers, slots, workers to keep."""

from __future__ import annotations

from castellany.bots.paladins.why.gains import (
    Weighed,
    gains,
    has_effect,
    workshop_worker,
)
from castellany.bots.paladins.why.right import order_wants
from castellany.bots.paladins.why.workers import manned, right_worth, standing, used_up
from castellany.bots.paladins.worth import free_slots
from castellany.games.paladins.clearing import is_blocked
from castellany.games.paladins.effects.book import BOOK, Alternatives
from castellany.games.paladins.facts.board import ABSOLVE_SPACES_OF, BOARD_SLOTS, REWARDS, SPACES, TRACK_MAX
from castellany.games.paladins.facts.icons import ABSOLVE, ACTION_COUNT, ANY, COMMISSION, CRIMINAL, LABOURER
from castellany.games.paladins.facts.tables import ACTION_SLOT, FAVOUR_SLOT, PALADIN_ACTION, SLOT_COLOUR
from castellany.games.paladins.ids import ACTION_NAME, PALADIN_NAME, WORKER_NAME
from castellany.games.paladins.layout import AT_DECK, AT_DONE, OWN
from castellany.games.paladins.layout import WORKSHOP as ON_SLOT
from castellany.games.paladins.legal import KINGS_FAVOUR
from castellany.games.paladins.lexicon import PLACE, WORKSHOP
from castellany.games.paladins.placing import ON_FAVOUR, lowest, next_slot, slot_colours
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import say


def space_reasons(s: PaladinsState, seat: int, space: int) -> list[Weighed]:
    """A monk or an outpost: the reward; at the least it takes the space from the others."""
    found = gains(once_more(s, seat, s.frames[-1].a), seat, SPACES[space].gain, s)
    if not found:
        found.append((0.1, say("why-paladins-space-taken", region=SPACES[space].region)))
    return found


def once_more(s: PaladinsState, seat: int, action: int) -> PaladinsState:
    """PAL-4.6: the moment before the reward, when the piece stands and the attribute has risen."""
    later = s.copy()
    later.own[seat * OWN + AT_DONE + action] += 1
    marker = seat * OWN + REWARDS[action - COMMISSION]
    later.own[marker] = min(TRACK_MAX, s.own[marker] + 1)
    return later


def jar_reasons(s: PaladinsState, seat: int, space: int) -> list[Weighed]:
    found = gains(once_more(s, seat, ABSOLVE), seat, ABSOLVE_SPACES_OF[s.rules][space], s)
    if not found:
        found.append((0.1, say("why-paladins-jar-idle")))
    return found


def pick_reasons(s: PaladinsState, seat: int, number: int) -> list[Weighed]:
    """One of the alternatives of a wall or a favour."""
    effect = BOOK.effects[s.frames[-1].a]
    assert isinstance(effect, Alternatives)
    found = gains(s, seat, effect.rows[number].icons, s)
    if not found:
        return [(0.0, say("why-paladins-idle"))]
    others = [row for i, row in enumerate(effect.rows) if i != number]
    if not any(has_effect(s, seat, icon) for row in others for icon in row.icons):
        found.append((9.0, say("why-paladins-only-effect")))
    return found


def workshop_reasons(s: PaladinsState, seat: int, choice: int) -> list[Weighed]:
    """Which action gets cheaper in workers, and whether it is freed by the way (PAL-5.2)."""
    action = COMMISSION + WORKSHOP.first(choice)
    slot = ACTION_SLOT[action] + WORKSHOP.second(choice)
    name = ACTION_NAME[action]
    if used_up(s, seat, action):
        return workshop_worker(s, seat) or [(0.0, say("why-paladins-workshop-counts"))]
    found: list[Weighed] = []
    left = free_slots(s, seat, action) - 1
    if SLOT_COLOUR[slot] == ANY:
        found.append((1.0, say("why-paladins-workshop", action=name, workers=left)))
    else:
        worker = WORKER_NAME[SLOT_COLOUR[slot]]
        found.append((1.0, say("why-paladins-workshop-colour", action=name, workers=left, worker=worker)))
    here = s.board[seat * BOARD_SLOTS + slot]
    if 0 < here < ON_SLOT and standing(s, seat, action) == 1:
        found.append((2.0, say("why-paladins-workshop-frees", action=name)))
    found += order_wants(s, seat, action)
    for _weight, message in workshop_worker(s, seat):
        found.append((0.1, message))  # the same on every slot
    return found


def clear_reasons(s: PaladinsState, seat: int, action: int) -> list[Weighed]:
    """What a prayer frees, and what taking it again would bring."""
    found: list[Weighed] = []
    if manned(s, seat, action):
        found.append((2.0, say("why-paladins-again", action=ACTION_NAME[action])))
    else:
        workers = standing(s, seat, action)
        found.append((0.3, say("why-paladins-frees", action=ACTION_NAME[action], workers=workers)))
    if action >= COMMISSION and not used_up(s, seat, action):
        found += order_wants(s, seat, action)
    return found


def worker_reasons(s: PaladinsState, seat: int, colour: int) -> list[Weighed]:
    """Why this worker goes onto the slot: what the others stay free for."""
    frame = s.frames[-1]
    legal = [PLACE.arg(choice) for choice in s.choices(seat)]
    have = s.workers[seat * 6 + colour]
    found: list[Weighed] = []
    left = left_possible(s, seat, colour, legal)
    if left >= 0:
        found.append((1.6, say("why-paladins-leaves", action=ACTION_NAME[left])))
    if colour == LABOURER:
        found.append((1.2, say("why-paladins-labourer")))
    elif colour == CRIMINAL:
        wanted = FAVOUR_SLOT[s.kings[KINGS_FAVOUR + frame.b]] if frame.a == ON_FAVOUR else SLOT_COLOUR[frame.b]
        users = users_of(s, seat, wanted) if wanted in legal else []
        if users:
            saved = say("why-paladins-saves-worker", worker=WORKER_NAME[wanted], action=ACTION_NAME[users[-1]])
            found.append((1.0, saved))
    else:
        if CRIMINAL in legal and stays(s, seat, colour, CRIMINAL):
            found.append((0.9, say("why-paladins-saves-criminal")))
        users = users_of(s, seat, colour)
        if not users:
            found.append((1.1, say("why-paladins-unneeded", worker=WORKER_NAME[colour])))
        elif len(users) == 1:
            found.append((0.7, say("why-paladins-one-use", worker=WORKER_NAME[colour], action=ACTION_NAME[users[0]])))
        elif len(users) < min([len(users_of(s, seat, c)) for c in legal if c not in (colour, CRIMINAL)], default=0):
            found.append((0.7, say("why-paladins-fewer-uses", worker=WORKER_NAME[colour], count=len(users))))
    if have > 2 and not any(other != colour and s.workers[seat * 6 + other] >= have for other in legal):
        found.append((0.8, say("why-paladins-most-of", worker=WORKER_NAME[colour], count=have)))
    elif have > 1 and colour != LABOURER and stays(s, seat, colour, colour):
        found.append((0.6, say("why-paladins-another", worker=WORKER_NAME[colour])))
    if not found:
        rest = [WORKER_NAME[c] for c in range(6) if s.workers[seat * 6 + c] > (1 if c == colour else 0)]
        if frame.a == ON_FAVOUR or next_slot(with_worker(s, seat, colour), seat, frame.a) < 0:
            found.append((0.1, say("why-paladins-rest", workers=rest)))
        elif SLOT_COLOUR[frame.b] == colour:
            found.append((0.1, say("why-paladins-own-slot", worker=WORKER_NAME[colour])))
        else:
            found.append((0.1, say("why-paladins-other-slots", workers=rest)))
    return found


def stays(s: PaladinsState, seat: int, colour: int, kept: int) -> bool:
    """Is one of the colour `kept` left when a worker of `colour` stands and the other slots take whom they can?"""
    later = with_worker(s, seat, colour)
    act = s.frames[-1].a
    slot = -1 if act == ON_FAVOUR else next_slot(later, seat, act)
    while slot >= 0:
        taken = lowest(slot_colours(later, seat, act, slot))
        later.workers[seat * 6 + taken] -= 1
        later.board[seat * BOARD_SLOTS + slot] = taken + 1
        slot = next_slot(later, seat, act)
    return later.workers[seat * 6 + kept] > 0


def users_of(s: PaladinsState, seat: int, colour: int) -> list[int]:
    """The free actions of the own board that ask for a worker of this colour."""
    return [
        a
        for a in range(ACTION_COUNT)
        if not is_blocked(s, seat, a) and not used_up(s, seat, a) and asks_for(s, seat, a, colour)
    ]


def asks_for(s: PaladinsState, seat: int, action: int, colour: int) -> bool:
    """Has this action a slot of this colour on which no workshop stands?"""
    for slot in range(ACTION_SLOT[action], ACTION_SLOT[action + 1]):
        if SLOT_COLOUR[slot] == colour and s.board[seat * BOARD_SLOTS + slot] != ON_SLOT:
            return True
    return False


def left_possible(s: PaladinsState, seat: int, colour: int, legal: list[int]) -> int:
    """A free right-hand action whose workers stay complete with this one on the slot but not with another, or -1."""
    here = with_worker(s, seat, colour)
    if s.frames[-1].a != ON_FAVOUR and next_slot(here, seat, s.frames[-1].a) >= 0:
        return -1
    best = -1
    best_worth = 0.0
    for action in range(COMMISSION, 12):
        worth = 0.1 + right_worth(s, seat, action)
        if worth <= best_worth or is_blocked(here, seat, action) or not manned(here, seat, action):
            continue
        if not all(manned(with_worker(s, seat, other), seat, action) for other in legal):
            best_worth = worth
            best = action
    return best


def with_worker(s: PaladinsState, seat: int, colour: int) -> PaladinsState:
    """The moment after a worker of this colour went onto the slot asked for."""
    frame = s.frames[-1]
    later = s.copy()
    later.workers[seat * 6 + colour] -= 1
    if frame.a != ON_FAVOUR:
        later.board[seat * BOARD_SLOTS + frame.b] = colour + 1
    return later


def keep_reasons(s: PaladinsState, seat: int, colour: int) -> list[Weighed]:
    """A worker kept for the next round: what it will be good for; the paladin on top of the own deck is known."""
    if colour == CRIMINAL:
        return [(1.5, say("why-paladins-keep-criminal"))]
    if colour == LABOURER:
        return [(0.5, say("why-paladins-keep-labourer"))]
    found: list[Weighed] = []
    top = s.paladins[seat * 12 + s.own[seat * OWN + AT_DECK] - 1]
    action = PALADIN_ACTION[top]
    if asks_for(s, seat, action, colour) and not used_up(s, seat, action):
        name = PALADIN_NAME[top]
        found.append((1.3, say("why-paladins-keep-paladin", paladin=name, action=ACTION_NAME[action])))
    users = [a for a in range(ACTION_COUNT) if asks_for(s, seat, a, colour) and not used_up(s, seat, a)]
    actions = [ACTION_NAME[a] for a in users]
    found.append((1.0, say("why-paladins-keep", worker=WORKER_NAME[colour], actions=actions)))
    return found
