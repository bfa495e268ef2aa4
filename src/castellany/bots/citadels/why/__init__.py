"""What a player would say for a choice of Citadels; `choice` asks the others:

`turn` speaks of gold, cards and building, `characters` of whom to pick, lay aside or aim at, `cards` of cards to have
or to part with, `deeds` of powers and of answers to those of others.
"""

from castellany.bots.citadels.why.choice import reasons

__all__ = ["reasons"]
