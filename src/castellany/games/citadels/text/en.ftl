# Citadels: every word a player reads, in English.

game-citadels = Citadels
    .about = A new secret character every round; the richest city wins.

# Characters
character-assassin = Assassin
    .about = Name another character: whoever has it keeps silent when it is called and loses the turn.
character-witch = Witch
    .about = Gather, then name another character and stop. Its player only gathers; then you go on with your turn as that character.
character-magistrate = Magistrate
    .about = Put three warrants, one of them signed, on three characters. When the signed one pays for its first district, you may take the district into your city for free.
character-thief = Thief
    .about = Name another character: when it is shown, you take all gold of its player. Not rank 1, not the killed or the bewitched.
character-spy = Spy
    .about = Name a player and a type, then look at the hand: for every card of that type take 1 of the player’s gold and draw a card.
character-blackmailer = Blackmailer
    .about = Put two threats, one of them real, on two characters. Each may bribe you with half of their gold, or risk that you turn the threat up and take everything.
character-magician = Magician
    .about = Either swap your hand with a player’s, or put any number of cards under the deck and draw as many.
character-wizard = Wizard
    .about = Look at a player’s hand and take a card: into your hand, or build it at once beyond the limit. You may build duplicates this turn.
character-seer = Seer
    .about = Take a random card from every player, then give each of them a card from your hand. You may build two districts.
character-king = King
    .about = 1 gold for each noble district. You take the crown.
character-emperor = Emperor
    .about = 1 gold for each noble district. You give the crown to another player, who pays you a gold or a random card.
character-patrician = Patrician
    .about = 1 card for each noble district. You take the crown.
character-bishop = Bishop
    .about = 1 gold for each religious district. Rank 8 cannot touch your city this round.
character-abbot = Abbot
    .about = 1 gold or 1 card for each religious district. Take 1 gold from the richest player, unless that is you.
character-cardinal = Cardinal
    .about = 1 card for each religious district. Short of gold for a district, take exactly what is missing from one player for as many cards.
character-merchant = Merchant
    .about = 1 gold for each trade district, and 1 extra gold.
character-alchemist = Alchemist
    .about = At the end of your turn you get back the gold you paid for districts.
character-trader = Trader
    .about = 1 gold for each trade district. You may build any number of trade districts and one other.
character-architect = Architect
    .about = 2 extra cards. You may build up to three districts.
character-navigator = Navigator
    .about = 4 gold or 4 cards. You cannot build this turn.
character-scholar = Scholar
    .about = Draw seven cards, keep one, shuffle the rest into the deck. You may build two districts.
character-warlord = Warlord
    .about = 1 gold for each military district. You may destroy a district for 1 gold less than its cost.
character-diplomat = Diplomat
    .about = 1 gold for each military district. You may exchange a district with another city, paying the difference if theirs is dearer.
character-marshal = Marshal
    .about = 1 gold for each military district. You may take a district of cost 3 or less from another city, paying its owner.
character-queen = Queen
    .about = 3 gold if you sit beside the player who has shown the rank 4 character.
character-artist = Artist
    .about = Put a gold on one or two of your districts: each is worth 1 point more and costs 1 more to destroy, exchange or seize.
character-tax_collector = Tax Collector
    .about = Everyone who builds puts 1 gold on this card, in every round. On your turn you may take it all.

# Types of districts
colour-noble = noble
    .many = noble
colour-religious = religious
    .many = religious
colour-trade = trade
    .many = trade
colour-military = military
    .many = military
colour-unique = unique
    .many = unique

# What districts of a type bring
income-noble = Income from noble districts
income-religious = Income from religious districts
income-trade = Income from trade districts
income-military = Income from military districts

# Districts
district-manor = Manor
    .about = A noble district of cost 3.
district-castle = Castle
    .about = A noble district of cost 4.
district-palace = Palace
    .about = A noble district of cost 5.
district-temple = Temple
    .about = A religious district of cost 1.
district-church = Church
    .about = A religious district of cost 2.
district-monastery = Monastery
    .about = A religious district of cost 3.
district-cathedral = Cathedral
    .about = A religious district of cost 5.
district-tavern = Tavern
    .about = A trade district of cost 1.
district-market = Market
    .about = A trade district of cost 2.
district-trading_post = Trading Post
    .about = A trade district of cost 2.
district-docks = Docks
    .about = A trade district of cost 3.
district-harbor = Harbor
    .about = A trade district of cost 4.
district-town_hall = Town Hall
    .about = A trade district of cost 5.
district-watchtower = Watchtower
    .about = A military district of cost 1.
district-prison = Prison
    .about = A military district of cost 2.
district-barracks = Barracks
    .about = A military district of cost 3.
district-fortress = Fortress
    .about = A military district of cost 5.
district-armory = Armory
    .about = On your turn, destroy the Armory to destroy any district in a city that is not complete.
district-basilica = Basilica
    .about = At the end: 1 point for each of your districts of odd cost.
district-capitol = Capitol
    .about = At the end: 3 points if you have three or more districts of one type.
district-dragon_gate = Dragon Gate
    .about = At the end: 2 extra points.
district-factory = Factory
    .about = Your other unique districts cost 1 gold less to build.
district-framework = Framework
    .about = You may destroy the Framework to build a district without paying.
district-gold_mine = Gold Mine
    .about = Gathering gold brings you 1 more.
district-great_wall = Great Wall
    .about = Rank 8 pays 1 gold more for any other district of your city.
district-haunted_quarter = Haunted Quarter
    .about = At the end it counts as a district of whichever type you like.
district-imperial_treasury = Imperial Treasury
    .about = At the end: 1 point for each gold you have.
district-ivory_tower = Ivory Tower
    .about = At the end: 5 points if it is your only unique district.
district-keep = Keep
    .about = Rank 8 cannot use its ability on the Keep.
district-laboratory = Laboratory
    .about = Once per turn put a card from your hand under the deck for 2 gold.
district-library = Library
    .about = Gathering cards, you keep all you draw.
district-map_room = Map Room
    .about = At the end: 1 point for each card in your hand.
district-monument = Monument
    .about = Can be built only in a city of at most four districts. Counts as two districts towards completion.
district-museum = Museum
    .about = Once per turn put a card from your hand under the Museum. At the end: 1 point for each of them.
district-necropolis = Necropolis
    .about = Instead of paying for it you may destroy one of your districts.
district-observatory = Observatory
    .about = Gathering cards, you draw three.
district-park = Park
    .about = If your hand is empty at the end of your turn, take two cards.
district-poor_house = Poor House
    .about = If you have no gold at the end of your turn, take one.
district-quarry = Quarry
    .about = You may build districts that already stand in your city.
district-school_of_magic = School of Magic
    .about = Counts as any type when a character is paid for districts.
district-secret_vault = Secret Vault
    .about = Cannot be built. At the end: 3 points if it is in your hand.
district-smithy = Smithy
    .about = Once per turn pay 2 gold to draw three cards.
district-stables = Stables
    .about = Building them does not count towards your limit.
district-statue = Statue
    .about = At the end: 5 points if you have the crown.
district-theater = Theater
    .about = After each selection you may swap your character with an opponent’s, unseen.
district-thieves_den = Thieves’ Den
    .about = You may pay for it with cards from your hand, one for each gold.
district-wishing_well = Wishing Well
    .about = At the end: 1 point for each of your unique districts, itself included.

# Zones and pieces
zone-bank = Bank
zone-deck = District deck
zone-cast = Characters of this game
zone-face-down = Characters laid aside face down
zone-pool = Characters being passed
zone-taxes = Taxes
zone-drawn = Cards to choose from
zone-discarded = Cards going under the deck
zone-hand = Hand
zone-city = City
zone-characters = Characters
zone-selection = What you saw in the selection
res-gold = gold
    .acc = gold
    .few = gold
    .many = gold
piece-crown = Crown
card-back = card
back-character = character

# Phases
phase-selection = Round { $round }: selection of characters
phase-call = Round { $round }: { NAME($character) } is called
phase-last = Last round: { NAME($character) } is called
phase-over = The game is over

# Notes
note-colour = { NAME($colour) }, cost { $cost }
note-beautified = beautified
note-face-up = laid aside face up
note-shown = shown: { NAME($seat) }
note-silent = nobody answered
note-killed = killed
note-bewitched = bewitched: { NAME($seat) } goes on as this character
note-robbed = to be robbed: { NAME($seat) } takes the gold
note-warrant = a warrant
note-signed = the signed warrant
note-unsigned = an unsigned warrant
note-threat = a threat
note-rose = the real threat
note-blank = an empty threat
note-crown = has the crown
note-protected = city protected from rank 8
note-first-complete = first to complete a city
note-complete = city completed
note-goal = { $goal } make it complete
note-acting = taking a turn as { NAME($character) }
note-open = shown
note-secret = still secret
note-saw = saw: { NAME($character) }
note-picked = took: { NAME($character) }
note-laid = laid aside: { NAME($character) }
note-swapped = swapped with { NAME($other) }: gave { NAME($given) }, got { NAME($character) }
note-swap-seen = { NAME($seat) } and { NAME($other) } swapped characters
note-yours = yours, still secret
note-aside = lies aside face down
note-perhaps = may be with: { NAME($seat) }
note-surely = surely with: { NAME($seat) }
note-anybody = may be with anybody
note-hides = surely has: { NAME($character) }
note-hides-one-of = face down, { $count ->
        [one] one
       *[other] { $count }
    } of: { NAME($character) }

# Questions
ask-pick = Choose your character for this round.
ask-pick-second = Choose your second character.
ask-lay = Lay one character aside, face down.
ask-theater = Theater: swap characters with someone?
ask-gather = { NAME($character) }: take gold or draw cards.
ask-gather-only = { NAME($character) }: take gold or draw cards; nothing more for now.
ask-turn = { NAME($character) }: build, use abilities, or end your turn.
ask-turn-crown = { NAME($character) }: before you end your turn, you must give the crown away.
ask-keep = Keep one of the { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
ask-bewitch = Name the character to bewitch. Your turn stops until it is called.
ask-warrant = Put a warrant on a character.
ask-sign = Which of the three warrants is the signed one?
ask-threat = Put a threat on a character.
ask-rose = Which of the two threats is the real one?
ask-confiscate = { NAME($other) } builds under a warrant: { NAME($district) }. Confiscate it?
ask-bribe = You are threatened. Pay { NAME($other) } a bribe of { $gold } gold, or refuse?
ask-expose = { NAME($other) } refuses to pay. The threat is real: turn it up?
ask-expose-blank = { NAME($other) } refuses to pay. The threat is empty: turn it up?
ask-redraw = Choose cards to put under the deck; so far { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
ask-wizard = Take one card from this hand: { NAME($other) }.
ask-give = Choose a card to give. It goes to { NAME($other) }.
ask-den = Thieves’ Den: { $due } gold still to pay, in cards or gold.
ask-exchange = Which of your districts do you give for { NAME($district) } ({ NAME($other) })?
ask-adviser = Your Emperor was killed: as adviser, give the crown to someone.

# Options
opt-pick = Choose { NAME($character) }
opt-lay = Lay aside { NAME($character) }
opt-theater = Give { NAME($character) } and take a character from { NAME($other) }
opt-no-theater = Do not swap
opt-take-gold = Take { $gold } gold
opt-draw-cards = Draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, keep one
opt-draw-all = Draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and keep everything
opt-end = End turn
opt-income-end = Take { $gold } gold and end turn
left-unused = unused: { NAME($what) }
left-income = { $count } from income
left-build = a build
left-ability = the ability
opt-income-gold = Income from { NAME($colour, case: "many") } districts: { $gold } gold
opt-income-cards = Income from { NAME($colour, case: "many") } districts: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
opt-share = Income from { NAME($colour, case: "many") } districts: { $gold } gold and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
opt-build = Build { NAME($district) }
opt-scaffold = Build { NAME($district) }, giving up the Framework
opt-sacrifice = Build the Necropolis, giving up { NAME($district) }
opt-pay-cards = Build the Thieves’ Den, paying with cards
opt-levy = Build { NAME($district) } with { $gold } gold from { NAME($other) }
opt-kill = Kill { NAME($character) }
opt-bewitch = Bewitch { NAME($character) }
opt-warrants = Place the three warrants
opt-threats = Place the two threats
opt-mark = On { NAME($character) }
opt-sign = The one on { NAME($character) }
opt-confiscate = Confiscate: { NAME($district) }
opt-let-pass = Let it pass
opt-rob = Rob { NAME($character) }
opt-spy = Spy on { NAME($other) }: { NAME($colour, case: "many") } cards
opt-bribe = Pay the bribe
opt-refuse = Refuse
opt-expose = Turn the threat up
opt-no-expose = Leave it face down
opt-swap-hands = Swap hands with { NAME($other) }: { $given ->
        [one] { $given } card
       *[other] { $given } cards
    } for { $got ->
        [one] { $got } card
       *[other] { $got } cards
    }
opt-redraw = Put cards under the deck and draw as many
opt-redraw-done = Enough: draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
opt-discard = Put { NAME($district) } under the deck
opt-look = Look at the hand of { NAME($other) }
opt-take = Take { NAME($district) } into your hand
opt-foresee = Take a random card from { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
opt-give = Give { NAME($district) }
opt-crown-gold = Give the crown to { NAME($other) } and take 1 gold
opt-crown-card = Give the crown to { NAME($other) } and take a random card
opt-crown-nothing = Give the crown to { NAME($other) }
opt-advise = Give the crown to { NAME($other) }
opt-tithe = Take 1 gold from the richest: { NAME($other) }
opt-bonus = Take 1 extra gold
opt-plans = Take { $cards ->
        [one] { $cards } extra card
       *[other] { $cards } extra cards
    }
opt-voyage-gold = Take 4 gold
opt-voyage-cards = Take { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
opt-study = Scholar: draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, keep one
opt-destroy = Destroy { NAME($district) } ({ NAME($other) })
opt-destroy-own = Destroy { NAME($district) } in your own city
opt-exchange = Exchange for { NAME($district) } ({ NAME($other) })
opt-hand-over = Give { NAME($district) }
opt-seize = Seize { NAME($district) } ({ NAME($other) })
opt-favour = Take 3 gold: { NAME($other) } beside you has shown rank 4
opt-beautify = Beautify { NAME($district) }
opt-collect = Collect the taxes: { $gold } gold
opt-armory = Armory: destroy { NAME($district) } ({ NAME($other) })
opt-laboratory = Laboratory: put { NAME($district) } under the deck for 2 gold
opt-smithy = Smithy: draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
opt-museum = Museum: put { NAME($district) } under it
opt-keep = Keep { NAME($district) }
opt-pay-gold = Pay the rest in gold
opt-borrow = Levy { $gold } gold for cards: { NAME($other) }

# Events
event-round = Round { $round } begins; { NAME($seat) } has the crown.
event-face-up = Laid aside face up: { NAME($character) }.
event-face-down = { NAME($seat) } lays one character aside face down, unseen.
event-picked = { NAME($seat) } chooses a character.
event-picked-this = Your character: { NAME($character) }.
event-mix = { NAME($seat) } shuffles the rest and lays one aside face down, unseen.
event-laid = { NAME($seat) } lays a character aside face down.
event-theater = Theater: { NAME($seat) } and { NAME($other) } swap characters.
event-no-theater = { NAME($seat) } does not use the Theater.
event-now-have = You now have { NAME($character) }.
event-nobody = { NAME($character) } is called: nobody answers.
event-shows = { NAME($seat) } is the { NAME($character) }.
event-robbed = { $gold ->
        [0] { NAME($thief) } finds no gold to steal: { NAME($seat) } has none.
       *[other] { NAME($thief) } steals { $gold } gold from { NAME($seat) }.
    }
event-crown = { NAME($seat) } gets the crown.
event-resumes = { NAME($seat) }, the Witch, goes on as the { NAME($character) }.
event-refund = Alchemist: { NAME($seat) } gets { $gold } gold back.
event-end-turn = { NAME($seat) } ends the turn of the { NAME($character) }.
event-game-over = The last round is over: points are counted.
event-gold = { NAME($seat) } takes { $gold } gold.
event-gold-for = { NAME($why) }: { NAME($seat) } takes { $gold } gold.
event-draw = { NAME($seat) } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-draw-for = { NAME($why) }: { NAME($seat) } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-drawn = You drew: { NAME($district) }.
event-looks-at = { NAME($seat) } looks at { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from the deck.
event-keep = { $cards ->
        [0] { NAME($seat) } keeps the card.
        [one] { NAME($seat) } keeps one card; { $cards } card goes back.
       *[other] { NAME($seat) } keeps one card; { $cards } cards go back.
    }
event-kept = You kept { NAME($district) }.
event-build = { NAME($seat) } builds { NAME($district) } for { $gold } gold.
event-build-free = { NAME($seat) } builds { NAME($district) } without paying gold.
event-warrant = { $gold ->
        [0] { NAME($seat) } wants to build { NAME($district) } for cards alone, under a warrant.
       *[other] { NAME($seat) } wants to build { NAME($district) } for { $gold } gold, under a warrant.
    }
event-no-warrant = { NAME($seat) } lets it pass.
event-confiscated = Confiscated: { NAME($seat) } adds { NAME($district) } to the city for free.
event-gold-back = { NAME($seat) } gets { $gold } gold back.
event-tax = { NAME($seat) } pays 1 gold in tax.
event-first-complete = { NAME($seat) } completes a city first: this is the last round.
event-complete = { NAME($seat) } completes a city.
event-destroyed = Destroyed: { NAME($district) } ({ NAME($seat) }).
event-kill = { NAME($seat) } kills the { NAME($character) }.
event-bewitch = { NAME($seat) } bewitches the { NAME($character) }.
event-warrant-on = { NAME($seat) } puts a warrant on the { NAME($character) }.
event-threat-on = { NAME($seat) } puts a threat on the { NAME($character) }.
event-rob = { NAME($seat) } means to rob the { NAME($character) }.
event-spy = { NAME($seat) } looks for { NAME($colour, case: "many") } cards in the hand of { NAME($other) }: { $matches ->
        [0] there are none.
       *[other] { $matches } found, { $gold } gold taken.
    }
event-spy-sees = The hand of { NAME($other) }: { NAME($district) }.
event-refuse = { NAME($seat) } refuses to pay the bribe.
event-bribe = { $gold ->
        [0] { NAME($seat) } has too little gold for a bribe to { NAME($other) }; the threat is lifted.
       *[other] { NAME($seat) } pays { NAME($other) } a bribe of { $gold } gold; the threat is lifted.
    }
event-no-expose = { NAME($seat) } leaves the threat face down.
event-blank = { NAME($seat) } turns the threat up: it is empty.
event-rose = { NAME($seat) } turns up the real threat and takes { $gold } gold from { NAME($other) }.
event-swap-hands = { NAME($seat) } and { NAME($other) } swap hands: { $given ->
        [one] { $given } card
       *[other] { $given } cards
    } for { $got ->
        [one] { $got } card
       *[other] { $got } cards
    }.
event-hand-now = Your hand is now: { NAME($district) }.
event-redraw = { NAME($seat) } puts { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } under the deck.
event-look = { NAME($seat) } looks at the hand of { NAME($other) }.
event-wizard-takes = { NAME($seat) } takes a card from the hand of { NAME($other) }.
event-wizard-took = The card taken: { NAME($district) }.
event-seer-takes = { NAME($seat) } takes a random card from { NAME($other) }.
event-seer-took = The Seer’s card ({ NAME($other) }): { NAME($district) }.
event-give = { NAME($seat) } gives { NAME($other) } a card.
event-given = The card given: { NAME($district) }.
event-crown-gold = { NAME($other) } pays { NAME($seat) } 1 gold for the crown.
event-crown-card = { NAME($other) } pays { NAME($seat) } a random card for the crown.
event-crown-card-is = The card for the crown: { NAME($district) }.
event-tithe = { NAME($seat) } takes 1 gold from the richest, { NAME($other) }.
event-levy = { NAME($seat) } levies { $gold } gold from { NAME($other) } for cards.
event-attack = { $gold ->
        [0] { NAME($seat) } destroys { NAME($district) } in the city of { NAME($other) } without paying.
       *[other] { NAME($seat) } pays { $gold } gold to destroy { NAME($district) } in the city of { NAME($other) }.
    }
event-seize = { NAME($seat) } seizes { NAME($district) } from { NAME($other) } for { $gold } gold.
event-exchange = { $gold ->
        [0] { NAME($seat) } gives { NAME($other) } { NAME($given) } for { NAME($district) }.
       *[other] { NAME($seat) } gives { NAME($other) } { NAME($given) } for { NAME($district) } and pays { $gold } gold.
    }
event-beautify = { NAME($seat) } beautifies { NAME($district) }.
event-collect = { NAME($seat) } collects { $gold } gold in taxes.
event-laboratory = Laboratory: { NAME($seat) } puts a card under the deck.
event-smithy = Smithy: { NAME($seat) } pays 2 gold.
event-museum = { NAME($seat) } puts a card under the Museum.
event-armory = { NAME($seat) } gives up the Armory to destroy { NAME($district) } in the city of { NAME($other) }.
event-den = { NAME($seat) } pays with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.

# Refusals
no-killed = { NAME($character) } has been killed.
no-bewitched = { NAME($character) } has been bewitched.
no-rank = { NAME($character) } cannot be named: not rank 1, and not yourself.
no-marked = No marker can be put there: { NAME($character) }.
no-not-offered = { NAME($character) } is not among the cards you were passed.
no-empty-hand = { NAME($other) } has no cards in hand.
no-has-crown = { NAME($other) } has the crown already.
no-abbot-richest = Nobody is richer than you.
no-not-richest = { NAME($other) } is not the richest.
no-favour = The rank 4 character has not been shown beside you.
no-beautified = Already beautified: { NAME($district) }.
no-taxes = There are no taxes to collect.
no-deck-empty = The deck is empty.
no-complete = The city is complete: { NAME($other) }.
no-protected = The city is protected by the Bishop: { NAME($other) }.
no-own-protected = Your own city is protected by the Bishop, even from you.
no-own-complete = Your own city is complete, so nothing in it can be destroyed.
no-keep = The Keep is out of reach of rank 8.
no-duplicate = There is one in your city already: { NAME($district) }.
no-duplicate-there = There is one in the other city already ({ NAME($other) }): { NAME($district) }.
no-too-dear = Only districts of cost 3 or less can be seized. Too dear: { NAME($district) }.
no-nothing-to-give = You have nothing that you can give for { NAME($district) }.
no-itself = The Armory cannot be its own target.
no-idle-armory = Your own city is complete: the Armory in it cannot be destroyed.
no-gold-for = { NAME($district) }: the price is { $price } gold, you are { $short } short.
no-used-district = Already used this turn: { NAME($district) }.
no-cards = You have no cards in hand.
no-district-here = You have no such district to use.
no-ability = The { NAME($character) } cannot do that now: it has been done already, or it is another character’s ability.
no-gathered = You have gathered already this turn.
no-gather-first = First take gold or draw cards, then build.
no-gather-only = You may only take gold or draw cards now.
no-end-before-gather = You must take gold or draw cards first.
no-bewitch-first = The Witch must name a character now.
no-crown-first = The Emperor must give the crown away first.
no-threat-first = Gather, then settle the threat; nothing else before that.
no-building = The { NAME($character) } cannot build.
no-limit = You may build no more this turn (limit { $limit }).
no-limit-trader = Besides trade districts the Trader may build only one other district.
no-vault = The Secret Vault can never be built.
no-monument = The Monument needs a city of at most four districts.
no-income = You have no { NAME($colour, case: "many") } districts.
no-income-twice = You have taken your income already.
no-income-at-all = The { NAME($character) } is not paid for any districts.
no-income-share = Gold and cards together must be { $total }.
no-not-in-hand = Not in your hand: { NAME($district) }.
no-not-in-city = Not in your city: { NAME($district) }.
no-levy = The Cardinal may levy exactly the missing gold from one player who has it, for as many cards, once per turn.
no-den-cards = Cards and gold together do not make up the price of { $price }.
no-unsigned = This warrant is not signed.

# Bad options
bad-not-custom = The option “{ $option }” needs the cast “custom”.
bad-not-own = The option “{ $option }” needs the cast “custom” or “random”.
bad-uniques = { $needed } unique districts are needed, not { $count }.
bad-rank-twice = Two characters of rank { $rank }: there must be exactly one.
bad-rank-missing = No character of rank { $rank }: there must be exactly one.
bad-ninth-needed = With { $seats } players a character of rank 9 is needed.
bad-ninth-missing = The option “{ $option }” asks for a character of rank 9, and your own cast has none.
bad-ninth-forbidden = Two players play without a character of rank 9.
bad-queen = The Queen needs five players or more, not { $seats }.
bad-emperor = The Emperor cannot be used with { $seats } players.

# Scores
part-districts = Cost of districts
    .honour = Great builder
part-beautified = Beautified districts
    .honour = Patron of beauty
part-types = All five types
    .honour = City of every craft
part-first = First completed city
    .honour = Swiftest builder
part-complete = Completed city
    .honour = Founder of a city

# Table options
option-cast = Cast
    .about = Which characters and unique districts are in the game.
option-cast-first_game = First game
    .about = The eight classic characters and fourteen simple unique districts.
option-cast-devious_dignitaries = Devious Dignitaries
    .about = Bluff, warrants and threats.
option-cast-illustrious_emissaries = Illustrious Emissaries
    .about = Unusual ways to gather, and a Witch.
option-cast-vicious_nobles = Vicious Nobles
    .about = Open aggression and taxes.
option-cast-ambitious_aristocrats = Ambitious Aristocrats
    .about = Warrants, seizures and many builds.
option-cast-cunning_agents = Cunning Agents
    .about = Witch, threats and an Emperor who passes the crown on.
option-cast-tenacious_delegates = Tenacious Delegates
    .about = Hands are searched, cards change owners.
option-cast-random = Random
    .about = One random character of each rank and fourteen random unique districts.
option-cast-custom = Your own choice
    .about = Characters and unique districts as chosen below; what is left empty is drawn at random.
option-rank9_with_4_to_7 = Ninth character with four to seven players
    .about = A character of rank 9 takes part as well; with three and eight players it always does.
option-ninth = Which ninth character
    .about = The one of the cast, or one of your choice; with four to seven players naming one brings it in. The Queen needs five players.
option-ninth-preset = As in the cast
    .about = The first game takes the Queen, with three or four players the Artist.
option-ninth-queen = Queen
    .about = For five players or more.
option-ninth-artist = Artist
    .about = For three players or more.
option-ninth-tax_collector = Tax Collector
    .about = For three players or more.
option-preset_edition = Edition of the ready-made casts
    .about = Three casts differ by a few cards between the editions.
option-preset_edition-2021 = 2021
    .about = The casts of the newer rulebook.
option-preset_edition-2016 = 2016
    .about = The casts of the older rulebook.
option-characters = Characters
    .about = For your own cast: exactly one of each rank from 1 to 8, and of rank 9 where it is needed.
option-uniques = Unique districts
    .about = For your own or a random cast: exactly fourteen.
option-emperor_in_a_duel = In place of the Emperor
    .about = The Emperor cannot be used with two players; the rulebook lets you choose between these two.
option-first_crown = Who starts with the crown
    .about = The rulebook gives it to the oldest player.
option-first_crown-random = A random player
    .about = Drawn by lot.
option-first_crown-first_seat = The first seat
    .about = The host or the oldest player sits there.
option-artist_raises_cost = Beautifying raises the cost
    .about = As in the 2016 edition: it matters to the Basilica and to the Marshal’s limit of 3.
option-great_wall_protects_itself = The Great Wall protects itself
    .about = Rank 8 pays 1 gold more for the Great Wall too.
option-wizard_alternative_payment = The Wizard may use the Framework and the Necropolis
    .about = A card built at once may be built with the Framework; the Necropolis may be built by giving up a district.
option-wizard_build_before_gather = The Wizard may build before gathering
    .about = A card taken by the Wizard may be built at once even before gold or cards are gathered.

# What to know before one chooses
warn-last-round = The last round: a city is complete.
warn-one-short = One district short of a complete city: { NAME($seats) }.

# The box: which of its values come from where
fact-cost = the cost
fact-copies = the number of copies
fact-effect = the effect
facts-colours = 12 noble, 11 religious, 20 trade and 11 military districts, as printed
box-noble = A noble district of cost { $cost }.
box-religious = A religious district of cost { $cost }.
box-trade = A trade district of cost { $cost }.
box-military = A military district of cost { $cost }.

# A turn in short: what was done to whom, beside what was built
gist-kill = kills the { NAME($character) }
gist-bewitch = bewitches the { NAME($character) }
gist-rob = robs the { NAME($character) }
gist-warrant = warrant: { NAME($character) }
gist-threat = threat: { NAME($character) }
gist-destroy = destroys { NAME($district) }
gist-seize = seizes { NAME($district) }
gist-beautify = beautifies { NAME($district) }
