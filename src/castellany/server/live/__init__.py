"""Live play: the game at a table, its clocks, its views, the room where its people are connected."""
