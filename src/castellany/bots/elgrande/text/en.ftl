### What bots say: considerations, levels, refusals.: El Grande

why-elgrande-place-more = One more caballero { NAME($place, case: "in") } brings { $points ->
    [one] one point
   *[other] { $points } points
} more there at a scoring.
why-elgrande-place-hurts = One more caballero { NAME($place, case: "in") } costs { NAME($seat) } { $points ->
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
why-elgrande-place-guard = One more caballero { NAME($place, case: "in") } keeps { $points ->
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
    [one] One caballero fewer { NAME($place, case: "in") } costs
   *[other] { $count } caballeros fewer { NAME($place, case: "in") } cost
} no points as things stand.
why-elgrande-lose-least = { $count ->
    [one] One caballero fewer { NAME($place, case: "in") } costs
   *[other] { $count } caballeros fewer { NAME($place, case: "in") } cost
} { $points ->
    [one] one point
   *[other] { $points } points
}; no other region is cheaper.
why-elgrande-lose = { $count ->
    [one] One caballero fewer { NAME($place, case: "in") } costs
   *[other] { $count } caballeros fewer { NAME($place, case: "in") } cost
} { $points ->
    [one] one point
   *[other] { $points } points
} at a scoring.
why-elgrande-frees = With one caballero of { NAME($who) } fewer, { NAME($place) } pays { $points ->
    [one] one point
   *[other] { $points } points
} more.
why-elgrande-hurts = One caballero fewer { NAME($place, case: "in") } costs { NAME($seat) } { $points ->
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
    [one] One more caballero
   *[other] { $count } more caballeros
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
why-elgrande-modifier-court = { NAME($modifier) } makes it { $power } and can bring one more caballero to the court.
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
why-elgrande-king-opens = That opens { NAME($place) }, where one more caballero brings { $points ->
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

theme-elgrande-power = Power cards
theme-elgrande-court = The court
theme-elgrande-cards = Action cards
theme-elgrande-placing = Placing
theme-elgrande-king = The king
theme-elgrande-disks = Secret disks
theme-elgrande-moving = Moving caballeros
