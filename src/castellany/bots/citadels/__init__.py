"""What the bots know of Citadels: `moves` judges choices, `turn` those of a turn, `worth` things and moments,
`guess` who holds which character; `why` says what speaks for a choice; `gauge` is what the learned judgement looks
at, `eyes` what a learner of one's own may."""

from castellany.bots.citadels.moves import make

__all__ = ["make"]
