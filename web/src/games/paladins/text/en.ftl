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
board-pass-sure = { $count ->
    [one] Pass? { $count } worker would go back unused, and there is still something to do.
   *[other] Pass? { $count } workers would go back unused, and there is still something to do.
}
board-pass-anyway = Pass all the same
board-mine = My board
board-kingdom = Kingdom
board-chip-land = Land
board-chip-outsiders = Outsiders
board-chip-townsfolk = Townsfolk
board-chip-king = King
board-close = Close
board-instead = Who stands there instead?
