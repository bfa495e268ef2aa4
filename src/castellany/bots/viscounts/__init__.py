"""What the bots know of Viscounts: `moves` judges choices, `why` speaks for them, `worth` judges things and moments;
`gauge` is what the learned judgement looks at, `eyes` what a learner of one's own may."""

from castellany.bots.viscounts.moves import make

__all__ = ["make"]
