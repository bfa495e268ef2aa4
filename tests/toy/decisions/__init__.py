"""What players are asked: a small class for each kind of question."""
