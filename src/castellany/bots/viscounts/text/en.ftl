### What bots say: considerations, levels, refusals.: Viscounts

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
why-viscounts-hand-stays = Left in hand: { NAME($cards) }.
why-viscounts-top-good = { $total ->
    [one] The one card it could hit is not a starting townsfolk.
   *[other] Of the { $total } cards it could hit, { $count ->
        [one] one is not a starting townsfolk
       *[other] { $count } are not starting townsfolk
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

theme-viscounts-cards = Cards
theme-viscounts-moves = Moving
theme-viscounts-actions = Actions and payment
theme-viscounts-building = Building
theme-viscounts-castle = The castle
theme-viscounts-goods = Goods, debts and deeds
theme-viscounts-heroes = Heroes
theme-viscounts-hiring = Hiring
theme-viscounts-thinning = Cards to part with
