# Viscounts of the West Kingdom: every word a player reads.

game-viscounts = Viscounts of the West Kingdom
    .short = Viscounts
    .about = Walk the ring of the kingdom, build, copy manuscripts and fill the castle.
seat-name = { NAME($seat) }

# Table options
option-opponent = Solo opponent
    .about = Whom you play against when you play alone. Each has an aim of its own.
option-opponent-cleric = Cleric
    .about = Copies manuscripts whenever it can.
option-opponent-builder = Builder
    .about = Puts up buildings whenever it can.
option-opponent-noble = Noble
    .about = Sends workers into the castle whenever it can.
option-opponent-cards = Card collector
    .about = Flips debts and deeds two at a time; all resources are the same to it.
option-schemes = Future schemes from the start
    .about = Solo only: how many future schemes are shuffled into the opponent’s deck at the start. More is harder.
bad-solo-option = The solo opponent and its schemes are chosen only for a solo game; this table has { $seats } players.

# Phases
phase-setup = Setting up: the draft of player cards and heroes
phase-over = The game is over
phase-1 = Round { $round }{ $last ->
        [1] , the last round comes next
        [2] , the last round
       *[other] {""}
    }: { NAME($seat) } plays a card
phase-2 = Round { $round }{ $last ->
        [1] , the last round comes next
        [2] , the last round
       *[other] {""}
    }: { NAME($seat) } moves
phase-3 = Round { $round }{ $last ->
        [1] , the last round comes next
        [2] , the last round
       *[other] {""}
    }: { NAME($seat) } acts
phase-4 = Round { $round }{ $last ->
        [1] , the last round comes next
        [2] , the last round
       *[other] {""}
    }: { NAME($seat) } may hire
phase-5 = Round { $round }{ $last ->
        [1] , the last round comes next
        [2] , the last round
       *[other] {""}
    }: { NAME($seat) } resolves a collision
phase-6 = Round { $round }{ $last ->
        [1] , the last round comes next
        [2] , the last round
       *[other] {""}
    }: { NAME($seat) } draws cards
phase-opponent = Round { $round }{ $last ->
        [1] , the last round comes next
        [2] , the last round
       *[other] {""}
    }: the opponent’s turn

# Questions
ask-pick = Choose a player card with the hero below it.
ask-destroy-own = You may destroy one of your cards before the first shuffle.
ask-play = Play a card onto the left slot of your board.
ask-move = Move your viscount { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }{ $free ->
        [1] , 1 more for free if you like,
       *[other] {""}
    } or, for silver, further.
ask-act-outer = Choose your action: trade or construct a building.
ask-act-inner = Choose your action: place workers or transcribe the manuscript.
ask-pay = { NAME($action) }: you have { $had } of { $need } icons. What else do you use?
ask-pay-trade = Trade: you have { $had ->
        [one] { $had } merchant icon
       *[other] { $had } merchant icons
    }; each exchange takes { $rate }. What else do you use?
ask-spot = { NAME($house) }: on which building spot?
ask-link = Two links are complete. Which one first?
ask-order = Several of your cards act. Which one first?
ask-hire = You may hire the townsfolk beside your viscount.
ask-free-hire = Hire one of the visible townsfolk for free.
ask-any = Take { $count ->
        [one] a resource
       *[other] { $count } resources
    } of your choice: ink, stone or gold.
ask-flip = Flip a debt or a deed ({ $count ->
        [one] once
       *[other] { $count } times
    }).
ask-discard = You may discard { $count ->
        [one] a card
       *[other] up to { $count } cards
    }.
ask-destroy = You may destroy { $count ->
        [one] a card
       *[other] up to { $count } cards
    } for silver.
ask-rearrange = You may rearrange the cards on your board.
ask-castle-move = You may move one of your workers to a neighbouring section of the first tier.
ask-free-workers = Place { $count ->
        [one] a worker
       *[other] { $count } workers
    } in a section of the first tier.
ask-free-build = Which building do you construct for free?
ask-free-copy = Take a visible manuscript of cost 3 or 4.
ask-advance = You have three workers together in several sections. Which section first?
ask-clear = Tier { $tier }, section { NAME($section) } holds more than three workers. Whose worker leaves? { $tier ->
        [1] Its owner takes 2 silver.
       *[other] Its owner gains 1 virtue and a resource of their choice.
    }

# Options
opt-pick = { NAME($start) } with “{ NAME($card) }”
opt-play = Play “{ NAME($card) }” ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    })
opt-move = Move to { NAME($space) }
opt-trade = Trade: { NAME($exchange) }
opt-build = Construct: { NAME($house) } ({ $cost } builders)
opt-workers = Place { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } in section { NAME($section) } ({ $cost ->
        [one] { $cost } noble
       *[other] { $cost } nobles
    })
opt-transcribe = Transcribe “{ NAME($tile) }” ({ $cost } clerics)
opt-no-action = No action
left-unused = unused: { NAME($what) }
left-trade = trade
left-build = building
left-workers = workers
left-transcribe = manuscript
opt-pay-done = Enough: do it
opt-pay-proposed = Pay as proposed
opt-dismiss = Dismiss “{ NAME($card) }” for its icons
opt-spend = Spend { $price } { NAME($res) } for { $count ->
        [one] { $count } icon
       *[other] { $count } icons
    }
opt-spot = Build here: { NAME($site) } ({ $effect })
opt-link = First the link from { NAME($site) } clockwise ({ $effect })
opt-use = First “{ NAME($card) }”
opt-hire = Hire “{ NAME($card) }”
opt-no-hire = Hire nobody
opt-take = Take { NAME($res) }
opt-flip-debt = Flip a debt: paid
opt-flip-deed = Flip a deed: approved
opt-no-flip = Flip no more
opt-discard = Discard “{ NAME($card) }”
opt-discard-top = Discard the top card of your draw pile unseen
opt-discard-shuffled = Shuffle your discard pile, then discard its top card
opt-no-discard = Discard nothing
opt-destroy = Destroy “{ NAME($card) }” for { $silver } silver
opt-destroy-top = Destroy the top card of your draw pile unseen
opt-destroy-shuffled = Shuffle your discard pile, then destroy its top card
opt-no-destroy = Destroy nothing
opt-keep-order = Leave the cards as they are
opt-arrange = From left to right: { NAME($cards) }
opt-castle-move = A worker from section { NAME($source) } to section { NAME($target) }
opt-no-castle-move = Move no worker
opt-free-workers = Into section { NAME($section) }
opt-free-build = { NAME($house) }
opt-free-copy = { NAME($tile) }
opt-advance = Section { NAME($section) } first
opt-clear = { $own ->
        [1] Your own worker
       *[other] A worker of { NAME($seat) }
    }
opt-decline = Neither
ask-either-effect = Choose one of the two effects.
ask-may-effect = Do you want this effect?

# Effects
effect-nothing = no effect
effect-gain-silver = take { $count } silver
effect-gain-ink = gain { $count } ink
effect-gain-stone = gain { $count } stone
effect-gain-gold = gain { $count } gold
effect-gain-any = gain { $count ->
        [one] a resource
       *[other] { $count } resources
    } of your choice
effect-gain-debt = gain { $count ->
        [one] a debt
       *[other] { $count } debts
    }
effect-gain-deed = gain { $count ->
        [one] a deed
       *[other] { $count } deeds
    }
effect-gain-virtue = gain { $count } virtue
effect-gain-corruption = gain { $count } corruption
effect-gain-several = gain { NAME($things) }
effect-flip = flip a debt or a deed{ $count ->
        [one] {""}
       *[other] , { $count } times
    }
effect-flip-debt = flip { $count ->
        [one] a debt
       *[other] { $count } debts
    }
effect-flip-deed = flip { $count ->
        [one] a deed
       *[other] { $count } deeds
    }
effect-hire = hire any visible townsfolk for free
effect-discard = discard { $count ->
        [one] a card
       *[other] up to { $count } cards
    }
effect-destroy = destroy { $count ->
        [one] a card
       *[other] up to { $count } cards
    }
effect-rearrange = rearrange the cards on your board
effect-reshuffle = shuffle your discard pile into your draw pile
effect-castle-move = move a worker to a neighbouring section of the first tier
effect-workers = place { $count ->
        [one] a worker
       *[other] { $count } workers
    } for free
effect-build = construct for free: { NAME($building) }
effect-copy = take a manuscript of cost 3 or 4 for free
effect-then = { $first }, then { $then }
effect-trade = trade
effect-opponent-build = construct a building
effect-opponent-workers = place workers
effect-opponent-transcribe = transcribe a manuscript
effect-opponent-focus = pursue its board’s aim
effect-opponent-scheme = take a future scheme
effect-opponent-dismiss = dismiss the townsfolk beside its viscount
effect-opponent-corruption = gain corruption for its criminals

# Refusals
no-not-in-hand = “{ NAME($card) }” is not in your hand.
no-not-offered = That player card is not on the table.
no-not-visible = “{ NAME($card) }” does not lie face up on the board.
no-not-beside = “{ NAME($card) }” does not lie in the segment of your viscount.
no-silver = You are { $short } silver short.
no-silver-move = Too far: you are { $short } silver short for that space.
no-action-inner = Workers and manuscripts need the inner road; your viscount stands on the outer one.
no-action-outer = Trading and building need the outer road; your viscount stands on the inner one.
no-icons = Even with all you have, { $short ->
        [one] 1 { NAME($icon) } icon is
       *[other] { $short } { NAME($icon) } icons are
    } missing.
no-workers = { $count ->
        [0] You have no workers in your supply.
        [one] You have only 1 worker in your supply.
       *[other] You have only { $count } workers in your supply.
    }
no-built-already = { NAME($house) } has already been built.
no-spot = There is no free building spot on this bank.
no-spot-taken = That spot is taken.
no-spot-other-bank = That spot is not on the bank of your viscount.
no-dismiss-twice = You have already dismissed a townsfolk this turn.
no-dismiss-icons = That townsfolk has no icon for this action: { NAME($action) }.
no-dismiss-needed-silver = You need that silver to pay for the action.
no-not-paid = The action is not paid for yet.
no-spend = That does not help this action.
no-goods = You do not have enough { NAME($res, case: "many") } for that.
no-debt = You have no unpaid debt to flip.
no-deed = You have no acquired deed to flip.
no-worker-there = You have no worker in that section of the first tier.
no-dear-manuscript = That manuscript costs { $cost }; only cost 3 or 4 is free.

# Events
event-pick = { NAME($seat) } picks { NAME($start) } and “{ NAME($card) }”.
event-start = { NAME($seat) } starts on { NAME($space) }.
event-round = Round { $round } begins.
event-last-round = The last round begins.
event-turn = { NAME($seat) } takes a turn.
event-end = The game is over.
event-take = { NAME($seat) } takes { $count } { $count ->
        [one] { NAME($res, case: "acc") }
       *[other] { NAME($res, case: "few") }
    }.
event-spend = { NAME($seat) } spends { $count } { $count ->
        [one] { NAME($res, case: "acc") }
       *[other] { NAME($res, case: "few") }
    }.
event-virtue = { NAME($seat) } gains { $count } virtue.
event-corruption = { NAME($seat) } gains { $count } corruption.
event-points-lost = { NAME($seat) }: the markers are at the end of the track, so { $count ->
        [one] a point is lost
       *[other] { $count } points are lost
    }.
event-marks-meet = The markers of { NAME($seat) } lie together on space { $space }.
event-marks-back = The markers of { NAME($seat) } go back to the ends.
event-deeds = { NAME($seat) } gains { $count ->
        [one] a deed
       *[other] { $count } deeds
    }.
event-debts = { NAME($seat) } gains { $count ->
        [one] a debt
       *[other] { $count } debts
    }.
event-poverty = The poverty card is revealed. Round { $round } is the last.
event-prosperity = The prosperity card is revealed. Round { $round } is the last.
event-divided = The kingdom is divided: both cards will count.
event-flip-debt = { NAME($seat) } pays off a debt.
event-flip-deed = { NAME($seat) } has a deed approved.
event-play = { NAME($seat) } plays “{ NAME($card) }”.
event-play-blind = { NAME($seat) } has no cards in hand and plays the top card of the draw pile: “{ NAME($card) }”.
event-acts = { NAME($seat) }: “{ NAME($what) }” acts.
event-discard = “{ NAME($card) }” goes to the discard pile of { NAME($seat) }.
event-destroy = { NAME($seat) } destroys “{ NAME($card) }”.
event-dismiss = { NAME($seat) } dismisses “{ NAME($card) }”.
event-hire = { NAME($seat) } hires “{ NAME($card) }”.
event-draw = { NAME($seat) } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-reshuffle = { NAME($seat) } shuffles the discard pile in; no criminal is on the board.
event-reshuffle-criminals = { NAME($seat) } shuffles the discard pile in; a criminal is on the board.
event-rearrange = { NAME($seat) } rearranges the cards on the board.
event-move = { NAME($seat) } moves to { NAME($space) }.
event-meet = { NAME($seat) } meets { NAME($other) }.
event-no-action = { NAME($seat) } cannot take any action here.
event-pass-action = { NAME($seat) } takes no action.
event-trade = { NAME($seat) } trades{ $times ->
        [0] {""} without an exchange, for the dismissal alone
        [one] {""} once: { NAME($exchange) }
       *[other] {""} { $times } times: { NAME($exchange) }
    }.
event-build = { NAME($seat) } constructs: { NAME($house) }, { NAME($site) }.
event-link = A link is complete{ $same ->
        [1] ; { NAME($seat) } owns both ends
       *[other] : { NAME($seat) } and { NAME($other) }
    }.
event-place = { NAME($seat) } places { $count ->
        [one] a worker
       *[other] { $count } workers
    } in section { NAME($section) }.
event-shift = A worker of { NAME($seat) } moves to section { NAME($section) }.
event-advance = A worker of { NAME($seat) } enters the second tier of section { NAME($section) }.
event-climb = A worker of { NAME($seat) } reaches the third tier.
event-leader = { NAME($seat) } takes the castle leader card.
event-clear = A worker of { NAME($seat) } leaves tier { $tier }, section { NAME($section) }.
event-transcribe = { NAME($seat) } takes “{ NAME($tile) }”.
event-printed-book = { NAME($seat) } transcribes “{ NAME($book) }”.
event-bonus = { NAME($seat) } has three of a ribbon and takes { NAME($bonus) }.
event-collision = { NAME($seat) } resolves a collision on space { $space }.
event-scheme = { NAME($seat) } reveals: { NAME($scheme) }. { NAME($scheme, case: "about") }
event-opponent-focus = { NAME($seat) } can pursue its board’s aim: { NAME($action) }.
event-opponent-copies = { NAME($seat) } transcribes the manuscript of its segment: it has { $had } cleric icons, resources included, and needs { $need }.
event-opponent-builds = { NAME($seat) } builds the leftmost building it can pay for, { NAME($house) }: it has { $had } builder icons, resources included, and needs { $need }.
event-opponent-sends = { NAME($seat) } places as many workers as it can, { $count }: it has { $had } noble icons, resources included, and needs { $need }.
event-opponent-clears = Tier { $tier }, section { NAME($section) } holds more than three workers, and { NAME($seat) } removes a rival’s.
event-opponent-first = { NAME($seat) } always takes the first of two effects.
event-opponent-else = { NAME($seat) } could do nothing above, so it does the last thing on the scheme.
event-opponent-cannot = { NAME($seat) } cannot do this: { NAME($action) }. It has { $had } of the { $need } { NAME($icon) } icons it needs, resources included.
event-opponent-no-spot = { NAME($seat) } cannot build: no spot on its bank is free.
event-opponent-all-built = { NAME($seat) } cannot build: all its buildings have been built.
event-opponent-few-workers = { NAME($seat) } cannot place workers: it places at least two and has { $count } in supply.
event-opponent-no-flips = { NAME($seat) } has no debt or deed to flip.
event-opponent-scheme = { NAME($seat) } puts a card onto its discard pile: { NAME($scheme) }.
event-opponent-no-scheme = No future scheme is left, so { NAME($seat) } flips a card.
event-opponent-steps = { NAME($seat) } follows the scheme along the outer road: { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }.
event-opponent-wish = { NAME($seat) } wants { NAME($res) }: it has fewer than { $limit }.
event-opponent-wish-last = { NAME($seat) } wants { NAME($res) }: it has enough of the others.
event-opponent-flip-fewer = { NAME($seat) } has paid { $debts ->
        [one] { $debts } debt
       *[other] { $debts } debts
    } and has { $deeds ->
        [one] { $deeds } approved deed
       *[other] { $deeds } approved deeds
    }; it flips the kind it has fewer of, a debt if equal.
event-opponent-building = { NAME($seat) } owns { NAME($house) }. { NAME($house, case: "about") }
event-opponent-instead-silver = { NAME($seat) } uses no silver: instead of { $silver } it takes { $count ->
        [one] a resource
       *[other] { $count } resources
    }.
event-opponent-instead-rearrange = { NAME($seat) } takes a resource instead of rearranging.
event-opponent-instead-discard = { NAME($seat) } gains 1 virtue instead of discarding.
event-opponent-instead-destroy = { NAME($seat) } flips a card instead of destroying one.
event-opponent-instead-flip = { NAME($seat) } has no such card to flip and gains 1 virtue instead.
event-opponent-instead-hire = { NAME($seat) } takes a future scheme instead of hiring.
event-opponent-instead-castle-move = { NAME($seat) } gains 1 virtue instead of a castle move.

# Notes
note-debts-left = { $count ->
        [one] { $count } debt
       *[other] { $count } debts
    } above the poverty card
note-deeds-left = { $count ->
        [one] { $count } deed
       *[other] { $count } deeds
    } above the prosperity card
note-poverty = Poverty is revealed: approved deeds will be ranked
note-prosperity = Prosperity is revealed: paid debts will be ranked
note-card = cost and movement { $cost }; { NAME($icons) }
note-card-printed = cost to dismiss { $cost }; { NAME($icons) }
note-scheme = { NAME($icons) }
note-times = { $count } × { NAME($icon, case: "one") }
note-site = { NAME($site, case: "about") }
note-section = { NAME($section, case: "about") }
note-start = { NAME($start, case: "about") }
note-faces = Faces section { NAME($section) } of the castle
note-exchange = Trade: { NAME($exchange) }
note-printed = The pile is empty; this is printed on the board
note-first = First player
note-meet = The markers lie together
note-slot = Slot { $slot }, while no card lies there: { NAME($icons) }
note-removed = Schemes put aside: { NAME($schemes) }
note-limit = Hand limit { $count }
note-house = { NAME($house, case: "about") }
note-built = Built
note-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } now

# Score
part-buildings = Buildings
    .honour = Great builder
part-castle = Workers in the castle
    .honour = Lord of the castle
part-sets = Sets of manuscripts
    .honour = The scribe
part-manuscripts = Points on manuscripts
    .honour = The illuminator
part-leader = Castle leader
    .honour = Castle leader
part-bonus = Clergy bonus cards
    .honour = Friend of the clergy
part-debts = Unpaid debts
    .honour = Free of debt
part-acquired = Acquired deeds
    .honour = Keeper of deeds
part-approved = Approved deeds
    .honour = Master of deeds
part-poverty = Poverty: most approved deeds
    .honour = Comfort of the poor
part-prosperity = Prosperity: most paid debts
    .honour = Payer of debts
part-resources = Resources left
    .honour = Full storehouse

# Zones and pieces
zone-pairs = Player cards and heroes to choose from
zone-bank = Supply
zone-debts = Debts
zone-deeds = Deeds
zone-bonuses = Clergy bonus cards
zone-leader = Castle leader card
zone-board = The kingdom, clockwise
zone-castle = Castle
zone-tier3 = Third tier
zone-box = Out of the game
zone-future = Future schemes
zone-townsfolk = Townsfolk
zone-manuscripts = Manuscripts
zone-row = Cards on the board, left to right
zone-hand = Hand
zone-deck = Draw pile
zone-discard = Discard pile
zone-workers = Workers in supply
zone-houses = Buildings
zone-tiles = Manuscripts owned
zone-cards = Other cards
card = card
worker = worker
castle-section = Tier { $tier }, section { NAME($section) }
workers-of = Workers: { NAME($seat) }
viscount-of = Viscount: { NAME($seat) }
building-of = { NAME($building) }: { NAME($seat) }
paper-unpaid = Unpaid debts
    .about = Each costs 2 points at the end.
paper-paid = Paid debts
    .about = Worth nothing by themselves; the prosperity card ranks them.
paper-acquired = Acquired deeds
    .about = Each is worth 1 point at the end.
paper-approved = Approved deeds
    .about = Each is worth 3 points at the end; the poverty card ranks them.
track-corruption = Corruption marker
    .way = Starts on space 1 and moves right, one space per point.
    .about = { track-corruption.way } A collision pays its owner, on spaces 1 to 7: 1 silver and 3 deeds; 1 silver and 2 deeds; 1 silver and 1 deed; 2 silver, 1 deed and 1 debt; 2 silver and 1 debt; 3 silver and 2 debts; 4 silver and 3 debts.
opponent-track-corruption = Corruption marker
    .way = Starts on space 1 and moves right, one space per point.
    .about = { opponent-track-corruption.way } A collision pays this opponent, on spaces 1 to 7: 3 deeds; 2 deeds; 1 resource and 1 deed; 1 resource, 1 deed and 1 debt; 1 resource and 1 debt; 1 resource and 2 debts; 2 resources and 3 debts.
track-virtue = Virtue marker
    .about = Starts on space 7 and moves left, one space per point. Where the two markers meet, they stick together. A collision pays the others. On spaces 1 to 3 those with a criminal on their board: 1 debt; 1 corruption; 1 corruption. On space 4 everyone may rearrange. On spaces 5 to 7 those without criminals: 1 virtue; 1 virtue; 1 deed.
leader-card = Castle leader
    .about = 5 points and one more card in hand. It passes to whoever has more workers on the third tier than its holder.
res-silver = silver
    .about = Pays for hiring, dismissing, further steps, and merchants in a trade.
    .acc = silver
    .few = silver
    .many = silver
res-ink = ink
    .about = Counts as a cleric when transcribing.
    .acc = ink
    .few = ink
    .many = ink
res-stone = stone
    .about = Counts as a builder when constructing.
    .acc = stone
    .few = stone
    .many = stone
res-gold = gold
    .about = Counts as a noble when placing workers.
    .acc = gold
    .few = gold
    .many = gold
res-pool = resources
    .about = To this opponent all resources are the same.
    .acc = resource
    .few = resources
    .many = resources
res-any = resource of choice
    .acc = resource of your choice
    .few = resources
    .many = resources
res-debt = debt
    .acc = debt
    .few = debts
    .many = debts
res-deed = deed
    .acc = deed
    .few = deeds
    .many = deeds
res-virtue = virtue
    .acc = virtue
    .few = virtue
    .many = virtue
res-corruption = corruption
    .acc = corruption
    .few = corruption
    .many = corruption
icon-merchant = merchant
    .about = Icons for trading.
    .gen = merchant
    .one = merchant
icon-builder = builder
    .about = Icons for constructing buildings.
    .gen = builder
    .one = builder
icon-noble = noble
    .about = Icons for placing workers.
    .gen = noble
    .one = noble
icon-cleric = cleric
    .about = Icons for transcribing.
    .gen = cleric
    .one = cleric
icon-criminal = criminal
    .about = Count as any icon in an action.
    .gen = criminal
    .one = criminal
action-trade = Trade
action-build = Construct a building
action-workers = Place workers
action-transcribe = Transcribe a manuscript
action-flip_two = Flip two cards
exchange-0 = 1 merchant for 1 silver
exchange-1 = 2 merchants for 1 ink
exchange-2 = 2 merchants for 1 stone
exchange-3 = 2 merchants for 1 gold
exchange-4 = 3 merchants to destroy 1 card
exchange-5 = 4 merchants to flip 1 debt or deed
building-trading_post = Trading post
    .about = Costs 5 builders. One, two or three are worth 4, 9 or 15 points.
building-guildhall = Guildhall
    .about = Costs 7 builders. One, two or three are worth 6, 13 or 21 points.
building-workshop = Workshop
    .about = Costs 3 builders. One, two or three are worth 2, 5 or 9 points.

# Townsfolk, heroes and starting cards
card-abbot = Abbot
    .about = No ability.
card-financer = Financer
    .about = When played: you may discard 1 card, then gain 2 silver.
card-journeyman = Journeyman
    .about = When it drops off: hire any visible townsfolk for free, then gain 1 virtue.
card-labourer = Labourer
    .about = No ability.
card-lender = Lender
    .about = When it drops off: flip 1 debt or 1 deed.
card-squire = Squire
    .about = No ability.
card-thief = Thief
    .about = When it drops off: gain 1 debt, then gain 1 silver.
card-trader = Trader
    .about = After each of your trades: gain 1 silver.
card-ada = Ada
    .about = Whenever any player resolves a collision: gain 1 virtue, then gain 1 resource of your choice.
card-bertha = Bertha
    .about = When played, choose: you may move 1 of your workers to a neighbouring section of the first tier; or gain 1 virtue.
card-clovis = Clovis
    .about = When played: hire any visible townsfolk for free.
card-emma = Emma
    .about = When transcribing, each gold or stone you spend also counts as 1 cleric.
card-guntram = Guntram
    .about = When it drops off, choose: gain 1 debt, then flip 1 deed; or gain 1 deed, then flip 1 debt.
card-judith = Judith
    .about = When played, choose: you may destroy 1 card; or flip 1 debt or 1 deed.
card-lothaire = Lothaire
    .about = When played: gain 1 stone, 1 gold and 1 ink.
card-merovech = Merovech
    .about = After you construct a building, choose: you may rearrange the cards on your board; or you may discard 1 card.
card-rudolf = Rudolf
    .about = When it drops off, choose: you may destroy up to 2 cards; or gain 2 resources of your choice.
card-therese = Therese
    .about = When it drops off: you may discard 1 card, then gain 2 virtue.
card-acolyte = Acolyte
    .about = When hired or dismissed: you may discard 1 card. When it drops off: flip 1 debt or 1 deed.
card-antagonist = Antagonist
    .about = When hired or dismissed: gain 1 corruption. When played: gain 1 debt.
card-architect = Architect
    .about = When hired or dismissed: you may rearrange the cards on your board. When played, choose: you may rearrange the cards on your board; or you may discard up to 2 cards.
card-aristocrat = Aristocrat
    .about = When hired or dismissed: gain 1 virtue. When played, choose: you may destroy 1 card; or you may discard 1 card.
card-artisan = Artisan
    .about = When hired or dismissed: you may discard 1 card. When it drops off: flip 1 debt or 1 deed.
card-artist = Artist
    .about = When hired or dismissed: you may discard 1 card. When placing workers, one gold you spend (only one) counts as 2 nobles.
card-benefactor = Benefactor
    .about = When hired or dismissed: gain 1 virtue. When placing workers, every 2 merchants you have count as 1 noble.
card-bishop = Bishop
    .about = When hired or dismissed: gain 1 debt. After you transcribe a manuscript: gain 1 corruption.
card-charlatan = Charlatan
    .about = When hired or dismissed: gain 1 debt. After you construct a building: gain 1 corruption.
card-chevalier = Chevalier
    .about = When hired or dismissed: you may discard 1 card. When it drops off: flip 1 debt or 1 deed.
card-clergyman = Clergyman
    .about = When hired or dismissed: you may rearrange the cards on your board. When transcribing, every 2 silver you spend count as 1 cleric.
card-conspirator = Conspirator
    .about = When hired or dismissed: you may discard 1 card. When it drops off: gain 1 virtue.
card-courier = Courier
    .about = When hired or dismissed: shuffle your discard pile into your draw pile. When played, choose: you may destroy 1 card; or you may discard up to 2 cards.
card-deacon_1 = Deacon I
    .about = When hired or dismissed: you may rearrange the cards on your board. After you transcribe a manuscript, choose: you may destroy 1 card; or you may discard 1 card.
card-deacon_2 = Deacon II
    .about = When hired or dismissed: gain 1 virtue. After you transcribe a manuscript: gain 1 virtue.
card-debt_collector_1 = Debt Collector I
    .about = When hired or dismissed: gain 1 corruption. Whenever you flip a debt: flip 1 deed.
card-debt_collector_2 = Debt Collector II
    .about = When hired or dismissed: gain 1 corruption. Whenever you flip a debt, choose: hire any visible townsfolk for free; or you may destroy 1 card.
card-debt_collector_3 = Debt Collector III
    .about = When hired or dismissed: gain 1 corruption. Whenever you flip a debt: gain 1 silver, then gain 1 virtue.
card-debt_collector_4 = Debt Collector IV
    .about = When hired or dismissed: gain 1 corruption. Whenever you flip a debt: gain 1 resource of your choice.
card-defender = Defender
    .about = When hired or dismissed: shuffle your discard pile into your draw pile. When it drops off, choose: hire any visible townsfolk for free; or you may destroy 1 card.
card-diplomat = Diplomat
    .about = When hired or dismissed: you may rearrange the cards on your board. When placing workers, every 2 silver you spend count as 1 noble.
card-disciple = Disciple
    .about = When hired or dismissed: shuffle your discard pile into your draw pile. When it drops off, choose: hire any visible townsfolk for free; or you may destroy 1 card.
card-enforcer = Enforcer
    .about = When hired or dismissed: gain 1 debt. After you place workers: gain 1 corruption.
card-foreman = Foreman
    .about = When hired or dismissed: gain 1 virtue. When played, choose: you may destroy 1 card; or you may discard 1 card.
card-friar = Friar
    .about = When hired or dismissed: gain 1 virtue. When played: gain 1 virtue.
card-gatekeeper = Gatekeeper
    .about = When hired or dismissed: you may rearrange the cards on your board. When played, choose: you may rearrange the cards on your board; or you may discard up to 2 cards.
card-illusionist = Illusionist
    .about = When hired or dismissed: you may rearrange the cards on your board. When played, choose: you may rearrange the cards on your board; or you may discard up to 2 cards.
card-jeweller = Jeweller
    .about = When hired or dismissed: gain 1 virtue. After each of your trades: gain 1 virtue.
card-lookout = Lookout
    .about = When hired or dismissed: shuffle your discard pile into your draw pile. When played, choose: hire any visible townsfolk for free; or you may destroy 1 card.
card-mason = Mason
    .about = When hired or dismissed: you may rearrange the cards on your board. When constructing, every 2 silver you spend count as 1 builder.
card-meddler = Meddler
    .about = When hired or dismissed: gain 1 corruption. When it drops off: gain 1 debt and 1 deed.
card-miner = Miner
    .about = When hired or dismissed: gain 1 virtue. When played: gain 1 virtue.
card-missionary_1 = Missionary I
    .about = When hired or dismissed: you may discard 1 card. When it drops off: gain 2 ink.
card-missionary_2 = Missionary II
    .about = When hired or dismissed: you may discard 1 card. When played: gain 1 ink.
card-overseer_1 = Overseer I
    .about = When hired or dismissed: you may rearrange the cards on your board. After you place workers, choose: you may destroy 1 card; or you may discard 1 card.
card-overseer_2 = Overseer II
    .about = When hired or dismissed: gain 1 virtue. After you place workers: gain 1 virtue.
card-pastor = Pastor
    .about = When hired or dismissed: you may rearrange the cards on your board. When played, choose: you may rearrange the cards on your board; or you may discard up to 2 cards.
card-patron_1 = Patron I
    .about = When hired or dismissed: you may discard 1 card. When it drops off: gain 2 gold.
card-patron_2 = Patron II
    .about = When hired or dismissed: you may discard 1 card. When played: gain 1 gold.
card-peddler_1 = Peddler I
    .about = When hired or dismissed: gain 1 virtue. Whenever any player resolves a collision: gain 1 ink.
card-peddler_2 = Peddler II
    .about = When hired or dismissed: gain 1 virtue. Whenever any player resolves a collision: gain 1 gold.
card-peddler_3 = Peddler III
    .about = When hired or dismissed: gain 1 virtue. Whenever any player resolves a collision: gain 1 stone.
card-peddler_4 = Peddler IV
    .about = When hired or dismissed: you may discard 1 card. Whenever any player resolves a collision: gain 2 silver.
card-pickpocket = Pickpocket
    .about = When hired or dismissed: you may discard 1 card. When played, choose: you may destroy 1 card; or gain 2 silver.
card-priest = Priest
    .about = When hired or dismissed: you may discard 1 card. When transcribing, one ink you spend (only one) counts as 2 clerics.
card-princess = Princess
    .about = When hired or dismissed: gain 1 virtue. When played: gain 1 virtue.
card-racketeer_1 = Racketeer I
    .about = When hired or dismissed: shuffle your discard pile into your draw pile. Whenever you gain a debt, choose: you may destroy 1 card; or you may discard 1 card.
card-racketeer_2 = Racketeer II
    .about = When hired or dismissed: shuffle your discard pile into your draw pile. Whenever you gain a debt, choose: you may rearrange the cards on your board; or you may discard 1 card.
card-scoundrel_1 = Scoundrel I
    .about = When hired or dismissed: you may discard 1 card. When played: gain 1 gold.
card-scoundrel_2 = Scoundrel II
    .about = When hired or dismissed: you may discard 1 card. When played: gain 1 ink.
card-scoundrel_3 = Scoundrel III
    .about = When hired or dismissed: you may discard 1 card. When played: gain 1 stone.
card-sculptor = Sculptor
    .about = When hired or dismissed: you may discard 1 card. When constructing, one stone you spend (only one) counts as 2 builders.
card-stonecutter_1 = Stonecutter I
    .about = When hired or dismissed: you may discard 1 card. When it drops off: gain 2 stone.
card-stonecutter_2 = Stonecutter II
    .about = When hired or dismissed: you may discard 1 card. When played: gain 1 stone.
card-strongman = Strongman
    .about = When hired or dismissed: gain 1 virtue. When constructing, every 2 merchants you have count as 1 builder.
card-swindler_1 = Swindler I
    .about = When hired or dismissed: gain 1 corruption. When it drops off: gain 2 stone.
card-swindler_2 = Swindler II
    .about = When hired or dismissed: gain 1 corruption. When it drops off: gain 2 gold.
card-swindler_3 = Swindler III
    .about = When hired or dismissed: gain 1 corruption. When it drops off: gain 2 ink.
card-tinker_1 = Tinker I
    .about = When hired or dismissed: gain 1 virtue. When it drops off: gain 1 stone.
card-tinker_2 = Tinker II
    .about = When hired or dismissed: gain 1 virtue. When it drops off: gain 1 gold.
card-tinker_3 = Tinker III
    .about = When hired or dismissed: gain 1 virtue. When it drops off: gain 1 ink.
card-traitor = Traitor
    .about = When hired or dismissed: shuffle your discard pile into your draw pile. When played: gain 1 resource of your choice.
card-traitor_1 = Traitor
    .about = When hired or dismissed: shuffle your discard pile into your draw pile. When it drops off: gain 1 resource of your choice.
card-traveller = Traveller
    .about = When hired or dismissed: gain 1 virtue. When transcribing, every 2 merchants you have count as 1 cleric.
card-trickster = Trickster
    .about = When hired or dismissed: gain 1 corruption. When it drops off: flip 1 debt or 1 deed.
card-vicar = Vicar
    .about = When hired or dismissed: gain 1 virtue. When played, choose: you may destroy 1 card; or you may discard 1 card.
card-watchman = Watchman
    .about = When hired or dismissed: shuffle your discard pile into your draw pile. When it drops off, choose: hire any visible townsfolk for free; or you may destroy 1 card.
card-woodcutter_1 = Woodcutter I
    .about = When hired or dismissed: gain 1 virtue. After you construct a building: gain 1 virtue.
card-woodcutter_2 = Woodcutter II
    .about = When hired or dismissed: you may rearrange the cards on your board. After you construct a building, choose: you may destroy 1 card; or you may discard 1 card.
printed-1-2 = Printed townsfolk of segment 1–2
    .about = When dismissed: gain 1 virtue. It cannot be hired.
printed-3-4 = Printed townsfolk of segment 3–4
    .about = When dismissed: gain 1 virtue. It cannot be hired.
printed-5-6 = Printed townsfolk of segment 5–6
    .about = When dismissed: gain 1 corruption. It cannot be hired.
printed-7-8 = Printed townsfolk of segment 7–8
    .about = When dismissed: gain 1 virtue. It cannot be hired.
printed-9-10 = Printed townsfolk of segment 9–10
    .about = When dismissed: gain 1 corruption. It cannot be hired.

tile-ms01 = Grey manuscript (3): flip 1 debt or 1 deed
    .about = Costs 3 clerics. At once: flip 1 debt or 1 deed.
tile-ms02 = Black manuscript (3): flip 1 debt or 1 deed
    .about = Costs 3 clerics. At once: flip 1 debt or 1 deed.
tile-ms03 = Blue manuscript (3): hire any visible townsfolk for free
    .about = Costs 3 clerics. At once: hire any visible townsfolk for free.
tile-ms04 = Yellow manuscript (3): flip 1 debt or 1 deed
    .about = Costs 3 clerics. At once: flip 1 debt or 1 deed.
tile-ms05 = Grey manuscript (3): hire any visible townsfolk for free
    .about = Costs 3 clerics. At once: hire any visible townsfolk for free.
tile-ms06 = Grey manuscript (6): 1 point per building you constructed
    .about = Costs 6 clerics. At the end: 1 point per building you constructed.
tile-ms07 = Grey manuscript (5): 1 point per 2 resources you hold
    .about = Costs 5 clerics. At the end: 1 point per 2 resources you hold.
tile-ms08 = Grey manuscript (5): 1 point per builder icon
    .about = Costs 5 clerics. At the end: 1 point per builder icon.
tile-ms09 = Grey manuscript (4): gain 2 stone
    .about = Costs 4 clerics. At once: gain 2 stone.
tile-ms10 = Grey manuscript (4): gain 1 deed
    .about = Costs 4 clerics. At once: gain 1 deed.
tile-ms11 = Grey manuscript (5): construct 1 workshop for free on any free spot
    .about = Costs 5 clerics. At once: construct 1 workshop for free on any free spot.
tile-ms12 = Grey manuscript (6): construct 1 trading post for free on any free spot
    .about = Costs 6 clerics. At once: construct 1 trading post for free on any free spot.
tile-ms13 = Black manuscript (4): gain 2 ink
    .about = Costs 4 clerics. At once: gain 2 ink.
tile-ms14 = Black manuscript (4): gain 2 virtue
    .about = Costs 4 clerics. At once: gain 2 virtue.
tile-ms15 = Black manuscript (5): 1 point per cleric icon
    .about = Costs 5 clerics. At the end: 1 point per cleric icon.
tile-ms16 = Black manuscript (6): 1 point per approved deed
    .about = Costs 6 clerics. At the end: 1 point per approved deed.
tile-ms17 = Black manuscript (6): 1 point per manuscript you own
    .about = Costs 6 clerics. At the end: 1 point per manuscript you own.
tile-ms18 = Black manuscript (5): take 1 visible manuscript of cost 3 or 4 for free
    .about = Costs 5 clerics. At once: take 1 visible manuscript of cost 3 or 4 for free.
tile-ms19 = Black manuscript (4): you may destroy up to 2 cards
    .about = Costs 4 clerics. At once: you may destroy up to 2 cards.
tile-ms20 = Black manuscript (5): flip 2 debts or deeds in any mix
    .about = Costs 5 clerics. At once: flip 2 debts or deeds in any mix.
tile-ms21 = Blue manuscript (6): 1 point per criminal icon
    .about = Costs 6 clerics. At the end: 1 point per criminal icon.
tile-ms22 = Blue manuscript (5): 1 point per 2 merchant icons
    .about = Costs 5 clerics. At the end: 1 point per 2 merchant icons.
tile-ms23 = Blue manuscript (5): 1 point per 3 silver you hold
    .about = Costs 5 clerics. At the end: 1 point per 3 silver you hold.
tile-ms24 = Blue manuscript (4): gain 4 silver
    .about = Costs 4 clerics. At once: gain 4 silver.
tile-ms25 = Blue manuscript (4): gain 2 resources of your choice
    .about = Costs 4 clerics. At once: gain 2 resources of your choice.
tile-ms26 = Blue manuscript (4): hire any visible townsfolk for free, then gain 1 virtue
    .about = Costs 4 clerics. At once: hire any visible townsfolk for free, then gain 1 virtue.
tile-ms27 = Blue manuscript (5): gain 1 deed, then flip 1 debt or 1 deed
    .about = Costs 5 clerics. At once: gain 1 deed, then flip 1 debt or 1 deed.
tile-ms28 = Blue manuscript (6): 1 point per 3 townsfolk cards you own
    .about = Costs 6 clerics. At the end: 1 point per 3 townsfolk cards you own.
tile-ms29 = Yellow manuscript (5): 1 point per noble icon
    .about = Costs 5 clerics. At the end: 1 point per noble icon.
tile-ms30 = Yellow manuscript (6): 1 point per paid debt
    .about = Costs 6 clerics. At the end: 1 point per paid debt.
tile-ms31 = Yellow manuscript (6): 1 point per 2 of your workers in the castle
    .about = Costs 6 clerics. At the end: 1 point per 2 of your workers in the castle.
tile-ms32 = Yellow manuscript (4): gain 2 gold
    .about = Costs 4 clerics. At once: gain 2 gold.
tile-ms33 = Yellow manuscript (4): place 2 workers for free in one first-tier section of your choice
    .about = Costs 4 clerics. At once: place 2 workers for free in one first-tier section of your choice.
tile-ms34 = Yellow manuscript (6): place 4 workers for free in one first-tier section of your choice
    .about = Costs 6 clerics. At once: place 4 workers for free in one first-tier section of your choice.
tile-ms35 = Yellow manuscript (5): flip 1 debt or 1 deed, then gain 1 resource of your choice
    .about = Costs 5 clerics. At once: flip 1 debt or 1 deed, then gain 1 resource of your choice.
tile-ms36 = Grey manuscript (3): gain 1 virtue
    .about = Costs 3 clerics. At once: gain 1 virtue.
tile-ms37 = Grey manuscript (7): construct 1 guildhall for free on any free spot
    .about = Costs 7 clerics. At once: construct 1 guildhall for free on any free spot.
tile-ms38 = Grey manuscript (4): construct 1 workshop for free on any free spot
    .about = Costs 4 clerics. At once: construct 1 workshop for free on any free spot.
tile-ms39 = Black manuscript (6): 1 point per 2 manuscripts you own
    .about = Costs 6 clerics. At the end: 1 point per 2 manuscripts you own.
tile-ms40 = Blue manuscript (3): gain 4 silver
    .about = Costs 3 clerics. At once: gain 4 silver.
tile-ms41 = Yellow manuscript (4): gain 2 virtue
    .about = Costs 4 clerics. At once: gain 2 virtue.
tile-ms42 = Yellow manuscript (3): gain 1 resource of your choice
    .about = Costs 3 clerics. At once: gain 1 resource of your choice.
book-1-2 = Printed book of segment 1–2: gain 1 deed
    .about = Costs 3 clerics; it cannot be taken.
book-3-4 = Printed book of segment 3–4: gain 2 resources of your choice
    .about = Costs 3 clerics; it cannot be taken.
book-5-6 = Printed book of segment 5–6: gain 1 resource of your choice and 1 virtue
    .about = Costs 3 clerics; it cannot be taken.
book-7-8 = Printed book of segment 7–8: gain 2 virtue
    .about = Costs 3 clerics; it cannot be taken.
book-9-10 = Printed book of segment 9–10: flip 1 debt or 1 deed
    .about = Costs 3 clerics; it cannot be taken.

start-1 = Player card 1
    .about = Start on space 1 with 1 stone, 2 ink, 8 silver, 2 deeds and 1 debt; then gain 1 virtue.
start-2 = Player card 2
    .about = Start on space 2 with 2 resources of your choice, 6 silver, 3 deeds and 1 debt; then flip 1 deed.
start-3 = Player card 3
    .about = Start on space 3 with 1 gold, 1 ink, 4 silver, 1 deed and 1 debt; then place 2 workers for free in one first-tier section of your choice.
start-4 = Player card 4
    .about = Start on space 4 with 2 gold, 7 silver, 2 deeds and 2 debts; then flip 1 debt.
start-5 = Player card 5
    .about = Start on space 5 with 1 ink, 2 silver, 1 deed and 1 debt; then take 1 visible manuscript of cost 3 or 4 for free.
start-6 = Player card 6
    .about = Start on space 6 with 1 ink, 1 stone, 6 silver, 2 deeds and 1 debt; then hire any visible townsfolk for free.
start-7 = Player card 7
    .about = Start on space 7 with 1 gold, 1 stone, 7 silver, 2 deeds and 1 debt; then gain 2 virtue.
start-8 = Player card 8
    .about = Start on space 8 with 1 resource of your choice, 1 silver, 1 deed and 1 debt; then construct 1 trading post for free on a spot beside your viscount.
start-9 = Player card 9
    .about = Start on space 9 with 2 stone, 5 silver, 1 deed and 1 debt; then you may destroy 1 of your cards before the first shuffle.
start-10 = Player card 10
    .about = Start on space 10 with 1 stone, 1 gold, 1 ink, 10 silver, 1 deed and 2 debts; then gain 2 corruption.

segment-1-2 = Segment 1–2
space-1 = space 1
    .about = Outer road: trade and build here.
    .acc = space 1
space-2 = space 2
    .about = Outer road: trade and build here.
    .acc = space 2
space-1-2 = the inner space 1–2
    .about = Inner road: place workers and transcribe here.
    .acc = the inner space 1–2
segment-3-4 = Segment 3–4
space-3 = space 3
    .about = Outer road: trade and build here.
    .acc = space 3
space-4 = space 4
    .about = Outer road: trade and build here.
    .acc = space 4
space-3-4 = the inner space 3–4
    .about = Inner road: place workers and transcribe here.
    .acc = the inner space 3–4
segment-5-6 = Segment 5–6
space-5 = space 5
    .about = Outer road: trade and build here.
    .acc = space 5
space-6 = space 6
    .about = Outer road: trade and build here.
    .acc = space 6
space-5-6 = the inner space 5–6
    .about = Inner road: place workers and transcribe here.
    .acc = the inner space 5–6
segment-7-8 = Segment 7–8
space-7 = space 7
    .about = Outer road: trade and build here.
    .acc = space 7
space-8 = space 8
    .about = Outer road: trade and build here.
    .acc = space 8
space-7-8 = the inner space 7–8
    .about = Inner road: place workers and transcribe here.
    .acc = the inner space 7–8
segment-9-10 = Segment 9–10
space-9 = space 9
    .about = Outer road: trade and build here.
    .acc = space 9
space-10 = space 10
    .about = Outer road: trade and build here.
    .acc = space 10
space-9-10 = the inner space 9–10
    .about = Inner road: place workers and transcribe here.
    .acc = the inner space 9–10

site-a-1-2 = spot A of segment 1–2
    .about = Left bank. When built on: gain 1 ink. Link to the next spot clockwise: gain 1 virtue.
site-b-1-2 = spot B of segment 1–2
    .about = Left bank. When built on: hire any visible townsfolk for free. No link to the next spot.
site-c-1-2 = spot C of segment 1–2
    .about = Left bank. When built on: gain 1 resource of your choice. Link to the next spot clockwise: gain 1 debt.
site-d-1-2 = spot D of segment 1–2
    .about = Right bank. When built on: flip 1 debt or 1 deed. Link to the next spot clockwise: you may move 1 of your workers to a neighbouring section of the first tier.
site-e-1-2 = spot E of segment 1–2
    .about = Right bank. When built on: you may destroy 1 card. Link to the next spot clockwise: gain 1 virtue.
site-a-3-4 = spot A of segment 3–4
    .about = Left bank. When built on: gain 1 ink. Link to the next spot clockwise: gain 2 silver.
site-b-3-4 = spot B of segment 3–4
    .about = Left bank. When built on: gain 1 stone. Link to the next spot clockwise: gain 1 debt.
site-c-3-4 = spot C of segment 3–4
    .about = Right bank. When built on: gain 1 deed. No link to the next spot.
site-d-3-4 = spot D of segment 3–4
    .about = Right bank. When built on: hire any visible townsfolk for free. Link to the next spot clockwise: you may destroy 1 card.
site-e-3-4 = spot E of segment 3–4
    .about = Right bank. When built on: flip 1 debt or 1 deed. Link to the next spot clockwise: gain 1 gold.
site-a-5-6 = spot A of segment 5–6
    .about = Left bank. When built on: gain 1 virtue. Link to the next spot clockwise: flip 1 debt or 1 deed.
site-b-5-6 = spot B of segment 5–6
    .about = Left bank. When built on: gain 1 gold. Link to the next spot clockwise: gain 1 virtue.
site-c-5-6 = spot C of segment 5–6
    .about = Right bank. When built on: you may rearrange the cards on your board. No link to the next spot.
site-d-5-6 = spot D of segment 5–6
    .about = Right bank. When built on: flip 1 debt or 1 deed. Link to the next spot clockwise: gain 1 virtue.
site-e-5-6 = spot E of segment 5–6
    .about = Right bank. When built on: gain 1 stone. Link to the next spot clockwise: hire any visible townsfolk for free.
site-a-7-8 = spot A of segment 7–8
    .about = Left bank. When built on: gain 1 deed. No link to the next spot.
site-b-7-8 = spot B of segment 7–8
    .about = Left bank. When built on: gain 1 ink. Link to the next spot clockwise: hire any visible townsfolk for free.
site-c-7-8 = spot C of segment 7–8
    .about = Left bank. When built on: you may destroy 1 card. Link to the next spot clockwise: you may move 1 of your workers to a neighbouring section of the first tier.
site-d-7-8 = spot D of segment 7–8
    .about = Right bank. When built on: gain 1 resource of your choice. Link to the next spot clockwise: gain 1 virtue.
site-e-7-8 = spot E of segment 7–8
    .about = Right bank. When built on: gain 1 gold. Link to the next spot clockwise: gain 1 ink.
site-a-9-10 = spot A of segment 9–10
    .about = Left bank. When built on: you may rearrange the cards on your board. Link to the next spot clockwise: gain 2 silver.
site-b-9-10 = spot B of segment 9–10
    .about = Left bank. When built on: flip 1 debt or 1 deed. Link to the next spot clockwise: gain 1 deed.
site-c-9-10 = spot C of segment 9–10
    .about = Right bank. When built on: gain 1 gold. Link to the next spot clockwise: gain 1 virtue.
site-d-9-10 = spot D of segment 9–10
    .about = Right bank. When built on: gain 1 deed. No link to the next spot.
site-e-9-10 = spot E of segment 9–10
    .about = Right bank. When built on: gain 1 resource of your choice. Link to the next spot clockwise: you may move 1 of your workers to a neighbouring section of the first tier.
site-a2-1-2 = spot A of segment 1–2
    .about = Left bank. When built on: gain 1 gold. Link to the next spot clockwise: gain 1 virtue.
site-b2-1-2 = spot B of segment 1–2
    .about = Left bank. When built on: hire any visible townsfolk for free. No link to the next spot.
site-c2-1-2 = spot C of segment 1–2
    .about = Right bank. When built on: flip 1 debt or 1 deed. Link to the next spot clockwise: gain 1 ink.
site-d2-1-2 = spot D of segment 1–2
    .about = Right bank. When built on: you may destroy 1 card. Link to the next spot clockwise: you may move 1 of your workers to a neighbouring section of the first tier.
site-a2-3-4 = spot A of segment 3–4
    .about = Left bank. When built on: gain 1 ink. Link to the next spot clockwise: gain 2 silver.
site-b2-3-4 = spot B of segment 3–4
    .about = Left bank. When built on: gain 1 stone. No link to the next spot.
site-c2-3-4 = spot C of segment 3–4
    .about = Right bank. When built on: hire any visible townsfolk for free. Link to the next spot clockwise: gain 1 virtue.
site-d2-3-4 = spot D of segment 3–4
    .about = Right bank. When built on: you may destroy 1 card. Link to the next spot clockwise: gain 1 gold.
site-a2-5-6 = spot A of segment 5–6
    .about = Left bank. When built on: gain 1 virtue. No link to the next spot.
site-b2-5-6 = spot B of segment 5–6
    .about = Left bank. When built on: gain 1 ink. Link to the next spot clockwise: gain 1 virtue.
site-c2-5-6 = spot C of segment 5–6
    .about = Right bank. When built on: gain 1 deed. No link to the next spot.
site-d2-5-6 = spot D of segment 5–6
    .about = Right bank. When built on: gain 1 stone. Link to the next spot clockwise: gain 1 virtue.
site-a2-7-8 = spot A of segment 7–8
    .about = Left bank. When built on: gain 1 deed. No link to the next spot.
site-b2-7-8 = spot B of segment 7–8
    .about = Left bank. When built on: you may destroy 1 card. Link to the next spot clockwise: you may move 1 of your workers to a neighbouring section of the first tier.
site-c2-7-8 = spot C of segment 7–8
    .about = Right bank. When built on: flip 1 debt or 1 deed. Link to the next spot clockwise: gain 1 debt.
site-d2-7-8 = spot D of segment 7–8
    .about = Right bank. When built on: gain 1 gold. Link to the next spot clockwise: gain 1 virtue.
site-a2-9-10 = spot A of segment 9–10
    .about = Left bank. When built on: flip 1 debt or 1 deed. No link to the next spot.
site-b2-9-10 = spot B of segment 9–10
    .about = Left bank. When built on: you may rearrange the cards on your board. Link to the next spot clockwise: gain 1 deed.
site-c2-9-10 = spot C of segment 9–10
    .about = Right bank. When built on: gain 1 resource of your choice. Link to the next spot clockwise: gain 1 stone.
site-d2-9-10 = spot D of segment 9–10
    .about = Right bank. When built on: gain 1 virtue. Link to the next spot clockwise: you may rearrange the cards on your board.

section-a = A
    .about = Entering the second tier here: gain 1 ink and 1 stone.
section-b = B
    .about = Entering the second tier here: flip 1 debt or 1 deed.
section-c = C
    .about = Entering the second tier here, choose: gain 1 gold; or you may move 1 of your workers to a neighbouring section of the first tier.
section-d = D
    .about = Entering the second tier here, choose: hire any visible townsfolk for free; or you may destroy 1 card.
section-e = E
    .about = Entering the second tier here: gain 2 virtue.
house-trading_post_1 = Trading post 1
    .about = You may move 1 space further for free.
house-trading_post_2 = Trading post 2
    .about = Dismissing any townsfolk costs you 1 silver.
house-trading_post_3 = Trading post 3
    .about = 2 permanent merchant icons.
house-guildhall_1 = Guildhall 1
    .about = 1 permanent builder icon.
house-guildhall_2 = Guildhall 2
    .about = 1 permanent noble icon.
house-guildhall_3 = Guildhall 3
    .about = 1 permanent cleric icon.
house-workshop_1 = Workshop 1
    .about = Whenever you hire, you may discard 1 card.
house-workshop_2 = Workshop 2
    .about = At any player’s collision: 1 virtue if no criminal lies on your board.
house-workshop_3 = Workshop 3
    .about = Your hand limit is 1 higher.
opponent-guildhall_1 = Guildhall 1
    .about = A permanent icon, the first of its board.
opponent-guildhall_2 = Guildhall 2
    .about = A permanent icon, the second of its board.
opponent-guildhall_3 = Guildhall 3
    .about = A permanent icon, the third of its board.
opponent-trading_post_1 = Trading post 1
    .about = Once, right away: a future scheme.
opponent-trading_post_2 = Trading post 2
    .about = When it resolves its collision without criminals: it flips a debt.
opponent-trading_post_3 = Trading post 3
    .about = Whenever it flips a card: it dismisses the townsfolk beside its viscount.
opponent-workshop_1 = Workshop 1
    .about = Whenever it takes a future scheme: it dismisses the townsfolk beside its viscount.
opponent-workshop_2 = Workshop 2
    .about = Whenever it shuffles: 1 virtue.
opponent-workshop_3 = Workshop 3
    .about = Whenever it shuffles: 1 corruption.
bonus-black = the clergy bonus card (black)
    .about = 3 points and a permanent icon: cleric. For the first player with three manuscripts of this ribbon.
bonus-blue = the clergy bonus card (blue)
    .about = 3 points and a permanent icon: merchant. For the first player with three manuscripts of this ribbon.
bonus-grey = the clergy bonus card (grey)
    .about = 3 points and a permanent icon: builder. For the first player with three manuscripts of this ribbon.
bonus-yellow = the clergy bonus card (yellow)
    .about = 3 points and a permanent icon: noble. For the first player with three manuscripts of this ribbon.

scheme-starting_builder_noble = Starting scheme “builder and noble”
    .about = Gain 1 resource of its choice; move 1; construct a building; else pursue its board’s aim; else gain 1 debt, flip a deed.
scheme-starting_noble = Starting scheme “noble”
    .about = Dismiss the townsfolk beside its viscount; move 2; place workers; else flip a debt or a deed, gain 1 virtue.
scheme-starting_criminal_a = Starting scheme “criminal A”
    .about = Gain 1 corruption for each criminal icon, take the top future scheme; move 1; pursue its board’s aim; else gain 1 deed, flip a debt.
scheme-starting_builder_cleric = Starting scheme “builder and cleric”
    .about = Gain 1 resource of its choice; move 1; transcribe a manuscript; else pursue its board’s aim; else gain 1 deed, flip a debt.
scheme-starting_cleric_noble = Starting scheme “cleric and noble”
    .about = Gain 1 resource of its choice; move 1; place workers; else pursue its board’s aim; else gain 1 debt, flip a deed.
scheme-starting_builder = Starting scheme “builder”
    .about = Dismiss the townsfolk beside its viscount; move 2; construct a building; else flip a debt or a deed, gain 1 virtue.
scheme-starting_cleric = Starting scheme “cleric”
    .about = Dismiss the townsfolk beside its viscount; move 2; transcribe a manuscript; else flip a debt or a deed, gain 1 virtue.
scheme-starting_criminal_b = Starting scheme “criminal B”
    .about = Gain 1 corruption for each criminal icon, take the top future scheme; move 3; pursue its board’s aim; else gain 1 debt, flip a deed.
scheme-future_cleric = Future scheme “cleric”
    .about = Gain 1 virtue, dismiss the townsfolk beside its viscount; move 4; transcribe a manuscript; else place workers; else gain 1 deed and 1 debt.
scheme-future_builder = Future scheme “builder”
    .about = Gain 1 virtue, dismiss the townsfolk beside its viscount; move 4; construct a building; else transcribe a manuscript; else gain 1 deed and 1 debt.
scheme-future_noble = Future scheme “noble”
    .about = Gain 1 virtue, dismiss the townsfolk beside its viscount; move 4; place workers; else construct a building; else gain 1 deed and 1 debt.
scheme-future_builder_noble = Future scheme “builder and noble”
    .about = Gain 2 resources of its choice; move 2; construct a building; else place workers; else flip a debt or a deed, gain 1 virtue.
scheme-future_builder_noble_2 = Future scheme “builder and noble”
    .about = Gain 2 resources of its choice; move 2; place workers; else pursue its board’s aim; else gain 1 deed, flip a debt.
scheme-future_builder_cleric = Future scheme “builder and cleric”
    .about = Gain 2 resources of its choice; move 2; transcribe a manuscript; else construct a building; else flip a debt or a deed, gain 1 virtue.
scheme-future_builder_cleric_2 = Future scheme “builder and cleric”
    .about = Gain 2 resources of its choice; move 2; construct a building; else pursue its board’s aim; else gain 1 debt, flip a deed.
scheme-future_cleric_noble = Future scheme “cleric and noble”
    .about = Gain 2 resources of its choice; move 2; place workers; else transcribe a manuscript; else flip a debt or a deed, gain 1 virtue.
scheme-future_cleric_noble_2 = Future scheme “cleric and noble”
    .about = Gain 2 resources of its choice; move 2; transcribe a manuscript; else pursue its board’s aim; else gain 1 debt, flip a deed.
scheme-future_criminal_a = Future scheme “two criminals A”
    .about = Gain 1 corruption for each criminal icon, gain 1 resource of its choice; move 3; pursue its board’s aim; else gain 1 deed, flip a deed.
scheme-future_criminal_b = Future scheme “two criminals B”
    .about = Gain 1 corruption for each criminal icon, dismiss the townsfolk beside its viscount; move 1; pursue its board’s aim; else gain 1 debt, flip a debt.
opponent-cleric = The cleric
    .within = the cleric
    .aim = Aims to transcribe manuscripts. It collects, in this order: ink (up to 6), stone (up to 4), gold.
    .about = { opponent-cleric.aim } Guildhall icons: cleric, builder, noble.
opponent-builder = The builder
    .within = the builder
    .aim = Aims to construct buildings. It collects, in this order: stone (up to 6), gold (up to 4), ink.
    .about = { opponent-builder.aim } Guildhall icons: builder, noble, cleric.
opponent-noble = The noble
    .within = the noble
    .aim = Aims to place workers. It collects, in this order: gold (up to 6), ink (up to 4), stone.
    .about = { opponent-noble.aim } Guildhall icons: noble, cleric, builder.
opponent-cards = The card collector
    .within = the card collector
    .aim = Aims to flip two cards. All resources are the same to it.
    .about = { opponent-cards.aim } Guildhall icons: builder, noble, cleric.

# --- a turn in short

gist-no-action = No action
gist-flip-debt = Debt paid
gist-flip-deed = Deed approved

# What to know before one chooses
warn-last-round = This is the last round.
warn-round-before-last = The next round is the last.

# The box: which of its values come from where
fact-cost = the cost
fact-icons = the icons
fact-top = the effect when hired or dismissed
fact-timing = when it works
fact-ability = the ability
fact-converts = what counts as icons
fact-ribbon = the ribbon
fact-instant = the effect at once
fact-points_for = what it gives points for
fact-per = how many of it make a point
fact-start_tiles = which five have grey backs and start on the piles
fact-effect = the effect
fact-link = the effect of the line to the next spot
fact-exchange = the exchange
fact-gain = the goods at the start
fact-extra = what else it gives
fact-first = what happens first
fact-move = the steps
fact-last = the last row
fact-start = the goods at the start
fact-slot_icons = the icons on its second and third slot
fact-guildhall_icons = the icons of its guildhalls
fact-removed = the schemes it puts aside
fact-reward = the reward
fact-icon = the icon
fact-pays = what a collision pays
box-tile = { NAME($ribbon) } manuscript ({ $cost })
facts-effect = “nothing”; or “gain 2 ink” (silver, stone, gold, any, debt, deed, virtue, corruption), “flip 1 either” (debt, deed), hire, discard 1, destroy 1, rearrange, reshuffle, castle move, workers 2, build workshop (trading_post, guildhall), copy; or two of these with “then” or “or” between them
facts-extra = { $effect }; or “build trading_post here”, “destroy own”
facts-scheme = { $effect }; or act build (workers, transcribe), focus, scheme, dismiss, corruption per criminal
facts-goods = goods such as “gain 2 ink 6 silver 1 debt” (silver, ink, stone, gold, any, debt, deed)
facts-converts = “nothing”; or pairs, two_silver, double or any_resource, and one of build, workers, transcribe, as in “pairs build”
facts-four-icons = a different icon on each of the four cards
facts-converting = “converts” belongs to cards whose timing is “converts”, and only to them
timing-none = no ability
timing-instant = when played
timing-dropoff = when it drops off
timing-after_trade = after trading
timing-after_build = after constructing
timing-after_workers = after placing workers
timing-after_transcribe = after transcribing
timing-on_flip_debt = when a debt of yours is flipped
timing-on_gain_debt = when you gain a debt
timing-on_collision = at a collision
timing-converts = as long as it lies on your board
counted-nothing = nothing
counted-buildings = buildings
counted-resources = resources
counted-builder = builder icons
counted-cleric = cleric icons
counted-approved = approved deeds
counted-manuscripts = manuscripts
counted-criminal = criminal icons
counted-merchant = merchant icons
counted-silver = silver
counted-cards = cards
counted-noble = noble icons
counted-paid = paid debts
counted-workers = workers in the castle
ribbon-grey = Grey
ribbon-black = Black
ribbon-blue = Blue
ribbon-yellow = Yellow
amount-silver = { $count } silver
amount-ink = { $count } ink
amount-stone = { $count } stone
amount-gold = { $count } gold
amount-any = { $count ->
        [one] a resource
       *[other] { $count } resources
    } of your choice
amount-debt = { $count ->
        [one] a debt
       *[other] { $count } debts
    }
amount-deed = { $count ->
        [one] a deed
       *[other] { $count } deeds
    }
amount-virtue = { $count } virtue
amount-corruption = { $count } corruption
colour-grey = grey
colour-black = black
colour-blue = blue
colour-yellow = yellow
box-icon = { NAME($icon, case: "one") }
box-else = { $first }, or else { $rest }
box-book = Printed book of segment { $low }–{ $high }: { $effect }
box-section = Entering the second tier here: { $effect }.
box-start = Start on space { $space } and { $gain }; then { $extra }.
box-start-only = Start on space { $space } and { $gain }.
box-bonus = 3 points and a permanent icon: { NAME($icon, case: "one") }. For the first player with three manuscripts of this ribbon.
box-opponent = { NAME($whose, case: "aim") } Guildhall icons: { NAME($icons) }.
box-track = { NAME($whose, case: "way") } A collision pays, on spaces 1 to 7: { $pays }.
converts-pairs = { $action ->
    [build] when constructing, every 2 merchants you have count as 1 builder
    [workers] when placing workers, every 2 merchants you have count as 1 noble
   *[transcribe] when transcribing, every 2 merchants you have count as 1 cleric
}
converts-two_silver = { $action ->
    [build] when constructing, every 2 silver you spend count as 1 builder
    [workers] when placing workers, every 2 silver you spend count as 1 noble
   *[transcribe] when transcribing, every 2 silver you spend count as 1 cleric
}
converts-double = { $action ->
    [build] when constructing, one stone you spend (only one) counts as 2 builders
    [workers] when placing workers, one gold you spend (only one) counts as 2 nobles
   *[transcribe] when transcribing, one ink you spend (only one) counts as 2 clerics
}
converts-any_resource = { $action ->
    [build] when constructing, each ink or gold you spend also counts as 1 builder
    [workers] when placing workers, each ink or stone you spend also counts as 1 noble
   *[transcribe] when transcribing, each gold or stone you spend also counts as 1 cleric
}
