"""Everything in the box as typed constants, checked at import.

`reconstructed` lists the records whose printed value is not known to us: they satisfy every count and example
of the rulebooks, and one edit corrects them. Prices and points come from the rulebooks.
"""

from castellany.games.paladins.facts.board import ABSOLVE_SPACES, JAR_INFLUENCE, WORKSHOP_WORKER
from castellany.games.paladins.facts.icons import ICONS, WORKERS
from castellany.games.paladins.facts.kings import FAVOURS
from castellany.games.paladins.facts.outsiders import OUTSIDER_TYPES, OUTSIDERS
from castellany.games.paladins.facts.solo import SCHEMES
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK, TOWNSFOLK_TYPES


def _list(icons: tuple[int, ...]) -> str:
    return " + ".join(ICONS[icon] for icon in icons)


def reconstructed() -> list[tuple[str, str]]:
    """Which thing, and which of its values is ours."""
    found = [(f"townsfolk-{TOWNSFOLK_TYPES[c.type]}", f"gain {_list(c.gain)}") for c in TOWNSFOLK if c.reconstructed]
    found += [(f"outsider-{OUTSIDER_TYPES[c.type]}", f"attack {_list(c.attack)}") for c in OUTSIDERS if c.reconstructed]
    found += [(f"favour-{favour.id}", f"cost {_list(favour.cost)}") for favour in FAVOURS if favour.reconstructed]
    found += [(name, "one of twelve") for name in dict.fromkeys(s.id for s in SCHEMES if s.reconstructed)]
    found.append(("piece-jar", "influence " + ", ".join(str(need) for need in JAR_INFLUENCE[1:])))
    found.append(("piece-workshop", "workers " + ", ".join(WORKERS[colour] for colour in WORKSHOP_WORKER[1:])))
    found.append(("place-jar-space", "; ".join(_list(gain) for gain in ABSOLVE_SPACES)))
    return found
