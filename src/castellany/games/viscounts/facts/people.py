"""The eight starting townsfolk, the same in every colour, and the ten heroes.

None of them has a top-right effect: they are never hired nor dismissed.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.box import BOX, FOLK
from castellany.games.viscounts.effects.icons import (
    DEBT,
    DEED,
    EITHER,
    castle_move,
    destroy,
    discard,
    either,
    flip,
    gain,
    hire,
    nothing,
    rearrange,
    seq,
)
from castellany.games.viscounts.facts.kinds import (
    AFTER_BUILD,
    AFTER_TRADE,
    ANY_RESOURCE,
    CONVERTS,
    DROPOFF,
    INSTANT,
    NONE,
    ON_COLLISION,
    TRANSCRIBE,
    Folk,
    folk,
    icons,
)
from castellany.kernel.box import SEEN

_STARTERS: Final = (
    folk("abbot", 2, icons(cleric=1), nothing(), NONE, nothing()),
    folk("financer", 3, icons(merchant=1), nothing(), INSTANT, seq(discard(1), gain(silver=2))),
    folk("journeyman", 2, icons(merchant=2), nothing(), DROPOFF, seq(hire(), gain(virtue=1))),
    folk("labourer", 2, icons(builder=1), nothing(), NONE, nothing()),
    folk("lender", 1, icons(merchant=2), nothing(), DROPOFF, flip(EITHER)),
    folk("squire", 2, icons(noble=1), nothing(), NONE, nothing()),
    folk("thief", 1, icons(criminal=1), nothing(), DROPOFF, seq(gain(debt=1), gain(silver=1))),
    folk("trader", 1, icons(merchant=1), nothing(), AFTER_TRADE, gain(silver=1)),
)

_HEROES: Final = (
    folk("ada", 2, icons(criminal=1), nothing(), ON_COLLISION, seq(gain(virtue=1), gain(any=1))),
    folk("bertha", 3, icons(noble=1, merchant=1), nothing(), INSTANT, either(castle_move(), gain(virtue=1))),
    folk("clovis", 3, icons(criminal=1, merchant=1), nothing(), INSTANT, hire()),
    folk("emma", 3, icons(cleric=1), nothing(), CONVERTS, nothing(), converts=(ANY_RESOURCE, TRANSCRIBE)),
    folk(
        "guntram",
        2,
        icons(cleric=1, merchant=1),
        nothing(),
        DROPOFF,
        either(seq(gain(debt=1), flip(DEED)), seq(gain(deed=1), flip(DEBT))),
    ),
    folk("judith", 1, icons(builder=1, merchant=1), nothing(), INSTANT, either(destroy(1), flip(EITHER))),
    folk("lothaire", 1, icons(merchant=1), nothing(), INSTANT, gain(stone=1, gold=1, ink=1)),
    folk("merovech", 2, icons(builder=1), nothing(), AFTER_BUILD, either(rearrange(), discard(1))),
    folk("rudolf", 2, icons(noble=1), nothing(), DROPOFF, either(destroy(2), gain(any=2))),
    folk("therese", 3, icons(merchant=3), nothing(), DROPOFF, seq(discard(1), gain(virtue=2))),
)

_FIELDS: Final = {field: kind for field, kind in FOLK.items() if field != "top"}
STARTERS: Final[tuple[Folk, ...]] = BOX.records("starters", _STARTERS, _FIELDS, lambda card: f"card-{card.id}", SEEN)
HEROES: Final[tuple[Folk, ...]] = BOX.records("heroes", _HEROES, _FIELDS, lambda card: f"card-{card.id}", SEEN)
