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

## Citadels

why-citadels-build = { NAME($district) }: { $points ->
    [one] one point
   *[other] { $points } points
} for the city.
why-citadels-finish = This completes the city before anybody else: four points more.
why-citadels-new-colour = A new type: all five together are worth three points.
why-citadels-card = { NAME($district) } is the most useful card here ({ $points ->
    [one] one point
   *[other] { $points } points
}).
why-citadels-deny = { NAME($character) } would help an opponent most.
why-citadels-need-gold = { $gold ->
    [0] Without gold nothing can be built.
    [one] One gold is too little for a good district.
   *[other] More than { $gold } gold is needed for what is in hand.
}
why-citadels-need-cards = { $cards ->
    [0] The hand is empty.
    [one] A single card in hand leaves no choice.
   *[other] The cards in hand are not worth building.
}
why-citadels-income = Income from { $count ->
    [one] one district
   *[other] { $count } districts
}.
why-citadels-kill = { NAME($character) } is what { NAME($seat) }, the strongest opponent, would gain from most.
why-citadels-rob = { NAME($character) } is probably with a rich opponent.
why-citadels-destroy = { NAME($seat) } is ahead; { NAME($district) } is worth more than destroying it costs.
why-citadels-pick-income = { NAME($character) }: { $count ->
    [one] one district pays
   *[other] { $count } districts pay
} income.
why-citadels-pick-builds = { NAME($character) }: there are gold and cards for more than one district.
why-citadels-pick-hinder = { NAME($character) } can hinder { NAME($seat) }, the strongest opponent.
why-citadels-pick-crown = { NAME($character) } decides about the crown and with it the first pick.

## El Grande

why-elgrande-place-more = One caballero more in { NAME($place) } changes the order there: { $points ->
    [one] one point more
   *[other] { $points } points more
} at a scoring.
why-elgrande-place-hold = { NAME($place) } is worth strengthening before somebody else does.
why-elgrande-castle = From the castle caballeros can go anywhere after the scoring, and nobody can count them.
why-elgrande-power-high = Power { $power } is played to choose an action card early.
why-elgrande-power-low = Power { $power } brings caballeros: only { $count } { $count ->
    [one] stands
   *[other] stand
} at court.
why-elgrande-card = { NAME($action) }: { $count ->
    [0] its special action is worth having.
    [one] one caballero to place, and its special action.
   *[other] { $count } caballeros to place, and its special action.
}
why-elgrande-score = A scoring in { NAME($place) } pays { $points ->
    [one] one point
   *[other] { $points } points
}, more than to anybody else.
why-elgrande-king = The king in { NAME($place) } protects what stands there and opens its neighbours.
why-elgrande-lift = { NAME($seat) } profits most from { NAME($place) }: one caballero less costs points there.
why-elgrande-disk = { NAME($place) } is where these caballeros count most.
why-elgrande-invite = { $count ->
    [one] One caballero more at court
   *[other] { $count } caballeros more at court
} can be placed with good cards.
