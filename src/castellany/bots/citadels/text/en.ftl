### What bots say: considerations, levels, refusals.: Citadels

why-citadels-build = { NAME($district) }: { $points ->
    [one] one point
   *[other] { $points } points
} for the city.
why-citadels-finish = This completes the city before anybody else: four points more.
why-citadels-finish-later = This completes the city: two points more.
why-citadels-new-colour = A new type: all five together are worth three points.
why-citadels-scaffold = The { NAME($framework) } goes, and { $price } gold is saved.
why-citadels-sacrifice = Giving up { NAME($district) } costs { $points ->
    [one] one point
   *[other] { $points } points
}; the new district brings { $gain }, and no gold is paid.
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
why-citadels-end-forbidden = The { NAME($character) } may not build.
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
why-citadels-card-dear = { NAME($district) }: the price is { $price } gold; you have { $gold }.
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
} ({ NAME($district) }); the { NAME($armory) } goes with it.
why-citadels-seize = { NAME($district) }: { $points ->
    [one] one point
   *[other] { $points } points
} for { $gold } gold, and { NAME($seat) } loses as much.
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
why-citadels-taxes = { $gold } gold in taxes is waiting.
why-citadels-confiscate = { NAME($district) }: { $points ->
    [one] one point
   *[other] { $points } points
} without paying.
why-citadels-let-pass = It is not worth showing the warrant for { NAME($district) }.
why-citadels-bribe = A bribe of { $gold } gold is better than the loss of all { $all }.
why-citadels-refuse = The threat may be empty, and you keep { $gold } gold.
why-citadels-expose = The threat is real: { NAME($seat) } loses { $gold } gold.
why-citadels-expose-blank = Once this threat is known to be empty, the other is known to be real.
why-citadels-no-expose = What lies face down stays unknown.
why-citadels-stage = The { NAME($character) } may be swapped for something better.
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
why-citadels-pick-hinder = The { NAME($character) } can hinder { NAME($seat) }, the strongest opponent.
why-citadels-pick-crown = The { NAME($character) } decides about the crown and with it the first pick.
why-citadels-rival-income = { NAME($character) }: income from { $count ->
    [one] one district
   *[other] { $count } districts
} in the city of { NAME($seat) }.
why-citadels-rival-builds = The { NAME($character) } builds several districts, and { NAME($seat) } has { $gold } gold and { $cards } cards.
why-citadels-harm-gold = The { NAME($character) } could take all your gold ({ $gold }).
why-citadels-harm-hand = The { NAME($character) } could take your whole hand ({ $cards } cards).
why-citadels-harm-city = The { NAME($character) } could strike at your city ({ $count ->
    [one] one district
   *[other] { $count } districts
}).
why-citadels-deny = Nobody else can have the { NAME($character) } in this round.
why-citadels-kill = Whoever is the { NAME($character) } loses the whole turn.
why-citadels-rob = { NAME($seat) } has { $gold } gold and may be the { NAME($character) }.
why-citadels-rob-anybody = Whoever is the { NAME($character) } loses all gold.
why-citadels-mark-warrant = Whoever is the { NAME($character) } may lose the first district they pay for.
why-citadels-mark-threat = Whoever is the { NAME($character) } must pay half their gold or risk all of it.
why-citadels-power = { NAME($character) }: { $power ->
    [assassin] one character loses its turn.
    [witch] the turn of another character is played as your own.
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

theme-citadels-roles = Roles
theme-citadels-gathering = Gathering
theme-citadels-turn = The turn
theme-citadels-building = Building
theme-citadels-powers = Powers
theme-citadels-attacks = Attacks
