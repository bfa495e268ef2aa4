"""What a player would say for a choice of Viscounts; `choice` asks the others:

`turn` speaks of the draft, cards played, ways and hiring, `act` of the primary action, `pay` of paying for it, `spots`
of building spots and links, `castle` of workers, `cards` of the own cards, `gains` of goods, papers and effects.
`plans` finds what could be done somewhere, `looks` holds what several of them look at.
"""

from castellany.bots.viscounts.why.choice import reasons

__all__ = ["reasons"]
