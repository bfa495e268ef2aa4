### What bots say: considerations, levels, refusals.

level-random = random
    .about = Chooses at random.
level-novice = novice
    .about = Plays sensibly and makes a beginner’s mistakes.
level-squire = squire
    .about = Knows what usually pays.
level-knight = knight
    .about = Thinks ahead for about half a second.
level-castellan = castellan
    .about = The strongest opponent; thinks for about three seconds.

why-only-choice = There is only one possible choice.
why-lots = Drawn by lot.
why-looks-best = It looks best at a glance.
why-imagined = { $percent ->
    [0] { $games } imagined games, hardly any of them won: it loses the least.
    [100] { $games } imagined games, nearly all of them won.
   *[other] { $games ->
        [one] One imagined game: { $percent }% chance of winning.
       *[other] { $games } imagined games: { $percent }% chance of winning.
    }
}
why-better-than-next = That is { $percent } { $percent ->
    [one] percentage point
   *[other] percentage points
} better than the next best choice.
why-careless = Played without much thought.
why-points-better = It looks { $points ->
    [one] one point
   *[other] { $points } points
} better than the next best choice.
why-close = Another choice is nearly as good.
why-clear = No other choice came close in them.

bad-level = There is no level “{ $level }”. Possible: { $allowed }.
bad-budget = Nobody can think within the budget “{ $budget }”. Possible: iterations (300) or seconds (0.5s).
bad-bot-game = The bot “{ $bot }” was made for another game, not for { $game }.
