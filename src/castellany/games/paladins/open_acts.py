"""All acts of a turn at once: the same as `legal.may` act by act, which says why not, in a fraction of the time.

Asked at every turn, so slots, workers, silver, provisions, attributes and the paladin's discount are looked at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.paladins.facts import board
from castellany.games.paladins.facts.board import (
    BOARD_SLOTS,
    DEVELOP_PRICE,
    FOLK_DEBT_POSITIONS,
    LIMIT,
    PRAY_PRICE,
    WORKSHOPS,
)
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COLOURS,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    PRAY,
    RECRUIT,
    STRENGTH,
)
from castellany.games.paladins.facts.tables import (
    ABSOLVE_PRICE,
    CONVERT_PRICE,
    FAITH_FLAG,
    FOLK_PRICE,
    JAR_INFLUENCE,
    PALADIN_ACTION,
    PALADIN_BONUS,
    PALADIN_DISCOUNT,
    PROVISION_PRICE,
    SLOT_ACTION,
    SLOT_COLOUR,
    SPACE_REGION,
    STRENGTH_FLAG,
    WALL_INFLUENCE,
)
from castellany.games.paladins.layout import AT_DONE, AT_PALADIN, AT_PROVISION, AT_SILVER, OWN, WORKSHOP
from castellany.games.paladins.legal import COLOURED, OPEN_SPACES
from castellany.games.paladins.lexicon import (
    ACT_ACTION,
    ACT_WORKERS,
    DEVELOP_ACT,
    ERRAND_ACT,
    FIRST_RIGHT_ACT,
    HIRE_ACT,
    PRAY_ACT,
)
from castellany.games.paladins.state import PaladinsState

_DEVELOP: Final[i64] = 1 << DEVELOP_ACT
_RECRUIT: Final[i64] = 1 << ERRAND_ACT | 1 << HIRE_ACT
_PRAY: Final[i64] = 1 << PRAY_ACT
_COMMISSION: Final[i64] = 1 << FIRST_RIGHT_ACT
_FORTIFY: Final[i64] = _COMMISSION << FORTIFY - COMMISSION
_GARRISON: Final[i64] = _COMMISSION << GARRISON - COMMISSION
_ABSOLVE: Final[i64] = _COMMISSION << ABSOLVE - COMMISSION
_ATTACK: Final[i64] = _COMMISSION << ATTACK - COMMISSION
_CONVERT: Final[i64] = _COMMISSION << CONVERT - COMMISSION
_LEFT: Final[i64] = _COMMISSION - 1
_LEFT_WITH_ONE: Final[i64] = sum(1 << act for act in range(FIRST_RIGHT_ACT) if ACT_WORKERS[act] == 1)
_NEEDING: Final[list[i64]] = [
    sum(1 << act for act in range(FIRST_RIGHT_ACT) if COLOURED[act] >= 0 and (colours >> COLOURED[act]) & 1)
    for colours in range(1 << CRIMINAL)
]
"""By mask of colours: the acts on the left, as bits, whose coloured slot is of one of them."""
_RIGHT_SLOT: Final[i64] = board.ACTION_SLOT[COMMISSION]
_BLOCKS: Final[list[i64]] = [
    sum(1 << act for act in range(FIRST_RIGHT_ACT) if ACT_ACTION[act] == SLOT_ACTION[slot])
    for slot in range(board.ACTION_SLOT[COMMISSION])
]
"""By slot on the left: the acts that a worker on it blocks, as bits."""
_FAITH_AT: Final[list[i64]] = [FAITH_FLAG[region] for region in SPACE_REGION]
_STRENGTH_AT: Final[list[i64]] = [STRENGTH_FLAG[region] for region in SPACE_REGION]
"""By space of the main board: what a monk and an outpost there take. They rise from the left."""


def open_acts(s: PaladinsState, seat: i64, workers: i64) -> i64:
    """The acts that this seat may take with the `workers` at hand, a bit for each."""
    w = s.workers
    here = seat * COLOURS
    wild = w[here + CRIMINAL]
    missing: i64 = 0
    for colour in range(CRIMINAL):
        if w[here + colour] == 0:
            missing |= 1 << colour
    acts = _LEFT if workers > 1 else _LEFT_WITH_ONE
    if wild == 0:
        acts &= ~_NEEDING[missing]
    taken = False
    stands = s.board
    at = seat * BOARD_SLOTS
    slot: i64 = 0
    while slot < _RIGHT_SLOT:
        if stands[at + slot]:
            acts &= ~_BLOCKS[slot]
            taken = True
        slot += 1
    at += slot
    act = _COMMISSION
    while act <= _CONVERT:
        first = stands[at]
        second = stands[at + 1]
        if stands[at + 2] or 0 < first < WORKSHOP or 0 < second < WORKSHOP:
            taken = True
        else:
            need: i64 = 3
            short = (missing >> SLOT_COLOUR[slot + 2]) & 1
            if first:
                need = 2
            else:
                short += (missing >> SLOT_COLOUR[slot]) & 1
            if second:
                need -= 1
            if need <= workers and short <= wild:
                acts |= act
        act <<= 1
        at += 3
        slot += 3
    return _affordable(s, seat, acts if taken else acts & ~_PRAY)


def _affordable(s: PaladinsState, seat: i64, acts: i64) -> i64:
    """Of these acts those that can be paid for and that there is something for."""
    own = s.own
    row = seat * OWN
    silver = own[row + AT_SILVER]
    paladin = own[row + AT_PALADIN]
    cheaper: i64 = -1
    less: i64 = 0
    if paladin >= 0:
        cheaper = PALADIN_ACTION[paladin]
        less = PALADIN_DISCOUNT[paladin]
    if acts & _DEVELOP:
        price = DEVELOP_PRICE - less if cheaper == DEVELOP else DEVELOP_PRICE
        if price > silver or own[row + AT_DONE + DEVELOP] >= WORKSHOPS:
            acts ^= _DEVELOP
    if acts & _PRAY and (PRAY_PRICE - less if cheaper == PRAY else PRAY_PRICE) > silver:
        acts ^= _PRAY
    if acts & _RECRUIT and not _somebody(s, silver + less if cheaper == RECRUIT else silver):
        acts &= ~_RECRUIT
    if acts <= _LEFT:
        return acts
    faith = own[row + FAITH]
    strength = own[row + STRENGTH]
    influence = own[row + INFLUENCE]
    if paladin >= 0:
        faith += PALADIN_BONUS[paladin * 3 + FAITH]
        strength += PALADIN_BONUS[paladin * 3 + STRENGTH]
        influence += PALADIN_BONUS[paladin * 3 + INFLUENCE]
    provisions = own[row + AT_PROVISION]
    if acts & _COMMISSION:
        done = own[row + AT_DONE + COMMISSION]
        purse = provisions + less if cheaper == COMMISSION else provisions
        if done >= LIMIT or PROVISION_PRICE[done] > purse or not _reaches(s, _FAITH_AT, faith):
            acts ^= _COMMISSION
    if acts & _FORTIFY:
        done = own[row + AT_DONE + FORTIFY]
        purse = provisions + less if cheaper == FORTIFY else provisions
        if done >= LIMIT or PROVISION_PRICE[done] > purse or WALL_INFLUENCE[done] > influence or not s.wall_deck:
            acts ^= _FORTIFY
    if acts & _GARRISON:
        done = own[row + AT_DONE + GARRISON]
        purse = provisions + less if cheaper == GARRISON else provisions
        if done >= LIMIT or PROVISION_PRICE[done] > purse or not _reaches(s, _STRENGTH_AT, strength):
            acts ^= _GARRISON
    if acts & _ABSOLVE:
        done = own[row + AT_DONE + ABSOLVE]
        purse = silver + less if cheaper == ABSOLVE else silver
        if done >= LIMIT or ABSOLVE_PRICE[done] > purse or JAR_INFLUENCE[done] > influence:
            acts ^= _ABSOLVE
    if acts & _ATTACK and not _within(s, STRENGTH_FLAG, strength + 2 * silver):  # a silver for each begun two points
        acts ^= _ATTACK
    if acts & _CONVERT:
        done = own[row + AT_DONE + CONVERT]
        purse = silver + less if cheaper == CONVERT else silver
        if done >= LIMIT or CONVERT_PRICE[done] > purse or not _within(s, FAITH_FLAG, faith):
            acts ^= _CONVERT
    return acts


def _somebody(s: PaladinsState, silver: i64) -> bool:
    """PAL-5.4: a townsfolk who can be paid. The two leftmost come for a debt too."""
    for position in range(len(s.folk_row)):
        if s.folk_row[position] >= 0 and (position < FOLK_DEBT_POSITIONS or FOLK_PRICE[position] <= silver):
            return True
    return False


def _reaches(s: PaladinsState, flags: list[i64], able: i64) -> bool:
    """PAL-6.1, PAL-6.3: is there a free space within faith or strength?"""
    spaces = s.spaces
    for space in OPEN_SPACES[s.people]:
        if flags[space] > able:
            return False
        if spaces[space] == 0:
            return True
    return False


def _within(s: PaladinsState, flags: list[i64], able: i64) -> bool:
    """PAL-6.5, PAL-6.6: is there an outsider at a place within reach?"""
    for position in range(len(s.outsider_row)):
        if flags[position] > able:
            return False
        if s.outsider_row[position] >= 0:
            return True
    return False
