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
why-citadels-finish-later = This completes the city: two points more.
why-citadels-new-colour = A new type: all five together are worth three points.
why-citadels-scaffold = { NAME($framework) } goes, and { $price } gold is saved.
why-citadels-sacrifice = { NAME($district) } gives { $points ->
    [one] one point
   *[other] { $points } points
}, the new district { $gain }, and no gold is paid.
why-citadels-pay-cards = { $cards ->
    [one] One other card
   *[other] { $cards } other cards
} in hand can pay instead of gold.
why-citadels-levy = { NAME($seat) } gives the missing { $gold } gold for cards.
why-citadels-gold-for = { $gold } gold pays for { NAME($district) }.
why-citadels-gold-short = What you can build from your hand costs { $price } gold in all; you have { $gold }.
why-citadels-gold-later = You will have { $gold } gold for the next cards.
why-citadels-draw-empty = Your hand is empty.
why-citadels-draw-none-useful = No card in your hand can be built in your city.
why-citadels-draw-rich = { $gold } gold pays for all that you can build from your hand ({ $price }).
why-citadels-draw-single = Only { NAME($district) } could be built from your hand.
why-citadels-draw-best = The best of { $cards } cards is kept.
why-citadels-draw-all = { $cards ->
    [one] One card comes into your hand.
    [2] Both cards are kept.
   *[other] All { $cards } cards are kept.
}
why-citadels-end-forbidden = { NAME($character) } may not build.
why-citadels-end-limit = No more districts may be built in this turn.
why-citadels-end-poor = The cheapest district in your hand costs { $price } gold; you have { $gold }.
why-citadels-end-save = The gold is saved for { NAME($district) } ({ $points ->
    [one] one point
   *[other] { $points } points
}).
why-citadels-end-keep = Cards and gold are better kept for the next turn.
why-citadels-vault = { NAME($district) }: three points at the end if it stays in hand.
why-citadels-card = { NAME($district) }: { $points ->
    [one] one point
   *[other] { $points } points
} once it stands.
why-citadels-card-paid = { NAME($district) }: { $points ->
    [one] one point
   *[other] { $points } points
}, and you have the gold for it.
why-citadels-card-new = { NAME($district) } would be a new type in your city.
why-citadels-card-useless = { NAME($district) } cannot be built in your city.
why-citadels-card-dear = { NAME($district) } costs { $price } gold; you have { $gold }.
why-citadels-card-cheap = { NAME($district) } would bring no more than { $points ->
    [one] one point
   *[other] { $points } points
}.
why-citadels-laboratory = The card becomes two gold.
why-citadels-museum = Every card under the Museum is a point at the end.
why-citadels-smithy = Two gold become three cards; { $cards ->
    [one] one is in hand.
   *[other] { $cards } are in hand.
}
why-citadels-pay-gold = The cards left in hand ({ $cards }) are worth more than the gold.
why-citadels-redraw = The least useful cards in hand ({ $cards }) can be exchanged for new ones.
why-citadels-redraw-idle = { $cards ->
    [one] One card
   *[other] { $cards } cards
} in your hand cannot be built in your city.
why-citadels-redraw-done = The cards left in hand ({ $cards }) are worth keeping.
why-citadels-swap = { NAME($seat) } holds { $cards ->
    [one] one card
   *[other] { $cards } cards
}, you { $own }.
why-citadels-look = { NAME($seat) } holds { $cards ->
    [one] one card.
   *[other] { $cards } cards to choose from.
}
why-citadels-voyage-gold = { $cards ->
    [0] You will have four gold for the next cards.
    [one] One card in hand waits for gold.
   *[other] { $cards } cards in hand wait for gold.
}
why-citadels-voyage-cards = { $cards ->
    [0] Your hand is empty.
    [one] You have only one card.
   *[other] You have { $cards } cards; four more give a choice.
}
why-citadels-borrow = { NAME($seat) } gives the rest of the gold for cards.
why-citadels-income = Income from { $count ->
    [one] one district
   *[other] { $count } districts
}.
why-citadels-share = Income: { $gold } gold and { $cards ->
    [one] one card
   *[other] { $cards } cards
}; you have { $own } gold already.
why-citadels-destroy = { NAME($seat) } loses { $points ->
    [one] one point
   *[other] { $points } points
} ({ NAME($district) }) for { $gold } gold.
why-citadels-destroy-late = { NAME($seat) } needs only { $count ->
    [one] one more district
   *[other] { $count } more districts
} for a complete city.
why-citadels-destroy-own = You could then build { NAME($district) } again.
why-citadels-armory = { NAME($seat) } loses { $points ->
    [one] one point
   *[other] { $points } points
} ({ NAME($district) }); { NAME($armory) } goes with it.
why-citadels-seize = { NAME($district) }: { $points ->
    [one] one point
   *[other] { $points } points
} for { $gold } gold, and { NAME($seat) } loses them.
why-citadels-exchange = { NAME($district) } ({ $points ->
    [one] one point
   *[other] { $points } points
}) comes from { NAME($seat) } into your city.
why-citadels-hand-over = Giving { NAME($district) } costs { $points ->
    [one] one point
   *[other] { $points } points
}.
why-citadels-beautify = { NAME($district) }: one point more for one gold.
why-citadels-crown = { NAME($seat) } gets the crown, with { $count ->
    [0] no district
    [one] one district
   *[other] { $count } districts
} in the city so far.
why-citadels-tithe = { NAME($seat) } has the most gold: { $gold }.
why-citadels-spy = { NAME($seat) } has { $gold } gold and { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
why-citadels-taxes = { $gold } gold of taxes is waiting.
why-citadels-confiscate = { NAME($district) }: { $points ->
    [one] one point
   *[other] { $points } points
} without paying.
why-citadels-let-pass = { NAME($district) } is not worth showing the warrant.
why-citadels-bribe = A bribe of { $gold } gold is better than the loss of all { $all }.
why-citadels-refuse = The threat may be empty, and you keep { $gold } gold.
why-citadels-expose = The threat is real: { NAME($seat) } loses { $gold } gold.
why-citadels-expose-blank = Once this threat is known to be empty, the other is known to be real.
why-citadels-no-expose = What lies face down stays unknown.
why-citadels-stage = { NAME($character) } may be swapped for something better.
why-citadels-no-stage = What was picked is worth keeping.
why-citadels-pick-income = { $count ->
    [one] One district pays
   *[other] { $count } districts pay
} income.
why-citadels-pick-builds = There are gold and cards for more than one district.
why-citadels-pick-loot = The others have { $gold } gold.
why-citadels-pick-safe = Rank 8 cannot touch your city ({ $count ->
    [one] one district
   *[other] { $count } districts
}).
why-citadels-pick-hinder = { NAME($character) } can hinder { NAME($seat) }, the strongest opponent.
why-citadels-pick-crown = { NAME($character) } decides about the crown and with it the first pick.
why-citadels-rival-income = { NAME($character) }: income from { $count ->
    [one] one district
   *[other] { $count } districts
} in the city of { NAME($seat) }.
why-citadels-rival-builds = { NAME($character) } builds several districts, and { NAME($seat) } has { $gold } gold and { $cards } cards.
why-citadels-harm-gold = { NAME($character) } could take all your gold ({ $gold }).
why-citadels-harm-hand = { NAME($character) } could take your whole hand ({ $cards } cards).
why-citadels-harm-city = { NAME($character) } could strike at your city ({ $count ->
    [one] one district
   *[other] { $count } districts
}).
why-citadels-deny = Nobody else can have { NAME($character) } in this round.
why-citadels-kill = Whoever is { NAME($character) } loses the whole turn.
why-citadels-rob = { NAME($seat) } has { $gold } gold and may be { NAME($character) }.
why-citadels-rob-anybody = Whoever is { NAME($character) } loses all gold.
why-citadels-mark-warrant = Whoever is { NAME($character) } may lose the first district they pay for.
why-citadels-mark-threat = Whoever is { NAME($character) } must pay half their gold or risk all of it.
why-citadels-power = { NAME($character) }: { $power ->
    [assassin] one character loses its turn.
    [witch] the turn of another character is played as one’s own.
    [magistrate] a district somebody else pays for may end up in your city.
    [thief] all the gold of one character.
    [spy] gold and cards for what lies in another hand.
    [blackmailer] half the gold of two characters, or all of one.
    [magician] a better hand, from a player or from the deck.
    [wizard] the best card of another hand, built at once if there is gold.
    [seer] a card from everybody, and two districts may be built.
    [king] the crown.
    [emperor] the crown goes where it hurts least, for a gold or a card.
    [patrician] the crown.
    [bishop] your city is safe from rank 8.
    [abbot] one gold from the richest player.
    [cardinal] others’ gold can be had for cards when it is missing.
    [merchant] one extra gold in any case.
    [alchemist] the gold paid for districts comes back.
    [trader] any number of trade districts may be built.
    [navigator] four gold or four cards.
    [scholar] the best of seven cards, and two districts may be built.
    [warlord] a district of an opponent can fall.
    [diplomat] a district can be exchanged for a better one.
    [marshal] a cheap district of an opponent can be taken over.
    [queen] three gold beside the player of rank 4.
    [artist] one or two districts become worth a point more.
    [tax_collector] all who build pay for it.
   *[architect] two extra cards in any case, and up to three districts may be built.
}

## El Grande

why-elgrande-place-more = One caballero more { NAME($place, case: "in") } brings { $points ->
    [one] one point
   *[other] { $points } points
} more there at a scoring.
why-elgrande-place-hurts = One caballero more { NAME($place, case: "in") } costs { NAME($seat) } { $points ->
    [one] one point
   *[other] { $points } points
} there at a scoring.
why-elgrande-also-hurts = It also costs { NAME($seat) } { $points ->
    [one] one point
   *[other] { $points } points
}.
why-elgrande-castle-anyway = The castle is scored at the general scoring in any case.
why-elgrande-hand-enough = Power cards in hand: { $count }; rounds to come: { $rounds }.
why-elgrande-move-most = A single move to another region would bring at most { $points ->
    [one] one point
   *[other] { $points } points
}.
why-elgrande-tile-most = A score tile on a region would bring at most { $points ->
    [one] one point
   *[other] { $points } points
} more now.
why-elgrande-tile-would = The { NAME($tile) } { NAME($place, case: "in") } would cost { NAME($seat) } { $points ->
    [one] one point
   *[other] { $points } points
} at a scoring.
why-elgrande-place-guard = One caballero more { NAME($place, case: "in") } keeps { $points ->
    [one] one point
   *[other] { $points } points
} safe there even if { NAME($who) } adds one.
why-elgrande-place-step = After this one, { $count ->
    [one] one more caballero
   *[other] { $count } more caballeros
} { NAME($place, case: "in") } would bring { $points ->
    [one] one point
   *[other] { $points } points
} more there.
why-elgrande-place-alone = Nobody else stands { NAME($place, case: "in") }: { $count } are harder to overtake there.
why-elgrande-place-lead = The lead { NAME($place, case: "in") } over { NAME($who) } grows to { $count }.
why-elgrande-place-none = No single caballero more would bring points in a region within reach.
why-elgrande-scoring-soon = The general scoring follows this round.
why-elgrande-castle = { $count ->
    [one] One caballero then waits in the castle; at the general scoring it can go to a region chosen in secret.
   *[other] { $count } then wait in the castle; at the general scoring they can go to one region, chosen in secret.
}
why-elgrande-castle-pays = The castle is scored as well: { $points ->
    [one] one point
   *[other] { $points } points
} for first place.
why-elgrande-castle-own = { $count ->
    [one] One caballero of this player lies
   *[other] { $count } caballeros of this player lie
} in the castle, where first place pays { $points ->
    [one] one point
   *[other] { $points } points
}.
why-elgrande-castle-nobody = This player has nobody in the castle.
why-elgrande-lose-none = { $count ->
    [one] One caballero less { NAME($place, case: "in") } costs
   *[other] { $count } caballeros less { NAME($place, case: "in") } cost
} no points as things stand.
why-elgrande-lose-least = { $count ->
    [one] One caballero less { NAME($place, case: "in") } costs
   *[other] { $count } caballeros less { NAME($place, case: "in") } cost
} { $points ->
    [one] one point
   *[other] { $points } points
}; no other region is cheaper.
why-elgrande-lose = { $count ->
    [one] One caballero less { NAME($place, case: "in") } costs
   *[other] { $count } caballeros less { NAME($place, case: "in") } cost
} { $points ->
    [one] one point
   *[other] { $points } points
} at a scoring.
why-elgrande-frees = With one caballero of { NAME($who) } less, { NAME($place) } pays { $points ->
    [one] one point
   *[other] { $points } points
} more.
why-elgrande-hurts = One caballero less { NAME($place, case: "in") } costs { NAME($seat) } { $points ->
    [one] one point
   *[other] { $points } points
} at a scoring.
why-elgrande-gap = The lead of { NAME($who) } { NAME($place, case: "in") } shrinks to { $count }.
why-elgrande-left = { NAME($who) } then has { $count ->
    [0] nobody
    [one] one caballero
   *[other] { $count } caballeros
} left { NAME($place, case: "in") }.
why-elgrande-step-own = One caballero moved { NAME($source, case: "from") } { NAME($place, case: "to") } brings { $points ->
    [one] one point
   *[other] { $points } points
} more at a scoring.
why-elgrande-step-other = A caballero of { NAME($who) } moved { NAME($source, case: "from") } { NAME($place, case: "to") } brings { $points ->
    [one] one point
   *[other] { $points } points
} more at a scoring.
why-elgrande-drop-castle = Thrown into the castle, this caballero ({ NAME($who) }) stands in no region until the general scoring.
why-elgrande-drop-hurts = { NAME($place) }: there this caballero costs { NAME($seat) } { $points ->
    [one] one point
   *[other] { $points } points
} at a scoring.
why-elgrande-drop-safe = { NAME($place) }: there this caballero takes points from nobody.
why-elgrande-drop-none = { NAME($place) }: there this caballero brings { NAME($seat) } no points as things stand.
why-elgrande-drop-least = { NAME($place) }: there this caballero brings { NAME($seat) } { $points ->
    [one] one point
   *[other] { $points } points
}; no other place gives less.
why-elgrande-move-none = No single move to another region brings points or costs an opponent any.
why-elgrande-move-no-gain = No single move to another region brings more points.
why-elgrande-as-is = As things stand, the regions pay { $points ->
    [one] one point
   *[other] { $points } points
}; the best opponent, { NAME($seat) }, gets { $other }.
why-elgrande-arrive = { $count ->
    [0] The grande
    [one] One caballero more
   *[other] { $count } caballeros more
} { NAME($place, case: "in") } { $count ->
    [0] brings
    [one] brings
   *[other] bring
} { $points ->
    [one] one point
   *[other] { $points } points
} more there.
why-elgrande-arrive-behind = { $count ->
    [0] That draws level with { NAME($who) } { NAME($place, case: "in") }.
   *[other] { NAME($who) } then still leads { NAME($place, case: "in") } by { $count }.
}
why-elgrande-power-brings = Power { $power } can bring { $count ->
    [one] one caballero
   *[other] { $count } caballeros
} to the court, where { $court ->
    [0] nobody stands
    [one] one stands
   *[other] { $court } stand
} now.
why-elgrande-order = { $before ->
    [0] Power { $power } is the highest of the round: first choice of the action cards.
   *[other] { $after ->
       [0] Power { $power } is the lowest of the round and brings the first-player marker.
      *[other] Power { $power }: { $before } ahead of it in line for an action card, { $after } behind it.
   }
}
why-elgrande-highest-yet = No power played yet is higher than { $power }: so far the first choice of the action cards.
why-elgrande-order-yet = { $before ->
    [0] Nobody has played a power card in this round yet.
    [one] One power played so far is higher than { $power }.
   *[other] { $before } powers played so far are higher than { $power }.
}
why-elgrande-keeps = { $count ->
    [one] One higher power card stays in hand for a later round.
   *[other] { $count } higher power cards stay in hand for later rounds.
}
why-elgrande-highest-card = No power card in hand is higher than { $power }.
why-elgrande-modifier-court = { NAME($modifier) } makes it { $power } and can bring one caballero more to the court.
why-elgrande-modifier-move = { NAME($modifier) } makes it { $power } and lets one opposing caballero be moved.
why-elgrande-modifier-place = { NAME($modifier) } makes it { $power } and lets one from the province be placed in any region.
why-elgrande-modifier-power = { NAME($modifier) } makes it power { $power }.
why-elgrande-pass = These modifiers stay in hand: { NAME($modifiers) }.
why-elgrande-invite = { $count ->
    [one] One caballero
   *[other] { $count } caballeros
} more at court: { $court } in all.
why-elgrande-invite-fewer = { $count ->
    [one] One caballero stays
   *[other] { $count } caballeros stay
} in the province as a reserve; at court then: { $court }.
why-elgrande-court-enough = Enough at court ({ $court }): no card left has a number above { $count }.
why-elgrande-court-short = { $court ->
    [0] Nobody is at court
   *[other] At court: { $court }
}, while a card left can place { $count ->
    [one] one caballero
   *[other] { $count } caballeros
}.
why-elgrande-court-stays = { $count ->
    [one] One caballero stays
   *[other] { $count } caballeros stay
} at court, ready to be placed.
why-elgrande-court-later = { $count ->
    [one] The caballero
   *[other] The { $count } caballeros
} at court can be placed in a later round.
why-elgrande-recall-dear = Every caballero called back would cost at least { $points ->
    [one] one point
   *[other] { $points } points
}.
why-elgrande-recall-free = A caballero can be called back from a region without losing points as things stand.
why-elgrande-recall-stay = { $count ->
    [one] One caballero keeps its
   *[other] { $count } caballeros keep their
} place in the regions.
why-elgrande-regain = { $count ->
    [0] Back in hand, power { $power } is the highest card there.
    [one] Back in hand, power { $power } is second only to one card.
   *[other] With power { $power } back in hand, { $count } cards there are higher.
}
why-elgrande-regain-brings = Power { $power } can invite { $count } caballeros once more.
why-elgrande-regain-late = This is the last round: no power card is played any more.
why-elgrande-regain-modifier = { NAME($modifier) } can be played once more.
why-elgrande-regain-could = Power { $power } can be taken back and played once more.
why-elgrande-return-court = Taken from the court, it weakens no region; { $count ->
    [0] the court is then empty
   *[other] at court then: { $count }
}.
why-elgrande-score-alone = { NAME($what) } now pays { $points ->
    [one] one point
   *[other] { $points } points
}, and no opponent anything.
why-elgrande-score-more = { NAME($what) } now pays { $points ->
    [one] one point
   *[other] { $points } points
}; the best opponent, { NAME($seat) }, gets { $other }.
why-elgrande-score-even = { NAME($what) } now pays { $points ->
    [one] one point
   *[other] { $points } points
}, and { NAME($seat) } just as many.
why-elgrande-score-less = { NAME($what) } now pays { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
}, but { NAME($seat) } gets { $other }.
why-elgrande-score-none = { NAME($what) } now pays nobody anything.
why-elgrande-rivalry = Only regions chosen by exactly one player are scored.
why-elgrande-sends-back = { $count ->
    [one] One caballero of an opponent goes
   *[other] { $count } caballeros of opponents go
} back to the province.
why-elgrande-civil-war = { $count ->
    [one] One opponent loses all caballeros in one region.
   *[other] { $count } opponents each lose all their caballeros in one region.
}
why-elgrande-arrest = Each opponent with caballeros outside the king’s region loses one of them.
why-elgrande-take-empty = Nobody stands at court to be placed.
why-elgrande-places = { $count ->
    [one] One caballero
   *[other] Up to { $count } caballeros
} can be placed; at court: { $court }.
why-elgrande-deny = Whoever takes { NAME($action) } decides on it: it would pay { NAME($seat) } { $points ->
    [one] one point
   *[other] { $points } points
} now.
why-elgrande-act-then = After it { $count ->
    [one] one caballero
   *[other] { $count } caballeros
} can still be placed.
why-elgrande-act-instead = It ends the placing: { $count ->
    [one] one caballero
   *[other] { $count } caballeros
} can no longer be placed.
why-elgrande-act-free = Nobody has to be moved or placed: how many is decided one by one.
why-elgrande-tile-could = The { NAME($tile) } { NAME($place, case: "in") } would bring { $points ->
    [one] one point
   *[other] { $points } points
} more at a scoring.
why-elgrande-tile-more = There the { NAME($tile) } brings { $points ->
    [one] one point
   *[other] { $points } points
} more at a scoring.
why-elgrande-tile-hurts = There the { NAME($tile) } costs { NAME($seat) } { $points ->
    [one] one point
   *[other] { $points } points
} at a scoring.
why-elgrande-tile-value = First place { NAME($place, case: "in") } then pays { $points } instead of { $before }.
why-elgrande-tile-no-gain = In no region would a score tile bring more points now.
why-elgrande-tile-raise = A score tile replaces what its place pays.
why-elgrande-grande-could = The grande could earn { $points ->
    [one] one point
   *[other] { $points } points
} more { NAME($place, case: "in") }.
why-elgrande-grande-idle = The grande earns nothing { NAME($place, case: "in") } as things stand.
why-elgrande-grande-leaves = { NAME($seat) } loses the grande’s bonus { NAME($place, case: "in") }: { $points ->
    [one] one point
   *[other] { $points } points
}.
why-elgrande-grande-pays = First place { NAME($place, case: "in") } is held alone: the grande earns { $points ->
    [one] one point
   *[other] { $points } points
} there.
why-elgrande-grande-soon = With { $count ->
    [one] one more caballero
   *[other] { $count } more caballeros
} { NAME($place, case: "in") } the grande earns { $points ->
    [one] one point
   *[other] { $points } points
} there.
why-elgrande-grande-stays = The grande already earns { $points ->
    [one] one point
   *[other] { $points } points
} { NAME($place, case: "in") }.
why-elgrande-king-could = The king could guard { $points ->
    [one] one point
   *[other] { $points } points
} { NAME($place, case: "in") }.
why-elgrande-king-guards = The king { NAME($place, case: "in") } guards { $points ->
    [one] one point
   *[other] { $points } points
} there.
why-elgrande-king-opens = That opens { NAME($place) }, where one caballero more brings { $points ->
    [one] one point
   *[other] { $points } points
}.
why-elgrande-king-entered = It allows placing { NAME($place, case: "in") }, the king’s region; own caballeros there: { $count }.
why-elgrande-king-leaves = { NAME($seat) } loses the king’s bonus { NAME($place, case: "in") }: { $points ->
    [one] one point
   *[other] { $points } points
}.
why-elgrande-king-near = Next to the king then lie { NAME($places) }.
why-elgrande-king-castle = With the king at the castle, caballeros can be placed in every region.
why-elgrande-king-goes = Without the king { NAME($place) } can be entered and left again.
why-elgrande-king-comes = The king comes back to a region and makes it untouchable.
why-elgrande-king-stays = Where he stands, { NAME($place, case: "in") }, the king guards { $points ->
    [one] one point
   *[other] { $points } points
}.
why-elgrande-incite = { $count ->
    [0] No opponent has
    [one] One caballero of an opponent has
   *[other] { $count } caballeros of opponents have
} to leave { NAME($place) }.
why-elgrande-incite-gain = Without the other players { NAME($place) } pays { $points ->
    [one] one point
   *[other] { $points } points
} more.
why-elgrande-disk-nothing = This player has nobody in the castle: the disk changes nothing.
why-elgrande-disk-court = { $count ->
    [0] The grande stays in the castle
    [one] One caballero goes from the castle to the court
   *[other] { $count } caballeros go from the castle to the court
}; at court then: { $court }.
why-elgrande-veto = Cancelled, { NAME($action) } does nothing for { NAME($seat) }.
why-elgrande-veto-back = It would send { $count ->
    [one] one caballero
   *[other] { $count } caballeros
} back to the province.
why-elgrande-veto-move = One caballero moved { NAME($place, case: "from") } would cost { $points ->
    [one] one point
   *[other] { $points } points
}.
why-elgrande-veto-last = The Veto ends with this round.
why-elgrande-veto-kept = The Veto stays good until the end of round { $round }.
why-elgrande-veto-take = A Veto can cancel one special action of another player in this round or the next.
why-elgrande-allow-pays = { $points ->
    [0] { NAME($action) } pays nothing to the player who announced it.
   *[other] { NAME($action) } pays { $points ->
       [one] one point
      *[other] { $points } points
   }, no less than the player who announced it gets.
}
why-elgrande-allow-nothing = { NAME($action) } costs this player no caballero.

## Paladins

why-paladins-track = { NAME($attribute) } rises to { $value }: { $points } VP more at the end.
why-paladins-reach = { NAME($attribute) } rises to { $value }: region { $region } comes within reach even without a paladin.
why-paladins-track-reach = { NAME($attribute) } rises to { $value }: { $points } VP more, and region { $region } within reach even without a paladin.
why-paladins-influence = Influence rises to { $value }: even without a paladin enough for { $what ->
    [wall] the next wall
    [jar] the next absolution
   *[both] the next wall and the next absolution
}.
why-paladins-step = { NAME($attribute) } rises to { $value }; the step after it is worth { $points } VP.
why-paladins-debt-paid = A debt is paid: 1 VP instead of minus 3.
why-paladins-debt-gone = A debt is destroyed: no minus 3 VP for it at the end.
why-paladins-suspicion-safe = Suspicion: { $left } left, fewer than { NAME($seat) } ({ $most }).
why-paladins-suspicion = Suspicion: { $left } instead of { $have }.
why-paladins-again = The workers to take { NAME($action) } once more are at hand.
why-paladins-frees = { $workers ->
    [one] { NAME($action) } is freed: a worker stands there.
   *[other] { NAME($action) } is freed: { $workers } workers stand there.
}
why-paladins-free-folk = To be hired for nothing: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
why-paladins-under = Under the next workshop waits a { NAME($worker) }.
why-paladins-rewards = At once: { NAME($rewards) }.
why-paladins-completes = With that the workers for { NAME($action) } are complete.
why-paladins-few-workers = { $workers ->
    [one] Thanks to your workshops one worker is enough.
   *[other] Thanks to a workshop { $workers } workers are enough.
}
why-paladins-prey = Within reach: { NAME($outsider) } ({ NAME($rewards) }).
why-paladins-order-done = { NAME($action) } for the fifth time: the king’s order is fulfilled, { $points } VP.
why-paladins-order = { NAME($action) }: { $count } of 5 for the king’s order worth { $points } VP.
why-paladins-order-wants = The king’s order worth { $points } VP wants { NAME($action) } five times; so far: { $count }.
why-paladins-row = { NAME($action) } no. { $count }: { $points } VP more at the end.
why-paladins-row-way = { NAME($action) } no. { $count }; from the fifth on each brings VP.
why-paladins-adds = { NAME($paladin) } adds { NAME($rewards) }.
why-paladins-saves-provisions = { $count ->
    [one] { NAME($paladin) } saves a provision.
   *[other] { NAME($paladin) } saves { $count } provisions.
}
why-paladins-saves-silver = { NAME($paladin) } saves { $count } silver.
why-paladins-folk-pays = Your { NAME($townsfolk) } pays for it: { NAME($rewards) }.
why-paladins-workshops = Workshop no. { $count }: { $points } VP more at the end.
why-paladins-workshops-way = Workshop no. { $count }; from the sixth on each brings VP.
why-paladins-develop = { $rounds ->
    [one] The workshop can stand in for a worker in the round still to come.
   *[other] The workshop can stand in for a worker in all { $rounds } rounds still to come.
}
why-paladins-errand = { $silver ->
    [0] An errand for nothing: { NAME($townsfolk) } ({ NAME($rewards) }).
   *[other] An errand for { $silver } silver: { NAME($townsfolk) } ({ NAME($rewards) }).
}
why-paladins-errand-debt = An errand for a debt: { NAME($townsfolk) } ({ NAME($rewards) }).
why-paladins-hire = { $silver ->
    [0] To be hired without silver: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
   *[other] To be hired for { $silver } silver: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
}
why-paladins-hire-debt = To be hired for a debt: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
why-paladins-serves = { $rounds ->
    [one] A townsfolk hired now serves one more round.
   *[other] A townsfolk hired now serves { $rounds } more rounds.
}
why-paladins-stands-in = The criminal completes the workers for { NAME($action) }.
why-paladins-labourer-turns = For a labourer comes a criminal, who fits any slot.
why-paladins-conspire-safe = Suspicion: you would have { $cards }, { NAME($seat) } has { $most }.
why-paladins-wild = The criminal that comes fits any slot.
why-paladins-hunt-need = { $need ->
    [one] { NAME($action) } costs a provision; you have none.
   *[other] { NAME($action) } costs { $need } provisions; you have { $have }.
}
why-paladins-trade-need = { NAME($action) } costs { $need } silver; you have { $have }.
why-paladins-hunt-stock = Provisions in store after that: { $count }.
why-paladins-trade-stock = Silver in store after that: { $count }.
why-paladins-stores = { $count } silver and provisions together: { $points } VP more at the end.
why-paladins-stores-way = { $count } silver and provisions together; every three are 1 VP.
why-paladins-two-workers = Two workers bring 3, a single one only 1.
why-paladins-labourer-does = A labourer is enough for { NAME($action) }.
why-paladins-more-workers = For one worker come { NAME($rewards) }.
why-paladins-favour-once = A favour serves one player a round, and this one is still free.
why-paladins-could-rise = { NAME($attribute) } could rise to { $value }: { $points } VP more at the end.
why-paladins-could-step = { NAME($attribute) } could rise to { $value }.
why-paladins-could-pay = A debt could be paid: 1 VP instead of minus 3.
why-paladins-could-drop = Suspicion could fall from { $have } to { $left }.
why-paladins-could-develop = On offer: a workshop without silver.
why-paladins-could-gain = On offer: { NAME($rewards) }.
why-paladins-pass-calm = Whoever has passed draws no more suspicion cards this round.
why-paladins-pass-right = None of the six right-hand actions is possible now.
why-paladins-pass-left = All that could still be done: { NAME($actions) }.
why-paladins-pass-keep = { $workers ->
    [one] The last worker stays for the next round.
    [2] Both workers stay for the next round.
   *[other] All { $workers } workers stay for the next round.
}
why-paladins-pass-keep-some = { $kept } of the { $workers } workers stay for the next round.
why-paladins-pass-stores = With { $count } silver and provisions one more Hunt or Trade completes no further three.
why-paladins-pair = { $round ->
    [0] { NAME($top) } is at hand again next round, { NAME($under) } never.
   *[other] { NAME($top) } is at hand again next round, { NAME($under) } not before round { $round }.
}
why-paladins-paladin = { NAME($paladin) }: { NAME($paladin, case: "does") }.
why-paladins-round-provisions = With { NAME($paladin) }, { NAME($action) } costs no provisions this round.
why-paladins-round-silver = { NAME($paladin) } saves { $count } silver on { NAME($action) } this round.
why-paladins-round-faith = With { NAME($paladin) } faith is { $value } this round and reaches region { $region }.
why-paladins-round-strength = With { NAME($paladin) } strength is { $value } this round and reaches region { $region }.
why-paladins-round-influence = With { NAME($paladin) } influence is { $value } this round: enough for { $what ->
    [wall] the next wall
    [jar] the next absolution
   *[both] the next wall and the next absolution
}.
why-paladins-tavern-paladin = These workers allow { NAME($action) }, which { NAME($paladin) } helps with this round.
why-paladins-tavern-actions = Possible with these workers: { NAME($actions) }.
why-paladins-tavern-many = With these workers { $count } of the six right-hand actions are possible.
why-paladins-tavern-criminals = { $count ->
    [one] The criminal fits any slot, though at the price of a suspicion card.
   *[other] The { $count } criminals fit any slot, though at the price of suspicion.
}
why-paladins-tavern-honest = No criminal among them, so no suspicion card.
why-paladins-ability = { $rounds ->
    [0] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }.
    [one] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }; one round is still to come.
   *[other] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }; { $rounds } rounds are still to come.
}
why-paladins-borrow-short = You have { $have } of the { $need } silver it costs.
why-paladins-borrow = The debt saves { $count } silver now.
why-paladins-no-price = It costs no silver.
why-paladins-no-silver = Your strength is enough: no silver to pay.
why-paladins-counted = Your converted { NAME($outsider) } counts it: 1 VP more.
why-paladins-convert = A converted { NAME($outsider) } is worth { $points } VP as things stand.
why-paladins-convert-later = { NAME($outsider, case: "about") }
why-paladins-peddler = The Peddler needs { $need } suspicion cards; you have { $have } until a Conspirator takes one.
why-paladins-squire = Without suspicion the Squire pays, too: { NAME($rewards) }.
why-paladins-idle = It changes nothing now.
why-paladins-space-taken = The space in region { $region } is then closed to everybody else.
why-paladins-jar-idle = Its reward has no effect now; the other spaces keep theirs for later.
why-paladins-only-effect = Nothing else on offer would have an effect.
why-paladins-workshop = { $workers ->
    [one] { NAME($action) } then takes only one worker.
   *[other] { NAME($action) } then takes only { $workers } workers.
}
why-paladins-workshop-frees = { NAME($action) } is free again at once.
why-paladins-workshop-colour = { $workers ->
    [one] { NAME($action) } then takes only one worker, and no { NAME($worker) }.
   *[other] { NAME($action) } then takes only { $workers } workers, and no { NAME($worker) }.
}
why-paladins-workshop-counts = The workshop counts at the end wherever it stands.
why-paladins-leaves = The workers left are enough for { NAME($action) }.
why-paladins-labourer = A labourer fits clear slots only; the others fit coloured ones, too.
why-paladins-saves-worker = It saves the { NAME($worker) } for { NAME($action) }.
why-paladins-saves-criminal = It saves the criminal, who fits any slot.
why-paladins-unneeded = No free action of your board asks for a { NAME($worker) } any more.
why-paladins-most-of = Of those that fit you have most of this kind: { $count }.
why-paladins-one-use = Of the free actions only { NAME($action) } asks for a { NAME($worker) }.
why-paladins-fewer-uses = A { NAME($worker) } is asked for by fewer free actions than the others: { $count }.
why-paladins-another = Another { NAME($worker) } stays at hand.
why-paladins-rest = Still at hand after that: { NAME($workers) }.
why-paladins-own-slot = The slot asks for a { NAME($worker) } anyway.
why-paladins-other-slots = For the rest of the action there remain: { NAME($workers) }.
why-paladins-keep = Next round a { NAME($worker) } is of use for { NAME($actions) }.
why-paladins-keep-paladin = { NAME($paladin) } lies on top of your deck, and { NAME($action) } asks for this worker.
why-paladins-keep-criminal = A criminal kept brings no new suspicion and fits any slot.
why-paladins-keep-labourer = Next round a labourer fills a clear slot.

## Viscounts

why-viscounts-or = { $one } or { $other }
why-viscounts-times = { $count } × { NAME($icon, case: "one") }
why-viscounts-at-once = At once: { $effect }.
why-viscounts-pick-goods = It starts with { $count ->
    [one] one resource
   *[other] { $count } resources
}, more than any other pair.
why-viscounts-pick-silver = It starts with { $count } silver, more than any other pair.
why-viscounts-pick-extra = An extra at the start: { $effect }.
why-viscounts-pick-hero = “{ NAME($card) }” joins your deck: { NAME($icons) }.
why-viscounts-can-build = construct { NAME($house) } (+{ $points } points)
why-viscounts-can-place = place { $count ->
    [one] a worker
   *[other] { $count } workers
} in section { NAME($section) }
why-viscounts-can-copy = transcribe the { $ribbon ->
    [0] grey
    [1] black
    [2] blue
   *[3] yellow
} manuscript ({ $points ->
    [one] +1 point
   *[other] +{ $points } points
} for sets)
why-viscounts-can-book = use the printed book ({ $effect })
why-viscounts-can-trade = trade { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} ({ NAME($exchange) })
why-viscounts-play-way = It can take you to { NAME($space) }{ $fare ->
    [0] {""}
   *[other] {" "}for { $fare } silver
}, where you can { $plan }.
why-viscounts-play-icons = With it, { $count ->
    [one] one of your icons counts
   *[other] { $count } of your icons count
} for { $action ->
    [0] trading
    [1] building
    [2] placing workers
   *[3] transcribing
}.
why-viscounts-go = There you can { $plan }.
why-viscounts-go-hire = “{ NAME($card) }” can be hired there for { $cost } silver.
why-viscounts-go-nowhere = Your icons and goods pay for no action at any space within reach.
why-viscounts-go-free = The way there costs no silver.
why-viscounts-go-fare = The way costs { $fare } silver and leaves you { $left }.
why-viscounts-hire-icons = It has { $count } icons; { $fewer } of your { $total } cards have fewer.
why-viscounts-hire-free = “{ NAME($card) }” comes for free instead of for { $cost } silver.
why-viscounts-hire-kind = It adds a { NAME($icon, case: "one") } icon; your cards have { $count ->
    [0] none
   *[other] { $count }
} so far.
why-viscounts-hire-late = This is the last round: “{ NAME($card) }” would not be played any more.
why-viscounts-hire-harm = Hiring “{ NAME($card) }” makes you { $effect }.
why-viscounts-criminal = “{ NAME($card) }” shows a criminal: playing it brings corruption.
why-viscounts-hire-weak = “{ NAME($card) }” has { $count ->
    [one] one icon
   *[other] { $count } icons
}; { $fewer ->
    [0] none of your { $total } cards has fewer
    [one] only one of your { $total } cards has fewer
   *[other] only { $fewer } of your { $total } cards have fewer
}.
why-viscounts-hire-silver = Hiring “{ NAME($card) }” would leave you { $left } of your { $silver } silver.
why-viscounts-build = { NAME($house) } adds { $points } points for buildings.
why-viscounts-build-ability = { NAME($house, case: "about") }
why-viscounts-book = { $points ->
    [one] One point
   *[other] { $points } points
} more for your sets of manuscripts.
why-viscounts-book-bonus = It is your third with this ribbon and brings { NAME($bonus) }.
why-viscounts-book-worth = As things stand, its own text gives { $points ->
    [one] one point
   *[other] { $points } points
}.
why-viscounts-book-again = The printed book stays and can be used again.
why-viscounts-trade = Your { $had ->
    [one] merchant icon pays
   *[other] { $had } merchant icons pay
} for { $times ->
    [one] one exchange
   *[other] { $times } exchanges
}: { NAME($exchange) }.
why-viscounts-trade-silver = { $short } more silver { $short ->
    [one] pays
   *[other] pay
} for an exchange: { NAME($exchange) }.
why-viscounts-trade-dismiss = A trade lets you dismiss “{ NAME($card) }” for { $price } silver.
why-viscounts-trade-both = Together with dismissing “{ NAME($card) }” it pays for an exchange: { NAME($exchange) }.
why-viscounts-trade-purse = You have { $count } silver.
why-viscounts-trade-next = Another exchange would cost { $short } silver.
why-viscounts-trade-none = No exchange is paid for; the dismissal alone counts.
why-viscounts-stock = { $count ->
    [0] You have no { NAME($res, case: "many") } yet.
   *[other] You have { $count } { NAME($res, case: "few") } so far.
}
why-viscounts-starters = { $count ->
    [one] One of your cards is
   *[other] { $count } of your cards are
} still starting townsfolk.
why-viscounts-thinner = You own { $count } cards; the fewer there are, the sooner the best of them come back.
why-viscounts-idle-dear = Every action here would cost goods or a dismissal.
why-viscounts-idle-best = The best action here would be to { $plan }.
why-viscounts-idle-keeps = You keep { $count ->
    [one] your one resource
   *[other] your { $count } resources
}.
why-viscounts-pay = { $missing ->
    [one] One { NAME($icon, case: "one") } icon is
   *[other] { $missing } { NAME($icon, case: "one") } icons are
} missing, and you have { $count } { NAME($res, case: "few") }.
why-viscounts-pay-double = The first one you spend counts as two icons.
why-viscounts-pay-rather = You have less { NAME($res, case: "many") }: { $count }.
why-viscounts-pay-instead = Dismissing “{ NAME($card) }” would cost { $price } silver.
why-viscounts-pay-done = { $need ->
    [one] The icon it takes is there already.
   *[other] All { $need } icons are there already.
}
why-viscounts-dismiss = “{ NAME($card) }” adds { $count ->
    [one] one icon
   *[other] { $count } icons
} for { $price } silver.
why-viscounts-dismiss-trade = That makes { $times ->
    [one] one exchange
   *[other] { $times } exchanges
}: { NAME($exchange) }.
why-viscounts-dismiss-gone = Nobody else can hire “{ NAME($card) }” any more.
why-viscounts-spot = The spot’s effect: { $effect }.
why-viscounts-spot-link = It completes a link between your buildings: { $effect }.
why-viscounts-spot-shared = It completes a link: { $effect }; { NAME($seat) } gains it too.
why-viscounts-spot-later = A building next to it would complete a link: { $effect }.
why-viscounts-spot-spared = It leaves { NAME($site) } free for later ({ $effect }).
why-viscounts-link = This link first: { $effect }.
why-viscounts-link-then = The other link follows at once: { $effect }.
why-viscounts-link-flip = What this link brings can be flipped by the other.
why-viscounts-castle-three = { $count } of your workers meet in section { NAME($section) }: one goes up to the second tier.
why-viscounts-castle-lead = One climbs to the third tier and makes you castle leader: { $points } points.
why-viscounts-castle-climb = One climbs on to the third tier.
why-viscounts-castle-chain = A worker that moves aside makes three in section { NAME($section) } as well.
why-viscounts-castle-reward = Reward for going up in section { NAME($section) }: { $effect }.
why-viscounts-castle-full = Section { NAME($section) } gets too full, and you choose whose worker leaves.
why-viscounts-castle-crowd = Section { NAME($section) } gets too full, and somebody’s worker leaves.
why-viscounts-castle-points = { $count ->
    [one] One point
   *[other] { $count } points
} more for workers in the castle.
why-viscounts-castle-waits = Then { $count ->
    [one] one of your workers waits
   *[other] { $count } of your workers wait
} in section { NAME($section) }; with { $missing } more, one goes up.
why-viscounts-castle-aside = The worker in section { NAME($section) } steps aside again at once.
why-viscounts-castle-anyway = Three of yours meet in section { NAME($section) } anyway; this worker waits in section { NAME($target) }.
why-viscounts-castle-move = A castle move can bring three of your workers together.
why-viscounts-castle-near = You have { $count ->
    [one] one worker
   *[other] { $count } workers
} to move on the first tier.
why-viscounts-castle-none = No move brings three of your workers together.
why-viscounts-castle-stay = { $count ->
    [one] Your worker on the first tier stays where it is.
   *[other] Your { $count } workers on the first tier stay where they are.
}
why-viscounts-bump = { NAME($seat) } loses { $points ->
    [one] one point
   *[other] { $points } points
} in the castle.
why-viscounts-bump-ahead = { NAME($seat) } has the most points of your rivals: { $points }.
why-viscounts-bump-pair = { NAME($seat) } no longer has two workers there.
why-viscounts-bump-own = Your worker comes back { $tier ->
    [1] with 2 silver
   *[other] with 1 virtue and a resource of your choice
}.
why-viscounts-take-build = With it your icons and stone suffice for a building: { NAME($building) }.
why-viscounts-take-copy = With it your icons and ink suffice for a manuscript of cost { $cost }.
why-viscounts-take-place = With it your icons and gold suffice for { $count } workers.
why-viscounts-take-scarce = { $count ->
    [0] You have no { NAME($res, case: "many") } yet.
   *[other] You have { $count } { NAME($res, case: "few") }; no resource of yours is scarcer.
}
why-viscounts-take-icons = You have { $count ->
    [0] no icon
    [one] one icon
   *[other] { $count } icons
} for { $action ->
    [1] building
    [2] placing workers
   *[3] transcribing
}; each { NAME($res) } counts as one.
why-viscounts-flip-debt = An unpaid debt costs 2 points, a paid one none, and you take a resource.
why-viscounts-flip-deed = An approved deed is worth 3 points, an acquired one only 1.
why-viscounts-flip-worth = Every flip is worth 2 points.
why-viscounts-flip-acts = “{ NAME($card) }” acts whenever you flip a debt.
why-viscounts-flip-ranked = { $debt ->
    [1] Prosperity ranks paid debts
   *[other] Poverty ranks approved deeds
}: you then have { $own }, the best rival { $best }.
why-viscounts-flip-near = { $debt ->
    [1] { $above ->
        [one] One deed is
       *[other] { $above } deeds are
    } left above the prosperity card, which ranks paid debts.
   *[other] { $above ->
        [one] One debt is
       *[other] { $above } debts are
    } left above the poverty card, which ranks approved deeds.
}
why-viscounts-flip-stop = Unpaid debts ({ $debts }) and acquired deeds ({ $deeds }) stay as they are.
why-viscounts-marks-apart = Your virtue and corruption are then { $count ->
    [one] one space
   *[other] { $count } spaces
} apart; they pay when they meet.
why-viscounts-marks-meet = Your virtue and corruption then lie together on space { $space }.
why-viscounts-resources = You have { $count ->
    [0] no resources
    [one] one resource
   *[other] { $count } resources
} so far; this brings { $more } more.
why-viscounts-deed = You then have { $count ->
    [one] one acquired deed, worth a point
   *[other] { $count } acquired deeds, worth a point each
}.
why-viscounts-cycle = Other cards come up sooner; you have { $hand } in hand and { $deck } in the draw pile.
why-viscounts-drop-sooner = “{ NAME($card) }” can move to the right and drop off sooner.
why-viscounts-order-free = The cards on your board can leave in another order.
why-viscounts-fewest-hand = No card in your hand has fewer icons than “{ NAME($card) }”: { $count }.
why-viscounts-fewest-own = None of your cards has fewer icons than “{ NAME($card) }”: { $count }.
why-viscounts-card-icons = “{ NAME($card) }” has { $count ->
    [one] one icon
   *[other] { $count } icons
}.
why-viscounts-next = Played next, “{ NAME($card) }” brings you to { $count ->
    [one] one icon
   *[other] { $count } icons
} for { $action ->
    [0] trading
    [1] building
    [2] placing workers
   *[3] transcribing
}.
why-viscounts-hand-late = This is your last turn: no card of yours will be played any more.
why-viscounts-card-starter = “{ NAME($card) }” is one of { $count } starting townsfolk among your cards.
why-viscounts-card-plain = “{ NAME($card) }” has { $count ->
    [one] one icon
   *[other] { $count } icons
} and no ability.
why-viscounts-card-late = “{ NAME($card) }” would not be played any more.
why-viscounts-destroy-silver = Destroying it brings { $silver } silver.
why-viscounts-top-starters = { $total ->
    [one] The one card it can be is a starting townsfolk.
   *[other] Of the { $total } cards it can be, { $count ->
        [one] one is a starting townsfolk
       *[other] { $count } are starting townsfolk
    }.
}
why-viscounts-top-silver = It brings at least { $silver } silver.
why-viscounts-hand-stays = Your hand stays: { NAME($cards) }.
why-viscounts-top-good = { $total ->
    [one] The one card it could hit is no starting townsfolk.
   *[other] Of the { $total } cards it could hit, { $count ->
        [one] one is no starting townsfolk
       *[other] { $count } are no starting townsfolk
    }.
}
why-viscounts-hand-good = Every card in your hand has at least as many icons as the average of your draw pile.
why-viscounts-no-shuffle = Your draw pile is empty: the top card could come only after a shuffle of the discard pile ({ $count }).
why-viscounts-deck-stays = { $count ->
    [one] The last card of your draw pile stays.
   *[other] The { $count } cards of your draw pile stay.
}
why-viscounts-shuffle = The discard pile ({ $count }) is shuffled; { $guilty ->
    [1] with a criminal on your board that is 1 corruption
   *[other] with no criminal on your board that is 1 virtue
}.
why-viscounts-pile-better = Your discard pile has more icons per card than the draw pile, where { $count ->
    [0] nothing is left then
    [one] one card is left then
   *[other] { $count } cards are left then
}.
why-viscounts-deck-shorter = The draw pile has { $count ->
    [0] no card left then, and
    [one] one card left then, before
   *[other] { $count } cards left then, before
} the discard pile comes back.
why-viscounts-refill = At the end of your turn you draw up to your hand limit again.
why-viscounts-no-starters = No card in your hand is a starting townsfolk.
why-viscounts-keep-all = You keep all { $count } of your cards.
why-viscounts-drop-acts = “{ NAME($card) }” drops off first: { $effect }.
why-viscounts-drop-criminal = “{ NAME($card) }” leaves the board first, and a criminal with it.
why-viscounts-drop-fewest = “{ NAME($card) }” leaves the board first; no other card there has fewer icons.
why-viscounts-drop-first = “{ NAME($card) }” leaves the board first.
why-viscounts-stays = “{ NAME($card) }” stays on the board longest; no other card there has more icons.
why-viscounts-remain = The cards left on your board then bring { $count ->
    [one] one icon
   *[other] { $count } icons
} for { $action ->
    [0] trading
    [1] building
    [2] placing workers
   *[3] transcribing
}.
why-viscounts-order-rest = The other cards act right after it.
