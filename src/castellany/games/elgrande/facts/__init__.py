"""The components of El Grande: the board with its small pieces, and the action cards."""
