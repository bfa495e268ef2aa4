"""Every verb of the game: what a player can choose, as it stands in a saved game."""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.effects.book import LEX, OPTION, STOP
from castellany.games.viscounts.facts.kinds import BUILDING_IDS, GOODS_IDS
from castellany.games.viscounts.facts.player_cards import PLAYER_CARDS
from castellany.games.viscounts.facts.tables import CARD_IDS, SECTION_IDS, SITE_IDS, SPACE_IDS, TILE_IDS

__all__ = ["LEX", "OPTION", "STOP"]

SEAT_IDS: Final = ("0", "1", "2", "3")
HOUSE_IDS: Final = tuple(f"{building}_{slot}" for building in BUILDING_IDS for slot in (1, 2, 3))
# New order of the cards on the board, each digit the old slot; the first keeps it.
ORDER_IDS: Final = ("123", "132", "213", "231", "312", "321")
ORDERS: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))

PICK: Final = LEX.verb("pick", tuple(str(card.start) for card in PLAYER_CARDS))
PLAY: Final = LEX.verb("play", CARD_IDS)
GO: Final = LEX.verb("go", SPACE_IDS)
TRADE: Final = LEX.verb("trade")
BUILD: Final = LEX.verb("build", HOUSE_IDS)
WORKERS: Final = LEX.verb("workers", ("1", "2", "3", "4"))
TRANSCRIBE: Final = LEX.verb("transcribe")
PASS: Final = LEX.verb("pass")
SPEND: Final = LEX.verb("spend", GOODS_IDS)
DISMISS: Final = LEX.verb("dismiss")
DONE: Final = LEX.verb("done")
TAKE: Final = LEX.verb("take", GOODS_IDS)
FLIP: Final = LEX.verb("flip", ("debt", "deed"))
DISCARD_TOP: Final = LEX.verb("discard_top")
DESTROY_TOP: Final = LEX.verb("destroy_top")
ARRANGE: Final = LEX.verb("arrange", ORDER_IDS)
SHIFT: Final = LEX.verb("shift", SECTION_IDS, ("clockwise", "counterclockwise"))
PLACE: Final = LEX.verb("place", SECTION_IDS)
ADVANCE: Final = LEX.verb("advance", SECTION_IDS)
BUMP: Final = LEX.verb("bump", SEAT_IDS)
HIRE: Final = LEX.verb("hire", CARD_IDS)
DISCARD: Final = LEX.verb("discard", CARD_IDS)
DESTROY: Final = LEX.verb("destroy", CARD_IDS)
SITE: Final = LEX.verb("site", SITE_IDS)
LINK: Final = LEX.verb("link", SITE_IDS)
USE: Final = LEX.verb("use", CARD_IDS)
COPY: Final = LEX.verb("copy", TILE_IDS)
