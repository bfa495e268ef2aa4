# What only the board says.

stage-nobody = nobody
stage-aside = aside
plaque-gather = Gather
plaque-income = Income
plaque-build = Build
plaque-assassin = Kill a character
plaque-magistrate = Place warrants
plaque-thief = Rob a character
plaque-spy = Spy on a hand
plaque-blackmailer = Place threats
plaque-magician = Swap cards
plaque-wizard = Look at a hand
plaque-seer = A card from each
plaque-emperor = Give the crown
plaque-abbot = 1 from the richest
plaque-merchant = 1 extra gold
plaque-architect = 2 extra cards
plaque-scholar = 7 cards, keep 1
plaque-warlord = Destroy a district
plaque-diplomat = Exchange districts
plaque-marshal = Seize a district
plaque-queen = 3 gold
plaque-artist = Beautify a district
plaque-tax_collector = Collect the taxes
pile-deck = Districts
pile-bank = Bank
pile-face-down = Face down
draft-order = Order
pile-pool = Passed on
tray-in-city = in your city
tray-fold = Show the table
tray-open = Show the cards
tray-back = { $count ->
    [one] goes back to the deck
   *[other] go back to the deck
}
duel-free = into your city, free
duel-stays = stays with { $name }
duel-warrant-hidden = the warrant stays hidden
duel-lifted = The threat is lifted, and nobody learns which it was.
duel-if-real = if it is real
duel-if-blank = if it is empty
duel-shown-blank = it is empty, and all see it
duel-unknown = nobody learns which it was
haunted-as = counts as { NAME($colour) }
den-due = still to pay
markers-warrant = { $left ->
    [3] Where does the signed warrant go?
   *[other] Signed: { NAME($character) }. Unsigned still to place: { $left }.
}
markers-threat = { $left ->
    [2] Where does the real threat go?
   *[other] Real: { NAME($character) }. Where does the empty threat go?
}

# The guided first game.

lesson-citadels-welcome-title = Your city
lesson-citadels-draft-title = Choose a character
lesson-citadels-gather-title = Gold or cards
lesson-citadels-keep-title = Keep one card
lesson-citadels-target-title = Name a character
lesson-citadels-turn-title = Build
lesson-citadels-ranks-title = Characters are called
lesson-citadels-crown-title = The crown
lesson-citadels-second-title = A new round
lesson-citadels-unique-title = Purple districts
lesson-citadels-end-title = The end is near
lesson-citadels-gather-gold = Two gold from the bank
lesson-citadels-gather-cards = Two cards, keep one
lesson-citadels-about = You build a city. Each round you secretly take a role, a thief or a king, a merchant or a warlord, and use its power. Whoever has the most valuable city in the end wins.
lesson-citadels-welcome = Welcome! Below is your hand: districts you may build. In front of each player grows a street of what is built. Points are mostly the gold your districts cost.
lesson-citadels-draft = First everyone secretly picks a character. It decides when you act this round and what special power you have. Read what each of them can do. For a first round the Architect is a good friend: two extra cards, and several districts in one turn.
lesson-citadels-ranks = Characters are now called from 1 upwards. Watch the row of ranks: who is called shows the card and takes a turn.
lesson-citadels-gather = Your turn begins with a choice: two gold, or a look at new districts of which you keep one. Without gold nothing gets built, without cards there is nothing to build.
lesson-citadels-keep = Keep the card you want to build. Colours matter: the King earns with yellow, the Bishop with blue, the Merchant with green, the Warlord with red.
lesson-citadels-turn = Now build if you can: the number on a card is its price, and you can pay for the cards that glow. The power of your character stands beside your city. Then end your turn.
lesson-citadels-target = You name a character, not a player: you do not know who holds it. Think what others would like to have.
lesson-citadels-crown = The crown marks who picks first in the next round. The King takes it.
lesson-citadels-second = A new round, a new role. Look at the streets of others: who is rich, who is close to the end? The game ends in the round in which somebody completes a city.
lesson-citadels-unique = Purple districts are unique: each has a rule of its own. Point at them, or hold a finger on them, to read it.
lesson-citadels-end = A city is nearly complete! All colours in your city bring a bonus, and so does finishing first. Take what is worth the most.
