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
    [one] One imagined game: { $percent }% chance of winning.
   *[other] { $games } imagined games: { $percent }% chance of winning.
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

## Paladins

why-paladins-attribute = { NAME($action) } raises { NAME($attribute) } and opens what lies behind its flags.
why-paladins-order = { NAME($action) } counts towards a king’s order.
why-paladins-develop = A workshop saves a worker in { $rounds ->
    [0] this round
    [one] the one round
   *[other] the { $rounds } rounds
} still to come.
why-paladins-hunt = { $provisions ->
    [0] There are no provisions left.
    [one] One provision will not last.
   *[other] { $provisions } provisions will not last.
}
why-paladins-trade = { $silver ->
    [0] There is no silver left.
    [one] One silver will not last.
   *[other] { $silver } silver will not last.
}
why-paladins-folk = { NAME($townsfolk) } gives the most for its price.
why-paladins-outsider = { NAME($outsider) } gives the most of those within reach.
why-paladins-tavern = These four workers fit the plan best.
why-paladins-paladin = { NAME($paladin) } makes { NAME($action) } cheaper or richer this round.
why-paladins-worker = This worker is the easiest to spare.
why-paladins-pass = The workers left are worth more in the next round.
why-paladins-clear = { NAME($action) } is the action most worth taking again.
why-paladins-reward = This place has the best reward.
why-paladins-use = This townsfolk pays best if it is used now.

## Viscounts

why-viscounts-build = { NAME($house) }: its points and its lasting ability.
why-viscounts-workers = { $count ->
    [one] One worker more
   *[other] { $count } workers more
} in the castle; three together climb.
why-viscounts-book = This manuscript adds to a set.
why-viscounts-copy = { NAME($tile) } adds to a set.
why-viscounts-trade = The merchants at hand earn most by trading here.
why-viscounts-go = That is where the icons at hand do most.
why-viscounts-play = { NAME($card) } has icons that go with those already on the board.
why-viscounts-hire = { NAME($card) } is better than most cards in the pile.
why-viscounts-flip-debt = A paid debt costs no points and brings a resource.
why-viscounts-flip-deed = An approved deed is worth three points.
why-viscounts-bump = A worker of { NAME($seat) } goes home.
why-viscounts-castle = { NAME($section) } is where workers come together soonest.
