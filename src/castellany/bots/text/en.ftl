### What bots say: considerations, levels, refusals.

level-random = random
    .about = Chooses at random.
level-novice = novice
    .about = Plays sensibly and makes a beginner's mistakes.
level-squire = squire
    .about = Knows what usually pays.
level-knight = knight
    .about = Thinks ahead for about half a second.
level-castellan = castellan
    .about = The strongest opponent; thinks for about three seconds.

why-only-choice = There is only one possible choice.
why-lots = Drawn by lot.
why-looks-best = It looks best at a glance.
why-imagined = { $games ->
    [one] One imagined game: { $percent } % chance of winning.
   *[other] { $games } imagined games: { $percent } % chance of winning.
}
why-better-than-next = That is { $percent } { $percent ->
    [one] percentage point
   *[other] percentage points
} better than the next best choice.
why-close = Another choice is nearly as good.

bad-level = There is no level “{ $level }”. Possible: { $allowed }.
bad-budget = Nobody can think within the budget “{ $budget }”.
bad-bot-game = The bot “{ $bot }” was made for another game, not for { $game }.
