"""The bits and marks that the state is written in, apart from the state so that all may import them."""

from typing import Final

NOBODY: Final = -1
NO_CARD: Final = -1

# Bits of `used`: what the acting player has done this turn.
GATHERED: Final = 1
TOOK_INCOME: Final = 2
USED_ABILITY: Final = 4
USED_SECOND: Final = 8
USED_LABORATORY: Final = 16
USED_SMITHY: Final = 32
USED_MUSEUM: Final = 64
PAID_BUILD: Final = 128  # the build a warrant could catch is over (CIT-5.12)

# Bits of `house_rules`: the table's options (CIT-16.1).
ARTIST_RAISES_COST: Final = 1
WALL_PROTECTS_ITSELF: Final = 2
WIZARD_PAYS_FREELY: Final = 4
WIZARD_BUILDS_EARLY: Final = 8

# What `draft` keeps of each seat: for its first and second look, the ranks it saw (a mask),
# the rank it picked and the rank it laid aside (0: none).
DRAFT_ROW: Final = 6
SAW: Final = 0
PICKED: Final = 2
LAID: Final = 4
