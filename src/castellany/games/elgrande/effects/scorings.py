"""Cards that score regions or the castle at once, for everybody (ELG-7.11)."""

from castellany.games.elgrande import kinds
from castellany.games.elgrande.effects.base import SpecialAction
from castellany.games.elgrande.facts.board import REGIONS
from castellany.games.elgrande.facts.cards import BORDERLANDS, GATHERING, REVELATION, TRIUMPH
from castellany.games.elgrande.scoring import card_part, emptiest, fullest, score_castle, score_regions, worth
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame


class Justice(SpecialAction):
    """ELG-10.1: one region, the king's too."""

    def start(self, s: GrandeState, seat: int) -> None:
        s.frames.append(Frame(kinds.JUSTICE, seat))


class ScoreWorth(SpecialAction):
    """Watchtowers, Fiesta, Heartland: all regions that now pay `low` to `high` for first place."""

    def __init__(self, rule: str, card: int, low: int, high: int) -> None:
        super().__init__(rule)
        self.card = card
        self.low = low
        self.high = high

    def start(self, s: GrandeState, seat: int) -> None:
        score_regions(s, worth(s, self.low, self.high), self.card)


class Revelation(SpecialAction):
    """ELG-11.4: the castle; nothing leaves it."""

    def start(self, s: GrandeState, seat: int) -> None:
        score_castle(s, card_part(REVELATION))


class Triumph(SpecialAction):
    """ELG-11.5: first places of all regions."""

    def start(self, s: GrandeState, seat: int) -> None:
        score_regions(s, list(range(REGIONS)), TRIUMPH, first_only=True)


class Gathering(SpecialAction):
    """ELG-11.6: where there are most."""

    def start(self, s: GrandeState, seat: int) -> None:
        score_regions(s, fullest(s), GATHERING)


class Borderlands(SpecialAction):
    """ELG-11.7: where there are fewest."""

    def start(self, s: GrandeState, seat: int) -> None:
        score_regions(s, emptiest(s), BORDERLANDS)


class Rivalry(SpecialAction):
    """ELG-14.6: all choose by secret disk."""

    def start(self, s: GrandeState, seat: int) -> None:
        s.frames.append(Frame(kinds.RIVALRY, -1, seat))
