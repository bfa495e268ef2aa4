# Слова, спільні для всіх ігор.

seat-number = Гравець { $number }

# Відмови рушія
no-not-now = Зараз це неможливо.
no-not-your-turn = Зараз не ваш хід.
no-game-over = Гру закінчено.
no-such-choice = Такого вибору немає: { $choice }.
