"""Counts that are the same at every moment of a game: every worker, card, coin and piece is somewhere."""

from __future__ import annotations

from castellany.games.paladins.facts.board import BOARD_SLOTS
from castellany.games.paladins.facts.icons import COLOURS, WORKERS
from castellany.games.paladins.facts.kings import FAVOURS_IN_PLAY
from castellany.games.paladins.facts.paladins import PALADIN_COUNT
from castellany.games.paladins.layout import (
    AT_PAID,
    AT_PROVISION,
    AT_SILVER,
    AT_SUSPICION,
    AT_UNPAID,
    IN_DECK,
    IN_ROW,
    OWN,
)
from castellany.games.paladins.legal import FAVOUR_WORKER, KINGS_FAVOUR, open_favours
from castellany.games.paladins.rows import tavern_card
from castellany.games.paladins.state import PaladinsState


def column(s: PaladinsState, at: int) -> int:
    return sum(s.own[seat * OWN + at] for seat in range(s.seats))


def census(s: PaladinsState) -> dict[str, int]:
    counts = {
        f"worker-{name}": sum(s.workers[c::COLOURS]) + s.board.count(c + 1) + s.kings[FAVOUR_WORKER:].count(c + 1)
        for c, name in enumerate(WORKERS)
    }
    counts["silver"] = s.silver + s.tax + column(s, AT_SILVER)
    counts["provisions"] = s.provisions + column(s, AT_PROVISION)
    counts["debts"] = s.debts + column(s, AT_UNPAID) + column(s, AT_PAID)
    counts["suspicion"] = len({*s.suspicion_deck, *s.suspicion_discard, *[entry >> 2 for entry in s.suspicion_held]})
    counts["suspicion counted"] = column(s, AT_SUSPICION) - len(s.suspicion_held)
    taverns = [tavern_card(entry) for entry in s.tavern_row]
    counts["taverns"] = len({*s.tavern_deck, *s.tavern_discard, *taverns})
    counts["townsfolk"] = len(s.folk_deck) + sum(place != IN_DECK for place in s.folk_at)
    counts["townsfolk in the row"] = s.folk_at.count(IN_ROW) - sum(card >= 0 for card in s.folk_row)
    counts["outsiders"] = len(s.outsider_deck) + sum(place != IN_DECK for place in s.outsider_at)
    counts["outsiders in the row"] = s.outsider_at.count(IN_ROW) - sum(card >= 0 for card in s.outsider_row)
    counts["walls"] = len(s.wall_deck) + sum(place != IN_DECK for place in s.wall_at)
    counts["paladins"] = sum(len(set(s.paladins[i * PALADIN_COUNT : (i + 1) * PALADIN_COUNT])) for i in range(s.people))
    counts["orders"] = len(set(s.kings[:KINGS_FAVOUR]))
    counts["favours"] = len(set(s.kings[KINGS_FAVOUR:FAVOUR_WORKER]))
    counts["slots"] = len(s.board) // BOARD_SLOTS
    if s.opponent >= 0:
        waiting = set(range(open_favours(s), FAVOURS_IN_PLAY))
        counts["schemes"] = len({*s.scheme_deck, *s.scheme_discard, *waiting})
    return counts
