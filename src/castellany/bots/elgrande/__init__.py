"""What the bots know of El Grande: `moves` judges choices, `why` says why, `worth` judges things and moments;
`gauge` is what the learned judgement looks at, `eyes` what a learner of one's own may."""

from castellany.bots.elgrande.moves import make

__all__ = ["make"]
