# What only the drawn board says.
board-refilled = refilled at the end of the round
board-only-look = only to look at
board-back = Back to my board
board-on-top = On top
board-under = Under it
board-hired = Hired
board-errand = errand
board-hire = hire
board-order-of-choosing = Order of choosing
board-play = this round
board-top = on top
board-under-deck = under
board-top-or-under = on top or under
board-choose-this = play this round
board-clear-slot = Clear slot: any worker.
board-coloured-slot = This colour, or a criminal.
board-red-closes = Red: what it closes
board-pay-how = How do you pay?
board-for-nothing = for nothing
board-you-pay = You pay
board-change = change
board-do-it = Do it
board-who-on-top = { $paladin } plays this round. Who lies on top? The last one goes under the deck.
board-choose-another = Choose another
board-mine = My board
board-kingdom = Kingdom
board-besides = Besides:
board-chip-land = Land
board-chip-outsiders = Outsiders
board-chip-townsfolk = Townsfolk
board-chip-king = King
board-instead = Who stands there instead?
board-inquisition = Inquisition
board-inquisition-taken = tax taken
board-inquisition-abilities = abilities
board-inquisition-most = most suspicion
board-inquisition-debt = debt
board-inquisition-half = half discarded
board-inquisition-filled = filled to { $count }
board-round-over = Round { $round } is over
board-round-passed = all have passed
board-round-kept = workers kept: 3 at most
board-round-leave = { $count ->
    [0] no card leaves
    [one] { $count } card leaves
   *[other] { $count } cards leave
}
board-round-rows = rows move on, favours are free
board-round-first = first player: { NAME($seat) }
board-round-order = an order is turned up
board-round-favour = a favour is turned up
board-round-player = Player
board-round-points = Points
board-round-brought = This round
board-round-stay = Kept
board-once-more = Once more
board-next = Next
board-takes-debt = takes a debt
board-no-debt = no debt
board-would-take-debt = a debt, as it stands

lesson-paladins-about = The West Kingdom around the year 900: for seven rounds you gather workers, send monks and build outposts, walls and a good name. Your paladin helps, and the inquisition watches. Whoever has the most points in the end wins.
lesson-paladins-welcome-title = Welcome
lesson-paladins-welcome =
    { $phone ->
        [1] At the top are two tabs: “{ board-kingdom }”, where you are now, and “{ board-mine }”.
       *[0] This is the kingdom, and below it your own board with twelve actions.
    } Before the first round you hire one townsfolk for nothing: click a card. Its lower half works for you to the end of the game.
lesson-paladins-welcome-row = Below the line: when it pays, and what
lesson-paladins-welcome-board = Your board: six simple actions and six great ones
lesson-paladins-paladin-title = Your paladin
lesson-paladins-paladin = Each round three paladins come to hand. The first click plays one: it brings two workers, adds to your attributes for the round and helps with one action. The second click puts one on top of the deck for the next round; the last goes under it.
lesson-paladins-tavern-title = The tavern
lesson-paladins-tavern = Choose a tavern and take its four workers. The green strip shows which great actions you could then take. Purple criminals stand in for any colour, but each brings a suspicion card.
lesson-paladins-tavern-workers = Your workers: the four of the tavern join them
lesson-paladins-turn-title = Your turn
lesson-paladins-turn = Players take turns, one action each, until all have passed. What glows can be taken now. Hunt and Trade have two ways: one worker of any colour brings 1, with the coloured worker beside it 3. Workers stay there, and the action is blocked for the rest of the round.
lesson-paladins-payment-title = Two clicks
lesson-paladins-payment =
    { $phone ->
        [1] Tap a great action, then where it goes. The bar at the foot shows who pays; a tap there changes it.
       *[0] Click a great action and the workers for it stand in its slots; then click where it goes. A tap on a slot changes who pays.
    } If something no longer glows, the red mark says what is missing.
lesson-paladins-payment-wild = A criminal may stand on any slot
lesson-paladins-needs-title = Three attributes
lesson-paladins-needs =
    { $phone ->
        [1] The flag on an action is what it asks for; over the actions stands what you have: the marker + your paladin this round.
       *[0] The flag beside an action is what it asks for. The banners show what you have: the marker and, hatched, what your paladin adds this round.
    } Each great action raises another attribute than the one it asks for, and markers are worth points at the end.
lesson-paladins-needs-faith = Faith: how far monks go, whom you may convert
lesson-paladins-needs-strength = Strength: outposts and attacks
lesson-paladins-needs-influence = Influence: walls and absolution
lesson-paladins-recruit-title = Recruit
lesson-paladins-recruit = With one worker you send a townsfolk on an errand and take the reward above the line. With a fighter beside it you hire it for good. The price stands under the card; the two on the left can be had for a debt instead.
lesson-paladins-suspicion-title = Suspicion
lesson-paladins-suspicion =
    { $phone ->
        [1] The eye shows how many suspicion cards you have. Drawing one takes the silver printed on it from the tax supply, for you.
       *[0] Your suspicion cards lie open, with the tax printed on them. Drawing one takes that much silver from the tax supply, for you.
    } When the supply runs out, whoever has the most suspicion takes a debt: 3 points less, unless it is paid.
lesson-paladins-inquisition-title = The inquisition
lesson-paladins-inquisition = The tax supply is nearly empty. The tokens beside the gavel name who would take a debt now. Absolve, and some townsfolk and spaces, take suspicion away.
lesson-paladins-outsiders-title = Outsiders
lesson-paladins-outsiders = Attack an outsider for what stands beside the swords; strength that is missing is paid in silver. Or convert one: it gives strength now, and at the end the points on its shield, as they would be for you today.
lesson-paladins-develop-title = Workshops
lesson-paladins-develop = Develop puts a workshop onto a dotted slot: from then on that slot needs no worker. And the worker under the workshop is yours at once.
lesson-paladins-pray-title = Prayer
lesson-paladins-pray = Pray frees one action of its workers, so that you can take it once more this round.
lesson-paladins-orders-title = The king’s orders
lesson-paladins-orders = The red seals are orders: five times the same action, and the points on the seal are yours. The seal also sits on the action, with a red ring at the fifth piece.
lesson-paladins-pass-title = Passing
lesson-paladins-pass = When nothing more is worth doing, pass. All workers on the board go back; of those at hand you keep up to three for the next round.
lesson-paladins-keep-title = Three stay
lesson-paladins-keep = Click the workers you want to keep. Colours that your next paladin does not bring are often the best ones.
lesson-paladins-favours-title = The king’s favours
lesson-paladins-favours = Favours are extra actions for everybody: put the worker on the card, pay, take. Once somebody stands there, it is closed until the end of the round.
lesson-paladins-end-title = The last round
lesson-paladins-end =
    The seventh round is the last. No worker can be kept. { $phone ->
        [1] Pay debts, finish orders and rows of five, six, seven pieces.
       *[0] Pay debts, finish orders and rows of five, six, seven pieces: the gold figures say what they are worth.
    }

guide-opponent = How the opponent plays
guide-opponent-1 = You always act first. Then it turns up a scheme, which says what it tries. Colours do not matter to it: an action takes as many workers as it has slots without workshops.
guide-opponent-2 = If that is impossible (blocked, too few workers, too little faith or strength), it takes the first free one of the five small actions. Rest ends its round.
guide-opponent-3 = It collects nothing. Silver, provisions and tax move its marker; each lap raises its lowest attribute, the one that glows.
guide-opponent-4 = The blue pointers show what it aims at: the townsfolk, favour and outsider from the marker on. Take them first, if you like.
guide-opponent-5 = In the inquisition it counts like a player. Every step stands in the log, with its reason.
