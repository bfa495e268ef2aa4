# Words that all games share.

seat-number = Player { $number }

# Refusals of the turn machine
no-not-now = That is not possible now.
no-not-your-turn = It is not your turn.
no-game-over = The game is over.
no-such-choice = There is no such choice: { $choice }.
