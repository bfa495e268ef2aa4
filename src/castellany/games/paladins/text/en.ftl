# Paladins of the West Kingdom

game-paladins = Paladins of the West Kingdom
    .short = Paladins
    .about = Seven rounds of workers, walls and faith in West Francia.
opponent = The opponent
    .within = the opponent

# Table options
option-level = Level of the solo opponent
    .about = Only for one person: how many workshops the opponent begins with.
option-level-easy = Easy
    .about = One workshop at the start.
option-level-standard = Standard
    .about = Three workshops at the start.
option-level-hard = Hard
    .about = Five workshops at the start.
option-strict_supply = Strict supply
    .about = A worker whose colour has run out in the main supply is not gained.
option-paid_architects = Architect pays for paid developing only
    .about = A free Develop from a king’s favour does not pay Architects.
option-hunter_errands = Hunter counts errands
    .about = The Hunter counts townsfolk sent on errands as well as those hired.

# Workers
worker = Worker
worker-labourer = labourer
    .about = White worker, for clear slots only.
worker-scout = scout
    .about = Green worker: Hunt, Commission, Fortify, Attack.
worker-merchant = merchant
    .about = Blue worker: Trade, Fortify, Garrison, Absolve.
worker-fighter = fighter
    .about = Red worker: Recruit, Garrison, Attack, Convert.
worker-cleric = cleric
    .about = Black worker: Pray, Commission, Absolve, Convert.
worker-criminal = criminal
    .about = Purple worker, wild: stands on any slot. Gaining one brings a suspicion card.
worker-any = any worker
    .about = A clear slot takes a worker of any colour.

# Attributes
attribute-faith = Faith
    .about = Needed to commission monks and to convert; gained by Garrison and Absolve.
attribute-strength = Strength
    .about = Needed to garrison outposts and to attack; gained by Fortify and Convert.
attribute-influence = Influence
    .about = Needed to fortify and to absolve; gained by Commission and Attack.

# Actions
action-develop = Develop
    .about = Two workers and 4 silver: move a workshop onto a right-hand action and gain the worker under it.
action-recruit = Recruit
    .about = One worker: send a townsfolk on an errand. Two, one of them a fighter: hire one for good.
action-pray = Pray
    .about = A cleric and 2 silver: clear all workers from one other action of your board.
action-conspire = Conspire
    .about = One worker: gain a criminal, and with it a suspicion card.
action-hunt = Hunt
    .about = One worker: 1 provision. Two, one of them a scout: 3 provisions.
action-trade = Trade
    .about = One worker: 1 silver. Two, one of them a merchant: 3 silver.
action-commission = Commission
    .about = Scout, any worker, cleric and provisions: a monk to a region within your faith; 1 influence and the reward of the space.
action-fortify = Fortify
    .about = Merchant, any worker, scout and provisions, with enough influence: a wall with its rewards, at least 1 strength.
action-garrison = Garrison
    .about = Merchant, any worker, fighter and provisions: an outpost to a region within your strength; 1 faith and the reward of the space.
action-absolve = Absolve
    .about = Cleric, any worker, merchant and silver, with enough influence: a jar onto a space; gain 1 faith and the reward of the space, and discard a suspicion card.
action-attack = Attack
    .about = Scout, any worker, fighter: the rewards at the top of an outsider, at least 1 influence. Silver makes up for missing strength.
action-convert = Convert
    .about = Fighter, any worker, cleric and silver: an outsider within your faith; strength now, points at the end.
action-favour = King’s favour
    .about = The opponent uses an open king’s favour.
action-order = King’s order
    .about = The opponent takes an action that an open king’s order asks for.
action-rest = Rest
    .about = The opponent moves its marker once, and once more for each worker left; that ends its round.

# Paladins
paladin-anseis = Anséis
    .ability = Fortify without provisions
    .does = influence +3, faith +1; { paladin-anseis.ability }
    .about = Influence +3, faith +1. This round Fortify costs no provisions.
paladin-berengier = Bérengier
    .ability = Garrison without provisions
    .does = strength +3, influence +1; { paladin-berengier.ability }
    .about = Strength +3, influence +1. This round Garrison costs no provisions.
paladin-engelier = Engelier
    .ability = each Attack: 2 silver
    .does = strength +3, faith +1; { paladin-engelier.ability }
    .about = Strength +3, faith +1. Each Attack this round also gives 2 silver.
paladin-gerier = Gérier
    .ability = Convert without silver
    .does = faith +3, influence +1; { paladin-gerier.ability }
    .about = Faith +3, influence +1. This round Convert costs no silver.
paladin-gerin = Gérin
    .ability = each Conspire: 2 silver
    .does = influence +4; { paladin-gerin.ability }
    .about = Influence +4. Each Conspire this round also gives 2 silver.
paladin-girard = Girard
    .ability = each Hunt: 2 more provisions
    .does = influence +2, faith +2; { paladin-girard.ability }
    .about = Influence +2, faith +2. Each Hunt this round gives 2 more provisions.
paladin-ivon = Ivon
    .ability = Commission without provisions
    .does = faith +3, strength +1; { paladin-ivon.ability }
    .about = Faith +3, strength +1. This round Commission costs no provisions.
paladin-ivoire = Ivoire
    .ability = Absolve without silver
    .does = influence +3, strength +1; { paladin-ivoire.ability }
    .about = Influence +3, strength +1. This round Absolve costs no silver.
paladin-oliver = Oliver
    .ability = Pray without silver
    .does = faith +4; { paladin-oliver.ability }
    .about = Faith +4. This round the action Pray costs no silver.
paladin-otton = Otton
    .ability = each Trade: 2 more silver
    .does = strength +2, faith +2; { paladin-otton.ability }
    .about = Strength +2, faith +2. Each Trade this round gives 2 more silver.
paladin-roland = Roland
    .ability = Recruit without silver
    .does = strength +4; { paladin-roland.ability }
    .about = Strength +4. This round Recruit costs no silver.
paladin-samson = Samson
    .ability = Develop for 2 silver less
    .does = influence +2, strength +2; { paladin-samson.ability }
    .about = Influence +2, strength +2. This round Develop costs 2 silver less.

# Townsfolk
townsfolk-abbot = Abbot
    .when = each Absolve
    .about = Pays each time you take Absolve.
townsfolk-acolyte = Acolyte
    .when = each Commission
    .about = Pays each time you take Commission.
townsfolk-architect = Architect
    .when = each Develop
    .about = Pays each time you take Develop.
townsfolk-defender = Defender
    .when = each Attack
    .about = Pays each time you take Attack.
townsfolk-gatekeeper = Gatekeeper
    .when = each Fortify
    .about = Pays each time you take Fortify.
townsfolk-missionary = Missionary
    .when = each Convert
    .about = Pays each time you take Convert.
townsfolk-watchman = Watchman
    .when = each Garrison
    .about = Pays each time you take Garrison.
townsfolk-debt-collector = Debt Collector
    .when = each debt paid
    .about = Gives a worker each time you pay a debt.
townsfolk-peddler = Peddler
    .when = each inquisition with 2 or more suspicion cards
    .about = Pays at each inquisition if you have two or more suspicion cards.
townsfolk-squire = Squire
    .when = each inquisition without suspicion
    .about = Raises an attribute at each inquisition if you have no suspicion.
townsfolk-conspirator = Conspirator
    .when = each inquisition
    .about = Discards one of your suspicion cards at each inquisition.

# Outsiders
outsider-adventurer = Adventurer
    .about = Converted: 1 VP for every two commissions.
outsider-archer = Archer
    .about = Converted: 1 VP for every two garrisons.
outsider-guardian = Guardian
    .about = Converted: 1 VP for every two workshops moved.
outsider-hunter = Hunter
    .about = Converted: 1 VP for every two townsfolk hired.
outsider-lookout = Lookout
    .about = Converted: 1 VP for every two walls.
outsider-vigilante = Vigilante
    .about = Converted: 1 VP for every two absolutions.
outsider-armourer = Armourer
    .about = Converted: 1 VP for every four points of strength.
outsider-marauder = Marauder
    .about = Converted: 1 VP for every four points of influence.
outsider-warrior = Warrior
    .about = Converted: 1 VP for every four points of faith.
outsider-assassin = Assassin
    .about = Converted: 1 VP for each Saracen you attacked.
outsider-barbarian = Barbarian
    .about = Converted: 1 VP for each Byzantine you attacked.
outsider-invader = Invader
    .about = Converted: 1 VP for each Viking you attacked.
outsider-champion = Champion
    .about = Converted: 1 VP, and 1 more for each king’s order you fulfil.
outsider-mercenary = Mercenary
    .about = Converted: 1 VP, and 1 more for each Mercenary you converted, this one included.
outsider-protector = Protector
    .about = Converted: 1 VP for each paid debt.
outsider-thief = Thief
    .about = Converted: 1 VP for each suspicion card you have.
outsider-traitor = Traitor
    .about = Converted: each unpaid debt costs you 1 VP less.
culture-viking = Viking
    .about = One of the three cultures of outsiders; the Invader counts attacked Vikings.
culture-byzantine = Byzantine
    .about = One of the three cultures of outsiders; the Barbarian counts attacked Byzantines.
culture-saracen = Saracen
    .about = One of the three cultures of outsiders; the Assassin counts attacked Saracens.

# King’s favours and orders
favour-recruit = Royal Recruiter
    .does = a free recruit
    .about = With a scout: hire one townsfolk of the row for nothing.
favour-penance = Penance
    .does = discard a suspicion card, take 2 tax
    .about = With a cleric: discard a suspicion card and take 2 tax.
favour-gang = Gang
    .does = 2 criminals
    .about = With any worker: gain 2 criminals, and a suspicion card for each.
favour-attribute = Tutor
    .does = for 3 silver: faith, influence or strength +1
    .about = With a criminal and for 3 silver: raise faith, influence or strength by 1.
favour-clemency = Clemency
    .does = for 1 silver: pay a debt or discard 2 suspicion cards
    .about = With a fighter and for 1 silver: pay a debt, or discard 2 suspicion cards.
favour-loan = Loan
    .does = for a debt: 1 scout, 1 merchant and 1 fighter
    .about = With any worker: take a debt and gain a scout, a merchant and a fighter.
favour-builders = Builders
    .does = for 1 provision: a free Develop, or 1 fighter and 1 cleric
    .about = With a merchant and for 1 provision: a free Develop, or gain a fighter and a cleric.
favour-parole = Parole
    .does = 3 labourers
    .about = With a criminal: gain 3 labourers.
favour-stores = Royal Stores
    .does = 2 provisions and 1 tax
    .about = With any worker: gain 2 provisions and take 1 tax.
favour-chapel = Chapel
    .does = a prayer
    .about = With any worker: clear one action of your board.
order-commission = Order: Commission
    .about = Fulfilled with five commissions or more.
order-fortify = Order: Fortify
    .about = Fulfilled with five walls or more.
order-garrison = Order: Garrison
    .about = Fulfilled with five garrisons or more.
order-absolve = Order: Absolve
    .about = Fulfilled with five absolutions or more.
order-attack = Order: Attack
    .about = Fulfilled with five attacks or more.
order-convert = Order: Convert
    .about = Fulfilled with five conversions or more.

# Schemes of the opponent
scheme-favour = Scheme: King’s favour
    .about = The opponent uses the first free favour from its marker on.
scheme-order = Scheme: King’s order
    .about = The opponent takes the action of the rightmost open order it has not fulfilled.
scheme-commission = Scheme: Commission
    .about = The opponent tries to commission a monk.
scheme-fortify = Scheme: Fortify
    .about = The opponent tries to build a wall.
scheme-garrison = Scheme: Garrison
    .about = The opponent tries to garrison an outpost.
scheme-absolve = Scheme: Absolve
    .about = The opponent tries to absolve.
scheme-attack = Scheme: Attack
    .about = The opponent tries to attack an outsider.
scheme-convert = Scheme: Convert
    .about = The opponent tries to convert an outsider.
scheme-recruit = Scheme: Recruit
    .about = The opponent tries to send a townsfolk on an errand.
scheme-pray = Scheme: Pray
    .about = The opponent tries to clear the right side of its board.
scheme-trade = Scheme: Trade
    .about = The opponent tries to move its resource marker.
scheme-conspire = Scheme: Conspire
    .about = The opponent tries to gain two workers for a suspicion card.

# Cards, pieces, resources
card-wall = Wall
    .about = Built by Fortify; gives its rewards once, some give points at the end.
card-tavern = Tavern
    .about = Four workers for whoever chooses it this round.
card-suspicion = Suspicion
    .about = Shows 0, 1 or 2 tax. Whoever has the most at an inquisition takes a debt.
card-debt = Debt
    .about = Unpaid: minus 3 VP at the end. Paid: 1 VP.
card-order = King’s order
    .about = Points at the end for whoever takes its action five times.
card-favour = King’s favour
    .about = An action for one worker, usable once per round, by anybody.
card-scheme = Scheme
    .about = Says what the solo opponent tries on its turn.
piece-monk = Monk
    .about = Commissioned to a space of the main board.
piece-outpost = Outpost
    .about = Garrisoned on a space of the main board.
piece-jar = Jar
    .about = Its number is the influence an absolution needs.
piece-workshop = Workshop
    .about = On a slot of an action it takes the place of a worker for good.
res-silver = silver
    .about = Pays for developing, recruiting, praying, absolving, converting and missing strength.
    .acc = silver
    .few = silver
    .many = silver
res-provision = provisions
    .about = Pay for commissions, walls and garrisons.
    .acc = provision
    .few = provisions
    .many = provisions
res-debt = debt
    .about = Taken instead of silver: minus 3 VP at the end unless it is paid.
    .acc = debt
    .few = debts
    .many = debts
resource-marker = Resource marker
    .about = Moves for each resource the opponent should gain, and points at the cards it takes.
place-empty = Empty place
place-space = { NAME($rewards) }
place-jar-space = Absolution space
    .about = Holds one jar; gives its reward once.
place-jar = { NAME($rewards) }
place-slot = { NAME($worker) }
place-track = Space { $space } of the resource track

# Zones
zone-supply = Main supply
zone-tax = Tax supply
    .about = When its last silver leaves, an inquisition takes place at once.
zone-debts = Debts
zone-suspicion-deck = Suspicion deck
zone-suspicion-discard = Discarded suspicion
zone-orders = King’s orders
zone-favours = King’s favours
zone-townsfolk-deck = Townsfolk deck
zone-townsfolk-row = Townsfolk
zone-townsfolk-discard = Discarded townsfolk
zone-outsider-deck = Outsider deck
zone-outsider-row = Outsiders
zone-outsider-discard = Discarded outsiders
zone-wall-deck = Wall deck
zone-tavern-deck = Tavern deck
zone-taverns = Taverns
zone-tavern-discard = Discarded taverns
zone-region = Region { $region }
zone-workers = Workers
zone-paladin = Paladin of the round
zone-hand = Paladins in hand
zone-paladin-deck = Paladin deck
zone-played = Paladins played
zone-monks = Monks left
zone-outposts = Outposts left
zone-jars = Jars left
zone-workshops = Workshops left
zone-jar-spaces = Absolution spaces
zone-walls = Walls
zone-townsfolk = Hired townsfolk
zone-converted = Converted outsiders
zone-attacked = Attacked outsiders
zone-suspicion = Suspicion
zone-unpaid = Unpaid debts
zone-paid = Paid debts
zone-opponent-track = Resource track
zone-opponent-fallbacks = First free one of these
zone-scheme-deck = Scheme deck
zone-scheme-discard = Discarded schemes

# Phases
phase-first-hire = Setting up: each hires one townsfolk
phase-paladins = Round { $round }: choosing paladins
    .short = choosing paladins
phase-taverns = Round { $round }: choosing taverns
    .short = choosing taverns
phase-actions = Round { $round }: actions
    .short = actions
phase-inquisition = Round { $round }: inquisition
    .short = inquisition
phase-over = The game is over

# Questions
ask-first-hire = Hire one townsfolk for nothing.
ask-paladin = Choose a paladin for this round and one for the top of your deck; the third goes under it.
ask-tavern = Choose a tavern and take its workers.
ask-turn = { $workers ->
    [one] Take an action or pass. You have { $workers } worker.
   *[other] Take an action or pass. You have { $workers } workers.
}
ask-place = { NAME($action) }: which worker goes onto the slot for a { NAME($worker) }?
ask-place-any = { NAME($action) }: which worker goes onto the clear slot?
ask-place-favour = { NAME($favour) }: which worker do you put there?
ask-errand = Whom do you send on an errand?
ask-hire = Whom do you hire?
ask-free-hire = Hire one townsfolk for nothing.
ask-commission = Where does the monk go?
ask-garrison = Where does the outpost go?
ask-absolve = Onto which space does the jar go?
ask-workshop = Onto which slot does the workshop go?
ask-attack = Whom do you attack?
ask-convert = Whom do you convert?
ask-clear = Which action do you clear of workers?
ask-drop = Discard a suspicion card, or keep it for your Thief?
ask-use = Inquisition: whose ability do you use next?
ask-keep = { $count ->
    [one] Choose one more worker to keep; the others go back.
   *[other] Choose { $count } workers to keep, one by one; the others go back.
}

# Choices
opt-act = { NAME($action) }
opt-act-with = { $count ->
    [one] { NAME($action) } with one worker
   *[other] { NAME($action) } with two workers
}
opt-errand = Recruit with one worker: an errand
opt-recruit = Recruit with two workers: hire
opt-favour = King’s favour: { NAME($favour) } ({ NAME($favour, case: "does") })
opt-pass = Pass
leaves-workers = { $count ->
    [one] { $count } worker stays unused
   *[other] { $count } workers stay unused
}
opt-paid = { $what }: { NAME($workers) }
opt-worker = { NAME($worker) }
opt-hire = { $instants ->
    [0] Hire the { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) })
   *[other] Hire the { NAME($townsfolk) } (at once: { NAME($instant) }; { NAME($townsfolk, case: "when") }: { NAME($rewards) })
}
opt-hire-debt = { $instants ->
    [0] Hire the { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }) and take a debt
   *[other] Hire the { NAME($townsfolk) } (at once: { NAME($instant) }; { NAME($townsfolk, case: "when") }: { NAME($rewards) }) and take a debt
}
opt-send = Send the { NAME($townsfolk) }: { NAME($rewards) }
opt-send-debt = Send the { NAME($townsfolk) } and take a debt: { NAME($rewards) }
opt-space = Region { $region }: { NAME($rewards) }
opt-jar = { NAME($rewards) }
opt-workshop = { NAME($action) }, slot { $slot }
opt-attack = Attack the { NAME($outsider) }: { NAME($rewards) }
opt-convert = Convert the { NAME($outsider) }: { NAME($rewards) }
opt-clear = Clear { NAME($action) }
opt-drop = Discard a suspicion card
opt-keep-suspicion = Keep my suspicion cards
opt-use = { NAME($townsfolk) }: { NAME($rewards) }
opt-rewards = { NAME($rewards) }
opt-paladin = Play { NAME($paladin) }; { NAME($top) } on top, { NAME($under) } under the deck
opt-tavern = { NAME($rewards) }

# Refusals
no-blocked = Workers still stand on { NAME($action) }.
no-workers = { $need ->
    [one] One worker is needed; you have { $have }.
   *[other] { $need } workers are needed; you have { $have }.
}
no-worker = You have no { NAME($worker) } to place.
no-two-colour = Not with two workers: a { NAME($worker) } is needed.
no-two = Not with two workers: you have { $have }.
no-colour = This slot is for a { NAME($worker) }.
no-silver = { $need } silver needed; you have { $have }.
no-provisions = { $need ->
    [one] 1 provision needed; you have { $have }.
   *[other] { $need } provisions needed; you have { $have }.
}
no-attribute = { NAME($attribute) }: { $need } needed; you have { $have }.
no-used-up = { NAME($action) } has been taken seven times.
no-workshops = All eight workshops have been moved.
no-space = No free space lies within your reach. { NAME($attribute) }: { $have }.
no-space-taken = This space is taken.
no-people = { $people ->
    [3] This space is open only with three people or more.
   *[other] This space is open only with four people.
}
no-townsfolk = There are no townsfolk left in the row.
no-outsiders = There are no outsiders left in the row.
no-nothing-to-clear = No other action holds workers.
no-clear = There are no workers on { NAME($action) }.
no-clear-itself = The action Pray clears another action, not itself.
no-walls = The wall deck is empty.
no-dotted = Workshops stand on the two dotted slots only.
no-tavern-taken = This tavern is taken.
no-tavern-here = This tavern is not open this round.
no-slot-built = A workshop stands there already.
no-occupied = { NAME($favour) } has been used this round.
no-favour-here = { NAME($favour) } is not among the open favours.
no-card-here = { NAME($card) }: this card is not in the row.
no-borrowing = A debt is possible for the two leftmost townsfolk only, and only in place of silver.
no-paladin = { NAME($paladin) } is not in your hand.
no-paladin-twice = One paladin is played, another one goes on top of the deck.
no-hired = { NAME($townsfolk) }: you have not hired this card.
no-inquirer = { NAME($townsfolk) }: this ability has nothing to do with the inquisition.
no-used = { NAME($townsfolk) }: used already in this inquisition.
no-peddler = { NAME($townsfolk) }: { $need } suspicion cards needed; you have { $have }.
no-squire = { $have ->
    [0] { NAME($townsfolk) }: you have no suspicion card to discard.
    [one] { NAME($townsfolk) }: helps only without suspicion; you have { $have } card.
   *[other] { NAME($townsfolk) }: helps only without suspicion; you have { $have } cards.
}
no-more-of = You have no more of this colour to keep ({ NAME($worker) }).

# Notes
note-tax = { $count } at the beginning
note-condemned = if the inquisition came now, a debt: { NAME($seats) }
note-hidden = face down until round { $round }
note-order = { $points } VP at the end
note-fulfilled = fulfilled: { NAME($seats) }
note-slot = slot: { NAME($worker) }
note-favour = { NAME($favour, case: "does") }
note-stands = occupied: { NAME($worker) }
note-price = costs { $count } silver
note-price-debt = costs { $count } silver or a debt
note-send = errand: { NAME($rewards) }
note-instant = on hiring: { NAME($rewards) }
note-ability = { NAME($townsfolk, case: "when") }: { NAME($rewards) }
note-culture = { NAME($culture) }
note-attack = attack: { NAME($rewards) }
note-attack-price = strength that is missing costs you { $count } silver
note-convert = conversion: { NAME($rewards) }
note-worth = converted, worth { $points } VP to you as things stand
note-flags = strength { $strength }, faith { $faith }
note-points = { $points } VP at the end
note-people = { $people ->
    [3] open with three people or more
   *[other] open with four people
}
note-monk = monk: { NAME($seat) }
note-outpost = outpost: { NAME($seat) }
note-workers = { NAME($rewards) }
note-taken = taken by { $seat }
note-first = first player
note-passed = has passed
note-track = { $points } VP
note-bonus = with the paladin { $value }
note-paladin = { NAME($rewards) }; { NAME($paladin, case: "does") }
note-face-down = face down
note-on-top = on top of the deck
note-under = under the deck, place { $place } from the bottom
note-free = free
note-slots = { NAME($workers) }
note-opponent-slots = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
note-blocked = blocked
note-done = { $count ->
    [one] taken { $count } time
   *[other] taken { $count } times
}
note-used-up = used up
note-needs = needs { NAME($attribute) } { $count }
note-costs-silver = costs { $count } silver
note-costs-provisions = { $count ->
    [one] costs { $count } provision
   *[other] costs { $count } provisions
}
note-next-worker = next worker: { NAME($worker) }
note-jar = jar placed
note-card-tax = tax { $tax }
note-marker = marker
note-next-lap = rises at the next lap

# Events
event-round = Round { $round }. First player: { NAME($seat) }.
event-order = King’s order { $place } is turned up: { NAME($action) } ({ $points } VP at the end).
event-favour = A king’s favour is turned up: { NAME($favour) }.
event-paladin = { NAME($seat) } turns up the paladin { NAME($paladin) }.
event-tavern = { NAME($seat) } chooses a tavern.
event-gain = { NAME($seat) } gains { NAME($rewards) }.
event-pay = { NAME($seat) } pays { NAME($rewards) }.
event-no-worker = { NAME($seat) }: the supply has no { NAME($worker) } left.
event-place = { NAME($seat) } places a { NAME($worker) } on { NAME($action) }.
event-place-favour = { NAME($seat) } places a { NAME($worker) } on the king’s favour { NAME($favour) }.
event-make-room = { NAME($seat) }: the { NAME($worker) } on { NAME($action) } goes back to the supply and makes room for the workshop.
event-develop = { NAME($seat) } puts a workshop on { NAME($action) }.
event-errand = { NAME($seat) } sends the { NAME($townsfolk) } on an errand.
event-hire = { NAME($seat) } hires the { NAME($townsfolk) }.
event-clear = { $count ->
    [one] { NAME($seat) } clears { NAME($action) }: { $count } worker.
   *[other] { NAME($seat) } clears { NAME($action) }: { $count } workers.
}
event-commission = { NAME($seat) } commissions a monk to region { $region }.
event-garrison = { NAME($seat) } garrisons an outpost in region { $region }.
event-fortify = { $points ->
    [0] { NAME($seat) } builds a wall.
   *[other] { NAME($seat) } builds a wall worth { $points } VP.
}
event-absolve = { NAME($seat) } absolves.
event-attack = { NAME($seat) } attacks the { NAME($outsider) }.
event-convert = { NAME($seat) } converts the { NAME($outsider) }.
event-townsfolk = { NAME($seat) }: the { NAME($townsfolk) } helps.
event-paladin-pays = { NAME($seat) }: { NAME($paladin) } helps.
event-use-favour = { NAME($seat) } uses the king’s favour { NAME($favour) }.
event-nothing-to-clear = { NAME($seat) }: there is nothing to clear.
event-nobody-to-hire = { NAME($seat) }: there is nobody to hire.
event-no-suspicion = { NAME($seat) } has no suspicion card to discard.
event-no-workshop = { NAME($seat) } has no workshop left to move.
event-track-full = { NAME($seat) }: { NAME($attribute) } stands at 12 already.
event-suspicion = { NAME($seat) } draws a suspicion card with tax { $tax }.
event-suspicion-shuffled = { $count ->
    [one] The suspicion deck is made anew: { $count } card.
   *[other] The suspicion deck is made anew: { $count } cards.
}
event-suspicion-gone = No suspicion card is left: an inquisition comes first.
event-tax = { NAME($seat) } takes tax: { $count }. Left in the tax supply: { $left }.
event-tax-filled = The tax supply is filled up to { $count }.
event-drop-suspicion = { $count ->
    [one] { NAME($seat) } discards { $count } suspicion card.
   *[other] { NAME($seat) } discards { $count } suspicion cards.
}
event-inquisition = An inquisition is held! Suspicion: { NAME($held) }.
held-suspicion = { NAME($seat) } { $count }
event-nobody-suspected = Nobody is under suspicion.
event-condemned = Most suspicion ({ $count }): { NAME($seat) }.
event-take-debt = { NAME($seat) } takes a debt.
event-pay-debt = { NAME($seat) } pays a debt.
event-destroy-debt = { NAME($seat) } destroys a debt.
event-no-debt = { NAME($seat) } has no unpaid debt.
event-pass = { NAME($seat) } passes.
event-pass-empty = { NAME($seat) } has no workers left and passes.
event-return-workers = { $count ->
    [one] { NAME($seat) } returns { $count } worker to the supply.
   *[other] { NAME($seat) } returns { $count } workers to the supply.
}
event-refresh = { $count ->
    [0] Round { $round } is over: the rows move on.
   *[other] Round { $round } is over: the rows move on. Discarded: { NAME($cards) }.
}
event-round-points = { $count ->
    [0] { NAME($seat) }: { $before } VP before this round, { $after } now.
   *[other] { NAME($seat) }: { $before } VP before this round, { $after } now ({ NAME($gains) }).
}
round-more = { NAME($what) } +{ $count }
event-over = The seventh round is over. Now the points are counted.

# The opponent says why
event-opponent-level = The opponent begins with workshops on: { NAME($actions) }.
event-opponent-workshop = { $need ->
    [one] The workshop on the order goes to the opponent’s board: there { NAME($action) } now needs { $need } worker.
   *[other] The workshop on the order goes to the opponent’s board: there { NAME($action) } now needs { $need } workers.
}
event-opponent-favour-scheme = The scheme “King’s favour” that lay on it goes to the discarded schemes.
event-opponent-workers = { $count ->
    [one] The opponent begins round { $round } with { $count } worker.
   *[other] The opponent begins round { $round } with { $count } workers.
}
event-opponent-tavern = { $count ->
    [0] The tavern left behind has no criminals: no suspicion for the opponent.
    [one] The tavern left behind has { $count } criminal: a suspicion card for the opponent.
   *[other] The tavern left behind has { $count } criminals: as many suspicion cards for the opponent.
}
event-scheme = The opponent turns up a scheme: { NAME($action) }.
event-opponent-acts = { $count ->
    [one] The opponent takes { NAME($action) } with { $count } worker.
   *[other] The opponent takes { NAME($action) } with { $count } workers.
}
event-opponent-blocked = { NAME($action) } is blocked: the opponent’s workers still stand there.
event-opponent-few-workers = { NAME($action) } is impossible: the opponent needs { $need } workers and has { $have }.
event-opponent-attribute = { NAME($action) } is impossible: { NAME($attribute) } { $need } needed, the opponent has { $have }.
event-opponent-used-up = { NAME($action) } is impossible: taken seven times already.
event-opponent-no-space = { NAME($action) } is impossible: no free space that the opponent would take lies within reach.
event-opponent-nobody = { NAME($action) } is impossible: the row is empty.
event-opponent-no-walls = Fortify is impossible: the wall deck is empty.
event-opponent-no-order = No action of an open king’s order is possible.
event-opponent-order = From right to left, the first open order the opponent has not fulfilled yet ({ $count } of 5): it tries { NAME($action) }.
event-opponent-order-again = There is no other order it could advance, so it tries one already fulfilled, from right to left: { NAME($action) }.
event-opponent-no-favour = No king’s favour is open and free.
event-opponent-fallback = So the opponent takes its leftmost free action: { NAME($action) }.
event-opponent-space = Of the free spaces within reach ({ NAME($attribute) } { $have }) the opponent prefers: { NAME($rewards) }.
event-opponent-outsider = The marker is on { $space }. The first outsider from there within reach ({ NAME($attribute) } { $have }): { NAME($outsider) }, place { $place }.
event-opponent-townsfolk = The marker is on { $space }. The first townsfolk from there: { NAME($townsfolk) }, place { $place }.
event-opponent-favour = The marker is on { $space }. The first free favour from there: { NAME($favour) }, place { $place }.
event-opponent-alternative = Left first, if it has an effect: the opponent takes { NAME($rewards) }.
event-opponent-absolve = The opponent turns over its leftmost jar.
event-opponent-owes-nothing = The opponent has no debt to pay, so another suspicion card goes.
event-opponent-conspires = { $count ->
    [one] The opponent conspires: { $count } worker and a suspicion card.
   *[other] The opponent conspires: { $count } workers and a suspicion card.
}
event-opponent-tax = { $count ->
    [one] Tax for the opponent: { $count } silver goes from the tax supply to the main supply. Left: { $left }.
   *[other] Tax for the opponent: { $count } silver goes from the tax supply to the main supply. Left: { $left }.
}
event-opponent-clears = { $count ->
    [one] The opponent prays: { $count } worker leaves the right side of its board.
   *[other] The opponent prays: { $count } workers leave the right side of its board.
}
event-opponent-prays-idle = The opponent prays with nothing to clear and gains a worker instead.
event-opponent-shuffles = The prayer shuffles all { $count } scheme cards into a new deck.
event-opponent-deck-empty = The scheme deck is empty: its { $count } discarded cards are shuffled.
event-opponent-rests = { $count ->
    [0] Every other action is closed: the opponent rests. No worker is left, so the marker moves once.
    [one] Every other action is closed: the opponent rests. { $count } worker is left, so the marker moves { $steps } times.
   *[other] Every other action is closed: the opponent rests. { $count } workers are left, so the marker moves { $steps } times.
}
event-opponent-done = The opponent has no workers left: its round is over.
event-opponent-nothing-to-drop = The opponent has no such card to discard: 1 silver leaves the tax supply instead. Left: { $left }.
event-instead = { $steps ->
    [one] Instead of { NAME($rewards) } the opponent’s marker moves once.
    [2] Instead of { NAME($rewards) } the opponent’s marker moves twice.
   *[other] Instead of { NAME($rewards) } the opponent’s marker moves { $steps } times.
}
event-marker = The resource marker goes to space { $space }.
event-lap = A whole lap: the opponent’s lowest attribute rises. { NAME($attribute) }.

# Parts of the score
part-order-1 = First king’s order
    .honour = Servant of the king
part-order-2 = Second king’s order
    .honour = Servant of the king
part-order-3 = Third king’s order
    .honour = Servant of the king
part-strength = Strength
    .honour = The strongest
part-influence = Influence
    .honour = The most influential
part-faith = Faith
    .honour = The most faithful
part-commission = Commissions
    .honour = Sender of monks
part-fortify = Walls built
    .honour = Builder of walls
part-walls = Points printed on walls
    .honour = Builder of walls
part-develop = Workshops
    .honour = Master of workshops
part-garrison = Garrisons
    .honour = Warden of the borders
part-absolve = Absolutions
    .honour = Clear conscience
part-paid = Paid debts
    .honour = Payer of debts
part-unpaid = Unpaid debts
    .honour = Free of debt
part-resources = Silver and provisions
    .honour = Full storehouse
part-adventurer = Adventurer
    .honour = The outsiders’ friend
part-archer = Archer
    .honour = The outsiders’ friend
part-guardian = Guardian
    .honour = The outsiders’ friend
part-hunter = Hunter
    .honour = The outsiders’ friend
part-lookout = Lookout
    .honour = The outsiders’ friend
part-vigilante = Vigilante
    .honour = The outsiders’ friend
part-armourer = Armourer
    .honour = The outsiders’ friend
part-marauder = Marauder
    .honour = The outsiders’ friend
part-warrior = Warrior
    .honour = The outsiders’ friend
part-assassin = Assassin
    .honour = The outsiders’ friend
part-barbarian = Barbarian
    .honour = The outsiders’ friend
part-invader = Invader
    .honour = The outsiders’ friend
part-champion = Champion
    .honour = The outsiders’ friend
part-mercenary = Mercenary
    .honour = The outsiders’ friend
part-protector = Protector
    .honour = The outsiders’ friend
part-thief = Thief
    .honour = The outsiders’ friend
part-traitor = Traitor
    .honour = The outsiders’ friend

# Rewards and prices
icon-labourer-1 = 1 labourer
icon-labourer-2 = 2 labourers
icon-labourer-3 = 3 labourers
icon-labourer-4 = 4 labourers
icon-scout-1 = 1 scout
icon-scout-2 = 2 scouts
icon-scout-3 = 3 scouts
icon-scout-4 = 4 scouts
icon-merchant-1 = 1 merchant
icon-merchant-2 = 2 merchants
icon-merchant-3 = 3 merchants
icon-merchant-4 = 4 merchants
icon-fighter-1 = 1 fighter
icon-fighter-2 = 2 fighters
icon-fighter-3 = 3 fighters
icon-fighter-4 = 4 fighters
icon-cleric-1 = 1 cleric
icon-cleric-2 = 2 clerics
icon-cleric-3 = 3 clerics
icon-cleric-4 = 4 clerics
icon-criminal-1 = 1 criminal
icon-criminal-2 = 2 criminals
icon-criminal-3 = 3 criminals
icon-criminal-4 = 4 criminals
icon-silver-1 = 1 silver
icon-silver-2 = 2 silver
icon-silver-3 = 3 silver
icon-silver-4 = 4 silver
icon-silver-5 = 5 silver
icon-silver-6 = 6 silver
icon-provision-1 = 1 provision
icon-provision-2 = 2 provisions
icon-provision-3 = 3 provisions
icon-provision-4 = 4 provisions
icon-tax-1 = 1 tax
icon-tax-2 = 2 tax
icon-tax-3 = 3 tax
icon-tax-4 = 4 tax
icon-faith-1 = 1 faith
icon-faith-2 = 2 faith
icon-faith-3 = 3 faith
icon-faith-4 = 4 faith
icon-strength-1 = 1 strength
icon-strength-2 = 2 strength
icon-strength-3 = 3 strength
icon-strength-4 = 4 strength
icon-influence-1 = 1 influence
icon-influence-2 = 2 influence
icon-influence-3 = 3 influence
icon-influence-4 = 4 influence
icon-drop-suspicion-1 = discarding a suspicion card
icon-drop-suspicion-2 = discarding 2 suspicion cards
icon-drop-suspicion-3 = discarding 3 suspicion cards
icon-drop-suspicion-4 = discarding 4 suspicion cards
icon-pay-debt-1 = paying a debt
icon-pay-debt-2 = paying 2 debts
icon-pay-debt-3 = paying 3 debts
icon-pay-debt-4 = paying 4 debts
icon-destroy-debt-1 = destroying a debt
icon-destroy-debt-2 = destroying 2 debts
icon-destroy-debt-3 = destroying 3 debts
icon-destroy-debt-4 = destroying 4 debts
icon-take-debt-1 = a debt
icon-take-debt-2 = 2 debts
icon-take-debt-3 = 3 debts
icon-take-debt-4 = 4 debts
icon-prayer-1 = a prayer
icon-prayer-2 = 2 prayers
icon-prayer-3 = 3 prayers
icon-prayer-4 = 4 prayers
icon-free-recruit-1 = a free recruit
icon-free-recruit-2 = 2 free recruits
icon-free-recruit-3 = 3 free recruits
icon-free-recruit-4 = 4 free recruits
icon-free-develop-1 = a free Develop
icon-free-develop-2 = 2 free Develops
icon-free-develop-3 = 3 free Develops
icon-free-develop-4 = 4 free Develops

# --- a turn in short

gist-paladin = Paladin
gist-inquisition = Inquisition
gist-pass = Pass

# What to know before one chooses
warn-inquisition = Silver left in the tax supply: { $count }. At 0 the inquisition comes. Most suspicion: { NAME($seats) }.

# The box: which of its values come from where
fact-send = the reward of an errand
fact-instant = the instant reward
fact-gain = the reward
fact-attack = the reward of an attack
fact-convert = the strength when converted
fact-slot = the worker it takes
fact-cost = the price
fact-either = the alternatives
fact-workers = the workers
fact-vp = the points
fact-taxes = how many show a tax of 0, 1 and 2
fact-needs = the influence needed, jar by jar
fact-spaces = how many there are and what they give
fact-points = the points at the end
fact-bonus = faith, strength and influence for the round
fact-schemes = which twelve there are besides the favours
facts-alternatives = no alternatives, or two to { $most }, each { $each }
facts-conspirators = every Conspirator discards suspicion
facts-outsiders = every attack gives influence
facts-favours = every favour has a reward or alternatives, not both, and costs nothing but silver, provisions or a debt
facts-sum = a sum of { $count }
facts-walls = every wall begins with strength
facts-jars = 0 for the first jar, and no later jar needs less than the one before
facts-workshops = a scout under the first workshop
facts-spaces = a space that pays a debt and one that recruits for free, as printed
box-favour = for { NAME($cost) }: { $does }
box-paladin = { NAME($bonus) }; { NAME($paladin, case: "ability") }
