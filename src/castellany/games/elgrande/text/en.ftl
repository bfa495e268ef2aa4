# El Grande, in English.

game-elgrande = El Grande
    .about = Send caballeros to the regions of Spain and hold the majority when points are counted.

imaginary = Imaginary player
    .about = A third colour in the game for two. It stands in the way, but decides nothing and scores nothing.

# Places
place-galicia = Galicia
    .in = in Galicia
    .to = to Galicia
    .from = from Galicia
place-navarra = Navarre
    .in = in Navarre
    .to = to Navarre
    .from = from Navarre
place-aragon = Aragon
    .in = in Aragon
    .to = to Aragon
    .from = from Aragon
place-cataluna = Catalonia
    .in = in Catalonia
    .to = to Catalonia
    .from = from Catalonia
place-castilla = Castile
    .in = in Castile
    .to = to Castile
    .from = from Castile
place-toledo = Toledo
    .in = in Toledo
    .to = to Toledo
    .from = from Toledo
place-valencia = Valencia
    .in = in Valencia
    .to = to Valencia
    .from = from Valencia
place-sevilla = Seville
    .in = in Seville
    .to = to Seville
    .from = from Seville
place-granada = Granada
    .in = in Granada
    .to = to Granada
    .from = from Granada
place-castle = Castle
    .in = in the castle
    .to = into the castle
    .from = from the castle
place-court = Court
    .in = at court
    .to = to the court
    .from = from the court
place-province = Province
    .in = in the province
    .to = to the province
    .from = from the province
place-france = France
    .in = in France
    .to = to France
    .from = from France
    .about = Not a region. Only the king can come here, and only by Exile.
place-portugal = Portugal
    .in = in Portugal
    .to = to Portugal
    .from = from Portugal
    .about = Not a region. Only the king can come here, and only by Exile.

# Region names with the original on the board where it differs
title-galicia = Galicia
title-navarra = Navarre (Navarra)
title-aragon = Aragon (Aragón)
title-cataluna = Catalonia (Cataluña)
title-castilla = Castile (Castilla)
title-toledo = Toledo
title-valencia = Valencia
title-sevilla = Seville (Sevilla)
title-granada = Granada
title-castle = Castle (Castillo)
    .about = Not a region. Caballeros thrown in stay hidden until a general scoring; then their owners lead them to a region chosen in secret.

# Pieces and zones
piece-king = king
    .about = His region is untouchable. Caballeros are placed in the regions next to him.
piece-caballero = caballero
    .about = The player with the most of them in a region scores most there.
piece-marker = first-player marker
    .about = Its owner plays the first power card; after the round the lowest power takes it.
pieces-of = caballeros: { NAME($seat) }
    .about = The player with the most of them in a region scores most there.
grande-of = grande: { NAME($seat) }
    .about = Pays its owner 2 more for being alone in first place in its region. It does not count for the majority.
res-points = points
zone-round = round
zone-tiles = score tiles beside the board
zone-deck-1 = deck 1
zone-deck-2 = deck 2
zone-deck-3 = deck 3
zone-deck-4 = deck 4
zone-deck-5 = deck 5
zone-deck-merged = decks 2 and 3
zone-discard = discarded action cards
zone-province = province
    .about = The common supply. From here caballeros are invited to the court.
zone-court = court
    .about = The player’s own supply. Caballeros are placed from here.
zone-played = power card played
zone-hand = power cards in hand
zone-spent = discarded power cards
zone-modifiers = modifiers in hand
zone-modifiers-spent = discarded modifiers
zone-action = action card taken
zone-imaginary-powers = power cards face down
zone-region-cards = region cards face down
power-card = power { $card }
    .about = Decides the order of turns: higher goes earlier. The lower the power, the more caballeros may be invited.

tile-eight_four = score tile 8/4
    .about = Replaces the scoreboard of its place: 8 for first, 4 for second, nothing for third.
tile-four = score tile 4
    .about = Replaces the scoreboard of its place: 4 for first, nothing for the others.

modifier-plus2 = Power +2
    .about = Adds 2 to the power card. No ability.
modifier-plus1 = Power +1
    .about = Adds 1 to the power card. You may bring 1 of your caballeros from the province to your court.
modifier-minus1 = Power −1
    .about = Subtracts 1 from the power card. You may move 1 opposing caballero.
modifier-minus2 = Power −2
    .about = Subtracts 2 from the power card. You may place 1 of your caballeros from the province in any region.
minus-1 = −1

# Action cards
action-conspiracy = Conspiracy
    .about = Move up to 5 caballeros of any colours out of one region.
action-machination = Machination
    .about = Move up to 4 caballeros of any colours.
action-regrouping = Regrouping
    .about = Move up to 4 of your own caballeros.
action-intrigue = Intrigue
    .about = Move up to 2 of your own and up to 2 opposing caballeros.
action-ambush = Ambush
    .about = Move up to 3 opposing caballeros.
action-scheme = Scheme
    .about = Move up to 3 caballeros of any colours.
action-militia = Militia
    .about = Place up to 2 more caballeros from your court in any regions but the king’s.
action-departure = Departure
    .about = Move any number of your own caballeros out of one region.
action-justice = Justice
    .about = Choose a region and score it.
action-withdrawal = Withdrawal
    .about = Each opponent sends back 3 caballeros from court or regions, beginning on your left.
action-civil_war = Civil War
    .about = Each opponent secretly chooses a region and sends back all of their caballeros there.
action-disgrace = Disgrace
    .about = Each opponent sends the whole court back to the province.
action-dismissal = Dismissal
    .about = Each opponent sends 3 caballeros from the court back to the province.
action-arrest = Arrest
    .about = Send back 1 caballero of each opponent from regions of your choice.
action-skirmish = Skirmish
    .about = Each opponent secretly chooses a region and sends back 2 of their caballeros there.
action-watchtowers = Watchtowers
    .about = Score all regions that pay 4 for first place.
action-fiesta = Fiesta
    .about = Score all regions that pay 5 for first place.
action-heartland = Heartland
    .about = Score all regions that pay 6 or 7 for first place.
action-revelation = Revelation
    .about = Score the castle. Everything stays in it.
action-triumph = Triumph
    .about = Score all regions, but only first places.
action-gathering = Gathering
    .about = Score the region with the most caballeros of all colours.
action-borderlands = Borderlands
    .about = Score the region with the fewest caballeros of all colours; empty ones do not count.
action-decree = Decree
    .about = Place or move a score tile.
action-new_home = New Home
    .about = Move your grande to another region.
action-authority = Authority
    .about = Take one of your used power cards back into your hand.
action-insurrection = Insurrection
    .about = Choose a region: opponents there secretly choose where all of their caballeros go.
action-reinforcements = Reinforcements
    .about = Bring 2 of your caballeros from the province to your court.
action-adviser = Royal Adviser
    .about = Move the king to an adjacent region.
action-your_majesty = Your Majesty
    .about = Move the king to any region.
action-deputy = Deputy
    .about = Swap the king and any grande.
action-exile = Exile
    .about = Move the king to France or Portugal.
action-escort = Escort
    .about = Move the king to any region together with 2 caballeros of any colours from his old one.
action-rebellion = Rebellion
    .about = Move the king to the castle. While he is there, place in all regions, but not in the castle.
action-summer_court = Summer Court
    .about = Move the king to the region with the fewest caballeros. Among equals you choose.
action-contest = Contest
    .about = Move the king to any region and throw all grandes there into the castle.
action-infiltration = Infiltration
    .about = The king stays. This turn you may also place in his region.
action-royal_progress = Royal Progress
    .about = Move the king to any region.
action-audience = Audience
    .about = Move the king to an adjacent region and bring 2 of your caballeros from the province to your court.
action-capital = Capital
    .about = Move the king to the region with the most caballeros. Among equals you choose.
action-representation = Representation
    .about = Either move any number of your own caballeros out of one region, or place up to 2 from your court in any regions.
action-veto = Veto
    .about = Once, in this round or the next, cancel another player’s special action.
action-rivalry = Rivalry
    .about = All secretly choose a region. Regions chosen exactly once are scored.

# Table options
option-short_game = Short game
    .about = Six rounds instead of nine, with all three general scorings.
option-merged_decks = Merged decks 2 and 3
    .about = Three players have four decks to choose from instead of five: tighter. With two players this is always so.
option-new_regency = New Regency
    .about = Ten different king cards take the place of Your Majesty.
option-changing_powers = Changing Powers
    .about = Everybody gets three modifiers that raise or lower a power card; most have an ability.
option-alternatives = Alternative action cards
    .about = Each one added replaces a random card of its deck. For players who know the game.
option-alternatives-representation = Representation (deck 1)
    .about = Lead your own out of a region, or place two anywhere.
option-alternatives-veto = Veto (deck 2)
    .about = Its holder is asked before each special action of the others.
option-alternatives-second_veto = Second Veto (deck 2)
    .about = The other Veto of the box.
option-alternatives-rivalry = Rivalry (deck 4)
    .about = Regions that only one player names are scored.
option-open_castle = Open castle
    .about = Everybody sees what lies in the castle and in the provinces.
bad-merged-decks = Decks 2 and 3 are merged with two or three players only, not with { $seats }.
bad-second-veto = The second Veto is added only together with the first: add the first one (veto) too.

# Phases and notes
phase-dealing = Modifiers are passed on
phase-powers = Round { $round }: power cards
    .short = power cards
phase-turn = Round { $round }, turn: { NAME($seat) }
    .short = turn: { NAME($seat) }
phase-turn-card = Round { $round }, turn: { NAME($seat) } with { NAME($action) }
    .short = { NAME($seat) }: { NAME($action) }
phase-scoring = General scoring after round { $round }
phase-over = The game is over
note-values = pays { $first }/{ $second }/{ $third }
note-values-two = pays { $first }/{ $second }
note-kings-region = the king’s region: untouchable
note-adjacent = next to the king
note-castle-closed = nobody may look inside
note-pays = { $points ->
    [one] would pay { $points } point now
   *[other] would pay { $points } points now
}
note-power = power { $power }
note-places = { $count ->
    [one] places { $count } caballero
   *[other] places { $count } caballeros
}

# Questions
ask-power = Play a power card.
ask-power-modifier = Play a power card, with or without a modifier.
ask-pass-modifier = Choose a modifier to pass to your left: { NAME($seat) }.
ask-invite = { $count ->
    [one] Invite up to { $count } caballero to your court; { $province } in the province.
   *[other] Invite up to { $count } caballeros to your court; { $province } in the province.
}
ask-recall = { $count ->
    [one] The province is empty. You may call { $count } caballero back from a region.
   *[other] The province is empty. You may call up to { $count } caballeros back from regions.
}
ask-add-one = Power +1: bring a caballero to your court?
ask-take = Take an action card.
ask-use = { $count ->
    [one] { NAME($action) }: place { $count } caballero, use the special action, or end your turn.
   *[other] { NAME($action) }: place up to { $count } caballeros, use the special action, or end your turn.
}
ask-use-special = { NAME($action) }: use the special action or end your turn.
ask-place = { $count ->
    [one] { NAME($action) }: place { $count } caballero or end your turn.
   *[other] { NAME($action) }: place up to { $count } caballeros or end your turn.
}
ask-veto = { NAME($seat) } announces the special action of { NAME($action) }. Use your Veto?
ask-move-any = { $count ->
    [one] { $count } caballero of any colour may be moved: choose it.
   *[other] Up to { $count } caballeros of any colours may be moved: choose one.
}
ask-move-any-one = Choose a caballero; up to { $count } of any colours may leave its region.
ask-move-out = { $count ->
    [one] { $count } caballero may leave { NAME($place) }: choose it.
   *[other] Up to { $count } caballeros may leave { NAME($place) }: choose one.
}
ask-move-own = { $count ->
    [one] { $count } of your own caballeros may be moved: choose it.
   *[other] Up to { $count } of your own caballeros may be moved: choose one.
}
ask-move-own-one = Choose one of your caballeros; any number of yours may leave its region.
ask-move-own-out = Any number of your caballeros may leave { NAME($place) }: choose one.
ask-move-others = { $count ->
    [one] { $count } opposing caballero may be moved: choose it.
   *[other] Up to { $count } opposing caballeros may be moved: choose one.
}
ask-move-ability = Power −1: you may move 1 opposing caballero. Choose it.
ask-move-both = Up to { $own } of your own and up to { $others } of the opposing caballeros may be moved: choose one.
ask-drop = Where does the caballero { NAME($place, case: "from") } go?
ask-post = { $count ->
    [one] Place { $count } caballero from your court in any region.
   *[other] Place up to { $count } caballeros from your court in any regions.
}
ask-post-province = { $count ->
    [one] Power −2: you may place { $count } caballero from the province in any region.
   *[other] Power −2: you may place up to { $count } caballeros from the province in any regions.
}
ask-branch = Representation: move your own out of a region, or place from your court?
ask-justice = Justice: which region is scored?
ask-return = { $count ->
    [one] Withdrawal: send { $count } more caballero back to the province.
   *[other] Withdrawal: send { $count } more caballeros back to the province.
}
ask-arrest = Arrest: send back one caballero of each opponent.
ask-civil-war = Civil War: choose a region on your secret disk. All of your caballeros there go back to the province.
ask-skirmish = Skirmish: choose a region on your secret disk. 2 of your caballeros there go back to the province.
ask-skirmish-one = Skirmish: choose a region on your secret disk. You have no 2 together outside the king’s region, so only 1 goes back to the province.
ask-incite = Insurrection: which region must your opponents leave?
ask-flee = { $count ->
    [one] Insurrection: choose a region on your secret disk. Your { $count } caballero { NAME($place, case: "from") } goes there.
   *[other] Insurrection: choose a region on your secret disk. Your { $count } caballeros { NAME($place, case: "from") } go there.
}
ask-rivalry = { NAME($action) }: choose a region on your secret disk. Regions chosen exactly once are scored.
ask-castle-disk = { $count ->
    [one] General scoring: choose a region on your secret disk. Your { $count } caballero from the castle goes there.
   *[other] General scoring: choose a region on your secret disk. Your { $count } caballeros from the castle go there.
}
ask-castle-disk-grande = General scoring: choose a region on your secret disk. Your grande and your caballeros ({ $count }) go there from the castle.
ask-castle-disk-none = General scoring: choose a region on your secret disk. You have nobody in the castle, so it changes nothing.
ask-decree = Decree: put a score tile on a region or the castle.
ask-new-home = New Home: where does your grande go { NAME($place, case: "from") }?
ask-regain = Authority: take a card back into your hand.
ask-king = { NAME($action) }: where does the king go?
ask-escort = { $count ->
    [one] Escort: choose { $count } caballero to follow the king { NAME($place, case: "to") }.
   *[other] Escort: choose { $count } caballeros to follow the king { NAME($place, case: "to") }.
}
ask-deputy = Deputy: which grande changes places with the king?

# Options
opt-power = { $count ->
    [one] Power { $card } (invites { $count } caballero)
   *[other] Power { $card } (invites { $count } caballeros)
}
opt-power-modifier = { $count ->
    [one] Power { $card } with { NAME($modifier) } = { $power } (invites { $count } caballero)
   *[other] Power { $card } with { NAME($modifier) } = { $power } (invites { $count } caballeros)
}
opt-modifier = { NAME($modifier) }. { NAME($modifier, case: "about") }
opt-invite = { $count ->
    [0] Invite nobody
    [one] Invite { $count } caballero
   *[other] Invite { $count } caballeros
}
opt-invite-take = { $count ->
    [0] Take { NAME($action) }
    [one] Invite { $count } caballero and take { NAME($action) }
   *[other] Invite { $count } caballeros and take { NAME($action) }
}
opt-recall = Call one back { NAME($place, case: "from") }
opt-add-one = Bring one caballero to your court
opt-stop = Done
opt-take = { NAME($action) } (places { $count }). { NAME($action, case: "about") }
opt-place = Place a caballero { NAME($place, case: "in") }
opt-throw = Throw a caballero into the castle
opt-act = Use the special action of { NAME($action) }
opt-act-instead = Stop placing and use the special action of { NAME($action) }
opt-end = End your turn
leaves-court = { $count ->
    [one] { $count } caballero stays at court
   *[other] { $count } caballeros stay at court
}
leaves-special = special action unused
leaves-both = { $count ->
    [one] still: { $count } caballero, special action
   *[other] still: { $count } caballeros, special action
}
opt-veto = Veto: cancel { NAME($action) }
opt-allow = Let it happen
opt-lift-own = One of your own { NAME($place, case: "from") }
opt-lift = One { NAME($place, case: "from") }: { NAME($who) }
opt-drop = Move it { NAME($place, case: "to") }
opt-march = Move your own out of a region
opt-muster = Place up to 2 from your court
opt-score = Score { NAME($place) } (you: { $points })
opt-return = One { NAME($place, case: "from") }
opt-return-court = One from the court
opt-arrest = One { NAME($place, case: "from") }: { NAME($who) }
opt-lose = { NAME($place) }: lose { $count }
opt-incite = Insurrection { NAME($place, case: "in") }
opt-disk = { NAME($place) }
opt-disk-court = { NAME($place) }: the king is there, so caballeros go to your court
opt-disk-court-grande = { NAME($place) }: the king is there, so caballeros go to your court and your grande stays in the castle
opt-tile = Put { NAME($tile) } on: { NAME($place) }
opt-grande = The grande goes { NAME($place, case: "to") }
opt-regain = Take back power { $card }
opt-regain-modifier = Take back { NAME($modifier) }
opt-king = The king goes { NAME($place, case: "to") }
opt-king-stays = The king stays { NAME($place, case: "in") }
opt-escort = Take one along: { NAME($who) }
opt-swap = With the grande { NAME($place, case: "in") }: { NAME($seat) }
opt-swap-own = With your own grande { NAME($place, case: "in") }

# Events
event-home = { NAME($seat) } begins { NAME($place, case: "in") }.
event-first = { NAME($seat) } gets the first-player marker.
event-passed-modifier = { NAME($seat) } passes { NAME($modifier) } to the left: { NAME($to) }.
event-round = Round { $round } begins.
event-cards = Revealed: { NAME($cards) }.
event-power = { NAME($seat) } plays power { $card }.
event-power-modifier = { NAME($seat) } plays power { $card } with { NAME($modifier) }: { $power }.
event-invite = { $count ->
    [one] { NAME($seat) } invites { $count } caballero to court.
   *[other] { NAME($seat) } invites { $count } caballeros to court.
}
event-recall = { NAME($seat) } calls a caballero back { NAME($place, case: "from") }.
event-take = { NAME($seat) } takes { NAME($action) }.
event-place = { NAME($seat) } places a caballero { NAME($place, case: "in") }.
event-throw = { NAME($seat) } throws a caballero into the castle.
event-throw-other = { NAME($seat) } throws an opposing caballero into the castle: { NAME($who) }.
event-act = { NAME($seat) } uses the special action of { NAME($action) }.
event-ability = { NAME($seat) } uses the ability of { NAME($modifier) }.
event-announce = { NAME($seat) } announces the special action of { NAME($action) }.
event-veto = { NAME($seat) } says Veto: { NAME($action) } does not happen ({ NAME($who) }).
event-veto-kept = { NAME($seat) } keeps { NAME($action) } until the end of the next round.
event-veto-over = { NAME($seat) } discards { NAME($action) } unused.
event-allow = { NAME($seat) } lets it happen.
event-move = { NAME($seat) } moves a caballero ({ NAME($who) }) { NAME($from, case: "from") } { NAME($place, case: "to") }.
event-move-own = { NAME($seat) } moves one of their caballeros { NAME($from, case: "from") } { NAME($place, case: "to") }.
event-back = { $count ->
    [one] { NAME($seat) }: { $count } caballero goes { NAME($place, case: "from") } to the province.
   *[other] { NAME($seat) }: { $count } caballeros go { NAME($place, case: "from") } to the province.
}
event-incite = Insurrection { NAME($place, case: "in") }!
event-scored = Scored: { NAME($places) }.
event-scored-none = No region is scored.
event-flee = { $count ->
    [one] { NAME($seat) }: { $count } caballero goes { NAME($from, case: "from") } { NAME($place, case: "to") }.
   *[other] { NAME($seat) }: { $count } caballeros go { NAME($from, case: "from") } { NAME($place, case: "to") }.
}
event-disk = The disk of { NAME($seat) } shows { NAME($place) }.
event-leave-castle = { $count ->
    [one] { NAME($seat) }: { $count } caballero leaves the castle and goes { NAME($place, case: "to") }.
   *[other] { NAME($seat) }: { $count } caballeros leave the castle and go { NAME($place, case: "to") }.
}
event-points = { NAME($place) }: { NAME($seat) } +{ $points } (place { $rank }{ $king ->
    [0] { "" }
   *[other] , king bonus
}{ $grande ->
    [0] { "" }
   *[other] , grande bonus
})
event-king = The king is now { NAME($place, case: "in") }.
event-king-stays = The king stays { NAME($place, case: "in") }.
event-grande = The grande of { NAME($seat) } is now { NAME($place, case: "in") }.
event-grande-stays = The grande of { NAME($seat) } stays in the castle: the disk shows the king’s region.
event-tile = { NAME($seat) } puts { NAME($tile) } on: { NAME($place) }.
event-regain = The card taken back: power { $card }.
event-regain-played = { NAME($seat) } takes back power { $card } just played.
event-regain-modifier = { NAME($seat) } takes back { NAME($modifier) }.
event-regain-hidden = { NAME($seat) } takes a discarded card back.
event-castle = { $count ->
    [one] In the castle: { $count } caballero of { NAME($seat) }.
   *[other] In the castle: { $count } caballeros of { NAME($seat) }.
}
event-castle-empty = The castle is empty.
event-scoring = General scoring after round { $round }.
event-unused = Unused: { NAME($cards) }.
event-imaginary-power = The top card of the imaginary player’s deck: power { $power }.
event-imaginary-place = { $count ->
    [one] Region card: the imaginary player places { $count } caballero { NAME($place, case: "in") }.
   *[other] Region card: the imaginary player places { $count } caballeros { NAME($place, case: "in") }.
}
event-imaginary-king = Region card { NAME($place) }: the king is there, so the imaginary player places nothing.
event-imaginary-take = The imaginary player takes { NAME($action) } away unused: it has the highest number at the bottom.

# Refusals
no-power-card = Power { $card } is not in your hand.
no-power-taken = Power { $power } has already been played this round.
no-modifier = { NAME($modifier) } is not in your hand.
no-invite = You may invite up to { $count }; { $province } of yours are in the province.
no-card-taken = This card has already been taken this round.
no-card-shown = { NAME($action) } is not among the cards of this round.
no-special-over = The special action of this card has been used or cancelled already.
no-placing-over = There is nothing more to place with this card.
no-court-empty = Your court is empty.
no-not-adjacent = { NAME($place) } is not next to the king, who is { NAME($king, case: "in") }.
no-kings-region = { NAME($place) } is the king’s region: nothing goes in or out.
no-castle-shut = The king is at the castle: nothing goes in or out.
no-castle-here = The castle is not a region: this card does not reach it.
no-same-place = It must go to another place.
no-piece-to-move = There is no caballero that this card could move.
no-piece-there = There is no such caballero { NAME($place, case: "in") }.
no-pair-there = You have only one { NAME($place, case: "in") }; choose a region with two.
no-moves-own = None of your own caballeros may be moved now.
no-moves-others = No opposing caballeros may be moved now.
no-other-region = All must leave the same region: { NAME($place) }.
no-moved-already = These have just been moved; no caballero moves twice.
no-courts = No opponent has anybody at court.
no-victims = No opponent has a caballero that could be sent back.
no-reserve = You have no caballeros to bring, neither in the province nor in open regions.
no-arrest-again = One of this colour has already been arrested.
no-arrest-own = Only opponents’ caballeros are arrested.
no-grande-castle = Your grande is in the castle and leaves it only at a general scoring.
no-grande-king = Your grande is in the king’s region and cannot leave.
no-tile-there = There is a score tile already: { NAME($place) }.
no-regain = Power { $card } is still in your hand.
no-regain-modifier = You have not played this modifier.
no-king-away = The king is not in a region, so nobody can change places with him.
no-grande-swap = No grande stands in another region.
no-swap-with = This grande cannot change places with the king.
no-king-abroad = The king is abroad: there is no king’s region to infiltrate.
no-infiltration-late = Infiltration must come before placing.
no-king-at-castle = The king is at the castle already.
no-king-stays = The king must move; to keep him where he is, do not use the special action.
no-king-there = { NAME($action) } does not lead the king { NAME($place, case: "to") }.
no-caballeros-out = There are no caballeros in any region.

# Parts of the score
part-galicia = Galicia
    .honour = First { place-galicia.in }
part-navarra = Navarre
    .honour = First { place-navarra.in }
part-aragon = Aragon
    .honour = First { place-aragon.in }
part-cataluna = Catalonia
    .honour = First { place-cataluna.in }
part-castilla = Castile
    .honour = First { place-castilla.in }
part-toledo = Toledo
    .honour = First { place-toledo.in }
part-valencia = Valencia
    .honour = First { place-valencia.in }
part-sevilla = Seville
    .honour = First { place-sevilla.in }
part-granada = Granada
    .honour = First { place-granada.in }
part-castle = Castle
    .honour = Lord of the castle
part-king = King bonus
    .honour = The king’s favourite
part-grande = Grande bonus
    .honour = Proudest grande
part-justice = Justice
    .honour = Master of “{ action-justice }”
part-watchtowers = Watchtowers
    .honour = Master of “{ action-watchtowers }”
part-fiesta = Fiesta
    .honour = Master of “{ action-fiesta }”
part-heartland = Heartland
    .honour = Master of “{ action-heartland }”
part-revelation = Revelation
    .honour = Master of “{ action-revelation }”
part-triumph = Triumph
    .honour = Master of “{ action-triumph }”
part-gathering = Gathering
    .honour = Master of “{ action-gathering }”
part-borderlands = Borderlands
    .honour = Master of “{ action-borderlands }”
part-rivalry = Rivalry
    .honour = Master of “{ action-rivalry }”

# --- a turn in short

gist-power = Power { $card }
gist-power-modified = Power { $power }
gist-scoring = General scoring, round { $round }

# What to know before one chooses
warn-scoring = After this round comes the general scoring.
warn-last-scoring = The last round: after it comes the last general scoring.

# The box: which of its values come from where
fact-copies = the number of copies
fact-caballeros = the number at the bottom
fifth-player = the fifth player
fact-colour = the colour
fact-effect = the effect
fact-deck = the deck it belongs to
fact-card = the whole card
fact-opponents = that it strikes opponents only
fact-neighbours = the neighbours
fact-values = the points
fact-other-side = the points on the side of the board for 2–3 players
fact-invites = how many caballeros each power card brings, from 1 to 13
fact-split = how many there are of +2, +1, −1 and −2
fact-modifier = which ability goes with the number
facts-deck = { $count } cards in deck { $deck }
facts-alternatives = one alternative card for deck 1, two for deck 2 and one for deck 4, as printed
facts-borders = borders that both sides name
facts-falling = fewer points for each later place
facts-invites = 2 for power 9, none for 12 and 13, as printed
facts-sum = a sum of { $count }
