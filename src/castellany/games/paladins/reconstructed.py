"""The facts that are ours: what is listed to players as reconstructed (PAL-14.1)."""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.facts.board import ABSOLVE_SPACES, JAR_INFLUENCE, WORKSHOP_WORKER
from castellany.games.paladins.facts.decks import SUSPICION_TAX
from castellany.games.paladins.facts.kings import FAVOURS
from castellany.games.paladins.facts.outsiders import OUTSIDER_TYPES, OUTSIDERS
from castellany.games.paladins.facts.solo import SCHEMES
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK, TOWNSFOLK_TYPES
from castellany.games.paladins.ids import WORKER_NAME, icons
from castellany.kernel import Reconstructed, say

_KNOWN_SPACES: Final = (1, 2, 3)
"""Paying a debt, in the plural, and a free recruit are named in the rulebooks."""


def what_is_ours() -> list[Reconstructed]:
    """Which thing, and which of its values is ours."""
    found = [
        Reconstructed(f"townsfolk-{TOWNSFOLK_TYPES[card.type]}", say("ours-gain", rewards=icons(card.gain)))
        for card in TOWNSFOLK
        if card.reconstructed
    ]
    found += [
        Reconstructed(f"outsider-{OUTSIDER_TYPES[card.type]}", say("ours-attack", rewards=icons(card.attack)))
        for card in OUTSIDERS
        if card.reconstructed
    ]
    found += [
        Reconstructed(f"favour-{favour.id}", say("ours-cost", rewards=icons(favour.cost)))
        for favour in FAVOURS
        if favour.reconstructed
    ]
    schemes = dict.fromkeys(scheme.id for scheme in SCHEMES if scheme.reconstructed)
    found += [Reconstructed(id, say("ours-copies")) for id in schemes]
    needs = ", ".join(str(need) for need in JAR_INFLUENCE[1:])
    found.append(Reconstructed("piece-jar", say("ours-needs", values=needs)))
    workers = [WORKER_NAME[colour] for colour in WORKSHOP_WORKER[1:]]
    found.append(Reconstructed("piece-workshop", say("ours-workers", rewards=workers)))
    found += [
        Reconstructed("place-jar-space", say("ours-space", place=space, rewards=icons(gain)))
        for space, gain in enumerate(ABSOLVE_SPACES, start=1)
        if space not in _KNOWN_SPACES
    ]
    found.append(Reconstructed("zone-jar-spaces", say("ours-count", count=len(ABSOLVE_SPACES))))
    found.append(
        Reconstructed(
            "card-suspicion",
            say("ours-taxes", taxes=[say("ours-tax", tax=tax, count=SUSPICION_TAX.count(tax)) for tax in (0, 1, 2)]),
        )
    )
    barbarian = next(card for card in OUTSIDERS if card.id == "barbarian-v")
    found.append(Reconstructed("outsider-barbarian", say("ours-convert", count=barbarian.convert)))
    return found
